package nimbook.number;

import static nimbook.core.Arguments.nonNull;

import java.math.BigInteger;
import nimbook.core.Work;

/**
 * ⌊nφ⌋ and ⌊nφ²⌋, φ = (1+√5)/2, exact for every n: the lower and upper Wythoff numbers A(n) (OEIS A000201) and B(n) =
 * A(n) + n (A001950).
 *
 * <p>No floating-point number takes part. A fixed-point product gives a candidate and a bound; where the two leave a
 * doubt, the sign of a² − an − n² decides: it is negative, zero or positive as a is less than, equal to or greater than
 * nφ (a, n ≥ 0).
 */
public final class Golden {

    /** ⌊2⁶⁴(φ−1)⌋; the product with n &lt; 2⁶³ is too small by less than n. */
    private static final long FRACTION = 0x9E3779B97F4A7C15L;

    /** The greatest n with ⌊nφ⌋ &lt; 2⁶³, ⌊2⁶³/φ⌋. */
    public static final long MAX_LOWER = 5_700_357_409_661_599_242L;

    /** The greatest n with ⌊nφ²⌋ &lt; 2⁶³, ⌊2⁶³/φ²⌋. */
    public static final long MAX_UPPER = 3_523_014_627_193_176_565L;

    /** More bits than n has, so that a doubt is rare: about one n in 2⁶⁴. */
    private static final int GUARD = 64;

    /** Up to here an interrupt can wait, and a class may begin: one whose beginning is stopped can never be used. */
    static final int SMALL = 1000;

    /** 120 million digits, 50 MB a number; the square of φ's numerator must fit in a BigInteger of 2³¹ bits, too. */
    private static final int MAX_BITS = 400_000_000;

    /** ⌊2^bits·φ⌋; the longest one computed is kept, shorter ones are its first bits. */
    private record Phi(int bits, BigInteger scaled) {}

    private static volatile Phi kept = new Phi(0, BigInteger.ONE);

    private Golden() {}

    /**
     * ⌊nφ⌋ = A(n) for 0 ≤ n ≤ {@link #MAX_LOWER}; a few nanoseconds.
     *
     * @throws IllegalArgumentException for any other n
     */
    public static long floorPhi(long n) {
        if (n < 0 || n > MAX_LOWER) {
            throw new IllegalArgumentException(
                    "n = " + n + ": ⌊nφ⌋ fits in a long for 0 ≤ n ≤ " + MAX_LOWER + "; take a BigInteger beyond");
        }
        long low = n * FRACTION;
        long candidate = n + unsignedHigh(n, FRACTION);
        // the true fraction is low + e, 0 ≤ e < n, in units of 2⁻⁶⁴: no carry, no doubt
        if (Long.compareUnsigned(low + n, low) >= 0) return candidate;
        return compare(BigInteger.valueOf(candidate + 1), BigInteger.valueOf(n)) <= 0 ? candidate + 1 : candidate;
    }

    /**
     * ⌊nφ²⌋ = B(n) = ⌊nφ⌋ + n for 0 ≤ n ≤ {@link #MAX_UPPER}.
     *
     * @throws IllegalArgumentException for any other n
     */
    public static long floorPhiSquared(long n) {
        if (n < 0 || n > MAX_UPPER) {
            throw new IllegalArgumentException(
                    "n = " + n + ": ⌊nφ²⌋ fits in a long for 0 ≤ n ≤ " + MAX_UPPER + "; take a BigInteger beyond");
        }
        return floorPhi(n) + n;
    }

    /**
     * ⌊nφ⌋ = A(n), n ≥ 0: one product of the size of n once φ is kept at that length.
     *
     * @throws IllegalArgumentException when n &lt; 0
     */
    public static BigInteger floorPhi(BigInteger n) {
        if (nonNull(n, "n").signum() < 0)
            throw new IllegalArgumentException("n = " + Numerals.brief(n) + ": n must be at least 0");
        if (n.bitLength() <= 62) return BigInteger.valueOf(floorPhi(n.longValue()));
        if (n.bitLength() > MAX_BITS) throw new IllegalArgumentException("n has " + n.bitLength() + " bits: at most "
                + MAX_BITS + " are allowed");
        int bits = n.bitLength() + GUARD;
        BigInteger phi = phi(bits);
        if (bits > SMALL) Work.poll();
        BigInteger product = n.multiply(phi);
        if (bits > SMALL) Work.poll();
        BigInteger candidate = product.shiftRight(bits);
        if (product.add(n).shiftRight(bits).equals(candidate)) return candidate;
        BigInteger next = candidate.add(BigInteger.ONE);
        return compare(next, n) <= 0 ? next : candidate;
    }

    /**
     * ⌊nφ²⌋ = B(n) = ⌊nφ⌋ + n, n ≥ 0.
     *
     * @throws IllegalArgumentException when n &lt; 0
     */
    public static BigInteger floorPhiSquared(BigInteger n) {
        return floorPhi(n).add(n);
    }

    /**
     * The sign of a − nφ for a, n ≥ 0, which is that of a² − n(a+n): one square and one product, no root. (a² − an − n²
     * = (a − nφ)(a + n/φ), and the second factor is positive unless a = n = 0.)
     */
    public static int compare(BigInteger a, BigInteger n) {
        BigInteger square = nonNull(a, "a").multiply(a);
        if (a.bitLength() > SMALL) Work.poll();
        return square.compareTo(nonNull(n, "n").multiply(a.add(n)));
    }

    /**
     * Whether a = ⌊nφ⌋, for a, n ≥ 0, by the signs of s = a² − n(a+n) and of s + 2a + 1 − n, the same at a + 1: s ≤ 0
     * &lt; s + 2a + 1 − n. Two products of the size of a; nothing needs to be kept.
     */
    public static boolean isFloorPhi(BigInteger a, BigInteger n) {
        BigInteger square = nonNull(a, "a").multiply(a);
        if (a.bitLength() > SMALL) Work.poll();
        BigInteger sign = square.subtract(nonNull(n, "n").multiply(a.add(n)));
        return sign.signum() <= 0 && sign.add(a.shiftLeft(1)).add(BigInteger.ONE).subtract(n).signum() > 0;
    }

    /** ⌊2^bits·φ⌋, from ⌊√(5·4^bits)⌋ the first time. */
    static BigInteger phi(int bits) {
        Phi known = kept;
        if (known.bits < bits) {
            BigInteger root = Roots.floorSqrt(BigInteger.valueOf(5).shiftLeft(2 * bits));
            known = new Phi(bits, BigInteger.ONE.shiftLeft(bits).add(root).shiftRight(1));
            kept = known;
        }
        return known.scaled.shiftRight(known.bits - bits);
    }

    /**
     * The high 64 bits of the 128-bit product of two unsigned numbers (Math.multiplyHigh is not there in the browser).
     */
    static long unsignedHigh(long a, long b) {
        long mask = 0xFFFFFFFFL;
        long a0 = a & mask;
        long a1 = a >>> 32;
        long b0 = b & mask;
        long b1 = b >>> 32;
        long middle = a1 * b0 + (a0 * b0 >>> 32);
        long carry = a0 * b1 + (middle & mask);
        return a1 * b1 + (middle >>> 32) + (carry >>> 32);
    }
}
