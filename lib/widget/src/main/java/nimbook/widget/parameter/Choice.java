package nimbook.widget.parameter;

import static nimbook.widget.model.NullChecks.nonNull;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;

/** One of several values, each with its label. */
public final class Choice<T> extends Parameter<T> {
    private final Options<T> options;

    private Choice(String name, Options<T> options, T start) {
        super(name, start);
        this.options = options;
        check(start);
    }

    /**
     * Values that are their own labels; starts at the first.
     *
     * @throws IllegalArgumentException when there is none, or two have one label
     */
    @SafeVarargs
    @SuppressWarnings("varargs")   // only read
    public static <T> Choice<T> of(String name, T... values) {
        return of(name, Arrays.asList(nonNull(values, "values")), String::valueOf);
    }

    /** Values with a function that labels them; starts at the first. */
    public static <T> Choice<T> of(String name, List<? extends T> values, Function<? super T, String> label) {
        return first(name, Options.of(name, values, label));
    }

    /** Labels with their values, in the map's order; starts at the first. */
    public static <T> Choice<T> of(String name, Map<String, ? extends T> labelled) {
        return first(name, Options.of(name, labelled));
    }

    private static <T> Choice<T> first(String name, Options<T> options) {
        return new Choice<>(name, options, options.values().get(0));
    }

    /**
     * The same values, another first one.
     *
     * @throws IllegalArgumentException when it is none of them
     */
    public Choice<T> start(T value) {
        return new Choice<>(name(), options, value);
    }

    private int place(T value) {
        int place = options.index(value);
        if (place < 0) throw refuse(value, options.allowed("one of"));
        return place;
    }

    private String label(T value) {
        return options.labels().get(place(value));
    }

    @Override
    protected T check(T value) {
        place(value);
        return value;
    }

    @Override
    public long count() {
        return options.byLabel().size();
    }

    @Override
    public T at(long index) {
        return options.values().get((int) Objects.checkIndex(index, count()));
    }

    @Override
    public long index() {
        return place(value());
    }

    @Override
    protected Map<String, Object> spec() {
        return options.spec("choice");
    }

    @Override
    protected Object toJson(T value) {
        return label(value);
    }

    @Override
    protected T fromJson(Object json) {
        T value = options.byLabel().get(String.valueOf(json));
        if (value == null) throw refuse(json, options.allowed("one of"));
        return value;
    }

    /** As "move = queen": with the label, not the value. */
    @Override
    public String toString() {
        return name() + " = " + label(value());
    }
}
