package nimbook.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import nimbook.core.Position;
import nimbook.wythoff.Wythoff;
import org.junit.jupiter.api.Test;

class CellsByValueTest {

    /** The table of values, which is made cell by cell. */
    @Test
    void cellsAgreeWithTheTable() {
        int terms = 200;
        CellsByValue cells = CellsByValue.of(30, terms);
        GrundyTable table = BoardGame.queen().grundy(1000, 1000);
        for (int d = 0; d < terms; d++) {
            for (int v = 0; v <= 30; v++) {
                int a = 0;
                while (table.at(a, a + d) != v) a++;
                assertEquals(Position.of(a, a + d), cells.cell(v, d), "value " + v + ", diagonal " + d);
            }
        }
        int most = 0;
        for (int d = 0; d < terms; d++) {
            most = Math.max(most, Math.abs(cells.cell(7, d).row() - cells.cell(0, d).row()));
        }
        assertEquals(most, cells.distance(7));
        assertEquals(0, cells.distance(0));
        assertEquals(30, cells.value());
        assertEquals(terms, cells.terms());
    }

    /** Wythoff 1907 for value 0. OEIS A004481, the table of values: those of value 1 and 2 in its first rows. */
    @Test
    void publishedCells() {
        CellsByValue cells = CellsByValue.of(2, 1000);
        for (int d = 0; d < 1000; d++) {
            assertTrue(Wythoff.isP(cells.cell(0, d).row(), cells.cell(0, d).column()));
        }
        // A317205 lists the triangle by rows: 0; 1, 2; 2, 0, 1; 3, 4, 5, 6; 4, 5, 3, 2, 7; 5, 3, 4, 0, 6, 8;
        // 6, 7, 8, 1, 9, 10, 3
        assertEquals(Position.of(2, 2), cells.cell(1, 0));
        assertEquals(Position.of(0, 1), cells.cell(1, 1));
        assertEquals(Position.of(1, 1), cells.cell(2, 0));
        assertEquals(Position.of(3, 4), cells.cell(2, 1));
        assertEquals(Position.of(0, 2), cells.cell(2, 2));
        assertEquals(Position.of(3, 6), cells.cell(1, 3));
    }
}
