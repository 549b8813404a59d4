package nimbook.board;

import java.util.Objects;
import java.util.function.IntBinaryOperator;

/** A table whose cells a rule gives, with the question that it answers or null. */
final class RuleGrid implements Grid {

    private final int rows;
    private final int columns;
    private final Asked asked;
    private final IntBinaryOperator value;

    RuleGrid(int rows, int columns, Asked asked, IntBinaryOperator value) {
        Memory.size(rows, columns);
        this.rows = rows;
        this.columns = columns;
        this.asked = asked;
        this.value = Objects.requireNonNull(value, "value");
    }

    @Override
    public Asked asked() {
        return asked;
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
        return value.applyAsInt(Objects.checkIndex(row, rows), Objects.checkIndex(column, columns));
    }
}
