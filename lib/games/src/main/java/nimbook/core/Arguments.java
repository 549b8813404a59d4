package nimbook.core;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;

/** Refusals that every public method has in common: null, by the parameter's name. */
public final class Arguments {
    private Arguments() {}

    /**
     * Refuses a call whose argument is not allowed. The parts of the message are made with every call: what runs for
     * each cell or goes deep throws by itself.
     *
     * @param bad whether it is refused
     * @param message the parameter, what came, and what is allowed; its parts are joined without a space
     * @throws IllegalArgumentException with this message when the argument is bad
     */
    public static void refuse(boolean bad, Object... message) {
        if (!bad) return;
        StringBuilder text = new StringBuilder();
        for (Object part : nonNull(message, "message")) text.append(part);
        if (text.isEmpty()) text.append("message: a refusal needs one");
        throw new IllegalArgumentException(text.toString());
    }

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
