package nimbook.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import nimbook.board.BoardGame;
import org.junit.jupiter.api.Test;

class ComparisonTest {

    /** The queen moves like a rook on two edges of the board, and has a winning move more from (1, 1). */
    @Test
    void theFirstDifferenceIsNamedByTheValuesThere() {
        Comparison outcomes = Comparison.of(BoardGame.queen().outcomes(9, 5), BoardGame.rook().outcomes(4, 9));
        assertEquals(4, outcomes.rows());
        assertEquals(5, outcomes.columns());
        assertEquals(Optional.of(Position.of(1, 1)), outcomes.first());
        assertTrue(outcomes.toString().endsWith("the first difference is (1, 1): N and P"), outcomes.toString());
        Comparison values = Comparison.of(BoardGame.queen().grundy(3, 3), BoardGame.rook().grundy(3, 3));
        assertTrue(values.toString().endsWith("(1, 1): 2 and 0"), values.toString());
        assertFalse(values.agrees());
    }

    @Test
    void whatDiffersIsOne() {
        Comparison compared = Comparison.of(Grid.of(3, 4, (x, y) -> x ^ y), Grid.of(3, 4, (x, y) -> x + y));
        Grid differences = compared.differences();
        int differing = 0;
        // x ^ y = x + y where the binary digits have no one in common.
        for (int x = 0; x < 3; x++) for (int y = 0; y < 4; y++) {
            assertEquals((x & y) == 0 ? 0 : 1, differences.at(x, y));
            differing += differences.at(x, y);
        }
        assertEquals(3 * 4 - differing, compared.agreeing());
        assertEquals("2 × 2 cells: all agree", Comparison.of(Grid.of(2, 2, (x, y) -> x), Grid.of(2, 2, (x, y) -> x))
                .toString());
    }
}
