package nimbook.classlib;

import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collector;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
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

    /** {@link Character#isLowerCase(int)}, of the letters before 0x300. */
    public static boolean java_lang_Character_isLowerCase(int code) {
        return Character.getType(code) == Character.LOWERCASE_LETTER || code == 0xaa || code == 0xba
                || code >= 0x2b0 && code <= 0x2b8 || code == 0x2c0 || code == 0x2c1 || code >= 0x2e0 && code <= 0x2e4;
    }

    /** {@link Character#isLowerCase(char)}. */
    public static boolean java_lang_Character_isLowerCase(char code) {
        return java_lang_Character_isLowerCase((int) code);
    }

    /** {@link Collection#parallelStream}: there is one thread. */
    public static Stream<?> java_util_Collection_parallelStream(Collection<?> elements) {
        return elements.stream();
    }

    /** {@link IntStream#parallel}: the same. */
    public static IntStream java_util_stream_IntStream_parallel(IntStream stream) {
        return stream;
    }

    /** {@link LongStream#parallel}: the same. */
    public static LongStream java_util_stream_LongStream_parallel(LongStream stream) {
        return stream;
    }

    /** {@link DoubleStream#parallel}: the same. */
    public static DoubleStream java_util_stream_DoubleStream_parallel(DoubleStream stream) {
        return stream;
    }

    /** {@link Runtime#maxMemory}: a browser gives a page at least a gigabyte, and what is refused names it. */
    public static long java_lang_Runtime_maxMemory(Runtime runtime) {
        return 1L << 30;
    }

    /** {@link Objects#requireNonNull(Object)}. */
    public static Object java_util_Objects_requireNonNull(Object value) {
        if (value == null) throw new NullPointerException();
        return value;
    }

    /** {@link Collectors#toMap(Function, Function)}. */
    public static Collector<Object, ?, Map<Object, Object>> java_util_stream_Collectors_toMap(
            Function<Object, Object> keys, Function<Object, Object> values) {
        return Collector.of(HashMap::new, (map, each) -> {
            Object key = keys.apply(each), value = Objects.requireNonNull(values.apply(each));
            Object known = map.putIfAbsent(key, value);
            if (known != null)
                throw new IllegalStateException(
                        "Duplicate key " + key + " (attempted merging values " + known + " and " + value + ")");
        }, (a, b) -> a, Collector.Characteristics.IDENTITY_FINISH);
    }

    /** {@link Enum#compareTo}. */
    @SuppressWarnings("EnumOrdinal")
    public static int java_lang_Enum_compareTo(Enum<?> one, Enum<?> other) {
        return one.ordinal() - other.ordinal();
    }

    /** {@link String#lines}. */
    public static Stream<String> java_lang_String_lines(String text) {
        String plain = text.replace("\r\n", "\n").replace('\r', '\n');
        if (plain.isEmpty()) return Stream.empty();
        return Arrays.stream((plain.endsWith("\n") ? plain.substring(0, plain.length() - 1) : plain).split("\n", -1));
    }

    /** {@link HashMap#clone}. */
    @SuppressWarnings("NonApiType")
    public static Object java_util_HashMap_clone(HashMap<?, ?> map) {
        return map instanceof LinkedHashMap ? new LinkedHashMap<>(map) : new HashMap<>(map);
    }

    /** {@link HashSet#clone}. */
    @SuppressWarnings("NonApiType")
    public static Object java_util_HashSet_clone(HashSet<?> set) {
        int capacity = (int) (set.size() / 0.75f + 1);
        HashSet<Object> made = set instanceof LinkedHashSet ? new LinkedHashSet<>(capacity) : new HashSet<>(capacity);
        made.addAll(set);
        return made;
    }
}
