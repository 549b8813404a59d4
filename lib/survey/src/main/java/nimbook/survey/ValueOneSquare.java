package nimbook.survey;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import nimbook.board.BoardGame;
import nimbook.board.PPositions;
import nimbook.core.Work;

/**
 * All terminal sets with (0, 0) within a square: do the positions of Grundy value 1 of the queen's game agree with
 * Wythoff's P-positions from some shell on? The rule is that of {@link nimbook.terminal.TerminalSetComparison}.
 *
 * <p>What lies below the square depends only on the columns and diagonals that values 0 and 1 have used in its rows. So
 * the square is walked row by row, with each of the 2^side choices of terminal cells, and sets that have used the same
 * are counted together; the rows below are computed once for each such class. Of the 2²⁴ sets within the 5 × 5 square
 * there are fewer classes by far.
 */
final class ValueOneSquare {

    /** Diagonals column − row of the first rows, as bits from here on. */
    private static final int CENTRE = 16;

    /**
     * The columns of zeros and ones of the first side ≤ 5 rows, in 64 bits: below 4·5 + 5, since each is the first that
     * 4 lines a row leave free.
     */
    private static final int MOST_SIDE = 5;

    /**
     * What zeros and ones have used in the rows so far, and the last row and the shell in which ones differ from
     * Wythoff's.
     */
    private record State(long zeroColumns, long zeroDiagonals, long oneColumns, long oneDiagonals, int after,
            int threshold) {}

    /** How many sets, and the first of those with fewest cells: bit side·row + column. */
    private record Share(long sets, int smallest) {
        Share plus(Share other) {
            return new Share(sets + other.sets, before(other.smallest, smallest) ? other.smallest : smallest);
        }
    }

    /** Whether a set comes before another: fewer cells, then the lesser number. */
    static boolean before(int set, int other) {
        int more = Integer.bitCount(set) - Integer.bitCount(other);
        return more < 0 || more == 0 && set < other;
    }

    private final int side;
    private final int rows;
    private final int[] wythoff;
    private final Greedy zeros;
    private final Greedy ones;

    ValueOneSquare(int side, int rows) {
        if (side < 1 || side > MOST_SIDE) {
            throw new IllegalArgumentException("side = " + side + ": 1 to " + MOST_SIDE + " are allowed");
        }
        this.side = side;
        this.rows = rows;
        PPositions p = BoardGame.queen().pPositions(rows);
        wythoff = new int[rows];
        for (int row = 0; row < rows; row++) wythoff[row] = p.column(row);
        zeros = new Greedy(rows);
        ones = new Greedy(rows);
    }

    /** An answer: from which shell on (−1: the sets do not settle), how many sets, and the smallest of them. */
    record Answer(int threshold, long sets, int smallest) {}

    /** The answers of all sets whose cells of row 0 are given; the corner is among them. */
    List<Answer> answers(int firstRow) {
        Map<State, Share> states = Map.of(new State(0, 0, 0, 0, 0, 0), new Share(1, 0));
        for (int row = 0; row < side; row++) {
            Map<State, Share> next = new HashMap<>();
            for (Map.Entry<State, Share> entry : states.entrySet()) {
                Work.poll();
                for (int cells = row == 0 ? firstRow : 0; cells < (row == 0 ? firstRow + 1 : 1 << side); cells++) {
                    Share share = new Share(entry.getValue().sets, entry.getValue().smallest | cells << side * row);
                    next.merge(after(entry.getKey(), row, cells), share, Share::plus);
                }
            }
            states = next;
        }
        Map<Integer, Share> found = new HashMap<>();
        for (Map.Entry<State, Share> entry : states.entrySet()) {
            Work.poll();
            found.merge(threshold(entry.getKey()), entry.getValue(), Share::plus);
        }
        List<Answer> answers = new ArrayList<>();
        found.forEach((threshold, share) -> answers.add(new Answer(threshold, share.sets, share.smallest)));
        answers.sort((a, b) -> Integer.compareUnsigned(a.threshold, b.threshold));
        return answers;
    }

    private State after(State s, int row, int cells) {
        int shift = CENTRE - row;
        int zero = least(s.zeroColumns, s.zeroDiagonals, 0, shift);
        if (cells != 0 && zero > Integer.numberOfTrailingZeros(cells)) zero = -1;
        long zeroCells = cells | (zero < 0 ? 0 : 1L << zero);
        int one = least(s.oneColumns, s.oneDiagonals, zeroCells, shift);
        boolean same = one == wythoff[row];
        return new State(s.zeroColumns | zeroCells, s.zeroDiagonals | zeroCells << shift, s.oneColumns | 1L << one,
                s.oneDiagonals | 1L << one + shift, same ? s.after : row + 1,
                same ? s.threshold : Math.max(s.threshold, Math.max(row, Math.max(one, wythoff[row])) + 1));
    }

    /** The least column that is free, on a free diagonal, and not among these cells of the row. */
    private static int least(long columns, long diagonals, long cells, int shift) {
        return Long.numberOfTrailingZeros(~(columns | diagonals >>> shift | cells));
    }

    /**
     * From which shell on the ones of a state are Wythoff's P-positions; −1 when they do not settle in the first half
     * of the rows.
     */
    private int threshold(State s) {
        zeros.begin(s.zeroColumns, s.zeroDiagonals);
        ones.begin(s.oneColumns, s.oneDiagonals);
        int after = s.after;
        int threshold = s.threshold;
        for (int row = side; row < rows; row++) {
            int zero = zeros.least(row, -1);
            zeros.use(row, zero);
            int one = ones.least(row, zero);
            ones.use(row, one);
            if (one == wythoff[row]) continue;
            after = row + 1;
            threshold = Math.max(threshold, Math.max(row, Math.max(one, wythoff[row])) + 1);
        }
        // TerminalSetComparison's rule, with the used sets compared at the end.
        return after <= rows / 2 && ones.usedLike(wythoff) ? threshold : -1;
    }

    /** The greedy construction below the square: used columns and diagonals as stamps, which need no clearing. */
    private static final class Greedy {
        private final int rows;
        private final int[] columns;
        private final int[] diagonals;
        private int stamp;
        private int free;

        /**
         * Of r rows none has its least free place beyond column 3·r + the square's: a row above takes a column and two
         * diagonals at most.
         */
        Greedy(int rows) {
            this.rows = rows;
            columns = new int[4 * rows + 64];
            diagonals = new int[5 * rows + 64];
        }

        void begin(long usedColumns, long usedDiagonals) {
            stamp++;
            free = 0;
            for (int i = 0; i < 64; i++) {
                if ((usedColumns >>> i & 1) != 0) columns[i] = stamp;
                if ((usedDiagonals >>> i & 1) != 0) diagonals[i - CENTRE + rows] = stamp;
            }
        }

        /** The least column that is free and on a free diagonal, other than one. */
        int least(int row, int other) {
            while (columns[free] == stamp) free++;
            int column = free;
            while (columns[column] == stamp || diagonals[column - row + rows] == stamp || column == other) column++;
            return column;
        }

        void use(int row, int column) {
            columns[column] = stamp;
            diagonals[column - row + rows] = stamp;
        }

        /**
         * Whether exactly the columns and diagonals of these places are used: there are as many, since each row takes
         * one of each.
         */
        boolean usedLike(int[] places) {
            for (int row = 0; row < places.length; row++) {
                if (columns[places[row]] != stamp || diagonals[places[row] - row + rows] != stamp) return false;
            }
            return true;
        }
    }
}
