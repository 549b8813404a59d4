package nimbook.core;

import static nimbook.core.Arguments.nonNull;

import java.util.Optional;

/**
 * Where two tables agree, cell by cell, over the rows and columns that both have.
 *
 * @param one the first table
 * @param other the second table
 * @param agreeing cells with the same number; two cells without a value agree
 * @param first the first cell, by rows, where they differ
 */
public record Comparison(Grid one, Grid other, long agreeing, Optional<Position> first) {

    /** Refuses null. */
    public Comparison {
        nonNull(one, "one");
        nonNull(other, "other");
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
        return new Comparison(one, other, agreeing, Optional.ofNullable(first));
    }

    /** Rows compared. */
    public int rows() {
        return Math.min(one.rows(), other.rows());
    }

    /** Columns compared. */
    public int columns() {
        return Math.min(one.columns(), other.columns());
    }

    /** Whether no compared cell differs. */
    public boolean agrees() {
        return first.isEmpty();
    }

    /** 0 where the tables agree, 1 where they differ; rows × columns as compared. */
    public Grid differences() {
        return Grid.of(rows(), columns(), (row, column) -> one.at(row, column) == other.at(row, column) ? 0 : 1);
    }

    private static String value(Grid grid, Position at) {
        int value = grid.at(at.row(), at.column());
        if (value == Grid.NONE) return "no value";
        return grid.isOutcomes() ? value == 0 ? "P" : "N" : String.valueOf(value);
    }

    /** "100 × 100 cells: 9950 of 10000 agree; the first difference is (3, 5): 6 and 7". */
    @Override
    public String toString() {
        String counted = rows() + " × " + columns() + " cells: ";
        return first.map(at -> counted + agreeing + " of " + (long) rows() * columns()
                + " agree; the first difference is " + at + ": " + value(one, at) + " and " + value(other, at))
                .orElse(counted + "all agree");
    }
}
