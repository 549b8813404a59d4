package nimbook.export;

import static nimbook.core.Arguments.nonNull;

import nimbook.drawing.Drawing;
import nimbook.drawing.Png;
import nimbook.widget.model.Still;

/** The still picture of a figure, made of its drawing. */
public final class Stills {

    private Stills() {}

    /** A PNG of twice the drawing's pixels, shown at the drawing's size: sharp on dense screens and in print. */
    public static Still of(Drawing drawing) {
        nonNull(drawing, "drawing");
        double scale = Math.min(2, (double) Drawing.LONGEST / Math.max(drawing.width(), drawing.height()));
        return new Still("image/png", Png.small(drawing, scale), drawing.width(), drawing.height(), drawing.title());
    }
}
