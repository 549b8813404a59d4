package nimbook.deletions;

import nimbook.core.Memory;
import nimbook.core.Work;

/**
 * The first rows of g and f to any column, with one 64-bit window a row. Bit i of a row's window at column n says whether the row holds the
 * value n − {@link #ZERO} + i. Since −m ≤ g(m, n) − n &lt; m for m ≥ 1 (and −1 for m = 0), everything below the window is used and
 * everything above it is free, for m ≤ {@link #ZERO} − 1.
 */
final class RookWindows {

    /** The bit that stands for the column itself: as many values below it as above. */
    private static final int ZERO = 32;

    private RookWindows() {}

    /** g(m, n) − n for m &lt; rows ≤ 32. */
    static byte[][] g(int rows, int columns) {
        Memory.require("rows × columns = " + rows + " × " + columns + ": the table of g", (double) rows * columns);
        byte[][] offsets = new byte[rows][columns];
        // at column 0 the values below 0 count as used
        long[] windows = new long[rows];
        java.util.Arrays.fill(windows, (1L << ZERO) - 1);
        for (int n = 0; n < columns; n++) {
            if ((n & 0xFFFF) == 0) Work.at(n, columns, "columns");
            long column = 0;
            for (int m = 0; m < rows; m++) {
                long window = windows[m];
                if ((n | m) == 0) {
                    // the corner is forbidden: nothing is used by it
                    offsets[0][0] = -1;
                } else {
                    int bit = Long.numberOfTrailingZeros(~(window | column));
                    column |= 1L << bit;
                    window |= 1L << bit;
                    offsets[m][n] = (byte) (bit - ZERO);
                }
                windows[m] = window >>> 1;
            }
        }
        return offsets;
    }

    /** f(m, n) − n for m &lt; rows ≤ 32: the inverse of g, which is needed {@code rows} columns further. */
    static byte[][] f(int rows, int columns) {
        if ((long) rows + columns > Integer.MAX_VALUE - 8) throw new IllegalArgumentException("columns = " + columns
                + ": too many for f by way of g");
        Memory.require("rows × columns = " + rows + " × " + columns + ": the tables of g and f", 2.0 * rows * columns);
        byte[][] g = g(rows, columns + rows);
        for (int m = 0; m < rows; m++) {
            byte[] f = new byte[columns];
            for (int k = m == 0 ? 1 : 0; k < columns + rows; k++) {
                if ((k & 0xFFFFF) == 0) Work.poll();
                int n = k + g[m][k];
                if (n < columns) f[n] = (byte) -g[m][k];
            }
            g[m] = f;
        }
        return g;
    }
}
