package nimbook.plot;

import static nimbook.core.Arguments.copy;
import static nimbook.core.Arguments.nonNull;

import java.util.List;

/**
 * What a plot says in addition to its series.
 *
 * @param title the heading; may be empty, like the titles of both axes
 * @param x title of the x axis
 * @param y title of the y axis
 * @param logX whether the x axis is logarithmic; what is not positive is then not drawn
 * @param logY whether the y axis is logarithmic
 * @param zoom the part of the axes that is shown; null for all
 * @param hidden names of the series that are not drawn
 */
public record PlotStyle(String title, String x, String y, boolean logX, boolean logY, PlotZoom zoom,
        List<String> hidden) {

    /** All texts are given; none is null. */
    public PlotStyle {
        nonNull(title, "title");
        nonNull(x, "x");
        nonNull(y, "y");
        hidden = copy(hidden, "hidden");
    }

    /** Linear axes with these titles, no heading. */
    static PlotStyle axes(String x, String y) {
        return new PlotStyle("", x, y, false, false, null, List.of());
    }

    PlotStyle withTitle(String text) {
        return new PlotStyle(text, x, y, logX, logY, zoom, hidden);
    }

    PlotStyle withX(String text) {
        return new PlotStyle(title, text, y, logX, logY, zoom, hidden);
    }

    PlotStyle withY(String text) {
        return new PlotStyle(title, x, text, logX, logY, zoom, hidden);
    }

    PlotStyle withLogX() {
        return new PlotStyle(title, x, y, true, logY, zoom, hidden);
    }

    PlotStyle withLogY() {
        return new PlotStyle(title, x, y, logX, true, zoom, hidden);
    }

    PlotStyle withZoom(PlotZoom part) {
        return new PlotStyle(title, x, y, logX, logY, part, hidden);
    }

    PlotStyle withHidden(List<String> names) {
        return new PlotStyle(title, x, y, logX, logY, zoom, names);
    }
}
