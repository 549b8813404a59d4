package nimbook.export;

import java.util.List;

/**
 * How a shape is filled and outlined.
 *
 * @param fill null for none
 * @param stroke null for none
 * @param width of the outline in pixels of the drawing, > 0 where there is a stroke
 * @param dash lengths of dashes and gaps in turn; empty for a solid line
 */
public record Style(Ink fill, Ink stroke, double width, List<Double> dash) {

    /** @throws IllegalArgumentException when the line or a dash has no length more than 0 */
    public Style {
        dash = List.copyOf(dash);
        if (stroke != null && !(width > 0 && width < 1000)) throw new IllegalArgumentException("width = " + width + ": a line needs more than 0");
        for (double d : dash) if (!(d > 0)) throw new IllegalArgumentException("dash " + dash + ": every length must be more than 0");
    }

    /** A surface without an outline. */
    public static Style fill(Ink fill) {
        return new Style(fill, null, 0, List.of());
    }

    /** An outline without a surface; the width in pixels. */
    public static Style line(Ink stroke, double width) {
        return new Style(null, stroke, width, List.of());
    }

    /** The same with an outline. */
    public Style outlined(Ink stroke, double width) {
        return new Style(fill, stroke, width, dash);
    }

    /** The same with a broken outline. */
    public Style dashed(double on, double off) {
        return new Style(fill, stroke, width, List.of(on, off));
    }
}
