package nimbook.rook;

import static nimbook.core.Arguments.refuse;

import nimbook.core.Memory;
import nimbook.core.Strips;
import nimbook.core.Work;

/**
 * The first rows of g and f to any column, with one 64-bit window a row. Bit i of a row's window at column n says
 * whether the row holds the value n − {@link #ZERO} + i. Since −m ≤ g(m, n) − n &lt; m for m ≥ 1 (and −1 for m = 0),
 * everything below the window is used and everything above it is free, for m ≤ {@link #ZERO} − 1.
 */
final class RookWindows {

    /** The bit that stands for the column itself: as many values below it as above. */
    private static final int ZERO = 32;

    private RookWindows() {}

    /** Refuses a table of g that would not fit. */
    static void requireG(int rows, int columns) {
        Memory.require("rows × columns = " + rows + " × " + columns + ": the table of g", (double) rows * columns);
    }

    /** g(m, n) − n for m &lt; rows ≤ 32. */
    static byte[][] g(int rows, int columns) {
        requireG(rows, columns);
        Windows windows = new Windows(rows, columns);
        Work.run(windows);
        return windows.offsets;
    }

    /** Strips of rows: what a strip leaves used in a column goes to the next one through a ring. */
    private static final class Windows implements Strips<Void> {

        /** Columns of a block: with some rows, a tenth of a millisecond. */
        private static final int WIDTH = 1 << 12;

        /** A strip that is kept from its processor for some milliseconds does not hold up the one above it. */
        private static final int LEAD = 8;

        /**
         * A column of ten rows is so little work that two threads took 1.35 to 1.5 times as long as one (row 21 of the
         * benchmarks).
         */
        private static final int LEAST_THREADS = 4;

        private final int rows;
        private final int columns;
        private final byte[][] offsets;
        private final long[] windows;
        private final int count;
        private final long[] ring;

        Windows(int rows, int columns) {
            this.rows = rows;
            this.columns = columns;
            this.offsets = new byte[rows][columns];
            this.windows = new long[rows];
            // at column 0 the values below 0 count as used
            java.util.Arrays.fill(windows, (1L << ZERO) - 1);
            this.count = Work.threads() >= LEAST_THREADS ? Math.min(Work.threads(), rows) : 1;
            this.ring = new long[WIDTH * (LEAD * (count - 1) + 1)];
        }

        @Override
        public int count() {
            return count;
        }

        @Override
        public int blocks() {
            return (int) ((columns + WIDTH - 1L) / WIDTH);
        }

        @Override
        public int lead() {
            return count == 1 ? Integer.MAX_VALUE : LEAD;
        }

        @Override
        public long cells() {
            return (long) rows * columns;
        }

        @Override
        public void block(Void none, int strip, int block) {
            int from = block * WIDTH;
            int to = (int) Math.min(columns, from + (long) WIDTH);
            Work.at(from, columns, "columns");
            int shift = from - (int) ((long) from % ring.length);
            int first = rows * strip / count;
            int last = rows * (strip + 1) / count;
            // Fields are read once: this is the innermost loop.
            long[] windows = this.windows;
            byte[][] offsets = this.offsets;
            for (int n = from; n < to; n++) {
                long used = strip == 0 ? 0 : ring[n - shift];
                for (int m = first; m < last; m++) {
                    long window = windows[m];
                    if ((n | m) == 0) {
                        // the corner is forbidden: nothing is used by it
                        offsets[0][0] = -1;
                    } else {
                        int bit = Long.numberOfTrailingZeros(~(window | used));
                        used |= 1L << bit;
                        window |= 1L << bit;
                        offsets[m][n] = (byte) (bit - ZERO);
                    }
                    windows[m] = window >>> 1;
                }
                if (strip + 1 < count) ring[n - shift] = used;
            }
        }
    }

    /** The same of f. */
    static void requireF(int rows, int columns) {
        refuse((long) rows + columns > Integer.MAX_VALUE - 8, "columns = ", columns, ": too many for f by way of g");
        Memory.require("rows × columns = " + rows + " × " + columns + ": the tables of g and f", 2.0 * rows * columns);
    }

    /** f(m, n) − n for m &lt; rows ≤ 32: the inverse of g, which is needed {@code rows} columns further. */
    static byte[][] f(int rows, int columns) {
        requireF(rows, columns);
        byte[][] g = g(rows, columns + rows);
        Work.run(new Inverse(g, columns));
        return g;
    }

    /** Puts f in the place of g, row by row. */
    private record Inverse(byte[][] rows, int columns, byte[][] inverse) implements Strips<Void> {

        /** Columns of a block: a millisecond. */
        private static final int WIDTH = 1 << 20;

        Inverse(byte[][] g, int columns) {
            this(g, columns, new byte[g.length][]);
        }

        @Override
        public int count() {
            return rows.length;
        }

        @Override
        public int blocks() {
            return (int) (((long) columns + rows.length + WIDTH - 1) / WIDTH);
        }

        @Override
        public long cells() {
            return (long) rows.length * columns;
        }

        @Override
        public void block(Void none, int m, int block) {
            Work.poll();
            if (block == 0) inverse[m] = new byte[columns];
            byte[] g = rows[m];
            byte[] f = inverse[m];
            for (int k = Math.max(block * WIDTH, m == 0 ? 1 : 0); k < Math.min(g.length, (block + 1L) * WIDTH); k++) {
                int n = k + g[k];
                if (n < columns) f[n] = (byte) -g[k];
            }
            if (block + 1 == blocks()) rows[m] = f;
        }
    }
}
