package nimbook.period;

import java.util.Arrays;
import nimbook.board.BoardGame;
import nimbook.core.Memory;
import nimbook.core.Work;

/**
 * The values before the preperiods, which a search does not keep. They are computed when they are needed, and only as
 * far: the first value at (row, n) takes O(row · n), a later one of the same rows the columns between. What has been
 * computed is kept.
 */
final class PreperiodValues {

    /** Up to so many bytes the values of all rows above are kept too; beyond, those of the row alone. */
    private static final long TOGETHER = 1L << 26;

    private final BoardGame game;
    private final PeriodBuffer ring;
    private final long[] preperiods;
    private final long together;
    private final int[][] heads;
    /** How many columns of each row are known, at most as many as its preperiod. */
    private final int[] known;

    private RowAutomaton machine;
    private RowBounds bounds;
    private boolean borders;
    private ProvedRowsSets border;
    private int first;
    private int last = -1;
    private int proved;
    private long settled;

    PreperiodValues(BoardGame game, PeriodBuffer ring, long[] preperiods) {
        this(game, ring, preperiods, TOGETHER);
    }

    PreperiodValues(BoardGame game, PeriodBuffer ring, long[] preperiods, long together) {
        this.game = game;
        this.ring = ring;
        this.preperiods = preperiods;
        this.together = together;
        heads = new int[preperiods.length][0];
        known = new int[preperiods.length];
    }

    /** @param n below the preperiod of the row */
    synchronized int at(int row, int n) {
        if (n >= known[row]) {
            if (!continues(row, n)) start(row, n);
            advance(n);
        }
        return heads[row][n];
    }

    /** Whether going on costs no more than beginning again with rows 0..row. */
    private boolean continues(int row, int n) {
        if (machine == null || row < first || row > last || machine.columns() > n) return false;
        if (first < row && bytes(0, last, n) > together) return false;
        return (n + 1 - machine.columns()) * (last + 1) <= (n + 1L) * (row + 1);
    }

    /**
     * Rows that are needed one after the other are taken up twice as many at a time, so that each is computed few
     * times.
     */
    private void start(int row, int n) {
        machine = null;
        last = row > last ? Math.max(row, Math.min(2 * last, preperiods.length - 1)) : row;
        first = 0;
        if (bytes(0, last, n) > together) first = last = row;
        Memory.require("row = " + row + ", column = " + n + ": the values to there", bytes(first, last, n));
        bounds = RowBounds.of(game, last);
        machine = new RowAutomaton(game, bounds);
        borders = machine.takesBorders() && ProvedRowsSets.fits(bounds, ring);
        border = null;
        proved = 0;
        settled = 0;
    }

    private double bytes(int from, int to, int n) {
        double bytes = 0;
        for (int m = from; m <= to; m++) bytes += 4.0 * Math.min(preperiods[m], n + 1L);
        return bytes;
    }

    private void advance(int column) {
        for (int n = (int) machine.columns(); n <= column; n++) {
            if ((n & 63) == 0) Work.at(n, column + 1L, "columns");
            // a diagonal reaches back as many columns as there are rows above
            while (proved <= last && n > Math.max(settled, preperiods[proved]) + last) {
                settled = Math.max(settled, preperiods[proved++]);
            }
            if (borders && ProvedRowsSets.isWorthwhile(border, proved)) {
                border = ProvedRowsSets.of(bounds, ring, proved, machine.seesDiagonals());
            }
            int[] values = machine.step(proved, ring, n % ring.columns, border);
            for (int m = Math.max(first, border == null ? 0 : border.rows); m <= last; m++) {
                if (known[m] == n && n < preperiods[m]) keep(m, values[m], column);
            }
        }
    }

    private void keep(int row, int value, int column) {
        int n = known[row]++;
        if (n == heads[row].length) {
            heads[row] = Arrays.copyOf(heads[row], (int) Math.min(preperiods[row], Math.max(column + 1L, 2L * n)));
        }
        heads[row][n] = value;
    }
}
