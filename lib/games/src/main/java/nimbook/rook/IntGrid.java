package nimbook.rook;

import nimbook.core.Grid;
import nimbook.core.GridText;

/** A table of numbers, written out. */
record IntGrid(String title, int[][] values) implements Grid {

    @Override
    public int rows() {
        return values.length;
    }

    @Override
    public int columns() {
        return values[0].length;
    }

    @Override
    public int at(int row, int column) {
        return values[row][column];
    }

    @Override
    public String toString() {
        return GridText.of(title, this, v -> v == NONE ? "–" : Integer.toString(v));
    }
}
