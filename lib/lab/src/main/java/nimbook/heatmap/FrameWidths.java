package nimbook.heatmap;

/**
 * The frame of a cell, in pixels from the cell's border; overlays.js has the same. Each is a fifth of a side at most:
 * more would hide the neighbour that the frame is compared with.
 *
 * @param light how far the light casing reaches out of the cell
 * @param dark how far the dark line does
 * @param inside how far the dark line reaches into the cell, where it would be too thin to be seen otherwise
 */
record FrameWidths(double light, double dark, double inside) {

    /** In pixels; of large cells. */
    private static final double WIDEST = 4;
    /** In pixels: a dark line that is seen. */
    private static final double SEEN = 1.2;

    /** @param side the smaller side of a cell, in pixels */
    static FrameWidths of(double side) {
        double light = Math.min(WIDEST, side / 5);
        double dark = 0.53 * light;
        return new FrameWidths(light, dark, Math.min(side / 5, Math.max(0, SEEN - dark)));
    }
}
