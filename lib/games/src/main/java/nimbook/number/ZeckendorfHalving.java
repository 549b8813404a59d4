package nimbook.number;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import nimbook.core.Work;

/**
 * Zeckendorf representations of large numbers by halving.
 *
 * <p>Write S(b) for the number whose Zeckendorf indices are those of b raised by 1: S(b) = ⌊(b+1)φ⌋ − 1. Since F(m+j) =
 * F(m)F(j+1) + F(m−1)F(j), raising the indices of b by m gives h(b) = F(m)·S(b) + F(m−1)·b. The part of n with indices
 * ≥ m+2 is h(b) for the greatest b with h(b) ≤ n. As h(b)/φ^m lies between b − 0.18 and b + 0.28, and L(m) = φ^m up to
 * φ^−m, the quotient ⌊n/L(m)⌋ misses b by at most 1.
 */
final class ZeckendorfHalving {

    /** Below this many indices the table of longs does it: F(93) is the first that leaves them. */
    private static final int FIRST = 64;

    private final List<Split> splits = new ArrayList<>();
    private int[] found = new int[64];
    private int count;

    /** The numbers that a split at m needs. */
    private record Split(int m, BigInteger before, BigInteger at, BigInteger after, BigInteger lucas) {
        static Split of(int m) {
            BigInteger[] pair = Fibonacci.pair(m - 1);
            BigInteger after = pair[0].add(pair[1]);
            return new Split(m, pair[0], pair[1], after, pair[0].add(after));
        }

        /** h(b). */
        BigInteger raise(BigInteger b) {
            BigInteger up = Golden.floorPhi(b.add(BigInteger.ONE)).subtract(BigInteger.ONE);
            BigInteger high = at.multiply(up);
            Work.poll();
            return high.add(before.multiply(b));
        }
    }

    private ZeckendorfHalving() {}

    /** Ascending, all ≥ 2. */
    static int[] indices(BigInteger n) {
        ZeckendorfHalving work = new ZeckendorfHalving();
        int top = Fibonacci.indexAtMost(n);
        for (int m = FIRST; m < top; m *= 2) work.splits.add(Split.of(m));
        work.down(n, work.splits.size() - 1, 0);
        int[] result = new int[work.count];
        for (int i = 0; i < result.length; i++) result[i] = work.found[work.count - 1 - i];
        return result;
    }

    /** Appends the indices of n raised by {@code raised}, descending. */
    private void down(BigInteger n, int level, int raised) {
        int at = level;
        if (n.bitLength() > 63) {
            while (splits.get(at).lucas.compareTo(n) > 0) at--;
            Split split = splits.get(at);
            Work.poll();
            BigInteger b = n.divide(split.lucas);
            BigInteger rest = n.subtract(split.raise(b));
            if (rest.signum() < 0) {
                b = b.subtract(BigInteger.ONE);
                rest = n.subtract(split.raise(b));
            } else if (rest.compareTo(split.after) >= 0) {
                // h(b+1) − h(b) is F(m+1) or F(m+2)
                BigInteger other = n.subtract(split.raise(b.add(BigInteger.ONE)));
                if (other.signum() >= 0) {
                    b = b.add(BigInteger.ONE);
                    rest = other;
                }
            }
            down(b, at, raised + split.m);
            // rest < F(m+2), so nothing of it is left at this level; at m = 64 it fits in a long
            down(rest, at - 1, raised);
            return;
        }
        Zeckendorf small = Zeckendorf.of(n.longValue());
        if (count + small.size() > found.length) found = Arrays.copyOf(found, found.length * 2 + small.size());
        for (int i = small.size() - 1; i >= 0; i--) found[count++] = small.index(i) + raised;
    }

    /** The sum of F(k) over the indices, by joining halves with the same identity. */
    static BigInteger value(int[] indices) {
        if (indices.length == 0) return BigInteger.ZERO;
        return sums(indices, 0, indices.length, 0)[0];
    }

    /** {ΣF(k − lowered), ΣF(k − lowered + 1)} over the given stretch of indices, all k ≥ lowered. */
    private static BigInteger[] sums(int[] indices, int from, int to, int lowered) {
        if (to - from == 1 || indices[to - 1] - lowered < FIRST) {
            BigInteger a = BigInteger.ZERO;
            BigInteger b = BigInteger.ZERO;
            for (int i = from; i < to; i++) {
                BigInteger[] pair = Fibonacci.pair(indices[i] - lowered);
                a = a.add(pair[0]);
                b = b.add(pair[1]);
            }
            return new BigInteger[] {a, b};
        }
        Work.poll();
        int middle = (from + to) >>> 1;
        BigInteger[] low = sums(indices, from, middle, lowered);
        int m = indices[middle] - lowered;
        BigInteger[] high = sums(indices, middle, to, indices[middle]);
        BigInteger[] f = Fibonacci.pair(m - 1);
        BigInteger next = f[0].add(f[1]);
        return new BigInteger[] {
            low[0].add(f[1].multiply(high[1])).add(f[0].multiply(high[0])),
            low[1].add(next.multiply(high[1])).add(f[1].multiply(high[0]))
        };
    }
}
