package nimbook.core;

import static nimbook.core.Arguments.nonNull;

import java.util.Optional;

/**
 * Where two tables agree, cell by cell, over the rows and columns that both have.
 *
 * @param rows rows compared
 * @param columns columns compared
 * @param agreeing cells with the same number; two cells without a value agree
 * @param first the first cell, by rows, where they differ
 * @param one the first table's number there; {@link Grid#NONE} where they never differ
 * @param other the second table's number there
 */
public record Comparison(int rows, int columns, long agreeing, Optional<Position> first, int one, int other) {

    /** @throws IllegalArgumentException when the first difference is null */
    public Comparison {
        nonNull(first, "first");
    }

    /**
     * Compares two tables. O(rows · columns) calls of each.
     *
     * @throws Work.Stopped when the thread is interrupted
     */
    public static Comparison of(Grid one, Grid other) {
        int rows = Math.min(nonNull(one, "one").rows(), nonNull(other, "other").rows());
        int columns = Math.min(one.columns(), other.columns());
        long agreeing = 0;
        Position first = null;
        for (int row = 0; row < rows; row++) {
            Work.at(row, rows, "rows");
            for (int column = 0; column < columns; column++) {
                if ((column & 0xFFF) == 0) Work.poll();
                if (one.at(row, column) == other.at(row, column)) agreeing++;
                else if (first == null) first = Position.of(row, column);
            }
        }
        if (first == null) return new Comparison(rows, columns, agreeing, Optional.empty(), Grid.NONE, Grid.NONE);
        return new Comparison(rows, columns, agreeing, Optional.of(first), one.at(first.row(), first.column()),
                other.at(first.row(), first.column()));
    }

    /** Whether no compared cell differs. */
    public boolean agrees() {
        return first.isEmpty();
    }

    /** "9 950 of 10 000 cells agree; the first difference is (3, 5): 6 and 7". */
    @Override
    public String toString() {
        long cells = (long) rows * columns;
        String counted = rows + " × " + columns + " cells: ";
        if (agrees()) return counted + "all agree";
        return counted + agreeing + " of " + cells + " agree; the first difference is " + first.orElseThrow() + ": "
                + one + " and " + other;
    }
}
