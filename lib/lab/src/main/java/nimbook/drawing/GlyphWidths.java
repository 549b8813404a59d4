package nimbook.drawing;

import static nimbook.core.Arguments.nonNull;

/**
 * How wide the characters of the library's fonts are, in units of 1/{@value GlyphWidthData#UNITS} em. Plain Java
 * without files: a page measures as the JVM does.
 */
final class GlyphWidths {

    private static final int[] SANS = ranges(GlyphWidthData.SANS);
    private static final int[] MONO = ranges(GlyphWidthData.MONO);
    private static final int[] REGULAR_WIDTHS = widths(GlyphWidthData.REGULAR);
    private static final int[] BOLD_WIDTHS = widths(GlyphWidthData.BOLD);

    private GlyphWidths() {}

    /** Whether the library's fonts have this character. */
    static boolean covers(int c) {
        return index(SANS, c) >= 0;
    }

    /** Whether its monospaced faces have this character. */
    static boolean coversMono(int c) {
        return index(MONO, c) >= 0;
    }

    /**
     * The character that is drawn for a code point: a blank for a control character, U+FFFD for half of a surrogate
     * pair, else itself.
     */
    static int drawn(int c) {
        return Character.isISOControl(c) ? ' ' : c >= 0xd800 && c < 0xe000 ? 0xfffd : c;
    }

    /** The width of a text; a character that the fonts lack is estimated. */
    static long units(String text, boolean bold, boolean mono) {
        long units = 0;
        nonNull(text, "text");
        for (int i = 0; i < text.length();) {
            int c = text.codePointAt(i);
            i += Character.charCount(c);
            units += units(drawn(c), bold, mono);
        }
        return units;
    }

    static int units(int c, boolean bold, boolean mono) {
        if (mono && coversMono(c)) return GlyphWidthData.MONO_WIDTH;
        int index = index(SANS, c);
        return index < 0 ? estimate(c) : (bold ? BOLD_WIDTHS : REGULAR_WIDTHS)[index];
    }

    /**
     * East Asian scripts and pictographs fill an em, accents take no place; 0.6 em is a common width of other scripts.
     */
    private static int estimate(int c) {
        boolean wide = c >= 0x1100 && c <= 0x11ff || c >= 0x2e80 && c <= 0xd7a3 || c >= 0xf900 && c <= 0xfaff
                || c >= 0xff00 && c <= 0xff60 || c >= 0x1f300 && c <= 0x1faff || c >= 0x20000 && c <= 0x3ffff;
        if (wide) return GlyphWidthData.UNITS;
        return Character.getType(c) == Character.NON_SPACING_MARK ? 0 : GlyphWidthData.UNITS * 3 / 5;
    }

    /**
     * Which of all characters of the ranges this one is, or −1. A range is first, last, and the number of characters
     * before it.
     */
    private static int index(int[] ranges, int c) {
        int low = 0;
        int high = ranges.length / 3 - 1;
        while (low <= high) {
            int middle = (low + high) / 2;
            if (c < ranges[3 * middle]) high = middle - 1;
            else if (c > ranges[3 * middle + 1]) low = middle + 1;
            else return ranges[3 * middle + 2] + c - ranges[3 * middle];
        }
        return -1;
    }

    private static int[] ranges(String text) {
        int count = 1;
        for (int i = 0; i < text.length(); i++) if (text.charAt(i) == ' ') count++;
        int[] ranges = new int[3 * count];
        int before = 0;
        for (int i = 0, at = 0; i < ranges.length; i += 3) {
            int end = text.indexOf(' ', at);
            String range = text.substring(at, end < 0 ? text.length() : end);
            int dash = range.indexOf('-');
            ranges[i] = Integer.parseInt(dash < 0 ? range : range.substring(0, dash), 16);
            ranges[i + 1] = dash < 0 ? ranges[i] : Integer.parseInt(range.substring(dash + 1), 16);
            ranges[i + 2] = before;
            before += ranges[i + 1] - ranges[i] + 1;
            at = end + 1;
        }
        return ranges;
    }

    private static int[] widths(String text) {
        int[] widths = new int[text.length() / 2];
        for (int i = 0; i < widths.length; i++) {
            widths[i] = (text.charAt(2 * i) - '0') * 64 + text.charAt(2 * i + 1) - '0';
        }
        return widths;
    }
}
