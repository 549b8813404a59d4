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
 * @param transparent whether the sheet has no ground
 */
record ExportOptions(double scale, String title, List<String> notes, boolean parameters, boolean replace,
        boolean outlines, String plays, int speed, boolean transparent) {

    static final ExportOptions DEFAULT = new ExportOptions(0, null, List.of(), false, false, false, null, 0, false);

    ExportOptions withScale(double other) {
        return new ExportOptions(other, title, notes, parameters, replace, outlines, plays, speed, transparent);
    }

    ExportOptions withTitle(String other) {
        return new ExportOptions(scale, other, notes, parameters, replace, outlines, plays, speed, transparent);
    }

    ExportOptions withNotes(List<String> other) {
        return new ExportOptions(scale, title, other, parameters, replace, outlines, plays, speed, transparent);
    }

    ExportOptions withParameters(boolean other) {
        return new ExportOptions(scale, title, notes, other, replace, outlines, plays, speed, transparent);
    }

    ExportOptions withReplace(boolean other) {
        return new ExportOptions(scale, title, notes, parameters, other, outlines, plays, speed, transparent);
    }

    ExportOptions withOutlines(boolean other) {
        return new ExportOptions(scale, title, notes, parameters, replace, other, plays, speed, transparent);
    }

    ExportOptions withPlays(String other) {
        return new ExportOptions(scale, title, notes, parameters, replace, outlines, other, speed, transparent);
    }

    ExportOptions withSpeed(int other) {
        return new ExportOptions(scale, title, notes, parameters, replace, outlines, plays, other, transparent);
    }

    ExportOptions withTransparent(boolean other) {
        return new ExportOptions(scale, title, notes, parameters, replace, outlines, plays, speed, other);
    }
}
