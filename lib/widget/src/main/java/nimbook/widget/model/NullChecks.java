package nimbook.widget.model;

import java.util.Collection;
import java.util.List;

/** Refuses null in the words of {@code nimbook.core.Arguments}, which this library does not have. */
public final class NullChecks {
    private NullChecks() {}

    /**
     * The value.
     *
     * @throws IllegalArgumentException when it is null, with the parameter's name
     */
    public static <T> T nonNull(T value, String parameter) {
        if (value == null) throw new IllegalArgumentException(parameter + ": null is not allowed; a value is needed");
        return value;
    }

    /**
     * A list of the values that cannot be changed.
     *
     * @throws IllegalArgumentException when it is null or holds null, with the parameter's name
     */
    public static <T> List<T> copy(Collection<? extends T> values, String parameter) {
        int at = 0;
        for (T value : nonNull(values, parameter)) {
            if (value == null) nonNull(value, parameter + "[" + at + "]");
            at++;
        }
        return List.copyOf(values);
    }
}
