package nimbook.export;

import java.util.List;

/**
 * How a figure is written to a file.
 *
 * @param scale times as large as the drawing; 0 for the format's own: 2 for PNG, so that it is sharp in print and on
 *     dense screens, else 1
 * @param title in place of the figure's own; null for its own
 * @param notes lines below the picture
 * @param parameters whether a line below has a live figure's values
 * @param replace whether an existing file is overwritten
 * @param outlines whether the letters of an SVG are outlines
 * @param plays the parameter that plays in a GIF; null for the first
 * @param speed pictures a second in a GIF; 0 for the parameter's own
 */
record ExportOptions(double scale, String title, List<String> notes, boolean parameters, boolean replace,
        boolean outlines, String plays, int speed) {

    static final ExportOptions DEFAULT = new ExportOptions(0, null, List.of(), false, false, false, null, 0);

    ExportOptions withScale(double other) {
        return new ExportOptions(other, title, notes, parameters, replace, outlines, plays, speed);
    }

    ExportOptions withTitle(String other) {
        return new ExportOptions(scale, other, notes, parameters, replace, outlines, plays, speed);
    }

    ExportOptions withNotes(List<String> other) {
        return new ExportOptions(scale, title, other, parameters, replace, outlines, plays, speed);
    }

    ExportOptions withParameters(boolean other) {
        return new ExportOptions(scale, title, notes, other, replace, outlines, plays, speed);
    }

    ExportOptions withReplace(boolean other) {
        return new ExportOptions(scale, title, notes, parameters, other, outlines, plays, speed);
    }

    ExportOptions withOutlines(boolean other) {
        return new ExportOptions(scale, title, notes, parameters, replace, other, plays, speed);
    }

    ExportOptions withPlays(String other) {
        return new ExportOptions(scale, title, notes, parameters, replace, outlines, other, speed);
    }

    ExportOptions withSpeed(int other) {
        return new ExportOptions(scale, title, notes, parameters, replace, outlines, plays, other);
    }
}
