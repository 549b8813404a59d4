package nimbook.document;

import static nimbook.style.Refusals.stopped;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import nimbook.core.ProgressReport;
import nimbook.wythoff.Piles;
import nimbook.wythoff.Wythoff;
import org.junit.jupiter.api.Test;

/** The construction of the P-positions on a board, cell by cell; interrupts. */
class ConstructionTest {

    @Test
    void theBoardAfterEachStep() {
        for (int n = 0; n < 6; n++) {
            nimbook.core.Grid board = Construction.board(n, 20);
            for (int x = 0; x < 20; x++) {
                for (int y = 0; y < 20; y++) {
                    int expected =
                            Construction.isStruck(n, x, y) ? 1 : Wythoff.isP(x, y) && Math.abs(y - x) <= n ? 0 : 2;
                    assertEquals(expected, board.at(x, y), n + ": " + x + ", " + y);
                }
            }
        }
    }

    /** The last that is allowed of each range. */
    @Test
    void greatestSizes() {
        nimbook.core.Grid board = Construction.board(0, 2048);
        assertEquals(2048, board.rows());
        for (int x = 0; x < 2048; x += 89) {
            for (int y = 0; y < 2048; y += 89)
                assertEquals(x + y == 0 ? 0 : x == 0 || y == 0 || x == y ? 1 : 2, board.at(x, y));
        }
        Iterator<Construction.Step> steps = Construction.of(2).iterator();
        assertEquals(Piles.of(0, 0), steps.next().piles());
        assertTrue(steps.hasNext());
        assertEquals(List.of(1, 2), steps.next().lines());
        assertFalse(steps.hasNext());
        assertThrows(NoSuchElementException.class, steps::next);
    }

    /**
     * After the steps 0 to n a cell is struck when an earlier line than its own pair's goes through it: counted from
     * the pairs themselves.
     */
    @Test
    void struckCells() {
        for (int n = 0; n < 5; n++) {
            for (int x = 0; x < 16; x++) {
                for (int y = 0; y < 16; y++) {
                    boolean struck = false;
                    boolean own = false;
                    for (int i = 0; i <= n; i++) {
                        Piles p = Wythoff.pair(i);
                        Piles here = Piles.of(x, y);
                        own |= here.equals(p) || here.mirror().equals(p);
                        struck |= List.of(p.x(), p.y()).contains(here.x()) || List.of(p.x(), p.y()).contains(here.y())
                                || here.difference().intValue() == i;
                    }
                    assertEquals(struck && !own, Construction.isStruck(n, x, y), n + ": (" + x + ", " + y + ")");
                }
            }
        }
    }

    @Test
    void interrupts() {
        stopped(() -> Construction.of(1).iterator().next());
        ProgressReport.stopsAtFirstReport(() -> Construction.of(100_000).list());
        stopped(() -> FloatCode.DOUBLE.scan(1));
        stopped(() -> FloatCode.FLOAT.failuresBelow(1));
    }
}
