package nimbook.widget.model;

import static nimbook.widget.model.NullChecks.nonNull;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * JSON text and the values that stand for it: null, Boolean, Number, String, List, Map with text keys.
 *
 * <p>Small on purpose: the kernel's own JSON library has another name in each of its distributions, so text is what
 * passes between.
 */
public final class Json {
    /** Above this a JavaScript number is not exact; a larger whole number is written as text. */
    private static final long EXACT = 1L << 53;

    /** What is nested deeper is no message of ours, and would overflow the stack of a reader. */
    private static final int DEEPEST = 100;

    private final String text;
    private int at;
    private int depth;

    private Json(String text) {
        this.text = text;
    }

    /**
     * A map in the order of its pairs, name, value, name, value, …: {@code Map.of} has another order in every run, and
     * stored notebooks would change with it.
     *
     * @throws IllegalArgumentException when a name is no text, or the last has no value
     */
    public static Map<String, Object> object(Object... pairs) {
        if (nonNull(pairs, "pairs").length % 2 != 0)
            throw new IllegalArgumentException("pairs = " + pairs.length + " names and values: their number is even");
        Map<String, Object> map = new LinkedHashMap<>();
        for (int i = 0; i < pairs.length; i += 2) {
            if (!(pairs[i] instanceof String name))
                throw new IllegalArgumentException("pairs[" + i + "]: a name is text");
            map.put(name, pairs[i + 1]);
        }
        return map;
    }

    /**
     * A whole number out of a message.
     *
     * @param name of its place in the message
     * @throws IllegalArgumentException when it is none, or not from least to greatest
     */
    public static int whole(String name, Object value, int least, int greatest) {
        if (value instanceof Number n && n.doubleValue() == Math.rint(n.doubleValue()) && n.doubleValue() >= least
                && n.doubleValue() <= greatest) return n.intValue();
        throw new IllegalArgumentException(
                name + " = " + value + ": a whole number from " + least + " to " + greatest + " is needed");
    }

    /** An enum's constant as pages know it: its name in small letters. */
    public static String lower(Enum<?> constant) {
        return nonNull(constant, "constant").name().toLowerCase(Locale.ROOT);
    }

    /**
     * The value as JSON text. Arrays of numbers are written as lists.
     *
     * @throws IllegalArgumentException for a value that JSON has not
     */
    public static String write(Object value) {
        StringBuilder out = new StringBuilder();
        write(value, out);
        return out.toString();
    }

    private static void write(Object value, StringBuilder out) {
        if (value == null) out.append("null");
        else if (value instanceof CharSequence || value instanceof Character) quote(value.toString(), out);
        else if (value instanceof Boolean) out.append(value);
        else if (value instanceof Number number) number(number, out);
        else if (value instanceof Map<?, ?> map) {
            out.append('{');
            String comma = "";
            for (Map.Entry<?, ?> entry : map.entrySet()) {
                out.append(comma);
                quote(String.valueOf(entry.getKey()), out);
                write(entry.getValue(), out.append(':'));
                comma = ",";
            }
            out.append('}');
        } else if (value instanceof Iterable<?> list) {
            out.append('[');
            String comma = "";
            for (Object item : list) {
                write(item, out.append(comma));
                comma = ",";
            }
            out.append(']');
        } else if (value instanceof int[] numbers) write(java.util.Arrays.stream(numbers).boxed().toList(), out);
        else if (value instanceof long[] numbers) write(java.util.Arrays.stream(numbers).boxed().toList(), out);
        else if (value instanceof double[] numbers) write(java.util.Arrays.stream(numbers).boxed().toList(), out);
        else if (value instanceof Object[] items) write(java.util.Arrays.asList(items), out);
        else if (value instanceof Enum<?> constant) quote(constant.name(), out);
        else throw new IllegalArgumentException("value of " + value.getClass().getName()
                + ": state holds null, Boolean, Number, String, List, Map and byte[]");
    }

    private static void number(Number number, StringBuilder out) {
        if (number instanceof Double || number instanceof Float) {
            double value = number.doubleValue();
            out.append(Double.isFinite(value) ? number.toString() : "null");
        } else if (number instanceof java.math.BigInteger big && big.bitLength() > 53 || number instanceof Long big64
                && (big64 > EXACT || big64 < -EXACT)) {
            quote(number.toString(), out);
        } else out.append(number);
    }

    private static void quote(String text, StringBuilder out) {
        out.append('"');
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '"' -> out.append("\\\"");
                case '\\' -> out.append("\\\\");
                case '\n' -> out.append("\\n");
                case '\r' -> out.append("\\r");
                case '\t' -> out.append("\\t");
                default -> {
                    // "<" as well: the text may stand inside a script element.
                    if (c < 0x20 || c == '<' || c == 0x2028 || c == 0x2029) escape(c, out);
                    else out.append(c);
                }
            }
        }
        out.append('"');
    }

    /**
     * Four hexadecimal digits. By hand: this class is compiled for the browser too, where a formatter would be most of
     * it.
     */
    private static void escape(char c, StringBuilder out) {
        out.append("\\u");
        for (int shift = 12; shift >= 0; shift -= 4) out.append(Character.forDigit(c >> shift & 15, 16));
    }

    /**
     * The value of JSON text: whole numbers that fit are Long, others Double.
     *
     * @throws IllegalArgumentException when it is no JSON, or nested deeper than 100 levels
     */
    public static Object read(String text) {
        Json json = new Json(nonNull(text, "text"));
        Object value = json.value();
        json.space();
        if (json.at < text.length()) throw json.wrong();
        return value;
    }

    private Object value() {
        space();
        if (at >= text.length()) throw wrong();
        char c = text.charAt(at);
        if (c == '{' || c == '[') {
            if (++depth > DEEPEST)
                throw new IllegalArgumentException("text: nested deeper than " + DEEPEST + " levels");
            Object value = c == '{' ? map() : list();
            depth--;
            return value;
        }
        if (c == '"') return string();
        if (text.startsWith("true", at)) return word(4, true);
        if (text.startsWith("false", at)) return word(5, false);
        if (text.startsWith("null", at)) return word(4, null);
        int from = at;
        while (at < text.length() && "+-.eE0123456789".indexOf(text.charAt(at)) >= 0) at++;
        String digits = text.substring(from, at);
        try {
            return isWhole(digits) ? (Object) Long.valueOf(digits) : (Object) Double.valueOf(digits);
        } catch (NumberFormatException e) {
            throw wrong();
        }
    }

    /** Up to 18 digits, perhaps behind a minus: such a number fits into a long. */
    private static boolean isWhole(String digits) {
        int from = digits.startsWith("-") ? 1 : 0;
        if (digits.length() == from || digits.length() > from + 18) return false;
        for (int i = from; i < digits.length(); i++) if (digits.charAt(i) < '0' || digits.charAt(i) > '9') return false;
        return true;
    }

    private Object word(int length, Object value) {
        at += length;
        return value;
    }

    private Map<String, Object> map() {
        Map<String, Object> map = new LinkedHashMap<>();
        at++;
        space();
        if (took('}')) return map;
        do {
            space();
            String key = string();
            space();
            if (!took(':')) throw wrong();
            map.put(key, value());
            space();
        } while (took(','));
        if (!took('}')) throw wrong();
        return map;
    }

    private List<Object> list() {
        List<Object> list = new ArrayList<>();
        at++;
        space();
        if (took(']')) return list;
        do {
            list.add(value());
            space();
        } while (took(','));
        if (!took(']')) throw wrong();
        return list;
    }

    private String string() {
        if (!took('"')) throw wrong();
        StringBuilder out = new StringBuilder();
        while (at < text.length()) {
            char c = text.charAt(at++);
            if (c == '"') return out.toString();
            if (c != '\\') {
                out.append(c);
                continue;
            }
            if (at >= text.length()) break;
            char escape = text.charAt(at++);
            if (escape == 'u' && at + 4 <= text.length()) {
                try {
                    out.append((char) Integer.parseInt(text.substring(at, at + 4), 16));
                } catch (NumberFormatException e) {
                    throw wrong();
                }
                at += 4;
            } else {
                int which = "bfnrt\"\\/".indexOf(escape);
                if (which < 0) throw wrong();
                out.append("\b\f\n\r\t\"\\/".charAt(which));
            }
        }
        throw wrong();
    }

    private boolean took(char c) {
        if (at >= text.length() || text.charAt(at) != c) return false;
        at++;
        return true;
    }

    private void space() {
        while (at < text.length() && " \n\r\t".indexOf(text.charAt(at)) >= 0) at++;
    }

    private IllegalArgumentException wrong() {
        return new IllegalArgumentException("text: no JSON at character " + at);
    }
}
