package nimbook.classlib;

import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.teavm.jso.JSBody;

/** Methods of {@link String}; see {@link Supplement} for their names. */
public final class StringMethods {

    private StringMethods() {}

    /** The browser's own: with ß and the accents, as Unicode has them. */
    @JSBody(params = "text", script = "return text.toUpperCase();")
    private static native String upper(String text);

    /** The same, with the sigma at a word's end. */
    @JSBody(params = "text", script = "return text.toLowerCase();")
    private static native String lower(String text);

    /** {@link String#toUpperCase()}. */
    public static String java_lang_String_toUpperCase(String text) {
        return upper(text);
    }

    /** {@link String#toUpperCase(Locale)}. */
    public static String java_lang_String_toUpperCase(String text, Locale locale) {
        return upper(text);
    }

    /** {@link String#toLowerCase()}. */
    public static String java_lang_String_toLowerCase(String text) {
        return lower(text);
    }

    /** {@link String#toLowerCase(Locale)}. */
    public static String java_lang_String_toLowerCase(String text, Locale locale) {
        return lower(text);
    }

    /** Without its case: two letters are equal if they are as large ones or, of these, as small ones. */
    private static char folded(char letter) {
        return Character.toLowerCase(Character.toUpperCase(letter));
    }

    /** {@link String#compareToIgnoreCase}. */
    public static int java_lang_String_compareToIgnoreCase(String a, String b) {
        int length = Math.min(a.length(), b.length());
        for (int i = 0; i < length; i++) {
            int order = folded(a.charAt(i)) - folded(b.charAt(i));
            if (order != 0) return order;
        }
        return a.length() - b.length();
    }

    /** {@link String#equalsIgnoreCase}. */
    public static boolean java_lang_String_equalsIgnoreCase(String a, String b) {
        return b != null && a.length() == b.length() && a.compareToIgnoreCase(b) == 0;
    }

    /** {@link String#regionMatches(int, String, int, int)}. */
    public static boolean java_lang_String_regionMatches(String a, int at, String b, int from, int length) {
        return a.regionMatches(false, at, b, from, length);
    }

    /** {@link String#regionMatches(boolean, int, String, int, int)}. */
    public static boolean java_lang_String_regionMatches(String a, boolean ignoreCase, int at, String b, int from,
            int length) {
        if (at < 0 || from < 0 || at > (long) a.length() - length || from > (long) b.length() - length) return false;
        for (int i = 0; i < length; i++) {
            char one = a.charAt(at + i), other = b.charAt(from + i);
            if (one != other && !(ignoreCase && folded(one) == folded(other))) return false;
        }
        return true;
    }

    /** {@link String#startsWith(String, int)}. */
    public static boolean java_lang_String_startsWith(String text, String start, int at) {
        return text.regionMatches(at, start, 0, start.length());
    }

    /** {@link String#indexOf(String, int)}, where a text without letters is at its end. */
    public static int java_lang_String_indexOf(String text, String part, int from) {
        for (int at = Math.min(Math.max(0, from), text.length()); at <= text.length() - part.length(); at++)
            if (text.startsWith(part, at))
                return at;
        return -1;
    }

    /** {@link String#isBlank}. */
    public static boolean java_lang_String_isBlank(String text) {
        return text.strip().isEmpty();
    }

    /** {@link String#transform}. */
    public static Object java_lang_String_transform(String text, Function<String, Object> change) {
        return change.apply(text);
    }

    private static int margin(String line) {
        int at = 0;
        while (at < line.length() && Character.isWhitespace(line.charAt(at))) at++;
        return at;
    }

    /** {@link String#indent}. */
    public static String java_lang_String_indent(String text, int count) {
        if (text.isEmpty()) return "";
        String more = " ".repeat(Math.max(0, count));
        return text.lines().map(line -> more + line.substring((int) Math.min(margin(line), Math.max(0, -(long) count)))
                + "\n").collect(Collectors.joining());
    }

    /** {@link String#stripIndent}; the last line counts where it is blank, too. */
    public static String java_lang_String_stripIndent(String text) {
        if (text.isEmpty()) return "";
        char end = text.charAt(text.length() - 1);
        boolean ends = end == '\n' || end == '\r';
        List<String> lines = text.lines().toList();
        String last = lines.get(lines.size() - 1);
        int least = ends ? 0 : lines.stream().filter(line -> !line.isBlank() || line.equals(last)).mapToInt(
                StringMethods::margin).min().getAsInt();
        Stream<String> stripped = lines.stream().map(
                line -> line.isBlank() ? "" : line.substring(least).stripTrailing());
        return stripped.collect(Collectors.joining("\n", "", ends ? "\n" : ""));
    }
}
