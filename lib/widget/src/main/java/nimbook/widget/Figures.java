package nimbook.widget;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Several figures as one: side by side (wrapping in a narrow window) or one below the other.
 *
 * @param direction "row" or "column"
 * @param list the figures, none of them a composition
 */
public record Figures(String direction, List<Figure> list) implements Figure {

    /** Figures within figures of the list come apart. @throws IllegalArgumentException when the direction is neither row nor column */
    public Figures {
        if (!direction.equals("row") && !direction.equals("column")) throw new IllegalArgumentException("direction " + direction + ": row or column");
        List<Figure> flat = new ArrayList<>();
        for (Figure figure : list) {
            if (figure instanceof Figures more) flat.addAll(more.list);
            else flat.add(figure);
        }
        list = List.copyOf(flat);
    }

    /** Side by side. What is no figure yet becomes one. */
    public static Figures row(Object... shown) {
        return new Figures("row", figures(shown));
    }

    /** One below the other. */
    public static Figures column(Object... shown) {
        return new Figures("column", figures(shown));
    }

    private static List<Figure> figures(Object[] shown) {
        return java.util.Arrays.stream(shown).map(Figures::of).toList();
    }

    /** What makes a figure of a value that is none. */
    private record Way<T>(Class<T> type, Function<? super T, ?> make) {}

    private static final List<Way<?>> WAYS = new java.util.concurrent.CopyOnWriteArrayList<>();

    /**
     * From now on a value of this type is shown by what the function makes of it (a figure, or again something with a way); the newest way goes
     * first.
     */
    public static <T> void way(Class<T> type, Function<? super T, ?> make) {
        WAYS.add(0, new Way<>(Objects.requireNonNull(type, "type"), Objects.requireNonNull(make, "make")));
    }

    /** Whether some way makes a picture of this value. */
    public static boolean has(Object value) {
        return value instanceof Figure || WAYS.stream().anyMatch(way -> way.type().isInstance(value));
    }

    /** The value as a figure: itself, by the way of its type, or in words. */
    public static Figure of(Object value) {
        if (value instanceof Figure figure) return figure;
        for (Way<?> way : WAYS) if (way.type().isInstance(value)) return of(apply(way, value));
        return new Words(Words.text(value));
    }

    private static <T> Object apply(Way<T> way, Object value) {
        return way.make().apply(way.type().cast(value));
    }

    @Override
    public Component component() {
        throw new UnsupportedOperationException("a composition is drawn by the components of its figures");
    }

    @Override
    public Map<String, Object> state() {
        return Map.of("direction", direction, "list", list.stream().map(Figure::state).toList());
    }

    /** All stills in one picture. */
    @Override
    public Still still() {
        return Faces.together(list.stream().map(Figure::still).toList(), direction.equals("column"));
    }

    @Override
    public String text() {
        return list.stream().map(Figure::text).collect(Collectors.joining("\n\n"));
    }
}
