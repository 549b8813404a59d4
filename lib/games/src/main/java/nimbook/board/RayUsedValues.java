package nimbook.board;

/**
 * The used-sets of the lines along a ray that is neither a row, a column nor a diagonal: (2, 1), (0, 3), … Each cell
 * lies on one line.
 */
final class RayUsedValues {

    private final int down;
    private final int left;
    private final int rows;
    private final int columns;
    final UsedValueSets lines;

    RayUsedValues(Moves.Step ray, int rows, int columns, int bound) {
        this.down = ray.down();
        this.left = ray.left();
        this.rows = rows;
        this.columns = columns;
        this.lines = new UsedValueSets((int) count(ray, rows, columns), bound, true);
    }

    /** Lines that begin in the first rows, and those that begin in the first columns. */
    static double count(Moves.Step ray, int rows, int columns) {
        return Math.min(ray.down(), rows) * (double) columns + Math.min(ray.left(), columns) * (double) rows;
    }

    void mark(int row, int column, int value) {
        UsedValueSets.mark(lines.bits, base(row, column), lines.sums, value);
    }

    /** Where the words of the line through a cell begin. */
    int base(int row, int column) {
        return index(row, column, down, left, rows, columns) * lines.stride;
    }

    /** The number of the line through a cell: by the cell where it enters the board. */
    static int index(int row, int column, int down, int left, int rows, int columns) {
        int back = down == 0 ? column / left : left == 0 ? row / down : Math.min(row / down, column / left);
        int r = row - back * down;
        int c = column - back * left;
        return r < down ? r * columns + c : Math.min(down, rows) * columns + c * rows + r;
    }
}
