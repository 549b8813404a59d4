package nimbook.classlib.util.stream.impl;

import java.util.Objects;
import java.util.function.Predicate;

/** What {@link java.util.stream.Stream#findFirst} gives its elements to, of which the first must not be null. */
final class FindFirstConsumer<T> implements Predicate<T> {
    T result;

    @Override
    public boolean test(T element) {
        result = Objects.requireNonNull(element);
        return false;
    }
}
