package nimbook.period;

import nimbook.board.BoardGame;
import nimbook.core.Work;

/**
 * Finds a common period T of rows 0..m with the preperiods: one run over the columns with a ring of the last T.
 *
 * <p>Row k is proved when rows 0..k have been equal to themselves T columns earlier for as many columns as decide the
 * future; from then on it is copied, not computed, and once in a while all such rows are laid down as one
 * {@link ProvedRowsSets}. The lowest unproved row is also watched at the multiples of T, as Brent (1980) searches
 * cycles: when its window comes back after i ≥ 2 times T, the period must be multiplied by i, and the run begins again.
 */
final class RowSearch {

    final BoardGame game;
    final RowBounds bounds;
    final PeriodBuffer ring;
    /** For each row the least n from which on the row equals itself T columns later. */
    final long[] preperiods;
    /** For each row the first column of the block that comes again T columns later. */
    final long[] starts;
    private final int[] snapshot;
    private long factor = 1;

    /**
     * Where the preperiod is so many times the period, a longer run costs more than a longer ring: the next search
     * begins with twice the period. Wythoff's rows need it: their periods are doubled now and then, and a period too
     * short is noticed only at the end of a run.
     */
    private static final int LONG = 16;

    private RowSearch(BoardGame game, RowBounds bounds, PeriodBuffer ring) {
        this.game = game;
        this.bounds = bounds;
        this.ring = ring;
        preperiods = new long[bounds.back().length];
        starts = new long[bounds.back().length];
        snapshot = new int[bounds.window()];
    }

    /** Larger and larger numbers of rows, so that a period that is too short is noticed while the columns are few. */
    static RowSearch of(BoardGame game, int row) {
        long period = 1;
        int last = Math.min(row, 8);
        while (true) {
            RowBounds bounds = RowBounds.of(game, last);
            RowSearch search;
            do {
                // the ring of the last search is given up before the next is made
                search = null;
                search = new RowSearch(game, bounds, new PeriodBuffer(bounds, period));
                search.run();
                period = Math.multiplyExact(period, search.factor);
            } while (search.factor > 1);
            if (last == row) return search;
            last = Math.min(row, last + last / 3 + 1);
            for (long p : search.preperiods) while (LONG * period <= p) period *= 2;
        }
    }

    private void run() {
        RowAutomaton machine = new RowAutomaton(game, bounds);
        int rows = preperiods.length;
        int period = ring.columns;
        int proved = 0;
        long lastMismatch = -1;
        int phase = 0;
        ProvedRowsSets border = null;
        boolean borders = machine.takesBorders() && ProvedRowsSets.fits(bounds, ring);
        long anchor = -1;
        long limit = 0;
        for (long n = 0; ; n++) {
            if ((n & 63) == 0) Work.at(proved, rows, "rows");
            int[] values = machine.step(proved, ring, phase, border);
            int shift = bounds.slope() == 1 ? (int) n : 0;
            for (int m = proved; m < rows; m++) {
                int offset = values[m] - shift;
                if (n >= period && ring.at(phase, m) != offset) preperiods[m] = n - period + 1;
                ring.put(phase, m, offset);
            }
            if (++phase == period) phase = 0;
            boolean closed = false;
            while (proved < rows) {
                long from = Math.max(lastMismatch, preperiods[proved] + period - 1);
                if (n - from < bounds.window() || n - period - bounds.window() + 1 < bounds.special()) break;
                lastMismatch = from;
                starts[proved] = Math.max(from - period + 1, bounds.special());
                proved++;
                closed = true;
            }
            if (proved == rows) return;
            if (closed) {
                if (borders && ProvedRowsSets.isWorthwhile(border, proved))
                    border = ProvedRowsSets.of(bounds, ring, proved, machine.seesDiagonals());
                anchor = -1;
            }
            // not after one period: then the row would be proved by now
            if (anchor >= 0 && (n - anchor) % period == 0 && returned(machine, n, proved, n - anchor)) {
                factor = (n - anchor) / period;
                return;
            }
            if (anchor < 0 ? n >= bounds.window() + bounds.special() : n - anchor == limit * period) {
                limit = anchor < 0 ? 1 : 2 * limit;
                anchor = n;
                for (int i = 0; i < snapshot.length; i++) snapshot[i] = machine.recent(n - i, proved);
            }
        }
    }

    private boolean returned(RowAutomaton machine, long n, int row, long distance) {
        long shift = bounds.slope() * distance;
        for (int i = 0; i < snapshot.length; i++) if (machine.recent(n - i, row) - shift != snapshot[i]) return false;
        return true;
    }
}
