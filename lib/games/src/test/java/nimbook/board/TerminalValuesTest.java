package nimbook.board;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.TreeSet;
import nimbook.core.Position;
import org.junit.jupiter.api.Test;

/** Positions of each value against the table of values, and the families of rectangles and diagonals. */
class TerminalValuesTest {

    private static final int ROWS = 24;
    private static final int COLUMNS = 120;

    private static List<Cells> sets() {
        List<Cells> sets = new ArrayList<>();
        CellFamily squares = CellFamily.subsetsOfSquare(3);
        for (int i = 0; i < squares.size(); i += 5) sets.add(squares.get(i));
        for (CellFamily family : List.of(CellFamily.rectangles(3, 4), CellFamily.diagonals(6), CellFamily.strips(9))) {
            for (int i = 0; i < family.size(); i++) sets.add(family.get(i));
        }
        return sets;
    }

    /** By the definition: all cells of the value in each row, in a table that is wide enough to have them. */
    @Test
    void valuesByTheTable() {
        PPositions wythoff = BoardGame.queen().pPositions(ROWS);
        for (Cells terminal : sets()) {
            GrundyTable table = BoardGame.queen().terminal(terminal).grundy(ROWS, COLUMNS);
            for (PositionSet set : List.of(PositionSet.VALUE_ZERO, PositionSet.VALUE_ONE, PositionSet.VALUE_TWO)) {
                WythoffAgreement said = TerminalSetComparison.ofRows(ROWS).compare(terminal, set);
                TreeSet<Position> different = new TreeSet<>();
                BitSet[] used = {new BitSet(), new BitSet(), new BitSet(), new BitSet()};
                int last = 0;
                int settled = 0;
                for (int a = 0; a < ROWS && settled == 0; a++) {
                    TreeSet<Integer> row = new TreeSet<>();
                    for (int b = 0; b < COLUMNS; b++) if (table.at(a, b) == set.value) row.add(b);
                    int w = wythoff.column(a);
                    for (int b : row) {
                        used[0].set(b);
                        used[1].set(b - a + ROWS);
                        if (b != w) different.add(Position.of(a, b));
                    }
                    used[2].set(w);
                    used[3].set(w - a + ROWS);
                    if (!row.contains(w)) different.add(Position.of(a, w));
                    if (!row.equals(new TreeSet<>(List.of(w)))) last = a + 1;
                    boolean same = used[0].equals(used[2]) && used[1].equals(used[3]);
                    if (same && set == PositionSet.VALUE_ZERO && a + 1 >= terminal.rows()) settled = a + 1;
                }
                boolean same = used[0].equals(used[2]) && used[1].equals(used[3]);
                String what = terminal + " " + set;
                assertEquals(settled > 0 || same && last <= ROWS / 2, said.agrees(), what);
                assertEquals(settled > 0, said.proved(), what);
                List<Position> listed = new ArrayList<>(different);
                if (!said.agrees()) {
                    listed = listed.subList(0, Math.min(TerminalSetComparison.EXCEPTIONS, listed.size()));
                }
                assertEquals(listed, said.exceptions(), what);
                int threshold = 0;
                for (Position p : different) threshold = Math.max(threshold, Math.max(p.row(), p.column()) + 1);
                assertEquals(said.agrees() ? threshold : -1, said.threshold(), what);
            }
        }
    }
}
