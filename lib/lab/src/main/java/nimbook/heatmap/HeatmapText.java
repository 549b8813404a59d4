package nimbook.heatmap;

import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import nimbook.drawing.NumberText;

/** A heatmap in words and columns. */
final class HeatmapText {

    /** What fits an 80-column terminal with two-digit values, and a screen's height. */
    private static final int MOST_ROWS = 16;
    private static final int MOST_COLUMNS = 18;

    private HeatmapText() {}

    static String of(Heatmap map) {
        CellValues values = map.values();
        StringBuilder out = new StringBuilder();
        if (!map.style().title().isEmpty()) out.append(map.style().title()).append('\n');
        out.append(summary(map, value -> value + " = " + map.style().names().get(value))).append('\n');
        int rows = Math.min(values.rows(), MOST_ROWS);
        int columns = Math.min(values.columns(), MOST_COLUMNS);
        int width = 1 + String.valueOf(columns - 1).length();
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++)
                width = Math.max(width, cell(map, row, column).length() + 1);
        }
        int head = Math.max(String.valueOf(rows - 1).length(), 1);
        out.append(" ".repeat(head)).append(" |");
        // A star follows the digits, so the digits of the heads stand one to the left.
        for (int column = 0; column < columns; column++) pad(out, column + " ", width + 1);
        out.append('\n').append("-".repeat(head + 2 + columns * (width + 1))).append('\n');
        for (int i = 0; i < rows; i++) {
            int row = map.style().flipped() ? rows - 1 - i : i;
            pad(out, String.valueOf(row), head);
            out.append(" |");
            for (int column = 0; column < columns; column++)
                pad(out, cell(map, row, column) + (marked(map, row, column) ? "*" : " "), width + 1);
            out.append('\n');
        }
        if (rows < values.rows() || columns < values.columns()) {
            out.append("rows 0 to ").append(rows - 1).append(" of ").append(values.rows()).append(", columns 0 to ")
                    .append(columns - 1).append(" of ").append(values.columns()).append('\n');
        }
        return out.toString();
    }

    /**
     * "256 × 256 cells, values 0 to 386; * marks value 0 (P-positions): 158 cells"; named values with the numbers of
     * their cells: "8 × 8 cells: yours 0, not chosen 64".
     */
    static String summary(Heatmap map) {
        return summary(map,
            value -> map.style().names().get(value) + " " + NumberText.of(map.values().count(value)));
    }

    /** @param name a named value in words */
    private static String summary(Heatmap map, IntFunction<String> name) {
        StringBuilder out = new StringBuilder(size(map));
        int names = map.style().names().size();
        if (names > 0) out.append(IntStream.range(0, names).mapToObj(name).collect(Collectors.joining(", ", ": ", "")));
        for (int value : map.style().highlight()) {
            int count = map.values().count(value);
            out.append("; * marks ").append(ValueLabels.of(map).all().of(value)).append(": ").append(cells(count));
        }
        return out.toString();
    }

    /** "256 × 256 cells, values 0 to 386". */
    static String size(Heatmap map) {
        CellValues values = map.values();
        String size = NumberText.of(values.rows()) + " × " + NumberText.of(values.columns()) + " cells";
        if (values.without() == values.rows() * values.columns()) return size + ", none with a value";
        if (map.shows() == Heatmap.Shows.OUTCOME)
            return size + ", " + NumberText.counted(values.count(0), "P-position");
        // The legend says what each colour is.
        if (!map.style().names().isEmpty()) return size;
        return size + ", values " + NumberText.of(values.least()) + " to " + NumberText.of(values.greatest())
                + (values.without() > 0 ? ", " + cells(values.without()) + " without" : "");
    }

    static String cells(int count) {
        return NumberText.counted(count, "cell");
    }

    private static boolean marked(Heatmap map, int row, int column) {
        return map.values().hasValue(row, column) && map.style().highlight().contains(map.values().at(row, column));
    }

    private static String cell(Heatmap map, int row, int column) {
        if (!map.values().hasValue(row, column)) return "·";
        return ValueLabels.of(map).cell().of(map.values().at(row, column));
    }

    private static void pad(StringBuilder out, String text, int width) {
        out.append(" ".repeat(Math.max(0, width - text.length()))).append(text);
    }
}
