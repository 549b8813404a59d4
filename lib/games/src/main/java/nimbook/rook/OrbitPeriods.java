package nimbook.rook;

import static nimbook.core.Arguments.refuse;

import java.util.Arrays;
import nimbook.core.Memory;
import nimbook.core.Work;

/**
 * The periods of the levels one after the other, and each level's state at any column.
 *
 * <p>Let T_k be the common period of rows 0..k. Levels 1 to 5 are followed until they repeat. A level j above them is
 * followed over the columns of T_{2j−3}, a period of D of level j − 1, by one {@link LevelPass}: for each of the
 * T_{2j−1}/T_{2j−3} states that level j − 1 may begin with, and for each line that the token may be on, it gives where
 * the token comes to be and how the slots are permuted. Composed in the order of the columns, they lead from the true
 * state through all of T_{2j+1}: the token's way closes after t(2j), the slots' way after t(2j+1).
 *
 * <p>O(T_{2j−3}) columns of (j + 2)·T_{2j−1}/T_{2j−3} bits. The last level may be left without its slots: its even row
 * is decided then.
 */
final class OrbitPeriods {

    /** Levels that are followed column by column until they repeat: rows to 11, whose period is 12 700 800. */
    private static final int SHORT = 5;

    /** 2²⁸ states are 1 GB. */
    private static final int MOST_STATES = 1 << 28;

    private final RookState first;
    private final int levels;
    private final boolean evenOnly;
    private final int[][] starts;
    private final LevelPass[] passes;
    private final long[] periods;

    private OrbitPeriods(int levels, boolean evenOnly) {
        this.levels = levels;
        this.evenOnly = evenOnly;
        first = LevelStates.of(levels);
        starts = new int[levels + 1][];
        passes = new LevelPass[levels + 1];
        periods = new long[2 * levels + 2];
        periods[0] = periods[1] = 1;
    }

    /** @throws nimbook.core.Work.Stopped when the thread is interrupted */
    static OrbitPeriods of(int levels) {
        return of(levels, null);
    }

    /** Continues from fewer levels, when they are given. */
    static OrbitPeriods of(int levels, OrbitPeriods known) {
        return upTo(2 * levels + 1, known);
    }

    /**
     * Rows 0..row; from row 12 on an even row is decided without the row after it. Continues from what is known, when
     * it is given.
     */
    static OrbitPeriods upTo(int row, OrbitPeriods known) {
        int levels = row / 2;
        OrbitPeriods found = new OrbitPeriods(levels, levels > SHORT && row % 2 == 0);
        int have = known == null ? 0 : known.evenOnly ? known.levels - 1 : known.levels;
        for (int j = 1; j <= have; j++) {
            found.starts[j] = known.starts[j];
            found.passes[j] = known.passes[j];
            found.periods[2 * j] = known.periods[2 * j];
            found.periods[2 * j + 1] = known.periods[2 * j + 1];
        }
        for (int j = have + 1; j <= levels; j++) {
            if (j <= SHORT) found.repeat(j);
            else found.pass(j, j < levels || !found.evenOnly);
        }
        return found;
    }

    /** Whether the last level has only its even row. */
    boolean evenOnly() {
        return evenOnly;
    }

    /** The last row that is decided. */
    int rows() {
        return evenOnly ? 2 * levels : 2 * levels + 1;
    }

    int levels() {
        return levels;
    }

    /** The common period of rows 0..m, m ≤ {@link #rows}. */
    long period(int m) {
        return periods[m];
    }

    /** The columns from one of a level's starts to the next: what the level below takes to repeat its D. */
    long span(int j) {
        return periods[j <= SHORT ? 2 * j - 1 : 2 * j - 3];
    }

    /**
     * The state of levels 1..upTo at column CUT + u, for 0 ≤ u &lt; 2⁶³; at most {@link LevelPass#BETWEEN_MARKS}
     * columns are walked for each level. Of a last level without slots the token alone is right.
     */
    RookState at(long u, int upTo) {
        if (upTo == 0) return new RookState(new long[1], new long[1]);
        long span = span(upTo);
        long rest = u % span;
        int start = starts[upTo][(int) (u / span % starts[upTo].length)];
        RookState state;
        if (passes[upTo] == null) {
            state = with(truncated(upTo - 1), start);
        } else {
            long mark = rest - rest % LevelPass.BETWEEN_MARKS;
            int copy = (int) (u / span % (periods[2 * upTo - 1] / span));
            state = with(at(u - rest + mark, upTo - 1), passes[upTo].state(copy, start, mark));
            rest -= mark;
        }
        for (long i = 0; i < rest; i++) {
            if ((i & 0xFFFF) == 0) Work.poll();
            state.forward();
        }
        return state;
    }

    /** Levels 1..upTo at the cut. */
    private RookState truncated(int upTo) {
        return new RookState(Arrays.copyOf(first.tokens, upTo + 1), Arrays.copyOf(first.slots, upTo + 1));
    }

    /** A level more. */
    private static RookState with(RookState below, int packed) {
        int j = below.levels() + 1;
        long[] tokens = Arrays.copyOf(below.tokens, j + 1);
        long[] slots = Arrays.copyOf(below.slots, j + 1);
        tokens[j] = RookState.token(packed);
        slots[j] = RookState.slots(packed);
        return new RookState(tokens, slots);
    }

    /** A level whose period is short. */
    private void repeat(int j) {
        RookState state = truncated(j);
        int home = state.packed(j);
        long below = periods[2 * j - 1];
        int[] found = new int[1];
        int turns = 0;
        do {
            if (turns == found.length) found = Arrays.copyOf(found, 2 * turns);
            found[turns++] = state.packed(j);
            for (long i = 0; i < below; i++) state.forward();
            if (periods[2 * j] == 0 && state.tokens[j] == first.tokens[j]) periods[2 * j] = below * turns;
            Work.poll();
        } while (state.packed(j) != home);
        periods[2 * j + 1] = below * turns;
        starts[j] = Arrays.copyOf(found, turns);
    }

    private void pass(int j, boolean withSlots) {
        long span = span(j);
        RookState[] below = new RookState[Math.toIntExact(periods[2 * j - 1] / span)];
        for (int c = 0; c < below.length; c++) below[c] = at(c * span, j - 1);
        passes[j] = new LevelPass(below, span, withSlots);
        int home = withSlots ? first.packed(j) : Long.numberOfTrailingZeros(first.tokens[j]) << 24;
        int state = home;
        int[] found = new int[below.length];
        int turns = 0;
        do {
            if (turns * below.length == found.length) {
                long states = 2L * found.length;
                String what = "row " + (2 * j + 1) + ": " + states + " states";
                refuse(states > MOST_STATES, what, "; at most ", MOST_STATES, " are kept");
                Memory.require(what, 4.0 * states);
                found = Arrays.copyOf(found, (int) states);
            }
            for (int c = 0; c < below.length; c++) {
                found[turns * below.length + c] = state;
                state = passes[j].state(c, state, span);
            }
            turns++;
            if (periods[2 * j] == 0 && state >>> 24 == home >>> 24)
                periods[2 * j] = Math.multiplyExact(periods[2 * j - 1], (long) turns);
            Work.poll();
        } while (state != home);
        periods[2 * j + 1] = withSlots ? Math.multiplyExact(periods[2 * j - 1], (long) turns) : 0;
        starts[j] = Arrays.copyOf(found, turns * below.length);
    }
}
