package nimbook.widget.parameter;

import static nimbook.widget.model.NullChecks.copy;
import static nimbook.widget.model.NullChecks.nonNull;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Some of several values, each with its label: a box to check for each. Its value lists them in the order of the boxes.
 *
 * @param <T> one of the values
 */
public final class CheckList<T> extends Parameter<List<T>> {
    private final Options<T> options;

    private CheckList(String name, Options<T> options, List<T> start) {
        super(name, start);
        this.options = options;
    }

    /**
     * Values that are their own labels; none is checked at first.
     *
     * @throws IllegalArgumentException when there is none, or two have one label
     */
    @SafeVarargs
    @SuppressWarnings("varargs")   // only read
    public static <T> CheckList<T> of(String name, T... values) {
        return of(name, Arrays.asList(nonNull(values, "values")), String::valueOf);
    }

    /** Values with a function that labels them; none is checked at first. */
    public static <T> CheckList<T> of(String name, List<? extends T> values, Function<? super T, String> label) {
        return new CheckList<>(name, Options.of(name, values, label), List.of());
    }

    /**
     * The same values, others checked at first.
     *
     * @throws IllegalArgumentException when one is none of them
     */
    public CheckList<T> start(List<? extends T> values) {
        return new CheckList<>(name(), options, check(copy(values, "values")));
    }

    private List<String> labels(List<T> values) {
        return options.labels().stream().filter(label -> values.contains(options.byLabel().get(label))).toList();
    }

    @Override
    protected List<T> check(List<T> values) {
        if (values == null || !options.values().containsAll(values)) throw refuse(values, options.allowed("some of"));
        return options.values().stream().filter(values::contains).toList();
    }

    @Override
    protected Map<String, Object> spec() {
        return options.spec("checks");
    }

    @Override
    protected Object toJson(List<T> values) {
        return labels(values);
    }

    @Override
    protected List<T> fromJson(Object json) {
        if (!(json instanceof List<?> labels) || !options.labels().containsAll(labels))
            throw refuse(json, options.allowed("some of"));
        List<T> values = new ArrayList<>();
        for (Object label : labels) values.add(options.byLabel().get(label));
        return values;
    }

    /** As "games = {queen, rook}": with the labels, not the values. */
    @Override
    public String toString() {
        return labels(value()).stream().collect(Collectors.joining(", ", name() + " = {", "}"));
    }
}
