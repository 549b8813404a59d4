package nimbook.hofstadter;

import static nimbook.style.Refusals.refusedNaming;
import static nimbook.style.Refusals.stopped;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import nimbook.board.Cells;
import nimbook.board.GrundyTable;
import nimbook.core.Position;
import nimbook.core.Work;
import nimbook.number.Golden;
import nimbook.wythoff.Piles;
import org.junit.jupiter.api.Test;

/**
 * The variant's sets, partners and moves against a board filled in by hand, the ends of each range, and how long work
 * reports and ends.
 */
class HofstadterLimitsTest {

    private static final int SIDE = 110;

    /** Rows whose partners lie on the board: A(n) < B(n) < 2.7·A(n) and a little. */
    private static final int WHOLE = 40;

    /** Whether a queen's moves from (x, y) meet a cell of the set; terminal cells have no moves. */
    private static boolean meets(boolean[][] set, int x, int y) {
        if (x + y <= 2) return false;
        boolean meets = false;
        for (int t = 1; t <= Math.max(x, y); t++) {
            meets |= t <= x && set[x - t][y] || t <= y && set[x][y - t] || t <= x && t <= y && set[x - t][y - t];
        }
        return meets;
    }

    private static boolean[][] lost(boolean misere) {
        boolean[][] lost = new boolean[SIDE][SIDE];
        for (int x = 0; x < SIDE; x++) {
            for (int y = 0; y < SIDE; y++) lost[x][y] = x + y <= 2 ? !misere : !meets(lost, x, y);
        }
        return lost;
    }

    private static List<Piles> moves(boolean[][] set, int x, int y) {
        TreeSet<Piles> moves = new TreeSet<>();
        for (int t = 1; t <= Math.max(x, y) && x + y > 2; t++) {
            if (t <= x && set[x - t][y]) moves.add(Piles.of(x - t, y));
            if (t <= y && set[x][y - t]) moves.add(Piles.of(x, y - t));
            if (t <= x && t <= y && set[x - t][y - t]) moves.add(Piles.of(x - t, y - t));
        }
        return List.copyOf(moves);
    }

    @Test
    void setsAndMovesOfSmallPositions() {
        boolean[][] normal = lost(false);
        boolean[][] misere = lost(true);
        GrundyTable values = TriangleWythoff.board().grundy(SIDE, SIDE);
        boolean[][] one = new boolean[SIDE][SIDE];
        for (int x = 0; x < SIDE; x++) for (int y = 0; y < SIDE; y++) one[x][y] = values.at(x, y) == 1;
        for (int x = 0; x < SIDE; x++) {
            for (int y = 0; y < SIDE; y++) {
                BigInteger a = BigInteger.valueOf(x);
                BigInteger b = BigInteger.valueOf(y);
                String where = "(" + x + ", " + y + ")";
                assertEquals(x + y <= 2, TriangleWythoff.isTerminal(a, b), where);
                assertEquals(normal[x][y], TriangleWythoff.isP(x, y), where);
                assertEquals(misere[x][y], MisereTriangleWythoff.isP(x, y), where);
                assertEquals(misere[x][y], MisereTriangleWythoff.isP(a, b), where);
                assertEquals(one[x][y], MisereTriangleWythoff.hasValueOne(x, y), where);
                assertEquals(one[x][y], MisereTriangleWythoff.hasValueOne(a, b), where);
                assertEquals(moves(normal, x, y), TriangleWythoff.winningMoves(x, y), where);
                assertEquals(moves(misere, x, y), MisereTriangleWythoff.winningMoves(x, y), where);
                assertEquals(moves(one, x, y), MisereTriangleWythoff.movesToValueOne(a, b), where);
            }
        }
    }

    @Test
    void partnersAndPairs() {
        boolean[][] normal = lost(false);
        boolean[][] misere = lost(true);
        List<Piles> pairs = new ArrayList<>();
        for (int x = 0; x < WHOLE; x++) {
            List<BigInteger> partners = new ArrayList<>();
            for (int y = 0; y < SIDE; y++) if (normal[x][y]) partners.add(BigInteger.valueOf(y));
            assertEquals(partners, TriangleWythoff.partners(BigInteger.valueOf(x)), "x = " + x);
            for (int y = 0; y < SIDE; y++) {
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

    /** P₁ cut off at each edge: the board's P-positions, as printed without (1, 1). */
    @Test
    void printedAndCorrectedAtEachEdge() {
        boolean[][] lost = lost(false);
        for (int side = 1; side < SIDE; side++) {
            List<Position> expected = new ArrayList<>();
            for (int x = 0; x < side; x++)
                for (int y = 0; y < side; y++)
                    if (lost[x][y])
                        expected.add(Position.of(x, y));
            assertEquals(Cells.of(expected), PrintedP1.corrected(side), "side " + side);
            expected.remove(Position.of(1, 1));
            assertEquals(Cells.of(expected), PrintedP1.printed(side), "side " + side);
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
            List<Long> told = new ArrayList<>();
            told(work, (done, total, what) -> {
                assertEquals(count, total);
                assertEquals("terms", what);
                told.add(done);
            });
            assertEquals(told.stream().sorted().distinct().toList(), told);
            assertTrue(told.size() >= 3 && told.size() < 100, told.size() + " reports");
            assertThrows(Work.Stopped.class,
                    () -> told(work, (done, total, what) -> Thread.currentThread().interrupt()));
        }
        for (Runnable work : List.<Runnable>of(() -> CorrectionTerm.byDefinition(10),
                () -> CorrectionTerm.byHofstadterG(10))) {
            stopped(work::run);
        }
    }

    private static void told(Runnable work, Work.Listener listener) {
        Work.with(listener, () -> {
            work.run();
            return 0;
        });
    }
}
