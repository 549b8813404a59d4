package nimbook.plot;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Arrays;
import nimbook.drawing.NumberText;
import nimbook.table.CellText;
import nimbook.table.TableText;

/**
 * A plot in words: "Plot: title; x: n; y: a(n)", and a line a series with its kind, name, number of points and range.
 */
final class PlotText {

    private PlotText() {}

    static String of(Plot plot) {
        PlotStyle style = plot.style();
        StringBuilder out =
                new StringBuilder("Plot" + (style.title().isEmpty() ? "" : ": " + TableText.oneLine(style.title())));
        axis(out, "x", style.x(), style.logX());
        axis(out, "y", style.y(), style.logY());
        for (PlotSeries s : plot.series()) series(out, s);
        return out.toString();
    }

    private static void axis(StringBuilder out, String name, String title, boolean log) {
        if (!title.isEmpty())
            out.append("; ").append(name).append(": ").append(TableText.oneLine(title))
                    .append(log ? " (logarithmic)" : "");
    }

    private static void series(StringBuilder out, PlotSeries s) {
        out.append('\n').append(s.kind().words());
        if (!s.name().isEmpty()) out.append(" \"").append(TableText.oneLine(s.name())).append('"');
        boolean histogram = s.kind() == PlotSeries.Kind.HISTOGRAM;
        int drawn = histogram ? s.y().length : s.drawn();
        out.append(": ").append(NumberText.of(drawn)).append(histogram ? " bins" : drawn == 1 ? " point" : " points");
        if (drawn > 0) out.append(", x ").append(range(s.x())).append(", y ").append(range(s.y()));
        if (!histogram && drawn < s.y().length) out.append("; ").append(s.y().length - drawn).append(" missing");
    }

    private static String range(double[] values) {
        double[] finite = Arrays.stream(values).filter(Double::isFinite).toArray();
        if (finite.length == 0) return "nowhere";
        return digits(Arrays.stream(finite).min().getAsDouble()) + " to "
                + digits(Arrays.stream(finite).max().getAsDouble());
    }

    /** Whole numbers in full, others to six digits. */
    private static String digits(double value) {
        return NumberText.of(CellText.plain(value == Math.rint(value) && Math.abs(value) < 1e15
                ? value : new BigDecimal(value).round(new MathContext(6)).doubleValue()));
    }
}
