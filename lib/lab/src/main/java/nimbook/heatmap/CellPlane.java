package nimbook.heatmap;

/**
 * Where the cells of a window lie on the sheet. Corners of cells have whole coordinates: cell (row, column) reaches
 * from corner (row, column) to corner (row + 1, column + 1).
 *
 * @param window the cells that are shown
 * @param left of the first column, in pixels of the sheet
 * @param top of the highest row on the sheet
 * @param cellWidth of a cell
 * @param cellHeight of a cell
 * @param flipped whether rows run upwards
 */
record CellPlane(CellWindow window, double left, double top, double cellWidth, double cellHeight, boolean flipped) {

    /**
     * Height of a cell over its width: 1, or more for wide strips and less for tall ones, so that the short side stays
     * a sixth of the long one.
     */
    static double aspect(int rows, int columns) {
        double shape = (double) columns / rows;
        return shape > 6 ? shape / 6 : shape < 1 / 6.0 ? shape * 6 : 1;
    }

    double width() {
        return cellWidth * window.columns();
    }

    double height() {
        return cellHeight * window.rows();
    }

    double x(double column) {
        return left + (column - window.column()) * cellWidth;
    }

    double y(double row) {
        return flipped ? top + (window.endRow() - row) * cellHeight : top + (row - window.row()) * cellHeight;
    }

    /** The upper edge of a row of cells. */
    double topOf(int row) {
        return y(flipped ? row + 1.0 : row);
    }

    double middleX(int column) {
        return x(column + 0.5);
    }

    double middleY(int row) {
        return y(row + 0.5);
    }
}
