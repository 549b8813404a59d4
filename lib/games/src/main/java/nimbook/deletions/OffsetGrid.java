package nimbook.deletions;

import java.util.Objects;
import nimbook.core.Asked;
import nimbook.core.Grid;
import nimbook.core.GridText;

/** A table whose values are near their column: a byte a cell. */
final class OffsetGrid implements Grid {

    private final String title;
    private final byte[][] offsets;
    private final Asked asked;

    OffsetGrid(String title, byte[][] offsets, Asked asked) {
        this.title = title;
        this.offsets = offsets;
        this.asked = asked;
    }

    @Override
    public Asked asked() {
        return asked;
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
