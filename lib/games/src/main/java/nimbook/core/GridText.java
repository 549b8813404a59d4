package nimbook.core;

import static nimbook.core.Arguments.nonNull;

import java.util.function.IntFunction;

/** A grid as aligned text for a terminal: a line a row, headed by row and column numbers. */
public final class GridText {

    /** What a terminal of 100 to 150 letters and a screen of a laptop show at once. */
    private static final int ROWS = 40;
    private static final int COLUMNS = 30;

    private GridText() {}

    /**
     * The first rows and columns of a grid under a title.
     *
     * @param symbol how a value is written
     */
    public static String of(String title, Grid grid, IntFunction<String> symbol) {
        nonNull(symbol, "symbol");
        int rows = Math.min(ROWS, nonNull(grid, "grid").rows());
        int columns = Math.min(COLUMNS, grid.columns());
        String[][] cells = new String[rows + 1][columns + 1];
        cells[0][0] = "";
        int width = 1;
        for (int c = 0; c < columns; c++) cells[0][c + 1] = Integer.toString(c);
        for (int r = 0; r < rows; r++) {
            cells[r + 1][0] = Integer.toString(r);
            for (int c = 0; c < columns; c++)
                cells[r + 1][c + 1] = nonNull(symbol.apply(grid.at(r, c)), "what symbol gives");
        }
        for (String[] line : cells) for (String cell : line) width = Math.max(width, cell.length());
        StringBuilder text = new StringBuilder(nonNull(title, "title")).append('\n');
        for (String[] line : cells) {
            for (int c = 0; c < line.length; c++) {
                text.append(c == 1 ? "  " : c > 1 ? " " : "").append(" ".repeat(width - line[c].length()))
                        .append(line[c]);
            }
            text.append('\n');
        }
        if (rows < grid.rows() || columns < grid.columns()) {
            text.append("(the first ").append(rows).append(" × ").append(columns).append(" of ")
                    .append(grid.rows()).append(" × ").append(grid.columns()).append(" cells)\n");
        }
        return text.toString();
    }
}
