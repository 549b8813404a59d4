package nimbook.wythoff;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import org.junit.jupiter.api.Test;

class TWythoffTest {

    private static final int SIDE = 42;

    @Test
    void allSmallPositions() {
        for (int t = 1; t <= 5; t++) {
            for (TWythoff game : List.of(TWythoff.of(t), TWythoff.of(t).misere())) {
                int width = t;
                TwoPiles rules = TwoPiles.of((k, l) -> k == 0 || l == 0 || Math.abs(k - l) < width);
                boolean[][] lost = rules.lost(SIDE, game.isMisere());
                for (int x = 0; x < SIDE; x++) {
                    for (int y = 0; y < SIDE; y++) {
                        assertEquals(lost[x][y], game.isP(x, y), game + " (" + x + ", " + y + ")");
                        assertEquals(rules.movesInto(lost, x, y), game.winningMoves(x, y), game + " " + x + ", " + y);
                        if (!game.isMisere()) assertEquals(lost[x][y], game.isPByNumeration(x, y));
                    }
                }
            }
        }
    }

    @Test
    void formulaMexAndContinuedFractionAgree() {
        for (int t : new int[] {1, 2, 3, 4, 7, 30, 999}) {
            for (TWythoff game : List.of(TWythoff.of(t), TWythoff.of(t).misere())) {
                List<Piles> mex = game.byMex(1200);
                for (int n = 0; n < 1200; n++) {
                    assertEquals(mex.get(n), game.pair(n), game + " n = " + n);
                    if (!game.isMisere())
                        assertTrue(game.isPByNumeration(mex.get(n).x(), mex.get(n).y()), game + " n = " + n);
                }
            }
            // α = [1; t, t, …]
            assertEquals(List.of(BigInteger.ONE, BigInteger.valueOf(t), BigInteger.valueOf(t)),
                    TWythoff.of(t).alpha().continuedFraction(3));
            assertEquals(TWythoff.of(t).beta(), TWythoff.of(t).alpha().complement());
        }
    }

    @Test
    void literals() {
        // A. S. Fraenkel, Amer. Math. Monthly 89 (1982), the table for a = 2: (0, 0), (1, 3), (2, 6), (4, 10), (5, 13),
        // (7, 17), (8, 20), (9, 23)
        int[][] two = {{0, 0}, {1, 3}, {2, 6}, {4, 10}, {5, 13}, {7, 17}, {8, 20}, {9, 23}};
        for (int n = 0; n < two.length; n++) assertEquals(Piles.of(two[n][0], two[n][1]), TWythoff.of(2).pair(n));
        assertEquals("2-Wythoff, misère, α = √2, β = 2 + √2", TWythoff.of(2).misere().toString());
    }

    @Property(tries = 300, seed = "20260101")
    void bigPositions(@ForAll @IntRange(min = 1, max = 40) int t, @ForAll @LongRange(min = 1) long a,
            @ForAll @LongRange(min = 1) long b, @ForAll boolean misere) {
        TWythoff game = misere ? TWythoff.of(t).misere() : TWythoff.of(t);
        BigInteger x = BigInteger.valueOf(a).pow(3);
        BigInteger y = BigInteger.valueOf(b).pow(3);
        List<Piles> moves = game.winningMoves(x, y);
        assertEquals(game.isP(x, y), moves.isEmpty());
        for (Piles m : moves) assertTrue(game.isP(m.x(), m.y()));
        Piles p = game.pair(x);
        assertTrue(game.isP(p.y(), p.x()) && game.winningMoves(p.x(), p.y()).isEmpty());
        assertEquals(!misere, !misere && game.isPByNumeration(p.x(), p.y()));
    }
}
