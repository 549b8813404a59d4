package nimbook.plot;

import static nimbook.core.Arguments.copy;
import static nimbook.core.Arguments.nonNull;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import nimbook.core.Work;
import nimbook.drawing.Drawing;
import nimbook.export.DrawnFigure;
import nimbook.export.HasTitle;
import nimbook.export.LatexSource;
import nimbook.export.Tabular;
import nimbook.export.TabularData;
import nimbook.plot.PlotSeries.Kind;
import nimbook.table.CellText;
import nimbook.table.DataColumn;
import nimbook.table.DataTable;
import nimbook.widget.model.Component;

/**
 * A plot: lines, steps, points, stems, bars, a histogram; immutable. Doubles draw it: it decides nothing.
 *
 * <pre>{@code
 * Plot.line("G(n)", 0, 100, n -> hofstadter.term(n))
 * Plot.scatter(table, "n", "preperiod", "period").title("rows of the misère rook").logY()
 * Plot.histogram(table, "value").x("Grundy value")
 * Plot.line(…).stems().and(Plot.scatter(…))
 * }</pre>
 *
 * <p>A line through a sequence of integers (whole numbers over consecutive whole numbers) is drawn in steps, because
 * between n and n + 1 a sequence has no value; {@link #lines}, {@link #points}, {@link #steps} and {@link #stems}
 * choose.
 */
public final class Plot implements DrawnFigure, HasTitle, Tabular, LatexSource {

    private static final Component COMPONENT = new Component("plot", Plot.class, "/nimbook/front/plot.js");
    /** More points are refused: 16 bytes each in the saved notebook. */
    private static final int MOST = 2_000_000;

    private final List<PlotSeries> series;
    /** What stands at 0, 1, … of the x axis; empty where numbers do. */
    private final List<String> categories;
    private final PlotStyle style;

    /** @throws IllegalArgumentException when there is no series */
    public Plot(List<PlotSeries> series, List<String> categories, PlotStyle style) {
        this.series = copy(series, "series");
        this.categories = copy(categories, "categories");
        this.style = nonNull(style, "style");
        if (series.isEmpty()) throw new IllegalArgumentException("series = none: there is nothing to plot");
    }

    /** Lines through the points (x, y), one for each column y; a missing y is a gap. */
    public static Plot line(DataTable table, String x, String... ys) {
        return columns(Kind.LINE, table, x, ys);
    }

    /** Points (x, y), one colour for each column y. */
    public static Plot scatter(DataTable table, String x, String... ys) {
        return columns(Kind.POINTS, table, x, ys);
    }

    /** A bar of height y at each x (number or text), side by side for several columns y. */
    public static Plot bar(DataTable table, String x, String... ys) {
        return columns(Kind.BAR, table, x, ys);
    }

    /**
     * How often the values of a column fall into bins of a round width; whole numbers of a short range get a bin each.
     */
    public static Plot histogram(DataTable table, String column) {
        return histogram(column, doubles(table, nonNull(table, "table").index(column)));
    }

    /**
     * A line through the values of a function at from, …, to; null is a gap. {@code name} is the title of the y axis.
     */
    public static Plot line(String name, int from, int to, IntFunction<? extends Number> f) {
        return function(Kind.LINE, name, from, to, f);
    }

    /** Points of a function at from, …, to. */
    public static Plot scatter(String name, int from, int to, IntFunction<? extends Number> f) {
        return function(Kind.POINTS, name, from, to, f);
    }

    /** Bars of a function at from, …, to. */
    public static Plot bar(String name, int from, int to, IntFunction<? extends Number> f) {
        return function(Kind.BAR, name, from, to, f);
    }

    /** How often values occur. */
    public static Plot histogram(String name, IntStream values) {
        return histogram(name, nonNull(values, "values").asDoubleStream().toArray());
    }

    /** How often values fall into bins. */
    public static Plot histogram(String name, double... values) {
        nonNull(name, "name");
        few(nonNull(values, "values").length);
        return new Plot(List.of(PlotBins.count(name, values, 0)), List.of(), PlotStyle.axes(name, "count"));
    }

    private static Plot function(Kind kind, String name, int from, int to, IntFunction<? extends Number> f) {
        if (to < from) throw new IllegalArgumentException("to = " + to + ": less than from = " + from);
        nonNull(f, "f");
        nonNull(name, "name");
        few((long) to - from + 1);
        double[] xs = new double[to - from + 1];
        double[] ys = new double[xs.length];
        for (int i = 0; i < xs.length; i++) {
            if (i % 64 == 0) Work.at(i, xs.length, "points");
            xs[i] = from + i;
            Number y = f.apply(from + i);
            ys[i] = y == null ? Double.NaN : y.doubleValue();
        }
        return new Plot(List.of(PlotSeries.of(name, kind, xs, ys)), List.of(), PlotStyle.axes("n", name));
    }

    private static Plot columns(Kind kind, DataTable table, String x, String... ys) {
        if (nonNull(ys, "ys").length == 0)
            throw new IllegalArgumentException("ys = none: name at least one column to plot against \"" + x + "\"");
        few((long) nonNull(table, "table").rows() * ys.length);
        int column = table.index(x);
        boolean numbers = table.columns().get(column).kind().number();
        List<String> words = numbers ? List.of() : table.column(x).stream().map(CellText::plain).toList();
        List<String> categories = List.copyOf(new LinkedHashSet<>(words));
        double[] xs = numbers ? doubles(table, column) : places(words, categories);
        List<PlotSeries> series = new ArrayList<>();
        for (String y : ys) {
            double[] values = doubles(table, table.index(y));
            series.add(numbers ? PlotSeries.of(y, kind, xs, values) : new PlotSeries(y, kind, xs, values));
        }
        return new Plot(series, categories, PlotStyle.axes(x, ys.length == 1 ? ys[0] : ""));
    }

    private static double[] places(List<String> words, List<String> categories) {
        Map<String, Integer> place = new LinkedHashMap<>();
        for (String category : categories) place.put(category, place.size());
        return words.stream().mapToDouble(place::get).toArray();
    }

    private static void few(long points) {
        if (points > MOST) throw new IllegalArgumentException(points + " points: a plot takes at most " + MOST
                + " (16 bytes each in the saved notebook); take every tenth");
    }

    private static double[] doubles(DataTable table, int column) {
        DataColumn c = table.columns().get(column);
        if (!c.kind().number())
            throw new IllegalArgumentException(
                    "column \"" + c.name() + "\" holds " + c.kind().words() + ": numbers are needed");
        double[] values = new double[table.rows()];
        for (int i = 0; i < values.length; i++) {
            if (i % 256 == 0) Work.at(i, values.length, "rows");
            values[i] = table.at(i, column) instanceof Number n ? n.doubleValue() : Double.NaN;
        }
        return values;
    }

    /**
     * Both in one picture; heading and axes of this one, but no title of the y axis where the two differ. Where one has
     * categories, numbers of the other become categories.
     */
    public Plot and(Plot other) {
        Set<String> all = new LinkedHashSet<>();
        if (!nonNull(other, "other").categories.isEmpty() || !categories.isEmpty()) {
            for (Plot plot : List.of(this, other)) for (PlotSeries s : plot.series) all.addAll(plot.words(s));
        }
        List<String> union = List.copyOf(all);
        List<PlotSeries> both = new ArrayList<>();
        for (Plot plot : List.of(this, other)) for (PlotSeries s : plot.series) both.add(union.isEmpty() ? s
                : new PlotSeries(s.name(), s.kind(), places(plot.words(s), union), s.y()));
        // One series' name would be wrong for the other; the legend has both.
        return new Plot(both, union, style.y().equals(other.style.y()) ? style : style.withY(""));
    }

    private List<String> words(PlotSeries s) {
        return Arrays.stream(s.x()).mapToObj(x -> categories.isEmpty() ? CellText.plain(x) : categories.get((int) x))
                .toList();
    }

    /** The same with its points joined by straight lines, also between the terms of a sequence. */
    public Plot lines() {
        return as(Kind.LINE);
    }

    /** The same with a mark at each point. */
    public Plot points() {
        return as(Kind.POINTS);
    }

    /** The same with a level stroke around each point. */
    public Plot steps() {
        return as(Kind.STEPS);
    }

    /** The same with a mark at each point and a thin line down to zero: for the first terms of a sequence. */
    public Plot stems() {
        return as(Kind.STEMS);
    }

    private Plot as(Kind kind) {
        return new Plot(series.stream().map(s -> s.as(kind)).toList(), categories, style);
    }

    private Plot with(PlotStyle other) {
        return new Plot(series, categories, other);
    }

    /** The same with a heading. */
    @Override
    public Plot title(String words) {
        return with(style.withTitle(words));
    }

    /** The same with another title of the x axis. */
    public Plot x(String words) {
        return with(style.withX(words));
    }

    /** The same with another title of the y axis. */
    public Plot y(String words) {
        return with(style.withY(words));
    }

    /** The same with a logarithmic x axis; what is not positive is not drawn. */
    public Plot logX() {
        return with(style.withLogX());
    }

    /** The same with a logarithmic y axis; what is not positive is not drawn. */
    public Plot logY() {
        return with(style.withLogY());
    }

    /** What is drawn, in the order of the legend. */
    public List<PlotSeries> series() {
        return series;
    }

    /** The words on the x axis; empty where it has numbers. */
    public List<String> categories() {
        return categories;
    }

    /** Title and axes. */
    public PlotStyle style() {
        return style;
    }

    /** What the legend calls a series. */
    String label(int index) {
        String name = series.get(index).name();
        return name.isEmpty() ? "series " + (index + 1) : name;
    }

    /** Whether a series is drawn. */
    boolean shows(int index) {
        return !style.hidden().contains(label(index));
    }

    /** Of one series where its name says more than its axes do: what a fit found, for example. */
    boolean hasLegend() {
        return series.size() > 1 || !style.y().isEmpty()
                && !List.of("", style.x(), style.y()).contains(series.get(0).name());
    }

    /** From the x of a bar to its middle: bars of several series stand side by side. */
    double barShift(PlotSeries s) {
        if (s.kind() == Kind.HISTOGRAM) return barHalf(s);
        List<PlotSeries> bars = series.stream().filter(one -> one.kind() == Kind.BAR).toList();
        return s.kind() == Kind.BAR ? (2 * bars.indexOf(s) + 1 - bars.size()) * barHalf(s) : 0;
    }

    /** Half the width of a bar; 0 of points. */
    double barHalf(PlotSeries s) {
        if (s.kind() == Kind.HISTOGRAM) return s.x().length < 2 ? 0 : (s.x()[1] - s.x()[0]) / 2;
        return s.kind() == Kind.BAR
                ? s.barWidth() / 2 / series.stream().filter(one -> one.kind() == Kind.BAR).count() : 0;
    }

    @Override
    public Plot withView(Map<String, Object> view) {
        return with(PlotView.of(style, view));
    }

    @Override
    public Map<String, String> viewSettings() {
        return PlotView.SETTINGS;
    }

    @Override
    public Component component() {
        return COMPONENT;
    }

    /** Keys as {@code PlotState} has them. */
    @Override
    public Map<String, Object> state() {
        return PlotState.of(this);
    }

    @Override
    public boolean answers() {
        return true;
    }

    /** The view of what a reader zooms to or leaves: {@code {do: "draw", width, height, zoom, hidden}}. */
    @Override
    public Map<String, Object> answer(Map<String, Object> question) {
        if (!"draw".equals(nonNull(question, "question").get("do")))
            throw new IllegalArgumentException("question do = " + question.get("do") + ": a plot answers \"draw\"");
        return Map.of("view", PlotDrawing.view(this, question));
    }

    /** The still picture as a drawing, for files. */
    @Override
    public Drawing drawing() {
        return PlotDrawing.of(this);
    }

    /** Its points as rows. */
    @Override
    public TabularData listing() {
        return PlotExport.listing(this);
    }

    @Override
    public long cells() {
        return 2 * count();
    }

    /** How many points its series have. */
    long count() {
        return series.stream().mapToLong(s -> s.y().length).sum();
    }

    @Override
    public String latex() {
        return PlotExport.latex(this);
    }

    @Override
    public boolean typesets() {
        return PlotExport.typesets(this);
    }

    @Override
    public String text() {
        return PlotText.of(this);
    }

    @Override
    public String toString() {
        return text();
    }
}
