package nimbook.drawing;

import java.util.Collection;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The text of a position or another value in a figure. */
public final class ValueText {

    private ValueText() {}

    /**
     * Its {@code toString}, but for sets, also within lists: {@code {0, 1, 5}}, in the {@link NaturalOrder} of its
     * elements' texts, as a set of the JDK lists them in another order in each JVM.
     */
    public static String of(Object value) {
        if (value instanceof Set<?> set)
            return texts(set).sorted(NaturalOrder::compare).collect(Collectors.joining(", ", "{", "}"));
        if (value instanceof Collection<?> list && list.stream().anyMatch(Collection.class::isInstance))
            return texts(list).collect(Collectors.joining(", ", "[", "]"));
        return String.valueOf(value);
    }

    private static Stream<String> texts(Collection<?> values) {
        return values.stream().map(ValueText::of);
    }
}
