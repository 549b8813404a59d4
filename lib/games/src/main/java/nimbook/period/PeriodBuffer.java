package nimbook.period;

import static nimbook.core.Arguments.refuse;

import nimbook.core.Memory;

/**
 * The last T columns of some rows, as values less the column; in bytes where they fit. Column by column, so that a step
 * touches one place.
 *
 * <p>Offsets lie in [−back, up], but for terminal and forbidden cells: what is less is kept as −back − 1, which equals
 * no other cell's.
 */
final class PeriodBuffer {

    /** Columns kept, a common period once the rows are proved. */
    final int columns;
    private final int rows;
    private final int least;
    private final byte[] narrow;
    private final short[] wide;

    /** @throws IllegalArgumentException when it does not fit into memory */
    PeriodBuffer(RowBounds bounds, long columns) {
        rows = bounds.back().length;
        least = -bounds.mostBack() - 1;
        boolean small = least >= Byte.MIN_VALUE && bounds.up() <= Byte.MAX_VALUE;
        refuse(least < Short.MIN_VALUE || bounds.up() > Short.MAX_VALUE, "row ", rows - 1,
                ": its values spread further than 2¹⁵ from their column");
        String what = "row " + (rows - 1) + ": " + rows + " rows over their common period of " + columns + " columns";
        double cells = (double) rows * columns;
        refuse(cells > Integer.MAX_VALUE - 8, what, " are more than 2³¹ cells: too many to keep");
        Memory.require(what, small ? cells : 2 * cells);
        this.columns = (int) columns;
        narrow = small ? new byte[rows * this.columns] : null;
        wide = small ? null : new short[rows * this.columns];
    }

    /** @param phase the column modulo {@link #columns} */
    int at(int phase, int row) {
        int i = phase * rows + row;
        return narrow != null ? narrow[i] : wide[i];
    }

    void put(int phase, int row, int value) {
        int i = phase * rows + row;
        int kept = Math.max(value, least);
        if (narrow != null) narrow[i] = (byte) kept;
        else wide[i] = (short) kept;
    }
}
