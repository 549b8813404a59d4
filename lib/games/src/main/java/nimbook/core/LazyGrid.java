package nimbook.core;

import static nimbook.core.Arguments.nonNull;

import java.util.Objects;
import java.util.function.Supplier;

/** A table whose values are computed with the first look. */
final class LazyGrid implements Grid {

    private final int rows;
    private final int columns;
    private final Lazy<Grid> table;

    LazyGrid(int rows, int columns, Supplier<? extends Grid> work) {
        Memory.size(rows, columns);
        nonNull(work, "work");
        this.rows = rows;
        this.columns = columns;
        this.table = new Lazy<>(() -> sized(work.get()));
    }

    private Grid sized(Grid made) {
        if (nonNull(made, "made").rows() == rows && made.columns() == columns) return made;
        throw new IllegalArgumentException("table of " + made.rows() + " × " + made.columns() + " cells: " + rows
                + " × " + columns + " were announced");
    }

    @Override
    public int rows() {
        return rows;
    }

    @Override
    public int columns() {
        return columns;
    }

    @Override
    public int at(int row, int column) {
        Objects.checkIndex(row, rows);
        Objects.checkIndex(column, columns);
        return table.get().at(row, column);
    }

    @Override
    public void copyRow(int row, int[] into) {
        Objects.checkIndex(row, rows);
        Objects.checkFromIndexSize(0, columns, into.length);
        table.get().copyRow(row, into);
    }

    @Override
    public int max() {
        return table.get().max();
    }

    @Override
    public String toString() {
        return table.get().toString();
    }
}
