package nimbook.tablesaw;

import static nimbook.core.Arguments.nonNull;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import nimbook.plot.Plot;
import nimbook.plot.PlotBins;
import nimbook.plot.PlotSeries;
import nimbook.plot.PlotSeries.Kind;
import nimbook.plot.PlotStyle;
import tech.tablesaw.api.DoubleColumn;
import tech.tablesaw.api.StringColumn;
import tech.tablesaw.plotly.components.Axis;
import tech.tablesaw.plotly.components.Figure;
import tech.tablesaw.plotly.components.Layout;
import tech.tablesaw.plotly.components.Line;
import tech.tablesaw.plotly.traces.BarTrace;
import tech.tablesaw.plotly.traces.ScatterTrace;
import tech.tablesaw.plotly.traces.Trace;

/** Between {@link Plot} and the figures of Tablesaw. */
public final class TablesawPlots {

    private TablesawPlots() {}

    /**
     * The plot of a figure's scatter, bar and histogram traces.
     *
     * @throws IllegalArgumentException when there is no trace, or one of another type, or what Tablesaw writes cannot
     *     be read
     */
    public static Plot from(Figure figure) {
        return from(PlotlyJson.traces(figure), PlotlyJson.layout(figure));
    }

    static Plot from(List<Map<String, Object>> traces, Map<String, Object> layout) {
        Map<String, Integer> categories = new LinkedHashMap<>();
        boolean named = traces.stream().anyMatch(trace -> trace.get("x") instanceof List<?> xs
                && !"histogram".equals(trace.get("type")) && xs.stream().anyMatch(String.class::isInstance));
        List<PlotSeries> series = new ArrayList<>();
        for (Map<String, Object> trace : traces) series.add(series(trace, named ? categories : null));
        PlotStyle style = new PlotStyle(title(layout), title(layout.get("xaxis")), title(layout.get("yaxis")),
                log(layout.get("xaxis")), log(layout.get("yaxis")), null, List.of());
        return new Plot(series, List.copyOf(categories.keySet()), style);
    }

    private static PlotSeries series(Map<String, Object> trace, Map<String, Integer> categories) {
        String name = String.valueOf(trace.getOrDefault("name", ""));
        String type = String.valueOf(trace.getOrDefault("type", "scatter"));
        if (type.equals("histogram")) return histogram(name, trace);
        Kind kind = switch (type) {
            case "scatter", "scattergl" -> kind(trace);
            case "bar" -> Kind.BAR;
            default -> throw new IllegalArgumentException("trace of type " + type
                    + ": a plot takes scatter, bar and histogram traces; Plotly alone draws the others, for a figure "
                    + "that a cell returns");
        };
        double[] y = doubles(trace.get("y"), null);
        double[] x = trace.get("x") instanceof List ? doubles(trace.get("x"), categories) : counted(y.length);
        int length = Math.min(x.length, y.length);
        return new PlotSeries(name, kind, Arrays.copyOf(x, length), Arrays.copyOf(y, length));
    }

    private static Kind kind(Map<String, Object> trace) {
        String mode = String.valueOf(trace.getOrDefault("mode", "lines"));
        if (!mode.contains("lines")) return Kind.POINTS;
        if (mode.contains("markers")) return Kind.BOTH;
        return trace.get("line") instanceof Map<?, ?> line && "hvh".equals(line.get("shape")) ? Kind.STEPS : Kind.LINE;
    }

    private static PlotSeries histogram(String name, Map<String, Object> trace) {
        double[] values = doubles(trace.get(trace.get("x") instanceof List ? "x" : "y"), null);
        if (trace.get("xbins") instanceof Map<?, ?> bins && bins.get("start") instanceof Number start
                && bins.get("end") instanceof Number end && bins.get("size") instanceof Number size) {
            return PlotBins.count(name, values, start.doubleValue(), end.doubleValue(), size.doubleValue());
        }
        return PlotBins.count(name, values, trace.get("nbinsx") instanceof Number n ? n.intValue() : 0);
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

    private static String title(Object holder) {
        return holder instanceof Map<?, ?> map && map.get("title") instanceof Map<?, ?> title
                && title.get("text") != null ? String.valueOf(title.get("text")) : "";
    }

    private static boolean log(Object axis) {
        return axis instanceof Map<?, ?> map && "log".equals(map.get("type"));
    }

    /** The figure of a plot; stems become points, a histogram bars over the middles of its bins. */
    public static Figure to(Plot plot) {
        PlotStyle style = nonNull(plot, "plot").style();
        Layout layout = Layout.builder().title(style.title()).xAxis(axis(style.x(), style.logX()))
                .yAxis(axis(style.y(), style.logY())).build();
        return new Figure(layout, plot.series().stream().map(s -> trace(plot, s)).toArray(Trace[]::new));
    }

    private static Axis axis(String title, boolean log) {
        return Axis.builder().title(title).type(log ? Axis.Type.LOG : Axis.Type.DEFAULT).build();
    }

    private static Trace trace(Plot plot, PlotSeries s) {
        boolean words = !plot.categories().isEmpty();
        String[] names = words
                ? Arrays.stream(s.x()).mapToObj(x -> plot.categories().get((int) x)).toArray(String[]::new) : null;
        if (s.kind() == Kind.BAR || s.kind() == Kind.HISTOGRAM) {
            double[] x = s.kind() == Kind.BAR ? s.x() : middles(s.x());
            return BarTrace.builder(words ? names : Arrays.stream(x).boxed().toArray(), s.y()).name(s.name()).build();
        }
        ScatterTrace.ScatterBuilder builder = words
                ? ScatterTrace.builder(StringColumn.create("x", names), DoubleColumn.create("y", s.y()))
                : ScatterTrace.builder(s.x(), s.y());
        builder.name(s.name()).mode(switch (s.kind()) {
            case LINE, STEPS -> ScatterTrace.Mode.LINE;
            case BOTH -> ScatterTrace.Mode.LINE_AND_MARKERS;
            default -> ScatterTrace.Mode.MARKERS;
        });
        if (s.kind() == Kind.STEPS) builder.line(Line.builder().shape(Line.Shape.HVH).build());
        return builder.build();
    }

    private static double[] middles(double[] edges) {
        double[] middles = new double[edges.length - 1];
        for (int i = 0; i < middles.length; i++) middles[i] = edges[i] / 2 + edges[i + 1] / 2;
        return middles;
    }
}
