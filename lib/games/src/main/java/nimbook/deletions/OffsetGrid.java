package nimbook.deletions;

import java.util.Objects;
import nimbook.core.Grid;
import nimbook.core.GridText;

/** A table whose values are near their column: a byte a cell. */
final class OffsetGrid implements Grid {

    private final String title;
    private final byte[][] offsets;

    OffsetGrid(String title, byte[][] offsets) {
        this.title = title;
        this.offsets = offsets;
    }

    @Override
    public int rows() {
        return offsets.length;
    }

    @Override
    public int columns() {
        return offsets[0].length;
    }

    @Override
    public int at(int row, int column) {
        Objects.checkIndex(row, rows());
        return column + offsets[row][Objects.checkIndex(column, columns())];
    }

    @Override
    public String toString() {
        return GridText.of(title, this, v -> v == NONE ? "–" : Integer.toString(v));
    }
}
