package nimbook.widget.live;

import static nimbook.widget.model.NullChecks.copy;
import static nimbook.widget.model.NullChecks.nonNull;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import nimbook.widget.model.Component;
import nimbook.widget.model.Request;
import nimbook.widget.model.Still;

/**
 * Several figures as one: side by side (wrapping in a narrow window), one below the other, or behind tabs.
 *
 * @param direction "row", "column" or "tabs"
 * @param list the figures, none of them a composition
 * @param labels of tabs, one a figure; else empty
 */
public record Figures(String direction, List<Figure> list, List<String> labels) implements Figure {

    /**
     * Figures within figures of the list come apart.
     *
     * @throws IllegalArgumentException when the direction is neither row, column nor tabs, or tabs and figures are not
     *     equally many
     */
    public Figures {
        if (!nonNull(direction, "direction").equals("row") && !direction.equals("column") && !direction.equals("tabs"))
            throw new IllegalArgumentException("direction " + direction + ": row, column or tabs");
        List<Figure> flat = new ArrayList<>();
        for (Figure figure : list) {
            if (figure instanceof Figures more) flat.addAll(more.list);
            else flat.add(figure);
        }
        list = List.copyOf(flat);
        labels = List.copyOf(labels);
        if (labels.size() != (direction.equals("tabs") ? list.size() : 0))
            throw new IllegalArgumentException("labels " + labels + ": tabs need one for each of the " + list.size()
                    + " figures");
    }

    /** Figures in a row or a column. */
    public Figures(String direction, List<Figure> list) {
        this(direction, list, List.of());
    }

    /** Side by side. What is no figure yet becomes one. */
    public static Figures row(Object... shown) {
        return new Figures("row", figures(shown));
    }

    /** One below the other. */
    public static Figures column(Object... shown) {
        return new Figures("column", figures(shown));
    }

    /**
     * The same figures, one at a time: {@code Figures.row(table, plot).tabs("table", "plot")}. On paper they stand one
     * below the other.
     *
     * @throws IllegalArgumentException when there are not as many labels as figures
     */
    public Figures tabs(String... labels) {
        return new Figures("tabs", list, copy(java.util.Arrays.asList(nonNull(labels, "labels")), "labels"));
    }

    private static List<Figure> figures(Object[] shown) {
        return java.util.Arrays.stream(nonNull(shown, "shown")).map(Figures::of).toList();
    }

    /** The value as a figure: itself, a picture's image, as its type is registered, or its text. */
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
        return new Figures(direction, shown, labels);
    }

    @Override
    public Component component() {
        throw new UnsupportedOperationException("a composition is drawn by the components of its figures");
    }

    /** The figures as the stage takes them: {@code {direction, list: [{component, state, label, files}]}}. */
    @Override
    public Map<String, Object> state() {
        List<Object> each = new ArrayList<>();
        for (Figure figure : list) {
            Map<String, Object> one = new LinkedHashMap<>();
            one.put("component", figure.component().name());
            one.put("state", figure.state());
            if (!labels.isEmpty()) one.put("label", labels.get(each.size()));
            one.put("files", Downloads.exporter().endings(figure));
            each.add(one);
        }
        Map<String, Object> all = new LinkedHashMap<>();
        all.put("direction", direction);
        all.put("list", each);
        return all;
    }

    /** All stills in one picture. */
    @Override
    public Still still() {
        return Still.together(list.stream().map(Figure::still).toList(), !direction.equals("row"));
    }

    @Override
    public String text() {
        List<String> texts = new ArrayList<>();
        for (Figure figure : list)
            texts.add((labels.isEmpty() ? "" : labels.get(texts.size()) + "\n") + figure.text());
        return String.join("\n\n", texts);
    }
}
