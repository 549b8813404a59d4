package nimbook.terminal;

import static nimbook.core.Arguments.nonNull;
import static nimbook.core.Arguments.refuse;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import nimbook.board.BoardGame;
import nimbook.board.Cells;
import nimbook.board.GreedyRowConstruction;
import nimbook.board.PPositions;
import nimbook.core.Memory;
import nimbook.core.Position;
import nimbook.core.Work;

/**
 * The queen's game with any finite set of terminal cells, compared with Wythoff's game: do its misère P-positions, or
 * its positions of Grundy value 0, 1 or 2, agree with Wythoff's P-positions outside some square?
 *
 * <p>Both are made row by row ({@link GreedyRowConstruction}). In misère play row a has one P-position, the least
 * column that is neither terminal nor attacked; once all terminal cells lie above and the same columns and diagonals
 * are used as in Wythoff's game, the two constructions go on alike for ever: a proof (docs/proofs.md, section 4). Below
 * the terminal cells the same holds for value 0: the least column that is not attacked by a 0, terminal cells being
 * zeros too. Grundy value v ≥ 1 is the least column that is no terminal cell, has no smaller value, and is not attacked
 * by a v. There equal used sets alone prove nothing, because a smaller value may yet fall on a place of Wythoff's: the
 * agreement is observed over the rows given.
 */
public final class TerminalSetComparison {

    /**
     * Rows compared when none are given. Of the sets within the 4 × 4 square, every one that settles has done so by row
     * 11.
     */
    public static final int ROWS = 1000;

    /** How many exceptions are listed where there is no end of them. */
    public static final int EXCEPTIONS = 50;

    /**
     * The row from which what follows is looked up by the places used above it, when many sets are compared: a few rows
     * below the 4 × 4 square, most of its sets have come to one of a few hundred states.
     */
    static final int MERGED = 16;

    private static final int MOST_ROWS = 10_000_000;

    private final int rows;
    private final int[] wythoff;

    private TerminalSetComparison(int rows) {
        refuse(rows < 2 || rows > MOST_ROWS, "rows = ", rows, ": 2 to ", MOST_ROWS, " rows can be compared");
        this.rows = rows;
        PPositions p = BoardGame.queen().pPositions(rows);
        wythoff = new int[rows];
        for (int row = 0; row < rows; row++) wythoff[row] = p.column(row);
    }

    /**
     * The comparison of so many rows, at any column.
     *
     * @throws IllegalArgumentException unless 2 ≤ rows ≤ 10⁷
     */
    public static TerminalSetComparison ofRows(int rows) {
        return new TerminalSetComparison(rows);
    }

    /** The misère P-positions for these terminal cells. */
    public static WythoffAgreement misere(Cells terminal) {
        return ofRows(ROWS).compare(terminal, PositionSet.MISERE_P);
    }

    /** The positions of Grundy value 1 for these terminal cells. */
    public static WythoffAgreement valueOne(Cells terminal) {
        return ofRows(ROWS).compare(terminal, PositionSet.VALUE_ONE);
    }

    /**
     * Compares, by O(rows) steps, fewer when a proof is found. The corner (0, 0) has no moves and counts as terminal,
     * in the set or not.
     *
     * @throws IllegalArgumentException when the terminal cells do not lie in the rows that are compared, or lie too far
     *     to the right for the memory
     */
    public WythoffAgreement compare(Cells terminal, PositionSet set) {
        return compare(terminal, set, null);
    }

    /**
     * The same, for one of many sets.
     *
     * @param known what follows from row {@value #MERGED} on, by the columns and diagonals that each value up to the
     *     one compared has used there; takes what this comparison finds. Or null
     */
    WythoffAgreement compare(Cells terminal, PositionSet set, Map<List<BitSet>, Rest> known) {
        if (nonNull(terminal, "terminal").rows() > rows) {
            throw new IllegalArgumentException("terminal cell " + terminal.list().get(terminal.size() - 1)
                    + " lies below the " + rows + " rows that are compared");
        }
        // Used columns and diagonals up to the furthest cell, while one array is copied into a longer one.
        Memory.require("terminal cells as far as column " + (terminal.columns() - 1) + ": the comparison",
                24.0 * terminal.columns());
        return new Comparison(terminal.contains(0, 0) ? terminal : new Cells(terminal.name(), withCorner(terminal)),
                terminal, set).run(terminal.rows() <= MERGED && MERGED < rows ? known : null);
    }

    /**
     * The rows of a comparison from {@link #MERGED} on: where they differ from Wythoff's, whether the places used
     * at their end are the same, and the row from which that is proved, or −1.
     */
    record Rest(List<Position> exceptions, boolean same, int proved) {

        /** Of differences without an end those that are listed, and the last. */
        static Rest of(List<Position> exceptions, boolean same, int proved) {
            List<Position> kept = new ArrayList<>(exceptions);
            Collections.sort(kept);
            if (!same && kept.size() > EXCEPTIONS) kept.subList(EXCEPTIONS, kept.size() - 1).clear();
            return new Rest(kept, same, proved);
        }
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
        /** One for each value up to the one compared; in misère play one. */
        private final GreedyRowConstruction[] found;
        private final int[] lower;
        private final BitSet usedColumns = new BitSet();
        private final BitSet usedDiagonals = new BitSet();
        private final BitSet columns = new BitSet();
        private final BitSet diagonals = new BitSet();
        private final List<Position> exceptions = new ArrayList<>();
        private int different;

        Comparison(Cells terminal, Cells given, PositionSet set) {
            this.terminal = terminal;
            this.given = given;
            this.set = set;
            found = new GreedyRowConstruction[Math.max(0, nonNull(set, "set").value) + 1];
            for (int v = 0; v < found.length; v++) found[v] = new GreedyRowConstruction(rows, true);
            lower = new int[found.length];
        }

        WythoffAgreement run(Map<List<BitSet>, Rest> known) {
            boolean provable = set == PositionSet.MISERE_P || set == PositionSet.VALUE_ZERO;
            List<BitSet> used = null;
            int above = 0;
            int proved = -1;
            for (int a = 0; a < rows && proved < 0; a++) {
                if ((a & 0xFF) == 0) Work.poll();
                if (a == MERGED && known != null) {
                    used = used();
                    above = exceptions.size();
                    Rest rest = known.get(used);
                    if (rest != null) {
                        exceptions.addAll(rest.exceptions);
                        return result(rest.same, rest.proved);
                    }
                }
                int[] ours = set == PositionSet.MISERE_P ? new int[] {misere(a)} : values(a);
                compare(a, ours);
                if (different == 0 && provable && a + 1 >= terminal.rows()) proved = a + 1;
            }
            boolean same = different == 0;
            if (used != null) known.put(used, Rest.of(exceptions.subList(above, exceptions.size()), same, proved));
            return result(same, proved);
        }

        /** The columns and the diagonals that each value has used, up to the row that comes. */
        private List<BitSet> used() {
            List<BitSet> used = new ArrayList<>();
            for (GreedyRowConstruction one : found) used.addAll(List.of(one.usedColumns(), one.usedDiagonals()));
            return used;
        }

        private int misere(int a) {
            int b = found[0].least(a, 0);
            if (a < terminal.rows()) while (terminal.contains(a, b)) b = found[0].least(a, b + 1);
            use(0, a, b);
            return b;
        }

        /** The columns of the value compared. */
        private int[] values(int a) {
            int[] terminals = terminal.columnsOf(a);
            int b = found[0].least(a, 0);
            // right of a terminal cell every cell sees a 0
            int zero = terminals.length == 0 || b < terminals[0] ? b : -1;
            if (zero >= 0) use(0, a, zero);
            for (int column : terminals) use(0, a, column);
            if (set.value == 0) return zero < 0 ? terminals : with(terminals, zero);
            lower[0] = zero;
            for (int v = 1; v <= set.value; v++) {
                b = found[v].least(a, 0);
                while (isLower(v, b) || terminals.length > 0 && terminal.contains(a, b)) b = found[v].least(a, b + 1);
                use(v, a, b);
                lower[v] = b;
            }
            return new int[] {b};
        }

        private static int[] with(int[] columns, int column) {
            int[] all = java.util.Arrays.copyOf(columns, columns.length + 1);
            all[columns.length] = column;
            return all;
        }

        private boolean isLower(int v, int b) {
            for (int u = 0; u < v; u++) if (lower[u] == b) return true;
            return false;
        }

        private void use(int v, int a, int b) {
            found[v].useColumn(b);
            found[v].useDiagonal(b - a);
        }

        private void compare(int a, int[] ours) {
            int w = wythoff[a];
            boolean several = set == PositionSet.VALUE_ZERO;
            if (!several && ours[0] == w) return;
            boolean shared = false;
            for (int b : ours) {
                // terminal cells may stand in one column or on one diagonal, which is used once
                if (!several || !usedColumns.get(b)) flip(columns, b);
                if (!several || !usedDiagonals.get(b - a + rows)) flip(diagonals, b - a + rows);
                if (several) usedColumns.set(b);
                if (several) usedDiagonals.set(b - a + rows);
                shared |= b == w;
                if (b != w) exceptions.add(Position.of(a, b));
            }
            flip(columns, w);
            flip(diagonals, w - a + rows);
            if (!shared) exceptions.add(Position.of(a, w));
        }

        private void flip(BitSet set, int i) {
            set.flip(i);
            different += set.get(i) ? 1 : -1;
        }

        /** @param proved the row from which on all is the same, or −1 */
        private WythoffAgreement result(boolean same, int proved) {
            Collections.sort(exceptions);
            int after = exceptions.isEmpty() ? 0 : exceptions.get(exceptions.size() - 1).row() + 1;
            // Half the rows without a difference, and nothing left over from before: settled as far as one can see.
            boolean agrees = proved >= 0 || same && after <= rows / 2;
            int threshold = agrees ? 0 : -1;
            if (agrees)
                for (Position p : exceptions) threshold = Math.max(threshold, Math.max(p.row(), p.column()) + 1);
            List<Position> listed =
                    agrees ? exceptions : exceptions.subList(0, Math.min(EXCEPTIONS, exceptions.size()));
            return new WythoffAgreement(given, set, agrees, threshold, listed, proved >= 0,
                    proved >= 0 ? proved : after, rows);
        }
    }
}
