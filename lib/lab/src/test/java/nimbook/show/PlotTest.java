package nimbook.show;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import nimbook.export.Svg;
import org.junit.jupiter.api.Test;
import tech.tablesaw.api.DoubleColumn;
import tech.tablesaw.api.IntColumn;
import tech.tablesaw.api.StringColumn;
import tech.tablesaw.api.Table;
import tech.tablesaw.plotly.api.Histogram;
import tech.tablesaw.plotly.api.LinePlot;
import tech.tablesaw.plotly.api.VerticalBarPlot;
import tech.tablesaw.plotly.components.Axis;
import tech.tablesaw.plotly.components.Figure;
import tech.tablesaw.plotly.components.Layout;
import tech.tablesaw.plotly.traces.HeatmapTrace;
import tech.tablesaw.plotly.traces.ScatterTrace;

class PlotTest {

    /** Quotes, entities and brackets that Tablesaw's templates escape as in HTML. */
    static final String HOSTILE = "It's <b>a</b> & \"b\" &lt;";

    static Table saw() {
        return Table.create("t", IntColumn.create("n", 1, 2, 3), DoubleColumn.create("x", 0.5, Double.NaN, 1e300),
                StringColumn.create("w", "a'b", "c\"d", "<i>"));
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> at(Object map, String... keys) {
        for (String key : keys) map = ((Map<String, Object>) map).get(key);
        return (Map<String, Object>) map;
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> trace(Plot plot, int index) {
        return ((List<Map<String, Object>>) plot.plotly().get("data")).get(index);
    }

    @Test
    void tablesawFiguresBecomePlotlysJson() {
        Plot plot = Plot.of(LinePlot.create(HOSTILE, saw(), "n", "x"));
        assertEquals(List.of(1L, 2L, 3L), trace(plot, 0).get("x"));
        assertEquals(Arrays.asList(0.5, null, 1e300), trace(plot, 0).get("y"), "a missing value is a gap");
        assertEquals("scatter", trace(plot, 0).get("type"));
        assertEquals("lines", trace(plot, 0).get("mode"));
        assertEquals(Map.of("text", "It's &lt;b&gt;a&lt;/b&gt; &amp; \"b\" &amp;lt;"), at(plot.plotly(), "layout", "title"));
        assertEquals(HOSTILE, plot.state().get("title"), "elsewhere text is text");
        assertEquals(Map.of("text", "n"), at(plot.plotly(), "layout", "xaxis", "title"));
        assertEquals(Map.of("text", "x"), at(plot.plotly(), "layout", "yaxis", "title"));
        Plot bars = Plot.of(VerticalBarPlot.create("bars", saw(), "w", "x"));
        assertEquals(List.of("a'b", "c\"d", "&lt;i&gt;"), trace(bars, 0).get("x"));
        assertEquals(List.of("a'b", "c\"d", "<i>"), bars.state().get("categories"));
    }

    @Test
    void layoutsWithFontsAndRangesAreRead() {
        Layout layout = Layout.builder().title("t").xAxis(Axis.builder().title("α").type(Axis.Type.LOG).range(1, 2).build()).build();
        Plot plot = Plot.of(new Figure(layout, ScatterTrace.builder(new double[] {1, 10},
                new double[] {1, 2}).mode(ScatterTrace.Mode.LINE_AND_MARKERS).name("Hofstadter's").build()));
        assertEquals("log", at(plot.plotly(), "layout", "xaxis").get("type"));
        assertEquals("Hofstadter's", trace(plot, 0).get("name"));
        assertEquals(PlotSeries.Kind.BOTH, plot.series().series().get(0).kind());
        assertTrue((Boolean) plot.state().get("logX"));
    }

    @Test
    void everyFaceOfAHistogramHasTheSameBins() {
        Plot plot = Plot.histogram("value", IntStream.of(0, 0, 1, 3, 3, 3));
        PlotSeries series = plot.series().series().get(0);
        assertArrayEquals(new double[] {-0.5, 0.5, 1.5, 2.5, 3.5}, series.x());
        assertArrayEquals(new double[] {2, 1, 0, 3}, series.y());
        assertEquals(Map.of("start", -0.5, "end", 3.5, "size", 1.0), trace(plot, 0).get("xbins"));
        Plot saw = Plot.of(Histogram.create("h", saw(), "n"));
        assertEquals(3, saw.series().series().get(0).y().length);
        assertFalse(trace(saw, 0).containsKey("nbinsx") || trace(saw, 0).containsKey("autobinx"));
    }

    @Property(tries = 200, seed = "20260101")
    void binsHoldEveryValueOnce(@ForAll @Size(min = 1, max = 60) List<@DoubleRange(min = -1e6, max = 1e6) Double> values,
            @ForAll @IntRange(max = 80) int wanted) {
        double[] all = values.stream().mapToDouble(v -> v).toArray();
        double[] edges = PlotSeries.bins(all, wanted);
        assertTrue(edges[0] <= Arrays.stream(all).min().getAsDouble() && Arrays.stream(all).max().getAsDouble() < edges[edges.length - 1] + 1e-9);
        assertTrue(edges.length < 200, "bins: " + edges.length);
        PlotSeries series = Plot.histogram("v", all).series().series().get(0);
        assertEquals(all.length, Arrays.stream(series.y()).sum());
    }

    @Property(tries = 300, seed = "20260101")
    void ticksAreFewRoundAndInside(@ForAll @DoubleRange(min = -1e9, max = 1e9) double low, @ForAll @DoubleRange(min = 0.01, max = 1e9) double span,
            @ForAll @IntRange(min = 2, max = 12) int most) {
        PlotAxis axis = new PlotAxis(low, low + span, false, false, 1);
        List<PlotAxis.Tick> ticks = axis.ticks(most);
        assertTrue(ticks.size() <= most + 1 && (ticks.size() >= 1 || most < 4), ticks.toString());
        for (PlotAxis.Tick tick : ticks) assertTrue(axis.place(tick.at()) > -1e-6 && axis.place(tick.at()) < 1 + 1e-6);
    }

    @Test
    void tickLabels() {
        assertEquals(List.of("0", "0.5", "1.0", "1.5", "2.0"),
                new PlotAxis(0, 2, false, false, 1).ticks(5).stream().map(PlotAxis.Tick::label).toList());
        assertEquals(List.of("0", "1", "2"), new PlotAxis(0, 2, false, true, 1).ticks(9).stream().map(PlotAxis.Tick::label).toList());
        assertEquals("10⁷", PlotAxis.label(1e7, 0));
        assertEquals("−2.5·10⁻⁷", PlotAxis.label(-2.5e-7, 9));
        assertEquals("20\u2009000", PlotAxis.label(20_000, 0));
        assertEquals(List.of("1", "100", "10\u2009000", "10⁶"),
                new PlotAxis(-0.2, 6.5, true, false, 1).ticks(4).stream().map(PlotAxis.Tick::label).toList());
    }

    /** high − low is no double: the axis was a text, "Infinity". */
    @Test
    void valuesAtTheEndOfDoubleAreDrawn() {
        PlotAxis axis = PlotAxis.of(-1e308, 1e308, false, false, 0.05);
        assertEquals(0.5, axis.place(0), 1e-9);
        // 5 % of air on both sides of the span.
        assertEquals(0.05 / 1.1, axis.place(-1e308), 1e-9);
        assertEquals(1.05 / 1.1, axis.place(1e308), 1e-9);
        assertEquals(List.of("−10³⁰⁸", "−5·10³⁰⁷", "0", "5·10³⁰⁷", "10³⁰⁸"), axis.ticks(7).stream().map(PlotAxis.Tick::label).toList());
        double most = Double.MAX_VALUE;
        for (double[] range : new double[][] {{-most, most}, {most, most}, {-most, -most}, {0, most}, {0, Double.MIN_VALUE}, {1e-320, 1e308}}) {
            for (boolean log : new boolean[] {false, true}) {
                if (log && range[0] <= 0) continue;
                PlotAxis wide = PlotAxis.of(range[0], range[1], log, false, 0.05);
                for (double value : range) assertTrue(wide.place(value) >= 0 && wide.place(value) <= 1, wide + " " + value);
                for (PlotAxis.Tick tick : wide.ticks(7)) assertTrue(Double.isFinite(tick.at()) && !tick.label().contains("∞"), tick.toString());
            }
        }
    }

    /** Every kind, linear and logarithmic, with what cannot be drawn in between: a picture with points, never the words of an exception. */
    @Test
    void infiniteAndMissingValuesAreGaps() {
        double[] values = {1e308, Double.NaN, -1e308, Double.POSITIVE_INFINITY, 4, Double.NEGATIVE_INFINITY, Double.MAX_VALUE, Double.MIN_VALUE};
        for (Plot plot : List.of(Plot.line("a", 0, 7, n -> values[n]), Plot.scatter("a", 0, 7, n -> values[n]), Plot.bar("a", 0, 7, n -> values[n]),
                Plot.histogram("a", values))) {
            for (Plot one : List.of(plot, plot.logY())) {
                String svg = Svg.text(PlotDrawing.of(one));
                assertFalse(svg.contains("Infinit") || svg.contains("NaN") || svg.contains("drawn by Plotly"), svg);
            }
        }
        assertTrue(Svg.text(PlotDrawing.of(Plot.line("a", 0, 7, n -> values[n]))).contains(">10³⁰⁸</text>"));
        Plot none = Plot.line("a", 0, 3, n -> Double.NaN);
        assertTrue(Svg.text(PlotDrawing.of(none)).contains("<line"));
    }

    @Test
    void tablesAreDrawnColumnByColumn() {
        DataTable table = DataTable.columns("n", "a\\n", "A(n)", "word").row(0, 0, 0.5, "x").row(1, null, BigInteger.TWO.pow(70), "y");
        Plot plot = Plot.line(table, "n", "a\\n", "A(n)").title(HOSTILE);
        assertEquals("a\\n", trace(plot, 0).get("name"), "no backslash is lost");
        assertEquals(Arrays.asList(0.0, null),
                ((List<?>) trace(plot, 0).get("y")).stream().map(v -> v == null ? null : ((Number) v).doubleValue()).toList());
        PlotSeries second = plot.series().series().get(1);
        assertEquals(Math.pow(2, 70), second.y()[1]);
        assertEquals(Map.of("text", ""), at(plot.plotly(), "layout", "yaxis", "title"));
        assertEquals(Map.of("text", "A(n)"), at(Plot.scatter(table, "n", "A(n)").plotly(), "layout", "yaxis", "title"));
        assertEquals(List.of("x", "y"), Plot.bar(table, "word", "A(n)").state().get("categories"));
        assertEquals(List.of("x", "y"), Plot.line(table, "word", "A(n)").state().get("categories"));
        DataTableTest.assertSaid("column \"word\" holds text: numbers are needed", () -> Plot.line(table, "n", "word"));
        DataTableTest.assertSaid("ys = none", () -> Plot.line(table, "n"));
        DataTableTest.assertSaid("column \"z\"", () -> Plot.line(table, "n", "z"));
        DataTableTest.assertSaid("to = 0: less than from = 1", () -> Plot.line("f", 1, 0, n -> n));
        DataTableTest.assertSaid("points: a plot takes at most", () -> Plot.line("f", 0, Integer.MAX_VALUE - 1, n -> n));
    }

    @Test
    void functionsAndTheirBytes() {
        Plot plot = Plot.line("f", -1, 1, n -> n == 0 ? null : (Number) (n * 0.5)).and(Plot.scatter("g", 0, 0, n -> 7));
        @SuppressWarnings("unchecked")
        Map<String, Object> first = ((List<Map<String, Object>>) plot.state().get("series")).get(0);
        ByteBuffer y = ByteBuffer.wrap((byte[]) first.get("y")).order(ByteOrder.LITTLE_ENDIAN);
        assertEquals(-0.5, y.getDouble());
        assertTrue(Double.isNaN(y.getDouble()));
        assertEquals(0.5, y.getDouble());
        assertEquals("", plot.titleOf("yaxis"), "neither name is right for both");
        assertTrue(plot.text().contains("line \"f\": 2 points, x -1 to 1, y -0.5 to 0.5; 1 missing"), plot.text());
        assertEquals(30_001, ((List<?>) trace(Plot.line("f", 0, 30_000, n -> n), 0).get("x")).size());
        assertEquals("scattergl", trace(Plot.line("f", 0, 30_000, n -> n), 0).get("type"));
    }

    @Test
    void theJsonIsStrictAndTheSameEveryTime() throws Exception {
        Plot plot = Plot.line("f", 0, 3, n -> n == 2 ? Double.POSITIVE_INFINITY : 1.0 / n).title(HOSTILE).logY();
        assertEquals(plot.plotlyJson(), Plot.line("f", 0, 3, n -> n == 2 ? Double.POSITIVE_INFINITY : 1.0 / n).title(HOSTILE).logY().plotlyJson());
        // A plain mapper refuses NaN and Infinity, as a browser does.
        Map<?, ?> read = new ObjectMapper().readValue(plot.plotlyJson(), Map.class);
        assertEquals(Arrays.asList(null, 1.0, null, 1 / 3.0), ((Map<?, ?>) ((List<?>) read.get("data")).get(0)).get("y"));
    }

    @Test
    void stillsOfEveryKindAndOfNothing() {
        Plot plot = Plot.bar(DataTable.columns("w", "a", "b").row("<script>", 1, -2).row("y", 3, 4), "w", "a", "b").title("<script>");
        String svg = Svg.text(PlotDrawing.of(plot));
        assertFalse(svg.contains("<script"));
        assertTrue(svg.contains("&lt;script&gt;"));
        for (Plot p : List.of(Plot.histogram("none"), Plot.line("nothing", 0, 3, n -> null), Plot.line("one", 5, 5, n -> 5),
                Plot.scatter("minus", 0, 3, n -> -n).logY(),
                Plot.line("f", 0, 100_000, n -> n % 77))) {
            assertTrue(PlotDrawing.of(p).marks().size() < 5000, p.text());
        }
        Plot only = Plot.of(new Figure(HeatmapTrace.builder(new Object[] {"a"}, new Object[] {"b"}, new double[][] {{1}}).build()));
        assertTrue(only.text().contains("A trace of type heatmap is drawn by Plotly alone"));
        assertTrue(((String) only.state().get("note")).contains("show this plot by itself"));
        assertEquals("heatmap", trace(only, 0).get("type"));
    }
}
