package nimbook.period;

/**
 * What the rows above hand down when they are known to repeat: for each column of their common period the values used
 * in the column by rows 0..r − 1, and those used on the diagonal that enters row r. A column is then decided from row r
 * on, in time that does not depend on r.
 *
 * <p>The values are bits relative to their column, in the words where they stand absolutely; hence the period must be a
 * multiple of 64. Kept are the values from the least to the greatest that a cell can still depend on. Two rows of bits
 * a column: less memory than the {@link PeriodBuffer}.
 */
final class ProvedRowsSets {

    /** The first row below the border. */
    final int rows;
    private final int low;
    private final int width;
    private final long[] bits;

    private ProvedRowsSets(RowBounds bounds, int columns, int rows) {
        this.rows = rows;
        low = bounds.mostBack();
        width = width(bounds);
        bits = new long[2 * columns * width];
    }

    /**
     * Whether the columns of a ring can be kept this way: rows fewer than the period's columns, which 64 divides, and
     * room for an array of them.
     */
    static boolean fits(RowBounds bounds, PeriodBuffer ring) {
        long words = 2L * ring.columns * width(bounds);
        boolean room = words < Integer.MAX_VALUE - 8 && 8 * words < Runtime.getRuntime().maxMemory() / 4;
        return room && ring.columns % 64 == 0 && bounds.back().length <= ring.columns;
    }

    /**
     * Whether one for so many rows is worth its making, when there is another, or none (null): an eighth more rows than
     * that, and some.
     */
    static boolean isWorthwhile(ProvedRowsSets border, int rows) {
        return rows > (border == null ? 0 : border.rows) * 9 / 8 + 4;
    }

    /** Words that cover [n − mostBack, n + up] for any n. */
    private static int width(RowBounds bounds) {
        return (bounds.mostBack() + bounds.up() + 63) / 64 + 1;
    }

    /** The border below rows that repeat from a column of the ring on. O(rows · columns). */
    static ProvedRowsSets of(RowBounds bounds, PeriodBuffer ring, int rows, boolean diagonals) {
        ProvedRowsSets border = new ProvedRowsSets(bounds, ring.columns, rows);
        for (int phase = 0; phase < ring.columns; phase++) {
            nimbook.core.Work.poll();
            for (int m = 0; m < rows; m++) {
                border.set(phase, 0, ring.at(phase, m));
                int left = rows - m;
                if (diagonals)
                    border.set(phase, 1, ring.at(phase < left ? phase - left + ring.columns : phase - left, m) - left);
            }
        }
        return border;
    }

    private void set(int phase, int which, int offset) {
        // 64 divides the period, so that the place within a word is that of the phase; the first word begins at or
        // below n − low.
        int from = (phase - low) & -64;
        int bit = phase + offset - from;
        if (bit >= 0) bits[(2 * phase + which) * width + (bit >> 6)] |= 1L << bit;
    }

    /**
     * Writes the set that the column brings (which = 0), or its diagonal (1), into a circle of words that holds nothing
     * else.
     */
    void copy(long n, int phase, int which, long[] circle) {
        java.util.Arrays.fill(circle, 0);
        int at = (2 * phase + which) * width;
        int word = (int) (n - low >> 6);
        for (int i = 0; i < width; i++) circle[word + i & circle.length - 1] = bits[at + i];
    }
}
