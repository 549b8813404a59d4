package nimbook.widget;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;

/** One of several values, each with its label. */
public final class Choice<T> extends Parameter<T> {
    private final Map<String, T> options;

    private Choice(String name, Map<String, T> options, T start) {
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
        return of(name, Arrays.asList(Objects.requireNonNull(values, "values")), String::valueOf);
    }

    /** Values with a function that labels them; starts at the first. */
    public static <T> Choice<T> of(String name, List<? extends T> values, Function<? super T, String> label) {
        return of(name, labelled(name, values, label));
    }

    /**
     * The values by their labels, in this order.
     *
     * @throws IllegalArgumentException when there is none, or two have one label
     */
    static <T> Map<String, T> labelled(String name, List<? extends T> values, Function<? super T, String> label) {
        Objects.requireNonNull(values, "values");
        Objects.requireNonNull(label, "label");
        if (values.isEmpty()) throw new IllegalArgumentException(name + ": needs at least one value to choose");
        Map<String, T> options = new LinkedHashMap<>();
        for (T value : values) {
            if (value == null) throw new NullPointerException("values: one of " + name + " is null");
            if (options.put(label.apply(value), value) != null)
                throw new IllegalArgumentException(name + ": two values are labelled " + label.apply(value));
        }
        return options;
    }

    /** Labels with their values, in the map's order; starts at the first. */
    public static <T> Choice<T> of(String name, Map<String, ? extends T> labelled) {
        Objects.requireNonNull(labelled, "labelled");
        if (labelled.isEmpty()) throw new IllegalArgumentException(name + ": needs at least one value to choose");
        Map<String, T> options = new LinkedHashMap<>(labelled);
        return new Choice<>(name, options, options.values().iterator().next());
    }

    /**
     * The same values, another first one.
     *
     * @throws IllegalArgumentException when it is none of them
     */
    public Choice<T> start(T value) {
        return new Choice<>(name(), options, value);
    }

    private String label(T value) {
        for (Map.Entry<String, T> option : options.entrySet())
            if (option.getValue().equals(value))
                return option.getKey();
        throw refuse(value, "one of " + String.join(", ", options.keySet()));
    }

    @Override
    protected T check(T value) {
        label(value);
        return value;
    }

    @Override
    public long count() {
        return options.size();
    }

    @Override
    public T at(long index) {
        return List.copyOf(options.values()).get((int) java.util.Objects.checkIndex(index, count()));
    }

    @Override
    public long index() {
        return List.copyOf(options.keySet()).indexOf(label(value()));
    }

    @Override
    protected Map<String, Object> spec() {
        Map<String, Object> spec = new LinkedHashMap<>();
        spec.put("kind", "choice");
        spec.put("options", List.copyOf(options.keySet()));
        return spec;
    }

    @Override
    protected Object toJson(T value) {
        return label(value);
    }

    @Override
    protected T fromJson(Object json) {
        T value = options.get(String.valueOf(json));
        if (value == null) throw refuse(json, "one of " + String.join(", ", options.keySet()));
        return value;
    }

    /** As "move = queen": with the label, not the value. */
    @Override
    public String toString() {
        return name() + " = " + label(value());
    }
}
