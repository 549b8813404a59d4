package nimbook.core;

import static nimbook.core.Arguments.nonNull;

import java.util.Objects;

/** A grid of a fixed size that checks every access once; a subclass gives the values of cells inside. */
public abstract class TableGrid implements Grid {

    private final int rows;
    private final int columns;

    /** @throws IllegalArgumentException for less than one row or column */
    protected TableGrid(int rows, int columns) {
        Memory.size(rows, columns);
        this.rows = rows;
        this.columns = columns;
    }

    /** The value at a cell inside, or {@link Grid#NONE}. */
    protected abstract int value(int row, int column);

    /** Copies a row that there is to the beginning of an array that is long enough. */
    protected void copy(int row, int[] into) {
        for (int column = 0; column < columns; column++) into[column] = value(row, column);
    }

    @Override
    public final int rows() {
        return rows;
    }

    @Override
    public final int columns() {
        return columns;
    }

    @Override
    public final int at(int row, int column) {
        return value(Objects.checkIndex(row, rows), Objects.checkIndex(column, columns));
    }

    @Override
    public final void copyRow(int row, int[] into) {
        Objects.checkIndex(row, rows);
        Objects.checkFromIndexSize(0, columns, nonNull(into, "into").length);
        copy(row, into);
    }
}
