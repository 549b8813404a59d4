package nimbook.plot;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

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
import nimbook.drawing.Svg;
import nimbook.table.DataTable;
import nimbook.table.DataTableTest;
import org.junit.jupiter.api.Test;

public class PlotTest {

    /** Quotes, entities and brackets that Tablesaw's templates escape as in HTML. */
    public static final String HOSTILE = "It's <b>a</b> & \"b\" &lt;";

    @Test
    void aHistogramCountsInBinsAroundWholeNumbers() {
        Plot plot = Plot.histogram("value", IntStream.of(0, 0, 1, 3, 3, 3));
        PlotSeries series = plot.series().get(0);
        assertArrayEquals(new double[] {-0.5, 0.5, 1.5, 2.5, 3.5}, series.x());
        assertArrayEquals(new double[] {2, 1, 0, 3}, series.y());
    }

    @Property(tries = 200, seed = "20260101")
    void binsHoldEveryValueOnce(
            @ForAll @Size(min = 1, max = 60) List<@DoubleRange(min = -1e6, max = 1e6) Double> values,
            @ForAll @IntRange(max = 80) int wanted) {
        double[] all = values.stream().mapToDouble(v -> v).toArray();
        double[] edges = PlotBins.edges(all, wanted);
        assertTrue(edges[0] <= Arrays.stream(all).min().getAsDouble()
                && Arrays.stream(all).max().getAsDouble() < edges[edges.length - 1] + 1e-9);
        assertTrue(edges.length < 200, "bins: " + edges.length);
        PlotSeries series = Plot.histogram("v", all).series().get(0);
        assertEquals(all.length, Arrays.stream(series.y()).sum());
    }

    @Property(tries = 300, seed = "20260101")
    void ticksAreFewRoundAndInside(@ForAll @DoubleRange(min = -1e9, max = 1e9) double low,
            @ForAll @DoubleRange(min = 0.01, max = 1e9) double span, @ForAll @IntRange(min = 2, max = 12) int most) {
        PlotAxis axis = new PlotAxis(low, low + span, false, false, 1);
        List<PlotAxis.Tick> ticks = axis.ticks(most);
        assertTrue(ticks.size() <= most + 1 && (ticks.size() >= 1 || most < 4), ticks.toString());
        for (PlotAxis.Tick tick : ticks) assertTrue(axis.place(tick.at()) > -1e-6 && axis.place(tick.at()) < 1 + 1e-6);
    }

    @Test
    void tickLabels() {
        assertEquals(List.of("0", "0.5", "1.0", "1.5", "2.0"),
                new PlotAxis(0, 2, false, false, 1).ticks(5).stream().map(PlotAxis.Tick::label).toList());
        assertEquals(List.of("0", "1", "2"),
                new PlotAxis(0, 2, false, true, 1).ticks(9).stream().map(PlotAxis.Tick::label).toList());
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
        assertEquals(List.of("−10³⁰⁸", "−5·10³⁰⁷", "0", "5·10³⁰⁷", "10³⁰⁸"),
                axis.ticks(7).stream().map(PlotAxis.Tick::label).toList());
        double most = Double.MAX_VALUE;
        for (double[] range : new double[][] {{-most, most}, {most, most}, {-most, -most}, {0, most},
                {0, Double.MIN_VALUE}, {1e-320, 1e308}}) {
            for (boolean log : new boolean[] {false, true}) {
                if (log && range[0] <= 0) continue;
                PlotAxis wide = PlotAxis.of(range[0], range[1], log, false, 0.05);
                for (double value : range)
                    assertTrue(wide.place(value) >= 0 && wide.place(value) <= 1, wide + " " + value);
                for (PlotAxis.Tick tick : wide.ticks(7))
                    assertTrue(Double.isFinite(tick.at()) && !tick.label().contains("∞"), tick.toString());
            }
        }
    }

    /**
     * Every kind, linear and logarithmic, with what cannot be drawn in between: a picture with points, never the words
     * of an exception.
     */
    @Test
    void infiniteAndMissingValuesAreGaps() {
        double[] values = {1e308, Double.NaN, -1e308, Double.POSITIVE_INFINITY, 4, Double.NEGATIVE_INFINITY,
                Double.MAX_VALUE, Double.MIN_VALUE};
        for (Plot plot : List.of(Plot.line("a", 0, 7, n -> values[n]), Plot.scatter("a", 0, 7, n -> values[n]),
                Plot.bar("a", 0, 7, n -> values[n]), Plot.histogram("a", values))) {
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
        DataTable table = DataTable.columns("n", "a\\n", "A(n)", "word").row(0, 0, 0.5, "x").row(1, null,
                BigInteger.TWO.pow(70), "y");
        Plot plot = Plot.line(table, "n", "a\\n", "A(n)").title(HOSTILE);
        assertEquals("a\\n", plot.series().get(0).name(), "no backslash is lost");
        assertArrayEquals(new double[] {0, Double.NaN}, plot.series().get(0).y());
        PlotSeries second = plot.series().get(1);
        assertEquals(Math.pow(2, 70), second.y()[1]);
        assertEquals("", plot.style().y());
        assertEquals("A(n)", Plot.scatter(table, "n", "A(n)").style().y());
        assertEquals(List.of("x", "y"), Plot.bar(table, "word", "A(n)").state().get("categories"));
        assertEquals(List.of("x", "y"), Plot.line(table, "word", "A(n)").state().get("categories"));
        DataTableTest.assertSaid("column \"word\" holds text: numbers are needed", () -> Plot.line(table, "n", "word"));
        DataTableTest.assertSaid("ys = none", () -> Plot.line(table, "n"));
        DataTableTest.assertSaid("column \"z\"", () -> Plot.line(table, "n", "z"));
        DataTableTest.assertSaid("to = 0: less than from = 1", () -> Plot.line("f", 1, 0, n -> n));
        DataTableTest.assertSaid("points: a plot takes at most",
                () -> Plot.line("f", 0, Integer.MAX_VALUE - 1, n -> n));
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
        assertEquals("", plot.style().y(), "neither name is right for both");
        assertTrue(plot.text().contains("line \"f\": 2 points, x −1 to 1, y −0.5 to 0.5; 1 missing"), plot.text());
    }

    @Test
    void stillsOfEveryKindAndOfNothing() {
        Plot plot = Plot.bar(DataTable.columns("w", "a", "b").row("<script>", 1, -2).row("y", 3, 4), "w", "a", "b")
                .title("<script>");
        String svg = Svg.text(PlotDrawing.of(plot));
        assertFalse(svg.contains("<script"));
        assertTrue(svg.contains("&lt;script&gt;"));
        for (Plot p : List.of(Plot.histogram("none"), Plot.line("nothing", 0, 3, n -> null),
                Plot.line("one", 5, 5, n -> 5), Plot.scatter("minus", 0, 3, n -> -n).logY(),
                Plot.line("f", 0, 100_000, n -> n % 77))) {
            assertTrue(PlotDrawing.of(p).marks().size() < 5000, p.text());
        }
    }

    /** Between n and n + 1 a sequence of integers has no value: its line is drawn in steps. */
    @Test
    void aLineThroughASequenceOfIntegersIsDrawnInSteps() {
        assertEquals(PlotSeries.Kind.STEPS, Plot.line("n²", 0, 3, n -> n * n).series().get(0).kind());
        assertEquals(PlotSeries.Kind.STEPS, Plot.line("gap", 0, 3, n -> n == 2 ? null : n).series().get(0).kind());
        assertEquals(PlotSeries.Kind.LINE, Plot.line("n/2", 0, 3, n -> n / 2.0).series().get(0).kind());
        DataTable sizes = DataTable.columns("size", "bytes").row(10, 100).row(20, 400);
        assertEquals(PlotSeries.Kind.LINE, Plot.line(sizes, "size", "bytes").series().get(0).kind(),
                "measured at some sizes, not a sequence");
        Plot steps = Plot.line("f", 0, 2, n -> n);
        assertEquals(PlotSeries.Kind.LINE, steps.lines().series().get(0).kind());
        assertEquals(PlotSeries.Kind.STEMS, steps.stems().series().get(0).kind());
        assertEquals(PlotSeries.Kind.BAR, Plot.bar("f", 0, 2, n -> n).stems().series().get(0).kind(), "bars stay bars");
    }

    @Test
    void stepsGoFromHalfWayToHalfWay() {
        PlotSeries series =
                new PlotSeries("f", PlotSeries.Kind.STEPS, new double[] {1, 2, 4}, new double[] {5, 6, Double.NaN});
        assertArrayEquals(new double[] {0.5, 1.5, 3, 5}, series.borders());
        assertArrayEquals(new double[] {0.5, 1.5, 1.5, 3, 3, 5}, series.line().x());
        assertArrayEquals(new double[] {5, 5, 6, 6, Double.NaN, Double.NaN}, series.line().y());
        assertArrayEquals(new double[] {6.5, 7.5},
                new PlotSeries("one", PlotSeries.Kind.STEPS, new double[] {7}, new double[] {0}).borders());
    }

    @Test
    void numbersBesideCategoriesBecomeCategories() {
        Plot words = Plot.bar(DataTable.columns("word", "count").row("odd", 3).row("2", 4), "word", "count");
        Plot both = words.and(Plot.scatter("f", 2, 3, n -> n));
        assertEquals(List.of("odd", "2", "3"), both.categories());
        assertArrayEquals(new double[] {1, 2}, both.series().get(1).x());
    }

    /** A picture for a page and one for a phone; of many points the first alone, with the ends of each pixel. */
    @Test
    void whatThePageShows() {
        Plot few = Plot.line("f", 0, 3, n -> n).and(Plot.scatter("g", 0, 3, n -> 3 - n));
        List<Map<String, Object>> views = PlotDrawing.views(few);
        assertEquals(List.of(List.of(760, 416), List.of(400, 280)), views.stream().map(v -> v.get("size")).toList());
        assertEquals(List.of("0", "1"), parts(few, "series"));
        assertEquals(List.of("x 0", "x 1", "x 2", "x 3"), parts(few, "x"));
        Plot many = Plot.line("f", 0, 100_000, n -> n == 777 ? 1e6 : n % 77 / 2.).points().lines();
        assertEquals(1, PlotDrawing.views(many).size());
        String line = shared(many, "marks").stream().map(String::valueOf)
                .filter(e -> e.startsWith("<polyline")).findFirst().get();
        // 1e6 stands 1/22 of the frame's 350 pixels below its top, at 10.
        assertTrue(line.contains(",25.91 ") && line.length() < 200_000, line.length() + " " + line.substring(0, 300));
    }

    /** The ids of the parts of a kind. */
    private static List<?> parts(Plot plot, String kind) {
        return shared(plot, "parts").stream().map(part -> (List<?>) part).filter(part -> part.get(1).equals(kind))
                .map(part -> part.get(0)).toList();
    }

    private static List<?> shared(Plot plot, String key) {
        return (List<?>) ((Map<?, ?>) PlotDrawing.views(plot).get(0).get("shared")).get(key);
    }

    /** What the legend calls it, the page hides it by. */
    @Test
    void aSeriesWithoutANameHasOneInTheLegend() {
        Plot plot = Plot.line("", 0, 3, n -> n).and(Plot.scatter("g", 0, 3, n -> n));
        assertEquals(List.of("1"), parts(plot.withView(Map.of("hidden", List.of("series 1"))), "series"));
        assertTrue(Svg.text(PlotDrawing.of(plot)).contains(">series 1</text>"));
        // Alone it is named where its name says more than the axes do.
        assertTrue(Plot.line("fit", 0, 3, n -> n).y("a(n)").hasLegend());
        assertFalse(Plot.line("a(n)", 0, 3, n -> n).hasLegend() || Plot.histogram("v", 1, 2).hasLegend());
    }
}
