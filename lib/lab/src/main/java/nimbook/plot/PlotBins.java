package nimbook.plot;

import static nimbook.core.Arguments.nonNull;

import java.util.Arrays;
import nimbook.drawing.RoundSteps;

/** How often values fall into bins; a value on an edge belongs to the bin on its right. */
public final class PlotBins {

    /** More bins than a screen has columns show nothing more. */
    private static final int MOST_BINS = 10_000;

    private PlotBins() {}

    /**
     * A histogram over bins of a round width (1, 2, 5, 10, …): one bin a whole number, with the number in its middle,
     * where all values are whole and span at most 60; else about as many as wanted, or √n of n values (at least 5, at
     * most 50) where wanted is 0.
     */
    public static PlotSeries count(String name, double[] values, int wanted) {
        return count(name, values, edges(values, wanted));
    }

    /** A histogram over bins of one width from start to end. */
    public static PlotSeries count(String name, double[] values, double start, double end, double width) {
        // A span beyond the range of double is one bin.
        if (Double.isInfinite(end - start)) return count(name, values, new double[] {start, end});
        int count = (int) Math.max(1, Math.min(MOST_BINS, Math.round((end - start) / width)));
        double[] edges = new double[count + 1];
        for (int i = 0; i <= count; i++) edges[i] = start + i * width;
        return count(name, values, edges);
    }

    private static PlotSeries count(String name, double[] values, double[] edges) {
        double[] counts = new double[edges.length - 1];
        for (double value : nonNull(values, "values")) {
            if (Double.isNaN(value) || value < edges[0] || value > edges[counts.length]) continue;
            int bin = Arrays.binarySearch(edges, value);
            bin = Math.min(bin >= 0 ? bin : -bin - 2, counts.length - 1);
            counts[bin]++;
        }
        return new PlotSeries(name, PlotSeries.Kind.HISTOGRAM, edges, counts);
    }

    static double[] edges(double[] values, int wanted) {
        double[] finite = Arrays.stream(nonNull(values, "values")).filter(Double::isFinite).toArray();
        if (finite.length == 0) return new double[] {0, 1};
        double low = Arrays.stream(finite).min().getAsDouble();
        double high = Arrays.stream(finite).max().getAsDouble();
        boolean whole = Arrays.stream(finite).allMatch(v -> v == Math.rint(v));
        int count = wanted > 0 ? wanted : (int) Math.max(5, Math.min(50, Math.sqrt(finite.length)));
        double width = RoundSteps.atLeast((high - low) / count);
        if (whole && (wanted == 0 && high - low <= 60 || width < 1)) width = 1;
        double start = whole ? Math.floor(low / width) * width - 0.5 : Math.floor(low / width) * width;
        int bins = (int) Math.max(1, Math.floor((high - start) / width) + 1);
        // Where the width is beyond what a double holds, too.
        if (!Double.isFinite(width) || width <= 0 || bins > MOST_BINS)
            return new double[] {low, Math.max(high, Math.nextUp(low))};
        double[] edges = new double[bins + 1];
        for (int i = 0; i <= bins; i++) edges[i] = start + i * width;
        return edges;
    }
}
