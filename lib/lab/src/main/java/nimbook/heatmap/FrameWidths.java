package nimbook.heatmap;

import java.util.Map;
import nimbook.widget.model.Json;

/**
 * The frame of a cell, in pixels from the cell's border. Each is a part of a side at most: more would hide the
 * neighbour that the frame is compared with.
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
    /** A side is so many times what its frame hides at most. */
    private static final int PARTS = 5;
    /** Of the light casing. */
    private static final double DARK = 0.53;

    /** @param side the smaller side of a cell, in pixels */
    static FrameWidths of(double side) {
        double light = Math.min(WIDEST, side / PARTS);
        double dark = DARK * light;
        return new FrameWidths(light, dark, Math.min(side / PARTS, Math.max(0, SEEN - dark)));
    }

    /** What the page, whose cells change their size under the hand, reckons with in the same way. */
    static Map<String, Object> state() {
        return Json.object("widest", WIDEST, "seen", SEEN, "parts", PARTS, "dark", DARK);
    }
}
