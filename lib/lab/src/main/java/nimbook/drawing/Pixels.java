package nimbook.drawing;

import static nimbook.core.Arguments.nonNull;

import java.util.Arrays;
import java.util.Objects;

/**
 * A small opaque picture, one colour a pixel, row by row from the top; immutable. Drawn with hard edges, however large.
 */
public final class Pixels {
    private final int width;
    private final int height;
    private final int[] rgb;

    /**
     * @param rgb width × height colours 0xRRGGBB, row by row; copied
     * @throws IllegalArgumentException when the number of colours is another
     */
    public Pixels(int width, int height, int[] rgb) {
        if (width < 1 || height < 1)
            throw new IllegalArgumentException(width + " × " + height + " pixels: both must be at least 1");
        if ((long) width * height != nonNull(rgb, "rgb").length) {
            throw new IllegalArgumentException(rgb.length + " colours for " + width + " × " + height
                    + " pixels: " + (long) width * height + " needed");
        }
        this.width = width;
        this.height = height;
        this.rgb = rgb.clone();
    }

    /** Columns of pixels. */
    public int width() {
        return width;
    }

    /** Rows of pixels. */
    public int height() {
        return height;
    }

    /** 0xRRGGBB of the pixel in column x, row y. */
    public int rgb(int x, int y) {
        return rgb[Objects.checkIndex(y, height) * width + Objects.checkIndex(x, width)] & 0xffffff;
    }

    /** The colours themselves, not a copy. */
    int[] rgb() {
        return rgb;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Pixels p && p.width == width && Arrays.equals(p.rgb, rgb);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(rgb);
    }

    @Override
    public String toString() {
        return width + " × " + height + " pixels";
    }
}
