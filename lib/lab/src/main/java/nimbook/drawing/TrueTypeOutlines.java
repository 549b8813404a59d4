package nimbook.drawing;

import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/**
 * Outlines of signs in a TrueType file, as far as the library's own fonts need it: a character map of format 4 (up to
 * U+FFFF), simple and composite glyphs, no hints. FontBox reads any font, but its first use takes 0.1 s of processor
 * time, this one 0.02 s; the tests compare every outline with FontBox's.
 *
 * <p>Format: ISO/IEC 14496-22, Open Font Format, tables head, loca, glyf and cmap.
 */
final class TrueTypeOutlines {

    /** Flags of a point. */
    private static final int ON_CURVE = 1;
    private static final int X_SHORT = 2;
    private static final int Y_SHORT = 4;
    private static final int REPEAT = 8;
    private static final int X_SAME = 16;
    private static final int Y_SAME = 32;

    /** Flags of a composite glyph's part. */
    private static final int WORDS = 1;
    private static final int ONE_SCALE = 8;
    private static final int MORE = 32;
    private static final int TWO_SCALES = 64;
    private static final int MATRIX = 128;

    /** Scales are fixed-point numbers with 14 bits after the point. */
    private static final double FIXED = 1 << 14;

    private final ByteBuffer file;
    private final int glyphs;
    private final int locations;
    private final boolean wide;
    private final int map;
    private final int unitsPerEm;

    TrueTypeOutlines(byte[] bytes) {
        file = ByteBuffer.wrap(bytes);
        int head = table("head");
        unitsPerEm = unsigned(head + 18);
        wide = unsigned(head + 50) == 1;
        glyphs = table("glyf");
        locations = table("loca");
        map = format4(table("cmap"));
    }

    private int table(String name) {
        int tag = ByteBuffer.wrap(name.getBytes(StandardCharsets.US_ASCII)).getInt();
        for (int i = 0, at = 12; i < unsigned(4); i++, at += 16) if (file.getInt(at) == tag) return file.getInt(at + 8);
        throw new IllegalArgumentException("a font without the table " + name);
    }

    private int format4(int maps) {
        for (int i = 0; i < unsigned(maps + 2); i++) {
            int at = maps + file.getInt(maps + 8 + 8 * i);
            if (unsigned(at) == 4) return at;
        }
        throw new IllegalArgumentException("a font without a character map of format 4");
    }

    /** The outline: 1 is an em, y goes down, the start of the baseline is the origin. Empty for a blank. */
    Path2D of(int c) {
        Path2D path = new Path2D.Double();
        add(path, glyph(c), AffineTransform.getScaleInstance(1.0 / unitsPerEm, -1.0 / unitsPerEm));
        return path;
    }

    private int glyph(int c) {
        int twice = unsigned(map + 6);
        int ends = map + 14;
        int starts = ends + twice + 2;
        for (int i = 0; i < twice; i += 2) {
            if (c > unsigned(ends + i)) continue;
            int start = unsigned(starts + i);
            int offset = unsigned(starts + 2 * twice + i);
            if (c < start) return 0;
            int glyph = offset == 0 ? c : unsigned(starts + 2 * twice + i + offset + 2 * (c - start));
            return offset != 0 && glyph == 0 ? 0 : glyph + file.getShort(starts + twice + i) & 0xffff;
        }
        return 0;
    }

    private void add(Path2D path, int glyph, AffineTransform place) {
        int from = location(glyph);
        if (from == location(glyph + 1)) return;
        int at = glyphs + from;
        int contours = file.getShort(at);
        if (contours >= 0) simple(path, at + 10, contours, place);
        else composite(path, at + 10, place);
    }

    private int location(int glyph) {
        return wide ? file.getInt(locations + 4 * glyph) : 2 * unsigned(locations + 2 * glyph);
    }

    private void simple(Path2D path, int ends, int contours, AffineTransform place) {
        if (contours == 0) return;
        int count = unsigned(ends + 2 * contours - 2) + 1;
        int at = ends + 2 * contours;
        at += 2 + unsigned(at);
        int[] flags = new int[count];
        for (int i = 0; i < count; i++) {
            flags[i] = file.get(at++) & 0xff;
            if ((flags[i] & REPEAT) == 0) continue;
            for (int again = file.get(at++) & 0xff; again > 0; again--, i++) flags[i + 1] = flags[i];
        }
        double[] xy = new double[2 * count];
        at = coordinates(xy, 0, flags, X_SHORT, X_SAME, at);
        coordinates(xy, 1, flags, Y_SHORT, Y_SAME, at);
        place.transform(xy, 0, xy, 0, count);
        for (int contour = 0, first = 0; contour < contours; contour++) {
            int last = unsigned(ends + 2 * contour);
            contour(path, xy, flags, first, last - first + 1);
            first = last + 1;
        }
    }

    private int coordinates(double[] xy, int offset, int[] flags, int isShort, int isSame, int at) {
        int value = 0;
        for (int i = 0; i < flags.length; i++) {
            boolean same = (flags[i] & isSame) != 0;
            if ((flags[i] & isShort) != 0) value += same ? file.get(at++) & 0xff : -(file.get(at++) & 0xff);
            else if (!same) {
                value += file.getShort(at);
                at += 2;
            }
            xy[2 * i + offset] = value;
        }
        return at;
    }

    /**
     * A closed line of quadratic curves. Between two control points in a row lies a point of the curve, in their
     * middle.
     */
    private static void contour(Path2D path, double[] xy, int[] flags, int first, int count) {
        int on = 0;
        while (on < count && (flags[first + on] & ON_CURVE) == 0) on++;
        int start = first + on % count;
        if (on < count) path.moveTo(xy[2 * start], xy[2 * start + 1]);
        else path.moveTo(middle(xy, start + count - 1, start, 0), middle(xy, start + count - 1, start, 1));
        for (int i = on < count ? 1 : 0; i < count; i++) {
            int p = first + (on + i) % count;
            int next = first + (on + i + 1) % count;
            double x = xy[2 * p];
            double y = xy[2 * p + 1];
            if ((flags[p] & ON_CURVE) != 0) path.lineTo(x, y);
            else if ((flags[next] & ON_CURVE) == 0) path.quadTo(x, y, middle(xy, p, next, 0), middle(xy, p, next, 1));
            else {
                path.quadTo(x, y, xy[2 * next], xy[2 * next + 1]);
                i++;
            }
        }
        path.closePath();
    }

    private static double middle(double[] xy, int p, int q, int coordinate) {
        return (xy[2 * p + coordinate] + xy[2 * q + coordinate]) / 2;
    }

    private void composite(Path2D path, int at, AffineTransform place) {
        for (int flags = MORE; (flags & MORE) != 0;) {
            flags = unsigned(at);
            int glyph = unsigned(at + 2);
            boolean words = (flags & WORDS) != 0;
            double dx = words ? file.getShort(at + 4) : file.get(at + 4);
            double dy = words ? file.getShort(at + 6) : file.get(at + 5);
            at += words ? 8 : 6;
            double[] m = {1, 0, 0, 1};
            int scales = (flags & ONE_SCALE) != 0 ? 1 : (flags & TWO_SCALES) != 0 ? 2 : (flags & MATRIX) != 0 ? 4 : 0;
            for (int i = 0; i < scales; i++, at += 2) m[scales == 2 ? 3 * i : i] = file.getShort(at) / FIXED;
            if (scales == 1) m[3] = m[0];
            AffineTransform part = new AffineTransform(place);
            part.concatenate(new AffineTransform(m[0], m[1], m[2], m[3], dx, dy));
            add(path, glyph, part);
        }
    }

    private int unsigned(int at) {
        return file.getShort(at) & 0xffff;
    }
}
