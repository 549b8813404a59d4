package nimbook.deletions;

import java.util.Arrays;
import nimbook.core.Memory;
import nimbook.core.Work;

/**
 * The periods of the levels one after the other, in copies of one stretch of columns, and each level's state at the
 * beginning of every copy.
 *
 * <p>Let T_k be the common period of rows 0..k, and C the stretch, T_9 = 151 200 columns: one period of D_5. The levels
 * 1 to 4 below it are followed until they repeat. Over a copy of the stretch a level j ≥ 5 permutes its lines, and, for
 * each line that the token may be on, its slots. It is decided in two rounds over the copies ({@link BitSlicedOrbits},
 * 64 copies at a time): <ol>
 * <li>over the T_{2j−1}/C copies that the levels below distinguish: how the lines are permuted. The token's way through
 * them closes after     t(2j)/T_{2j−1} turns;
 * <li>over the T_{2j}/C copies with the token now known: how the slots are permuted. The slots' way closes after
 * t(2j+1)/t(2j) turns. </ol> Memory: 4 bytes for each level and copy of its own period. The last level may be left
 * after the first round: its even row is decided, and its slots are not known.
 */
final class OrbitPeriods {

    /** T_9: D_5 over so many bytes stays in a processor's second cache. */
    static final int STRETCH = 151_200;

    /**
     * How the lines or slots move over a copy (at most 18 bytes, an object and a pointer to it), and where lines are
     * pending: rounded up.
     */
    private static final double BYTES = 64;

    /** 2³⁰ states are 4 GB. */
    private static final int MOST_STATES = 1 << 30;

    private final RookState first;
    private final int levels;
    private final boolean evenOnly;
    private final byte[] base;
    private final int[][] states;
    private final long[] periods;

    private OrbitPeriods(int levels, boolean evenOnly) {
        this.levels = levels;
        this.evenOnly = evenOnly;
        first = LevelStates.of(levels);
        states = new int[levels + 1][];
        periods = new long[2 * levels + 2];
        periods[0] = periods[1] = 1;
        base = new byte[STRETCH];
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
     * Rows 0..row; from level 5 on an even row is decided without the row after it. Continues from what is known, when
     * it is given.
     */
    static OrbitPeriods upTo(int row, OrbitPeriods known) {
        int levels = row / 2;
        OrbitPeriods copies = new OrbitPeriods(levels, levels >= 5 && row % 2 == 0);
        int have = 0;
        if (known != null) {
            have = known.levels;
            System.arraycopy(known.states, 0, copies.states, 0, have + 1);
            System.arraycopy(known.periods, 0, copies.periods, 0, 2 * have + 2);
            System.arraycopy(known.base, 0, copies.base, 0, STRETCH);
            if (known.evenOnly) copies.oddRow(have, tokens(known.states[have]));
        }
        for (int j = have + 1; j <= Math.min(4, levels); j++) copies.small(j);
        if (levels > 4 && have < 5) copies.fillBase();
        for (int j = Math.max(5, have + 1); j <= levels; j++) {
            byte[] way = copies.evenRow(j);
            if (j < levels || !copies.evenOnly) copies.oddRow(j, way);
            else copies.states[j] = copies.tokensAlone(j, way);
        }
        return copies;
    }

    private static byte[] tokens(int[] states) {
        byte[] way = new byte[states.length];
        for (int c = 0; c < way.length; c++) way[c] = (byte) Long.numberOfTrailingZeros(RookState.token(states[c]));
        return way;
    }

    /** States whose slots are those of the first column, which is not true: of a row 2j only tokens matter. */
    private int[] tokensAlone(int j, byte[] way) {
        int[] packed = new int[way.length];
        for (int c = 0; c < way.length; c++) packed[c] = way[c] << 24 | (int) (first.slots[j] & ~(1L << way[c]));
        return packed;
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

    /** The state of levels 1..upTo at column CUT + u, for 0 ≤ u &lt; 2⁶³: up to {@link #STRETCH} columns are walked. */
    RookState at(long u, int upTo) {
        u %= periods[Math.min(rows(), 2 * upTo + 1)];
        long copy = u / STRETCH;
        RookState state = begin(copy, upTo);
        for (long i = copy * STRETCH; i < u; i++) {
            if ((i & 0xFFFF) == 0) Work.poll();
            state.forward();
        }
        return state;
    }

    /** How many copies of the stretch level j distinguishes, 5 ≤ j ≤ levels. */
    int copies(int j) {
        return states[j].length;
    }

    /** The state of levels 1..upTo at the beginning of a copy. */
    RookState begin(long copy, int upTo) {
        long[] tokens = Arrays.copyOf(first.tokens, upTo + 1);
        long[] slots = Arrays.copyOf(first.slots, upTo + 1);
        // the stretch is a multiple of the periods of levels 1 to 4: their state is the first one
        for (int j = 5; j <= upTo; j++) {
            int packed = states[j][(int) (copy % states[j].length)];
            tokens[j] = RookState.token(packed);
            slots[j] = RookState.slots(packed);
        }
        return new RookState(tokens, slots);
    }

    /** Levels whose periods are short: their own state is repeated. */
    private void small(int j) {
        RookState state = new RookState(Arrays.copyOf(first.tokens, j + 1), Arrays.copyOf(first.slots, j + 1));
        long token = state.tokens[j];
        int all = state.packed(j);
        long n = 0;
        do {
            for (long i = 0; i < periods[2 * j - 1]; i++) state.forward();
            n += periods[2 * j - 1];
            if (periods[2 * j] == 0 && state.tokens[j] == token) periods[2 * j] = n;
            Work.poll();
        } while (state.packed(j) != all);
        periods[2 * j + 1] = n;
    }

    private void fillBase() {
        if (periods[9] != STRETCH) throw new IllegalStateException("the period of row 9 is " + periods[9]);
        RookState state = new RookState(Arrays.copyOf(first.tokens, 5), Arrays.copyOf(first.slots, 5));
        for (int i = 0; i < STRETCH; i++) base[i] = (byte) state.forward();
    }

    /**
     * The first round.
     *
     * @return the token's offset at the beginning of each copy
     */
    private byte[] evenRow(int j) {
        int below = copies(2 * j, periods[2 * j - 1]);
        long[] pending = new long[below];
        for (int c = 0; c < below; c++) {
            Work.poll();
            pending[c] = begin(c, j - 1).pending();
        }
        byte[][] lines = new byte[below][];
        for (int c = 0; c < below; c += 64) {
            Work.at(c, below, "copies of the stretch, row " + 2 * j);
            int count = Math.min(64, below - c);
            lanes(j, c, count).lines(Arrays.copyOfRange(pending, c, c + count), lines, c);
        }
        // the token's way: its offset at the beginning of each copy
        byte[] way = new byte[below];
        int token = Long.numberOfTrailingZeros(first.tokens[j]);
        int home = token;
        int turns = 0;
        do {
            way = Arrays.copyOf(way, Math.multiplyExact(turns + 1, below));
            for (int c = 0; c < below; c++) {
                way[turns * below + c] = (byte) token;
                int line = Long.bitCount(pending[c] & (1L << token) - 1);
                token = Long.numberOfTrailingZeros(nth(pending[c + 1 == below ? 0 : c + 1], lines[c][line]));
            }
            turns++;
        } while (token != home);
        periods[2 * j] = Math.multiplyExact(periods[2 * j - 1], (long) turns);
        return way;
    }

    /** The second round. */
    private void oddRow(int j, byte[] way) {
        int cycle = copies(2 * j + 1, periods[2 * j]);
        byte[][] moves = new byte[cycle][];
        for (int c = 0; c < cycle; c += 64) {
            Work.at(c, cycle, "copies of the stretch, row " + (2 * j + 1));
            int count = Math.min(64, cycle - c);
            lanes(j, c, count).slots(Arrays.copyOfRange(way, c, c + count), moves, c);
        }
        slotsWay(j, way, moves);
    }

    private void slotsWay(int j, byte[] way, byte[][] moves) {
        int cycle = way.length;
        int width = 2 * j + 2;
        long word = first.slots[j] & ~first.tokens[j];
        long home = word;
        int[] found = new int[cycle];
        int turns = 0;
        do {
            if (turns * cycle == found.length) {
                long states = 2L * found.length;
                String what = "row " + (2 * j + 1) + ": " + states + " states";
                if (states > MOST_STATES) {
                    throw new IllegalArgumentException(what + "; at most " + MOST_STATES + " are kept");
                }
                Memory.require(what, 4.0 * states);
                found = Arrays.copyOf(found, (int) states);
            }
            Work.poll();
            for (int c = 0; c < cycle; c++) {
                found[turns * cycle + c] = way[c] << 24 | (int) word;
                long after = 0;
                byte[] move = moves[c];
                for (int i = 0; i < width; i++) after |= (word >>> move[i] & 1) << i;
                int next = way[c + 1 == cycle ? 0 : c + 1];
                word = after & ~(1L << next);
            }
            turns++;
        } while (word != home);
        periods[2 * j + 1] = Math.multiplyExact(periods[2 * j], (long) turns);
        states[j] = Arrays.copyOf(found, turns * cycle);
    }

    private BitSlicedOrbits lanes(int j, int from, int count) {
        BitSlicedOrbits lanes = new BitSlicedOrbits(base, j, count);
        for (int lane = 0; lane < count; lane++) {
            RookState state = begin(from + lane, j - 1);
            for (int l = 5; l < j; l++) lanes.set(l, lane, state.tokens[l], state.slots[l]);
        }
        return lanes;
    }

    /**
     * A row is followed over one period of the rows above it: the copies of the stretch in that, each with what is kept
     * of it.
     */
    private static int copies(int row, long above) {
        long copies = above / STRETCH;
        Memory.require("row " + row + ": " + copies + " copies of the stretch", BYTES * copies);
        return Math.toIntExact(copies);
    }

    private static long nth(long bits, int index) {
        for (int i = 0; i < index; i++) bits &= bits - 1;
        return Long.lowestOneBit(bits);
    }
}
