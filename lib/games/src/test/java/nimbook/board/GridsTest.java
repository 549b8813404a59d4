package nimbook.board;

import static nimbook.house.Refusals.refused;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Tables of numbers against arrays: what a grid does with a rule alone, how values are stored, how a grid is shown. */
class GridsTest {

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
                for (int a = 0; a < rows; a++) for (int b = 0; b < columns; b++) if (cells[a][b] == value) where.add(Position.of(a, b));
                assertEquals(where, grid.positionsOf(value));
                for (int limit = 0; limit <= where.size() + 1; limit++) {
                    assertEquals(where.subList(0, Math.min(limit, where.size())), grid.positionsOf(value, limit));
                }
            }
        }
    }

    @Test
    void aGridOfARule() {
        Grid grid = Grid.of(2, 3, (row, column) -> 10 * row + column);
        assertNull(grid.asked());
        Asked asked = Asked.of("a table", 2, 3, 5_000_000_000L);
        Grid answer = Grid.of(2, 3, asked, (row, column) -> 0);
        assertSame(asked, answer.asked());
        assertNull(BoardGame.queen().grundy(2, 2).asked());
        assertEquals(List.of(2, 3), List.of(answer.rows(), answer.columns()));
        assertEquals(List.of(3, 2), List.of(asked.whole(1), asked.whole(0)));
        assertEquals(List.of(2L, 3L, 5_000_000_000L), asked.numbers());
        refused("question \"a table\": 3 numbers, more are needed", () -> asked.whole(3));
        refused("question \"a table\": 5000000000 is too large", () -> asked.whole(2));
        for (int[] outside : new int[][] {{2, 0}, {0, 3}, {-1, 0}, {0, -1}}) {
            assertThrows(IndexOutOfBoundsException.class, () -> grid.at(outside[0], outside[1]));
        }
        assertThrows(IndexOutOfBoundsException.class, () -> grid.copyRow(0, new int[2]));
        refused("rows = 0", () -> Grid.of(0, 3, (row, column) -> 0));
        refused("columns = 0", () -> Grid.of(3, 0, (row, column) -> 0));
        refused("limit = -1", () -> grid.positionsOf(0, -1));
        assertEquals(100_000, Grid.of(400, 300, (row, column) -> 7).positionsOf(7).size());
    }

    @Test
    void outsideTables() {
        GrundyTable tall = BoardGame.queen().grundy(4, 3);
        GrundyTable wide = BoardGame.queen().grundy(3, 4);
        for (GrundyTable table : List.of(tall, wide)) {
            int[] row = new int[5];
            assertThrows(IndexOutOfBoundsException.class, () -> table.copyRow(table.rows(), row));
            assertThrows(IndexOutOfBoundsException.class, () -> table.copyRow(-1, row));
            assertThrows(IndexOutOfBoundsException.class, () -> table.copyRow(0, new int[table.columns() - 1]));
            assertThrows(IndexOutOfBoundsException.class, () -> table.at(0, table.columns()));
            assertThrows(IndexOutOfBoundsException.class, () -> table.at(table.rows(), 0));
            for (int a = 0; a < table.rows(); a++) {
                for (int b = 0; b < table.columns(); b++) {
                    assertEquals(Rivals.byTimeStamps(4)[a][b], table.at(a, b));
                    assertEquals(Rivals.byTimeStamps(4)[a][b], table.row(a)[b]);
                }
            }
        }
        OutcomeTable outcomes = BoardGame.queen().forbidden(Cells.square(1)).outcomes(3, 3);
        assertThrows(IndexOutOfBoundsException.class, () -> outcomes.at(3, 0));
        assertThrows(IndexOutOfBoundsException.class, () -> outcomes.at(0, 3));
        // (0, 1) and (1, 0) have no move left, (1, 1) and (2, 1) have one to them
        assertEquals(List.of(Outcome.P, Outcome.N, Outcome.N), List.of(outcomes.outcome(1, 0), outcomes.outcome(1, 1), outcomes.outcome(2, 1)));
        refused("cell (0, 0) is forbidden", () -> outcomes.outcome(0, 0));
        assertEquals(List.of(Position.of(0, 1), Position.of(1, 0), Position.of(2, 2)), outcomes.positionsOf(0));
        assertEquals(List.of(Position.of(0, 0)), outcomes.positionsOf(Grid.NONE));
        assertEquals(BoardGame.queen().forbidden(Cells.square(1)), outcomes.game());
        // a table as large as the cells of the game is large enough, in each direction
        assertEquals(0, BoardGame.queen().terminal(Cells.of(Position.of(2, 5))).grundy(3, 6).at(2, 5));
        refused("terminal cell (2, 5)", () -> BoardGame.queen().terminal(Cells.of(Position.of(2, 5))).grundy(2, 6));
        refused("terminal cell (2, 5)", () -> BoardGame.queen().terminal(Cells.of(Position.of(0, 0), Position.of(2, 5))).grundy(3, 5));
    }

    /** Stored in 8, 16 or 32 bits, whole or half: the same numbers come out, the largest among them, and cells without value. */
    @Test
    void storedValues() {
        Random random = new Random(29);
        for (int bound : new int[] {1, 254, 255, 256, 65_534, 65_535, 1_000_000}) {
            for (boolean half : new boolean[] {false, true}) {
                for (int[] size : new int[][] {{5, 9}, {6, 6}, {1, 3}}) {
                    int rows = size[0];
                    int columns = size[1];
                    Values values = Values.of(rows, columns, half, bound);
                    int[][] model = new int[rows][columns];
                    for (int b = 0; b < columns; b++) {
                        int[] column = new int[rows];
                        for (int a = 0; a < rows; a++) {
                            int kind = random.nextInt(6);
                            column[a] = kind == 0 ? Grid.NONE : kind == 1 ? bound : random.nextInt(1 + bound);
                        }
                        int end = half ? Math.min(rows, b + 1) : rows;
                        // the lower part of a column at once, the upper cell by cell, as the engine does
                        int top = random.nextInt(1 + end);
                        int[] lower = Arrays.copyOfRange(column, top, rows);
                        for (int a = top; a < end; a++) if (column[a] == Grid.NONE) lower[a - top] = column[a] = 0;
                        values.putColumn(b, top, end - top, lower);
                        for (int a = 0; a < top; a++) values.set(a, b, column[a]);
                        for (int a = 0; a < end; a++) model[a][b] = column[a];
                    }
                    if (half) for (int a = 0; a < rows; a++) for (int b = 0; b < a; b++) model[a][b] = model[b][a];
                    for (int a = 0; a < rows; a++) {
                        for (int b = 0; b < columns; b++) assertEquals(model[a][b], values.get(a, b));
                        for (int wanted = a + 1; wanted <= columns; wanted++) {
                            int[] into = new int[wanted];
                            values.copyRow(a, wanted, into);
                            assertArrayEquals(Arrays.copyOf(model[a], wanted), into);
                        }
                    }
                }
            }
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
        assertTrue(GridText.of("", Grid.of(40, 31, (row, column) -> 0), Integer::toString).endsWith("\n(the first 40 × 30 of 40 × 31 cells)\n"));
        assertEquals("t\n   0 1\n0  5 5\n", GridText.of("t", Grid.of(1, 2, (row, column) -> 5), Integer::toString));
    }
}
