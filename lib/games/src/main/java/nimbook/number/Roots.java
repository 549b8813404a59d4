package nimbook.number;

import static nimbook.core.Arguments.nonNull;

import java.math.BigInteger;
import nimbook.core.Work;

/** Integer square roots. */
public final class Roots {

    private Roots() {}

    /**
     * ⌊√n⌋.
     *
     * @throws IllegalArgumentException when n &lt; 0
     */
    public static long floorSqrt(long n) {
        if (n < 0) throw new IllegalArgumentException("n = " + n + ": the square root needs n ≥ 0");
        // the floating-point root is a first guess only; 3037000499² is the greatest square below 2⁶³
        long root = Math.min((long) Math.sqrt((double) n), 3_037_000_499L);
        while (root * root > n) root--;
        while (root < 3_037_000_499L && (root + 1) * (root + 1) <= n) root++;
        return root;
    }

    /**
     * ⌊√n⌋, by Newton's iteration with doubling precision: one division of 2k by k bits at each doubling, so O(one
     * division of the size of n). The iteration on near roots is M. Dickinson's (he proved it for Python's integer
     * square root).
     *
     * @throws IllegalArgumentException when n &lt; 0
     */
    public static BigInteger floorSqrt(BigInteger n) {
        if (nonNull(n, "n").signum() < 0)
            throw new IllegalArgumentException("n = " + Numerals.brief(n) + ": the square root needs n ≥ 0");
        if (n.bitLength() <= 62) return BigInteger.valueOf(floorSqrt(n.longValue()));
        BigInteger root = near(n);
        if (n.bitLength() > Golden.SMALL) Work.poll();
        return root.multiply(root).compareTo(n) > 0 ? root.subtract(BigInteger.ONE) : root;
    }

    /** Whether n is a perfect square. */
    public static boolean isSquare(BigInteger n) {
        if (nonNull(n, "n").signum() < 0) return false;
        BigInteger root = floorSqrt(n);
        return root.multiply(root).equals(n);
    }

    /** Some a with (a−1)² &lt; n &lt; (a+1)². */
    private static BigInteger near(BigInteger n) {
        if (n.bitLength() <= 62) return BigInteger.valueOf(floorSqrt(n.longValue()));
        if (n.bitLength() > Golden.SMALL) Work.poll();
        int shift = ((n.bitLength() - 1) / 2 - 1) / 2;
        BigInteger high = near(n.shiftRight(2 * shift + 2));
        return high.shiftLeft(shift).add(n.shiftRight(shift + 2).divide(high));
    }
}
