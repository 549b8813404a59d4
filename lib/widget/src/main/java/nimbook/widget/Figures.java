package nimbook.widget;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Several figures as one: side by side (wrapping in a narrow window) or one below the other.
 *
 * @param direction "row" or "column"
 * @param list the figures, none of them a composition
 */
public record Figures(String direction, List<Figure> list) implements Figure {

    /**
     * Figures within figures of the list come apart.
     *
     * @throws IllegalArgumentException when the direction is neither row nor column
     */
    public Figures {
        if (!direction.equals("row") && !direction.equals("column"))
            throw new IllegalArgumentException("direction " + direction + ": row or column");
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

    /** The value as a figure: itself, as its type is registered, or its text. */
    public static Figure of(Object value) {
        return Registry.figure(value);
    }

    /** The value as a composition, of one figure where it is none. */
    static Figures all(Object value) {
        Figure figure = of(value);
        return figure instanceof Figures several ? several : new Figures("row", List.of(figure));
    }

    /** The figure where it is one, else the composition. */
    Figure single() {
        return list.size() == 1 ? list.get(0) : this;
    }

    /**
     * The same, each as a page shows it.
     *
     * @param kept what the page keeps for the view of the i-th figure, at "fi"
     */
    Figures withViews(Map<String, Object> kept) {
        List<Figure> shown = new ArrayList<>();
        for (Figure figure : list) {
            String key = "f" + shown.size();
            shown.add(kept.get(key) == null ? figure : figure.withView(Request.object(kept, key)));
        }
        return new Figures(direction, shown);
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
        return MimeBundle.together(list.stream().map(Figure::still).toList(), direction.equals("column"));
    }

    @Override
    public String text() {
        return list.stream().map(Figure::text).collect(Collectors.joining("\n\n"));
    }
}
