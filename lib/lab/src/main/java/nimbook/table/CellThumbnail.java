package nimbook.table;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import nimbook.drawing.Color;
import nimbook.drawing.Drawing;
import nimbook.drawing.ShapeStyle;

/**
 * A set of cells in a table, drawn as the page draws it ({@code sets.js}): a list of thirty pairs does not show which
 * set it is.
 *
 * @param cells row and column of each
 * @param rows one more than the greatest row
 * @param columns one more than the greatest column
 */
record CellThumbnail(List<int[]> cells, int rows, int columns) {

    private static final Pattern LIST = Pattern.compile("\\(\\d+, \\d+\\)( \\(\\d+, \\d+\\))+");
    private static final Pattern PAIR = Pattern.compile("\\((\\d+), (\\d+)\\)");
    /** A set that reaches further is read sooner than seen. */
    private static final int SIDE = 24;
    /** Pixels of a cell, and of the whole at most. */
    private static final double CELL = 7;
    private static final double MOST = 72;

    /** Of a text that lists two cells or more, none beyond the 24th row or column; null of anything else. */
    static CellThumbnail of(Object cell) {
        // No list of as many pairs as the drawing has squares is longer.
        if (!(cell instanceof String text) || text.length() > 9 * SIDE * SIDE || !LIST.matcher(text).matches())
            return null;
        List<int[]> cells = new ArrayList<>();
        int rows = 0;
        int columns = 0;
        for (Matcher pair = PAIR.matcher(text); pair.find();) {
            if (pair.group(1).length() > 2 || pair.group(2).length() > 2) return null;
            int[] at = {Integer.parseInt(pair.group(1)), Integer.parseInt(pair.group(2))};
            cells.add(at);
            rows = Math.max(rows, at[0] + 1);
            columns = Math.max(columns, at[1] + 1);
        }
        return rows <= SIDE && columns <= SIDE ? new CellThumbnail(cells, rows, columns) : null;
    }

    private double side() {
        return Math.min(CELL, MOST / Math.max(rows, columns));
    }

    double width() {
        return columns * side();
    }

    double height() {
        return rows * side();
    }

    void draw(Drawing.Builder sheet, double x, double y) {
        boolean[][] in = new boolean[rows][columns];
        for (int[] at : cells) in[at[0]][at[1]] = true;
        ShapeStyle inside = ShapeStyle.fill(Color.ACCENT).outlined(Color.PAPER, 0.12 * side());
        ShapeStyle outside = ShapeStyle.line(Color.LINE, 0.08 * side());
        for (int row = 0; row < rows; row++)
            for (int column = 0; column < columns; column++)
                sheet.rect(x + column * side(), y + row * side(), side(), side(), in[row][column] ? inside : outside);
    }
}
