package nimbook.show;

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
record PlotLook(String title, String x, String y, boolean logX, boolean logY) {

    PlotLook {
        Objects.requireNonNull(title, "title");
        Objects.requireNonNull(x, "x");
        Objects.requireNonNull(y, "y");
    }

    /** Linear axes with these titles, no heading. */
    static PlotLook axes(String x, String y) {
        return new PlotLook("", x, y, false, false);
    }

    PlotLook withTitle(String text) {
        return new PlotLook(text, x, y, logX, logY);
    }

    PlotLook withX(String text) {
        return new PlotLook(title, text, y, logX, logY);
    }

    PlotLook withY(String text) {
        return new PlotLook(title, x, text, logX, logY);
    }

    PlotLook withLogX() {
        return new PlotLook(title, x, y, true, logY);
    }

    PlotLook withLogY() {
        return new PlotLook(title, x, y, logX, true);
    }
}
