package nimbook.rook;

/**
 * The state of the rows at a fixed cut, read off a table that was computed by mex alone, with the laws of
 * {@link RookState} checked there.
 */
final class LevelStates {

    /** Where the state is read: beyond every preperiod of rows 0..45, the largest of which is 3 157. */
    static final int CUT = 4096;

    /** Levels that are offered: rows to 17. */
    static final int MOST = 8;

    /** Columns after the cut that must obey the laws: more than twice the longest row of slots, 2 · 18. */
    static final int WINDOW = 64;

    private LevelStates() {}

    /**
     * Rows 2..2·levels+1 at {@link #CUT}.
     *
     * @throws IllegalStateException when a law fails at one of the columns looked at: then the structure, or this code,
     *     is wrong
     */
    static RookState of(int levels) {
        return of(levels, table(levels));
    }

    /** The same from a given table of g(m, n) − n. */
    static RookState of(int levels, byte[][] h) {
        long[] tokens = new long[levels + 1];
        long[] slots = new long[levels + 1];
        for (int j = 1; j <= levels; j++) {
            // the token's line is the pending one whose column carries it
            long pending =
                    new RookState(java.util.Arrays.copyOf(tokens, j), java.util.Arrays.copyOf(slots, j)).pending();
            for (int o = 0; o <= 2 * j; o++)
                if ((pending >>> o & 1) != 0 && h[2 * j][CUT + o] == -j - 1) tokens[j] |= 1L << o;
            for (int i = 0; i < 2 * j + 2; i++) if (h[2 * j + 1][CUT - 2 * j - 2 + i] != j + 1) slots[j] |= 1L << i;
            if (Long.bitCount(pending) != j + 2 || Long.bitCount(tokens[j]) != 1)
                throw new IllegalStateException("row " + 2 * j + ": not one token on " + (j + 2) + " lines");
        }
        RookState state = new RookState(tokens, slots);
        for (int n = CUT; n < CUT + WINDOW; n++) {
            for (int m = 0; m < h.length; m++) {
                if (state.offset(m) != h[m][n])
                    throw new IllegalStateException("row " + m + ": the laws fail at column " + n);
            }
            state.forward();
        }
        return new RookState(tokens, slots);
    }

    /** g(m, n) − n by mex, for m ≤ 2·levels + 1 and the columns before and after the cut. */
    static byte[][] table(int levels) {
        return RookWindows.g(2 * levels + 2, CUT + WINDOW);
    }
}
