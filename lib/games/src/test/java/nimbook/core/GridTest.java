package nimbook.core;

import static nimbook.style.Refusals.refused;
import static nimbook.style.Refusals.stopped;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** A grid against an array: what it does with a rule alone, what it refuses, how it is shown. */
class GridTest {

    @Test
    void whatEveryGridDoesWithItsRule() {
        Random random = new Random(11);
        for (int i = 0; i < 60; i++) {
            int rows = 1 + random.nextInt(6);
            int columns = 1 + random.nextInt(6);
            int[][] cells = new int[rows][columns];
            int most = random.nextInt(5);
            for (int[] row : cells) for (int b = 0; b < columns; b++) row[b] = random.nextInt(1 + most) - 1;
            Grid grid = Grid.of(rows, columns, (row, column) -> cells[row][column]);
            int max = Grid.NONE;
            long[] count = new long[most + 1];
            for (int a = 0; a < rows; a++) {
                assertArrayEquals(cells[a], grid.row(a));
                int[] longer = new int[columns + 2];
                grid.copyRow(a, longer);
                assertArrayEquals(Arrays.copyOf(cells[a], columns + 2), longer);
                for (int b = 0; b < columns; b++) {
                    assertEquals(cells[a][b], grid.at(a, b));
                    max = Math.max(max, cells[a][b]);
                    if (cells[a][b] >= 0) count[cells[a][b]]++;
                }
            }
            assertEquals(max, grid.max());
            assertArrayEquals(Arrays.copyOf(count, max + 1), grid.histogram());
            for (int value = -1; value <= most; value++) {
                List<Position> where = new ArrayList<>();
                for (int a = 0; a < rows; a++)
                    for (int b = 0; b < columns; b++)
                        if (cells[a][b] == value)
                            where.add(Position.of(a, b));
                assertEquals(where, grid.positionsOf(value));
                for (int limit = 0; limit <= where.size() + 1; limit++) {
                    assertEquals(where.subList(0, Math.min(limit, where.size())), grid.positionsOf(value, limit));
                }
            }
        }
    }

    /** Nothing is computed before a value is looked at, then once; after an exception, once more. */
    @Test
    void aLazyGridIsComputedWithTheFirstLook() {
        AtomicInteger begun = new AtomicInteger();
        Grid lazy = Grid.lazy(3, 4, () -> {
            if (begun.incrementAndGet() == 1) throw new Work.Stopped();
            return Grid.of(3, 4, (row, column) -> 10 * row + column);
        });
        assertEquals(3, lazy.rows());
        assertEquals(4, lazy.columns());
        assertThrows(IndexOutOfBoundsException.class, () -> lazy.at(3, 0));
        assertThrows(IndexOutOfBoundsException.class, () -> lazy.copyRow(0, new int[3]));
        assertEquals(0, begun.get());
        assertThrows(Work.Stopped.class, lazy::max);
        assertEquals(23, lazy.max());
        assertEquals(12, lazy.at(1, 2));
        assertArrayEquals(new int[] {20, 21, 22, 23}, lazy.row(2));
        assertEquals(Grid.of(3, 4, lazy::at).toString(), lazy.toString());
        assertEquals(2, begun.get());
        refused("rows", () -> Grid.lazy(0, 4, () -> lazy));
        refused("table of 3 × 4 cells: 4 × 3 were announced", () -> Grid.lazy(4, 3, () -> lazy).at(0, 0));
    }

    @Test
    void aGridOfARule() {
        Grid grid = Grid.of(2, 3, (row, column) -> 10 * row + column);
        assertEquals(List.of(2, 3), List.of(grid.rows(), grid.columns()));
        for (int[] outside : new int[][] {{2, 0}, {0, 3}, {-1, 0}, {0, -1}}) {
            assertThrows(IndexOutOfBoundsException.class, () -> grid.at(outside[0], outside[1]));
        }
        assertEquals(100_000, Grid.of(400, 300, (row, column) -> 7).positionsOf(7).size());
    }

    @Test
    void lookingThroughAGridStops() {
        Grid grid = Grid.of(5, 5, (row, column) -> row);
        for (Runnable look : List.<Runnable>of(grid::max, grid::histogram, () -> grid.positionsOf(0))) {
            stopped(look::run);
        }
    }

    /** Forty rows and thirty columns are shown as they are; what is more is said. */
    @Test
    void shownAsText() {
        Grid whole = Grid.of(40, 30, (row, column) -> row * column);
        String text = GridText.of("products", whole, Integer::toString);
        String[] lines = text.split("\n");
        assertEquals(42, lines.length);
        assertEquals("products", lines[0]);
        // 39 · 29 = 1131 has four letters, and so has every column
        for (int row = 0; row < 40; row++) {
            StringBuilder line = new StringBuilder(String.format(Locale.ROOT, "%4d ", row));
            for (int column = 0; column < 30; column++) line.append(String.format(Locale.ROOT, " %4d", row * column));
            assertEquals(line.toString(), lines[row + 2]);
        }
        String rows = GridText.of("", Grid.of(41, 30, (row, column) -> 0), Integer::toString);
        assertTrue(rows.endsWith("\n(the first 40 × 30 of 41 × 30 cells)\n"), rows);
        assertEquals(43, rows.split("\n").length);
        assertTrue(GridText.of("", Grid.of(40, 31, (row, column) -> 0), Integer::toString)
                .endsWith("\n(the first 40 × 30 of 40 × 31 cells)\n"));
        assertEquals("t\n   0 1\n0  5 5\n", GridText.of("t", Grid.of(1, 2, (row, column) -> 5), Integer::toString));
    }
}
