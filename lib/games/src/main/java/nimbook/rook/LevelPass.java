package nimbook.rook;

import java.util.Arrays;
import nimbook.core.Memory;
import nimbook.core.Work;

/**
 * One level j ≥ 2 over a span of columns, from all beginnings at once: each bit of a word, a <em>lane</em>, is one
 * state of level j − 1 and one line of level j. The span is a period of D of level j − 1, which is the same number in
 * all lanes. The pass finds where each line comes to be, and how it moves the slots when the token is on it.
 *
 * <p>Level j − 1 runs with its true states, by the laws of {@link RookState}; of level j the line is followed by one
 * bit, and the slots by their numbers, in binary digits. Cells of a level lie in rings of 2j + 2 places, column n in
 * place n mod (2j + 2): a slot that does not change stays where it is.
 */
final class LevelPass {

    /** Columns from one mark to the next: {@link #state} begins at a mark. A walk of as many takes some 20 ms. */
    static final int BETWEEN_MARKS = 1 << 20;

    private final int level;
    private final int width;
    private final int words;
    private final long columns;
    private final long[] pending;
    private final long[][] tokenBelow;
    private final long[][] slotBelow;
    private final long[][] line;
    private final long[][][] source;
    private final long[][] marks;

    /**
     * @param below the states of levels 1..j − 1 at each beginning; they differ at level j − 1 only
     * @param columns the span, a period of D of level j − 1
     * @param withSlots whether the slots are followed: without them, row 2j is decided and row 2j + 1 is not
     */
    LevelPass(RookState[] below, long columns, boolean withSlots) {
        this.level = below[0].levels() + 1;
        this.columns = columns;
        width = 2 * level + 2;
        int lines = level + 2;
        words = (below.length * lines + 63) / 64;
        int digits = withSlots ? 32 - Integer.numberOfLeadingZeros(width - 1) : 0;
        int count = (int) ((columns + BETWEEN_MARKS - 1) / BETWEEN_MARKS) + 1;
        Memory.require("row " + (2 * level + 1) + ": " + count + " marks", 8.0 * count * width * (1 + digits) * words);
        pending = new long[below.length];
        tokenBelow = new long[width - 2][words];
        slotBelow = new long[width - 2][words];
        line = new long[width][words];
        source = new long[digits][width][words];
        marks = new long[count][];
        for (int copy = 0; copy < below.length; copy++) {
            pending[copy] = below[copy].pending();
            long rest = pending[copy];
            for (int lane = copy * lines; lane < (copy + 1) * lines; lane++, rest &= rest - 1) {
                set(tokenBelow, lane, below[copy].tokens[level - 1]);
                set(slotBelow, lane, below[copy].slots[level - 1]);
                set(line, lane, Long.lowestOneBit(rest));
            }
        }
        for (int b = 0; b < digits; b++)
            for (int i = 0; i < width; i++) if ((i >>> b & 1) != 0) Arrays.fill(source[b][i], -1);
        run(below[0]);
    }

    private static void set(long[][] ring, int lane, long bits) {
        for (int i = 0; i < ring.length; i++) ring[i][lane >>> 6] |= (bits >>> i & 1) << lane;
    }

    private void run(RookState first) {
        RookState lower = new RookState(Arrays.copyOf(first.tokens, level - 1), Arrays.copyOf(first.slots, level - 1));
        long[] y = new long[words];
        long[] x = new long[words];
        long[] near = new long[words];
        long[] next = new long[words];
        long[] far = new long[words];
        int ring = width - 2;
        int here = 0;
        int above = 0;
        for (long n = 0; n < columns; n++) {
            if ((n & 0xFFF) == 0) Work.at(n, columns, "columns, level " + level);
            if (n % BETWEEN_MARKS == 0) marks[(int) (n / BETWEEN_MARKS)] = mark(n);
            int d = lower.forward();
            int ahead = here + d < ring ? here + d : here + d - ring;
            below(tokenBelow[here], tokenBelow[ahead], slotBelow[here], slotBelow[ahead], y, x);
            // D of the level is 1, one more than below, or the greatest, 2j + 1
            int one = above + 1 < width ? above + 1 : 0;
            int more = above + d + 1 < width ? above + d + 1 : above + d + 1 - width;
            int most = above > 0 ? above - 1 : width - 1;
            long[] at = line[above];
            split(at, y, x, near, next, far);
            move(at, line[one], line[more], line[most], near, next, far);
            for (long[][] digit : source) read(digit[above], digit[one], digit[more], digit[most], near, next, far);
            here = here + 1 < ring ? here + 1 : 0;
            above = one;
        }
        marks[marks.length - 1] = mark(columns);
    }

    private static void below(long[] token, long[] tokenAhead, long[] slot, long[] slotAhead, long[] y, long[] x) {
        for (int k = 0; k < y.length; k++) {
            long taken = token[k];
            long free = slot[k] & ~taken | slotAhead[k] & taken;
            tokenAhead[k] |= taken;
            token[k] = 0;
            slot[k] = free;
            y[k] = taken;
            x[k] = free;
        }
    }

    /** The lanes whose line is here, by what D is there. */
    private static void split(long[] at, long[] y, long[] x, long[] near, long[] next, long[] far) {
        for (int k = 0; k < at.length; k++) {
            near[k] = at[k] & ~(y[k] | x[k]);
            next[k] = at[k] & y[k] & ~x[k];
            far[k] = at[k] & x[k];
        }
    }

    private static void move(long[] at, long[] one, long[] more, long[] most, long[] near, long[] next, long[] far) {
        for (int k = 0; k < at.length; k++) {
            at[k] = 0;
            one[k] |= near[k];
            more[k] |= next[k];
            most[k] |= far[k];
        }
    }

    /** Where the line is here, the slot becomes what stands D places on. */
    private static void read(long[] slot, long[] one, long[] more, long[] most, long[] near, long[] next, long[] far) {
        for (int k = 0; k < slot.length; k++) {
            slot[k] = slot[k] & ~(near[k] | next[k] | far[k]) | one[k] & near[k] | more[k] & next[k] | most[k] & far[k];
        }
    }

    /** All places of the line, then of each digit, from column n on. */
    private long[] mark(long n) {
        int first = (int) (n % width);
        long[] mark = new long[(1 + source.length) * width * words];
        for (int i = 0; i < width; i++) {
            System.arraycopy(line[(first + i) % width], 0, mark, i * words, words);
            for (int b = 0; b < source.length; b++)
                System.arraycopy(source[b][(first + i) % width], 0, mark, ((b + 1) * width + i) * words, words);
        }
        return mark;
    }

    /**
     * The level's state at a mark, or at the end of the span.
     *
     * @param copy which of the beginnings
     * @param start the level's state there, as {@link RookState#packed}
     * @param column a multiple of {@link #BETWEEN_MARKS} below the span, or the span
     */
    int state(int copy, int start, long column) {
        long[] mark = marks[column == columns ? marks.length - 1 : (int) (column / BETWEEN_MARKS)];
        int lane = copy * (level + 2) + Long.bitCount(pending[copy] & RookState.token(start) - 1);
        int token = 0;
        while (bit(mark, token, lane) == 0) token++;
        long word = 0;
        for (int i = 0; i < width && source.length > 0; i++) {
            int from = 0;
            for (int b = 0; b < source.length; b++) from |= bit(mark, (b + 1) * width + i, lane) << b;
            word |= (RookState.slots(start) >>> from & 1) << i;
        }
        return token << 24 | (int) (word & ~(1L << token));
    }

    private int bit(long[] mark, int row, int lane) {
        return (int) (mark[row * words + (lane >>> 6)] >>> lane & 1);
    }
}
