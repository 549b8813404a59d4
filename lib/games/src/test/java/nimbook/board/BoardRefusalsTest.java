package nimbook.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import nimbook.core.Memory;
import nimbook.core.Position;
import org.junit.jupiter.api.Test;

/** Every refusal names what came and what is allowed. */
class BoardRefusalsTest {

    private static void refused(Runnable bad, String... words) {
        String message = assertThrows(IllegalArgumentException.class, bad::run).getMessage();
        for (String word : words) assertTrue(message.contains(word), message);
    }

    @Test
    void endlessGames() {
        refused(() -> Moves.step(0, 0), "(0, 0)");
        refused(() -> Moves.steps(Moves.step(1, 0), Moves.step(0, -1)), "(0, -1)", "not end");
        refused(() -> Moves.rays(Moves.step(-1, -2)), "(-1, -2)");
        refused(() -> Moves.steps(Moves.step(1, -1), Moves.step(-1, 1)), "(1, -1)", "(-1, 1)", "in turn");
        refused(() -> Moves.steps(Moves.step(3, -2), Moves.step(-2, 1), Moves.step(1, 1)), "(3, -2)", "(-2, 1)");
        refused(() -> Moves.knight().and(Moves.steps(Moves.step(-1, 1), Moves.step(1, -1))), "(1, -1)");
        refused(() -> new Moves("none", java.util.List.of(), java.util.List.of()), "none", "at least one");
        refused(() -> Moves.step(2_000_000, 1), "2000000", "1 000 000");
        refused(() -> Moves.tWythoff(0), "t = 0");
        refused(() -> Moves.leaper(-1, 2), "(-1, 2)");
        refused(() -> new Moves(" ", java.util.List.of(Moves.step(1, 0)), java.util.List.of()), "name");
    }

    @Test
    void cells() {
        refused(() -> Position.of(-1, 2), "(-1, 2)", "at least 0");
        refused(() -> Cells.none().with(0, -3), "(0, -3)");
        refused(() -> Cells.triangle(-1), "k = -1");
        refused(() -> Cells.triangle(Integer.MAX_VALUE), "k = 2147483647", "1000000");
        refused(() -> Cells.square(-1), "k = -1");
        refused(() -> Cells.square(2000), "4000000", "1000000");
        refused(() -> Cells.strip(-1), "length = -1");
        refused(() -> Cells.strip(Integer.MAX_VALUE), "2147483647");
        refused(() -> Cells.young(2, 3), "part 1 = 3");
        refused(() -> Cells.young(2, 0), "part 1 = 0");
    }

    @Test
    void tables() {
        BoardGame queen = BoardGame.queen();
        refused(() -> queen.grundy(0, 5), "rows = 0");
        refused(() -> queen.outcomes(5, -1), "columns = -1");
        refused(() -> queen.terminal(Cells.of(Position.of(20, 3))).grundy(10, 10), "terminal cell (20, 3)", "10 × 10",
                "21 × 4");
        refused(() -> queen.forbidden(Cells.of(Position.of(1, 12))).outcomes(10, 10), "forbidden cell (1, 12)");
        refused(() -> queen.misere().grundy(5, 5), "misère", "outcomes");
        refused(() -> queen.misere().value(5, 5), "misère");
        refused(() -> queen.value(-1, 0), "(-1, 0)");
        refused(() -> queen.outcome(0, -1), "(0, -1)");
        refused(() -> queen.options(-1, 0), "(-1, 0)");
        refused(() -> queen.winningMoves(-1, 0), "(-1, 0)");
        refused(() -> queen.forbidden(Cells.square(1)).outcome(0, 0), "(0, 0)", "forbidden");
        refused(() -> queen.pPositions(0), "rows = 0");
        refused(() -> queen.pPositions(3).list(-1), "limit = -1");
        refused(() -> BoardGame.of(Moves.king()).pPositions(10), "king");
        refused(() -> NimSum.of(queen.misere()), "misère");
        refused(() -> NimSum.of(queen).value(1, 1, -2), "heap = -2");
    }

    @Test
    void sizesThatDoNotFitAreRefusedInWords() {
        refused(() -> BoardGame.queen().grundy(2_000_000, 2_000_000), "rows × columns = 2000000 × 2000000", "TB",
                "Xmx");
        refused(() -> BoardGame.queen().grundy(Integer.MAX_VALUE, Integer.MAX_VALUE), "EB");
        refused(() -> BoardGame.of(Moves.king()).outcomes(Integer.MAX_VALUE, Integer.MAX_VALUE), "PB");
        refused(() -> BoardGame.of(Moves.knight()).grundy(1_000_000, 1_000_000), "TB");
        refused(() -> BoardGame.queen().value(2_000_000_000, 2_000_000_000), "2000000001");
        refused(() -> BoardGame.of(Moves.king()).outcome(Integer.MAX_VALUE, Integer.MAX_VALUE), "PB");
        assertEquals("999 bytes", Memory.format(999));
        assertEquals("1.5 KB", Memory.format(1536));
        assertEquals("200 MB", Memory.format(200 * 1048576.0));
    }

    @Test
    void outsideATable() {
        GrundyTable table = BoardGame.queen().grundy(3, 4);
        assertThrows(IndexOutOfBoundsException.class, () -> table.at(3, 0));
        assertThrows(IndexOutOfBoundsException.class, () -> table.at(0, 4));
        assertThrows(IndexOutOfBoundsException.class, () -> table.at(-1, 0));
        assertThrows(IndexOutOfBoundsException.class, () -> table.copyRow(0, new int[3]));
        assertThrows(IndexOutOfBoundsException.class, () -> table.row(3));
        assertThrows(IllegalArgumentException.class, () -> table.positionsOf(0, -1));
        assertThrows(IndexOutOfBoundsException.class, () -> BoardGame.queen().outcomes(3, 3).at(0, 3));
        assertThrows(IndexOutOfBoundsException.class, () -> BoardGame.queen().pPositions(3).isP(3, 0));
    }
}
