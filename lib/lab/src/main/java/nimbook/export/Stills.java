package nimbook.export;

import nimbook.widget.Still;

/** The still picture of a figure, made of its drawing. */
public final class Stills {

    private Stills() {}

    /**
     * A PNG of twice the drawing's pixels, shown at the drawing's size: sharp on dense screens and in print. Where this machine cannot
     * paint text, an SVG; every place that shows notebooks shows that too.
     */
    public static Still of(Drawing drawing) {
        double scale = Math.min(2, (double) Drawing.LONGEST / Math.max(drawing.width(), drawing.height()));
        return Png.trySmall(drawing, scale)
                .map(png -> new Still("image/png", png, drawing.width(), drawing.height(), drawing.title()))
                .orElseGet(() -> svg(drawing));
    }

    /** The drawing as an SVG still. */
    public static Still svg(Drawing drawing) {
        return new Still("image/svg+xml", Svg.bytes(drawing), drawing.width(), drawing.height(), drawing.title());
    }
}
