package nimbook.notebook;

import java.lang.reflect.Array;
import java.math.BigInteger;
import java.util.Collection;
import java.util.Map;
import nimbook.drawing.NumberText;
import nimbook.number.Numerals;

/**
 * Values in words, as a cell shows them: arrays and collections with their elements, and what is too long shortened,
 * with a word on what is left out.
 */
final class Values {
    /** A list longer than this is not read to its end. */
    private static final int MOST_ITEMS = 1_000;

    /** A number of more digits than this is shown by its first and last, as in tables. */
    private static final int MOST_DIGITS = 400;

    /** A number of more digits than this is not stored in full: 100 KB a cell. */
    private static final int MOST_STORED = 100_000;

    private static final int ENDS = 40;

    private Values() {}

    static String text(Object value) {
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
        else
            out.append(value instanceof Record row && !hasWords(row.getClass()) ? record(row, depth)
                    : String.valueOf(value));
    }

    private static void array(Object array, StringBuilder out, int depth) {
        int length = Array.getLength(array);
        boolean nested = length > 0 && array.getClass().getComponentType().isArray();
        out.append('[');
        for (int i = 0; i < length && i < MOST_ITEMS; i++) {
            if (i > 0) out.append(nested ? ",\n " : ", ");
            write(Array.get(array, i), out, depth + 1);
        }
        end(length, out).append(']');
    }

    private static void list(java.util.Iterator<?> items, int size, StringBuilder out, int depth) {
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

    private static String record(Record row, int depth) {
        StringBuilder out = new StringBuilder(row.getClass().getSimpleName()).append('[');
        String comma = "";
        for (java.lang.reflect.RecordComponent part : row.getClass().getRecordComponents()) {
            try {
                part.getAccessor().setAccessible(true);
                write(part.getAccessor().invoke(row), out.append(comma).append(part.getName()).append('='), depth + 1);
            } catch (ReflectiveOperationException | RuntimeException e) {
                return row.toString();
            }
            comma = ", ";
        }
        return out.append(']').toString();
    }

    /** Whether a record's class says itself how it reads. */
    static boolean hasWords(Class<?> type) {
        try {
            // Java's own toString of a record is final and made by the compiler; one that was written is not final.
            return !java.lang.reflect.Modifier.isFinal(type.getDeclaredMethod("toString").getModifiers());
        } catch (NoSuchMethodException e) {
            return true;
        }
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
     * Records of one class that leave their words to Java; one with words of its own, as Position has, is a value, and
     * a list of them is a list.
     */
    static boolean isTable(Collection<?> rows) {
        if (rows.size() < 2) return false;
        Class<?> type = null;
        for (Object row : rows) {
            if (!(row instanceof Record) || type != null && row.getClass() != type) return false;
            type = row.getClass();
        }
        return !hasWords(type);
    }

    static boolean isRectangle(int[][] rows) {
        if (rows.length < 2 || rows[0] == null || rows[0].length < 2) return false;
        for (int[] row : rows) if (row == null || row.length != rows[0].length) return false;
        return true;
    }
}
