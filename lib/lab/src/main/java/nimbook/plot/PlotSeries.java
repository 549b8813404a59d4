package nimbook.plot;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;

/**
 * One series of a plot in numbers. NaN in y is a gap.
 *
 * @param name for the legend; may be empty
 * @param kind how it is drawn
 * @param x where; of categories their indices; of a histogram the edges of its bins, one more than there are counts
 * @param y how high; of a histogram the counts
 */
public record PlotSeries(String name, Kind kind, double[] x, double[] y) {

    /** How a series is drawn. */
    public enum Kind {
        /** Its points joined by straight lines. */
        LINE("line"),
        /** A mark at each point. */
        POINTS("points"),
        /** Lines and marks. */
        BOTH("line and points"),
        /** A level stroke around each point, from half way to the point before to half way to the next. */
        STEPS("steps"),
        /** A mark at each point, and a thin line down to zero. */
        STEMS("stems"),
        /** A bar from zero. */
        BAR("bars"),
        /** A bar from edge to edge. */
        HISTOGRAM("histogram");

        private final String words;

        Kind(String words) {
            this.words = words;
        }

        /** As a text names it. */
        String words() {
            return words;
        }

        /** Whether it is drawn from its points, so that it can be drawn in another way as well. */
        boolean ofPoints() {
            return this != BAR && this != HISTOGRAM;
        }

        /** Whether zero belongs to the picture. */
        boolean fromZero() {
            return this == BAR || this == HISTOGRAM || this == STEMS;
        }

        boolean hasLine() {
            return this == LINE || this == BOTH || this == STEPS;
        }

        boolean hasMarks() {
            return this == POINTS || this == BOTH || this == STEMS;
        }
    }

    /**
     * A series of points. Where the points are a sequence of integers (whole numbers over consecutive whole numbers) a
     * line becomes steps: between n and n + 1 a sequence has no value, and a slanted line would show some.
     */
    static PlotSeries of(String name, Kind kind, double[] x, double[] y) {
        return new PlotSeries(name, kind == Kind.LINE && isSequence(x, y) ? Kind.STEPS : kind, x, y);
    }

    private static boolean isSequence(double[] x, double[] y) {
        for (int i = 0; i < x.length; i++) {
            if (x[i] != Math.rint(x[i]) || i > 0 && x[i] != x[i - 1] + 1) return false;
            if (!Double.isNaN(y[i]) && y[i] != Math.rint(y[i])) return false;
        }
        return x.length > 0;
    }

    /** The same points drawn in another way; bars and histograms stay what they are. */
    PlotSeries as(Kind other) {
        return kind.ofPoints() ? new PlotSeries(name, other, x, y) : this;
    }

    /**
     * Where the strokes of steps begin and end: half way between neighbours, and as far beyond the first and the last.
     */
    double[] borders() {
        int n = x.length;
        double[] borders = new double[n + 1];
        for (int i = 1; i < n; i++) borders[i] = x[i - 1] / 2 + x[i] / 2;
        if (n == 0) return borders;
        borders[0] = n == 1 ? x[0] - 0.5 : 2 * x[0] - borders[1];
        borders[n] = n == 1 ? x[0] + 0.5 : 2 * x[n - 1] - borders[n - 1];
        return borders;
    }

    /** The line that is drawn: through the points, or of steps two points for each stroke. */
    PlotSeries line() {
        if (kind != Kind.STEPS) return this;
        double[] borders = borders();
        double[] xs = new double[2 * x.length];
        double[] ys = new double[2 * x.length];
        for (int i = 0; i < x.length; i++) {
            xs[2 * i] = borders[i];
            xs[2 * i + 1] = borders[i + 1];
            ys[2 * i] = ys[2 * i + 1] = y[i];
        }
        return new PlotSeries(name, Kind.LINE, xs, ys);
    }

    /** Four fifths of the least distance of two neighbours. */
    double barWidth() {
        double[] sorted = Arrays.stream(x).filter(Double::isFinite).sorted().distinct().toArray();
        double least = Double.POSITIVE_INFINITY;
        for (int i = 1; i < sorted.length; i++) least = Math.min(least, sorted[i] - sorted[i - 1]);
        return 0.8 * (Double.isInfinite(least) ? 1 : least);
    }

    static byte[] bytes(double... values) {
        ByteBuffer buffer = ByteBuffer.allocate(8 * values.length).order(ByteOrder.LITTLE_ENDIAN);
        buffer.asDoubleBuffer().put(values);
        return buffer.array();
    }

    /** How many points it has that can be drawn. */
    int drawn() {
        int count = 0;
        for (int i = 0; i < y.length; i++) if (Double.isFinite(y[i]) && Double.isFinite(x[i])) count++;
        return count;
    }
}
