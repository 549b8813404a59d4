package nimbook.certificate;

import static nimbook.core.Arguments.refuse;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The part of JSON that the format of certificates has: objects, lists, whole numbers from 0 to 2⁶³ − 1, and strings
 * without a character that would have to be escaped. A field that stands twice is refused.
 */
final class CertificateReader {

    /** Deeper than any certificate nests, and far from the end of the stack. */
    private static final int DEEPEST = 8;

    private final String text;
    private int at;

    private CertificateReader(String text) {
        this.text = text;
    }

    /** An object as a Map of its fields, in their order; a list as a List; a number as a Long; a string as a String. */
    static Map<?, ?> read(String text) {
        CertificateReader reader = new CertificateReader(text);
        Object value = reader.value(0);
        if (reader.next() != 0) throw reader.fault("the end");
        if (value instanceof Map<?, ?> fields) return fields;
        throw new IllegalArgumentException("json: a certificate is one object");
    }

    private Object value(int depth) {
        if (depth > DEEPEST) throw fault("no deeper nesting");
        char sign = next();
        if (sign == '{') return object(depth);
        if (sign == '[') return list(depth);
        if (sign == '"') return string();
        if (sign >= '0' && sign <= '9') return number();
        throw fault("an object, a list, a string or a whole number");
    }

    private Map<String, Object> object(int depth) {
        Map<String, Object> fields = new LinkedHashMap<>();
        at++;
        if (ends('}')) return fields;
        do {
            if (next() != '"') throw fault("the name of a field");
            String name = string();
            if (next() != ':') throw fault("a colon");
            at++;
            refuse(fields.put(name, value(depth + 1)) != null, "json: the field ", name, " stands twice");
        } while (another('}'));
        return fields;
    }

    private List<Object> list(int depth) {
        List<Object> items = new ArrayList<>();
        at++;
        if (ends(']')) return items;
        do items.add(value(depth + 1));
        while (another(']'));
        return items;
    }

    private boolean ends(char close) {
        if (next() != close) return false;
        at++;
        return true;
    }

    /** Whether a comma comes, not the end. */
    private boolean another(char close) {
        if (ends(close)) return false;
        if (next() != ',') throw fault("a comma or " + close);
        at++;
        return true;
    }

    private String string() {
        int from = ++at;
        while (at < text.length() && text.charAt(at) != '"') {
            if (text.charAt(at) == '\\' || text.charAt(at) < ' ') throw fault("a string without escapes");
            at++;
        }
        if (at == text.length()) throw fault("the end of a string");
        return text.substring(from, at++);
    }

    private Long number() {
        int from = at;
        while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') at++;
        String digits = text.substring(from, at);
        boolean whole = at == text.length() || ".eE".indexOf(text.charAt(at)) < 0;
        if (!whole || digits.length() > 1 && digits.charAt(0) == '0') throw fault("a whole number without zeros ahead");
        try {
            return Long.valueOf(digits);
        } catch (NumberFormatException tooLarge) {
            throw new IllegalArgumentException("json: the number " + digits + " is greater than 2⁶³ − 1", tooLarge);
        }
    }

    /** The next character that is no space, which is not taken; 0 at the end. */
    private char next() {
        while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) at++;
        return at < text.length() ? text.charAt(at) : 0;
    }

    private IllegalArgumentException fault(String wanted) {
        return new IllegalArgumentException("json: " + wanted + " is needed at sign " + at);
    }
}
