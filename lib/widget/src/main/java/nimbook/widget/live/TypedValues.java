package nimbook.widget.live;

import static nimbook.widget.model.NullChecks.nonNull;

import java.util.List;
import nimbook.widget.parameter.Parameter;

/** The parameters of a function of several, and their values by type. */
final class TypedValues {
    private TypedValues() {}

    /** The parameters a, b, c, d of a function that makes a figure; neither it nor they are null. */
    static List<Parameter<?>> all(Object figure, Parameter<?>... parameters) {
        nonNull(figure, "figure");
        for (int i = 0; i < parameters.length; i++) nonNull(parameters[i], "abcd".substring(i, i + 1));
        return List.of(parameters);
    }

    /** The value in this place of a list, which is of this parameter's type. */
    @SuppressWarnings("unchecked")
    static <T> T in(Parameter<T> type, List<Object> values, int index) {
        return (T) values.get(index);
    }
}
