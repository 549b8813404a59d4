package nimbook.board;

import static nimbook.core.ProgressReport.runsToItsEnd;
import static nimbook.style.Refusals.refused;
import static nimbook.style.Refusals.stopped;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import nimbook.core.Position;
import nimbook.core.ProgressReport;
import org.junit.jupiter.api.Test;

/** Long work reports its progress and can be stopped; a table is kept for the next question. */
class LongWorkTest {

    @Test
    void everyEngineReportsItsProgressAndStops() {
        BoardGame.queen().outcome(0, 0);
        runsToItsEnd("rows", 150, true, () -> BoardGame.queen().grundy(150, 170).at(0, 0));
        runsToItsEnd("rows", 150, true, () -> BoardGame.queen().terminal(Cells.square(2)).grundy(170, 150).at(0, 0));
        runsToItsEnd("rows", 150, true, () -> BoardGame.queen().grundy(150, 600).at(0, 0));
        runsToItsEnd("rows", 40, true, () -> BoardGame.queen().grundy(40, 5000).at(0, 0));
        runsToItsEnd("rows", 150, true, () -> BoardGame.king().outcomes(150, 70).at(0, 0));
        runsToItsEnd("rows", 150, true, () -> BoardGame.queen().outcomes(150, 70).at(0, 0));
        runsToItsEnd("rows", 4, true, () -> BoardGame.queen().grundy(4, 300_000).at(0, 0));
        assertTrue(ProgressReport.of(() -> BoardGame.queen().grundy(4, 300_000).at(0, 0)).size() > 12,
                "every 100 000 cells");
        runsToItsEnd("rows", 9000, true, () -> BoardGame.queen().pPositions(9000).isP(0, 0));
        // the weight of (x, y) is x + y: the triangle of the lines 0 to 19 + 29
        runsToItsEnd("lines", 49, false, () -> BoardGame.knight().grundy(20, 30).at(0, 0));
        runsToItsEnd("lines", 49, false, () -> BoardGame.knight().outcomes(20, 30).at(0, 0));
    }

    @Test
    void lookingThroughATableStops() {
        GrundyTable table = BoardGame.queen().grundy(5, 5);
        BoardGame rook = BoardGame.rook();
        rook.outcome(0, 70_000);
        for (Runnable look : List.<Runnable>of(table::histogram, () -> table.positionsOf(0),
                () -> rook.winningMoves(0, 70_000))) {
            stopped(look::run);
        }
    }

    private static Set<Long> totals(Runnable work) {
        Set<Long> totals = new TreeSet<>();
        for (ProgressReport t : ProgressReport.of(work)) totals.add(t.total());
        return totals;
    }

    /** A usual board at once, no more than the cell needs where it lies further; and the last one is kept. */
    @Test
    void aCellsTableIsThereForItsNeighbours() {
        BoardGame queen = BoardGame.queen();
        assertEquals(Set.of(64L), totals(() -> queen.value(3, 5)));
        assertEquals(Set.of(), totals(() -> queen.value(63, 63)));
        assertEquals(Set.of(65L), totals(() -> queen.value(64, 70)));
        assertEquals(Set.of(), totals(() -> queen.value(64, 70)));
        assertEquals(Set.of(65L), totals(() -> queen.value(64, 71)));
        assertEquals(Set.of(66L), totals(() -> queen.value(65, 71)));
        BoardGame king = BoardGame.king();
        assertEquals(Set.of(64L), totals(() -> king.outcome(63, 0)));
        assertEquals(Set.of(), totals(() -> king.outcome(63, 63)));
        assertEquals(Set.of(64L), totals(() -> king.outcome(63, 64)));
        assertEquals(Set.of(), totals(() -> king.outcome(63, 64)));
        assertEquals(Set.of(65L), totals(() -> king.outcome(64, 64)));
        assertEquals(Set.of(), totals(() -> king.outcome(64, 64)));
    }

    /** Where rows decide, the nearer of the two piles says how many, if they may be exchanged. */
    @Test
    void farCellsNeedTheRowsOfTheSmallerPile() {
        BoardGame queen = BoardGame.queen();
        assertEquals(Set.of(64L), totals(() -> queen.outcome(1_000_000, 5)));
        assertEquals(Set.of(), totals(() -> queen.outcome(63, 1_000_000)));
        assertEquals(Set.of(65L), totals(() -> queen.outcome(64, 1_000_000)));
        assertEquals(Set.of(), totals(() -> queen.outcome(1_000_000, 64)));
        assertEquals(Set.of(67L), totals(() -> queen.outcome(66, 66)));
        BoardGame lopsided = queen.forbidden(Cells.of(Position.of(1, 3)));
        assertEquals(Set.of(1001L), totals(() -> lopsided.outcome(1000, 5)));
        refused("2147483647 × 1:", () -> queen.value(Integer.MAX_VALUE, 0));
    }
}
