package nimbook.core;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** A cell, its mirror image, and the order of cells: by row, then by column. */
class PositionTest {

    @Test
    void cellsAreInTheOrderOfReading() {
        List<Position> byRow = new ArrayList<>();
        TreeSet<Position> sorted = new TreeSet<>();
        for (int row = 0; row < 4; row++)
            for (int column = 0; column < 5; column++)
                byRow.add(Position.of(row, column));
        for (int column = 4; column >= 0; column--)
            for (int row = 0; row < 4; row++)
                sorted.add(Position.of(row, column));
        assertEquals(byRow, List.copyOf(sorted));
    }
}
