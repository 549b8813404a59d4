package nimbook.table;

import static nimbook.core.Arguments.nonNull;

import java.math.BigDecimal;
import java.math.BigInteger;
import nimbook.drawing.NumberText;
import nimbook.widget.model.Json;

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
    /** For one line of text or a still, and the digits of a number that are shown. */
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

    /**
     * What a reader sees of a cell: truth values as ✓ and ✗, long whole numbers by their ends, the digits of a column
     * of numbers in groups.
     */
    static String shown(Object cell, DataType type) {
        if (cell instanceof Boolean b) return b ? "✓" : "✗";
        String text = plain(cell);
        if (cell == null || cell instanceof String) return text;
        int sign = text.startsWith("-") ? 1 : 0;
        int digits = text.length() - sign;
        boolean whole = cell instanceof Long || cell instanceof BigInteger;
        String brief = whole && digits > BRIEF
                ? text.substring(0, sign + 10) + "…" + text.substring(text.length() - 6) + " ("
                        + NumberText.of(digits) + " digits)"
                : text;
        return type.number() ? NumberText.of(brief) : sign == 1 ? "−" + brief.substring(1) : brief;
    }

    /** At most 24 characters: the beginning of what is longer. */
    public static String brief(String text) {
        return nonNull(text, "text").length() <= BRIEF ? text : text.substring(0, BRIEF - 1) + "…";
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
