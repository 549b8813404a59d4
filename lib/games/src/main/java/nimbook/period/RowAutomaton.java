package nimbook.period;

import java.util.Arrays;
import nimbook.board.BoardGame;
import nimbook.board.Cells;
import nimbook.board.Moves;
import nimbook.core.Grid;

/**
 * Grundy values of rows 0..m, column by column for as long as one likes, in memory that does not grow: bit sets of used
 * values are circles over the value modulo their size, wide enough that what has left the bounds of {@link RowBounds}
 * is never met again.
 *
 * <p>A column costs O(m) operations on a few words when all moves are those of a queen or rook, less where rows above
 * are known to repeat; other moves look back at each option.
 */
final class RowAutomaton {

    private final int rows;
    private final RowBounds bounds;
    private final int words;
    private final int mask;
    private final long[][] rowUsed;
    /** For each row a word below which all values that can still be met are used. */
    private final long[] open;
    private final long[] column;
    private final long[][] diagonal;
    private final long[] marks;
    private final int[] otherDown;
    private final int[] otherLeft;
    private final boolean vertical;
    private final boolean onDiagonal;
    private final int bandFrom;
    private final Cells terminal;
    private final Cells forbidden;
    private final int mostBack;
    private final int[][] recent;
    private final int recentMask;
    private long next;

    RowAutomaton(BoardGame game, RowBounds bounds) {
        this.bounds = bounds;
        rows = bounds.back().length;
        mostBack = bounds.mostBack();
        Moves moves = game.moves();
        vertical = moves.rays().contains(Moves.step(1, 0));
        onDiagonal = moves.rays().contains(Moves.step(1, 1));
        bandFrom = moves.diagonalWidth();
        long[][] other = others(moves, rows, bounds.slope() == 1);
        otherDown = new int[other.length];
        otherLeft = new int[other.length];
        for (int i = 0; i < other.length; i++) {
            otherDown[i] = (int) other[i][0];
            otherLeft[i] = (int) other[i][1];
        }
        long span =
                bounds.slope() == 0 ? bounds.up() + 66L : (long) mostBack + bounds.up() + bounds.reach() + rows + 130;
        words = Integer.highestOneBit((int) ((span + 63) / 64) * 2 - 1);
        mask = words - 1;
        rowUsed = new long[bounds.slope() == 1 ? rows : 0][words];
        open = new long[rowUsed.length];
        column = new long[words];
        diagonal = new long[onDiagonal ? rows : 0][words];
        marks = new long[words];
        terminal = game.terminalCells();
        forbidden = game.forbiddenCells();
        int kept = Integer.highestOneBit(2 * Math.max(bounds.window(), bounds.reach()) + 1);
        recent = new int[kept][rows];
        recentMask = kept - 1;
    }

    static double bytes(RowBounds b) {
        double span = b.slope() == 0 ? b.up() : (double) b.mostBack() + b.up() + b.reach() + b.back().length;
        return b.back().length * (span / 2 + 8.0 * Math.max(b.window(), b.reach()));
    }

    /** How many columns are done; also the number of the next. */
    long columns() {
        return next;
    }

    /**
     * Decides the next column.
     *
     * @return its values, row by row; the array is overwritten some columns later
     */
    int[] step() {
        return step(0, null, 0, null);
    }

    /** Whether rows that are known to repeat can be represented by sets for the rows below ({@link ProvedRowsSets}). */
    boolean takesBorders() {
        return bounds.slope() == 1 && otherDown.length == 0 && bandFrom == 0;
    }

    /** Whether cells see along the diagonal. */
    boolean seesDiagonals() {
        return onDiagonal;
    }

    /**
     * Decides the next column, where the first rows are known to repeat.
     *
     * @param proved so many rows are copied
     * @param ring where from (less the column in slope 1)
     * @param phase the column in the ring
     * @param border in place of the rows above it, whose values are then not written out; or null
     */
    int[] step(int proved, PeriodBuffer ring, int phase, ProvedRowsSets border) {
        long n = next++;
        int[] values = recent[(int) n & recentMask];
        int first = border == null ? 0 : border.rows;
        if (first == 0) Arrays.fill(column, 0);
        else border.copy(n, phase, 0, column);
        int slope = bounds.slope();
        if (slope == 1 && (n + bounds.up() & 63) == 0) {
            int fresh = (int) (n + bounds.up() >> 6) & mask;
            for (long[] used : rowUsed) used[fresh] = 0;
        }
        int top = (int) (n % rows) - first;
        if (top < 0) top += rows;
        for (int m = first; m < rows; m++) {
            long[] slant = null;
            if (onDiagonal) {
                slant = diagonal[top];
                if (--top < 0) top = rows - 1;
                if (m == 0 || n == 0) Arrays.fill(slant, 0);
                else if (m == first) border.copy(n, phase, 1, slant);
            }
            if (m < proved) {
                int value = ring.at(phase, m) + (slope == 1 ? (int) n : 0);
                values[m] = value;
                long bit = 1L << value;
                column[value >> 6 & mask] |= bit;
                if (slant != null) slant[value >> 6 & mask] |= bit;
                continue;
            }
            boolean special = n < bounds.special();
            if (special && forbidden.contains(m, (int) n)) {
                values[m] = Grid.NONE;
                continue;
            }
            boolean ends = special && terminal.contains(m, (int) n);
            int value = ends ? 0 : mex(m, n, values, slant);
            values[m] = value;
            if (ends && isForgotten(0, n)) continue;
            int word = value >> 6 & mask;
            long bit = 1L << value;
            column[word] |= bit;
            if (slope == 1) rowUsed[m][word] |= bit;
            if (slant != null) slant[word] |= bit;
        }
        return values;
    }

    /** A value of one of the last {@code window} columns. */
    int recent(long n, int row) {
        return recent[(int) n & recentMask][row];
    }

    /**
     * Whether a value, a terminal cell's, lies below all that cells from column n on can have: its place in the circles
     * may be another's.
     */
    private boolean isForgotten(int value, long n) {
        return bounds.slope() == 1 && value < n - mostBack;
    }

    private int mex(int m, long n, int[] values, long[] slant) {
        boolean marked = otherDown.length > 0 || bandFrom > 0;
        if (marked) mark(m, n, values, true);
        long word = 0;
        long used = 0;
        long[] row = marks;
        if (bounds.slope() == 1) {
            row = rowUsed[m];
            // the words of the row that are full; that of n + up is not: it was emptied when its first number could
            // come, and n + up is new
            word = open[m];
            while (row[(int) word & mask] == -1) word++;
            open[m] = word;
        }
        while (true) {
            int i = (int) word & mask;
            used |= row[i];
            if (vertical) used |= column[i];
            if (slant != null) used |= slant[i];
            if (marked) used |= marks[i];
            if (used != -1) break;
            word++;
            used = 0;
        }
        if (marked) mark(m, n, values, false);
        long value = (word << 6) + Long.numberOfTrailingZeros(~used);
        if (value > Integer.MAX_VALUE - 64)
            throw new IllegalStateException("row " + m + ": values beyond 2³¹ at column " + n);
        return (int) value;
    }

    private void mark(int m, long n, int[] values, boolean on) {
        for (int i = 0; i < otherDown.length; i++) {
            if (otherDown[i] > m || otherLeft[i] > n) continue;
            mark(otherLeft[i] == 0 ? values[m - otherDown[i]] : recent(n - otherLeft[i], m - otherDown[i]), n, on);
        }
        if (bandFrom == 0) return;
        for (int k = 1; k <= m; k++) {
            long last = Math.min(n, k + bandFrom - 1);
            for (long l = Math.max(1, k - bandFrom + 1); l <= last; l++) mark(recent(n - l, m - k), n, on);
        }
    }

    private void mark(int value, long n, boolean on) {
        if (value == Grid.NONE || isForgotten(value, n)) return;
        if (on) marks[value >> 6 & mask] |= 1L << value;
        else marks[value >> 6 & mask] = 0;
    }

    /** The displacements that have no bit set of their own: each multiple of a ray that fits, and the steps. */
    private static long[][] others(Moves moves, int rows, boolean rowSet) {
        java.util.List<long[]> all = new java.util.ArrayList<>();
        for (Moves.Step ray : moves.rays()) {
            boolean own = ray.down() == 0 || ray.down() == 1 && ray.left() <= 1;
            for (int k = 1; !own && k * ray.down() < rows; k++)
                all.add(new long[] {(long) k * ray.down(), (long) k * ray.left()});
        }
        for (Moves.Step step : moves.steps()) {
            if (step.down() < rows && !(rowSet && step.down() == 0)) all.add(new long[] {step.down(), step.left()});
        }
        return all.toArray(new long[0][]);
    }
}
