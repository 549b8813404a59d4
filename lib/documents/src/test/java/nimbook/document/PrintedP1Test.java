package nimbook.document;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import nimbook.board.Cells;
import nimbook.core.Position;
import nimbook.hofstadter.TriangleWythoff;
import org.junit.jupiter.api.Test;

class PrintedP1Test {

    /** P₁ cut off at each edge: the board's P-positions, as printed without (1, 1). */
    @Test
    void printedAndCorrectedAtEachEdge() {
        List<Position> all = TriangleWythoff.board().outcomes(40, 40).positionsOf(0);
        for (int square = 1; square <= 40; square++) {
            int side = square;
            List<Position> expected =
                    new ArrayList<>(all.stream().filter(p -> Math.max(p.row(), p.column()) < side).toList());
            assertEquals(Cells.of(expected), PrintedP1.corrected(side), "side " + side);
            expected.remove(Position.of(1, 1));
            assertEquals(Cells.of(expected), PrintedP1.printed(side), "side " + side);
        }
    }
}
