package nimbook.ruleset;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import nimbook.core.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CramRegionTest {

    /** Square by square: what is free of a board after a domino, as a picture of the whole board. */
    private static List<String> pieces(int rows, int columns, Position one, Position other) {
        boolean[][] free = new boolean[rows][columns];
        for (boolean[] row : free) java.util.Arrays.fill(row, true);
        free[one.row()][one.column()] = false;
        free[other.row()][other.column()] = false;
        List<String> pieces = new ArrayList<>();
        for (int row = 0; row < rows; row++) for (int column = 0; column < columns; column++) {
            List<int[]> piece = new ArrayList<>();
            flood(free, row, column, piece);
            if (piece.size() > 1) pieces.add(least(piece));
        }
        return pieces.stream().sorted().toList();
    }

    private static void flood(boolean[][] free, int row, int column, List<int[]> piece) {
        if (row < 0 || column < 0 || row == free.length || column == free[0].length || !free[row][column]) return;
        free[row][column] = false;
        piece.add(new int[] {row, column});
        flood(free, row + 1, column, piece);
        flood(free, row - 1, column, piece);
        flood(free, row, column + 1, piece);
        flood(free, row, column - 1, piece);
    }

    /** The least of the eight images as text: equal for mirror images of one region, and for no others. */
    private static String least(List<int[]> piece) {
        String least = null;
        for (int image = 0; image < 8; image++) {
            List<int[]> seen = new ArrayList<>();
            for (int[] at : piece) {
                int row = (image & 1) == 0 ? at[0] : -at[0];
                int column = (image & 2) == 0 ? at[1] : -at[1];
                seen.add((image & 4) == 0 ? new int[] {row, column} : new int[] {column, row});
            }
            int top = seen.stream().mapToInt(at -> at[0]).min().orElseThrow();
            int left = seen.stream().mapToInt(at -> at[1]).min().orElseThrow();
            String text = seen.stream().map(at -> (at[0] - top + 10) + "," + (at[1] - left + 10)).sorted()
                    .toList().toString();
            if (least == null || text.compareTo(least) < 0) least = text;
        }
        return least;
    }

    private static String least(CramRegion region) {
        List<int[]> piece = new ArrayList<>();
        for (int row = 0; row < region.rows(); row++) for (int column = 0; column < region.columns(); column++)
            if (region.isFree(row, column)) piece.add(new int[] {row, column});
        return least(piece);
    }

    /** Of mirror images there is one region: that is why values are remembered once for all of them. */
    @ParameterizedTest
    @CsvSource({"1,2", "1,7", "2,2", "2,5", "3,3", "3,4", "5,3", "4,4"})
    void aDominoLeavesWhatIsNotUnderIt(int rows, int columns) {
        Map<String, CramRegion> seen = new HashMap<>();
        CramRegion board = CramRegion.board(rows, columns);
        for (int row = 0; row < rows; row++) for (int column = 0; column < columns; column++) {
            Position one = Position.of(row, column);
            for (Position other : List.of(Position.of(row + 1, column), Position.of(row, column + 1))) {
                if (other.row() == rows || other.column() == columns) continue;
                List<CramRegion> after = board.after(one, other);
                assertEquals(pieces(rows, columns, one, other),
                        after.stream().map(CramRegionTest::least).sorted().toList(), one + " " + other);
                assertEquals(after, board.after(other, one));
                assertTrue(board.options().contains(after));
                for (CramRegion region : after) {
                    assertEquals(region, seen.computeIfAbsent(least(region), text -> region));
                    assertTrue(region.rows() >= region.columns(), region.toString());
                }
            }
        }
    }

    @Test
    void aSquareOutsideIsNotFree() {
        CramRegion board = CramRegion.board(2, 3);
        int free = 0;
        for (int row = -1; row <= 2; row++) for (int column = -1; column <= 3; column++)
            if (board.isFree(row, column)) free++;
        assertEquals(6, free);
        // Row 0 of three columns: the first two are free.
        assertEquals("□□·", new CramRegion(1, 3, 3).toString());
    }

    @Test
    void whatIsNoDominoIsRefused() {
        CramRegion board = CramRegion.board(2, 3);
        Position corner = Position.of(0, 0);
        for (Position other : List.of(corner, Position.of(1, 1), Position.of(0, 2)))
            assertEquals("domino on " + corner + " and " + other + ": two free squares side by side are needed",
                    assertThrows(IllegalArgumentException.class, () -> board.after(corner, other)).getMessage());
        // Free, free, taken: one square of the domino, then the other.
        CramRegion two = new CramRegion(1, 3, 3);
        Position middle = Position.of(0, 1);
        assertEquals(List.of(), two.after(corner, middle));
    }
}
