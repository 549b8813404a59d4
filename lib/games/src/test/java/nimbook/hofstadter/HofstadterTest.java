package nimbook.hofstadter;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.BigRange;
import net.jqwik.api.constraints.IntRange;
import nimbook.board.BoardGame;
import nimbook.board.GrundyTable;
import nimbook.board.OutcomeTable;
import nimbook.core.Outcome;
import nimbook.number.Golden;
import nimbook.wythoff.Piles;
import org.junit.jupiter.api.Test;

class HofstadterTest {

    /** OEIS A005206. */
    private static final int[] A005206 = {0, 1, 1, 2, 3, 3, 4, 4, 5, 6, 6, 7, 8, 8, 9, 9, 10, 11, 11, 12, 12, 13, 14,
            14, 15, 16, 16, 17, 17, 18, 19, 19, 20, 21, 21, 22, 22, 23, 24, 24, 25, 25};

    private static final int SIDE = 260;

    @Test
    void hofstadtersG() {
        int[] h = HofstadterG.byRecursion(100_000);
        assertArrayEquals(A005206, Arrays.copyOf(h, A005206.length));
        for (int n = 0; n < h.length; n++) assertEquals(h[n], HofstadterG.term(n));
        BigInteger n = BigInteger.TEN.pow(300).add(BigInteger.valueOf(12345));
        // its own recursion, at a place that no table reaches
        assertEquals(n.subtract(HofstadterG.term(HofstadterG.term(n.subtract(BigInteger.ONE)))), HofstadterG.term(n));
    }

    @Test
    void threeWaysToTheShift() {
        for (long n = 0; n < 6000; n++) {
            int g = CorrectionTerm.g(n);
            assertEquals(CorrectionTerm.byDefinition(n), g, "n = " + n);
            assertEquals(CorrectionTerm.byHofstadterG(n), g, "n = " + n);
            assertEquals(g, CorrectionTerm.g(BigInteger.valueOf(n)));
            assertEquals(1 - g, CorrectionTerm.g(Golden.floorPhi(n) + 1), "n = " + n);
        }
    }

    @Property(tries = 100, seed = "20260101")
    void threeWaysFarOut(@ForAll @BigRange(min = "0",
            max = "1000000000000000000000000000000000000000000000000000000000000000000000000000000") BigInteger n) {
        assertEquals(CorrectionTerm.byDefinition(n), CorrectionTerm.g(n));
        assertEquals(CorrectionTerm.byHofstadterG(n), CorrectionTerm.g(n));
    }

    /** Around Fibonacci numbers the closed form has its exceptions. */
    @Test
    void threeWaysNearFibonacciNumbers() {
        for (int k = 3; k < 400; k += 7) {
            for (int d = -3; d <= 2; d++) {
                BigInteger n = nimbook.number.Fibonacci.of(k).add(BigInteger.valueOf(d)).max(BigInteger.ZERO);
                assertEquals(CorrectionTerm.byDefinition(n), CorrectionTerm.g(n));
            }
        }
    }

    @Test
    void againstTheBoard() {
        BoardGame game = TriangleWythoff.board();
        OutcomeTable normal = game.outcomes(SIDE, SIDE);
        OutcomeTable misere = game.misere().outcomes(SIDE, SIDE);
        GrundyTable values = game.grundy(SIDE, SIDE);
        for (int x = 0; x < SIDE; x++) {
            for (int y = 0; y < SIDE; y++) {
                assertEquals(normal.outcome(x, y) == Outcome.P, TriangleWythoff.isP(x, y), x + ", " + y);
                assertEquals(misere.outcome(x, y) == Outcome.P, MisereTriangleWythoff.isP(x, y), x + ", " + y);
                assertEquals(values.at(x, y) == 1, MisereTriangleWythoff.hasValueOne(x, y), x + ", " + y);
            }
        }
    }

    @Test
    void thousandsOfDigits() {
        Random random = new Random(618);
        for (int i = 0; i < 6; i++) {
            Piles p = TriangleWythoff.pair(new BigInteger(10_000, random));
            assertTrue(TriangleWythoff.isP(p.x(), p.y()) && TriangleWythoff.isP(p.y(), p.x()));
            assertTrue(TriangleWythoff.winningMoves(p.x(), p.y()).isEmpty());
            assertTrue(
                    TriangleWythoff.partners(p.x()).contains(p.y()) && TriangleWythoff.partners(p.y()).contains(p.x()));
            BigInteger further = p.y().add(BigInteger.valueOf(1 + i));
            List<Piles> winning = TriangleWythoff.winningMoves(p.x(), further);
            assertTrue(winning.contains(p));
            for (Piles w : winning) assertTrue(TriangleWythoff.isP(w.x(), w.y()));
            Piles m = MisereTriangleWythoff.pair(new BigInteger(10_000, random));
            assertTrue(MisereTriangleWythoff.isP(m.x(), m.y())
                    && MisereTriangleWythoff.winningMoves(m.y(), m.x()).isEmpty());
            assertTrue(MisereTriangleWythoff.winningMoves(m.x().add(BigInteger.TEN), m.y().add(BigInteger.TEN))
                    .contains(m));
        }
    }

    @Property(tries = 60, seed = "20260101")
    void winningMovesAreMovesToPPositions(@ForAll @IntRange(max = 1_000_000_000) int x,
            @ForAll @IntRange(max = 1_000_000_000) int y) {
        List<Piles> winning = TriangleWythoff.winningMoves(x, y);
        assertEquals(TriangleWythoff.isP(x, y), winning.isEmpty());
        for (Piles p : winning) {
            long dx = x - p.x().longValueExact();
            long dy = y - p.y().longValueExact();
            assertTrue(dx >= 0 && dy >= 0 && dx + dy > 0 && (dx == 0 || dy == 0 || dx == dy));
            assertTrue(TriangleWythoff.isP(p.x(), p.y()));
        }
    }
}
