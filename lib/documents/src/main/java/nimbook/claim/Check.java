package nimbook.claim;

import java.util.function.Supplier;

/**
 * A claim together with the computation that decides it; the computation runs when its verdict is requested, not
 * before.
 */
public record Check(Claim claim, Supplier<Verdict> decide) {}
