package nimbook.core;

import static nimbook.core.Arguments.nonNull;

import java.util.function.Supplier;

/** A table whose values are computed with the first look. */
final class LazyGrid extends TableGrid {

    private final Lazy<Grid> table;

    LazyGrid(int rows, int columns, Supplier<? extends Grid> work) {
        super(rows, columns);
        nonNull(work, "work");
        this.table = new Lazy<>(() -> sized(work.get()));
    }

    private Grid sized(Grid made) {
        if (nonNull(made, "made").rows() == rows() && made.columns() == columns()) return made;
        throw new IllegalArgumentException("table of " + made.rows() + " × " + made.columns() + " cells: " + rows()
                + " × " + columns() + " were announced");
    }

    @Override
    protected int value(int row, int column) {
        return table.get().at(row, column);
    }

    @Override
    protected void copy(int row, int[] into) {
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
