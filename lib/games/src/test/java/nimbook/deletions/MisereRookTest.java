package nimbook.deletions;

import static nimbook.style.Refusals.stopped;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import nimbook.core.Grid;
import org.junit.jupiter.api.Test;

class MisereRookTest {

    private static final int SIZE = 300;

    /** mex of the values above and to the left; a corner of −1 is used by nobody. */
    private static int[][] slow(boolean f) {
        int[][] t = new int[SIZE][SIZE];
        for (int m = 0; m < SIZE; m++) {
            for (int n = 0; n < SIZE; n++) {
                boolean[] seen = new boolean[2 * SIZE];
                for (int i = 0; i < m; i++) if (t[i][n] >= 0) seen[t[i][n]] = true;
                for (int i = 0; i < n; i++) if (t[m][i] >= 0) seen[t[m][i]] = true;
                if (f && m == 0) seen[0] = true;
                while (seen[t[m][n]]) t[m][n]++;
                if (!f && m + n == 0) t[m][n] = -1;
            }
        }
        return t;
    }

    private static void assertTable(int[][] expected, Grid table) {
        for (int m = 0; m < table.rows(); m++) {
            for (int n = 0; n < table.columns(); n++)
                assertEquals(expected[m][n], table.at(m, n), "(" + m + ", " + n + ")");
        }
    }

    @Test
    void tablesAgreeWithBruteForce() {
        int[][] g = slow(false);
        assertTable(g, MisereRook.tableOfG(SIZE, SIZE));
        assertTable(g, MisereRook.tableOfG(32, SIZE));
        assertTable(g, MisereRook.tableOfG(1, SIZE));
        assertTable(g, MisereRook.tableOfG(SIZE, 1));
        int[][] f = slow(true);
        assertTable(f, MisereRook.tableOfF(SIZE, SIZE));
        assertTable(f, MisereRook.tableOfF(32, SIZE));
        assertTable(f, MisereRook.fByInverse(SIZE, SIZE));
        assertTable(f, MisereRook.fByInverse(7, 200));
        assertTable(f, MisereRook.fByRecursion(5, 90));
    }

    /** Figure 1, middle: the added cell. */
    @Test
    void fIsARookWithAnAddedCell() {
        Grid f = MisereRook.tableOfF(40, 40);
        Grid board = MisereRook.gameOfF(40).grundy(40, 41);
        for (int m = 0; m < 40; m++) for (int n = 0; n < 40; n++) assertEquals(f.at(m, n), board.at(m, n + 1));
    }

    @Test
    void printedTablesHaveNoMisprint() {
        assertEquals(List.of(), PrintedTables.misprints());
        // the comparison notices one
        int[][] wrong = new int[23][];
        for (int m = 0; m < 23; m++) wrong[m] = PrintedTables.figureG().row(m);
        wrong[4][7] = 9;
        assertEquals(List.of(new PrintedTables.Misprint("here", 4, 7, "9", "10")),
                PrintedTables.misprints("here", new IntGrid("", wrong), MisereRook.tableOfG(23, 23)));
    }

    @Test
    void propertiesHoldAndWrongTablesAreNoticed() {
        for (RookProperty p : RookProperty.ofG()) assertEquals(Optional.empty(), p.counterexample(150), p.name());
        for (RookProperty p : RookProperty.ofF()) assertEquals(Optional.empty(), p.counterexample(150), p.name());
        // the rook's own table, and the two tables exchanged
        Grid nim = nimbook.board.BoardGame.rook().grundy(20, 20);
        Grid f = MisereRook.tableOfF(20, 20);
        Grid g = MisereRook.tableOfG(20, 20);
        for (RookProperty p : RookProperty.ofG()) {
            if (!List.of("G1", "G3", "G7", "G8").contains(p.name()))
                assertTrue(p.test().counterexample(nim, f).isPresent(), p.name());
        }
        assertTrue(RookProperty.ofG().get(2).test().counterexample(f, f).isPresent());
        int[][] wrong = new int[20][];
        for (int m = 0; m < 20; m++) wrong[m] = f.row(m);
        wrong[3][2] = 5;
        assertEquals(Optional.of("(0, 2): 3"),
                RookProperty.ofF().get(0).test().counterexample(g, new IntGrid("", wrong)));
        for (RookProperty p : RookProperty.ofF().subList(1, 6)) {
            assertTrue(p.test().counterexample(g, g).isPresent(), p.name());
        }
        assertTrue(RookProperty.ofF().get(9).test().counterexample(g, nim).isPresent());
        assertTrue(RookProperty.ofF().get(8).test().counterexample(g, g).isPresent());
    }

    private static final Grid ROWS = MisereRook.tableOfG(14, 400_000);

    @Property(tries = 300, seed = "20260101")
    void entriesFarOutAgreeWithTheTable(@ForAll @IntRange(max = 13) int m, @ForAll @IntRange(max = 399_000) int n) {
        assertEquals(ROWS.at(m, n), MisereRook.g(m, (long) n));
        if (ROWS.at(m, n) >= 0) assertEquals(n, MisereRook.f(m, (long) ROWS.at(m, n)));
    }

    /**
     * No table reaches there: f and g are inverse, g is periodic, and each of the columns near n obeys the mex rule.
     */
    @Property(tries = 5, seed = "20260101")
    void entriesAtTenToTheEighteen(
            @ForAll @LongRange(min = 1_000_000_000_000L, max = 1_000_000_000_000_000_000L) long n) {
        TreeSet<Long> column = new TreeSet<>();
        for (int m = 0; m <= 13; m++) {
            long g = MisereRook.g(m, n);
            assertTrue(column.add(g), "row " + m);
            assertEquals(n, MisereRook.f(m, g));
            assertEquals(g + RookPeriods.of(m).g().period(), MisereRook.g(m, n + RookPeriods.of(m).g().period()));
            // every smaller value is above, or to the left: there it stands at a column below n
            for (long v = n - m - 1; v < g; v++)
                assertTrue(column.contains(v) || MisereRook.f(m, v) < n, "(" + m + ", " + n + ") " + v);
        }
        assertEquals(BigInteger.valueOf(MisereRook.g(13, n)), MisereRook.g(13, BigInteger.valueOf(n)));
    }

    @Test
    void badInputIsNamed() {
        for (String[] c : new String[][] {{"rows = 0"}, {"columns = 0"}}) {
            String message = assertThrows(IllegalArgumentException.class,
                    () -> MisereRook.tableOfG(c[0].startsWith("rows") ? 0 : 5, c[0].startsWith("rows") ? 5 : 0))
                    .getMessage();
            assertTrue(message.contains(c[0]), message);
        }
        stopped(() -> MisereRook.tableOfF(100, 100_000).at(0, 0));
    }
}
