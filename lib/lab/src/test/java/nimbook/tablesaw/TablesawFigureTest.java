package nimbook.tablesaw;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import nimbook.plot.Plot;
import nimbook.plot.PlotSeries;
import nimbook.plot.PlotTest;
import nimbook.table.DataTable;
import nimbook.table.DataTableTest;
import nimbook.widget.model.Json;
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

/** Figures of Tablesaw: as Plotly draws them, as a plot of ours, and a plot of ours as one of theirs. */
class TablesawFigureTest {

    private static Table saw() {
        return Table.create("t", IntColumn.create("n", 1, 2, 3), DoubleColumn.create("x", 0.5, Double.NaN, 1e300),
                StringColumn.create("w", "a'b", "c\"d", "<i>"));
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> at(Object map, String... keys) {
        for (String key : keys) map = ((Map<String, Object>) map).get(key);
        return (Map<String, Object>) map;
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> trace(Figure figure, int index) {
        return ((List<Map<String, Object>>) TablesawFigure.of(figure).plotly().get("data")).get(index);
    }

    @Test
    void tablesawFiguresBecomePlotlysJson() {
        Figure lines = LinePlot.create(PlotTest.HOSTILE, saw(), "n", "x");
        assertEquals(List.of(1L, 2L, 3L), trace(lines, 0).get("x"));
        assertEquals(Arrays.asList(0.5, null, 1e300), trace(lines, 0).get("y"), "a missing value is a gap");
        assertEquals("scatter", trace(lines, 0).get("type"));
        assertEquals("lines", trace(lines, 0).get("mode"));
        Map<String, Object> plotly = TablesawFigure.of(lines).plotly();
        assertEquals(Map.of("text", "It's &lt;b&gt;a&lt;/b&gt; &amp; \"b\" &amp;lt;"), at(plotly, "layout", "title"));
        assertEquals(PlotTest.HOSTILE, TablesawPlots.from(lines).state().get("title"), "elsewhere text is text");
        assertEquals(Map.of("text", "n"), at(plotly, "layout", "xaxis", "title"));
        assertEquals(Map.of("text", "x"), at(plotly, "layout", "yaxis", "title"));
        Figure bars = VerticalBarPlot.create("bars", saw(), "w", "x");
        assertEquals(List.of("a'b", "c\"d", "&lt;i&gt;"), trace(bars, 0).get("x"));
        assertEquals(List.of("a'b", "c\"d", "<i>"), TablesawPlots.from(bars).state().get("categories"));
    }

    @Test
    void layoutsWithFontsAndRangesAreRead() {
        Layout layout = Layout.builder().title("t")
                .xAxis(Axis.builder().title("α").type(Axis.Type.LOG).range(1, 2).build()).build();
        Figure figure = new Figure(layout, ScatterTrace.builder(new double[] {1, 10},
                new double[] {1, 2}).mode(ScatterTrace.Mode.LINE_AND_MARKERS).name("Hofstadter's").build());
        assertEquals("log", at(TablesawFigure.of(figure).plotly(), "layout", "xaxis").get("type"));
        assertEquals("Hofstadter's", trace(figure, 0).get("name"));
        assertEquals(PlotSeries.Kind.BOTH, TablesawPlots.from(figure).series().get(0).kind());
        assertTrue(TablesawPlots.from(figure).style().logX());
    }

    @Test
    void theWindowDecidesTheSizeUnlessItIsSaid() {
        assertFalse(
                at(TablesawFigure.of(LinePlot.create("t", saw(), "n", "x")).plotly(), "layout").containsKey("width"));
        Figure wide = new Figure(Layout.builder().width(900).build(),
                ScatterTrace.builder(new double[] {1}, new double[] {1}).build());
        assertEquals(900, ((Number) at(TablesawFigure.of(wide).plotly(), "layout").get("width")).intValue());
    }

    @Test
    void plotlyCountsInTheBinsOfThePlot() {
        Figure histogram = Histogram.create("h", saw(), "n");
        assertEquals(3, TablesawPlots.from(histogram).series().get(0).y().length);
        assertFalse(trace(histogram, 0).containsKey("nbinsx") || trace(histogram, 0).containsKey("autobinx"));
        assertEquals(Map.of("start", 0.5, "end", 3.5, "size", 1.0), trace(histogram, 0).get("xbins"));
    }

    @Test
    void whatOnlyPlotlyDrawsSaysSo() {
        Figure heatmap =
                new Figure(HeatmapTrace.builder(new Object[] {"a"}, new Object[] {"b"}, new double[][] {{1}}).build());
        assertEquals("heatmap", trace(heatmap, 0).get("type"));
        assertTrue(TablesawFigure.of(heatmap).figure().text().contains("trace of type heatmap"),
                TablesawFigure.of(heatmap).figure().text());
        DataTableTest.assertSaid("trace of type heatmap: a plot takes scatter, bar and histogram traces",
                () -> TablesawPlots.from(heatmap));
        DataTableTest.assertSaid("figure without traces", () -> TablesawFigure.of(new Figure()));
    }

    @Test
    void manyPointsGoToTheWebGlCanvas() {
        Figure many = TablesawPlots.to(Plot.line("f", 0, 30_000, n -> n));
        assertEquals("scattergl", trace(many, 0).get("type"));
        assertEquals(30_001, ((List<?>) trace(many, 0).get("x")).size());
    }

    /** Every kind there and back: the same numbers, names, titles and axes. */
    @Test
    void aPlotAsTablesawsFigureIsTheSamePlot() {
        Plot steps = Plot.line("f", 0, 3, n -> n == 2 ? null : n * n).title(PlotTest.HOSTILE).x("n").y("n²").logY();
        Plot back = TablesawPlots.from(TablesawPlots.to(steps.and(steps.lines()).and(steps.points())));
        assertEquals(List.of(PlotSeries.Kind.STEPS, PlotSeries.Kind.LINE, PlotSeries.Kind.POINTS),
                back.series().stream().map(PlotSeries::kind).toList());
        for (PlotSeries s : back.series()) {
            assertArrayEquals(new double[] {0, 1, 2, 3}, s.x());
            assertArrayEquals(new double[] {0, 1, Double.NaN, 9}, s.y());
            assertEquals("f", s.name());
        }
        assertEquals(steps.style(), back.style());
        Plot bars = Plot.bar(DataTable.columns("word", "count").row("odd", 3).row("even", 4), "word", "count");
        assertEquals(List.of("odd", "even"), TablesawPlots.from(TablesawPlots.to(bars)).categories());
        assertArrayEquals(new double[] {3, 4}, TablesawPlots.from(TablesawPlots.to(bars)).series().get(0).y());
        PlotSeries counted = TablesawPlots.from(TablesawPlots.to(Plot.histogram("v", 0, 1, 1, 3))).series().get(0);
        assertArrayEquals(new double[] {0, 1, 2, 3}, counted.x(), "the middles of the bins");
        assertArrayEquals(new double[] {1, 2, 0, 1}, counted.y());
    }

    /** A plain mapper refuses NaN and Infinity, as a browser does. */
    @Test
    void theJsonIsStrict() throws Exception {
        Figure figure = TablesawPlots.to(Plot.line("f", 0, 3, n -> n == 2 ? Double.POSITIVE_INFINITY : 1.0 / n)
                .title(PlotTest.HOSTILE).logY());
        Map<?, ?> read = new ObjectMapper().readValue(Json.write(TablesawFigure.of(figure).plotly()), Map.class);
        assertEquals(Arrays.asList(null, 1.0, null, 1 / 3.0),
                ((Map<?, ?>) ((List<?>) read.get("data")).get(0)).get("y"));
    }
}
