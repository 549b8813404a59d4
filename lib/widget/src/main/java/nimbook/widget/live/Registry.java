package nimbook.widget.live;

import static nimbook.widget.model.NullChecks.nonNull;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Function;
import nimbook.widget.model.Still;

/** The types of values that are shown as figures, next to {@link Figure} itself: one registry a JVM. Thread-safe. */
public final class Registry {
    private record Entry<T>(Class<T> type, Function<? super T, ?> toFigure) {
        Object apply(Object value) {
            return toFigure.apply(type.cast(value));
        }
    }

    /** The newest first. */
    private static final List<Entry<?>> ENTRIES = new CopyOnWriteArrayList<>();

    private Registry() {}

    /**
     * Shows values of a type as the result of a function: a figure, or a value of another registered type. A type that
     * is registered later takes precedence.
     */
    public static <T> void register(Class<T> type, Function<? super T, ?> toFigure) {
        ENTRIES.add(0, new Entry<>(nonNull(type, "type"), nonNull(toFigure, "toFigure")));
    }

    /** Whether the value is a figure, a picture, or of a registered type. */
    public static boolean has(Object value) {
        return value instanceof Figure || value instanceof Still
                || ENTRIES.stream().anyMatch(entry -> entry.type().isInstance(value));
    }

    /** The value as a figure: itself, a picture's image, as its type is registered, or its text. */
    static Figure figure(Object value) {
        if (value instanceof Figure figure) return figure;
        if (value instanceof Still still) return new ImageFigure(still);
        for (Entry<?> entry : ENTRIES) if (entry.type().isInstance(value)) return figure(entry.apply(value));
        return new TextFigure(TextFigure.text(value));
    }
}
