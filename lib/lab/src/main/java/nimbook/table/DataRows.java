package nimbook.table;

import static nimbook.core.Arguments.nonNull;

import java.util.Arrays;
import java.util.List;
import java.util.function.IntFunction;

/** Where the rows of a table come from. Row and column indices are checked by the table. */
public interface DataRows {
    /** Number of rows. */
    int count();

    /** Normal values (see {@link DataType#normal}), one a column; not yet cells of the columns' types. */
    List<?> row(int index);

    /** One cell. */
    default Object cell(int row, int column) {
        return row(row).get(column);
    }

    /** Rows that are there. */
    static DataRows of(List<? extends List<?>> rows) {
        return new DataRows() {
            @Override
            public int count() {
                return rows.size();
            }

            @Override
            public List<?> row(int index) {
                return rows.get(index);
            }
        };
    }

    /** Rows that are computed when they are looked at. */
    static DataRows of(int count, int width, IntFunction<? extends List<?>> rule) {
        nonNull(rule, "rule");
        return new DataRows() {
            @Override
            public int count() {
                return count;
            }

            @Override
            public List<?> row(int index) {
                List<?> row = nonNull(rule.apply(index), "what rule gives");
                if (row.size() != width) throw wide(index, row.size(), width);
                Object[] normal = row.toArray();
                normal(normal);
                return Arrays.asList(normal);
            }
        };
    }

    /** The same rows with one column read as another type. */
    default DataRows typed(int column, DataColumn as, int width) {
        return of(count(), width, i -> {
            List<Object> row = new java.util.ArrayList<>(row(i));
            try {
                row.set(column, as.type().read(row.get(column)));
            } catch (IllegalArgumentException | ArithmeticException e) {
                throw new IllegalArgumentException("row " + i + ", column \"" + as.name() + "\": \""
                        + CellText.brief(CellText.plain(row.get(column))) + "\" is none of the " + as.type().words(),
                        e);
            }
            return row;
        });
    }

    /** Brings the numbers of a row to the types that tables hold. */
    static void normal(Object[] row) {
        nonNull(row, "row");
        for (int i = 0; i < row.length; i++) row[i] = DataType.normal(row[i]);
    }

    /** The refusal of a row that is too short or too long. */
    static IllegalArgumentException wide(int index, int cells, int width) {
        return new IllegalArgumentException("row " + index + " has " + cells + " cells; the table has " + width
                + (width == 1 ? " column" : " columns"));
    }
}
