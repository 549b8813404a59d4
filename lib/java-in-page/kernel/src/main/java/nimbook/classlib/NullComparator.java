package nimbook.classlib;

import java.util.Comparator;
import java.util.Objects;

/**
 * {@link Comparator#nullsFirst} and {@link Comparator#nullsLast}.
 *
 * @param order of what is not null; null where all of it is equal
 */
record NullComparator(boolean isFirst, Comparator<Object> order) implements Comparator<Object> {

    @Override
    public int compare(Object a, Object b) {
        if (a == null) return b == null ? 0 : isFirst ? -1 : 1;
        if (b == null) return isFirst ? 1 : -1;
        return order == null ? 0 : order.compare(a, b);
    }

    @Override
    public Comparator<Object> thenComparing(Comparator<? super Object> other) {
        Objects.requireNonNull(other);
        return new NullComparator(isFirst, order == null ? (a, b) -> other.compare(a, b) : order.thenComparing(other));
    }

    @Override
    public Comparator<Object> reversed() {
        return new NullComparator(!isFirst, order == null ? null : order.reversed());
    }
}
