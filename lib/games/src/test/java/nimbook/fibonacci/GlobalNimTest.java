package nimbook.fibonacci;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import nimbook.core.Grid;
import org.junit.jupiter.api.Test;

class GlobalNimTest {

    /** won[a][b][c][q] by the rules alone, all quotas up to twice the bound, piles in no order. */
    private static boolean[][][][] won(int a, int b, int c) {
        int quotas = 2 * Math.max(a, Math.max(b, c)) + 1;
        boolean[][][][] won = new boolean[a + 1][b + 1][c + 1][quotas];
        for (int x = 0; x <= a; x++) {
            for (int y = 0; y <= b; y++) {
                for (int z = 0; z <= c; z++) {
                    for (int q = 1; q < quotas; q++) {
                        won[x][y][z][q] = won[x][y][z][q - 1] || q <= x && !won[x - q][y][z][2 * q]
                                || q <= y && !won[x][y - q][z][2 * q] || q <= z && !won[x][y][z - q][2 * q];
                    }
                }
            }
        }
        return won;
    }

    @Test
    void threePilesAgreeWithTheRulesTo30() {
        boolean[][][][] won = won(30, 30, 30);
        GlobalNim game = GlobalNim.of(3, 30);
        for (int x = 0; x <= 30; x++) {
            for (int y = 0; y <= 30; y++) {
                for (int z = 0; z <= 30; z++) {
                    for (int q = 0; q <= 60; q++) {
                        assertEquals(!won[x][y][z][q], game.isP(q, x, y, z), x + " " + y + " " + z + " quota " + q);
                    }
                }
            }
        }
    }

    @Test
    void twoPilesAreLostForEveryQuotaExactlyWhenEqual() {
        GlobalNim game = GlobalNim.of(2, 60);
        for (int x = 0; x <= 60; x++)
            for (int y = 0; y <= 60; y++)
                assertEquals(x == y, game.leastWinningQuota(x, y) == GlobalNim.NEVER);
    }

    @Test
    void onePileIsFibonacciNim() {
        GlobalNim game = GlobalNim.of(1, 500);
        for (int n = 1; n <= 500; n++) {
            assertEquals(FibonacciNim.leastWinningQuota(n), game.leastWinningQuota(n));
            assertEquals(FibonacciNim.winningTakes(n, n - 1L),
                    game.winningMoves(n - 1, n).stream().map(m -> (long) m.take()).toList());
        }
    }

    @Test
    void winningMovesAreAllMovesToLostPositions() {
        boolean[][][][] won = won(12, 12, 12);
        GlobalNim game = GlobalNim.of(3, 12);
        for (int q = 1; q <= 12; q++) {
            List<QuotaPiles.Move> expected = new ArrayList<>();
            for (int s = 1; s <= Math.min(q, 7); s++)
                if (!won[7 - s][12][9][2 * s])
                    expected.add(new QuotaPiles.Move(0, s));
            for (int s = 1; s <= Math.min(q, 12); s++)
                if (!won[7][12 - s][9][2 * s])
                    expected.add(new QuotaPiles.Move(1, s));
            for (int s = 1; s <= Math.min(q, 9); s++)
                if (!won[7][12][9 - s][2 * s])
                    expected.add(new QuotaPiles.Move(2, s));
            assertEquals(expected, game.winningMoves(q, 7, 12, 9));
        }
    }

    @Test
    void aPositionAsksItsTable() {
        boolean[][][][] won = won(9, 9, 9);
        GlobalPiles at = GlobalPiles.start(4, 9, 6);
        assertEquals(9, at.quota());
        assertEquals(!won[4][9][6][9], at.isP());
        assertEquals(GlobalNim.of(3, 9).winningMoves(9, 4, 9, 6), at.winningMoves());
        GlobalPiles next = at.after(new QuotaPiles.Move(1, 3));
        assertEquals(new GlobalPiles(List.of(4, 6, 6), 6), next);
        assertEquals(!won[4][6][6][6], next.isP());
    }

    @Test
    void aTableHoldsTheLeastWinningQuotas() {
        GlobalNim game = GlobalNim.of(3, 12);
        Grid grid = game.grid(7);
        assertEquals(13, grid.rows());
        for (int a = 0; a <= 12; a++) {
            for (int b = 0; b <= 12; b++) {
                int w = game.leastWinningQuota(7, a, b);
                assertEquals(w == GlobalNim.NEVER ? Grid.NONE : w, grid.at(a, b));
            }
        }
    }

    @Property(tries = 60, seed = "20260101")
    void theLeastWinningQuotaIsWhereItTurns(@ForAll @IntRange(min = 0, max = 40) int a,
            @ForAll @IntRange(min = 0, max = 40) int b, @ForAll @IntRange(min = 0, max = 40) int c) {
        int w = THREE.leastWinningQuota(c, a, b);
        assertEquals(w, THREE.leastWinningQuota(a, b, c));
        if (w == GlobalNim.NEVER) {
            assertTrue(THREE.winningMoves(80, a, b, c).isEmpty());
        } else {
            assertTrue(THREE.winningMoves(w - 1, a, b, c).isEmpty());
            assertTrue(THREE.winningMoves(w, a, b, c).stream().allMatch(move -> move.take() == w));
            assertFalse(THREE.winningMoves(w, a, b, c).isEmpty());
        }
    }

    private static final GlobalNim THREE = GlobalNim.of(3, 40);

    /**
     * Equal piles are lost as none are, whatever the quota; and two positions lost for every quota never differ in one
     * pile only.
     */
    @Test
    void aThirdPileIsThatOfNoOtherPair() {
        GlobalNim game = GlobalNim.of(3, 60);
        nimbook.core.Grid third = game.thirdPile();
        for (int a = 0; a <= 60; a++) {
            assertEquals(0, third.at(a, a));
            assertEquals(a, third.at(0, a));
            for (int b = 0; b <= 60; b++) {
                int c = third.at(a, b);
                assertEquals(c, third.at(b, a));
                if (c >= 0) assertEquals(GlobalNim.NEVER, game.leastWinningQuota(a, b, c));
                for (int other = 0; other <= 60; other++)
                    if (other != c)
                        assertTrue(game.leastWinningQuota(a, b, other) < GlobalNim.NEVER);
            }
        }
    }
}
