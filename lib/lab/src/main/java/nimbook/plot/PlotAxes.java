package nimbook.plot;

import java.util.List;
import java.util.Map;
import nimbook.widget.model.Json;

/**
 * The axes of what is shown of a plot: of all its series but the hidden ones, or the part that was zoomed to.
 */
record PlotAxes(PlotAxis x, PlotAxis y) {

    static PlotAxes of(Plot plot) {
        PlotStyle style = plot.style();
        PlotExtent extent = PlotExtent.NONE;
        List<PlotSeries> series = plot.series();
        for (int i = 0; i < series.size(); i++)
            if (plot.shows(i)) extent = extent.with(PlotExtent.of(series.get(i), style.logX(), style.logY()));
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
}
