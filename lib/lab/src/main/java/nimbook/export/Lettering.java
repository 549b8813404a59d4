package nimbook.export;

import java.util.ArrayList;
import java.util.List;

/**
 * How a line of text is set.
 *
 * @param size font size in pixels of the drawing
 * @param ink colour
 * @param anchor which point of the text stands at its place
 * @param bold heavy letters
 * @param mono letters of one width, for digits in columns
 * @param turn degrees clockwise around its place
 */
public record Lettering(double size, Ink ink, Anchor anchor, boolean bold, boolean mono, double turn) {

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
    public Lettering {
        if (!(size > 0 && size <= 1000)) throw new IllegalArgumentException("size = " + size + ": a font size is more than 0 and at most 1000");
    }

    /** Upright dark letters that start at their place. */
    public static Lettering of(double size) {
        return new Lettering(size, Ink.TEXT, Anchor.START, false, false, 0);
    }

    /** In another colour. */
    public Lettering ink(Ink other) {
        return new Lettering(size, other, anchor, bold, mono, turn);
    }

    /** Its middle stands at its place. */
    public Lettering centred() {
        return new Lettering(size, ink, Anchor.MIDDLE, bold, mono, turn);
    }

    /** Its end stands at its place. */
    public Lettering ending() {
        return new Lettering(size, ink, Anchor.END, bold, mono, turn);
    }

    /** Heavy letters. */
    public Lettering strong() {
        return new Lettering(size, ink, anchor, true, mono, turn);
    }

    /** Letters of one width. */
    public Lettering even() {
        return new Lettering(size, ink, anchor, bold, true, turn);
    }

    /** Turned about its place, clockwise. */
    public Lettering turned(double degrees) {
        return new Lettering(size, ink, anchor, bold, mono, degrees);
    }

    /**
     * Text broken at blanks into lines of at most that width as {@link #width} measures it; a longer word has a line of its own. Leave a
     * margin: letters of a face that lacks ⊕ come from another, and are wider than was measured.
     */
    public List<String> lines(String text, double most) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : text.split(" ")) {
            if (line.length() > 0 && width(line + " " + word) > most) {
                lines.add(line.toString());
                line.setLength(0);
            }
            line.append(line.length() == 0 ? "" : " ").append(word);
        }
        lines.add(line.toString());
        return lines;
    }

    /**
     * About how wide the text will be, in pixels, without asking for a font: so that a drawing is the same on every machine. Classes of
     * widths of the common sans-serif faces (digits 0.556 em, as in Helvetica and its metric twins); measured texts differ by a few per cent.
     */
    public double width(String text) {
        double em = text.codePoints().mapToDouble(this::advance).sum();
        return em * size * (bold && !mono ? 1.06 : 1);
    }

    private double advance(int c) {
        if (c >= 0x1100 && (c <= 0x11ff || c >= 0x2e80 && c <= 0xd7a3 || c >= 0xf900 && c <= 0xfaff || c >= 0xff00 && c <= 0xff60)) return 1;
        if (Character.getType(c) == Character.NON_SPACING_MARK) return 0;
        if (mono) return 0.602;
        if ("ijlI|!'.,:;".indexOf(c) >= 0) return 0.26;
        if ("frt()[]{}/\\- ".indexOf(c) >= 0) return 0.31;
        if ("mwMW@%".indexOf(c) >= 0) return 0.87;
        if (c == '—' || c == '…' || c >= 0x2190 && c <= 0x21ff) return 1;
        if (Character.isUpperCase(c)) return 0.69;
        return c < 0x250 || c >= 0x370 && c < 0x400 ? 0.556 : 0.6;
    }
}
