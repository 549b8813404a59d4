package nimbook.classlib;

import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.DuplicateFormatFlagsException;
import java.util.FormatFlagsConversionMismatchException;
import java.util.Formattable;
import java.util.FormattableFlags;
import java.util.Formatter;
import java.util.IllegalFormatCodePointException;
import java.util.IllegalFormatConversionException;
import java.util.IllegalFormatFlagsException;
import java.util.IllegalFormatPrecisionException;
import java.util.IllegalFormatWidthException;
import java.util.List;
import java.util.Locale;
import java.util.MissingFormatWidthException;
import java.util.Objects;
import java.util.UnknownFormatConversionException;
import nimbook.interpreter.NotInPage;

/** One specifier of a format, as {@link Formatter} documents it, and how it writes its argument. */
public final class FormatSpecifier {
    /** In the place of an argument's number: no argument, the next, the one before. */
    public static final int NONE = -2, ORDINARY = 0, PREVIOUS = -1;
    private static final String FLAGS = "-#+ 0,(<", CONVERSIONS = "bhscdoxegfan%", UPPER = "BHSCXEGA";

    /** Of the argument, counted from 1, or one of the constants. */
    public final int index;
    private final String flags;
    private final boolean upper;
    final int width;
    final int precision;
    final char conversion;

    private FormatSpecifier(int index, String flags, int width, int precision, char sign) {
        boolean known = CONVERSIONS.indexOf(sign) >= 0;
        upper = UPPER.indexOf(sign) >= 0;
        if (!known && !upper) throw new UnknownFormatConversionException(String.valueOf(sign));
        conversion = upper ? Character.toLowerCase(sign) : sign;
        this.flags = flags;
        this.width = width;
        this.precision = precision;
        boolean none = conversion == 'n' || conversion == '%';
        this.index = none ? NONE : has('<') ? PREVIOUS : index;
        check();
    }

    /** Texts and specifiers by turns. */
    public static List<Object> parse(String format) {
        List<Object> parts = new ArrayList<>();
        for (int at = 0; at < format.length();) {
            int sign = format.indexOf('%', at);
            if (sign != at) parts.add(format.substring(at, sign < 0 ? format.length() : sign));
            if (sign < 0) break;
            int[] place = {sign + 1};
            parts.add(specifier(format, place));
            at = place[0];
        }
        return parts;
    }

    private static FormatSpecifier specifier(String format, int[] place) {
        int begin = place[0], index = ORDINARY;
        if (begin >= format.length()) throw new UnknownFormatConversionException("%");
        int end = digits(format, begin);
        if (end > begin && end < format.length() && format.charAt(end) == '$') {
            index = number(format, begin, end);
            place[0] = end + 1;
        }
        StringBuilder flags = new StringBuilder();
        for (; place[0] < format.length() && FLAGS.indexOf(format.charAt(place[0])) >= 0; place[0]++) {
            String flag = format.substring(place[0], place[0] + 1);
            if (flags.indexOf(flag) >= 0) throw new DuplicateFormatFlagsException(flag);
            flags.append(flag);
        }
        int width = -1, precision = -1;
        end = digits(format, place[0]);
        if (end > place[0]) {
            width = number(format, place[0], end);
            if (width < 0) throw new IllegalFormatWidthException(width);
            place[0] = end;
        }
        boolean point = place[0] < format.length() && format.charAt(place[0]) == '.';
        end = digits(format, place[0] + 1);
        if (point && end > place[0] + 1) {
            precision = number(format, place[0] + 1, end);
            if (precision < 0) throw new IllegalFormatPrecisionException(precision);
            place[0] = end;
        }
        char sign = place[0] < format.length() ? format.charAt(place[0]) : 0;
        if (sign != '%' && (sign < 'A' || sign > 'z' || sign > 'Z' && sign < 'a'))
            throw new UnknownFormatConversionException(format.substring(begin, begin + 1));
        if (sign == 't' || sign == 'T') throw new NotInPage("%t of a format");
        place[0]++;
        return new FormatSpecifier(index, flags.toString(), width, precision, sign);
    }

    private static int digits(String format, int from) {
        int at = from;
        while (at < format.length() && format.charAt(at) >= '0' && format.charAt(at) <= '9') at++;
        return at;
    }

    /** What an int cannot hold is the least of them. */
    private static int number(String format, int from, int to) {
        try {
            return Integer.parseInt(format.substring(from, to));
        } catch (NumberFormatException e) {
            return Integer.MIN_VALUE;
        }
    }

    boolean has(char flag) {
        return flags.indexOf(flag) >= 0;
    }

    boolean isUpper() {
        return upper;
    }

    private void none(String unfit) {
        for (int i = 0; i < unfit.length(); i++) {
            if (has(unfit.charAt(i)))
                throw new FormatFlagsConversionMismatchException(unfit.substring(i, i + 1), conversion);
        }
    }

    private void check() {
        boolean number = "doxegfa".indexOf(conversion) >= 0;
        if (number && width < 0 && (has('-') || has('0'))) throw new MissingFormatWidthException(toString());
        if (number && (has('+') && has(' ') || has('-') && has('0'))) throw new IllegalFormatFlagsException(ordered());
        switch (conversion) {
            case 'b', 'h', 's' -> {
                if (conversion != 's') none("#");
                width();
                none("+ 0,(");
            }
            case 'c' -> {
                precision();
                none("#+ 0,(");
                width();
            }
            case 'd', 'o', 'x' -> {
                precision();
                none(conversion == 'd' ? "#" : ",");
            }
            case 'e' -> none(",");
            case 'g' -> none("#");
            case 'a' -> none("(,");
            case 'f' -> { }
            default -> {
                precision();
                if (conversion == 'n' && width >= 0) throw new IllegalFormatWidthException(width);
                if (!flags.isEmpty() && (conversion == 'n' || !flags.equals("-")))
                    throw new IllegalFormatFlagsException(ordered());
                width();
            }
        }
    }

    private void width() {
        if (width < 0 && has('-')) throw new MissingFormatWidthException(toString());
    }

    private void precision() {
        if (precision >= 0) throw new IllegalFormatPrecisionException(precision);
    }

    private String ordered() {
        StringBuilder text = new StringBuilder();
        for (char flag : FLAGS.toCharArray()) if (has(flag)) text.append(flag);
        return text.toString();
    }

    @Override
    public String toString() {
        return "%" + ordered() + (index > 0 ? index + "$" : "") + (width < 0 ? "" : width)
                + (precision < 0 ? "" : "." + precision) + (upper ? Character.toUpperCase(conversion) : conversion);
    }

    /** Writes the argument. */
    public void write(Formatter formatter, Locale locale, Object argument) throws IOException {
        Appendable out = formatter.out();
        switch (conversion) {
            case 'n' -> out.append('\n');
            case '%' -> text(out, "%");
            case 's' -> string(formatter, locale, argument);
            case 'b' -> text(out, Boolean.toString(argument instanceof Boolean b ? b : argument != null));
            case 'h' -> text(out, argument == null ? "null" : Integer.toHexString(argument.hashCode()));
            case 'c' -> text(out, argument == null ? "null" : character(argument));
            default -> {
                if (argument == null) text(out, "null");
                else justify(out, number(argument, new FormattedNumber(this, locale)));
            }
        }
    }

    private void string(Formatter formatter, Locale locale, Object argument) throws IOException {
        if (argument instanceof Formattable formattable) {
            boolean same = Objects.equals(formatter.locale(), locale);
            Formatter into = same ? formatter : new Formatter(formatter.out(), locale);
            int bits = (has('-') ? FormattableFlags.LEFT_JUSTIFY : 0) | (upper ? FormattableFlags.UPPERCASE : 0)
                    | (has('#') ? FormattableFlags.ALTERNATE : 0);
            formattable.formatTo(into, bits, width, precision);
            return;
        }
        none("#");
        text(formatter.out(), String.valueOf(argument));
    }

    private String character(Object argument) {
        if (argument instanceof Character) return argument.toString();
        if (!(argument instanceof Byte || argument instanceof Short || argument instanceof Integer))
            throw new IllegalFormatConversionException(conversion, argument.getClass());
        int code = ((Number) argument).intValue();
        if (!Character.isValidCodePoint(code)) throw new IllegalFormatCodePointException(code);
        return new String(Character.toChars(code));
    }

    private String number(Object argument, FormattedNumber number) {
        if ("dox".indexOf(conversion) >= 0) {
            if (argument instanceof BigInteger value) return number.whole(value);
            if (argument instanceof Long value) return number.whole(value, 64);
            if (argument instanceof Integer value) return number.whole(value, 32);
            if (argument instanceof Short value) return number.whole(value, 16);
            if (argument instanceof Byte value) return number.whole(value, 8);
        } else {
            if (argument instanceof Double || argument instanceof Float)
                return number.floating(((Number) argument).doubleValue());
            if (argument instanceof BigDecimal value && conversion != 'a') return number.decimal(value);
        }
        throw new IllegalFormatConversionException(conversion, argument.getClass());
    }

    private void text(Appendable out, String text) throws IOException {
        String cut = precision >= 0 && precision < text.length() ? text.substring(0, precision) : text;
        justify(out, upper ? cut.toUpperCase(Locale.ROOT) : cut);
    }

    private void justify(Appendable out, String text) throws IOException {
        String space = " ".repeat(Math.max(0, width - text.length()));
        out.append(has('-') ? text + space : space + text);
    }

    /** Signs that a whole number in another base than ten cannot have. */
    void withoutSign() {
        none("( +");
    }
}
