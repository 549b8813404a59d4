package nimbook.fibonacci;

import java.util.ArrayList;
import java.util.List;

/**
 * What the values G(n, q) of Fibonacci nim look like up to a limit: which value appears where first, and how fast they
 * grow. All of it is observed, for the piles up to the limit and no further; no theorem is behind it.
 *
 * <p>The piles are streamed, none is kept: memory is that of the engine, about 40 bytes a pile. One minute reaches some
 * 10⁷ piles.
 */
public final class QuotaCensus {

    /**
     * Where a value first appears.
     *
     * @param value v
     * @param atStart the least n with G(n, n − 1) = v: before a first move, which must not take the pile whole;
     *     null when there is none up to the limit
     * @param anywhere the least n for which some quota gives the value v
     */
    public record First(int value, Integer atStart, int anywhere) {}

    /**
     * The values of the piles 1..n.
     *
     * @param n a power of ten, or twice or five times one, or the limit
     * @param greatestStart the greatest G(n′, n′ − 1) with n′ ≤ n
     * @param greatest the greatest value of any pile n′ ≤ n with any quota
     * @param breakPoints the mean number of quotas at which a pile's value rises (a jump by several counts once)
     * @param longestPlateau the longest run of quotas q ≤ n′ on which the value of one pile n′ stays, after its first
     *     and before its last rise
     */
    public record Growth(int n, int greatestStart, int greatest, double breakPoints, int longestPlateau) {}

    private final int limit;
    private final List<First> firsts = new ArrayList<>();
    private final List<Growth> growth = new ArrayList<>();

    private QuotaCensus(int limit) {
        this.limit = limit;
    }

    /**
     * Streams the piles 0..limit.
     *
     * @throws IllegalArgumentException when limit is below 1 or above {@link QuotaValues#MAX_PILE}
     */
    public static QuotaCensus of(int limit) {
        FibonacciNim.check(limit >= 1, "limit", limit, 1, "the largest pile");
        QuotaCensus census = new QuotaCensus(limit);
        Counting counting = new Counting(census);
        QuotaValues.stream(limit, counting);
        counting.finish();
        return census;
    }

    /** The running extremes of one stream. */
    private static final class Counting implements QuotaValues.Visitor {
        private final QuotaCensus census;
        private final int[] atStart = filled();
        private final int[] anywhere = filled();
        private int greatestStart;
        private int greatest;
        private int plateau;
        private long rises;
        private int next = 1;

        Counting(QuotaCensus census) {
            this.census = census;
        }

        /** Values fit a byte: they stay below 100 for every pile that an int can hold. */
        private static int[] filled() {
            int[] none = new int[256];
            java.util.Arrays.fill(none, -1);
            return none;
        }

        @Override
        public void pile(int n, int[] points, int count) {
            int start = 0;
            for (int i = 0; i < count; i++) {
                boolean rise = i == 0 || points[i] > points[i - 1];
                if (rise) {
                    rises++;
                    if (anywhere[i] < 0) anywhere[i] = n;
                    if (i > 0) plateau = Math.max(plateau, points[i] - points[i - 1]);
                }
                if (points[i] <= n - 1) start = i + 1;
            }
            if (anywhere[count] < 0) anywhere[count] = n;
            if (atStart[start] < 0) atStart[start] = n;
            greatestStart = Math.max(greatestStart, start);
            greatest = Math.max(greatest, count);
            if (n == next || n == census.limit) {
                if (n > 0) census.growth.add(new Growth(n, greatestStart, greatest,
                        Math.round(100.0 * rises / n) / 100.0, plateau));
                next = following(next);
            }
        }

        /** 1, 2, 5, 10, 20, 50, … */
        private static int following(int mark) {
            int power = 1;
            while (power <= mark / 10) power *= 10;
            return mark == power ? 2 * power : mark == 2 * power ? 5 * power : 10 * power;
        }

        void finish() {
            for (int v = 0; v <= greatest; v++)
                census.firsts.add(new First(v, atStart[v] < 0 ? null : atStart[v], anywhere[v]));
        }
    }

    /** The largest pile. */
    public int limit() {
        return limit;
    }

    /** For each value 0, 1, … that appears, where it appears first. */
    public List<First> firsts() {
        return List.copyOf(firsts);
    }

    /** How the values grow: at 1, 2, 5, 10, 20, 50, … and at the limit. */
    public List<Growth> growth() {
        return List.copyOf(growth);
    }

    @Override
    public String toString() {
        Growth last = growth.get(growth.size() - 1);
        return "observed for n ≤ " + limit + ": values of first positions up to " + last.greatestStart
                + ", of any position up to " + last.greatest;
    }
}
