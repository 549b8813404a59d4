package nimbook.widget.live;

import static nimbook.widget.model.NullChecks.copy;
import static nimbook.widget.model.NullChecks.nonNull;

import java.util.List;

/**
 * What a run of a cell evaluates, as Java that gives the same in another cell of the notebook.
 *
 * @param expression of the run's value, after which a method may be called; the name of the variable that it declares;
 *     null for a statement
 * @param type of the expression by its simple name, without type arguments; empty where it is not known
 * @param shown what {@code show(…)} shows in the run, in this order; else empty
 */
public record CellSource(String expression, String type, List<String> shown) {
    /** A run of which no source is known. */
    public static final CellSource NONE = new CellSource(null, "", List.of());

    /** The list is copied. */
    public CellSource {
        nonNull(type, "type");
        shown = copy(shown, "shown");
    }

    /** The expression of the i-th value that {@code show} shows; null where there is none. */
    CellSource shown(int i) {
        return i < shown.size() ? new CellSource(shown.get(i), "", List.of()) : NONE;
    }

    /** Java text with this value that has a method {@code at}; null where the source is not known. */
    String line(Object value) {
        if (expression == null) return null;
        if (value instanceof Live live) {
            if (type.isEmpty() || type.equals("Live")) return expression;
            if (type.equals("Object")) return "((Live) " + expression + ")";
            // Made of a value that is no figure by itself, as a list of records.
            List<Figure> figures = live.now().figures().list();
            return figures.size() != 1 ? null : maker(figures.get(0)) + "(" + expression + ")";
        }
        boolean named = value instanceof Figure && (type.isEmpty() || type.equals(value.getClass().getSimpleName()));
        return named ? expression : "Figures.of(" + expression + ")";
    }

    private static String maker(Figure figure) {
        return figure.getClass().getSimpleName() + ".of";
    }
}
