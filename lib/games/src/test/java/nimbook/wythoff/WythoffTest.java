package nimbook.wythoff;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;
import nimbook.number.Golden;
import org.junit.jupiter.api.Test;

class WythoffTest {

    private static final int SIDE = 90;

    /** Readable oracle: N when some move leads to P; misère: the empty position is N. */
    private static boolean[][] lost(boolean misere) {
        boolean[][] lost = new boolean[SIDE][SIDE];
        for (int x = 0; x < SIDE; x++) {
            for (int y = 0; y < SIDE; y++) {
                boolean wins = x + y == 0 && misere;
                for (int t = 1; t <= Math.max(x, y); t++) {
                    wins |= t <= x && lost[x - t][y] || t <= y && lost[x][y - t]
                            || t <= x && t <= y && lost[x - t][y - t];
                }
                lost[x][y] = !wins;
            }
        }
        return lost;
    }

    private static TreeSet<Piles> movesInto(boolean[][] lost, int x, int y) {
        TreeSet<Piles> moves = new TreeSet<>();
        for (int t = 1; t <= Math.max(x, y); t++) {
            if (t <= x && lost[x - t][y]) moves.add(Piles.of(x - t, y));
            if (t <= y && lost[x][y - t]) moves.add(Piles.of(x, y - t));
            if (t <= x && t <= y && lost[x - t][y - t]) moves.add(Piles.of(x - t, y - t));
        }
        return moves;
    }

    @Test
    void outcomesAndWinningMovesOfAllSmallPositions() {
        boolean[][] normal = lost(false);
        boolean[][] misere = lost(true);
        for (int x = 0; x < SIDE; x++) {
            for (int y = 0; y < SIDE; y++) {
                assertEquals(normal[x][y], Wythoff.isP(x, y));
                assertEquals(normal[x][y], Wythoff.isP(BigInteger.valueOf(x), BigInteger.valueOf(y)));
                assertEquals(misere[x][y], MisereWythoff.isP(x, y));
                assertEquals(List.copyOf(movesInto(normal, x, y)), Wythoff.winningMoves(x, y));
                assertEquals(List.copyOf(movesInto(misere, x, y)), MisereWythoff.winningMoves(x, y));
            }
        }
    }

    @Test
    void literals() {
        // beatty.txt: the first P-positions
        int[][] first = {{0, 0}, {1, 2}, {3, 5}, {4, 7}, {6, 10}, {8, 13}, {9, 15}};
        for (int n = 0; n < first.length; n++) {
            assertEquals(Piles.of(first[n][0], first[n][1]), Wythoff.pair(n));
            assertEquals(Optional.of(BigInteger.valueOf(n)), Wythoff.pairNumber(first[n][1], first[n][0]));
        }
    }

    @Test
    void constructionAgreesWithTheFormula() {
        for (Construction.Step s : Construction.of(200_000)) {
            assertEquals(Golden.floorPhi(s.n()), s.x());
            assertEquals(s.x() + s.n(), s.y());
            assertEquals(s.n(), s.difference());
        }
    }

    @Test
    void theBoardAfterEachStep() {
        for (int n = 0; n < 6; n++) {
            nimbook.core.Grid board = Construction.board(n, 20);
            for (int x = 0; x < 20; x++) {
                for (int y = 0; y < 20; y++) {
                    int expected =
                            Construction.isStruck(n, x, y) ? 1 : Wythoff.isP(x, y) && Math.abs(y - x) <= n ? 0 : 2;
                    assertEquals(expected, board.at(x, y), n + ": " + x + ", " + y);
                }
            }
        }
    }

    @Test
    void zeckendorfRule() {
        for (long n = 1; n < 5000; n++) {
            assertEquals(Wythoff.pair(n), ZeckendorfRule.corrected(n).piles());
            long excess = Wythoff.isLower(n) ? 1 : 0;
            assertEquals(Piles.of(Wythoff.lower(n) + excess, Wythoff.upper(n) + excess),
                    ZeckendorfRule.asPrinted(n).piles());
        }
    }

    @Property(seed = "20260101")
    void everyPositiveIntegerIsInOnePair(@ForAll @LongRange(min = 1, max = Golden.MAX_UPPER) long x) {
        long n = Wythoff.numberOf(x);
        boolean lower = Wythoff.lower(n) == x;
        assertTrue(lower ^ Wythoff.upper(n) == x);
        assertEquals(lower, Wythoff.isLower(x));
        assertTrue(Wythoff.isP(x, Wythoff.partner(x)));
    }

    @Property(tries = 200, seed = "20260101")
    void bigPositions(@ForAll @LongRange(min = 1) long seed, @ForAll @LongRange(min = 100, max = 4000) long bits) {
        java.util.Random random = new java.util.Random(seed);
        BigInteger a = new BigInteger((int) bits, random);
        BigInteger b = new BigInteger((int) bits, random);
        List<Piles> moves = Wythoff.winningMoves(a, b);
        assertTrue(moves.isEmpty() == Wythoff.isP(a, b) && moves.size() <= 3);
        for (Piles m : moves) {
            assertTrue(Wythoff.isP(m));
            BigInteger da = a.subtract(m.x());
            BigInteger db = b.subtract(m.y());
            assertTrue(da.signum() >= 0 && db.signum() >= 0 && (da.signum() == 0 || db.signum() == 0 || da.equals(db)));
        }
        Piles p = Wythoff.pair(a);
        assertTrue(Wythoff.winningMoves(p).isEmpty() && Wythoff.isP(p.mirror()));
    }

    /**
     * One to a hundred thousand digits, and the neighbours of Fibonacci numbers, where the fraction of nφ is nearest to
     * 0 and 1.
     */
    @Test
    void anySize() {
        java.util.Random random = new java.util.Random(100_000);
        for (int digits = 1; digits <= 100_000; digits *= 10) {
            BigInteger n = new BigInteger(digits * 332 / 100 + 1, random);
            neighbours(n);
        }
        for (int k = 60; k < 2500; k += 61)
            for (int d = -2; d <= 2; d++)
                neighbours(nimbook.number.Fibonacci.of(k).add(BigInteger.valueOf(d)));
    }

    private static void neighbours(BigInteger n) {
        Piles p = Wythoff.pair(n);
        assertTrue(Wythoff.isP(p.y(), p.x()));
        assertEquals(Optional.of(n), Wythoff.pairNumber(p.x(), p.y()));
        assertEquals(p.y(), Wythoff.partner(p.x()));
        assertEquals(p.x(), Wythoff.partner(p.y()));
        assertEquals(n, Wythoff.numberOf(p.x()));
        assertEquals(n, Wythoff.numberOf(p.y()));
        // a step along the column, the row and the diagonal leaves the P-positions, and the winning move is the way
        // back
        BigInteger one = BigInteger.ONE;
        Piles[] off = {new Piles(p.x().add(one), p.y()), new Piles(p.x(), p.y().add(one)),
                new Piles(p.x().add(one), p.y().add(one))};
        for (Piles q : off) {
            assertFalse(Wythoff.isP(q));
            assertTrue(Wythoff.winningMoves(q).contains(p));
            assertTrue(MisereWythoff.winningMoves(q).contains(p) || n.bitLength() < 2);
        }
    }
}
