package nimbook.period;

import static nimbook.core.Arguments.nonNull;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import nimbook.board.Cells;
import nimbook.core.Position;
import nimbook.core.Work;

/**
 * Verifies a {@link TerminalSet}: the misère P-positions row by row with Wythoff's, until both have used the same
 * columns and diagonals. It shares no code with the finder. O(rows · width) steps.
 */
public final class TerminalSetChecker {

    /** Rows beyond these are refused, as by the checker in Python. */
    private static final int MOST_ROWS = 1 << 14;

    /** One of the two games: what its P-positions have used. */
    private static final class Construction {
        private final Set<Position> terminal;
        private final Set<Integer> columns = new HashSet<>();
        private final Set<Integer> diagonals = new HashSet<>();
        /** All columns before this one are used. */
        private int least;

        Construction(List<Position> terminal) {
            this.terminal = new HashSet<>(terminal);
        }

        private boolean isFree(int row, int column) {
            return !columns.contains(column) && !diagonals.contains(column - row);
        }

        /** The row's P-position; the terminal cells before it that no P-position attacks are handed on. */
        int next(int row, List<Position> unattacked) {
            while (columns.contains(least)) least++;
            int column = least;
            while (terminal.contains(Position.of(row, column)) || !isFree(row, column)) {
                if (isFree(row, column)) unattacked.add(Position.of(row, column));
                if ((++column & 0xff) == 0) Work.poll();
            }
            columns.add(column);
            diagonals.add(column - row);
            return column;
        }
    }

    private TerminalSetChecker() {}

    /**
     * What is wrong with a certificate; empty when it proves what it says.
     *
     * @throws nimbook.core.Work.Stopped when the thread is interrupted
     */
    public static List<String> faults(TerminalSet c) {
        Cells terminal = nonNull(c, "c").terminal();
        if (!terminal.contains(0, 0)) return List.of("terminal lacks the corner, from which there is no move");
        if (c.from() < terminal.rows() || c.from() >= MOST_ROWS)
            return List.of("from = " + c.from() + ": allowed are rows beyond the terminal cells, below " + MOST_ROWS);
        Construction misere = new Construction(terminal.list());
        Construction wythoff = new Construction(List.of());
        Set<Position> exceptions = new TreeSet<>();
        List<Position> core = new ArrayList<>();
        // Columns used by one of the two, and diagonals, distinguished by the sign.
        Set<Long> different = new HashSet<>();
        int row = 0;
        for (; row < terminal.rows() || !different.isEmpty(); row++) {
            Work.poll();
            if (row >= c.from()) return List.of("the used columns and diagonals do not coincide at row " + row);
            int ours = misere.next(row, core);
            int theirs = wythoff.next(row, core);
            for (int column : new int[] {ours, theirs}) {
                flip(different, 2L * column);
                flip(different, 2L * (column - row) + 1);
            }
            if (ours != theirs) {
                exceptions.add(Position.of(row, ours));
                exceptions.add(Position.of(row, theirs));
            }
        }
        List<String> faults = new ArrayList<>();
        if (row != c.from()) faults.add("the used columns and diagonals coincide at row " + row);
        if (!core.equals(c.core().list())) faults.add("the core is " + core);
        if (!List.copyOf(exceptions).equals(c.exceptions())) faults.add("the exceptions are " + exceptions);
        int threshold = exceptions.stream().mapToInt(p -> Math.max(p.row(), p.column()) + 1).max().orElse(0);
        if (threshold != c.threshold()) faults.add("the threshold is " + threshold);
        return List.copyOf(faults);
    }

    private static void flip(Set<Long> set, long line) {
        if (!set.remove(line)) set.add(line);
    }
}
