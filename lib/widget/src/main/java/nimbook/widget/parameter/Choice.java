package nimbook.widget.parameter;

import static nimbook.widget.model.NullChecks.copy;
import static nimbook.widget.model.NullChecks.nonNull;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;

/** One of several values, each with its label. */
public final class Choice<T> extends Parameter<T> {
    /** Values by their labels, in the order of the control. */
    private final Map<String, T> byLabel;

    private Choice(String name, Map<String, T> byLabel, T start) {
        super(name, start);
        this.byLabel = byLabel;
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
        copy(values, "values");
        nonNull(label, "label");
        Map<String, T> byLabel = new LinkedHashMap<>();
        for (T value : values) {
            if (byLabel.put(nonNull(label.apply(value), "what label gives"), value) != null)
                throw new IllegalArgumentException(name + ": two values are labelled " + label.apply(value));
        }
        return of(name, byLabel);
    }

    /** Labels with their values, in the map's order; starts at the first. */
    public static <T> Choice<T> of(String name, Map<String, ? extends T> labelled) {
        nonNull(labelled, "labelled");
        if (labelled.isEmpty()) throw new IllegalArgumentException(name + ": needs at least one value to choose");
        labelled.forEach((label, value) -> {
            nonNull(label, "a label of labelled");
            nonNull(value, "the value of labelled for " + label);
        });
        Map<String, T> byLabel = new LinkedHashMap<>(labelled);
        return new Choice<>(name, byLabel, byLabel.values().iterator().next());
    }

    /**
     * The same values, another first one.
     *
     * @throws IllegalArgumentException when it is none of them
     */
    public Choice<T> start(T value) {
        return new Choice<>(name(), byLabel, value);
    }

    private List<T> values() {
        return new ArrayList<>(byLabel.values());
    }

    private String allowed() {
        return "one of " + String.join(", ", byLabel.keySet());
    }

    private int place(T value) {
        int place = values().indexOf(value);
        if (place < 0) throw refuse(value, allowed());
        return place;
    }

    private String label(T value) {
        return List.copyOf(byLabel.keySet()).get(place(value));
    }

    @Override
    protected T check(T value) {
        place(value);
        return value;
    }

    @Override
    public long count() {
        return byLabel.size();
    }

    @Override
    public T at(long index) {
        return values().get((int) Objects.checkIndex(index, count()));
    }

    @Override
    public long index() {
        return place(value());
    }

    @Override
    protected Map<String, Object> spec() {
        return spec("choice", "options", List.copyOf(byLabel.keySet()));
    }

    @Override
    protected Object toJson(T value) {
        return label(value);
    }

    @Override
    protected T fromJson(Object json) {
        T value = byLabel.get(String.valueOf(json));
        if (value == null) throw refuse(json, allowed());
        return value;
    }

    /** As "move = queen": with the label, not the value. */
    @Override
    public String toString() {
        return name() + " = " + label(value());
    }
}
