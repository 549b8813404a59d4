package nimbook.core;

import static nimbook.core.Arguments.nonNull;
import static nimbook.core.Arguments.refuse;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.IntBinaryOperator;
import java.util.function.Supplier;

/**
 * A rectangle of whole numbers that a figure can draw: row = first pile (m, x), column = second pile (n, y), origin (0,
 * 0) top left. Immutable as seen from here: two calls with the same cell give the same value.
 */
public interface Grid {

    /** The value of a cell that has none (a forbidden cell; a cell that was never decided). */
    int NONE = -1;

    /**
     * The table whose cells a rule gives, evaluated with each access; the rule is called for cells inside only.
     *
     * @throws IllegalArgumentException for less than one row or column
     */
    static Grid of(int rows, int columns, IntBinaryOperator value) {
        return new RuleGrid(rows + " × " + columns + " values", "×", rows, columns, value);
    }

    /** The same with a title for its text, which has a dash for {@link #NONE}. */
    static Grid of(String title, int rows, int columns, IntBinaryOperator value) {
        return new RuleGrid(nonNull(title, "title"), "–", rows, columns, value);
    }

    /**
     * The table that a computation gives; it is begun with the first look at a value, and again with the next one when
     * it ended by an exception.
     *
     * @param work gives a table of this size
     * @throws IllegalArgumentException for less than one row or column; with the first look, for a table of another
     *     size
     */
    static Grid lazy(int rows, int columns, Supplier<? extends Grid> work) {
        return new LazyGrid(rows, columns, work);
    }

    /** Whether the numbers are outcomes, 0 for P and 1 for N. */
    default boolean isOutcomes() {
        return false;
    }

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

    /**
     * Copies a row's values (row, 0) … (row, columns − 1) to the beginning of an array: the quick way to draw.
     *
     * @throws IndexOutOfBoundsException when there is no such row, or the array is shorter than it
     */
    default void copyRow(int row, int[] into) {
        Objects.checkFromIndexSize(0, columns(), nonNull(into, "into").length);
        for (int column = 0; column < columns(); column++) into[column] = at(row, column);
    }

    /**
     * The values of a row, columns() of them.
     *
     * @throws IllegalArgumentException when so many do not fit
     */
    default int[] row(int row) {
        int[] values = room();
        copyRow(row, values);
        return values;
    }

    private int[] room() {
        Memory.require("columns = " + columns() + ": a row of the table", 4.0 * columns(),
                columns() < Integer.MAX_VALUE - 8);
        return new int[columns()];
    }

    /** The largest value; {@link #NONE} when no cell has one. */
    default int max() {
        int max = NONE;
        int[] values = room();
        for (int row = 0; row < rows(); row++) {
            Work.poll();
            copyRow(row, values);
            for (int value : values) max = Math.max(max, value);
        }
        return max;
    }

    /**
     * How many cells hold each value: histogram()[v] for 0 ≤ v ≤ {@link #max()}; cells without a value are not counted.
     *
     * @throws IllegalArgumentException when max() + 1 counts do not fit
     */
    default long[] histogram() {
        int max = max();
        Memory.require("max = " + max + ": a count of each value", 8.0 * max, max < Integer.MAX_VALUE - 8);
        long[] count = new long[max + 1];
        int[] values = room();
        for (int row = 0; row < rows(); row++) {
            Work.poll();
            copyRow(row, values);
            for (int value : values) if (value >= 0) count[value]++;
        }
        return count;
    }

    /**
     * The first cells that hold a value, by row, then by column.
     *
     * @param value 0 for the P-positions of a Grundy table; {@link #NONE} for the cells without a value
     * @param limit the most cells wanted, ≥ 0
     */
    default List<Position> positionsOf(int value, int limit) {
        refuse(limit < 0, "limit = ", limit, ": at least 0 is needed");
        List<Position> found = new ArrayList<>();
        int[] values = room();
        for (int row = 0; row < rows() && found.size() < limit; row++) {
            Work.poll();
            copyRow(row, values);
            for (int column = 0; column < values.length && found.size() < limit; column++) {
                if (values[column] == value) found.add(Position.of(row, column));
            }
        }
        return List.copyOf(found);
    }

    /** The cells that hold a value, by row, then by column; the first 100 000 of them. */
    default List<Position> positionsOf(int value) {
        return positionsOf(value, 100_000);
    }
}
