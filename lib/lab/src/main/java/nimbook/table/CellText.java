package nimbook.table;

import java.math.BigDecimal;
import java.math.BigInteger;
import nimbook.widget.Json;

/** Cells in characters: whole for copies and files, shortened for the eye. */
public final class CellText {

    /**
     * A cell of more characters is sent to the page shortened: 400 digits are six lines, more than anyone reads in a
     * table.
     */
    static final int LONGEST = 400;
    /** What is kept of a shortened cell: enough to recognise it, short enough for a column. */
    private static final int HEAD = 40;
    private static final int TAIL = 20;
    /** For one line of text or a still. */
    private static final int BRIEF = 24;

    private CellText() {}

    /** All of it; missing is empty. Doubles in plain digits from 10⁻⁵ to 10¹⁵, in scientific notation beyond. */
    public static String plain(Object cell) {
        if (cell == null) return "";
        if (cell instanceof Double d) return decimal(d);
        if (cell instanceof BigDecimal d) return d.toString();
        return cell.toString();
    }

    private static String decimal(double d) {
        if (d == 0) return "0";
        if (Double.isInfinite(d)) return d > 0 ? "∞" : "-∞";
        double size = Math.abs(d);
        if (size < 1e-5 || size >= 1e15) return Double.toString(d).replace(".0E", "E");
        return new BigDecimal(Double.toString(d)).stripTrailingZeros().toPlainString();
    }

    /** Digits in groups of three, parted by thin spaces, from five digits on (as ISO 80000-1 recommends). */
    public static String grouped(String digits) {
        int start = digits.startsWith("-") ? 1 : 0;
        int end = digits.indexOf('.') < 0 ? digits.length() : digits.indexOf('.');
        if (end - start < 5 || !digits.substring(start, end).chars().allMatch(c -> c >= '0' && c <= '9')) return digits;
        StringBuilder out = new StringBuilder(digits);
        for (int i = end - 3; i > start; i -= 3) out.insert(i, '\u2009');
        return out.toString();
    }

    /** At most 24 characters: the beginning and the end of what is longer. */
    public static String brief(String text) {
        if (text.length() <= BRIEF) return text;
        if (text.chars().allMatch(c -> c >= '0' && c <= '9' || c == '-')) {
            return text.substring(0, 8) + "…" + text.substring(text.length() - 4) + " ("
                    + (text.length() - (text.startsWith("-") ? 1 : 0)) + ")";
        }
        return text.substring(0, BRIEF - 1) + "…";
    }

    /**
     * The cell as the page gets it: null, a truth value, a number that a JavaScript number holds exactly, or text; what
     * is longer than {@value #LONGEST} characters as a map of its head, its tail and its length.
     */
    static Object json(Object cell) {
        if (cell == null || cell instanceof Boolean) return cell;
        // 2⁵³ is the last whole number up to which every one is a double.
        if (cell instanceof Long l && Math.abs(l) <= 1L << 53 && l != Long.MIN_VALUE) return l;
        String text = plain(cell);
        if (text.length() <= LONGEST) return text;
        return Json.object("head", text.substring(0, HEAD), "tail",
                cell instanceof String ? "" : text.substring(text.length() - TAIL), "size",
                cell instanceof BigInteger b && b.signum() < 0 ? text.length() - 1 : text.length());
    }
}
