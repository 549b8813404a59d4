package nimbook.plot;

import static nimbook.core.Arguments.nonNull;

import java.util.Map;
import nimbook.widget.model.Json;

/**
 * The axes of what is shown of a plot: of all its series but the hidden ones, or the part that was zoomed to.
 */
record PlotAxes(PlotAxis x, PlotAxis y) {

    static PlotAxes of(Plot plot) {
        PlotStyle style = plot.style();
        PlotExtent extent = PlotExtent.NONE;
        for (PlotSeries s : plot.series())
            if (plot.shows(s)) extent = extent.with(PlotExtent.of(s, style.logX(), style.logY()));
        PlotZoom zoom = style.zoom();
        PlotAxis x = extent.x(style.logX());
        PlotAxis y = extent.y(style.logY());
        return zoom == null ? new PlotAxes(x, y)
                : new PlotAxes(x.part(zoom.lowX(), zoom.highX()), y.part(zoom.lowY(), zoom.highY()));
    }

    /** Keys: x and y, as {@link PlotAxis#state} has them. */
    Map<String, Object> state() {
        return Json.object("x", x.state(), "y", y.state());
    }

    /** Those of a view: {@code {do: "axes", zoom, hidden}}; its key is axes. */
    static Map<String, Object> answer(Plot plot, Map<String, Object> question) {
        if (!"axes".equals(nonNull(question, "question").get("do")))
            throw new IllegalArgumentException("question do = " + question.get("do") + ": a plot answers \"axes\"");
        return Map.of("axes", of(plot.withView(question)).state());
    }
}
