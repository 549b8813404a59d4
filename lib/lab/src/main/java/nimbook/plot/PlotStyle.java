package nimbook.plot;

import java.util.Objects;

/**
 * What a plot says beside its series.
 *
 * @param title the heading; may be empty, like the titles of both axes
 * @param x title of the x axis
 * @param y title of the y axis
 * @param logX whether the x axis is logarithmic; what is not positive is then not drawn
 * @param logY whether the y axis is logarithmic
 */
public record PlotStyle(String title, String x, String y, boolean logX, boolean logY) {

    /** All texts are given; none is null. */
    public PlotStyle {
        Objects.requireNonNull(title, "title");
        Objects.requireNonNull(x, "x");
        Objects.requireNonNull(y, "y");
    }

    /** Linear axes with these titles, no heading. */
    static PlotStyle axes(String x, String y) {
        return new PlotStyle("", x, y, false, false);
    }

    PlotStyle withTitle(String text) {
        return new PlotStyle(text, x, y, logX, logY);
    }

    PlotStyle withX(String text) {
        return new PlotStyle(title, text, y, logX, logY);
    }

    PlotStyle withY(String text) {
        return new PlotStyle(title, x, text, logX, logY);
    }

    PlotStyle withLogX() {
        return new PlotStyle(title, x, y, true, logY);
    }

    PlotStyle withLogY() {
        return new PlotStyle(title, x, y, logX, true);
    }
}
