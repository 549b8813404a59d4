package nimbook.sequence;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import nimbook.core.Work;

/**
 * Hofstadter's H without recursion: write n greedily as a sum of the numbers 1, 2, 3, 4, 6, 9, 13, … (N(i) = N(i−1) +
 * N(i−3), Narayana's cows, OEIS A000930), and replace each by the one before it, 1 by itself (the rule stands in OEIS
 * A005374; proof: P. Letouzey, arXiv 2502.12615).
 */
final class HofstadterH {

    private static final long[] LONGS = longs();

    private HofstadterH() {}

    private static long[] longs() {
        List<Long> numbers = new ArrayList<>(List.of(1L, 2L, 3L));
        while (true) {
            long next = numbers.get(numbers.size() - 1) + numbers.get(numbers.size() - 3);
            if (next < 0) break;
            numbers.add(next);
        }
        long[] result = new long[numbers.size()];
        for (int i = 0; i < result.length; i++) result[i] = numbers.get(i);
        return result;
    }

    static long of(long n) {
        long rest = n;
        long sum = 0;
        for (int i = LONGS.length - 1; rest > 0; i--) {
            if (LONGS[i] <= rest) {
                rest -= LONGS[i];
                sum += LONGS[Math.max(0, i - 1)];
            }
        }
        return sum;
    }

    /** Quadratic in the number of digits. */
    static BigInteger of(BigInteger n) {
        if (n.bitLength() <= 62) return BigInteger.valueOf(of(n.longValue()));
        List<BigInteger> numbers = new ArrayList<>(List.of(BigInteger.ONE, BigInteger.TWO, BigInteger.valueOf(3)));
        while (numbers.get(numbers.size() - 1).compareTo(n) <= 0) {
            Work.poll();
            numbers.add(numbers.get(numbers.size() - 1).add(numbers.get(numbers.size() - 3)));
        }
        BigInteger rest = n;
        BigInteger sum = BigInteger.ZERO;
        for (int i = numbers.size() - 1; i >= 0; i--) {
            Work.poll();
            if (numbers.get(i).compareTo(rest) > 0) continue;
            rest = rest.subtract(numbers.get(i));
            sum = sum.add(numbers.get(Math.max(0, i - 1)));
        }
        return sum;
    }
}
