package nimbook.drawing;

import java.awt.Font;
import java.awt.Shape;
import java.awt.font.FontRenderContext;
import java.awt.font.GlyphVector;
import java.awt.font.TextLayout;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;

/**
 * Characters that the library's fonts lack, drawn in this machine's sans-serif font; a box stands for a character that
 * it lacks, too. The only class that uses Java's fonts: on Linux they need fontconfig, which is not on every machine.
 */
final class SystemFont {

    /** An outline in pixels of the drawing, from the start of its baseline, y down. */
    record Outline(Shape shape, double width) {}

    private static final FontRenderContext CONTEXT = new FontRenderContext(null, true, true);

    private SystemFont() {}

    static Outline outline(String text, TextStyle l) {
        if (!shows(text)) return boxes(text, l);
        TextLayout layout = new TextLayout(text, font(l), CONTEXT);
        return new Outline(layout.getOutline(null), layout.getAdvance());
    }

    /** Whether this machine has a font with all characters of a text. */
    static boolean shows(String text) {
        return Known.FONTS && font(TextStyle.of(1)).canDisplayUpTo(text) < 0;
    }

    private static Font font(TextStyle l) {
        return new Font(Font.SANS_SERIF, l.bold() ? Font.BOLD : Font.PLAIN, 1).deriveFont((float) l.size());
    }

    /** Character by character: what the machine's font has, and a box 0.6 em wide for the rest. */
    private static Outline boxes(String text, TextStyle l) {
        Path2D all = new Path2D.Double();
        double x = 0;
        for (int c : text.codePoints().toArray()) {
            String character = Character.toString(c);
            Outline one = shows(character) ? glyph(character, l) : box(l);
            all.append(one.shape.getPathIterator(AffineTransform.getTranslateInstance(x, 0)), false);
            x += one.width;
        }
        return new Outline(all, x);
    }

    private static Outline glyph(String character, TextStyle l) {
        GlyphVector glyphs = font(l).createGlyphVector(CONTEXT, character);
        return new Outline(glyphs.getOutline(), glyphs.getLogicalBounds().getWidth());
    }

    private static Outline box(TextStyle l) {
        double em = l.size();
        Path2D frame = new Path2D.Double(Path2D.WIND_NON_ZERO);
        frame.append(new Rectangle2D.Double(0.07 * em, -0.73 * em, 0.46 * em, 0.73 * em), false);
        // The inner edge runs the other way round, so that the winding rule leaves it open.
        frame.moveTo(0.12 * em, -0.68 * em);
        frame.lineTo(0.12 * em, -0.05 * em);
        frame.lineTo(0.48 * em, -0.05 * em);
        frame.lineTo(0.48 * em, -0.68 * em);
        frame.closePath();
        return new Outline(frame, 0.6 * em);
    }

    /** Found out with the first character that is not in the library's fonts. */
    private static final class Known {
        static final boolean FONTS = tried();

        private static boolean tried() {
            try {
                return new Font(Font.SANS_SERIF, Font.PLAIN, 12).canDisplay('0');
            } catch (LinkageError | InternalError | RuntimeException e) {
                // Without fontconfig, fonts or libfreetype Java fails in any of these ways, by version and system.
                return false;
            }
        }
    }
}
