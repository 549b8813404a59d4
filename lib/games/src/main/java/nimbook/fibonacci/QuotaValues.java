package nimbook.fibonacci;

import static nimbook.core.Arguments.nonNull;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import nimbook.core.Grid;
import nimbook.core.Lazy;

/**
 * The Grundy values G(n, q) of a pile of n coins from which at most q may be taken next, for all piles up to a limit
 * and every quota.
 *
 * <p>G(n, q) = mex{ G(n − s, 2s) : 1 ≤ s ≤ min(q, n) }, with G(0, q) = 0. "A complete description of these values is
 * unknown" (the document on Fibonacci nim, section on several piles; Larsson and Rubinstein-Salzedo, <i>Grundy values
 * of Fibonacci nim</i>, 2016); they are computed here. As a function of q a pile's value is a staircase, kept as its
 * break points: 18 to 57 numbers a pile up to 3·10⁶ instead of a row of a table.
 *
 * <p>Time about 0.8 µs and memory about 200 bytes a pile; {@link #stream} needs no memory for the piles that are past.
 * They are computed when one is first looked at, which throws {@link nimbook.core.Work.Stopped} when the thread is
 * interrupted.
 */
public final class QuotaValues {

    /** Where 2 s and all piles still fit an int with room for the half-open ends of intervals. */
    public static final int MAX_PILE = 500_000_000;

    /** Sees each pile once, in order. */
    @FunctionalInterface
    public interface Visitor {
        /**
         * @param n the pile
         * @param breakPoints T(n, 0) ≤ T(n, 1) ≤ …: G(n, q) is the number of them that are ≤ q; valid during the call,
         *     and only up to {@code count}
         * @param count how many there are: G(n, n)
         */
        void pile(int n, int[] breakPoints, int count);
    }

    /** The break points of all piles one behind the other; those of n begin at offset[n]. */
    private record Stairs(int[] offset, int[] points) {
        int count(int n) {
            return offset[n + 1] - offset[n];
        }
    }

    private final int limit;
    private final Lazy<Stairs> stairs;

    private QuotaValues(int limit) {
        this.limit = limit;
        this.stairs = new Lazy<>(this::computed);
    }

    /**
     * The values of all piles 0..limit.
     *
     * @throws IllegalArgumentException when limit is negative, above {@link #MAX_PILE}, or the break points would not
     *     fit the memory
     */
    public static QuotaValues upTo(int limit) {
        checkLimit(limit);
        // No pile up to 3·10⁶ has more than 57 break points; they grow by about ten for each factor of ten.
        long bytes = 4L * limit * 70;
        long free = Runtime.getRuntime().maxMemory() / 2;
        if (bytes > free || limit > 25_000_000) {
            throw new IllegalArgumentException("limit = " + limit + ": the break points would take about "
                    + bytes / 1_000_000 + " MB; allowed are " + free / 1_000_000 + " MB (limit ≤ "
                    + Math.min(25_000_000, free / 280) + "). stream(limit, …) keeps nothing");
        }
        return new QuotaValues(limit);
    }

    private Stairs computed() {
        int[] offset = new int[limit + 2];
        int[][] points = {new int[Math.max(64, (int) Math.min(20L * limit, 1 << 20))]};
        stream(limit, (n, breakPoints, count) -> {
            int needed = offset[n] + count, room = points[0].length;
            if (needed > room) points[0] = Arrays.copyOf(points[0], Math.max(needed, room + (room >> 1)));
            System.arraycopy(breakPoints, 0, points[0], offset[n], count);
            offset[n + 1] = needed;
        });
        return new Stairs(offset, points[0]);
    }

    /**
     * Visits all piles 0..limit in order and keeps none.
     *
     * @throws IllegalArgumentException when limit is negative or above {@link #MAX_PILE}
     */
    public static void stream(int limit, Visitor visitor) {
        checkLimit(limit);
        QuotaEngine engine = new QuotaEngine(limit);
        for (int n = 0; n <= limit; n++) {
            engine.next();
            nonNull(visitor, "visitor").pile(n, engine.breakPoints(), engine.count());
        }
    }

    private static void checkLimit(int limit) {
        if (limit < 0 || limit > MAX_PILE)
            throw new IllegalArgumentException("limit = " + limit + ": allowed are piles of 0 to " + MAX_PILE);
    }

    /** The largest pile. */
    public int limit() {
        return limit;
    }

    /**
     * G(n, q): how many break points are at most q.
     *
     * @throws IllegalArgumentException unless 0 ≤ n ≤ limit and q ≥ 0
     */
    public int value(int n, long q) {
        checkPile(n);
        if (q < 0) throw new IllegalArgumentException("q = " + q + ": a quota is at least 0");
        Stairs all = stairs.get();
        int from = all.offset[n];
        int to = all.offset[n + 1];
        while (from < to) {
            int middle = (from + to) >>> 1;
            if (all.points[middle] <= q) from = middle + 1;
            else to = middle;
        }
        return from - all.offset[n];
    }

    /** G(n, n − 1): the value of a pile before its first move, which must not take it whole; 0 for n ≤ 1. */
    public int start(int n) {
        return n == 0 ? 0 : value(n, n - 1L);
    }

    /** The quotas at which the value of the pile rises, one entry for each rise by one: equal entries are a jump. */
    public List<Integer> breakPoints(int n) {
        checkPile(n);
        List<Integer> list = new ArrayList<>();
        Stairs all = stairs.get();
        for (int i = all.offset[n]; i < all.offset[n + 1]; i++) list.add(all.points[i]);
        return list;
    }

    /**
     * A run of quotas on which a pile's value stays.
     *
     * @param from the least quota of the run
     * @param to the greatest, at most n: beyond it nothing changes
     * @param value G(n, q) there
     */
    public record Plateau(int from, int to, int value) {}

    /** The staircase G(n, ·) of a pile for the quotas 0..n, step by step; a value that no quota gives has none. */
    public List<Plateau> plateaus(int n) {
        checkPile(n);
        List<Plateau> steps = new ArrayList<>();
        int begin = 0;
        Stairs all = stairs.get();
        for (int i = all.offset[n]; i < all.offset[n + 1]; i++) {
            if (all.points[i] > begin) {
                steps.add(new Plateau(begin, all.points[i] - 1, i - all.offset[n]));
                begin = all.points[i];
            }
        }
        steps.add(new Plateau(begin, n, all.count(n)));
        return steps;
    }

    /**
     * Every s ≤ min(q, n) with G(n − s, 2s) = value, ascending: the moves that leave a pile of that value.
     *
     * @throws IllegalArgumentException unless 0 ≤ n ≤ limit and q ≥ 0
     */
    public List<Integer> movesTo(int value, int n, long q) {
        checkPile(n);
        if (q < 0) throw new IllegalArgumentException("q = " + q + ": a quota is at least 0");
        List<Integer> moves = new ArrayList<>();
        for (int s = 1; s <= Math.min(q, n); s++) if (value(n - s, 2L * s) == value) moves.add(s);
        return moves;
    }

    /** The table of G(n, q), one row a pile 0..rows − 1, one column a quota 0..columns − 1. */
    public Grid grid(int rows, int columns) {
        if (rows < 1 || rows > limit + 1)
            throw new IllegalArgumentException("rows = " + rows + ": allowed are 1 to " + (limit + 1));
        if (columns < 1) throw new IllegalArgumentException("columns = " + columns + ": at least 1");
        return Grid.of(rows, columns, this::value);
    }

    private void checkPile(int n) {
        if (n < 0 || n > limit) throw new IllegalArgumentException("n = " + n + ": allowed are piles of 0 to " + limit);
    }
}
