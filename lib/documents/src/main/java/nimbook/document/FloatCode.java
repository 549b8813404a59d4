package nimbook.document;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import nimbook.core.Work;
import nimbook.number.Fibonacci;
import nimbook.number.Golden;
import nimbook.number.Roots;
import nimbook.wythoff.Piles;
import nimbook.wythoff.Wythoff;

/**
 * The programmers' test {@code a == (int)((b - a) * (sqrt(5) + 1) / 2)} (document: beatty.txt, B7) in the arithmetics
 * that it is run in, and where each first goes wrong.
 *
 * <p>Each constant keeps the order of operations of the text: √5 rounded, 1 added and rounded, times k = b − a rounded,
 * half of it (exact), cut to an integer. The test fails for a difference k when the integer is not ⌊kφ⌋: then it denies
 * the P-position (⌊kφ⌋, ⌊kφ⌋ + k) and names another. (b − a)·((√5 + 1)/2) is the same, since halving is exact.
 *
 * <p>The relative error is below 4u, u the rounding unit, so that k can fail only if kφ is nearer than 8uk to an
 * integer. Such k are rare, and are listed by their Zeckendorf representations: φF(j) = F(j+1) − (−φ)^(−j), so with the
 * least index i the distance of kφ from an integer is between φ^(−i−1) and φ^(1−i).
 */
public enum FloatCode {

    /** IEEE binary32, 24 significant bits: Java's {@code float} in every step; k itself is rounded, too. */
    FLOAT("float", 24),

    /** IEEE binary64, 53 significant bits: Java's and C's {@code double}. */
    DOUBLE("double", 53),

    /**
     * x87 extended, 64 significant bits: C's {@code long double} on x86. Java has none; each of the steps (root, sum,
     * product) is computed exactly in integers and rounded to 64 bits, to nearest, ties to even. Emulated is that
     * rounding only; overflow and subnormal numbers do not occur here.
     */
    LONG_DOUBLE("long double (64-bit significand, emulated)", 64),

    /**
     * The piles in 32-bit {@code int}s, which wrap: the values are ordered and subtracted as ints, the golden ratio is
     * taken exactly. It shows the overflow alone: the first failure is the first pair with b ≥ 2³¹, which becomes
     * negative.
     */
    INT32("32-bit int piles, otherwise exact", 0),

    /** The sign test in integers: never fails. */
    EXACT("exact", 0);

    /** The greatest difference that the failures are sought for: B(k) must fit in a long. */
    public static final long MAX = 1_000_000_000_000_000_000L;

    private static final double FACTOR = Math.sqrt(5) + 1;
    private static final float FLOAT_FACTOR = (float) Math.sqrt(5) + 1;

    /** The 64-bit significand of √5 + 1 = significand·2^−62: 3.236… has two bits before the point. */
    private static final BigInteger LONG_DOUBLE_FACTOR = longDoubleFactor();

    private final String title;
    private final int precision;

    FloatCode(String title, int precision) {
        this.title = title;
        this.precision = precision;
    }

    /** In words. */
    public String title() {
        return title;
    }

    /**
     * One failure.
     *
     * @param difference k = b − a
     * @param exact ⌊kφ⌋
     * @param computed what the code has instead
     */
    public record Failure(long difference, long exact, long computed) {

        /** The P-position that the code denies. */
        public Piles denied() {
            return Piles.of(exact, exact + difference);
        }

        /** "b − a = 102334155: 165580141 for 165580140". */
        @Override
        public String toString() {
            return "b − a = " + difference + ": " + computed + " for " + exact;
        }
    }

    /**
     * What the code has for ⌊kφ⌋.
     *
     * @param k the difference b − a
     * @throws IllegalArgumentException unless 0 ≤ k ≤ {@link #MAX}
     */
    public long floor(long k) {
        if (k < 0 || k > MAX)
            throw new IllegalArgumentException("k = " + k + ": the difference must be from 0 to " + MAX);
        return switch (this) {
            case FLOAT -> (long) ((float) k * FLOAT_FACTOR / 2);
            case DOUBLE -> (long) (k * FACTOR / 2);
            // the factor is significand·2^−62; half of the product is cut at 2^63
            case LONG_DOUBLE ->
                    round(BigInteger.valueOf(k).multiply(LONG_DOUBLE_FACTOR), 64).shiftRight(63).longValue();
            case INT32 -> int32Floor(k);
            case EXACT -> Golden.floorPhi(k);
        };
    }

    /**
     * What the code says of the position (a, b): true for "lost". As in the text, a ≤ b is expected: with a &gt; b the
     * code has no meaning and says false, except INT32 and EXACT, which order the piles.
     *
     * @throws IllegalArgumentException when a pile is negative or above {@link #MAX}
     */
    public boolean saysP(long a, long b) {
        if (Math.min(a, b) < 0 || Math.max(a, b) > MAX)
            throw new IllegalArgumentException("piles (" + a + ", " + b + "): 0 to " + MAX + " is allowed");
        if (this == EXACT) return Wythoff.isP(a, b);
        if (this == INT32) {
            int x = Math.min((int) a, (int) b);
            int y = Math.max((int) a, (int) b);
            int k = y - x;
            return k >= 0 && x == (int) Math.min(Golden.floorPhi(k), Integer.MAX_VALUE);
        }
        return a <= b && a == floor(b - a);
    }

    /**
     * The value that the wrapped pair would need: itself while B(k) fits, else the wrapped pile that the code compares.
     */
    private static long int32Floor(long k) {
        long a = Golden.floorPhi(k);
        return a + k <= Integer.MAX_VALUE ? a : Math.min((int) a, (int) (a + k));
    }

    /**
     * Whether the code is wrong about the P-position with difference k.
     *
     * @throws IllegalArgumentException unless 0 ≤ k ≤ {@link #MAX}
     */
    public boolean fails(long k) {
        return floor(k) != Golden.floorPhi(k);
    }

    /** The first failure, or null for {@link #EXACT}. Milliseconds. */
    public Failure firstFailure() {
        if (this == EXACT) return null;
        if (this == INT32) {
            // B(k) ≥ 2³¹ from k = ⌈2³¹/φ²⌉ on, and 2/φ² = 3 − √5 = 2(2 − φ)
            long k = 2 * (1L << 31) - Golden.floorPhi(1L << 31);
            return failure(k);
        }
        for (long limit = 1024;; limit *= 4) {
            List<Failure> found = failuresBelow(limit);
            if (!found.isEmpty()) return found.get(0);
        }
    }

    /**
     * All failures with b − a &lt; limit, ascending. Only the rare k for which kφ is near an integer are looked at.
     *
     * @throws IllegalArgumentException unless 1 ≤ limit ≤ {@link #MAX}, or for INT32, whose failures fill an interval,
     * or when there would be more than ten million candidates
     */
    public List<Failure> failuresBelow(long limit) {
        if (limit < 1 || limit > MAX)
            throw new IllegalArgumentException("limit = " + limit + ": from 1 to " + MAX + " is allowed");
        if (this == EXACT) return List.of();
        if (this == INT32)
            throw new IllegalArgumentException("INT32 fails for every pair with b ≥ 2³¹: see firstFailure()");
        List<Failure> failures = new ArrayList<>();
        for (long from = 0; from < limit; from = Math.max(1, 2 * from)) {
            long to = Math.min(limit, Math.max(1, 2 * from));
            band(from, to, failures);
        }
        return failures;
    }

    /** Adds the failures from ≤ k &lt; to. */
    private void band(long from, long to, List<Failure> failures) {
        // nearer than 8uk, u = 2^−precision: 2^−room; so φ^(−i−1) < 2^−room, i > room/log₂φ − 1, log₂φ = 0.694…, and
        // one to spare
        int room = precision - 3 - (64 - Long.numberOfLeadingZeros(to));
        int least = room <= 0 ? 2 : Math.max(2, room * 1000 / 695 - 2);
        long first = NearIntegers.countBelow(from, least);
        long last = NearIntegers.countBelow(to, least);
        if (last - first > 10_000_000) {
            throw new IllegalArgumentException("limit: beyond " + from
                    + " this arithmetic is too coarse, almost every difference fails (" + title + ")");
        }
        for (long i = first; i < last; i++) {
            if ((i & 0xFFFF) == 0) Work.poll();
            long k = NearIntegers.at(i, least);
            if (fails(k)) failures.add(failure(k));
        }
    }

    private Failure failure(long k) {
        return new Failure(k, Golden.floorPhi(k), floor(k));
    }

    /**
     * All failures of DOUBLE with 0 ≤ k &lt; limit, by looking at every k: the slow way, for comparison. ⌊kφ⌋ comes
     * from a running sum of a 64-bit fraction, which is exact here: the sum is too small by less than k·2⁻⁶⁴ ≤ 2⁻³³,
     * and kφ is never nearer than 1/(3k) &gt; 2⁻³³ below an integer.
     *
     * @throws IllegalArgumentException unless this is DOUBLE and 1 ≤ limit ≤ 2³¹
     */
    public List<Failure> scan(long limit) {
        if (this != DOUBLE) throw new IllegalArgumentException(name() + ": only DOUBLE is scanned");
        if (limit < 1 || limit > 1L << 31)
            throw new IllegalArgumentException("limit = " + limit + ": from 1 to 2147483648 is allowed");
        List<Failure> failures = new ArrayList<>();
        long fraction = 0;
        long floor = 0;
        for (long from = 0; from < limit; from += 1 << 22) {
            Work.at(from, limit, "differences");
            long to = Math.min(limit, from + (1 << 22));
            for (long k = from; k < to; k++) {
                if ((long) (k * FACTOR / 2) != floor) failures.add(failure(k));
                long next = fraction + 0x9E3779B97F4A7C15L;
                floor += Long.compareUnsigned(next, fraction) < 0 ? 2 : 1;
                fraction = next;
            }
        }
        return failures;
    }

    /** n rounded to so many significant bits, to nearest, ties to even. */
    static BigInteger round(BigInteger n, int bits) {
        int drop = n.bitLength() - bits;
        if (drop <= 0) return n;
        BigInteger cut = n.shiftRight(drop);
        int above = n.testBit(drop - 1) ? n.getLowestSetBit() == drop - 1 ? 0 : 1 : -1;
        if (above > 0 || above == 0 && cut.testBit(0)) cut = cut.add(BigInteger.ONE);
        return cut.shiftLeft(drop);
    }

    private static BigInteger longDoubleFactor() {
        // √5 = 2.236… with 64 significant bits is an integer·2^−62: take ⌊√5·2^90⌋ with a sticky bit, round, add
        // 1·2^90, round again
        BigInteger root = Roots.floorSqrt(BigInteger.valueOf(5).shiftLeft(180)).setBit(0);
        BigInteger rounded = round(root, 64);
        return round(rounded.add(BigInteger.ONE.shiftLeft(90)), 64).shiftRight(28);
    }

    /** The title. */
    @Override
    public String toString() {
        return title;
    }

    /**
     * The k with Zeckendorf representations whose least index is at least i, in order: 0, F(i), F(i+1), … raised from
     * 0, 1, 2, … by i − 2.
     */
    static final class NearIntegers {

        private NearIntegers() {}

        /** The n-th, n ≥ 0: n with all indices raised by i − 2. */
        static long at(long n, int i) {
            int m = i - 2;
            if (m == 0) return n;
            return Fibonacci.ofLong(m) * (Golden.floorPhi(n + 1) - 1) + Fibonacci.ofLong(m - 1) * n;
        }

        /** How many of them are below k. */
        static long countBelow(long k, int i) {
            long low = 0;
            long high = i == 2 ? k : k / Fibonacci.ofLong(i - 1) + 2;
            while (low < high) {
                long middle = (low + high) >>> 1;
                if (at(middle, i) < k) low = middle + 1;
                else high = middle;
            }
            return low;
        }
    }
}
