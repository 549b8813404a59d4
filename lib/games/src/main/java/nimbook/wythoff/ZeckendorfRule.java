package nimbook.wythoff;

import static nimbook.core.Arguments.nonNull;
import static nimbook.core.Arguments.refuse;

import java.math.BigInteger;
import nimbook.number.Golden;
import nimbook.number.Zeckendorf;

/**
 * The rule that gives a P-position from the Fibonacci sum of its difference (document: wythoff.txt, W6): from y − x =
 * ΣF(k) follow x = ΣF(k+1) and y = ΣF(k+2).
 *
 * <p>The document takes the Zeckendorf representation of y − x. With that of Zeckendorf's theorem (least index ≥ 2) the
 * rule gives (A + 1, B + 1) instead of (A, B) whenever the least index is even, that is exactly when y − x is a lower
 * Wythoff number. It is right with the representation whose least index is odd, where F(1) may take part.
 *
 * @param difference y − x, ≥ 1
 * @param sum the representation that was taken
 * @param x ΣF(k+1)
 * @param y ΣF(k+2)
 * @param right whether (x, y) is the P-position with this difference
 */
public record ZeckendorfRule(BigInteger difference, Zeckendorf sum, BigInteger x, BigInteger y, boolean right) {

    /** All are there. */
    public ZeckendorfRule {
        nonNull(difference, "difference");
        nonNull(sum, "sum");
        nonNull(x, "x");
        nonNull(y, "y");
    }

    /**
     * As printed: with the Zeckendorf representation of the difference.
     *
     * @throws IllegalArgumentException when the difference is below 1
     */
    public static ZeckendorfRule asPrinted(long difference) {
        return asPrinted(BigInteger.valueOf(difference));
    }

    /** {@link #asPrinted(long)} at any size. */
    public static ZeckendorfRule asPrinted(BigInteger difference) {
        return with(Zeckendorf.of(check(difference)));
    }

    /**
     * As it should be: with the representation whose least index is odd.
     *
     * @throws IllegalArgumentException when the difference is below 1
     */
    public static ZeckendorfRule corrected(long difference) {
        return corrected(BigInteger.valueOf(difference));
    }

    /** {@link #corrected(long)} at any size. */
    public static ZeckendorfRule corrected(BigInteger difference) {
        return with(Zeckendorf.of(check(difference)).odd());
    }

    private static BigInteger check(BigInteger difference) {
        refuse(nonNull(difference, "difference").signum() < 1, "difference ", difference,
                ": the rule speaks of positions with y − x ≥ 1");
        return difference;
    }

    private static ZeckendorfRule with(Zeckendorf sum) {
        BigInteger n = sum.value();
        BigInteger x = sum.shift(1).value();
        // F(k) + F(k+1) = F(k+2), term by term
        return new ZeckendorfRule(n, sum, x, x.add(n), Golden.isFloorPhi(x, n));
    }

    /** The pair (x, y) that the rule gives. */
    public Piles piles() {
        return new Piles(x, y);
    }

    /** "3 = F₄ → (5, 8), but the P-position is (4, 7)". */
    @Override
    public String toString() {
        String head = sum + " → " + piles();
        return right ? head + ", a P-position"
                : head + ", but the P-position with this difference is " + Wythoff.pair(difference);
    }
}
