package nimbook.classlib;

import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;

/** Methods of texts, and texts of {@link Optional}; see {@link Supplement} for their names. */
public final class TextMethods {

    private TextMethods() {}

    /** {@link String#toUpperCase()}. */
    public static String java_lang_String_toUpperCase(String text) {
        StringBuilder upper = new StringBuilder(text.length());
        for (int at = 0, code; at < text.length(); at += Character.charCount(code)) {
            code = text.codePointAt(at);
            if (code == 'ß') upper.append("SS");
            else upper.appendCodePoint(Character.toUpperCase(code));
        }
        return upper.toString();
    }

    /** {@link String#toUpperCase(Locale)}. */
    public static String java_lang_String_toUpperCase(String text, Locale locale) {
        return java_lang_String_toUpperCase(text);
    }

    /** {@link Optional#toString}. */
    public static String java_util_Optional_toString(Optional<?> value) {
        return "Optional" + (value.isPresent() ? "[" + value.get() + "]" : ".empty");
    }

    /** {@link OptionalInt#toString}. */
    public static String java_util_OptionalInt_toString(OptionalInt value) {
        return "OptionalInt" + (value.isPresent() ? "[" + value.getAsInt() + "]" : ".empty");
    }

    /** {@link OptionalLong#toString}. */
    public static String java_util_OptionalLong_toString(OptionalLong value) {
        return "OptionalLong" + (value.isPresent() ? "[" + value.getAsLong() + "]" : ".empty");
    }

    /** {@link OptionalDouble#toString}. */
    public static String java_util_OptionalDouble_toString(OptionalDouble value) {
        return "OptionalDouble" + (value.isPresent() ? "[" + value.getAsDouble() + "]" : ".empty");
    }
}
