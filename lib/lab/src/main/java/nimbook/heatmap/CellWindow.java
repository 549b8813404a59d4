package nimbook.heatmap;

/**
 * The cells of a table that a picture shows: rows row, …, row + rows − 1 and columns column, …, column + columns − 1.
 *
 * @param row the first row
 * @param column the first column
 * @param rows number of rows
 * @param columns number of columns
 */
record CellWindow(int row, int column, int rows, int columns) {

    /**
     * The part of a table.
     *
     * @throws IllegalArgumentException when it is empty or does not lie inside the table
     */
    static CellWindow of(int row, int column, int rows, int columns, int allRows, int allColumns) {
        check("row", row, rows, allRows);
        check("column", column, columns, allColumns);
        return new CellWindow(row, column, rows, columns);
    }

    private static void check(String name, int first, int count, int all) {
        if (first < 0 || first >= all)
            throw new IllegalArgumentException(name + " = " + first + ": allowed are 0 to " + (all - 1));
        if (count < 1 || count > all - first)
            throw new IllegalArgumentException(
                    name + "s = " + count + ": from " + name + " " + first + " on allowed are 1 to " + (all - first));
    }

    boolean contains(int atRow, int atColumn) {
        return atRow >= row && atRow - row < rows && atColumn >= column && atColumn - column < columns;
    }

    int endRow() {
        return row + rows;
    }

    int endColumn() {
        return column + columns;
    }
}
