package nimbook.classlib;

import java.lang.reflect.Array;
import java.nio.charset.Charset;
import java.util.Arrays;
import java.util.IntSummaryStatistics;
import java.util.Locale;
import java.util.LongSummaryStatistics;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.UUID;

/**
 * Methods of texts that change and of arrays, and texts of {@link Optional}; see {@link Supplement} for their names.
 */
public final class TextMethods {

    private TextMethods() {}

    /** {@link StringBuilder#indexOf(String, int)}. */
    public static int java_lang_StringBuilder_indexOf(StringBuilder text, String part, int from) {
        return text.toString().indexOf(part, from);
    }

    /** {@link StringBuilder#compareTo}. */
    public static int java_lang_StringBuilder_compareTo(StringBuilder a, StringBuilder b) {
        return a.toString().compareTo(b.toString());
    }

    /** {@link StringBuilder#reverse}, by code points. */
    public static StringBuilder java_lang_StringBuilder_reverse(StringBuilder text) {
        StringBuilder made = new StringBuilder(text.length());
        for (int at = text.length(), code; at > 0; at -= Character.charCount(code)) {
            code = text.codePointBefore(at);
            made.appendCodePoint(code);
        }
        text.setLength(0);
        return text.append(made);
    }

    /** {@link StringBuilder#setLength}. */
    public static void java_lang_StringBuilder_setLength(StringBuilder text, int length) {
        if (length < 0) throw new StringIndexOutOfBoundsException("String index out of range: " + length);
        text.delete(Math.min(length, text.length()), text.length());
        while (text.length() < length) text.append('\0');
    }

    private static int length(int length, int from, int to, String type) {
        if (from > to) throw new IllegalArgumentException(from + " > " + to);
        if (from >= 0 && from <= length) return to - from;
        throw new ArrayIndexOutOfBoundsException("arraycopy: " + (from > length ? "length " + (length - from)
                + " is negative" : "source index " + from + " out of bounds for " + type + "[" + length + "]"));
    }

    private static <T> T copied(Object array, int from, int length, T made) {
        System.arraycopy(array, from, made, 0, Math.min(Array.getLength(array) - from, length));
        return made;
    }

    /** {@link Arrays#copyOfRange(Object[], int, int)}. */
    public static Object[] java_util_Arrays_copyOfRange(Object[] array, int from, int to) {
        int length = length(array.length, from, to, "object array");
        return copied(array, from, length,
                (Object[]) Array.newInstance(array.getClass().getComponentType(), length));
    }

    /** {@link Arrays#copyOfRange(boolean[], int, int)}. */
    public static boolean[] java_util_Arrays_copyOfRange(boolean[] array, int from, int to) {
        int length = length(array.length, from, to, "boolean");
        return copied(array, from, length, new boolean[length]);
    }

    /** {@link Arrays#copyOfRange(byte[], int, int)}. */
    public static byte[] java_util_Arrays_copyOfRange(byte[] array, int from, int to) {
        int length = length(array.length, from, to, "byte");
        return copied(array, from, length, new byte[length]);
    }

    /** {@link Arrays#copyOfRange(short[], int, int)}. */
    public static short[] java_util_Arrays_copyOfRange(short[] array, int from, int to) {
        int length = length(array.length, from, to, "short");
        return copied(array, from, length, new short[length]);
    }

    /** {@link Arrays#copyOfRange(char[], int, int)}. */
    public static char[] java_util_Arrays_copyOfRange(char[] array, int from, int to) {
        int length = length(array.length, from, to, "char");
        return copied(array, from, length, new char[length]);
    }

    /** {@link Arrays#copyOfRange(int[], int, int)}. */
    public static int[] java_util_Arrays_copyOfRange(int[] array, int from, int to) {
        int length = length(array.length, from, to, "int");
        return copied(array, from, length, new int[length]);
    }

    /** {@link Arrays#copyOfRange(long[], int, int)}. */
    public static long[] java_util_Arrays_copyOfRange(long[] array, int from, int to) {
        int length = length(array.length, from, to, "long");
        return copied(array, from, length, new long[length]);
    }

    /** {@link Arrays#copyOfRange(float[], int, int)}. */
    public static float[] java_util_Arrays_copyOfRange(float[] array, int from, int to) {
        int length = length(array.length, from, to, "float");
        return copied(array, from, length, new float[length]);
    }

    /** {@link Arrays#copyOfRange(double[], int, int)}. */
    public static double[] java_util_Arrays_copyOfRange(double[] array, int from, int to) {
        int length = length(array.length, from, to, "double");
        return copied(array, from, length, new double[length]);
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

    /** {@link Charset#toString}. */
    public static String java_nio_charset_Charset_toString(Charset charset) {
        return charset.name();
    }

    /** {@link UUID#hashCode}. */
    public static int java_util_UUID_hashCode(UUID id) {
        String digits = id.toString().replace("-", "");
        return Long.hashCode(Long.parseUnsignedLong(digits.substring(0, 16), 16)
                ^ Long.parseUnsignedLong(digits.substring(16), 16));
    }

    private static String statistics(String name, long count, long sum, long min, double average, long max) {
        return String.format(Locale.getDefault(),
                "%sSummaryStatistics{count=%d, sum=%d, min=%d, average=%f, max=%d}",
                name, count, sum, min, average, max);
    }

    /** {@link IntSummaryStatistics#toString}. */
    public static String java_util_IntSummaryStatistics_toString(IntSummaryStatistics all) {
        return statistics("Int", all.getCount(), all.getSum(), all.getMin(), all.getAverage(), all.getMax());
    }

    /** {@link LongSummaryStatistics#toString}. */
    public static String java_util_LongSummaryStatistics_toString(LongSummaryStatistics all) {
        return statistics("Long", all.getCount(), all.getSum(), all.getMin(), all.getAverage(), all.getMax());
    }
}
