package nimbook.drawing;

import static nimbook.core.Arguments.copy;

import java.util.List;

/**
 * How a shape is filled and outlined.
 *
 * @param fill null for none
 * @param stroke null for none
 * @param width of the outline in pixels of the drawing, > 0 where there is a stroke
 * @param dash lengths of dashes and gaps in turn; empty for a solid line
 */
public record ShapeStyle(Color fill, Color stroke, double width, List<Double> dash) {

    /** @throws IllegalArgumentException when the line or a dash has no length more than 0 */
    public ShapeStyle {
        dash = copy(dash, "dash");
        if (stroke != null && !(width > 0 && width < 1000))
            throw new IllegalArgumentException("width = " + width + ": a line needs more than 0");
        for (double d : dash)
            if (!(d > 0))
                throw new IllegalArgumentException("dash " + dash + ": every length must be more than 0");
    }

    /** A surface without an outline. */
    public static ShapeStyle fill(Color fill) {
        return new ShapeStyle(fill, null, 0, List.of());
    }

    /** An outline without a surface; the width in pixels. */
    public static ShapeStyle line(Color stroke, double width) {
        return new ShapeStyle(null, stroke, width, List.of());
    }

    /** The same with an outline. */
    public ShapeStyle outlined(Color stroke, double width) {
        return new ShapeStyle(fill, stroke, width, dash);
    }

    /** The same with a broken outline. */
    public ShapeStyle dashed(double on, double off) {
        return new ShapeStyle(fill, stroke, width, List.of(on, off));
    }

    ShapeStyle scaled(double factor) {
        return new ShapeStyle(fill, stroke, width * factor, dash.stream().map(length -> length * factor).toList());
    }
}
