package nimbook.board;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import nimbook.core.Grid;
import nimbook.core.Outcome;
import nimbook.core.Position;
import org.junit.jupiter.api.Test;

class BoardGameTest {

    /**
     * The variant of hofstadter.txt, whose set B (value 1, coordinates up to 7) and P-positions up to 8 the document
     * lists.
     */
    @Test
    void helpersOfGrids() {
        GrundyTable table = BoardGame.queen().terminal(Cells.triangle(2)).grundy(9, 9);
        assertEquals(List.of(Position.of(0, 3), Position.of(1, 2), Position.of(2, 1), Position.of(3, 0),
                Position.of(4, 4), Position.of(5, 7), Position.of(7, 5)), table.positionsOf(1));
        assertEquals(List.of(Position.of(0, 0), Position.of(0, 1)), table.positionsOf(0, 2));
        assertEquals(10, table.histogram()[0]);
        assertEquals(81, java.util.Arrays.stream(table.histogram()).sum());
        assertEquals(table.max() + 1, table.histogram().length);
        int[] longer = new int[12];
        table.copyRow(3, longer);
        assertArrayEquals(table.row(3), java.util.Arrays.copyOf(longer, 9));
        GrundyTable forbidden = BoardGame.rook().forbidden(Cells.square(1)).grundy(4, 4);
        assertEquals(Grid.NONE, forbidden.at(0, 0));
        assertEquals(List.of(Position.of(0, 0)), forbidden.positionsOf(Grid.NONE));
        assertEquals(15, java.util.Arrays.stream(forbidden.histogram()).sum());
        assertEquals(Grid.NONE, BoardGame.rook().forbidden(Cells.square(1)).value(0, 0));
        assertEquals(List.of(), BoardGame.rook().forbidden(Cells.square(1)).options(0, 0));
    }

    @Test
    void tablesShowThemselves() {
        String text = BoardGame.queen().grundy(3, 4).toString();
        assertEquals("""
                Grundy values, queen
                   0 1 2 3
                0  0 1 2 3
                1  1 2 0 4
                2  2 0 1 5
                """, text);
        assertEquals("""
                Outcomes, queen, forbidden 1 × 1 square
                   0 1 2
                0  × P ·
                1  P · ·
                2  · · P
                """, BoardGame.queen().forbidden(Cells.square(1)).outcomes(3, 3).toString());
    }

    /** Threads that ask one game at once see whole tables only. */
    @Test
    void manyThreadsAskOneGame() throws InterruptedException {
        BoardGame game = BoardGame.queen();
        int[][] expected = ReferenceImplementations.byTimeStamps(120);
        java.util.concurrent.atomic.AtomicInteger wrong = new java.util.concurrent.atomic.AtomicInteger();
        Thread[] threads = new Thread[4];
        for (int t = 0; t < threads.length; t++) {
            int shift = t;
            threads[t] = new Thread(() -> {
                for (int i = 0; i < 200; i++) {
                    int a = (i * 37 + shift * 11) % 120;
                    int b = (i * 53 + shift * 29) % 120;
                    if (game.value(a, b) != expected[a][b]
                            || (game.outcome(a, b) == Outcome.P) != (expected[a][b] == 0))
                        wrong.incrementAndGet();
                }
            });
            threads[t].start();
        }
        for (Thread thread : threads) thread.join();
        assertEquals(0, wrong.get());
    }
}
