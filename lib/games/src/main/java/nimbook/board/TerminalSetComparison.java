package nimbook.board;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.TreeSet;
import nimbook.board.PositionSet;
import nimbook.core.Memory;
import nimbook.core.Position;
import nimbook.core.Work;

/**
 * The queen's game with any finite set of terminal cells, compared with Wythoff's game: do its misère P-positions, or its positions of Grundy
 * value 1, agree with Wythoff's P-positions outside some square?
 *
 * <p>Both are made row by row ({@link GreedyRowConstruction}). In misère play row a has one P-position, the least column that is neither terminal nor
 * attacked; once all terminal cells lie above and the same columns and diagonals are used as in Wythoff's game, the two constructions go on
 * alike for ever: a proof (docs/proofs.md, section 4).
 * Grundy value 1 is the least column that is no terminal cell, has not value 0, and is not attacked by a 1. There
 * equal used sets alone prove nothing, because a 0 may yet fall on a place of Wythoff's: the agreement is observed over the rows given.
 */
public final class TerminalSetComparison {

    /** Rows compared when none are given. Of the sets within the 4 × 4 square, every one that settles has done so by row 11. */
    public static final int ROWS = 1000;

    /** How many exceptions are listed where there is no end of them. */
    public static final int EXCEPTIONS = 50;

    private static final int MOST_ROWS = 10_000_000;

    private static final int[] NO_COLUMNS = {};

    private final int rows;
    private final int[] wythoff;

    private TerminalSetComparison(int rows) {
        if (rows < 2 || rows > MOST_ROWS) throw new IllegalArgumentException("rows = " + rows + ": 2 to " + MOST_ROWS + " rows can be compared");
        this.rows = rows;
        PPositions p = BoardGame.queen().pPositions(rows);
        wythoff = new int[rows];
        for (int row = 0; row < rows; row++) wythoff[row] = p.column(row);
    }

    /** The comparison of {@value #ROWS} rows. */
    public static TerminalSetComparison standard() {
        return new TerminalSetComparison(ROWS);
    }

    /** The comparison of so many rows, at any column. @throws IllegalArgumentException unless 2 ≤ rows ≤ 10⁷ */
    public static TerminalSetComparison ofRows(int rows) {
        return new TerminalSetComparison(rows);
    }

    /** How many rows are compared. */
    public int rows() {
        return rows;
    }

    /** The misère P-positions for these terminal cells. */
    public static WythoffAgreement misere(Cells terminal) {
        return standard().compare(terminal, PositionSet.MISERE_P);
    }

    /** The positions of Grundy value 1 for these terminal cells. */
    public static WythoffAgreement valueOne(Cells terminal) {
        return standard().compare(terminal, PositionSet.VALUE_ONE);
    }

    /**
     * Compares, by O(rows) steps, fewer when a proof is found. The corner (0, 0) has no moves and counts as terminal, in the set or not.
     *
     * @throws IllegalArgumentException when the terminal cells do not lie in the rows that are compared, or lie too far to the right for the memory
     */
    public WythoffAgreement compare(Cells terminal, PositionSet set) {
        if (terminal.rows() > rows) {
            throw new IllegalArgumentException("terminal cell " + terminal.list().get(terminal.size() - 1) + " lies below the " + rows
                    + " rows that are compared");
        }
        // Used columns and diagonals up to the furthest cell, while one array is copied into a longer one.
        Memory.require("terminal cells as far as column " + (terminal.columns() - 1) + ": the comparison", 24.0 * terminal.columns());
        return new Comparison(terminal.contains(0, 0) ? terminal : new Cells(terminal.name(), withCorner(terminal)), terminal, set).run();
    }

    private static List<Position> withCorner(Cells cells) {
        List<Position> all = new ArrayList<>(cells.list());
        all.add(Position.of(0, 0));
        return all;
    }

    /** One comparison; the symmetric difference of the used sets is kept up to date as rows differ. */
    private final class Comparison {
        private final Cells terminal;
        private final Cells given;
        private final PositionSet set;
        private final GreedyRowConstruction zeros = new GreedyRowConstruction(rows, true);
        private final GreedyRowConstruction found = new GreedyRowConstruction(rows, true);
        private final BitSet columns = new BitSet();
        private final BitSet diagonals = new BitSet();
        private final TreeSet<Position> exceptions = new TreeSet<>();
        private int different;
        private int threshold;
        private int after;

        Comparison(Cells terminal, Cells given, PositionSet set) {
            this.terminal = terminal;
            this.given = given;
            this.set = set;
        }

        WythoffAgreement run() {
            for (int a = 0; a < rows; a++) {
                if ((a & 0xFF) == 0) Work.poll();
                int b = set == PositionSet.MISERE_P ? misere(a) : one(a);
                found.useColumn(b);
                found.useDiagonal(b - a);
                if (b != wythoff[a]) differ(a, b);
                if (different == 0 && set == PositionSet.MISERE_P && a + 1 >= terminal.rows()) return result(true, true, a + 1);
            }
            // Half the rows without a difference, and nothing left over from before: settled as far as one can see.
            return result(different == 0 && after <= rows / 2, false, after);
        }

        private int misere(int a) {
            int b = found.least(a, 0);
            if (a < terminal.rows()) while (terminal.contains(a, b)) b = found.least(a, b + 1);
            return b;
        }

        private int one(int a) {
            int zero = zero(a);
            int b = found.least(a, 0);
            boolean special = a < terminal.rows();
            while (b == zero || special && terminal.contains(a, b)) b = found.least(a, b + 1);
            return b;
        }

        /** The column of value 0 that is not terminal, or −1; all zeros of the row are noted. */
        private int zero(int a) {
            int[] terminals = a < terminal.rows() ? terminal.columnsOf(a) : NO_COLUMNS;
            int b = zeros.least(a, 0);
            int zero = terminals.length == 0 || b < terminals[0] ? b : -1;
            if (zero >= 0) useZero(a, zero);
            for (int column : terminals) useZero(a, column);
            return zero;
        }

        private void useZero(int a, int b) {
            zeros.useColumn(b);
            zeros.useDiagonal(b - a);
        }

        private void differ(int a, int b) {
            int w = wythoff[a];
            flip(columns, b);
            flip(columns, w);
            flip(diagonals, b - a + rows);
            flip(diagonals, w - a + rows);
            after = a + 1;
            threshold = Math.max(threshold, Math.max(a, Math.max(b, w)) + 1);
            exceptions.add(Position.of(a, b));
            exceptions.add(Position.of(a, w));
        }

        private void flip(BitSet set, int i) {
            set.flip(i);
            different += set.get(i) ? 1 : -1;
        }

        private WythoffAgreement result(boolean agrees, boolean proved, int from) {
            List<Position> listed = new ArrayList<>(exceptions);
            if (!agrees && listed.size() > EXCEPTIONS) listed = listed.subList(0, EXCEPTIONS);
            return new WythoffAgreement(given, set, agrees, agrees ? threshold : -1, Collections.unmodifiableList(listed), proved, from, rows);
        }
    }
}
