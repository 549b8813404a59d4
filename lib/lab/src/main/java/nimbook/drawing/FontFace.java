package nimbook.drawing;

import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.Map;
import org.apache.fontbox.ttf.GlyphData;
import org.apache.fontbox.ttf.TTFParser;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.pdfbox.io.RandomAccessReadBuffer;

/**
 * The faces that come with the library, cut out of DejaVu 2.37. A face is read from its file with the first character
 * that is drawn in it, and the outline of each character once; Java's own fonts are not used.
 */
// What is read from the file is kept; the same is read each time.
@SuppressWarnings("ImmutableEnumChecker")
enum FontFace {
    REGULAR("DejaVuSansCondensed"),
    BOLD("DejaVuSansCondensed-Bold"),
    MONO("DejaVuSansMono"),
    MONO_BOLD("DejaVuSansMono-Bold");

    private final String file;
    private final Map<Integer, Path2D> outlines = new HashMap<>();
    private TrueTypeFont font;

    FontFace(String file) {
        this.file = file;
    }

    /**
     * The face in which a character is drawn, or null when no face has it. A character that the monospaced faces lack
     * comes from the others.
     */
    static FontFace of(int c, TextStyle style) {
        if (style.mono() && GlyphWidths.coversMono(c)) return style.bold() ? MONO_BOLD : MONO;
        if (!GlyphWidths.covers(c)) return null;
        return style.bold() ? BOLD : REGULAR;
    }

    /** The TrueType file. */
    byte[] bytes() {
        try (InputStream in = FontFace.class.getResourceAsStream("/nimbook/font/" + file + ".ttf")) {
            if (in == null) throw new IOException("the font " + file + " is not in the library's jar");
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * The outline of a character that the face has: 1 is an em, y goes down, the start of its baseline is the origin.
     * Not to be changed.
     */
    synchronized Path2D outline(int c) {
        return outlines.computeIfAbsent(c, this::read);
    }

    private Path2D read(int c) {
        try {
            if (font == null) font = new TTFParser().parse(new RandomAccessReadBuffer(bytes()));
            GlyphData glyph = font.getGlyph().getGlyph(font.getUnicodeCmapLookup().getGlyphId(c));
            double unit = 1.0 / GlyphWidthData.UNITS;
            return glyph == null ? new Path2D.Double()
                    : new Path2D.Double(glyph.getPath(), AffineTransform.getScaleInstance(unit, -unit));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
