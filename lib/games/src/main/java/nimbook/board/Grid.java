package nimbook.board;

/**
 * A rectangle of whole numbers that a figure can draw: row = first pile (m, x), column = second pile (n, y), origin (0, 0) top left.
 * Immutable as seen from here: two calls with the same cell give the same value.
 */
public interface Grid {

    /** The value of a cell that has none (a forbidden cell; a cell that was never decided). */
    int NONE = -1;

    /** Number of rows, ≥ 1. */
    int rows();

    /** Number of columns, ≥ 1. */
    int columns();

    /**
     * The value at a cell, or {@link #NONE}.
     *
     * @throws IndexOutOfBoundsException outside 0 ≤ row &lt; rows, 0 ≤ column &lt; columns
     */
    int at(int row, int column);
}
