package nimbook.core;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;

/** Refusals that every public method has in common: null, by the parameter's name. */
public final class Arguments {
    private Arguments() {}

    /**
     * The value.
     *
     * @param parameter its name, for the reader of the refusal
     * @throws IllegalArgumentException when it is null
     */
    public static <T> T nonNull(T value, String parameter) {
        if (value == null) throw new IllegalArgumentException(parameter + ": null is not allowed; a value is needed");
        return value;
    }

    /**
     * A list of the values that cannot be changed.
     *
     * @param parameter its name, for the reader of the refusal
     * @throws IllegalArgumentException when it is null or holds null
     */
    public static <T> List<T> copy(Collection<? extends T> values, String parameter) {
        int at = 0;
        for (T value : nonNull(values, parameter)) {
            if (value == null) nonNull(value, parameter + "[" + at + "]");
            at++;
        }
        return List.copyOf(values);
    }

    /** As {@link #copy(Collection, String)}, of an array. */
    public static <T> List<T> copy(T[] values, String parameter) {
        return copy(Arrays.asList(nonNull(values, parameter)), parameter);
    }
}
