package nimbook.core;

import static nimbook.core.Arguments.refuse;

/**
 * Strips of a table: so many rows each, in blocks of so many columns.
 *
 * @param <W> as of {@link Strips}
 */
public interface TableStrips<W> extends Strips<W> {

    /**
     * How a table is cut: strip s has the rows top(s) to bottom(s) − 1, block j the columns left(j) to right(j) − 1.
     *
     * @param rows rows of the table
     * @param columns columns of the table
     * @param height rows of a strip, the last one may have fewer
     * @param width columns of a block, the last one may have fewer
     */
    record Cut(int rows, int columns, int height, int width) {

        /** @throws IllegalArgumentException when a size is below 0, or height or width below 1 */
        public Cut {
            refuse(rows < 0 || columns < 0 || height < 1 || width < 1, "rows, columns, height, width = ", rows, ", ",
                    columns, ", ", height, ", ", width, ": at least 0, 0, 1, 1 are needed");
        }

        /** The first row of a strip. */
        public int top(int strip) {
            return strip * height;
        }

        /** The row after the last of a strip. */
        public int bottom(int strip) {
            return (int) Math.min(rows, (strip + 1L) * height);
        }

        /** The first column of a block. */
        public int left(int block) {
            return block * width;
        }

        /** The column after the last of a block. */
        public int right(int block) {
            return (int) Math.min(columns, (block + 1L) * width);
        }
    }

    /** How the table is cut. */
    Cut cut();

    @Override
    default int count() {
        return (int) ((cut().rows + cut().height - 1L) / cut().height);
    }

    @Override
    default int blocks() {
        return (int) ((cut().columns + cut().width - 1L) / cut().width);
    }

    @Override
    default long cells() {
        return (long) cut().rows * cut().columns;
    }
}
