package nimbook.board;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import nimbook.core.Grid;
import nimbook.core.Outcome;
import nimbook.core.Position;
import org.junit.jupiter.api.Test;

/** Tables of values and outcomes against arrays: which cells they have, how values are stored. */
class TablesTest {

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
                    assertEquals(ReferenceImplementations.byTimeStamps(4)[a][b], table.at(a, b));
                    assertEquals(ReferenceImplementations.byTimeStamps(4)[a][b], table.row(a)[b]);
                }
            }
        }
        OutcomeTable outcomes = BoardGame.queen().forbidden(Cells.square(1)).outcomes(3, 3);
        // (0, 1) and (1, 0) have no move left, (1, 1) and (2, 1) have one to them
        assertEquals(List.of(Outcome.P, Outcome.N, Outcome.N),
                List.of(outcomes.outcome(1, 0), outcomes.outcome(1, 1), outcomes.outcome(2, 1)));
        assertEquals(List.of(Position.of(0, 1), Position.of(1, 0), Position.of(2, 2)), outcomes.positionsOf(0));
        assertEquals(List.of(Position.of(0, 0)), outcomes.positionsOf(Grid.NONE));
        assertEquals(BoardGame.queen().forbidden(Cells.square(1)), outcomes.game());
        // a table as large as the cells of the game is large enough, in each direction
        assertEquals(0, BoardGame.queen().terminal(Cells.of(Position.of(2, 5))).grundy(3, 6).at(2, 5));
    }

    /**
     * Stored in 8, 16 or 32 bits, whole or half: the same numbers come out, the largest among them, and cells without
     * value.
     */
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
}
