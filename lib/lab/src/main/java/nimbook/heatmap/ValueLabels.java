package nimbook.heatmap;

import java.util.List;
import java.util.Map;
import nimbook.drawing.NumberText;
import nimbook.widget.model.Json;

/**
 * What the values of a heatmap are called, in files as in the page.
 *
 * @param cell what stands in a cell
 * @param one said of one cell
 * @param all said of all cells that have the value
 * @param drawn whether pictures show what stands in a cell
 * @param ground the value of the cells among which others are looked for, 1 in outcomes; null where there is none
 */
record ValueLabels(Names cell, Names one, Names all, boolean drawn, Integer ground) {

    static final String NONE = "no value";

    private static final Names NUMBERS = new Names(List.of(), "#");

    /**
     * Names of numbers.
     *
     * @param first of 0, 1, …
     * @param others of all other numbers; # stands for the number
     */
    record Names(List<String> first, String others) {

        String of(int value) {
            return of(value, NumberText.of(value));
        }

        /** In a file of data. */
        String plain(int value) {
            return of(value, String.valueOf(value));
        }

        private String of(int value, String digits) {
            return value >= 0 && value < first.size() ? first.get(value) : others.replace("#", digits);
        }

        Map<String, Object> state() {
            return Json.object("first", first, "others", others);
        }
    }

    static ValueLabels of(Heatmap map) {
        Names values = new Names(List.of(), "value #");
        if (!map.style().names().isEmpty()) {
            Names names = new Names(map.style().names(), "value #");
            return new ValueLabels(map.shows() == Heatmap.Shows.OUTCOME ? outcomes().cell : NUMBERS, names, names,
                    false, null);
        }
        return switch (map.shows()) {
            case GRUNDY -> new ValueLabels(NUMBERS, new Names(List.of("value 0 · P-position"), "value # · N-position"),
                    new Names(List.of("value 0 (P-positions)"), "value #"), true, null);
            case OUTCOME -> outcomes();
            case VALUES -> new ValueLabels(NUMBERS, values, values, true, null);
        };
    }

    private static ValueLabels outcomes() {
        return new ValueLabels(new Names(List.of("P"), "N"), new Names(List.of("P-position"), "N-position"),
                new Names(List.of("P-positions", "N-positions"), "value #"), true, 1);
    }

    /** Characters that the longest label of a cell takes. */
    int longest(CellValues values) {
        return Math.max(cell.of(values.least()).length(), cell.of(values.greatest()).length());
    }

    /** The value that gets no label, or null: a letter in nearly every cell says nothing, so the few stand alone. */
    Integer unwritten(CellValues values) {
        boolean most = ground != null && 2L * values.count(ground) > (long) values.rows() * values.columns();
        return most ? ground : null;
    }

    /** Keys: cell, one, all (each first and others), none, drawn, ground and unwritten (a value or null). */
    Map<String, Object> state(CellValues values) {
        return Json.object("cell", cell.state(), "one", one.state(), "all", all.state(), "none", NONE, "drawn", drawn,
                "ground", ground, "unwritten", unwritten(values));
    }
}
