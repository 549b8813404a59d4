package nimbook.document;

import static nimbook.style.Refusals.stopped;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import nimbook.core.Grid;
import nimbook.rook.MisereRook;
import org.junit.jupiter.api.Test;

/**
 * Each property speaks of certain cells. One cell of a right table is made wrong, each in turn: where the property
 * speaks of the cell it must notice, with the least change that it excludes; with the least that it allows it must not.
 */
class RookPropertyTest {

    private static final int[][] SHAPES = {{9, 13}, {13, 9}, {11, 11}};

    /** Whether a property must notice that the right value t at (m, n) is another one. */
    private interface Notices {
        boolean at(int t, int m, int n);
    }

    /** What is written at (m, n) instead of t. */
    private interface Wrong {
        int at(int t, int m, int n);
    }

    private static Grid grid(int[][] values) {
        return Grid.of("", values.length, values[0].length, (m, n) -> values[m][n]);
    }

    private static RookProperty property(String name) {
        List<RookProperty> all = name.startsWith("G") ? RookProperty.ofG() : RookProperty.ofF();
        return all.stream().filter(p -> p.name().equals(name) || p.name().equals("Theorem 2, " + name)).findAny()
                .orElseThrow();
    }

    private static void everyCell(String name, int rows, int columns, Wrong wrong, Notices notices) {
        boolean ofG = name.startsWith("G");
        Grid g = MisereRook.tableOfG(rows, columns);
        Grid f = MisereRook.tableOfF(rows, columns);
        int[][] table = new int[rows][];
        for (int m = 0; m < rows; m++) table[m] = (ofG ? g : f).row(m);
        Grid changed = grid(table);
        RookProperty.Test test = property(name).test();
        assertEquals(Optional.empty(), test.counterexample(g, f), name);
        for (int m = 0; m < rows; m++) {
            for (int n = 0; n < columns; n++) {
                int right = table[m][n];
                table[m][n] = wrong.at(right, m, n);
                String where = name + ", " + rows + " × " + columns + ": " + table[m][n] + " for " + right + " at (" + m
                        + ", " + n + ")";
                assertEquals(notices.at(right, m, n),
                        (ofG ? test.counterexample(changed, f) : test.counterexample(g, changed)).isPresent(), where);
                table[m][n] = right;
            }
        }
    }

    private static final Wrong FAR = (t, m, n) -> 99;

    @Test
    void propertiesOfG() {
        for (int[] shape : SHAPES) {
            int rows = shape[0];
            int columns = shape[1];
            everyCell("G1", rows, columns, FAR, (t, m, n) -> m + n > 0);
            everyCell("G1", rows, columns, (t, m, n) -> -1, (t, m, n) -> m + n > 0);
            everyCell("G1", rows, columns, (t, m, n) -> t + 1, (t, m, n) -> true);
            everyCell("G2", rows, columns, FAR, (t, m, n) -> true);
            everyCell("G3", rows, columns, FAR, (t, m, n) -> m != n && m < columns && n < rows);
            everyCell("G4", rows, columns, FAR, (t, m, n) -> m <= 1);
            // zeros stand at (0, 1), (1, 0) and on the diagonal from 2 on
            everyCell("G5", rows, columns, (t, m, n) -> t == 0 ? 7 : 0, (t, m, n) -> true);
            everyCell("G6", rows, columns, FAR, (t, m, n) -> Math.abs(m - n) == 1);
            everyCell("G7", rows, columns, (t, m, n) -> m + n, (t, m, n) -> m + n > 0);
            everyCell("G7", rows, columns, (t, m, n) -> m + n - 1, (t, m, n) -> false);
            everyCell("G8", rows, columns, (t, m, n) -> Math.abs(m - n) - 1, (t, m, n) -> m >= 1 && n >= 1);
            everyCell("G8", rows, columns, (t, m, n) -> Math.abs(m - n), (t, m, n) -> false);
            // in row and column 0 only the direction into the table counts
            everyCell("G8", rows, columns, (t, m, n) -> m * n > 0 ? t : -Math.abs(m - n) - 1,
                    (t, m, n) -> m * n == 0 && m + n > 0);
        }
    }

    @Test
    void propertiesOfF() {
        for (int[] shape : SHAPES) {
            int rows = shape[0];
            int columns = shape[1];
            // a value beyond the table is not looked up; the cell with which it was paired notices, were it not the
            // same
            everyCell("line 1", rows, columns, (t, m, n) -> rows, (t, m, n) -> t < rows && t != m);
            everyCell("line 2", rows, columns, FAR, (t, m, n) -> m == 0 || m == n + 1);
            everyCell("line 3", rows, columns, FAR, (t, m, n) -> m == 1 || m == n);
            everyCell("line 4", rows, columns, FAR, (t, m, n) -> n == 0 && m >= 2);
            everyCell("line 5", rows, columns, FAR, (t, m, n) -> n == 1 && m >= 3);
            everyCell("line 6", rows, columns, FAR, (t, m, n) -> n == 2 && m >= 4);
            everyCell("line 7", rows, columns, (t, m, n) -> m + n + 1, (t, m, n) -> m >= 1);
            everyCell("line 7", rows, columns, (t, m, n) -> m + n, (t, m, n) -> false);
            everyCell("line 8", rows, columns, (t, m, n) -> m - n - 1, (t, m, n) -> m > n + 1);
            everyCell("line 8", rows, columns, (t, m, n) -> m - n, (t, m, n) -> false);
            everyCell("line 9", rows, columns, (t, m, n) -> n - m, (t, m, n) -> true);
            everyCell("line 9", rows, columns, (t, m, n) -> n - m + 1, (t, m, n) -> false);
            everyCell("inverse", rows, columns, (t, m, n) -> columns, (t, m, n) -> false);
            everyCell("inverse", rows, columns, (t, m, n) -> columns - 1, (t, m, n) -> t != columns - 1);
        }
    }

    @Test
    void theFirstCounterexampleIsNamed() {
        int[][] wrong = {MisereRook.tableOfG(2, 9).row(0), MisereRook.tableOfG(2, 9).row(1)};
        wrong[1][4] = 77;
        wrong[1][6] = 78;
        assertEquals(Optional.of("(1, 4): 77"), property("G4").test().counterexample(grid(wrong), null));
        assertEquals(8, RookProperty.ofG().size());
        assertEquals(10, RookProperty.ofF().size());
        for (int size = 1; size <= 150; size += size < 39 ? 1 : 111) {
            for (RookProperty p : RookProperty.ofG()) assertEquals(Optional.empty(), p.counterexample(size), p.name());
            for (RookProperty p : RookProperty.ofF()) assertEquals(Optional.empty(), p.counterexample(size), p.name());
        }
        assertThrows(IllegalArgumentException.class, () -> property("G1").counterexample(0));
        // a property is tried on both tables, of the size that was requested
        RookProperty sizes = new RookProperty("", "",
                (g, f) -> Optional.of(g.rows() + ", " + g.columns() + ", " + f.rows() + ", " + f.columns()));
        assertEquals(Optional.of("4, 4, 4, 4"), sizes.counterexample(4));
        Grid one = MisereRook.tableOfG(1, 1);
        stopped(() -> property("G4").test().counterexample(one, one));
    }

    /**
     * The comparison with what is printed names the cell, what stands there and what should; a corner without a value
     * is a dash.
     */
    @Test
    void aMisprintIsNamed() {
        int[][] wrong = {PrintedTables.figureG().row(0), PrintedTables.figureG().row(1)};
        wrong[0][0] = 0;
        wrong[1][2] = Grid.NONE;
        List<PrintedTables.Misprint> found =
                PrintedTables.misprints("here", grid(wrong), MisereRook.tableOfG(2, 23));
        assertEquals(List.of(new PrintedTables.Misprint("here", 0, 0, "0", "–"),
                new PrintedTables.Misprint("here", 1, 2, "–", "2")), found);
        // Table 1 and Figure 2 of the paper are squares of 8 and 23 cells a side, Table 2 has ten rows of eight entries
        for (Grid table : List.of(PrintedTables.nim(), PrintedTables.f()))
            assertEquals(8, table.rows() + table.columns() - 8);
        for (Grid table : List.of(PrintedTables.figureG(), PrintedTables.figureF()))
            assertEquals(23, table.rows() + table.columns() - 23);
        for (List<String> row : PrintedTables.periods()) assertEquals(8, row.size());
        for (int m = 0; m < 10; m++) {
            for (int i = 0; i < 8; i++) {
                List<List<String>> table = new ArrayList<>(PrintedTables.periods());
                List<String> row = new ArrayList<>(table.get(m));
                String right = row.set(i, "wrong");
                table.set(m, row);
                assertEquals(List.of(new PrintedTables.Misprint("Table 2", m, i, "wrong", right)),
                        PrintedTables.periodMisprints(table));
            }
        }
    }
}
