package nimbook.wythoff;

import static nimbook.style.Refusals.refusedNaming;
import static nimbook.style.Refusals.stopped;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.math.BigInteger;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;
import nimbook.number.Golden;
import org.junit.jupiter.api.Test;

/** Wythoff's games against the rules, on both sides of what a long holds, at any size; interrupts. */
class WythoffTest {

    private static final int SIDE = 90;

    @Test
    void outcomesAndWinningMovesOfAllSmallPositions() {
        TwoPiles rules = TwoPiles.of(TwoPiles.QUEEN);
        boolean[][] normal = rules.lost(SIDE, false);
        boolean[][] misere = rules.lost(SIDE, true);
        for (int x = 0; x < SIDE; x++) {
            for (int y = 0; y < SIDE; y++) {
                assertEquals(normal[x][y], Wythoff.isP(x, y));
                assertEquals(normal[x][y], Wythoff.isP(BigInteger.valueOf(x), BigInteger.valueOf(y)));
                assertEquals(misere[x][y], MisereWythoff.isP(x, y));
                assertEquals(rules.movesInto(normal, x, y), Wythoff.winningMoves(x, y));
                assertEquals(rules.movesInto(misere, x, y), MisereWythoff.winningMoves(x, y));
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

    private static final BigInteger ONE = BigInteger.ONE;

    @Test
    void piles() {
        List<Piles> sorted = new ArrayList<>();
        for (int x = 0; x < 6; x++) for (int y = 0; y < 6; y++) sorted.add(Piles.of(x, y));
        for (int i = 0; i < sorted.size(); i++) {
            Piles p = sorted.get(i);
            int x = i / 6;
            int y = i % 6;
            for (int j = 0; j < sorted.size(); j++)
                assertEquals(Integer.compare(i, j), Integer.signum(p.compareTo(sorted.get(j))));
            assertEquals(Piles.of(y, x), p.mirror());
            assertEquals(BigInteger.valueOf(Math.min(x, y)), p.min());
            assertEquals(BigInteger.valueOf(Math.max(x, y)), p.max());
            assertEquals(BigInteger.valueOf(Math.abs(x - y)), p.difference());
        }
    }

    /**
     * The last pair that longs hold, the first that they do not; a question in longs is answered as the same one in
     * BigIntegers.
     */
    @Test
    void whereALongEnds() {
        long n = Golden.MAX_UPPER;
        BigInteger a = Wythoff.lower(BigInteger.valueOf(n));
        BigInteger b = Wythoff.upper(BigInteger.valueOf(n));
        assertEquals(BigInteger.valueOf(n), b.subtract(a));
        assertEquals(a, BigInteger.valueOf(Wythoff.lower(n)));
        assertEquals(b, BigInteger.valueOf(Wythoff.upper(n)));
        long small = a.longValueExact();
        long great = b.longValueExact();
        assertEquals(great, Wythoff.partner(small));
        assertEquals(small, Wythoff.partner(great));
        assertTrue(Wythoff.isP(small, great) && Wythoff.isP(great, small) && MisereWythoff.isP(great, small));
        assertFalse(Wythoff.isP(small, great - 1) || MisereWythoff.isP(small, great - 1));
        long next = Wythoff.lower(n + 1);
        refusedNaming("x = " + next + ": its partner does not fit in a long", () -> Wythoff.partner(next));
        for (long zero : new long[] {0, 1, 2}) {
            assertFalse(Wythoff.isP(zero, Long.MAX_VALUE) || MisereWythoff.isP(zero, Long.MAX_VALUE));
        }
        for (int bits = 60; bits < 67; bits++) {
            BigInteger m = ONE.shiftLeft(bits);
            for (int off = -1; off <= 1; off++) {
                Piles p = Wythoff.pair(m.add(BigInteger.valueOf(off)));
                assertTrue(MisereWythoff.isP(p) && MisereWythoff.isP(p.mirror()) && Wythoff.isP(p.mirror()));
                assertEquals(p.y(), MisereWythoff.partner(p.x()));
                assertEquals(p, MisereWythoff.pair(p.difference()));
                for (BigInteger near : List.of(p.x(), p.x().add(ONE), p.y().add(ONE), BigInteger.TWO,
                        BigInteger.ZERO)) {
                    assertFalse(MisereWythoff.isP(p.x(), near), bits + " bits");
                }
            }
        }
    }

    @Test
    void misereByHand() {
        int[][] first = {{2, 2}, {0, 1}, {3, 5}, {4, 7}};
        for (int n = 0; n < first.length; n++) {
            Piles p = Piles.of(first[n][0], first[n][1]);
            assertEquals(p, MisereWythoff.pair(n));
            assertTrue(
                    MisereWythoff.isP(p) && MisereWythoff.isP(p.mirror()) && MisereWythoff.winningMoves(p).isEmpty());
            assertEquals(p.y(), MisereWythoff.partner(p.x()));
            assertEquals(p.x(), MisereWythoff.partner(p.y()));
        }
    }

    /** A thread that was interrupted does not even begin. */
    @Test
    void interrupts() {
        stopped(() -> TWythoff.of(2).byMex(1));
        stopped(() -> TWythoff.of(2).digits(ONE));
    }

    /**
     * A class whose beginning is stopped can never be used again: every class of the library begins, interrupted or
     * not.
     */
    @Test
    void classesBeginOnAnInterruptedThread() throws Exception {
        URL classes = Wythoff.class.getProtectionDomain().getCodeSource().getLocation();
        Path root = Path.of(classes.toURI());
        List<String> names;
        try (Stream<Path> files = Files.walk(root)) {
            names = files.map(f -> root.relativize(f).toString())
                    .filter(f -> f.endsWith(".class") && !f.endsWith("-info.class"))
                    .map(f -> f.substring(0, f.length() - 6).replace(File.separatorChar, '.')).sorted().toList();
        }
        assertTrue(names.contains("nimbook.wythoff.Wythoff"), root.toString());
        try (URLClassLoader anew = new URLClassLoader(new URL[] {classes}, ClassLoader.getPlatformClassLoader())) {
            for (String name : names) {
                Thread.currentThread().interrupt();
                Class.forName(name, true, anew);
            }
        } finally {
            Thread.interrupted();
        }
    }
}
