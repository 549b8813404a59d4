package nimbook.classlib.util;

import java.io.Serializable;
import java.util.AbstractSet;
import java.util.Collection;
import java.util.Iterator;
import java.util.NoSuchElementException;
import nimbook.classlib.EnumConstants;

/** {@link java.util.EnumSet}, of enumerations of programs, too. */
@SuppressWarnings({"EnumOrdinal", "NonApiType"})
public final class EnumSet<E extends Enum<E>> extends AbstractSet<E> implements Cloneable, Serializable {
    private final Object[] all;
    private final boolean[] has;
    private int size;

    private EnumSet(Object[] all) {
        this.all = all;
        has = new boolean[all.length];
    }

    /** The empty set. */
    public static <E extends Enum<E>> EnumSet<E> noneOf(Class<E> type) {
        Object[] all = GenericEnumSet.getConstants(type);
        if (all == null) throw new ClassCastException(type + " not an enum");
        return new EnumSet<>(all);
    }

    /** All constants. */
    public static <E extends Enum<E>> EnumSet<E> allOf(Class<E> type) {
        return complementOf(noneOf(type));
    }

    /** The constants that are not in the set. */
    public static <E extends Enum<E>> EnumSet<E> complementOf(EnumSet<E> set) {
        EnumSet<E> made = new EnumSet<>(set.all);
        for (int i = 0; i < set.has.length; i++) made.has[i] = !set.has[i];
        made.size = set.has.length - set.size;
        return made;
    }

    /** The same constants. */
    public static <E extends Enum<E>> EnumSet<E> copyOf(EnumSet<E> set) {
        return complementOf(complementOf(set));
    }

    /** The same constants; of a collection that is no set of this kind at least one. */
    public static <E extends Enum<E>> EnumSet<E> copyOf(Collection<E> elements) {
        if (elements instanceof EnumSet<E> set) return copyOf(set);
        if (elements.isEmpty()) throw new IllegalArgumentException("Collection is empty");
        EnumSet<E> made = with(elements.iterator().next());
        made.addAll(elements);
        return made;
    }

    private static <E extends Enum<E>> EnumSet<E> with(E first) {
        Object[] all = EnumConstants.ofProgram(first);
        EnumSet<E> made = new EnumSet<>(all == null ? GenericEnumSet.getConstants(first.getDeclaringClass()) : all);
        made.add(first);
        return made;
    }

    /** The set of this constant. */
    public static <E extends Enum<E>> EnumSet<E> of(E a) {
        return with(a);
    }

    /** The set of these constants. */
    public static <E extends Enum<E>> EnumSet<E> of(E a, E b) {
        EnumSet<E> made = with(a);
        made.add(b);
        return made;
    }

    /** The set of these constants. */
    public static <E extends Enum<E>> EnumSet<E> of(E a, E b, E c) {
        EnumSet<E> made = of(a, b);
        made.add(c);
        return made;
    }

    /** The set of these constants. */
    public static <E extends Enum<E>> EnumSet<E> of(E a, E b, E c, E d) {
        EnumSet<E> made = of(a, b, c);
        made.add(d);
        return made;
    }

    /** The set of these constants. */
    public static <E extends Enum<E>> EnumSet<E> of(E a, E b, E c, E d, E e) {
        EnumSet<E> made = of(a, b, c, d);
        made.add(e);
        return made;
    }

    /** The set of these constants. */
    @SafeVarargs
    public static <E extends Enum<E>> EnumSet<E> of(E first, E... rest) {
        EnumSet<E> made = with(first);
        for (E each : rest) made.add(each);
        return made;
    }

    /** The constants from the first to the second. */
    public static <E extends Enum<E>> EnumSet<E> range(E from, E to) {
        if (from.ordinal() > to.ordinal()) throw new IllegalArgumentException(from + " > " + to);
        EnumSet<E> made = with(from);
        for (int i = from.ordinal(); i <= to.ordinal(); i++) made.put(i);
        return made;
    }

    private boolean put(int ordinal) {
        boolean fresh = !has[ordinal];
        if (fresh) size++;
        has[ordinal] = true;
        return fresh;
    }

    private boolean take(int ordinal) {
        boolean there = has[ordinal];
        if (there) size--;
        has[ordinal] = false;
        return there;
    }

    private boolean isOne(Object value) {
        return value instanceof Enum<?> one && one.ordinal() < all.length && all[one.ordinal()] == one;
    }

    @Override
    public boolean add(E value) {
        int ordinal = value.ordinal();
        if (!isOne(value)) throw new ClassCastException(value + " is of another enum");
        return put(ordinal);
    }

    @Override
    public boolean contains(Object value) {
        return isOne(value) && has[((Enum<?>) value).ordinal()];
    }

    @Override
    public boolean remove(Object value) {
        return isOne(value) && take(((Enum<?>) value).ordinal());
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public EnumSet<E> clone() {
        return copyOf(this);
    }

    @Override
    public Iterator<E> iterator() {
        return new Constants<>(this);
    }

    /** The constants in their order. */
    private static final class Constants<E extends Enum<E>> implements Iterator<E> {
        private final EnumSet<E> set;
        private int next, last = -1;

        Constants(EnumSet<E> set) {
            this.set = set;
        }

        @Override
        public boolean hasNext() {
            while (next < set.has.length && !set.has[next]) next++;
            return next < set.has.length;
        }

        @Override
        @SuppressWarnings("unchecked")
        public E next() {
            if (!hasNext()) throw new NoSuchElementException();
            last = next++;
            return (E) set.all[last];
        }

        @Override
        public void remove() {
            if (last < 0) throw new IllegalStateException();
            set.take(last);
            last = -1;
        }
    }
}
