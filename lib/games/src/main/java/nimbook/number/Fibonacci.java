package nimbook.number;

import static nimbook.core.Arguments.nonNull;

import java.math.BigInteger;
import nimbook.core.Work;

/**
 * Fibonacci numbers F(0) = 0, F(1) = 1, F(k) = F(k−1) + F(k−2) (OEIS A000045) and Lucas numbers L(k) = F(k−1) + F(k+1)
 * (A000032). The index is that of OEIS everywhere: F(2) = 1, F(3) = 2, F(4) = 3.
 */
public final class Fibonacci {

    /** F(92) = 7 540 113 804 746 346 429 is the greatest Fibonacci number below 2⁶³. */
    public static final int MAX_LONG_INDEX = 92;

    /** F(10⁸) has 20 898 764 digits (8.3 MiB) and takes some ten seconds; beyond that an index is taken for a slip. */
    public static final int MAX_INDEX = 100_000_000;

    private static final long[] LONGS = new long[MAX_LONG_INDEX + 1];

    static {
        LONGS[1] = 1;
        for (int k = 2; k <= MAX_LONG_INDEX; k++) LONGS[k] = LONGS[k - 1] + LONGS[k - 2];
    }

    private Fibonacci() {}

    /**
     * F(k) for 0 ≤ k ≤ {@value #MAX_LONG_INDEX}, from a table.
     *
     * @throws IllegalArgumentException for any other k
     */
    public static long ofLong(int k) {
        if (k < 0 || k > MAX_LONG_INDEX)
            throw new IllegalArgumentException("k = " + k + ": F(k) fits in a long for 0 ≤ k ≤ " + MAX_LONG_INDEX);
        return LONGS[k];
    }

    /**
     * F(k) for 0 ≤ k ≤ {@value #MAX_INDEX}, by doubling: F(2k) = F(k)(2F(k+1) − F(k)), F(2k+1) = F(k)² + F(k+1)². O(log
     * k) products, the last ones of k·log₂φ/2 ≈ 0.35 k bits.
     *
     * @throws IllegalArgumentException for any other k
     */
    public static BigInteger of(int k) {
        if (k >= 0 && k <= MAX_LONG_INDEX) return BigInteger.valueOf(LONGS[k]);
        return pair(k)[0];
    }

    /**
     * L(k) = 2F(k+1) − F(k), 0 ≤ k ≤ {@value #MAX_INDEX}.
     *
     * @throws IllegalArgumentException for any other k
     */
    public static BigInteger lucas(int k) {
        BigInteger[] pair = pair(k);
        return pair[1].shiftLeft(1).subtract(pair[0]);
    }

    /** {F(k), F(k+1)} in one go. */
    static BigInteger[] pair(int k) {
        if (k < 0 || k > MAX_INDEX) throw new IllegalArgumentException("k = " + k
                + ": the index of a Fibonacci number must be 0 ≤ k ≤ " + MAX_INDEX);
        if (k < MAX_LONG_INDEX)
            return new BigInteger[] {BigInteger.valueOf(LONGS[k]), BigInteger.valueOf(LONGS[k + 1])};
        Work.poll();
        BigInteger[] half = pair(k >> 1);
        BigInteger a = half[0];
        BigInteger b = half[1];
        BigInteger even = a.multiply(b.shiftLeft(1).subtract(a));
        Work.poll();
        BigInteger square = a.multiply(a);
        Work.poll();
        BigInteger odd = square.add(b.multiply(b));
        return (k & 1) == 0 ? new BigInteger[] {even, odd} : new BigInteger[] {odd, even.add(odd)};
    }

    /**
     * The greatest k ≥ 2 with F(k) ≤ n.
     *
     * @throws IllegalArgumentException when n &lt; 1
     */
    public static int indexAtMost(long n) {
        if (n < 1) throw new IllegalArgumentException("n = " + n
                + ": there is a Fibonacci number F(k) ≤ n, k ≥ 2, only for n ≥ 1");
        int low = 2;
        int high = MAX_LONG_INDEX;
        while (low < high) {
            int middle = (low + high + 1) >>> 1;
            if (LONGS[middle] <= n) low = middle;
            else high = middle - 1;
        }
        return low;
    }

    /**
     * The greatest k ≥ 2 with F(k) ≤ n.
     *
     * @throws IllegalArgumentException when n &lt; 1 or n &gt; F({@value #MAX_INDEX})
     */
    public static int indexAtMost(BigInteger n) {
        if (nonNull(n, "n").bitLength() <= 63) return indexAtMost(n.longValue());
        if (n.signum() < 0) throw new IllegalArgumentException("n = " + Numerals.brief(n)
                + ": there is a Fibonacci number F(k) ≤ n, k ≥ 2, only for n ≥ 1");
        // F(k) < φ^(k−1) and 2^(bits−1) ≤ n, so k − 1 = ⌊(bits−1)·log_φ 2⌋ is safe; log_φ 2 = 1.44042009041255648…,
        // rounded down
        long k = (n.bitLength() - 1L) * 14_404_200_904L / 10_000_000_000L + 1;
        if (k >= MAX_INDEX - 4)
            throw new IllegalArgumentException("n has " + n.bitLength() + " bits: allowed is n ≤ F(" + MAX_INDEX + ")");
        BigInteger[] pair = pair((int) k);
        BigInteger a = pair[0];
        BigInteger b = pair[1];
        while (b.compareTo(n) <= 0) {
            BigInteger next = a.add(b);
            a = b;
            b = next;
            k++;
        }
        return (int) k;
    }

    /** Whether n is one of 0, 1, 2, 3, 5, 8, … */
    public static boolean isFibonacci(long n) {
        return n == 0 || n > 0 && LONGS[indexAtMost(n)] == n;
    }

    /** Whether n is one of 0, 1, 2, 3, 5, 8, … */
    public static boolean isFibonacci(BigInteger n) {
        return nonNull(n, "n").signum() == 0 || n.signum() > 0 && of(indexAtMost(n)).equals(n);
    }
}
