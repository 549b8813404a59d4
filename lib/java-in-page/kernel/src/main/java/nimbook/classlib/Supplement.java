package nimbook.classlib;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.DoubleSummaryStatistics;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collector;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.teavm.jso.JSBody;

/**
 * Methods of the JDK that TeaVM lacks, and in the classes next to this one those that it has otherwise. The name is
 * that of the class and the method; of a method that is not static the object is the first parameter.
 */
public final class Supplement {
    /** The first letter that is small or large by another property than its type. */
    private static final int FIRST_OTHER_CASE = 0xaa;

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

    @JSBody(params = {"text", "large"},
            script = "return (large ? /^\\p{Uppercase}$/u : /^\\p{Lowercase}$/u).test(text);")
    private static native boolean hasCase(String text, boolean large);

    private static boolean hasCase(int code, boolean large) {
        int type = Character.getType(code);
        return type == (large ? Character.UPPERCASE_LETTER : Character.LOWERCASE_LETTER)
                || code >= FIRST_OTHER_CASE && hasCase(java_lang_Character_toString(code), large);
    }

    /** {@link Character#isLowerCase(int)}. */
    public static boolean java_lang_Character_isLowerCase(int code) {
        return hasCase(code, false);
    }

    /** {@link Character#isLowerCase(char)}. */
    public static boolean java_lang_Character_isLowerCase(char code) {
        return hasCase(code, false);
    }

    /** {@link Character#isUpperCase(int)}. */
    public static boolean java_lang_Character_isUpperCase(int code) {
        return hasCase(code, true);
    }

    /** {@link Character#isUpperCase(char)}. */
    public static boolean java_lang_Character_isUpperCase(char code) {
        return hasCase(code, true);
    }

    /** Letters that Unicode lists by first and last one: TeaVM's table has only these two. */
    public static boolean isIdeographOrHangul(int code) {
        return code >= 0x3400 && code <= 0x4dbf || code >= 0x4e00 && code <= 0x9ffc || code >= 0xac00 && code <= 0xd7a3
                || code >= 0x20000 && code <= 0x2a6dd || code >= 0x2a700 && code <= 0x2b734
                || code >= 0x2b740 && code <= 0x2b81d || code >= 0x2b820 && code <= 0x2cea1
                || code >= 0x2ceb0 && code <= 0x2ebe0 || code >= 0x30000 && code <= 0x3134a;
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

    /** {@link Collectors#groupingBy(Function, Supplier, Collector)}. */
    @SuppressWarnings("unchecked")
    public static Collector<Object, ?, ?> java_util_stream_Collectors_groupingBy(Function<Object, Object> keys,
            Supplier<Object> made, Collector<Object, Object, Object> parts) {
        return Collector.of(() -> (Map<Object, Object>) made.get(), (map, each) -> {
            Object key = Objects.requireNonNull(keys.apply(each), "element cannot be mapped to a null key");
            parts.accumulator().accept(map.computeIfAbsent(key, any -> parts.supplier().get()), each);
        }, (a, b) -> a, map -> {
            map.replaceAll((key, part) -> parts.finisher().apply(part));
            return map;
        });
    }

    /** {@link Stream#toList}, which may hold null. */
    public static List<?> java_util_stream_Stream_toList(Stream<?> stream) {
        return Collections.unmodifiableList(Arrays.asList(stream.toArray()));
    }

    /** {@link List#of()}, which refuses null as the others do. */
    public static List<?> java_util_List_of() {
        return List.of(new Object[0]);
    }

    /** {@link Set#of()}. */
    public static Set<?> java_util_Set_of() {
        return Set.of(new Object[0]);
    }

    /** {@link List#copyOf}; lists of one or two elements are of a kind of their own. */
    public static List<?> java_util_List_copyOf(Collection<?> elements) {
        Object[] all = elements.toArray();
        if (all.length == 1) return List.of(all[0]);
        return all.length == 2 ? List.of(all[0], all[1]) : List.of(all);
    }

    /** {@link Comparator#nullsFirst}. */
    public static Comparator<Object> java_util_Comparator_nullsFirst(Comparator<Object> order) {
        return new NullComparator(true, order);
    }

    /** {@link Comparator#nullsLast}. */
    public static Comparator<Object> java_util_Comparator_nullsLast(Comparator<Object> order) {
        return new NullComparator(false, order);
    }

    /** {@link Collectors#toUnmodifiableList}, whose elements are not null. */
    public static Collector<Object, ?, List<Object>> java_util_stream_Collectors_toUnmodifiableList() {
        return Collectors.collectingAndThen(Collectors.toList(), List::copyOf);
    }

    /** {@link Collectors#joining()}. */
    public static Collector<CharSequence, ?, String> java_util_stream_Collectors_joining() {
        return Collectors.joining("", "", "");
    }

    /** {@link Collectors#joining(CharSequence)}. */
    public static Collector<CharSequence, ?, String> java_util_stream_Collectors_joining(CharSequence between) {
        return Collectors.joining(between, "", "");
    }

    /** {@link Collectors#joining(CharSequence, CharSequence, CharSequence)}, whose first element may be empty. */
    public static Collector<CharSequence, ?, String> java_util_stream_Collectors_joining(CharSequence between,
            CharSequence before, CharSequence after) {
        return Collector.of(ArrayList<CharSequence>::new, ArrayList::add, (a, b) -> a, parts -> {
            StringBuilder text = new StringBuilder(before);
            for (int i = 0; i < parts.size(); i++) text.append(i == 0 ? "" : between).append((Object) parts.get(i));
            return text.append(after).toString();
        });
    }

    /** {@link Stream#ofNullable}. */
    public static Stream<?> java_util_stream_Stream_ofNullable(Object element) {
        return element == null ? Stream.empty() : Stream.of(element);
    }

    /** {@link Collectors#summingDouble}. */
    public static Collector<Object, ?, Double> java_util_stream_Collectors_summingDouble(
            ToDoubleFunction<Object> numbers) {
        return Collectors.collectingAndThen(Collectors.summarizingDouble(numbers), DoubleSummaryStatistics::getSum);
    }

    /** {@link Collectors#averagingDouble}. */
    public static Collector<Object, ?, Double> java_util_stream_Collectors_averagingDouble(
            ToDoubleFunction<Object> numbers) {
        return Collectors.collectingAndThen(Collectors.summarizingDouble(numbers), DoubleSummaryStatistics::getAverage);
    }

    /** {@link Collections#unmodifiableSortedMap}. */
    public static SortedMap<?, ?> java_util_Collections_unmodifiableSortedMap(SortedMap<?, ?> map) {
        return new UnmodifiableSortedMap<>(map);
    }

    /** {@link Collections#unmodifiableSortedSet}. */
    public static SortedSet<?> java_util_Collections_unmodifiableSortedSet(SortedSet<?> set) {
        return new UnmodifiableSortedSet<>(set);
    }

    /** {@link Collections#rotate}. */
    public static void java_util_Collections_rotate(List<Object> list, int by) {
        Object[] before = list.toArray();
        for (int i = 0; i < list.size(); i++) list.set(Math.floorMod((long) i + by, list.size()), before[i]);
    }

    /** {@link Character#toTitleCase(int)}: three pairs of letters have a form with the first one large. */
    public static int java_lang_Character_toTitleCase(int code) {
        if (code >= 0x1c4 && code <= 0x1cc) return (code - 0x1c4) / 3 * 3 + 0x1c5;
        return code >= 0x1f1 && code <= 0x1f3 ? 0x1f2 : Character.toUpperCase(code);
    }

    /** {@link Character#toTitleCase(char)}. */
    public static char java_lang_Character_toTitleCase(char code) {
        return (char) java_lang_Character_toTitleCase((int) code);
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
