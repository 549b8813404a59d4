package nimbook.notebook;

import java.lang.reflect.Array;
import java.math.BigInteger;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import nimbook.drawing.NumberText;
import nimbook.number.Numerals;
import nimbook.table.DataColumn;
import nimbook.table.DataTable;
import nimbook.table.RecordType;

/**
 * Values in words, as a cell shows them: arrays and collections with their elements, and what is too long shortened,
 * with a word on what is left out.
 */
public final class Values {
    /** A list longer than this is not read to its end. */
    private static final int MOST_ITEMS = 1_000;

    /** A number of more digits than this is shown by its first and last, as in tables. */
    private static final int MOST_DIGITS = 400;

    /** A number of more digits than this is not stored in full: 100 KB a cell. */
    private static final int MOST_STORED = 100_000;

    private static final int ENDS = 40;

    private Values() {}

    /**
     * The words of a value, the same in a page as on the JVM.
     *
     * @param value anything, also null
     */
    public static String text(Object value) {
        StringBuilder out = new StringBuilder();
        write(value, out, 0);
        return out.toString();
    }

    private static void write(Object value, StringBuilder out, int depth) {
        if (value instanceof BigInteger number) out.append(number(number));
        else if (depth > 8) out.append('…');
        else if (value instanceof Collection<?> items) list(items.iterator(), items.size(), out, depth);
        else if (value instanceof Map<?, ?> map) map(map, out, depth);
        else if (value != null && value.getClass().isArray()) array(value, out, depth);
        else {
            RecordType type = RecordType.of(value);
            out.append(type == null || type.hasWords() ? String.valueOf(value) : record(value, type, depth));
        }
    }

    private static void array(Object array, StringBuilder out, int depth) {
        int length = Array.getLength(array);
        Object first = length == 0 ? null : Array.get(array, 0);
        boolean nested = first != null && first.getClass().isArray();
        out.append('[');
        for (int i = 0; i < length && i < MOST_ITEMS; i++) {
            if (i > 0) out.append(nested ? ",\n " : ", ");
            write(Array.get(array, i), out, depth + 1);
        }
        end(length, out).append(']');
    }

    private static void list(Iterator<?> items, int size, StringBuilder out, int depth) {
        out.append('[');
        for (int i = 0; items.hasNext() && i < MOST_ITEMS; i++) {
            if (i > 0) out.append(", ");
            write(items.next(), out, depth + 1);
        }
        end(size, out).append(']');
    }

    private static void map(Map<?, ?> map, StringBuilder out, int depth) {
        out.append('{');
        int i = 0;
        for (Map.Entry<?, ?> entry : map.entrySet()) {
            if (i == MOST_ITEMS) break;
            if (i++ > 0) out.append(", ");
            write(entry.getKey(), out, depth + 1);
            write(entry.getValue(), out.append('='), depth + 1);
        }
        end(map.size(), out).append('}');
    }

    private static StringBuilder end(int size, StringBuilder out) {
        return size > MOST_ITEMS ? out.append(", … (").append(size).append(" in all)") : out;
    }

    private static String record(Object row, RecordType type, int depth) {
        List<Object> values;
        try {
            values = type.values(row);
        } catch (RuntimeException e) {
            return String.valueOf(row);
        }
        StringBuilder out = new StringBuilder(type.name()).append('[');
        List<DataColumn> columns = type.columns();
        for (int i = 0; i < values.size(); i++)
            write(values.get(i), out.append(i > 0 ? ", " : "").append(columns.get(i).name()).append('='), depth + 1);
        return out.append(']').toString();
    }

    /**
     * All digits, or the first and last {@value #ENDS} with the number of digits. Exact; the middle is not computed.
     */
    static String number(BigInteger number) {
        // log10 2 from above: the estimate is right, or one too large.
        int digits = (int) Math.floor(number.abs().bitLength() * 0.3010299956639812) + 1;
        BigInteger size = number.abs();
        if (digits <= MOST_DIGITS || digits == MOST_DIGITS + 1 && size.compareTo(BigInteger.TEN.pow(MOST_DIGITS)) < 0)
            return number.toString();
        BigInteger cut = BigInteger.TEN.pow(digits - ENDS);
        String first = size.divide(cut).toString();
        // One digit fewer than estimated: then the quotient has one fewer as well.
        int real = digits - (ENDS - first.length());
        String last = Numerals.padded(size.mod(BigInteger.TEN.pow(ENDS)), ENDS);
        return (number.signum() < 0 ? "-" : "") + first + " … " + last + " (" + NumberText.of(real) + " digits)";
    }

    /** A shortened number that opens to all its digits; null of one that is not shortened, or too long to be stored. */
    static String opening(BigInteger number) {
        if (number.bitLength() > MOST_STORED / Math.log10(2)) return null;
        String all = number.toString();
        String brief = number(number);
        return brief.equals(all) ? null
                : "<details><summary>" + brief + "</summary><div style=\"overflow-wrap:anywhere\">" + all
                        + "</div></details>";
    }

    /**
     * The table that a value is: records of one class that leave their words to Java, or a rectangle of numbers; null
     * of any other. A record with words of its own, as Position has, is a value, and a list of them is a list.
     */
    @SuppressWarnings("unchecked")
    public static DataTable table(Object value) {
        if (value instanceof int[][] rows && isRectangle(rows)) return DataTable.of(rows);
        if (!(value instanceof Collection<?> rows) || !isTable(rows)) return null;
        return DataTable.of((Collection<? extends Record>) rows);
    }

    private static boolean isTable(Collection<?> rows) {
        if (rows.size() < 2) return false;
        RecordType type = null;
        for (Object row : rows) {
            if (type == null) type = RecordType.of(row);
            if (type == null || type.hasWords() || !type.isOf(row)) return false;
        }
        return true;
    }

    private static boolean isRectangle(int[][] rows) {
        if (rows.length < 2 || rows[0] == null || rows[0].length < 2) return false;
        for (int[] row : rows) if (row == null || row.length != rows[0].length) return false;
        return true;
    }
}
