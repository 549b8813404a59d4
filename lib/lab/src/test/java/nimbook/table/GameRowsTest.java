package nimbook.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import nimbook.board.BoardGame;
import nimbook.game.Game;
import nimbook.game.Sum;
import nimbook.heap.HeapGame;
import nimbook.heap.Octal;
import nimbook.heap.SubtractionGame;
import org.junit.jupiter.api.Test;

class GameRowsTest {

    @Test
    void kaylesInLinesOfItsPeriod() {
        DataTable table = DataTable.of(Octal.kayles());
        assertTrue(
                table.title().startsWith(
                        "Grundy values of Kayles (.77): preperiod 71, period 12 (proved: Guy and Smith"),
                table.title());
        assertEquals(13, table.columns().size());
        // The last line that differs from the next is that of 70 = 5 · 12 + 10: Winning Ways, chapter 4.
        List<Object> late = table.at(6).subList(1, 13);
        assertEquals(List.of(4L, 1L, 2L, 8L, 1L, 4L, 7L, 2L, 1L, 8L, 2L, 7L), late);
        assertEquals(6L, table.at(5, 11));
        for (int row = 7; row < table.rows(); row++) assertEquals(late, table.at(row).subList(1, 13));
    }

    @Test
    void shortPeriodsFillALine() {
        assertEquals(1 + 10, DataTable.of(SubtractionGame.of(2, 3, 7)).columns().size());
        assertEquals(1 + 12, DataTable.of(SubtractionGame.of(1, 2)).columns().size());
        DataTable officers = DataTable.of(Octal.of(".6").grundy(14));
        assertTrue(officers.title().contains("no period to heap 2000 (HeapPeriods.find"), officers.title());
        assertEquals(2, officers.rows());
        assertEquals(null, officers.at(1, 6));
    }

    @Test
    void aRuleSaysThatItIsObserved() {
        assertTrue(DataTable.of(HeapGame.nim()).title().contains("saltus 1 (observed to 400"));
    }

    @Test
    void aGameSaysItsSizeAndItsMoves() {
        Game<Integer> game =
                Game.of(5, n -> n == 0 ? List.of() : n == 1 ? List.of(0) : List.of(n - 1, n - 2)).named("one or two");
        DataTable table = DataTable.of(game);
        assertEquals("one or two 5: 6 positions, longest play 5 moves; N-position, Grundy value 2", table.title());
        assertEquals(List.of("4", 1L, "N", "loses"), table.at(0));
        assertEquals(List.of("3", 0L, "P", "wins"), table.at(1));
        assertEquals(List.of("4", "P", "wins"), DataTable.of(game.misere()).at(0));
        assertEquals(0, DataTable.of(game.at(0)).rows());
        assertTrue(DataTable.of(game.at(0)).text()
                .startsWith("one or two 0: 1 position, longest play 0 moves; P-position"));
    }

    @Test
    void aSumSaysItsNimSum() {
        Sum sum = Sum.of(Octal.kayles(), 5).plus(BoardGame.queen(), 3, 4);
        assertEquals("Kayles (.77) 5 + queen (3, 4): N-position, 4 ⊕ 2 = 6", DataTable.of(sum).title());
        assertEquals("Kayles (.77) 5 + queen (3, 4) (misère): " + sum.misere().outcome() + "-position",
                DataTable.of(sum.misere()).title());
        assertEquals("nothing: P-position, 0", DataTable.of(Sum.of()).title());
    }

    @Test
    void misereHeaps() {
        // Winning Ways, chapter 13: the lost single rows of misère Kayles.
        assertTrue(DataTable.of(Octal.kayles().misere()).title().endsWith("lost are [1, 4, 9, 12, 20]"));
    }
}
