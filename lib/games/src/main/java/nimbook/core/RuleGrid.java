package nimbook.core;

import static nimbook.core.Arguments.nonNull;

import java.util.Objects;
import java.util.function.IntBinaryOperator;

/**
 * A table whose cells a rule gives.
 *
 * @param title of its text
 * @param none what its text has where there is no value
 */
record RuleGrid(String title, String none, int rows, int columns, IntBinaryOperator value) implements Grid {

    RuleGrid {
        Memory.size(rows, columns);
        nonNull(value, "value");
    }

    @Override
    public int at(int row, int column) {
        return value.applyAsInt(Objects.checkIndex(row, rows), Objects.checkIndex(column, columns));
    }

    /** The values in lines, as of other tables. */
    @Override
    public String toString() {
        return GridText.of(title, this, v -> v == NONE ? none : Integer.toString(v));
    }
}
