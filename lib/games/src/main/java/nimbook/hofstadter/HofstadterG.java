package nimbook.hofstadter;

import static nimbook.core.Arguments.nonNull;
import static nimbook.core.Arguments.refuse;

import java.math.BigInteger;
import nimbook.core.Work;
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
        return byRecursion(0, count);
    }

    /**
     * The same recursion, begun otherwise: g(n) = min(n, k) for n ≤ 2k, and g(n) = n − g(g(n − 1)) beyond; the values
     * g(0) … g(count − 1). k = 0 and k = 1 make h. In Wythoff's game with the terminal cells x + y ≤ k the P-position
     * of difference d &gt; k is (d − k + g(d − 1), 2d − k + g(d − 1)), and besides mirror images and terminal cells
     * there is no other (docs/proofs.md, Theorem 13). O(count).
     *
     * @throws IllegalArgumentException unless 0 ≤ k ≤ 10⁸ and 1 ≤ count ≤ 10⁸
     */
    public static int[] byRecursion(int k, int count) {
        refuse(k < 0 || k > MOST, "k = ", k, ": 0 to ", MOST, " are allowed");
        refuse(count < 1 || count > MOST, "count = ", count, ": 1 to ", MOST, " terms are allowed");
        int[] g = new int[count];
        for (int n = 1; n < count; n++) {
            if ((n & 0xFFFF) == 0) Work.at(n, count, "terms");
            g[n] = n <= 2 * k ? Math.min(n, k) : n - g[g[n - 1]];
        }
        return g;
    }
}
