package nimbook.rook;

import static nimbook.style.Refusals.stopped;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.List;
import java.util.TreeSet;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import nimbook.core.Grid;
import nimbook.core.ProgressReport;
import org.junit.jupiter.api.Test;

/** The tables of g and f in every shape, single entries at any column, interrupts. */
class MisereRookTest {

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

    private static final int SIDE = 110;
    private static final int SIZE = 300;
    private static final int[][] G = ReferenceImplementations.byTimeStamps(SIZE, false);
    private static final int[][] F = ReferenceImplementations.byTimeStamps(SIZE, true);

    private static void assertTable(int[][] expected, int rows, int columns, Grid table) {
        assertEquals(rows, table.rows());
        assertEquals(columns, table.columns());
        for (int m = 0; m < rows; m++)
            for (int n = 0; n < columns; n++)
                assertEquals(expected[m][n], table.at(m, n), rows + " × " + columns);
    }

    /** Shapes on both sides of what one 64-bit word holds: 32 rows, and rows + columns of 64 and 128. */
    @Test
    void everyShapeHoldsTheSameTable() {
        for (int rows : new int[] {1, 2, 5, 29, 31, 32, 33, 34, 63, 64, 65, 97, SIDE}) {
            for (int columns : new int[] {1, 2, 29, 30, 31, 32, 33, 34, 62, 63, 64, 65, 93, 94, 95, 96, 97, SIDE}) {
                assertTable(G, rows, columns, MisereRook.tableOfG(rows, columns));
                assertTable(F, rows, columns, MisereRook.tableOfF(rows, columns));
                assertTable(F, rows, columns, MisereRook.fByRecursion(rows, columns));
                assertTable(F, rows, columns, MisereRook.fByInverse(rows, columns));
            }
        }
    }

    @Test
    void largeShapesHoldIt() {
        for (int rows : new int[] {1, 32, SIZE}) {
            assertTable(G, rows, SIZE, MisereRook.tableOfG(rows, SIZE));
            assertTable(F, rows, SIZE, MisereRook.tableOfF(rows, SIZE));
        }
        assertTable(G, SIZE, 1, MisereRook.tableOfG(SIZE, 1));
        assertTable(F, SIZE, SIZE, MisereRook.fByInverse(SIZE, SIZE));
    }

    @Test
    void theCornerOfGIsADash() {
        String corner = MisereRook.tableOfG(3, 4).toString();
        assertTrue(corner.contains("–") && corner.contains("2") && !corner.contains("-1"), corner);
        for (Grid table : List.of(MisereRook.tableOfG(6, 45), MisereRook.tableOfF(6, 45))) {
            for (int[] outside : new int[][] {{-1, 0}, {6, 0}, {0, -1}, {0, 45}}) {
                assertThrows(IndexOutOfBoundsException.class, () -> table.at(outside[0], outside[1]));
            }
        }
    }

    /**
     * Before column 4096, in rows 16 and 17 before column 2²⁰, and in all later rows a table answers, else the row's
     * states: both say what the table says.
     */
    @Test
    void singleEntriesOnBothSidesOfTheStates() {
        Grid g = MisereRook.tableOfG(20, LevelStates.CUT + 60);
        for (int m : new int[] {0, 1, 2, 3, 8, 11, 16, 19}) {
            for (int n = 0; n < LevelStates.CUT + 30; n += n == 25 ? LevelStates.CUT - 50 : 1) {
                assertEquals(g.at(m, n), MisereRook.g(m, (long) n), "(" + m + ", " + n + ")");
                assertEquals(BigInteger.valueOf(g.at(m, n)), MisereRook.g(m, BigInteger.valueOf(n)));
                if (g.at(m, n) < 0) continue;
                assertEquals(n, MisereRook.f(m, (long) g.at(m, n)), "f(" + m + ", " + g.at(m, n) + ")");
                assertEquals(BigInteger.valueOf(n), MisereRook.f(m, BigInteger.valueOf(g.at(m, n))));
            }
        }
        // f(0, n) = n + 1 and g(1, n) = n at any size
        BigInteger far = BigInteger.TEN.pow(50);
        assertEquals(far.add(BigInteger.ONE), MisereRook.f(0, far));
        assertEquals(far, MisereRook.g(1, far));
        assertEquals(far, MisereRook.f(1, far));
    }

    /** The board for f, Figure 1: its column 0 may be entered in row 0 only. */
    @Test
    void theBoardOfF() {
        for (int rows : new int[] {1, 2, 9}) {
            Grid board = MisereRook.gameOfF(rows).grundy(rows, 30);
            assertEquals(0, board.at(0, 0));
            for (int m = 0; m < rows; m++) {
                if (m > 0) assertEquals(Grid.NONE, board.at(m, 0));
                for (int n = 0; n < 29; n++) assertEquals(F[m][n], board.at(m, n + 1));
            }
        }
    }

    /** Each of the ways ends when its thread is interrupted after the first rows: the listener hears of them. */
    @Test
    void anInterruptEndsEachWay() {
        List<Runnable> ways = List.of(() -> MisereRook.fByRecursion(40, 40).at(0, 0),
                () -> MisereRook.fByInverse(40, 40).max(), () -> MisereRook.tableOfF(20, 40).row(1),
                () -> MisereRook.tableOfG(20, 100_000).at(19, 0));
        ways.forEach(ProgressReport::stopsAtFirstReport);
        // a single cell: the thread is looked at before the first
        ProgressReport.stopsAtFirstReport(() -> MisereRook.fByRecursion(1, 1).at(0, 0));
        stopped(() -> MisereRook.tableOfG(1, 1).at(0, 0));
        stopped(() -> MisereRook.tableOfF(100, 100_000).at(0, 0));
    }
}
