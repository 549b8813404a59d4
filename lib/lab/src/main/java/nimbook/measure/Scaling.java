package nimbook.measure;

import static nimbook.core.Arguments.copy;
import static nimbook.core.Arguments.nonNull;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.IntFunction;
import nimbook.core.Grid;
import nimbook.core.Work;
import nimbook.plot.Plot;
import nimbook.table.DataTable;

/**
 * How time and memory of a computation grow with its size, measured here and now: a picture on logarithmic axes, where
 * a power nᵖ is a straight line of slope p, and the exponent that fits.
 *
 * <pre>{@code
 * Scaling.of("Grundy table", n -> BoardGame.queen().grundy(n, n), 250, 500, 1000, 2000)
 * }</pre>
 *
 * <p>Each size is computed again and again for a quarter of a second, and all of them twice over: in the first round
 * the compiler is still at work. The least processor time of this thread counts, because a busy machine only ever adds
 * time. Memory is what the thread allocates in one computation: an upper bound of what it needs at once.
 */
public final class Scaling {

    /**
     * One size.
     *
     * @param seconds processor time of one computation
     * @param bytes allocated by it
     */
    public record Point(int size, double seconds, long bytes) {

        private Point least(Point other) {
            return new Point(size, Math.min(seconds, other.seconds), Math.min(bytes, other.bytes));
        }
    }

    private static final int ROUNDS = 2;

    /**
     * Of processor time, a size and round: twice this is what the optimizing compiler needs for a small program. What
     * looks at memory alone sets less.
     */
    private static final long SPENT_NS = Long.getLong("nimbook.measure.ns", 250_000_000);

    /** Keeps the compiler from leaving out work whose result is not used. */
    @SuppressWarnings("unused")
    private static volatile Object result;

    private final String name;
    private final List<Point> points;

    Scaling(String name, List<Point> points) {
        this.name = nonNull(name, "name");
        this.points = List.copyOf(points);
    }

    /**
     * Measures; takes about half a second a size, and more where one computation does.
     *
     * @param sizes at least two, ascending, each at least 1
     * @throws IllegalArgumentException for other sizes
     * @throws Work.Stopped when the thread is interrupted
     */
    public static Scaling of(String name, IntFunction<?> computation, int... sizes) {
        nonNull(computation, "computation");
        if (sizes.length < 2)
            throw new IllegalArgumentException("sizes = " + Arrays.toString(sizes) + ": at least two are needed");
        for (int i = 0; i < sizes.length; i++) {
            if (sizes[i] < 1 || i > 0 && sizes[i] <= sizes[i - 1]) {
                throw new IllegalArgumentException(
                        "sizes = " + Arrays.toString(sizes) + ": they must ascend from 1 or more");
            }
        }
        Point[] points = new Point[sizes.length];
        int steps = ROUNDS * sizes.length;
        for (int step = 0; step < steps; step++) {
            Work.at(step, steps, name);
            int i = step % sizes.length;
            Point measured = measure(computation, sizes[i]);
            points[i] = points[i] == null ? measured : points[i].least(measured);
        }
        return new Scaling(name, List.of(points));
    }

    private static Point measure(IntFunction<?> computation, int size) {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        long least = Long.MAX_VALUE;
        long bytes = Long.MAX_VALUE;
        long spent = 0;
        do {
            Work.poll();
            long allocated = allocated(threads);
            long start = time(threads);
            result = computation.apply(size);
            // A table is computed with the first look.
            if (result instanceof Grid table) table.at(0, 0);
            long took = time(threads) - start;
            bytes = Math.min(bytes, allocated(threads) - allocated);
            result = null;
            spent += took;
            least = Math.min(least, took);
        } while (spent < SPENT_NS);
        // A clock that stands still would have no place on a logarithmic axis.
        return new Point(size, Math.max(least, 1) / 1e9, Math.max(bytes, 0));
    }

    private static long time(ThreadMXBean threads) {
        return threads.isCurrentThreadCpuTimeSupported() ? threads.getCurrentThreadCpuTime() : System.nanoTime();
    }

    private static long allocated(ThreadMXBean threads) {
        return threads instanceof com.sun.management.ThreadMXBean sun && sun.isThreadAllocatedMemorySupported()
                ? sun.getThreadAllocatedBytes(Thread.currentThread().getId()) : 0;
    }

    /** The sizes, ascending, with what was measured. */
    public List<Point> points() {
        return points;
    }

    /**
     * The p with time ≈ c · sizeᵖ that fits the larger half of the points best (least squares of the logarithms; at
     * least two points).
     */
    public double exponent() {
        return slope(points.stream().mapToDouble(Point::seconds).toArray());
    }

    /** The same for memory; NaN where nothing was allocated, or the JVM does not measure it. */
    public double memoryExponent() {
        return slope(points.stream().mapToDouble(Point::bytes).toArray());
    }

    private double slope(double[] measured) {
        int from = Math.min(points.size() / 2, points.size() - 2);
        double x = 0;
        double y = 0;
        double xx = 0;
        double xy = 0;
        int n = points.size() - from;
        for (int i = from; i < points.size(); i++) {
            double u = Math.log(points.get(i).size());
            double v = Math.log(measured[i]);
            x += u;
            y += v;
            xx += u * u;
            xy += u * v;
        }
        double slope = (n * xy - x * y) / (n * xx - x * x);
        return Double.isInfinite(slope) ? Double.NaN : slope;
    }

    /** Time in seconds against size, logarithmic on both axes; the exponent stands in the legend. */
    public Plot time() {
        return plot("seconds", points.stream().map(p -> (Object) p.seconds()).toList(), exponent());
    }

    /** Bytes allocated against size, logarithmic on both axes. */
    public Plot memory() {
        return plot("bytes", points.stream().map(p -> (Object) p.bytes()).toList(), memoryExponent());
    }

    private Plot plot(String unit, List<Object> values, double exponent) {
        String label = name + ": n" + power(exponent);
        DataTable table = DataTable.columns("size n", label);
        for (int i = 0; i < points.size(); i++) table = table.row(points.get(i).size(), values.get(i));
        return Plot.line(table, "size n", label).logX().logY().title(unit + " against size").y(unit);
    }

    /** 2.05 as "²·⁰⁵": the legend of a picture has no other way to raise. */
    private static String power(double exponent) {
        if (Double.isNaN(exponent)) return "?";
        StringBuilder raised = new StringBuilder();
        String.format(Locale.ROOT, "%.2f", exponent).chars().forEach(c ->
                raised.append(c == '.' ? '·' : c == '-' ? '⁻' : "⁰¹²³⁴⁵⁶⁷⁸⁹".charAt(c - '0')));
        return raised.toString();
    }

    /** Size, seconds, bytes. */
    public DataTable table() {
        return DataTable.of(points).title(toString());
    }

    /**
     * Several of them in one picture of time.
     *
     * @throws IllegalArgumentException when there is none
     */
    public static Plot times(List<Scaling> all) {
        return copy(all, "all").stream().map(Scaling::time).reduce(Plot::and)
                .orElseThrow(() -> new IllegalArgumentException("no scaling: at least one is needed")).y("seconds");
    }

    /**
     * Several of them in one picture of memory.
     *
     * @throws IllegalArgumentException when there is none
     */
    public static Plot memories(List<Scaling> all) {
        return copy(all, "all").stream().map(Scaling::memory).reduce(Plot::and).orElseThrow(() ->
                new IllegalArgumentException("no scaling: at least one is needed"))
                .y("bytes");
    }

    /** "Grundy table: time n^2.05, memory n^2.00, sizes 250 to 2000". */
    @Override
    public String toString() {
        return String.format(Locale.ROOT, "%s: time n^%.2f, memory n^%.2f, sizes %d to %d", name, exponent(),
                memoryExponent(), points.get(0).size(), points.get(points.size() - 1).size());
    }
}
