package nimbook.fibonacci;

import java.util.Arrays;
import nimbook.core.Work;

/**
 * The Grundy values G(n, q) of Fibonacci nim, pile after pile, each as a step function of the quota.
 *
 * <p>G(n, q) = mex{ G(n − s, 2s) : 1 ≤ s ≤ min(q, n) }. For fixed n the set of options only grows with q, so G(n, ·)
 * never falls, and the pile is described by its breakPoints T(n, v) = least q with G(n, q) &gt; v, finitely many and
 * non-decreasing in v. Taking s from n yields the value v exactly when T(n − s, v − 1) ≤ 2s &lt; T(n − s, v). Seen from
 * an earlier pile m this is an interval of n: m + ⌈T(m, v − 1)/2⌉ ≤ n &lt; m + ⌈T(m, v)/2⌉ (and n &gt; m). The least s
 * that yields v from n belongs to the largest m whose interval of v holds n, and T(n, v) is the largest of these least
 * s over all values up to v.
 *
 * <p>So a pile costs about one insertion and one removal for each of its breakPoints instead of a scan of all n moves.
 * Memory: the intervals that have not begun yet, and for each value those that could still become the largest.
 */
final class QuotaEngine {

    /** An interval that never ends. */
    private static final int NEVER = Integer.MAX_VALUE;

    /**
     * The intervals of one value in force, by pile ascending and by end descending: no other can ever be the largest.
     */
    private static final class Stairs {
        int[] pile = new int[4];
        int[] end = new int[4];
        int size;

        void insert(int m, int until) {
            int at = size;
            while (at > 0 && pile[at - 1] > m) at--;
            if (at < size && end[at] >= until) return;
            int keep = at;
            while (keep > 0 && end[keep - 1] <= until) keep--;
            int grown = size - (at - keep) + 1;
            if (grown > pile.length) {
                pile = Arrays.copyOf(pile, 2 * pile.length);
                end = Arrays.copyOf(end, 2 * end.length);
            }
            System.arraycopy(pile, at, pile, keep + 1, size - at);
            System.arraycopy(end, at, end, keep + 1, size - at);
            pile[keep] = m;
            end[keep] = until;
            size = grown;
        }

        /** The largest pile whose interval holds n, or −1. */
        int largest(int n) {
            while (size > 0 && end[size - 1] <= n) size--;
            return size == 0 ? -1 : pile[size - 1];
        }
    }

    private final int limit;
    private Stairs[] stairs = {new Stairs()};

    /** The intervals that begin later: for each n a list through {@link #later}. */
    private final int[] first;
    private int[] later = new int[64];
    private int[] pile = new int[64];
    private int[] until = new int[64];
    private byte[] value = new byte[64];
    private int free = -1;
    private int used;

    private int n = -1;
    private int[] breakPoints = new int[64];
    private int count;

    /** @param limit the largest pile */
    QuotaEngine(int limit) {
        this.limit = limit;
        first = new int[limit + 1];
        Arrays.fill(first, -1);
    }

    /** Goes on to the next pile: 0, 1, 2, … */
    void next() {
        n++;
        if ((n & 0xfff) == 0) Work.at(n, limit + 1L, "piles");
        for (int e = first[n]; e >= 0; ) {
            stairs(value[e]).insert(pile[e], until[e]);
            int following = later[e];
            later[e] = free;
            free = e;
            e = following;
        }
        count = 0;
        int breakPoint = 0;
        for (Stairs stair : stairs) {
            int m = stair.largest(n);
            if (m < 0) break;
            breakPoint = Math.max(breakPoint, n - m);
            if (count == breakPoints.length) breakPoints = Arrays.copyOf(breakPoints, 2 * count);
            breakPoints[count++] = breakPoint;
        }
        for (int v = 0; v <= count; v++) {
            int from = v == 0 ? 1 : Math.max(1, half(breakPoints[v - 1]));
            int to = v == count ? NEVER : n + half(breakPoints[v]);
            if (n + from < to) schedule(n + from, v, to);
        }
    }

    /** How many breakPoints the current pile has: its value where the quota allows every move. */
    int count() {
        return count;
    }

    /** T(n, 0), T(n, 1), … of the current pile, {@link #count} of them; overwritten by the next. */
    int[] breakPoints() {
        return breakPoints;
    }

    private static int half(int quota) {
        return (quota + 1) >>> 1;
    }

    private Stairs stairs(int v) {
        if (v >= stairs.length) {
            int before = stairs.length;
            stairs = Arrays.copyOf(stairs, Math.max(v + 1, 2 * before));
            for (int i = before; i < stairs.length; i++) stairs[i] = new Stairs();
        }
        return stairs[v];
    }

    private void schedule(int from, int v, int to) {
        if (from > limit) return;
        int e = free;
        if (e >= 0) {
            free = later[e];
        } else {
            if (used == later.length) {
                later = Arrays.copyOf(later, 2 * used);
                pile = Arrays.copyOf(pile, 2 * used);
                until = Arrays.copyOf(until, 2 * used);
                value = Arrays.copyOf(value, 2 * used);
            }
            e = used++;
        }
        pile[e] = n;
        until[e] = to;
        value[e] = (byte) v;
        later[e] = first[from];
        first[from] = e;
    }
}
