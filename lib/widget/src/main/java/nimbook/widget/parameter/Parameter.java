package nimbook.widget.parameter;

import static nimbook.widget.model.NullChecks.nonNull;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import nimbook.widget.model.Component;
import nimbook.widget.model.Request;

/**
 * A value with limits that can be read, set and played: by the control in the figure, and from a cell.
 *
 * <p>The limits never change; the value does. Its listeners are the figures that show it. A parameter of one's own
 * extends this class: it checks values, turns them into JSON and back, and names its control, one of those that are
 * there or a {@link #component} of its own.
 *
 * @param <T> what its value is for a computation; equal values have equal effects
 */
public abstract class Parameter<T> {
    private final String name;
    private final List<Consumer<Object>> listeners = new CopyOnWriteArrayList<>();
    private T value;
    /** Whether the first value is known to be allowed. */
    private boolean begun;

    /**
     * @param start the first value, which is not checked here
     * @throws IllegalArgumentException when the name is null or blank
     */
    protected Parameter(String name, T start) {
        if (name == null || name.isBlank()) throw new IllegalArgumentException("name \"" + name
                + "\": a parameter needs a name to stand beside its control");
        this.name = name;
        this.value = start;
    }

    /** The name: the label next to its control, and what a component calls it by. */
    public final String name() {
        return name;
    }

    /**
     * The value now.
     *
     * @throws IllegalArgumentException when it is still the first one, and that is none of the values
     */
    public final synchronized T value() {
        if (!begun) value = first(value);
        begun = true;
        return value;
    }

    /** The value that it was made with, for another parameter that is made of this one. */
    final synchronized T start() {
        return value;
    }

    /**
     * The first value, when it is first read: all that was said of the parameter is known by then.
     *
     * @throws IllegalArgumentException when it is none of the values
     */
    T first(T start) {
        return start;
    }

    /**
     * Sets the value: moves the control on screen and recomputes the figures of this parameter.
     *
     * @throws IllegalArgumentException outside the limits; the value stays as it was
     */
    public final void set(T to) {
        set(to, null);
    }

    /** Sets it and notifies the listeners of the source. */
    final void set(T to, Object source) {
        T checked = check(to);
        synchronized (this) {
            begun = true;
            if (checked.equals(value)) return;
            value = checked;
        }
        for (Consumer<Object> listener : listeners) listener.accept(source);
    }

    /**
     * Sets the value to what the front end has, and notifies the listeners of the source; null for none.
     *
     * @throws IllegalArgumentException when it is none of this kind, or outside the limits; the value stays as it was
     */
    public final void setJson(Object json, Object source) {
        set(fromJson(json), source);
    }

    /**
     * Calls the observer with the value, now and after every change, on the thread that changes it.
     *
     * @return ends this
     */
    public final Runnable observe(Consumer<? super T> observer) {
        nonNull(observer, "observer");
        Runnable end = listen(source -> observer.accept(value()));
        observer.accept(value());
        return end;
    }

    /**
     * Calls the listener after every change with its source, null where none was named.
     *
     * @return ends this
     */
    public final Runnable listen(Consumer<Object> listener) {
        listeners.add(nonNull(listener, "listener"));
        return () -> listeners.remove(listener);
    }

    /** How many values it can take; 0 when they are too many to be listed, as the sets of cells are. */
    public long count() {
        return 0;
    }

    /**
     * The value of an index, 0 ≤ index &lt; {@link #count}, in the order of its control.
     *
     * @throws IndexOutOfBoundsException outside
     */
    public T at(long index) {
        throw new IndexOutOfBoundsException(name + ": its values are not listed");
    }

    /** The index of the value now; −1 when values are not listed. */
    public long index() {
        return -1;
    }

    /** What the front end needs to draw the control, by kind: its limits, its labels, or rows and columns. */
    public final Map<String, Object> control() {
        return spec();
    }

    /**
     * A value of this parameter as the front end has it: a number, a label, true or false, a list of [row, column].
     *
     * @throws IllegalArgumentException outside the limits
     */
    @SuppressWarnings("unchecked")
    public final Object jsonOf(Object value) {
        return toJson(check((T) value));
    }

    /**
     * The value of what the front end has.
     *
     * @throws IllegalArgumentException when it is none of this kind, or outside the limits
     */
    public final T valueOf(Object json) {
        return check(fromJson(json));
    }

    /**
     * The value itself when it lies within the limits.
     *
     * @throws IllegalArgumentException else
     */
    protected abstract T check(T value);

    /**
     * What the front end needs to draw the control: at "kind" the name of one of its controls, or of the {@link
     * #component}, and what that takes, as a rule limits.
     */
    protected abstract Map<String, Object> spec();

    /**
     * The JavaScript of a control of one's own; null where one that is there draws it. Its function takes this {@link
     * #spec} (with "label") and {@code change}, to be called with each new value as JSON, and returns {@code { el,
     * show(value), enable(on), destroy() }}.
     */
    public Component component() {
        return null;
    }

    /** A value as JSON: null, Boolean, Number, String, a List or a Map of them. */
    protected abstract Object toJson(T value);

    /**
     * A value that came as JSON.
     *
     * @throws IllegalArgumentException when it is none of this kind
     */
    protected abstract T fromJson(Object json);

    /** The value now as the front end has it. */
    public final Object json() {
        return toJson(value());
    }

    /** A {@link #spec}: the kind of the control, then names and values in turn, in this order. */
    static Map<String, Object> spec(String kind, Object... namesAndValues) {
        Map<String, Object> spec = new LinkedHashMap<>();
        spec.put("kind", kind);
        for (int i = 0; i < namesAndValues.length; i += 2) spec.put((String) namesAndValues[i], namesAndValues[i + 1]);
        return spec;
    }

    /** The exception that refuses a value: "name = value: allowed". */
    protected final IllegalArgumentException refuse(Object value, String allowed) {
        return new IllegalArgumentException(name + " = " + Request.brief(value) + ": " + allowed);
    }

    /** The exception that refuses a first value next to what else was said: "k: start = 3, step = 2: allowed". */
    final IllegalArgumentException refuseStart(Object start, String given, String allowed) {
        return new IllegalArgumentException(name + ": start = " + start + ", " + given + ": " + allowed);
    }

    /** As "k = 2". */
    @Override
    public String toString() {
        return name + " = " + value();
    }
}
