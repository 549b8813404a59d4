package nimbook.heatmap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import nimbook.board.BoardGame;
import nimbook.board.Cells;
import nimbook.core.Outcome;
import org.junit.jupiter.api.Test;

/** What is told of a game is true of the cells, and told of no other game. */
class HeatmapFactsTest {

    private static final int SIDE = 40;

    private static String of(BoardGame game) {
        return String.join(" ", HeatmapFacts.of(Heatmap.of(game.grundy(SIDE, SIDE))));
    }

    private static void isLost(BoardGame game, int a, int b) {
        assertTrue(game.outcome(a, b) == Outcome.P && game.outcome(b, a) == Outcome.P, a + ", " + b);
    }

    @Test
    void theQueenHasWythoffsPairs() {
        assertTrue(of(BoardGame.queen()).contains("(⌊nφ⌋, ⌊nφ²⌋)"));
        // Wythoff (1907): the first pairs.
        for (int[] pair : new int[][] {{0, 0}, {1, 2}, {3, 5}, {4, 7}}) isLost(BoardGame.queen(), pair[0], pair[1]);
        assertTrue(String.join("", HeatmapFacts.of(Heatmap.of(BoardGame.queen().misere().outcomes(SIDE, SIDE))))
                .contains("(0, 1), (2, 2) and Wythoff's pairs from (3, 5) on"));
        for (int[] pair : new int[][] {{0, 1}, {2, 2}, {3, 5}}) isLost(BoardGame.queen().misere(), pair[0], pair[1]);
    }

    @Test
    void aTriangleHasItsFormula() {
        for (int k = 1; k < 7; k++) {
            BoardGame game = BoardGame.queen().terminal(Cells.triangle(k));
            assertTrue(of(game).contains("k = " + k + ", and their mirror images"), of(game));
            int[] g = new int[SIDE];
            for (int n = 0; n < SIDE; n++) g[n] = n <= 2 * k ? Math.min(n, k) : n - g[g[n - 1]];
            for (int d = k + 1; 2 * d - k + g[d - 1] < SIDE; d++) isLost(game, d - k + g[d - 1], 2 * d - k + g[d - 1]);
        }
    }

    @Test
    void othersHaveTheirOwn() {
        assertTrue(of(BoardGame.rook()).contains("nim-sum"));
        assertTrue(of(BoardGame.tWythoff(3)).contains("t = 3 (Fraenkel 1982)"));
        // Fraenkel (1982): α = (−1 + √13)/2 = 1.302…; A(n) = ⌊nα⌋ and B(n) = A(n) + 3n.
        for (int n = 0; n < 9; n++) isLost(BoardGame.tWythoff(3), (int) (n * (Math.sqrt(13) - 1) / 2),
                (int) (n * (Math.sqrt(13) - 1) / 2) + 3 * n);
        assertEquals(List.of(), HeatmapFacts.of(Heatmap.of(BoardGame.king().grundy(9, 9))));
        assertEquals(List.of(), HeatmapFacts.of(Heatmap.of(9, 9, (x, y) -> x ^ y)));
    }
}
