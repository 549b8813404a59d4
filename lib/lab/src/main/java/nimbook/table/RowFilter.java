package nimbook.table;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What is typed into a column's filter, as a test of its cells.
 *
 * <p>In columns of numbers: {@code >10}, {@code >=10}, {@code <10}, {@code <=10}, {@code =3}, {@code !=3}, a range
 * {@code 3..7} (both ends in), a residue {@code mod 3 = 1} for whole numbers; several, parted by commas, must all hold.
 * In columns of text: {@code =word} and {@code !=word} for the whole cell. Anything else: the cell contains these
 * characters, in either case. Whole numbers are compared exactly with any decimal number; a double is compared with the
 * double nearest to what was typed, because that is what its digits on the page mean.
 */
final class RowFilter {
    private static final String NUMBER = "([-−]?(?:\\d+(?:\\.\\d*)?|\\.\\d+)(?:[eE][-+]?\\d{1,4})?)";
    private static final Pattern COMPARE = Pattern.compile("(>=|<=|!=|<>|≥|≤|≠|=|>|<)\\s*" + NUMBER);
    private static final Pattern RANGE = Pattern.compile(NUMBER + "\\s*\\.\\.\\s*" + NUMBER);
    private static final Pattern RESIDUE =
            Pattern.compile("mod\\s*(\\d{1,9})\\s*=\\s*(\\d{1,9})", Pattern.CASE_INSENSITIVE);

    private RowFilter() {}

    /** The test; true for every cell where nothing is typed. */
    static Predicate<Object> of(DataType type, String typed) {
        String text = typed.strip();
        if (text.isEmpty()) return cell -> true;
        if (type.number()) {
            List<Predicate<Object>> all = new ArrayList<>();
            for (String part : text.split(",")) {
                Predicate<Object> one = numeric(type, part.strip());
                if (one == null) return contains(text);
                all.add(one);
            }
            return cell -> cell != null && all.stream().allMatch(p -> p.test(cell));
        }
        if (text.startsWith("!=")) return whole(text.substring(2).strip()).negate();
        if (text.startsWith("=")) return whole(text.substring(1).strip());
        return contains(text);
    }

    /** Whether the cell's digits or letters contain the characters, in either case. */
    static Predicate<Object> contains(String text) {
        String wanted = text.toLowerCase(Locale.ROOT);
        return cell -> CellText.plain(cell).toLowerCase(Locale.ROOT).contains(wanted);
    }

    private static Predicate<Object> whole(String text) {
        return cell -> CellText.plain(cell).equals(text);
    }

    private static Predicate<Object> numeric(DataType type, String part) {
        Matcher m = COMPARE.matcher(part);
        if (m.matches()) {
            BigDecimal bound = decimal(m.group(2));
            return switch (m.group(1)) {
                case ">" -> cell -> compare(cell, bound) > 0;
                case ">=", "≥" -> cell -> compare(cell, bound) >= 0;
                case "<" -> cell -> compare(cell, bound) < 0;
                case "<=", "≤" -> cell -> compare(cell, bound) <= 0;
                case "=" -> cell -> compare(cell, bound) == 0;
                default -> cell -> compare(cell, bound) != 0;
            };
        }
        m = RANGE.matcher(part);
        if (m.matches()) {
            BigDecimal low = decimal(m.group(1));
            BigDecimal high = decimal(m.group(2));
            return cell -> compare(cell, low) >= 0 && compare(cell, high) <= 0;
        }
        m = RESIDUE.matcher(part);
        if (type == DataType.WHOLE && m.matches()) {
            long modulus = Long.parseLong(m.group(1));
            long residue = Long.parseLong(m.group(2));
            if (modulus > 0) return cell -> residue(cell, modulus) == residue;
        }
        return null;
    }

    private static long residue(Object whole, long modulus) {
        return whole instanceof Long l ? Math.floorMod(l, modulus)
                : DataType.big(whole).mod(java.math.BigInteger.valueOf(modulus)).longValue();
    }

    private static BigDecimal decimal(String typed) {
        return new BigDecimal(typed.replace('−', '-'));
    }

    private static int compare(Object cell, BigDecimal bound) {
        if (cell instanceof Double d) {
            double near = bound.doubleValue();
            return d < near ? -1 : d > near ? 1 : 0;
        }
        if (cell instanceof BigDecimal d) return d.compareTo(bound);
        return new BigDecimal(DataType.big(cell)).compareTo(bound);
    }
}
