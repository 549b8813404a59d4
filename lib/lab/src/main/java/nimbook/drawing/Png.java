package nimbook.drawing;

import static nimbook.core.Arguments.nonNull;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;

/** A drawing as a PNG file, painted by Java2D without a display. */
public final class Png {

    private Png() {}

    /**
     * The file's bytes.
     *
     * @param scale pixels of the file a pixel of the drawing, 0 &lt; scale; 2 for screens of high density, 4 for print
     * @throws IllegalArgumentException when a side would be longer than {@value Drawing#LONGEST} pixels
     */
    public static byte[] bytes(Drawing drawing, double scale) {
        return file(drawing, scale, false);
    }

    /**
     * {@link #bytes} in at most 256 colours, for pictures that are kept next to a live figure: small where they are
     * many.
     */
    public static byte[] small(Drawing drawing, double scale) {
        return file(drawing, scale, true);
    }

    private static byte[] file(Drawing drawing, double scale, boolean small) {
        long width = Math.round(nonNull(drawing, "drawing").width() * scale);
        long height = Math.round(drawing.height() * scale);
        if (!(scale > 0) || width < 1 || height < 1 || Math.max(width, height) > Drawing.LONGEST) {
            throw new IllegalArgumentException("scale = " + scale + ": the picture would be " + width + " × " + height
                    + " pixels; sides of 1 to " + Drawing.LONGEST + " are allowed");
        }
        int w = (int) width;
        int h = (int) height;
        int[] pixels = painted(drawing, scale, w, h, BufferedImage.TYPE_INT_ARGB);
        return small && PngFile.isOpaque(w, pixels) ? PngFile.bytes(IndexedPixels.of(w, h, pixels))
                : PngFile.bytes(w, h, pixels);
    }

    /** The drawing on white, one colour a pixel. */
    static Pixels pixels(Drawing drawing, double scale) {
        int width = Math.max(1, (int) Math.round(drawing.width() * scale));
        int height = Math.max(1, (int) Math.round(drawing.height() * scale));
        return new Pixels(width, height, painted(drawing, scale, width, height, BufferedImage.TYPE_INT_RGB));
    }

    private static int[] painted(Drawing drawing, double scale, int width, int height, int type) {
        BufferedImage image = new BufferedImage(width, height, type);
        Graphics2D graphics = image.createGraphics();
        try {
            if (type == BufferedImage.TYPE_INT_RGB) {
                graphics.setColor(java.awt.Color.WHITE);
                graphics.fillRect(0, 0, width, height);
            }
            graphics.scale(scale, scale);
            Painter.paint(drawing, graphics);
        } finally {
            graphics.dispose();
        }
        // The image's own array; getRGB would convert each pixel through the colour model.
        return ((DataBufferInt) image.getRaster().getDataBuffer()).getData();
    }
}
