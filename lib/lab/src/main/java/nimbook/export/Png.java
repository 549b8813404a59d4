package nimbook.export;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.Optional;

/** A drawing as a PNG file, painted by Java2D without a display. */
public final class Png {

    private Png() {}

    /**
     * The file's bytes.
     *
     * @param scale pixels of the file a pixel of the drawing, 0 &lt; scale; 2 for screens of high density, 4 for print
     * @throws IllegalArgumentException when a side would be longer than {@value Drawing#LONGEST} pixels
     * @throws IllegalStateException when this machine cannot draw text: it has no fonts, or a graphics library is missing
     */
    public static byte[] bytes(Drawing drawing, double scale) {
        return tryBytes(drawing, scale).orElseThrow(() -> new IllegalStateException(
                "no PNG can be painted here: Java finds no fonts or no graphics library"
                + " (on Debian: apt-get install fontconfig fonts-dejavu-core); SVG works"));
    }

    /**
     * The file's bytes, or nothing where this machine cannot draw text.
     *
     * @throws IllegalArgumentException as {@link #bytes}
     */
    public static Optional<byte[]> tryBytes(Drawing drawing, double scale) {
        return file(drawing, scale, false);
    }

    /** {@link #tryBytes} in at most 256 colours, for pictures that are kept beside a live figure: small where they are many. */
    static Optional<byte[]> trySmall(Drawing drawing, double scale) {
        return file(drawing, scale, true);
    }

    private static Optional<byte[]> file(Drawing drawing, double scale, boolean small) {
        long width = Math.round(drawing.width() * scale);
        long height = Math.round(drawing.height() * scale);
        if (!(scale > 0) || width < 1 || height < 1 || Math.max(width, height) > Drawing.LONGEST) {
            throw new IllegalArgumentException("scale = " + scale + ": the picture would be " + width + " × " + height
                    + " pixels; sides of 1 to " + Drawing.LONGEST + " are allowed");
        }
        return Letters.KNOWN ? Optional.of(paint(drawing, scale, (int) width, (int) height, small)) : Optional.empty();
    }

    /** Asked once: whether text can be painted at all. */
    private static final class Letters {
        static final boolean KNOWN = tried();

        private static boolean tried() {
            try {
                paint(Drawing.sheet(8, 8).text(0, 8, "0", Lettering.of(8)).text(0, 8, "0", Lettering.of(8).even()).done(), 1, 8, 8, false);
                return true;
            } catch (LinkageError | InternalError | RuntimeException e) {
                // Without fontconfig, fonts or libfreetype Java fails in any of these ways, by version and system.
                return false;
            }
        }
    }

    /** The drawing on white, one colour a pixel. A drawing without text needs no fonts. */
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
        return image.getRGB(0, 0, width, height, null, 0, width);
    }

    private static byte[] paint(Drawing drawing, double scale, int width, int height, boolean small) {
        int[] pixels = painted(drawing, scale, width, height, BufferedImage.TYPE_INT_ARGB);
        boolean opaque = java.util.Arrays.stream(pixels).allMatch(pixel -> pixel >>> 24 == 255);
        return small && opaque ? PngFile.fewColours(width, height, pixels) : PngFile.bytes(width, height, pixels);
    }
}
