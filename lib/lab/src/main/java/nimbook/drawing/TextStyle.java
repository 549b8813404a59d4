package nimbook.drawing;

import static nimbook.core.Arguments.nonNull;

import java.util.ArrayList;
import java.util.List;

/**
 * How a line of text is set.
 *
 * @param size font size in pixels of the drawing
 * @param color colour
 * @param anchor which point of the text stands at its place
 * @param bold heavy letters
 * @param mono letters of one width, for digits in columns
 * @param turn degrees clockwise around its place
 */
public record TextStyle(double size, Color color, Anchor anchor, boolean bold, boolean mono, double turn) {

    /** Which end of the text stands at its place. */
    public enum Anchor {
        /** Its start. */
        START,
        /** Its middle. */
        MIDDLE,
        /** Its end. */
        END
    }

    /** @throws IllegalArgumentException unless 0 &lt; size ≤ 1000 */
    public TextStyle {
        if (!(size > 0 && size <= 1000))
            throw new IllegalArgumentException("size = " + size + ": a font size is more than 0 and at most 1000");
    }

    /** Upright dark letters that start at their place. */
    public static TextStyle of(double size) {
        return new TextStyle(size, Color.TEXT, Anchor.START, false, false, 0);
    }

    /** In another colour. */
    public TextStyle color(Color other) {
        return new TextStyle(size, other, anchor, bold, mono, turn);
    }

    /** Its middle stands at its place. */
    public TextStyle centred() {
        return new TextStyle(size, color, Anchor.MIDDLE, bold, mono, turn);
    }

    /** Its end stands at its place. */
    public TextStyle alignEnd() {
        return new TextStyle(size, color, Anchor.END, bold, mono, turn);
    }

    /** Heavy letters. */
    public TextStyle withBold() {
        return new TextStyle(size, color, anchor, true, mono, turn);
    }

    /** Letters of one width. */
    public TextStyle withMonospace() {
        return new TextStyle(size, color, anchor, bold, true, turn);
    }

    /** Turned about its place, clockwise. */
    public TextStyle rotated(double degrees) {
        return new TextStyle(size, color, anchor, bold, mono, degrees);
    }

    TextStyle scaled(double factor) {
        return new TextStyle(size * factor, color, anchor, bold, mono, turn);
    }

    /**
     * Text broken at blanks into lines of at most that width as {@link #width} measures it; a longer word has a line of
     * its own. No lines of a blank text.
     */
    public List<String> lines(String text, double most) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : nonNull(text, "text").split(" ")) {
            if (word.isEmpty()) continue;
            if (line.length() > 0 && width(line + " " + word) > most) {
                lines.add(line.toString());
                line.setLength(0);
            }
            line.append(line.length() == 0 ? "" : " ").append(word);
        }
        if (line.length() > 0) lines.add(line.toString());
        return lines;
    }

    /**
     * How wide the text is, in pixels: the sum of the widths of its characters in the library's fonts, without kerning.
     * Exact for every writer that draws in these fonts; a character that they lack is estimated.
     */
    public double width(String text) {
        return size * GlyphWidths.units(text, bold, mono) / GlyphWidthData.UNITS;
    }
}
