package nimbook.show;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * One series of a plot in numbers. NaN in y is a gap.
 *
 * @param name for the legend; may be empty
 * @param kind how it is drawn
 * @param x where; of categories their indices; of a histogram the edges of its bins, one more than there are counts
 * @param y how high; of a histogram the counts
 */
record PlotSeries(String name, Kind kind, double[] x, double[] y) {

    /** How a series is drawn. */
    enum Kind { LINE, POINTS, BOTH, BAR, HISTOGRAM }

    /** The series of Plotly traces, and the names of the categories on the x axis where it has such. */
    record All(List<PlotSeries> series, List<String> categories) {}

    /** @throws IllegalArgumentException when a trace is of a type that only Plotly draws */
    static All of(List<Map<String, Object>> traces) {
        Map<String, Integer> categories = new LinkedHashMap<>();
        boolean named = traces.stream().anyMatch(trace -> trace.get("x") instanceof List<?> xs && !"histogram".equals(trace.get("type"))
                && xs.stream().anyMatch(String.class::isInstance));
        List<PlotSeries> series = new ArrayList<>();
        for (Map<String, Object> trace : traces) {
            String name = String.valueOf(trace.getOrDefault("name", ""));
            String type = String.valueOf(trace.getOrDefault("type", "scatter"));
            if (type.equals("histogram")) {
                series.add(histogram(name, doubles(trace.get(trace.get("x") instanceof List ? "x" : "y"), null), trace));
                continue;
            }
            Kind kind = switch (type) {
                case "scatter", "scattergl" -> {
                    String mode = String.valueOf(trace.getOrDefault("mode", "lines"));
                    yield mode.contains("lines") ? mode.contains("markers") ? Kind.BOTH : Kind.LINE : Kind.POINTS;
                }
                case "bar" -> Kind.BAR;
                default -> throw new IllegalArgumentException("trace of type " + type);
            };
            double[] y = doubles(trace.get("y"), null);
            double[] x = trace.get("x") instanceof List ? doubles(trace.get("x"), named ? categories : null) : counted(y.length);
            int length = Math.min(x.length, y.length);
            series.add(new PlotSeries(name, kind, Arrays.copyOf(x, length), Arrays.copyOf(y, length)));
        }
        return new All(series, List.copyOf(categories.keySet()));
    }

    private static double[] counted(int length) {
        double[] x = new double[length];
        for (int i = 0; i < length; i++) x[i] = i;
        return x;
    }

    private static double[] doubles(Object values, Map<String, Integer> categories) {
        if (!(values instanceof List<?> list)) return new double[0];
        double[] out = new double[list.size()];
        for (int i = 0; i < out.length; i++) {
            Object value = list.get(i);
            if (categories != null) {
                String word = value == null ? "" : String.valueOf(value);
                categories.putIfAbsent(word, categories.size());
                out[i] = categories.get(word);
            } else {
                out[i] = value instanceof Number n ? n.doubleValue() : Double.NaN;
            }
        }
        return out;
    }

    /** Counts in the bins that the trace names, so that every face of a plot has the same; a value on an edge belongs to the bin on its right. */
    private static PlotSeries histogram(String name, double[] values, Map<String, Object> trace) {
        double[] edges = edges(values, trace);
        double[] counts = new double[edges.length - 1];
        for (double value : values) {
            if (Double.isNaN(value) || value < edges[0] || value > edges[counts.length]) continue;
            int bin = Arrays.binarySearch(edges, value);
            bin = Math.min(bin >= 0 ? bin : -bin - 2, counts.length - 1);
            counts[bin]++;
        }
        return new PlotSeries(name, Kind.HISTOGRAM, edges, counts);
    }

    /** More bins than a screen has columns show nothing more. */
    private static final int MOST_BINS = 10_000;

    private static double[] edges(double[] values, Map<String, Object> trace) {
        if (trace.get("xbins") instanceof Map<?, ?> bins && bins.get("start") instanceof Number start && bins.get("end") instanceof Number end
                && bins.get("size") instanceof Number size) {
            double span = end.doubleValue() - start.doubleValue();
            // A span beyond the range of double is one bin.
            if (Double.isInfinite(span)) return new double[] {start.doubleValue(), end.doubleValue()};
            int count = (int) Math.max(1, Math.min(MOST_BINS, Math.round(span / size.doubleValue())));
            double[] edges = new double[count + 1];
            for (int i = 0; i <= count; i++) edges[i] = start.doubleValue() + i * size.doubleValue();
            return edges;
        }
        return bins(values, trace.get("nbinsx") instanceof Number n ? n.intValue() : 0);
    }

    /**
     * Edges of bins of a round width (1, 2, 5, 10, …): one bin a whole number, with the number in its middle, where all values are whole and
     * span at most 60; else about as many as asked, or √n of n values (at least 5, at most 50).
     */
    static double[] bins(double[] values, int wanted) {
        double[] finite = Arrays.stream(values).filter(Double::isFinite).toArray();
        if (finite.length == 0) return new double[] {0, 1};
        double low = Arrays.stream(finite).min().getAsDouble();
        double high = Arrays.stream(finite).max().getAsDouble();
        boolean whole = Arrays.stream(finite).allMatch(v -> v == Math.rint(v));
        int count = wanted > 0 ? wanted : (int) Math.max(5, Math.min(50, Math.sqrt(finite.length)));
        double width = PlotAxis.round((high - low) / count);
        if (whole && (wanted == 0 && high - low <= 60 || width < 1)) width = 1;
        double start = whole ? Math.floor(low / width) * width - 0.5 : Math.floor(low / width) * width;
        int bins = (int) Math.max(1, Math.floor((high - start) / width) + 1);
        // Where the width is beyond what a double holds, too.
        if (!Double.isFinite(width) || width <= 0 || bins > MOST_BINS) return new double[] {low, Math.max(high, Math.nextUp(low))};
        double[] edges = new double[bins + 1];
        for (int i = 0; i <= bins; i++) edges[i] = start + i * width;
        return edges;
    }

    /** As the page gets it: {@code {name, kind, x, y}}, coordinates as little-endian doubles. */
    Map<String, Object> state() {
        return PlotJson.map("name", name, "kind", kind.name().toLowerCase(java.util.Locale.ROOT), "x", bytes(x), "y", bytes(y));
    }

    private static byte[] bytes(double[] values) {
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
