package nimbook.export;

import java.util.List;
import java.util.function.Consumer;

/** How a figure is written to a file. Nothing changes after {@link #with}. */
final class ExportOptions {

    /** Times as large as the drawing; 0 for the format's own: 2 for PNG, sharp on dense screens, else 1. */
    double scale;

    /** In place of the figure's own; null for its own. */
    String title;

    /** Lines below the picture. */
    List<String> notes = List.of();

    /** Whether a line below has a live figure's values. */
    boolean parameters;

    /** Whether an existing file is overwritten. */
    boolean replace;

    /** Whether the letters of an SVG are outlines. */
    boolean outlines;

    /** The parameter that plays in a GIF; null for the first. */
    String plays;

    /** Pictures a second in a GIF; 0 for the parameter's own. */
    int speed;

    /** Whether the sheet has no ground. */
    boolean transparent;

    /** Whether a CSV file has a row a number. */
    boolean tidy;

    /** A copy with a change. */
    ExportOptions with(Consumer<ExportOptions> change) {
        ExportOptions copy = new ExportOptions();
        copy.scale = scale;
        copy.title = title;
        copy.notes = notes;
        copy.parameters = parameters;
        copy.replace = replace;
        copy.outlines = outlines;
        copy.plays = plays;
        copy.speed = speed;
        copy.transparent = transparent;
        copy.tidy = tidy;
        change.accept(copy);
        return copy;
    }

    /** The scale of what is made of shapes, or of a GIF. */
    double vectorScale() {
        return scale > 0 ? scale : 1;
    }

    /** The title that is wished; empty for none. */
    String heading() {
        return title == null ? "" : title;
    }

    /** A figure with the title that is wished, where it has one of its own. */
    Object titled(Object figure) {
        return title != null && figure instanceof HasTitle named ? named.title(title) : figure;
    }
}
