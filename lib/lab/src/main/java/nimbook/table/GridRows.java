package nimbook.table;

import static nimbook.core.Arguments.copy;
import static nimbook.core.Arguments.nonNull;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import nimbook.board.OutcomeTable;
import nimbook.core.Grid;

/** Tables made of grids. */
final class GridRows {
    private GridRows() {}

    static DataTable wide(Grid grid) {
        nonNull(grid, "grid");
        return wide(grid.rows(), grid.columns(), type(grid), (row, column) -> value(grid, row, column));
    }

    static DataTable wide(int[][] values) {
        int width = copy(values, "values").stream().mapToInt(row -> row.length).max().orElse(0);
        int[][] mine = Arrays.stream(values).map(int[]::clone).toArray(int[][]::new);
        return wide(mine.length, width, DataType.WHOLE,
                (row, column) -> column < mine[row].length ? (Object) (long) mine[row][column] : null);
    }

    static DataTable cells(Grid grid) {
        long cells = (long) nonNull(grid, "grid").rows() * grid.columns();
        if (cells > Integer.MAX_VALUE) {
            throw new IllegalArgumentException("grid of " + grid.rows() + " × " + grid.columns() + " = " + cells
                    + " cells: a table has at most " + Integer.MAX_VALUE + " rows");
        }
        List<DataColumn> columns =
                List.of(DataColumn.whole("m"), DataColumn.whole("n"), new DataColumn("value", type(grid)));
        int width = grid.columns();
        return DataTable.of(columns, DataRows.of((int) cells, 3,
                i -> Arrays.asList(i / width, i % width, value(grid, i / width, i % width))));
    }

    private interface Cells {
        Object at(int row, int column);
    }

    private static DataTable wide(int rows, int width, DataType type, Cells cells) {
        List<DataColumn> columns = new ArrayList<>(width + 1);
        columns.add(DataColumn.whole("m"));
        for (int n = 0; n < width; n++) columns.add(new DataColumn(String.valueOf(n), type));
        return DataTable.of(columns, new DataRows() {
            @Override
            public int count() {
                return rows;
            }

            @Override
            public List<?> row(int index) {
                Object[] row = new Object[width + 1];
                for (int i = 0; i <= width; i++) row[i] = cell(index, i);
                return Arrays.asList(row);
            }

            @Override
            public Object cell(int row, int column) {
                return column == 0 ? (Object) (long) row : cells.at(row, column - 1);
            }
        });
    }

    private static DataType type(Grid grid) {
        return grid instanceof OutcomeTable ? DataType.TEXT : DataType.WHOLE;
    }

    private static Object value(Grid grid, int row, int column) {
        if (grid instanceof OutcomeTable outcomes) return outcomes.outcome(row, column).name();
        int value = grid.at(row, column);
        return value == Grid.NONE ? null : (Object) (long) value;
    }
}
