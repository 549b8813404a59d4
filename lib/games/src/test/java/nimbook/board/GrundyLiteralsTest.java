package nimbook.board;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import nimbook.core.Position;
import org.junit.jupiter.api.Test;

/** Values that others have published. */
class GrundyLiteralsTest {

    /** OEIS A317205, the lower triangle of A004481 (Wyt Queens), rows 0 to 11; Winning Ways, p. 76. */
    private static final int[][] A317205 = {
        {0},
        {1, 2},
        {2, 0, 1},
        {3, 4, 5, 6},
        {4, 5, 3, 2, 7},
        {5, 3, 4, 0, 6, 8},
        {6, 7, 8, 1, 9, 10, 3},
        {7, 8, 6, 9, 0, 1, 4, 5},
        {8, 6, 7, 10, 1, 2, 5, 3, 4},
        {9, 10, 11, 12, 8, 7, 13, 14, 15, 16},
        {10, 11, 9, 8, 13, 12, 0, 15, 16, 17, 14},
        {11, 9, 10, 7, 12, 14, 2, 13, 17, 6, 18, 15}};

    /** OEIS A047708, the diagonal of A004481. */
    private static final int[] A047708 = {
            0, 2, 1, 6, 7, 8, 3, 5, 4, 16, 14, 15, 10, 9, 11, 20, 13, 21, 12, 25, 17, 18, 19, 30, 31, 38, 35, 36, 22,
            23, 43, 45, 48, 49, 24,
            26, 27, 28, 29, 33, 60, 32, 61, 57, 66, 37, 63, 34, 64, 67, 40, 39, 41, 42, 82, 44, 74, 79, 47, 46, 87, 86,
            50, 95, 96, 52, 101, 51,
        102, 53, 54};

    /** OEIS A004485, row 4 of A004481. */
    private static final int[] A004485 = {
            4, 5, 3, 2, 7, 6, 9, 0, 1, 8, 13, 12, 11, 16, 15, 10, 19, 18, 17, 14, 21, 20, 25, 24, 23, 28, 27, 22, 31,
            30, 29, 26, 33, 32, 37,
        36, 35, 40, 39, 34, 43, 42, 41, 38, 45, 44, 49, 48, 47, 52, 51, 46, 55, 54, 53, 50, 57, 56, 61, 60, 59, 64};

    /** OEIS A307299: the game NimHof with the rays [1,0], [1,1], [1,2], [0,1]; the rows of its example. */
    private static final int[][] A307299 = {
        {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12},
        {1, 2, 3, 0, 5, 6, 7, 4, 9, 10, 11, 8},
        {2, 0, 4, 5, 1, 7, 3, 8, 10, 6, 12},
        {3, 4, 5, 1, 0, 8, 2, 9, 6, 7},
        {4, 5, 0, 2, 3, 9, 10, 1, 7},
        {5, 3, 1, 6, 7, 10, 4, 11},
        {6, 7, 8, 4, 9, 3, 5},
        {7, 8, 9, 10, 2, 1},
        {8, 6, 10, 11, 12},
        {9, 10, 11, 7},
        {10, 11, 6},
        {11, 9},
        {12}};

    /** OEIS A307301: NimHof with the rays [1,0], [3,1], [0,1]; the rows of its example. */
    private static final int[][] A307301 = {
        {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12},
        {1, 0, 3, 2, 5, 4, 7, 6, 9, 8, 11, 10},
        {2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8},
        {3, 2, 4, 0, 1, 6, 8, 9, 5, 7},
        {4, 5, 1, 6, 0, 2, 3, 8, 7},
        {5, 4, 6, 7, 2, 0, 1, 3},
        {6, 7, 5, 8, 3, 9, 0},
        {7, 6, 8, 4, 9, 1},
        {8, 9, 7, 5, 10},
        {9, 8, 10, 11},
        {10, 11, 9},
        {11, 10},
        {12}};

    @Test
    void wythoff() {
        GrundyTable table = BoardGame.queen().grundy(A047708.length, A047708.length);
        for (int a = 0; a < A317205.length; a++) {
            for (int b = 0; b <= a; b++) {
                assertEquals(A317205[a][b], table.at(a, b));
                assertEquals(A317205[a][b], table.at(b, a));
            }
        }
        for (int a = 0; a < A047708.length; a++) assertEquals(A047708[a], table.at(a, a));
        assertArrayEquals(A004485, BoardGame.queen().grundy(5, A004485.length).row(4));
    }

    @Test
    void nimHof() {
        Moves both = Moves.queen().and(Moves.rays(Moves.step(1, 2)));
        Moves steep = Moves.rook().and(Moves.rays(Moves.step(3, 1)));
        for (int a = 0; a < A307299.length; a++) {
            int[] first = BoardGame.of(both).grundy(13, 13).row(a);
            int[] second = BoardGame.of(steep).grundy(13, 13).row(a);
            for (int b = 0; b < A307299[a].length; b++) {
                assertEquals(A307299[a][b], first[b], "A307299 " + a + ", " + b);
                assertEquals(A307301[a][b], second[b], "A307301 " + a + ", " + b);
            }
        }
    }

    /** Bouton 1901: two heaps of Nim have the value a ⊕ b; and k times (1, 1) is a single heap. */
    @Test
    void rookAndBishop() {
        GrundyTable rook = BoardGame.rook().grundy(150, 200);
        GrundyTable bishop = BoardGame.of(Moves.bishop()).grundy(150, 200);
        for (int a = 0; a < 150; a++) {
            for (int b = 0; b < 200; b++) {
                assertEquals(a ^ b, rook.at(a, b));
                assertEquals(Math.min(a, b), bishop.at(a, b));
            }
        }
        assertEquals(255, rook.max());
    }

    /**
     * Fraenkel, How to beat your Wythoff games' opponent on three fronts (1982): for t = 2 the P-positions are (⌊n√2⌋,
     * ⌊n√2⌋ + 2n).
     */
    @Test
    void twoWythoff() {
        int rows = 20_000;
        PPositions p = BoardGame.of(Moves.tWythoff(2)).pPositions(rows);
        for (int n = 0; ; n++) {
            int small = java.math.BigInteger.valueOf(2L * n * n).sqrt().intValueExact();
            if (small >= rows) break;
            assertArrayEquals(new int[] {small + 2 * n}, p.columns(small));
        }
        OutcomeTable table = BoardGame.of(Moves.tWythoff(2)).outcomes(8, 8);
        assertEquals(java.util.List.of(Position.of(0, 0), Position.of(1, 3), Position.of(2, 6), Position.of(3, 1),
                Position.of(6, 2)), table.positionsOf(0));
    }
}
