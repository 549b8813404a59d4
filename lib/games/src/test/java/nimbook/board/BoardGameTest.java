package nimbook.board;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import nimbook.core.Grid;
import nimbook.core.Outcome;
import nimbook.core.Position;
import org.junit.jupiter.api.Test;

class BoardGameTest {

    @Test
    void gamesAreEqualByWhatTheyAre() {
        BoardGame one = BoardGame.queen().terminal(Cells.triangle(1));
        BoardGame other = BoardGame.of(Moves.rook().and(Moves.bishop()))
                .terminal(Cells.of(Position.of(1, 0), Position.of(0, 0), Position.of(0, 1), Position.of(1, 0)));
        assertEquals(one, other);
        assertEquals(one.hashCode(), other.hashCode());
        assertNotEquals(one, one.misere());
        assertEquals(one, one.misere().normal());
        assertNotEquals(one, BoardGame.rook().terminal(Cells.triangle(1)));
        assertNotEquals(one, one.forbidden(Cells.square(1)));
        assertEquals(Moves.queen(), Moves.tWythoff(1));
        assertEquals(one.grundy(9, 9), other.grundy(9, 9));
        assertNotEquals(one.grundy(9, 9), one.grundy(9, 8));
        assertEquals(one.outcomes(4, 4), other.outcomes(4, 4));
    }

    @Test
    void namesSayTheGame() {
        assertEquals("queen, terminal row + column ≤ 2, misère",
                BoardGame.queen().terminal(Cells.triangle(2)).misere().toString());
        assertEquals("rook, forbidden (0, 0)", BoardGame.rook().forbidden(Cells.of(Position.of(0, 0))).name());
        assertEquals("3-Wythoff", BoardGame.of(Moves.tWythoff(3)).name());
        assertEquals("steps (1, 0) (2, 3)", Moves.steps(Moves.step(1, 0), Moves.step(2, 3)).name());
        assertEquals("queen + knight", Moves.queen().and(Moves.knight()).name());
    }

    @Test
    void cellsAreSets() {
        Cells cells = Cells.triangle(1);
        assertEquals(List.of(Position.of(0, 0), Position.of(0, 1), Position.of(1, 0)), cells.list());
        assertEquals(cells, cells.toggle(3, 3).toggle(3, 3));
        assertEquals(cells, cells.without(7, 7));
        assertEquals(cells, cells.with(0, 0));
        assertEquals(Cells.none(), Cells.strip(0));
        assertEquals(Cells.square(2), Cells.young(2, 2));
        assertEquals(Cells.strip(3), Cells.young(3));
        assertEquals(Cells.of(Position.of(0, 0), Position.of(0, 1), Position.of(1, 0)), Cells.young(2, 1));
        assertTrue(Cells.square(3).isSymmetric() && !Cells.strip(2).isSymmetric()
                && Cells.strip(2).mirror().contains(1, 0));
        assertEquals(3, Cells.triangle(2).rows());
        assertEquals(5, Cells.strip(5).columns());
        assertEquals(21, Cells.triangle(5).size());
        assertEquals("7 cells", Cells.triangle(2).with(9, 9).name());
    }

    @Test
    void leapers() {
        assertEquals(List.of(Moves.step(-1, 2), Moves.step(1, 2), Moves.step(2, -1), Moves.step(2, 1)),
                Moves.knight().steps());
        assertEquals(List.of(Moves.step(0, 2), Moves.step(2, 0)), Moves.leaper(0, 2).steps());
        assertEquals(List.of(Moves.step(1, 1)), Moves.leaper(1, 1).steps());
        // White knight of Winning Ways, chapter 3: from (2, 1) to (0, 0), (0, 2), (1, 3) is no move towards the corner
        assertEquals(List.of(Position.of(0, 0), Position.of(0, 2)), BoardGame.of(Moves.knight()).options(2, 1));
    }

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
        assertTrue(BoardGame.queen().grundy(100, 200).toString().endsWith("(the first 40 × 30 of 100 × 200 cells)\n"));
        assertEquals("""
                Outcomes, queen, forbidden 1 × 1 square
                   0 1 2
                0  × P ·
                1  P · ·
                2  · · P
                """, BoardGame.queen().forbidden(Cells.square(1)).outcomes(3, 3).toString());
        assertEquals("P-positions, queen, rows 0 to 3: (0, 0), (1, 2), (2, 1), (3, 5)",
                BoardGame.queen().pPositions(4).toString());
        assertEquals("(3, 6, 1)", NimSum.Place.of(3, 6, 1).toString());
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
