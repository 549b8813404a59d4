package nimbook.classlib;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * Methods of the JDK that TeaVM lacks, and in the classes beside this one those that it has otherwise. The name is that
 * of the class and the method; of a method that is not static the object is the first parameter.
 */
public final class Supplement {

    private Supplement() {}

    /** {@link Integer#sum}. */
    public static int java_lang_Integer_sum(int a, int b) {
        return a + b;
    }

    /** {@link Long#sum}. */
    public static long java_lang_Long_sum(long a, long b) {
        return a + b;
    }

    /** {@link Character#toString(int)}. */
    public static String java_lang_Character_toString(int codePoint) {
        if (!Character.isValidCodePoint(codePoint))
            throw new IllegalArgumentException(
                    String.format(Locale.ROOT, "Not a valid Unicode code point: 0x%X", codePoint));
        return new String(Character.toChars(codePoint));
    }

    /** {@link Runtime#maxMemory}: a browser gives a page at least a gigabyte, and what is refused names it. */
    public static long java_lang_Runtime_maxMemory(Runtime runtime) {
        return 1L << 30;
    }

    /** {@link String#lines}. */
    public static Stream<String> java_lang_String_lines(String text) {
        String plain = text.replace("\r\n", "\n").replace('\r', '\n');
        if (plain.isEmpty()) return Stream.empty();
        return Arrays.stream((plain.endsWith("\n") ? plain.substring(0, plain.length() - 1) : plain).split("\n", -1));
    }
}
