package nimbook.period;

import nimbook.board.BoardGame;
import nimbook.core.Memory;
import nimbook.core.Work;

/** The values before the preperiods, computed again when one is asked for: a search keeps the periodic part only. */
final class RowHeads {

    /** Up to so many bytes the heads of all rows are kept at once; beyond, those of the rows that are asked for. */
    private static final long TOGETHER = 1L << 26;

    private final BoardGame game;
    private final Ring ring;
    private final long[] preperiods;
    private final long together;
    private final int[][] heads;

    RowHeads(BoardGame game, Ring ring, long[] preperiods) {
        this(game, ring, preperiods, TOGETHER);
    }

    RowHeads(BoardGame game, Ring ring, long[] preperiods, long together) {
        this.game = game;
        this.ring = ring;
        this.preperiods = preperiods;
        this.together = together;
        heads = new int[preperiods.length][];
    }

    /** @param n below the preperiod of the row. O(rows · preperiod) for the first value, O(1) for the next. */
    synchronized int at(int row, int n) {
        if (heads[row] == null) {
            long bytes = 0;
            for (long p : preperiods) bytes += 4 * p;
            if (bytes <= together) find(0, preperiods.length - 1);
            else find(row, row);
        }
        return heads[row][n];
    }

    private void find(int first, int last) {
        double bytes = 0;
        for (int m = first; m <= last; m++) bytes += 4.0 * preperiods[m];
        Memory.require("row = " + last + ": the values before the preperiod", bytes);
        int[][] kept = new int[last - first + 1][];
        long most = 0;
        for (int m = first; m <= last; m++) {
            kept[m - first] = new int[(int) preperiods[m]];
            most = Math.max(most, preperiods[m]);
        }
        RowBounds bounds = RowBounds.of(game, last);
        RowMachine machine = new RowMachine(game, bounds);
        boolean borders = machine.takesBorders() && Border.fits(bounds, ring);
        Border border = null;
        int proved = 0;
        long settled = 0;
        for (int n = 0; n < most; n++) {
            if ((n & 63) == 0) Work.at(n, most, "columns");
            // a diagonal reaches back as many columns as there are rows above
            while (proved <= last && n > Math.max(settled, preperiods[proved]) + last) settled = Math.max(settled, preperiods[proved++]);
            if (borders && Border.isWorthwhile(border, proved)) border = Border.of(bounds, ring, proved, machine.seesDiagonals());
            int[] values = machine.step(proved, ring, n % ring.columns, border);
            for (int m = Math.max(first, border == null ? 0 : border.rows); m <= last; m++) {
                if (n < preperiods[m]) kept[m - first][n] = values[m];
            }
        }
        System.arraycopy(kept, 0, heads, first, kept.length);
    }
}
