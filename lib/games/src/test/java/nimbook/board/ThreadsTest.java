package nimbook.board;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import nimbook.core.Grid;
import nimbook.core.TestThreads;
import nimbook.core.Work;
import nimbook.fibonacci.SmallPileTable;
import nimbook.rook.MisereRook;
import org.junit.jupiter.api.Test;

/** Tables have the same values however many threads compute them. */
class ThreadsTest {

    private static final List<BoardGame> GAMES = RandomGames.of(20260101, 230, 20);

    @Provide
    Arbitrary<BoardGame> games() {
        return Arbitraries.of(GAMES);
    }

    private static void assertSameRows(Grid expected, Grid actual, String of) {
        assertEquals(expected.max(), actual.max(), of);
        for (int a = 0; a < expected.rows(); a++) assertArrayEquals(expected.row(a), actual.row(a), of + ", row " + a);
    }

    @Property(tries = 100, seed = "20260101")
    void grundyTables(@ForAll("games") BoardGame of, @ForAll @IntRange(min = 11, max = 290) int rows,
            @ForAll @IntRange(min = 11, max = 290) int columns, @ForAll @IntRange(min = 2, max = 5) int threads) {
        BoardGame game = of.normal();
        GrundyTable one = game.grundy(rows, columns);
        assertSameRows(one, TestThreads.with(threads, () -> game.grundy(rows, columns)),
                game + " " + rows + " × " + columns);
    }

    /** Strips of any height, where tables are small. */
    @Property(tries = 300, seed = "20260101")
    void grundyStrips(@ForAll("games") BoardGame of, @ForAll @IntRange(min = 11, max = 60) int rows,
            @ForAll @IntRange(max = 70) int more, @ForAll @IntRange(min = 1, max = 9) int strip,
            @ForAll @IntRange(min = 2, max = 5) int threads) {
        if (!of.moves().onlyTowardsCorner()) return;
        BoardGame game = of.normal();
        GrundyTable one = game.grundy(rows, rows + more);
        Values several = TestThreads.with(threads, () -> new GrundyEngine(game, rows, rows + more, strip).run())
                .values();
        for (int a = 0; a < rows; a++)
            for (int b = 0; b < rows + more; b++)
                assertEquals(one.at(a, b), several.get(a, b), game + " " + a + " " + b);
    }

    @Property(tries = 300, seed = "20260101")
    void outcomes(@ForAll("games") BoardGame game, @ForAll @IntRange(min = 11, max = 150) int rows,
            @ForAll @IntRange(min = 11, max = 1300) int columns, @ForAll @IntRange(min = 2, max = 5) int threads) {
        boolean weights = !game.moves().onlyTowardsCorner();
        int width = weights ? columns % 150 + 11 : columns;
        OutcomeTable one = outcomes(game, rows, width);
        one.at(0, 0);
        assertSameRows(one, TestThreads.with(threads, () -> {
            OutcomeTable several = outcomes(game, rows, width);
            several.at(0, 0);
            return several;
        }), game + " " + rows + " × " + width);
    }

    /** By the engine, also where P-positions by rows would do. */
    private static OutcomeTable outcomes(BoardGame game, int rows, int columns) {
        if (!game.moves().onlyTowardsCorner()) return game.outcomes(rows, columns);
        return new OutcomeTable(game, rows, columns, () -> new OutcomeEngine(game, rows, columns).run());
    }

    @Property(tries = 60, seed = "20260101")
    void rookTables(@ForAll @IntRange(min = 1, max = 70) int rows, @ForAll @IntRange(min = 1, max = 20_000) int columns,
            @ForAll @IntRange(min = 2, max = 5) int threads) {
        String size = rows + " × " + columns;
        assertSameRows(MisereRook.tableOfG(rows, columns),
                TestThreads.with(threads, () -> MisereRook.tableOfG(rows, columns)), "g " + size);
        assertSameRows(MisereRook.tableOfF(rows, columns),
                TestThreads.with(threads, () -> MisereRook.tableOfF(rows, columns)), "f " + size);
        assertSameRows(MisereRook.tableOfF(rows, columns),
                TestThreads.with(threads, () -> MisereRook.fByRecursion(rows, columns)), "f " + size);
    }

    @Property(tries = 20, seed = "20260101")
    void slabsOfFibonacciNim(@ForAll @IntRange(max = 9) int small, @ForAll @IntRange(min = 1, max = 60) int bound,
            @ForAll @IntRange(min = 2, max = 5) int threads) {
        SmallPileTable one = SmallPileTable.of(small, bound);
        SmallPileTable several = TestThreads.with(threads, () -> SmallPileTable.of(small, bound));
        for (int a = 0; a <= small; a++) {
            assertEquals(one.pPositionsForEveryQuota(a), several.pPositionsForEveryQuota(a));
            for (int b = 0; b <= bound; b++)
                for (int c = 0; c <= bound; c++)
                    assertEquals(one.leastWinningQuota(a, b, c), several.leastWinningQuota(a, b, c));
        }
    }

    /** Only the caller's thread reports, from the first strip, which is its own, to the end, never back. */
    @Test
    void progressAndInterruption() {
        long[] last = {-1};
        int[] calls = {0};
        TestThreads.with(3, () -> Work.with((done, total, what) -> {
            assertTrue(done >= last[0] && done <= total && total == 700 && what.equals("rows"));
            last[0] = done;
            calls[0]++;
        }, () -> BoardGame.queen().grundy(700, 900).max()));
        assertEquals(700, last[0]);
        assertTrue(calls[0] > 10);
        int[] left = {5};
        assertThrows(Work.Stopped.class, () -> TestThreads.with(3, () -> Work.with((done, total, what) -> {
            if (--left[0] == 0) Thread.currentThread().interrupt();
        }, () -> BoardGame.queen().grundy(700, 900).max())));
        assertTrue(!Thread.interrupted());
        IllegalStateException wrong = new IllegalStateException("listener");
        assertEquals(wrong, assertThrows(IllegalStateException.class,
                () -> TestThreads.with(3, () -> Work.with((done, total, what) -> {
            if (done > 0) throw wrong;
        }, () -> BoardGame.queen().grundy(700, 900).max()))));
    }
}
