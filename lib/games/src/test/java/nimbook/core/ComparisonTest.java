package nimbook.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import nimbook.board.BoardGame;
import org.junit.jupiter.api.Test;

class ComparisonTest {

    @Test
    void countsWhatAgreesAndNamesTheFirstDifference() {
        Grid nim = Grid.of(8, 10, (row, column) -> row ^ column);
        Comparison same = Comparison.of(BoardGame.rook().grundy(9, 9), nim);
        assertTrue(same.agrees());
        assertEquals("8 × 9 cells: all agree", same.toString());
        // By hand: (1, 2), (2, 1) are 0 for the queen and 3 for the rook, (1, 1) is 2 and 0, (2, 2) is 1 and 0.
        Comparison other = Comparison.of(BoardGame.queen().grundy(3, 3), nim);
        assertFalse(other.agrees());
        assertEquals(new Comparison(3, 3, 5, Optional.of(Position.of(1, 1)), 2, 0), other);
        assertEquals("3 × 3 cells: 5 of 9 agree; the first difference is (1, 1): 2 and 0", other.toString());
    }

    @Test
    void cellsWithoutAValueAgreeWithEachOtherAlone() {
        Grid holes = Grid.of(1, 2, (row, column) -> Grid.NONE);
        assertTrue(Comparison.of(holes, holes).agrees());
        assertEquals(0, Comparison.of(holes, Grid.of(1, 2, (row, column) -> 0)).agreeing());
    }
}
