package nimbook.heatmap;

import static org.junit.jupiter.api.Assertions.assertTrue;

import nimbook.board.BoardGame;
import nimbook.table.DataTableTest;
import org.junit.jupiter.api.Test;

/** A table that is too large to draw. */
class HeatmapLimitsTest {

    /** An interrupted thread computes nothing: were the outcomes computed first, this would be stopped, not refused. */
    @Test
    void isRefusedBeforeItIsComputed() {
        Thread.currentThread().interrupt();
        try {
            DataTableTest.assertSaid("30000 × 30000 = 900000000 cells: a heatmap draws at most",
                    () -> Heatmap.of(BoardGame.queen().outcomes(30_000, 30_000)));
        } finally {
            assertTrue(Thread.interrupted());
        }
    }
}
