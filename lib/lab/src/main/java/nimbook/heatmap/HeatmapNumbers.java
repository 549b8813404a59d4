package nimbook.heatmap;

import nimbook.core.Asked;
import nimbook.core.Asking;
import nimbook.core.GameGrid;
import nimbook.core.Grid;

/** What a heatmap shows, packed; while figures are only asked for their question, packed when it is looked at. */
final class HeatmapNumbers {

    private final int rows;
    private final int columns;
    private final Asked asked;
    private final GameGrid moves;
    private Grid grid;
    private CellValues packed;

    HeatmapNumbers(Grid grid) {
        rows = grid.rows();
        columns = grid.columns();
        asked = grid.asked();
        moves = grid instanceof GameGrid game ? game : null;
        CellValues.check(rows, columns);
        this.grid = grid;
        if (!Asking.isOn()) packed();
    }

    int rows() {
        return rows;
    }

    int columns() {
        return columns;
    }

    /** The question whose answer the numbers are, of a table that is none of a board game; or null. */
    Asked asked() {
        return asked;
    }

    /** The moves of a game that is none on a board; or null. */
    GameGrid moves() {
        return moves;
    }

    synchronized CellValues packed() {
        if (packed == null) packed = CellValues.pack(grid);
        // The table itself may be large, and a notebook keeps its figures.
        grid = null;
        return packed;
    }
}
