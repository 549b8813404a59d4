package nimbook.fibonacci;

import static nimbook.core.Arguments.nonNull;

import java.math.BigInteger;
import java.util.List;
import nimbook.number.Numerals;

/**
 * Fibonacci nim with one pile, misère play: the player who takes the last coin loses. A pile of n behaves as a pile of
 * n − 1 in normal play, with the same quota.
 *
 * <p>This was seen in the computed tables first ({@code TakeAway.factor(2).misere()} knows nothing of it), and the
 * reason is short: taking the last coin loses at once, so no player does it while another move is left, and another
 * move is left unless the pile is a single coin. So the players play for the other n − 1 coins, and the player who
 * takes the last of those leaves the single coin to the other. It holds for take-away under every quota rule with f(s)
 * ≥ 1.
 */
public final class MisereFibonacciNim {

    private MisereFibonacciNim() {}

    /**
     * Whether the player to move loses. The empty pile is won: the other took the last coin.
     *
     * @param n the pile, ≥ 0
     * @param quota the most that may be taken now, ≥ 0
     * @throws IllegalArgumentException when n or quota is negative
     */
    public static boolean isP(long n, long quota) {
        return isP(BigInteger.valueOf(n), BigInteger.valueOf(quota));
    }

    /** {@link #isP(long, long)} at any size. */
    public static boolean isP(BigInteger n, BigInteger quota) {
        check(n, quota);
        return n.signum() > 0 && FibonacciNim.isP(n.subtract(BigInteger.ONE), quota);
    }

    /** Every winning move, ascending; empty at P-positions and at the empty pile, which is won without one. */
    public static List<BigInteger> winningTakes(BigInteger n, BigInteger quota) {
        check(n, quota);
        return n.signum() == 0 ? List.of() : FibonacciNim.winningTakes(n.subtract(BigInteger.ONE), quota);
    }

    /** {@link #winningTakes(BigInteger, BigInteger)}. */
    public static List<Long> winningTakes(long n, long quota) {
        return winningTakes(BigInteger.valueOf(n), BigInteger.valueOf(quota)).stream().map(BigInteger::longValueExact)
                .toList();
    }

    private static void check(BigInteger n, BigInteger quota) {
        FibonacciNim.check(nonNull(n, "n").signum() >= 0, "n", Numerals.brief(n), "a pile");
        FibonacciNim.check(nonNull(quota, "quota").signum() >= 0, "quota", Numerals.brief(quota), "a quota");
    }
}
