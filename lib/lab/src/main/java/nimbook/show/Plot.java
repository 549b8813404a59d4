package nimbook.show;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import nimbook.export.Drawing;
import nimbook.export.Drawn;
import nimbook.export.Listed;
import nimbook.export.Listing;
import nimbook.export.Stills;
import nimbook.export.Titled;
import nimbook.export.Typeset;
import nimbook.widget.Component;
import nimbook.widget.Figure;
import nimbook.widget.Still;
import nimbook.work.Work;
import tech.tablesaw.api.Table;
import tech.tablesaw.plotly.traces.BarTrace;
import tech.tablesaw.plotly.traces.HistogramTrace;
import tech.tablesaw.plotly.traces.ScatterTrace;
import tech.tablesaw.plotly.traces.Trace;

/**
 * A plot: lines, points, bars, a histogram; immutable. Doubles draw it: it decides nothing.
 *
 * <pre>{@code
 * Plot.line("G(n)", 0, 100, n -> hofstadter.term(n))
 * Plot.scatter(table, "n", "preperiod", "period").title("rows of the misère rook").logY()
 * Plot.histogram(table, "value").x("Grundy value")
 * Plot.of(tablesawFigure)
 * Plot.line(…).and(Plot.scatter(…))
 * }</pre>
 *
 * <p>Every plot is a Tablesaw figure at heart: its traces are Tablesaw's. Shown by itself it goes to Plotly ({@link #plotly}), which a current
 * JupyterLab draws without the network, with the still beside it. Inside a stage, where a parameter moves it, it is drawn by a component of
 * its own, because a Plotly of four megabytes in every output would make notebooks too large to keep.
 */
public final class Plot implements Figure, Drawn, Titled, Listed, Typeset {

    /** The MIME type under which a JupyterLab with the plotly extension draws {@link #plotly}. */
    public static final String PLOTLY = "application/vnd.plotly.v1+json";
    private static final Component COMPONENT = new Component("plot", Plot.class, "/nimbook/front/plot.js",
            List.of("/nimbook/front/parts.js", "/nimbook/front/plotaxis.js"));
    /** More points than this and Plotly draws on a WebGL canvas; as SVG elements they would stall the page. */
    private static final int MANY = 20_000;
    /** More points are refused: 16 bytes each in the saved notebook. */
    private static final int MOST = 2_000_000;

    private final List<Map<String, Object>> traces;
    private final Map<String, Object> layout;

    private Plot(List<Map<String, Object>> traces, Map<String, Object> layout) {
        this.traces = List.copyOf(traces);
        this.layout = layout;
        if (traces.isEmpty()) throw new IllegalArgumentException("figure without traces: there is nothing to plot");
    }

    /**
     * A Tablesaw figure. Scatter (points and lines), bar and histogram traces have every face; others are drawn by Plotly alone.
     *
     * @throws IllegalArgumentException when it has no trace, or what Tablesaw writes for it cannot be read
     */
    public static Plot of(tech.tablesaw.plotly.components.Figure figure) {
        List<Map<String, Object>> traces = PlotJson.traces(figure);
        traces.forEach(Plot::binned);
        return new Plot(traces, PlotJson.layout(figure));
    }

    /** Lines through the points (x, y), one for each column y; a missing y is a gap. */
    public static Plot line(DataTable table, String x, String... ys) {
        return columns(PlotSeries.Kind.LINE, table, x, ys);
    }

    /** Points (x, y), one colour for each column y. */
    public static Plot scatter(DataTable table, String x, String... ys) {
        return columns(PlotSeries.Kind.POINTS, table, x, ys);
    }

    /** A bar of height y at each x (number or text), side by side for several columns y. */
    public static Plot bar(DataTable table, String x, String... ys) {
        return columns(PlotSeries.Kind.BAR, table, x, ys);
    }

    /** How often the values of a column fall into bins of a round width; whole numbers of a short range get a bin each. */
    public static Plot histogram(DataTable table, String column) {
        return histogram(column, doubles(table, table.index(column)));
    }

    /** Lines through the columns ys of one of Tablesaw's tables, over its column x. */
    public static Plot line(Table table, String x, String... ys) {
        return line(DataTable.of(table), x, ys);
    }

    /** Points of the columns ys of one of Tablesaw's tables, over its column x. */
    public static Plot scatter(Table table, String x, String... ys) {
        return scatter(DataTable.of(table), x, ys);
    }

    /** Bars of the columns ys of one of Tablesaw's tables, over its column x. */
    public static Plot bar(Table table, String x, String... ys) {
        return bar(DataTable.of(table), x, ys);
    }

    /** How often the numbers of a column of one of Tablesaw's tables fall where. */
    public static Plot histogram(Table table, String column) {
        return histogram(DataTable.of(table), column);
    }

    /** A line through the values of a function at from, …, to; null is a gap. {@code name} is the title of the y axis. */
    public static Plot line(String name, int from, int to, IntFunction<? extends Number> f) {
        return function(PlotSeries.Kind.LINE, name, from, to, f);
    }

    /** Points of a function at from, …, to. */
    public static Plot scatter(String name, int from, int to, IntFunction<? extends Number> f) {
        return function(PlotSeries.Kind.POINTS, name, from, to, f);
    }

    /** Bars of a function at from, …, to. */
    public static Plot bar(String name, int from, int to, IntFunction<? extends Number> f) {
        return function(PlotSeries.Kind.BAR, name, from, to, f);
    }

    /** How often values occur. */
    public static Plot histogram(String name, IntStream values) {
        return histogram(name, values.asDoubleStream().toArray());
    }

    /** How often values fall into bins. */
    public static Plot histogram(String name, double... values) {
        few(values.length);
        Map<String, Object> trace = made(HistogramTrace.builder(values).build(), name);
        binned(trace);
        return new Plot(List.of(trace), axes(name, "count"));
    }

    private static Plot function(PlotSeries.Kind kind, String name, int from, int to, IntFunction<? extends Number> f) {
        if (to < from) throw new IllegalArgumentException("to = " + to + ": less than from = " + from);
        few((long) to - from + 1);
        double[] xs = new double[to - from + 1];
        double[] ys = new double[xs.length];
        for (int i = 0; i < xs.length; i++) {
            if (i % 64 == 0) Work.at(i, xs.length, "points");
            xs[i] = from + i;
            Number y = f.apply(from + i);
            ys[i] = y == null ? Double.NaN : y.doubleValue();
        }
        return new Plot(List.of(made(trace(kind, xs, null, ys), name)), axes("n", name));
    }

    private static Plot columns(PlotSeries.Kind kind, DataTable table, String x, String... ys) {
        if (ys.length == 0) throw new IllegalArgumentException("ys = none: name at least one column to plot against \"" + x + "\"");
        few((long) table.rows() * ys.length);
        int column = table.index(x);
        boolean numbers = table.columns().get(column).kind().number();
        double[] xs = numbers ? doubles(table, column) : null;
        Object[] words = numbers ? null : table.column(x).stream().map(CellText::plain).toArray();
        List<Map<String, Object>> traces = new ArrayList<>();
        for (String y : ys) traces.add(made(trace(kind, xs, words, doubles(table, table.index(y))), y));
        return new Plot(traces, axes(x, ys.length == 1 ? ys[0] : ""));
    }

    private static void few(long points) {
        if (points > MOST) throw new IllegalArgumentException(points + " points: a plot takes at most " + MOST
                + " (16 bytes each in the saved notebook); take every tenth");
    }

    private static double[] doubles(DataTable table, int column) {
        DataColumn c = table.columns().get(column);
        if (!c.kind().number()) throw new IllegalArgumentException("column \"" + c.name() + "\" holds " + c.kind().words() + ": numbers are needed");
        double[] values = new double[table.rows()];
        for (int i = 0; i < values.length; i++) {
            if (i % 256 == 0) Work.at(i, values.length, "rows");
            values[i] = table.at(i, column) instanceof Number n ? n.doubleValue() : Double.NaN;
        }
        return values;
    }

    private static Trace trace(PlotSeries.Kind kind, double[] xs, Object[] words, double[] ys) {
        if (kind == PlotSeries.Kind.BAR) return BarTrace.builder(words != null ? words : Arrays.stream(xs).boxed().toArray(), ys).build();
        ScatterTrace.Mode mode = kind == PlotSeries.Kind.LINE ? ScatterTrace.Mode.LINE : ScatterTrace.Mode.MARKERS;
        if (words == null) return ScatterTrace.builder(xs, ys).mode(mode).build();
        return ScatterTrace.builder(tech.tablesaw.api.StringColumn.create("x", Arrays.copyOf(words, words.length, String[].class)),
                tech.tablesaw.api.DoubleColumn.create("y", ys)).mode(mode).build();
    }

    /** The name goes in here, not through Tablesaw's templates, which do not escape a backslash. */
    private static Map<String, Object> made(Trace trace, String name) {
        Map<String, Object> out = PlotJson.trace(trace);
        out.put("name", name);
        return out;
    }

    /** Says the bins, so that Plotly, the page and the still count alike. */
    private static void binned(Map<String, Object> trace) {
        if (!"histogram".equals(trace.get("type")) || !(trace.get("x") instanceof List) || trace.get("xbins") != null) return;
        double[] edges = PlotSeries.of(List.of(trace)).series().get(0).x();
        trace.put("xbins", PlotJson.map("start", edges[0], "end", edges[edges.length - 1], "size", Math.min(Double.MAX_VALUE, edges[1] - edges[0])));
        trace.remove("nbinsx");
    }

    private static Map<String, Object> axes(String x, String y) {
        Map<String, Object> layout = new LinkedHashMap<>();
        layout.put("xaxis", PlotJson.map("title", PlotJson.map("text", x)));
        layout.put("yaxis", PlotJson.map("title", PlotJson.map("text", y)));
        return layout;
    }

    /** Both in one picture; heading and axes of this one, but no title of the y axis where the two differ. */
    public Plot and(Plot other) {
        List<Map<String, Object>> both = new ArrayList<>(traces);
        both.addAll(other.traces);
        Plot all = new Plot(both, layout);
        // One series' name would be wrong for the other; the legend has both.
        return titleOf("yaxis").equals(other.titleOf("yaxis")) ? all : all.y("");
    }

    /** The same with a heading. */
    @Override
    public Plot title(String words) {
        return with("title", PlotJson.map("text", words));
    }

    /** The same with another title of the x axis. */
    public Plot x(String words) {
        return axis("xaxis", "title", PlotJson.map("text", words));
    }

    /** The same with another title of the y axis. */
    public Plot y(String words) {
        return axis("yaxis", "title", PlotJson.map("text", words));
    }

    /** The same with a logarithmic x axis; what is not positive is not drawn. */
    public Plot logX() {
        return axis("xaxis", "type", "log");
    }

    /** The same with a logarithmic y axis; what is not positive is not drawn. */
    public Plot logY() {
        return axis("yaxis", "type", "log");
    }

    private Plot axis(String axis, String key, Object value) {
        Map<String, Object> changed = new LinkedHashMap<>();
        if (layout.get(axis) instanceof Map<?, ?> before) before.forEach((k, v) -> changed.put(String.valueOf(k), v));
        changed.put(key, value);
        return with(axis, changed);
    }

    private Plot with(String key, Object value) {
        Map<String, Object> changed = new LinkedHashMap<>(layout);
        changed.put(key, value);
        return new Plot(traces, changed);
    }

    /** The text of a title: of the layout ("title") or of an axis. */
    String titleOf(String holder) {
        Object at = holder.equals("title") ? layout : layout.get(holder);
        return at instanceof Map<?, ?> map && map.get("title") instanceof Map<?, ?> title && title.get("text") != null
                ? String.valueOf(title.get("text")) : "";
    }

    boolean log(String axis) {
        return layout.get(axis) instanceof Map<?, ?> map && "log".equals(map.get("type"));
    }

    /** Its series in numbers. @throws IllegalArgumentException when one is of a type that only Plotly draws */
    PlotSeries.All series() {
        return PlotSeries.of(traces);
    }

    /**
     * {@code {data, layout, config}} as Plotly takes it, under the MIME type {@link #PLOTLY}. Plotly reads names and titles as a kind of
     * HTML: the three characters that mean something there are escaped, so that it shows them as they are.
     */
    public Map<String, Object> plotly() {
        List<Map<String, Object>> data = new ArrayList<>();
        for (Map<String, Object> trace : traces) data.add(plotly(trace));
        Map<String, Object> all = new LinkedHashMap<>();
        // Room for titles and a legend only where they say something; letters and colours as on the other two faces.
        all.put("height", 440);
        // Plotly's extension does not follow the theme: on the page's own background, in a grey that is read on white and on black alike.
        all.put("font", PlotJson.map("size", 15, "color", "#757b85"));
        all.put("paper_bgcolor", "rgba(0,0,0,0)");
        all.put("plot_bgcolor", "rgba(0,0,0,0)");
        all.put("margin", PlotJson.map("l", 64, "r", 24, "t", titleOf("title").isEmpty() ? 32 : 76, "b", 56));
        all.put("showlegend", traces.size() > 1);
        all.put("legend", PlotJson.map("orientation", "h", "x", 0, "y", 1.01, "yanchor", "bottom"));
        all.put("colorway", PlotDrawing.colorway());
        all.put("bargap", traces.stream().anyMatch(t -> "histogram".equals(t.get("type"))) ? 0.02 : 0.15);
        all.putAll(layout);
        for (String axis : List.of("xaxis", "yaxis")) {
            Map<String, Object> room = PlotJson.map("automargin", true, "gridcolor", "rgba(128,128,128,0.25)", "zerolinecolor",
                    "rgba(128,128,128,0.6)", "linecolor", "#757b85");
            if (all.get(axis) instanceof Map<?, ?> before) before.forEach((k, v) -> room.put(String.valueOf(k), v));
            all.put(axis, room);
        }
        // Not "responsive": JupyterLab's extension follows the window's width by itself, and with it Plotly would take its height from a frame that
        // has none.
        return PlotJson.map("data", data, "layout", PlotJson.escaped(all), "config", PlotJson.map("displaylogo", false));
    }

    private static Map<String, Object> plotly(Map<String, Object> trace) {
        @SuppressWarnings("unchecked")
        Map<String, Object> out = (Map<String, Object>) PlotJson.escaped(trace);
        int points = trace.get("y") instanceof List<?> ys ? ys.size() : 0;
        if ("scatter".equals(out.get("type")) && points > MANY) out.put("type", "scattergl");
        if ("markers".equals(out.get("mode")) && points > 400) out.putIfAbsent("marker", PlotJson.map("size", points > 3000 ? 3 : 4));
        return out;
    }

    /** {@link #plotly} as JSON text. */
    public String plotlyJson() {
        return PlotJson.text(plotly());
    }

    @Override
    public Component component() {
        return COMPONENT;
    }

    /** {@code {title, x, y, logX, logY, categories, series: [{name, kind, x, y}]}}, or with {@code note} where only Plotly can draw it. */
    @Override
    public Map<String, Object> state() {
        Map<String, Object> state = new LinkedHashMap<>();
        state.put("title", titleOf("title"));
        state.put("x", titleOf("xaxis"));
        state.put("y", titleOf("yaxis"));
        state.put("logX", log("xaxis"));
        state.put("logY", log("yaxis"));
        try {
            PlotSeries.All all = series();
            state.put("categories", all.categories());
            state.put("series", all.series().stream().map(PlotSeries::state).toList());
        } catch (IllegalArgumentException e) {
            state.put("categories", List.of());
            state.put("series", List.of());
            state.put("note", "A " + e.getMessage() + " is drawn by Plotly alone: show this plot by itself.");
        }
        return state;
    }

    /** The still picture as a drawing, for files. */
    @Override
    public Drawing drawing() {
        return PlotDrawing.of(this);
    }

    /** Its points as rows. @throws IllegalArgumentException when a trace is of a type that only Plotly draws */
    @Override
    public Listing listing() {
        return PlotForms.listing(this);
    }

    @Override
    public long cells() {
        return 2 * points();
    }

    /** How many points its traces have. */
    long points() {
        return traces.stream().mapToLong(t -> t.get("y") instanceof List<?> ys ? ys.size() : t.get("x") instanceof List<?> xs ? xs.size() : 0).sum();
    }

    @Override
    public String latex() {
        return PlotForms.latex(this);
    }

    @Override
    public boolean typesets() {
        return PlotForms.typesets(this);
    }

    @Override
    public Still still() {
        return Stills.of(drawing());
    }

    @Override
    public String text() {
        return PlotDrawing.words(this);
    }

    @Override
    public String toString() {
        return text();
    }
}
