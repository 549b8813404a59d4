package nimbook.hofstadter;

import static nimbook.core.Arguments.nonNull;
import static nimbook.core.Arguments.refuse;

import java.math.BigInteger;
import nimbook.number.Golden;
import nimbook.number.Numerals;

/**
 * Hofstadter's G: h(0) = 0, h(n) = n − h(h(n − 1)) (Gödel, Escher, Bach, chapter V; OEIS A005206; the document calls it
 * h), at any n without the recursion: h(n) = ⌊(n + 1)/φ⌋ = ⌊(n + 1)φ⌋ − (n + 1) (Gault and Clint 1988; Granville and
 * Rasson 1988).
 */
public final class HofstadterG {

    /** The most terms in one array. */
    private static final int MOST = 100_000_000;

    private HofstadterG() {}

    /**
     * h(n), 0 ≤ n &lt; {@link Golden#MAX_LOWER}; O(1).
     *
     * @throws IllegalArgumentException for any other n
     */
    public static long term(long n) {
        refuse(n < 0 || n >= Golden.MAX_LOWER, "n = ", n, ": 0 ≤ n < ", Golden.MAX_LOWER,
                " is allowed here; take a BigInteger beyond");
        return Golden.floorPhi(n + 1) - (n + 1);
    }

    /**
     * h(n), n ≥ 0; one product.
     *
     * @throws IllegalArgumentException when n &lt; 0
     */
    public static BigInteger term(BigInteger n) {
        if (nonNull(n, "n").signum() < 0)
            throw new IllegalArgumentException("n = " + Numerals.brief(n) + ": n must be at least 0");
        BigInteger next = n.add(BigInteger.ONE);
        return Golden.floorPhi(next).subtract(next);
    }

    /**
     * h(0) … h(count − 1) by the recursion, as it is defined: O(count).
     *
     * @throws IllegalArgumentException unless 1 ≤ count ≤ 10⁸
     */
    public static int[] byRecursion(int count) {
        refuse(count < 1 || count > MOST, "count = ", count, ": 1 to ", MOST, " terms are allowed");
        int[] h = new int[count];
        for (int n = 1; n < count; n++) {
            if ((n & 0xFFFF) == 0) nimbook.core.Work.at(n, count, "terms");
            h[n] = n - h[h[n - 1]];
        }
        return h;
    }
}
