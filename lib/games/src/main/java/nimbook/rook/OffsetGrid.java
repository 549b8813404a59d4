package nimbook.rook;

import nimbook.core.GridText;
import nimbook.core.TableGrid;

/** A table whose values are near their column: a byte a cell. */
final class OffsetGrid extends TableGrid {

    private final String title;
    private final byte[][] offsets;

    OffsetGrid(String title, byte[][] offsets) {
        super(offsets.length, offsets[0].length);
        this.title = title;
        this.offsets = offsets;
    }

    @Override
    protected int value(int row, int column) {
        return column + offsets[row][column];
    }

    @Override
    public String toString() {
        return GridText.of(title, this, v -> v == NONE ? "–" : Integer.toString(v));
    }
}
