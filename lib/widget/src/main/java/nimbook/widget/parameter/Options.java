package nimbook.widget.parameter;

import static nimbook.widget.model.NullChecks.copy;
import static nimbook.widget.model.NullChecks.nonNull;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * Values by their labels, in their order: what {@link Choice} and {@link CheckList} offer.
 *
 * @param byLabel at least one; the labels are different, the values are not null
 */
record Options<T>(Map<String, T> byLabel) {

    /** @throws IllegalArgumentException when there is none, or two have one label */
    static <T> Options<T> of(String name, List<? extends T> values, Function<? super T, String> label) {
        copy(values, "values");
        nonNull(label, "label");
        Map<String, T> options = new LinkedHashMap<>();
        for (T value : values) {
            if (options.put(nonNull(label.apply(value), "what label gives"), value) != null)
                throw new IllegalArgumentException(name + ": two values are labelled " + label.apply(value));
        }
        return of(name, options);
    }

    /** @throws IllegalArgumentException when there is none */
    static <T> Options<T> of(String name, Map<String, ? extends T> labelled) {
        nonNull(labelled, "labelled");
        if (labelled.isEmpty()) throw new IllegalArgumentException(name + ": needs at least one value to choose");
        labelled.forEach((label, value) -> {
            nonNull(label, "a label of labelled");
            nonNull(value, "the value of labelled for " + label);
        });
        return new Options<>(new LinkedHashMap<>(labelled));
    }

    List<String> labels() {
        return List.copyOf(byLabel.keySet());
    }

    List<T> values() {
        return new ArrayList<>(byLabel.values());
    }

    /** Which of the values equals this one; -1 for none, and for null. */
    int index(Object value) {
        return values().indexOf(value);
    }

    /** As "one of queen, rook", after the words that are given. */
    String allowed(String words) {
        return words + " " + String.join(", ", byLabel.keySet());
    }

    /** The description of a control for the page. */
    Map<String, Object> spec(String kind) {
        Map<String, Object> spec = new LinkedHashMap<>();
        spec.put("kind", kind);
        spec.put("options", labels());
        return spec;
    }
}
