package nimbook.classlib;

import java.lang.reflect.Array;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.SortedMap;
import java.util.regex.MatchResult;

/**
 * What is refused before a method of TeaVM's class library runs, with JDK 17's exceptions and messages: the parameters
 * are the object and the first of the method's own; nimbook.dispatch says of which methods.
 */
public final class Checks {
    private Checks() {}

    private static int length(Object whole) {
        if (whole instanceof CharSequence text) return text.length();
        return whole instanceof Collection<?> elements ? elements.size() : Array.getLength(whole);
    }

    private static boolean isOut(Object whole, int index) {
        return index < 0 || index >= length(whole);
    }

    private static String outOf(Object whole, int index) {
        return "Index " + index + " out of bounds for length " + length(whole);
    }

    /** A char of a string. */
    public static void stringIndex(Object text, int index) {
        if (isOut(text, index)) throw new StringIndexOutOfBoundsException("String index out of range: " + index);
    }

    /** The char before. */
    public static void stringBefore(Object text, int index) {
        if (isOut(text, index - 1)) throw new StringIndexOutOfBoundsException("String index out of range: " + index);
    }

    /** A char of a text that may change. */
    public static void textIndex(Object text, int index) {
        if (isOut(text, index))
            throw new StringIndexOutOfBoundsException("index " + index + ", length " + length(text));
    }

    /** A place between chars. */
    public static void textOffset(Object text, int offset) {
        if (offset < 0 || offset > length(text))
            throw new StringIndexOutOfBoundsException("offset " + offset + ", length " + length(text));
    }

    /** A part of a string up to its end. */
    public static void stringPart(Object text, int begin) {
        stringPart(text, begin, length(text));
    }

    /** A part of a string. */
    public static void stringPart(Object text, int begin, int end) {
        if (begin < 0 || begin > end || end > length(text))
            throw new StringIndexOutOfBoundsException(
                    "begin " + begin + ", end " + end + ", length " + length(text));
    }

    private static String part(Object whole, int start, int end) {
        boolean holds = start >= 0 && start <= end && end <= length(whole);
        return holds ? null : "start " + start + ", end " + end + ", length " + length(whole);
    }

    /** A part of a text that may change, up to its end. */
    public static void textPart(Object text, int start) {
        textPart(text, start, length(text));
    }

    /** A part of a text that may change. */
    public static void textPart(Object text, int start, int end) {
        String refusal = part(text, start, end);
        if (refusal != null) throw new StringIndexOutOfBoundsException(refusal);
    }

    /** The same, where the end may be beyond that of the text. */
    public static void textRest(Object text, int start, int end) {
        textPart(text, start, Math.min(end, length(text)));
    }

    /** A part of the text that is put into another. */
    public static void otherPart(Object text, CharSequence other, int start, int end) {
        String refusal = part(other == null ? "null" : other, start, end);
        if (refusal != null) throw new IndexOutOfBoundsException(refusal);
    }

    /** So many chars of the array that are put into a text. */
    public static void otherPart(Object text, char[] other, int start, int count) {
        String refusal = part(other, start, start + count);
        if (refusal != null) throw new IndexOutOfBoundsException(refusal);
    }

    /** An element. */
    public static void index(Object whole, int index) {
        if (isOut(whole, index)) throw new IndexOutOfBoundsException(outOf(whole, index));
    }

    /** An element of what is an array in the JDK. */
    public static void arrayIndex(Object whole, int index) {
        if (isOut(whole, index)) throw new ArrayIndexOutOfBoundsException(outOf(whole, index));
    }

    /** An element of a linked list. */
    public static void linkedIndex(Object list, int index) {
        if (isOut(list, index)) throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + length(list));
    }

    /** An element of a list of one or two. */
    public static void smallIndex(Object list, int index) {
        if (isOut(list, index)) throw new IndexOutOfBoundsException("Index: " + index + " Size: " + length(list));
    }

    /** A place between elements. */
    public static void listOffset(Object list, int index) {
        if (index < 0 || index > length(list))
            throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + length(list));
    }

    /** A part of a list. */
    public static void listPart(Object list, int from, int to) {
        if (from < 0) throw new IndexOutOfBoundsException("fromIndex = " + from);
        if (to > length(list)) throw new IndexOutOfBoundsException("toIndex = " + to);
        if (from > to) throw new IllegalArgumentException("fromIndex(" + from + ") > toIndex(" + to + ")");
    }

    /** A part of an array. */
    public static void arrayPart(Object array, int from, int to) {
        if (from > to) throw new IllegalArgumentException("fromIndex(" + from + ") > toIndex(" + to + ")");
        if (from < 0) throw new ArrayIndexOutOfBoundsException("Array index out of range: " + from);
        if (to > length(array)) throw new ArrayIndexOutOfBoundsException("Array index out of range: " + to);
    }

    /** A part of an array as a stream. */
    public static void streamPart(int length, int from, int to) {
        if (from > to) throw new ArrayIndexOutOfBoundsException("origin(" + from + ") > fence(" + to + ")");
        if (from < 0) throw new ArrayIndexOutOfBoundsException("Array index out of range: " + from);
        if (to > length) throw new ArrayIndexOutOfBoundsException("Array index out of range: " + to);
    }

    /** The ends of a part of a sorted map. */
    @SuppressWarnings("unchecked")
    public static void ends(Object map, Object from, Object to) {
        Comparator<Object> order = (Comparator<Object>) ((SortedMap<?, ?>) map).comparator();
        if ((order == null ? ((Comparable<Object>) from).compareTo(to) : order.compare(from, to)) > 0)
            throw new IllegalArgumentException("fromKey > toKey");
    }

    /** The same, where it is said which ends belong to it. */
    public static void ends(Object map, Object from, boolean includesFrom, Object to) {
        ends(map, from, to);
    }

    /** The capacity of a list. */
    public static void capacity(int capacity) {
        if (capacity < 0) throw new IllegalArgumentException("Illegal Capacity: " + capacity);
    }

    /** The length of a list of copies. */
    public static void copies(int count) {
        if (count < 0) throw new IllegalArgumentException("List length = " + count);
    }

    /** The length of an array of this type. */
    public static void arrayLength(Class<?> type, int length) {
        if (length < 0) throw new NegativeArraySizeException(String.valueOf(length));
    }

    /** How many bits. */
    public static void bits(int bits) {
        if (bits < 0) throw new NegativeArraySizeException("nbits < 0: " + bits);
    }

    /** A code point. */
    public static void codePoint(int code) {
        if (!Character.isValidCodePoint(code))
            throw new IllegalArgumentException(
                    String.format(Locale.ROOT, "Not a valid Unicode code point: 0x%X", code));
    }

    /** The elements of a set. */
    public static void elements(Object a, Object b) {
        if (a.equals(b)) throw new IllegalArgumentException("duplicate element: " + a);
    }

    /** The elements of a set. */
    public static void elements(Object[] all) {
        Set<Object> seen = new HashSet<>();
        for (Object each : all) if (!seen.add(each)) throw new IllegalArgumentException("duplicate element: " + each);
    }

    /** The keys of a map. */
    public static void keys(Object a, Object one, Object b) {
        if (a.equals(b)) throw new IllegalArgumentException("duplicate key: " + a);
    }

    /** The keys of a map. */
    public static void keys(Map.Entry<?, ?>[] all) {
        Set<Object> seen = new HashSet<>();
        for (Map.Entry<?, ?> each : all)
            if (!seen.add(each.getKey()))
                throw new IllegalArgumentException("duplicate key: " + each.getKey());
    }

    /** What may be in a collection that never changes. */
    public static void present(Object whole, Object element) {
        Objects.requireNonNull(element);
    }

    /** The one element of a list that never changes. */
    public static void present(Object element) {
        Objects.requireNonNull(element);
    }

    /** A stream, of which something was made before or nothing. */
    public static void unused(boolean used) {
        if (used) throw new IllegalStateException("stream has already been operated upon or closed");
    }

    /** So many elements of a stream; none has more than an int counts. */
    public static long count(long elements) {
        if (elements < 0) throw new IllegalArgumentException(String.valueOf(elements));
        return Math.min(elements, Integer.MAX_VALUE);
    }

    /** A part of an array of chars. */
    public static void chars(char[] array, int offset, int count) {
        if (offset < 0 || count < 0 || offset > array.length - count)
            throw new StringIndexOutOfBoundsException(
                    "offset " + offset + ", count " + count + ", length " + array.length);
    }

    /** A match that was found. */
    public static void matched(Object matcher) {
        try {
            ((MatchResult) matcher).end(0);
        } catch (IllegalStateException e) {
            throw new IllegalStateException("No match found", e);
        }
    }

    /** How often a text is repeated. */
    public static void repetitions(Object text, int count) {
        if (count < 0) throw new IllegalArgumentException("count is negative: " + count);
    }

    /** A bit of a set. */
    public static void bit(Object bits, int index) {
        if (index < 0) throw new IndexOutOfBoundsException("bitIndex < 0: " + index);
    }

    /** {@link Objects#checkIndex(int, int)}. */
    public static void index(int index, int length) {
        if (index < 0 || index >= length)
            throw new IndexOutOfBoundsException("Index " + index + " out of bounds for length " + length);
    }

    /** {@link Objects#checkFromToIndex(int, int, int)}. */
    public static void range(int from, int to, int length) {
        if (from < 0 || from > to || to > length)
            throw new IndexOutOfBoundsException(
                    "Range [" + from + ", " + to + ") out of bounds for length " + length);
    }

    /** {@link Objects#checkFromIndexSize(int, int, int)}. */
    public static void size(int from, int size, int length) {
        if ((length | from | size) < 0 || size > length - from)
            throw new IndexOutOfBoundsException(
                    "Range [" + from + ", " + from + " + " + size + ") out of bounds for length " + length);
    }

    /** The value of something optional. */
    public static void value(Object optional) {
        boolean there = optional instanceof Optional<?> any ? any.isPresent()
                : optional instanceof OptionalInt whole ? whole.isPresent()
                : optional instanceof OptionalLong large ? large.isPresent()
                : ((OptionalDouble) optional).isPresent();
        if (!there) throw new NoSuchElementException("No value present");
    }

    /** What an exception says that has only a cause. */
    public static String message(Throwable cause) {
        return cause == null ? null : cause.toString();
    }
}
