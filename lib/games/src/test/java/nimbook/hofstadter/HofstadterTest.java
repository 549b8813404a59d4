package nimbook.hofstadter;

import static nimbook.style.Refusals.refusedNaming;
import static nimbook.style.Refusals.stopped;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.BigRange;
import net.jqwik.api.constraints.IntRange;
import nimbook.board.BoardGame;
import nimbook.board.Cells;
import nimbook.board.GrundyTable;
import nimbook.core.Position;
import nimbook.core.ProgressReport;
import nimbook.number.Golden;
import nimbook.wythoff.Piles;
import nimbook.wythoff.TwoPiles;
import org.junit.jupiter.api.Test;

/** The variant against a board filled by the rules; Hofstadter's G and the correction by each definition. */
class HofstadterTest {

    /** OEIS A005206. */
    private static final int[] A005206 = {0, 1, 1, 2, 3, 3, 4, 4, 5, 6, 6, 7, 8, 8, 9, 9, 10, 11, 11, 12, 12, 13, 14,
            14, 15, 16, 16, 17, 17, 18, 19, 19, 20, 21, 21, 22, 22, 23, 24, 24, 25, 25};

    @Test
    void hofstadtersG() {
        int[] h = HofstadterG.byRecursion(100_000);
        assertArrayEquals(A005206, Arrays.copyOf(h, A005206.length));
        for (int n = 0; n < h.length; n++) assertEquals(h[n], HofstadterG.term(n));
        BigInteger n = BigInteger.TEN.pow(300).add(BigInteger.valueOf(12345));
        // its own recursion, at a place that no table reaches
        assertEquals(n.subtract(HofstadterG.term(HofstadterG.term(n.subtract(BigInteger.ONE)))), HofstadterG.term(n));
    }

    /** For k = 2 it is F + M − G from n = 2 on, by Hofstadter's married pair F, M (OEIS A005378, A005379). */
    @Test
    void theRecursionBegunOtherwise() {
        int[] f = {1, 1, 2, 2, 3, 3, 4, 5, 5, 6, 6, 7, 8, 8, 9, 9, 10, 11, 11, 12, 13};
        int[] m = {0, 0, 1, 2, 2, 3, 4, 4, 5, 6, 6, 7, 7, 8, 9, 9, 10, 11, 11, 12, 12};
        int[] g = HofstadterG.byRecursion(2, f.length);
        for (int n = 2; n < f.length; n++) assertEquals(f[n] + m[n] - A005206[n], g[n], "n = " + n);
        for (int k = 0; k < 24; k++) {
            assertEquals(Cells.of(BoardGame.queen().terminal(Cells.triangle(k)).outcomes(200, 200).positionsOf(0)),
                    TriangleWythoff.pPositions(k, 200), "k = " + k);
        }
        assertEquals(Cells.of(Position.of(0, 0), Position.of(0, 1), Position.of(1, 0), Position.of(1, 1)),
                TriangleWythoff.pPositions(5, 2));
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

    /** Anywhere, and around Fibonacci numbers, where the closed form has its exceptions. */
    @Property(tries = 100, seed = "20260101")
    void threeWaysFarOut(@ForAll @BigRange(min = "0",
            max = "1000000000000000000000000000000000000000000000000000000000000000000000000000000") BigInteger any,
            @ForAll @IntRange(min = 3, max = 400) int k, @ForAll @IntRange(min = -2, max = 2) int d) {
        for (BigInteger n : List.of(any, nimbook.number.Fibonacci.of(k).add(BigInteger.valueOf(d)))) {
            assertEquals(CorrectionTerm.byDefinition(n), CorrectionTerm.g(n));
            assertEquals(CorrectionTerm.byHofstadterG(n), CorrectionTerm.g(n));
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

    private static final int BOARD = 110;

    /** Rows whose partners lie on the board: A(n) < B(n) < 2.7·A(n) and a little. */
    private static final int WHOLE = 40;

    private static final TwoPiles RULES = new TwoPiles(TwoPiles.QUEEN, (x, y) -> x + y <= 2);

    @Test
    void setsAndMovesOfSmallPositions() {
        boolean[][] normal = RULES.lost(BOARD, false);
        boolean[][] misere = RULES.lost(BOARD, true);
        GrundyTable values = TriangleWythoff.board().grundy(BOARD, BOARD);
        boolean[][] one = new boolean[BOARD][BOARD];
        for (int x = 0; x < BOARD; x++) for (int y = 0; y < BOARD; y++) one[x][y] = values.at(x, y) == 1;
        for (int x = 0; x < BOARD; x++) {
            for (int y = 0; y < BOARD; y++) {
                BigInteger a = BigInteger.valueOf(x);
                BigInteger b = BigInteger.valueOf(y);
                String where = "(" + x + ", " + y + ")";
                assertEquals(x + y <= 2, TriangleWythoff.isTerminal(a, b), where);
                assertEquals(normal[x][y], TriangleWythoff.isP(x, y), where);
                assertEquals(misere[x][y], MisereTriangleWythoff.isP(x, y), where);
                assertEquals(misere[x][y], MisereTriangleWythoff.isP(a, b), where);
                assertEquals(one[x][y], MisereTriangleWythoff.hasValueOne(x, y), where);
                assertEquals(one[x][y], MisereTriangleWythoff.hasValueOne(a, b), where);
                assertEquals(RULES.movesInto(normal, x, y), TriangleWythoff.winningMoves(x, y), where);
                assertEquals(RULES.movesInto(misere, x, y), MisereTriangleWythoff.winningMoves(x, y), where);
                assertEquals(RULES.movesInto(one, x, y), MisereTriangleWythoff.movesToValueOne(a, b), where);
            }
        }
    }

    @Test
    void partnersAndPairs() {
        boolean[][] normal = RULES.lost(BOARD, false);
        boolean[][] misere = RULES.lost(BOARD, true);
        List<Piles> pairs = new ArrayList<>();
        for (int x = 0; x < WHOLE; x++) {
            List<BigInteger> partners = new ArrayList<>();
            for (int y = 0; y < BOARD; y++) if (normal[x][y]) partners.add(BigInteger.valueOf(y));
            assertEquals(partners, TriangleWythoff.partners(BigInteger.valueOf(x)), "x = " + x);
            for (int y = 0; y < BOARD; y++) {
                if (misere[x][y])
                    assertEquals(BigInteger.valueOf(y), MisereTriangleWythoff.partner(BigInteger.valueOf(x)),
                            "x = " + x);
                if (misere[x][y] && y >= x)
                    assertEquals(Piles.of(x, y), MisereTriangleWythoff.pair(BigInteger.valueOf(y - x)));
                if (normal[x][y] && y > x) pairs.add(Piles.of(x, y));
            }
        }
        // the n-th pair has the difference n + 1; (0, 1), (0, 2), (3, 6) are the first
        for (int n = 0; n < pairs.size(); n++) {
            assertEquals(pairs.get(n), TriangleWythoff.pair(n));
            assertEquals(BigInteger.valueOf(n + 1), pairs.get(n).difference());
        }
        assertTrue(pairs.size() > 20);
        for (BigInteger negative : List.of(BigInteger.ONE.negate(), BigInteger.TEN.pow(30).negate())) {
            assertThrows(IllegalArgumentException.class, () -> TriangleWythoff.isTerminal(negative, BigInteger.TEN));
            assertThrows(IllegalArgumentException.class, () -> TriangleWythoff.isTerminal(BigInteger.TEN, negative));
            assertThrows(IllegalArgumentException.class, () -> TriangleWythoff.pair(negative));
            assertThrows(IllegalArgumentException.class, () -> MisereTriangleWythoff.pair(negative));
            assertThrows(IllegalArgumentException.class, () -> MisereTriangleWythoff.partner(negative));
            refusedNaming("x = " + negative, () -> TriangleWythoff.partners(negative));
        }
    }

    /** Where long ends: the last n is answered as a BigInteger is, the next one refused. */
    @Test
    void endsOfTheRanges() {
        for (long n : new long[] {0, 1, 2, Golden.MAX_LOWER - 2, Golden.MAX_LOWER - 1}) {
            assertEquals(HofstadterG.term(BigInteger.valueOf(n)), BigInteger.valueOf(HofstadterG.term(n)));
            assertEquals(CorrectionTerm.g(BigInteger.valueOf(n)), CorrectionTerm.g(n));
        }
        for (long n : new long[] {-1, Golden.MAX_LOWER}) {
            refusedNaming("n = " + n, () -> HofstadterG.term(n));
            refusedNaming("n = " + n, () -> CorrectionTerm.g(n));
        }
    }

    /** Long work says how far it has come, now and then, and ends when its thread is interrupted meanwhile. */
    @Test
    void longWorkReportsAndEnds() {
        int count = 300_000;
        List<Runnable> works = List.of(() -> HofstadterG.byRecursion(count), () -> CorrectionTerm.first(count));
        for (Runnable work : works) {
            List<Long> reports = new ArrayList<>();
            ProgressReport.with((done, total, what) -> {
                assertEquals(count, total);
                assertEquals("terms", what);
                reports.add(done);
            }, work);
            assertEquals(reports.stream().sorted().distinct().toList(), reports);
            assertTrue(reports.size() >= 3 && reports.size() < 100, reports.size() + " reports");
            ProgressReport.stopsAtFirstReport(work);
        }
        stopped(() -> CorrectionTerm.byDefinition(10));
        stopped(() -> CorrectionTerm.byHofstadterG(10));
    }
}
