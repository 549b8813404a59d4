package nimbook.heatmap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import nimbook.board.BoardGame;
import org.junit.jupiter.api.Test;

class FormulaOverlayTest {

    /**
     * Wythoff's game is not Nim: of its first 2 × 3 values 0 1 2, 1 2 0 (Wythoff 1907, by the rule) x ^ y gives the
     * first row, and 1 0 3 in the second.
     */
    @Test
    void cellsThatDifferAreFramedAndCounted() {
        Heatmap map = Heatmap.of(BoardGame.queen().grundy(2, 3));
        Map<String, Object> overlay = Map.of("kind", "cells", "name", "≠ x ^ y in 2 of 6 cells", "cells",
                List.of(1, 1, 1, 2));
        assertEquals(Map.of("overlay", overlay), map.answer(Map.of("do", "formula", "text", "x ^ y")));
        assertEquals(List.of(overlay), map.formula("x ^ y").state().get("overlays"));
        assertEquals("= x ^ y in all 16 cells",
                Heatmap.of(BoardGame.rook().grundy(4, 4)).formula("x ^ y").style().overlays().get(0).name());
    }

    /** What the reader has typed is in the file that they save. */
    @Test
    void theFormulaOfThePageIsSaved() {
        Heatmap seen = Heatmap.of(BoardGame.queen().grundy(2, 3)).withView(Map.of("formula", "y - x"));
        assertEquals("≠ y - x in 3 of 6 cells", seen.style().overlays().get(0).name());
    }

    @Test
    void whatIsWrongComesAsAnAnswer() {
        Map<String, Object> answer = Heatmap.of(BoardGame.queen().grundy(2, 3)).answer(Map.of("do", "formula", "text",
                "x / y"));
        assertEquals(Map.of("error", "formula x / y at (0, 0): division by 0"), answer);
        assertTrue(Heatmap.of(new int[][] {{1}}).answer(Map.of("do", "formula", "text", "x +")).containsKey("error"));
    }
}
