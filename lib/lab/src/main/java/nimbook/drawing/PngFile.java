package nimbook.drawing;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.zip.CRC32;
import java.util.zip.Deflater;
import nimbook.core.Work;

/**
 * PNG files of plain pixels, written without java.desktop, so that an SVG with an embedded image can be made where no
 * graphics library loads. Up to 256 colours are stored as a palette, one byte a pixel: a third of the size and of the
 * time of true colour. Format: W3C, Portable Network Graphics (Second Edition), 2003.
 */
final class PngFile {

    private static final byte[] SIGNATURE = {(byte) 137, 'P', 'N', 'G', 13, 10, 26, 10};
    private static final int PALETTE = 3;
    private static final int TRUE_COLOUR = 2;
    private static final int WITH_ALPHA = 6;

    private PngFile() {}

    static byte[] bytes(Pixels pixels) {
        int width = pixels.width();
        int height = pixels.height();
        Map<Integer, Integer> palette = new HashMap<>();
        byte[] colours = new byte[768];
        byte[] indexed = new byte[(width + 1) * height];
        boolean few = true;
        int at = 0;
        for (int y = 0; y < height && few; y++) {
            at++;
            for (int x = 0; x < width; x++) {
                int rgb = pixels.rgb(x, y);
                Integer index = palette.get(rgb);
                if (index == null) {
                    if (palette.size() == 256) {
                        few = false;
                        break;
                    }
                    index = palette.size();
                    palette.put(rgb, index);
                    put(colours, 3 * index, rgb);
                }
                indexed[at++] = (byte) (int) index;
            }
        }
        return few ? file(width, height, PALETTE, java.util.Arrays.copyOf(colours, 3 * palette.size()), indexed)
                : file(width, height, TRUE_COLOUR, null, trueColour(pixels));
    }

    /**
     * A painted picture of 0xAARRGGBB, row by row. No filter: figures are flat colours and repeated rows, which
     * compress better as they are (a tenth to a half of what the JDK's writer makes of them).
     */
    static byte[] bytes(int width, int height, int[] argb) {
        boolean opaque = isOpaque(width, argb);
        int depth = opaque ? 3 : 4;
        byte[] raw = new byte[(depth * width + 1) * height];
        for (int y = 0, at = 0, i = 0; y < height; y++) {
            Work.poll();
            at++;
            for (int x = 0; x < width; x++, at += depth, i++) {
                put(raw, at, argb[i]);
                if (!opaque) raw[at + 3] = (byte) (argb[i] >>> 24);
            }
        }
        return file(width, height, opaque ? TRUE_COLOUR : WITH_ALPHA, null, raw);
    }

    /** Whether no pixel of 0xAARRGGBB lets the ground through. */
    static boolean isOpaque(int width, int[] argb) {
        for (int from = 0; from < argb.length; from += width) {
            Work.poll();
            int common = -1;
            for (int i = from; i < from + width; i++) common &= argb[i];
            if (common >>> 24 != 255) return false;
        }
        return true;
    }

    /** A painted opaque picture in few colours: a third to a fifth of the true-colour file. */
    static byte[] bytes(IndexedPixels picture) {
        int width = picture.width();
        byte[] colours = new byte[3 * picture.colours().length];
        for (int i = 0; i < picture.colours().length; i++) put(colours, 3 * i, picture.colours()[i]);
        byte[] raw = new byte[(width + 1) * picture.height()];
        for (int y = 0; y < picture.height(); y++)
            System.arraycopy(picture.indices(), y * width, raw, y * (width + 1) + 1, width);
        return file(width, picture.height(), PALETTE, colours, raw);
    }

    private static byte[] file(int width, int height, int type, byte[] palette, byte[] raw) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        write(out, SIGNATURE);
        // depth 8 bits; compression, filter and interlace methods 0
        chunk(out, "IHDR", ByteBuffer.allocate(13).putInt(width).putInt(height).put((byte) 8).put((byte) type)
                .put(new byte[3]).array());
        if (palette != null) chunk(out, "PLTE", palette);
        chunk(out, "IDAT", deflate(raw));
        chunk(out, "IEND", new byte[0]);
        return out.toByteArray();
    }

    private static byte[] trueColour(Pixels pixels) {
        byte[] raw = new byte[(3 * pixels.width() + 1) * pixels.height()];
        int at = 0;
        for (int y = 0; y < pixels.height(); y++) {
            at++;
            for (int x = 0; x < pixels.width(); x++, at += 3) put(raw, at, pixels.rgb(x, y));
        }
        return raw;
    }

    private static void put(byte[] to, int at, int rgb) {
        to[at] = (byte) (rgb >> 16);
        to[at + 1] = (byte) (rgb >> 8);
        to[at + 2] = (byte) rgb;
    }

    /** The best compression takes four times as long for a tenth less. */
    private static byte[] deflate(byte[] raw) {
        Deflater deflater = new Deflater();
        try {
            deflater.setInput(raw);
            deflater.finish();
            ByteArrayOutputStream out = new ByteArrayOutputStream(raw.length / 4 + 64);
            byte[] part = new byte[16_384];
            while (!deflater.finished()) out.write(part, 0, deflater.deflate(part));
            return out.toByteArray();
        } finally {
            deflater.end();
        }
    }

    private static void chunk(ByteArrayOutputStream out, String type, byte[] data) {
        byte[] name = type.getBytes(StandardCharsets.US_ASCII);
        CRC32 crc = new CRC32();
        crc.update(name);
        crc.update(data);
        write(out, ByteBuffer.allocate(4).putInt(data.length).array());
        write(out, name);
        write(out, data);
        write(out, ByteBuffer.allocate(4).putInt((int) crc.getValue()).array());
    }

    /** As writeBytes, which the browser's class library lacks. */
    private static void write(ByteArrayOutputStream out, byte[] bytes) {
        out.write(bytes, 0, bytes.length);
    }
}
