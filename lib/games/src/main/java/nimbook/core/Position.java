package nimbook.core;

/**
 * A cell of the board: the first pile counts down the rows, the second along the columns.
 *
 * @param row the first pile, ≥ 0
 * @param column the second pile, ≥ 0
 */
public record Position(int row, int column) implements Comparable<Position> {

    /** @throws IllegalArgumentException when a coordinate is negative */
    public Position {
        if (row < 0 || column < 0) {
            throw new IllegalArgumentException(
                    "position (" + row + ", " + column + "): row and column must be at least 0");
        }
    }

    /**
     * The cell (row, column): first pile, second pile.
     *
     * @throws IllegalArgumentException when a coordinate is negative
     */
    public static Position of(int row, int column) {
        return new Position(row, column);
    }

    /** The cell reflected in the main diagonal. */
    @SuppressWarnings("ArgumentSelectionDefectChecker")   // exchanged on purpose
    public Position mirror() {
        return new Position(column, row);
    }

    /** By row, then by column. */
    @Override
    public int compareTo(Position other) {
        return row != other.row ? Integer.compare(row, other.row) : Integer.compare(column, other.column);
    }

    @Override
    public String toString() {
        return "(" + row + ", " + column + ")";
    }
}
