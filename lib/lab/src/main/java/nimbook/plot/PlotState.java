package nimbook.plot;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import nimbook.drawing.Svg;
import nimbook.widget.model.Json;

/**
 * What a plot's component shows. Keys: title, label (what it shows, in words), x and y (titles of the axes),
 * categories, legend (whether there is one), series, views as {@link PlotDrawing#views} has them.
 */
final class PlotState {

    private PlotState() {}

    static Map<String, Object> of(Plot plot) {
        PlotStyle style = plot.style();
        String heading = PlotText.of(plot).lines().findFirst().orElse("");
        List<String> names = places(plot).mapToObj(plot::label).toList();
        return Json.object("title", style.title(), "label",
                heading + (style.y().isEmpty() ? "; y: " + String.join(", ", names) : ""), "x", style.x(), "y",
                style.y(), "categories", plot.categories(), "legend", plot.hasLegend(), "series",
                places(plot).mapToObj(i -> series(plot, i)).toList(), "views", PlotDrawing.views(plot));
    }

    private static IntStream places(Plot plot) {
        return IntStream.range(0, plot.series().size());
    }

    /**
     * Keys: name, x and y, lined (whether the eye follows a line), bins?, bar (from x to the middle of the bar, and
     * half its width; 0 of points) and sign, SVG elements. Numbers are little-endian doubles, because two JDKs may
     * write one double in different digits.
     */
    private static Map<String, Object> series(Plot plot, int index) {
        PlotSeries s = plot.series().get(index);
        return Json.object("name", plot.label(index), "x", PlotSeries.bytes(s.x()), "y", PlotSeries.bytes(s.y()),
                "lined", s.kind().hasLine(), "bins", s.kind() == PlotSeries.Kind.HISTOGRAM, "bar",
                PlotSeries.bytes(plot.barShift(s), plot.barHalf(s)), "sign",
                PlotDrawing.sign(plot, index).stream().map(Svg::element).toList());
    }
}
