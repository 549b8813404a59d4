package nimbook.rook;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import nimbook.core.Grid;
import nimbook.period.RookCertificate;
import nimbook.period.RookCertificateChecker;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/**
 * The finite machine of the rows against the table by definition, its periods against the paper's, its copies of the
 * stretch against a walk.
 */
class RookMachineTest {

    /** Frolov 2012, Table 2, for rows 0 to 9: the period, the preperiod of g, that of f. */
    private static final long[][] TABLE_2 = {{1, 0, 0}, {1, 0, 0}, {3, 0, 0}, {9, 5, 3}, {36, 10, 12}, {144, 25, 22},
            {720, 25, 22}, {5040, 21, 21}, {10080, 68, 72}, {151200, 68, 72}};

    private static final int AFTER = 400;

    private static final Grid TABLE = MisereRook.tableOfG(18, LevelStates.CUT + AFTER + 40);

    /** What rows 0..2j−1 leave out of n−j..n+j in column n, as D_j(n): the hole is n + D_j(n) − j − 1. */
    private static int hole(int j, int n) {
        int found = 0;
        int d = 0;
        for (int v = n - j; v <= n + j; v++) {
            boolean there = false;
            for (int m = 0; m < 2 * j; m++) there |= TABLE.at(m, n) == v;
            if (there) continue;
            found++;
            d = v - n + j + 1;
        }
        assertEquals(1, found, "column " + n);
        return d;
    }

    @Test
    void theMachineRunsAlongTheTableBothWays() {
        for (int levels = 0; levels <= LevelStates.MOST; levels++) {
            RookState state = LevelStates.of(levels);
            assertEquals(levels, state.levels());
            for (int n = LevelStates.CUT; n < LevelStates.CUT + AFTER; n++) {
                for (int m = 0; m < 2 * levels + 2; m++)
                    assertEquals(TABLE.at(m, n) - n, state.offset(m), "(" + m + ", " + n + ")");
                long pending = 0;
                for (int k = n - 2 * levels - 5; k < n; k++)
                    if (k + hole(levels + 1, k) >= n)
                        pending |= 1L << k + hole(levels + 1, k) - n;
                assertEquals(pending, state.pending(), "column " + n);
                if (levels < LevelStates.MOST) assertEquals(hole(levels + 1, n), state.forward(), "column " + n);
                else state.forward();
            }
            // back beyond the cut: to column 3600, where rows 0..17 have long been periodic
            for (int n = LevelStates.CUT + AFTER - 1; n >= 3600; n--) {
                if (levels < LevelStates.MOST) assertEquals(hole(levels + 1, n), state.backward(), "column " + n);
                else state.backward();
                for (int m = 0; m < 2 * levels + 2; m++)
                    assertEquals(TABLE.at(m, n) - n, state.offset(m), "(" + m + ", " + n + ")");
            }
        }
    }

    @Test
    void aLevelIsPackedIntoOneNumber() {
        RookState state = LevelStates.of(8);
        for (int n = 0; n < AFTER; n++) {
            for (int j = 1; j <= 8; j++) {
                assertEquals(state.tokens[j], RookState.token(state.packed(j)));
                assertEquals(state.slots[j] & ~state.tokens[j], RookState.slots(state.packed(j)));
            }
            state.forward();
        }
    }

    /** The windows of rows 0..31 against the engine for all board games. */
    @Test
    void windowsHoldTheTable() {
        Grid slow = MisereRook.game().grundy(32, 150);
        byte[][] g = RookWindows.g(32, 150);
        byte[][] f = RookWindows.f(32, 60);
        for (int m = 0; m < 32; m++) {
            for (int n = 0; n < 150; n++) {
                assertEquals(slow.at(m, n), n + g[m][n]);
                int k = slow.at(m, n);
                if (k >= 0 && k < 60) assertEquals(n, k + f[m][k]);
            }
        }
    }

    @Test
    void periodsOfThePaper() {
        RookPreperiods preperiods = RookPreperiods.upTo(9);
        assertEquals(10, preperiods.g().length);
        assertEquals(10, preperiods.f().length);
        OrbitPeriods copies = OrbitPeriods.of(4);
        for (int m = 0; m < TABLE_2.length; m++) {
            assertEquals(TABLE_2[m][0], copies.period(m), "row " + m);
            assertEquals(TABLE_2[m][1], preperiods.g()[m], "row " + m);
            assertEquals(TABLE_2[m][2], preperiods.f()[m], "row " + m);
            RookPeriods found = RookPeriods.find(m, copies);
            assertEquals(TABLE_2[m][0], found.g().period());
            assertEquals(TABLE_2[m][0], found.f().period());
            assertEquals(TABLE_2[m][1], found.g().preperiod());
            assertEquals(TABLE_2[m][2], found.f().preperiod());
            assertEquals(m == 0 ? 1 : TABLE_2[m][0] / TABLE_2[m - 1][0], found.ratio());
            assertEquals(found, RookPeriods.of(m));
            assertEquals(found, RookPeriods.table(m).get(m));
            assertTrue(found.g().isProved() && found.f().isProved());
            // g(m, n + t) = g(m, n) + t
            assertEquals(found.g().period(), found.g().saltus());
            nimbook.period.Evidence.Proved proof = (nimbook.period.Evidence.Proved) found.g().evidence();
            String end = m < 2 ? "(G4)" : "of rows 0.." + m + " comes back after " + TABLE_2[m][0] + " columns";
            assertTrue(proof.reason().endsWith(end), proof.reason());
            RookCertificate c = (RookCertificate) proof.certificate();
            assertEquals(List.of(), RookCertificateChecker.faults(c), "row " + m);
            // a witness is the first column at which a shorter period fails
            List<Long> primes = nimbook.period.Primes.of(c.period());
            for (int i = 0; i < primes.size(); i++)
                assertEquals(firstDifference(m, c.period() / primes.get(i)), c.witnesses().get(i), "row " + m);
        }
    }

    private static long firstDifference(int m, long distance) {
        Grid g = MisereRook.tableOfG(m + 1, (int) (LevelStates.CUT + distance + 2000));
        int n = LevelStates.CUT;
        while (g.at(m, (int) (n + distance)) == g.at(m, n) + distance) n++;
        return n;
    }

    /**
     * Preperiods of rows whose period is too long for a table: the machine, run backwards from the cut, leaves the
     * table there first.
     */
    @Test
    void preperiodsAreWhereTheMachineRunBackwardsLeavesTheTable() {
        RookPreperiods found = RookPreperiods.upTo(17);
        assertEquals(LevelStates.CUT, found.cut());
        int[] g = new int[18];
        int[] f = new int[18];
        RookState state = LevelStates.of(8);
        for (int n = LevelStates.CUT - 1; n >= 0; n--) {
            state.backward();
            for (int m = 0; m < 18; m++) {
                if (state.offset(m) == TABLE.at(m, n) - n) continue;
                g[m] = Math.max(g[m], n + 1);
                f[m] = Math.max(f[m], TABLE.at(m, n) + 1);
            }
        }
        assertArrayEquals(g, found.g());
        assertArrayEquals(f, found.f());
        for (int m = 0; m < 17; m++) {
            RookPreperiods less = RookPreperiods.upTo(m);
            assertArrayEquals(java.util.Arrays.copyOf(g, m + 1), less.g());
            assertArrayEquals(java.util.Arrays.copyOf(f, m + 1), less.f());
        }
    }

    /** An even row without the row after it: the same period and tokens; then the row after it from there. */
    @Test
    void anEvenRowAlone() {
        OrbitPeriods five = OrbitPeriods.of(5);
        OrbitPeriods six = OrbitPeriods.of(6, five);
        OrbitPeriods even = OrbitPeriods.upTo(12, five);
        assertEquals(List.of(true, 12, false, 13), List.of(even.evenOnly(), even.rows(), six.evenOnly(), six.rows()));
        assertEquals(List.of(5, 6, 6), List.of(five.levels(), six.levels(), even.levels()));
        assertEquals(six.period(12), even.period(12));
        for (long u : new long[] {0, 1, 150_000, 151_200, 1_000_003, six.period(12) - 1, six.period(12) + 5}) {
            RookState alone = even.at(u, 6);
            RookState both = six.at(u, 6);
            for (int i = 0; i < 100; i++) {
                assertEquals(both.offset(12), alone.offset(12), u + " + " + i);
                alone.forward();
                both.forward();
            }
        }
        OrbitPeriods continued = OrbitPeriods.upTo(13, even);
        assertEquals(List.of(six.period(12), six.period(13)), List.of(continued.period(12), continued.period(13)));
        for (long u : new long[] {0, 1, 12_700_799, 12_700_800, 900_000_007})
            same(six.at(u, 6), continued.at(u, 6), 6);
        assertEquals(RookPeriods.find(12, six), RookPeriods.find(12, even));
    }

    /** Levels 1 to 5 by their repetition: rows 0..11 have the period 12 700 800, 84 times that of rows 0..9. */
    @Test
    void levelsThatRepeatSoon() {
        OrbitPeriods five = OrbitPeriods.of(5);
        assertEquals(List.of(12_700_800L, 151_200L), List.of(five.period(11), five.span(5)));
        RookState begin = LevelStates.of(5);
        for (int n = 0; n < 100; n++) {
            same(begin, five.at(n, 5), 5);
            same(begin, five.at(n + 3 * five.period(11), 5), 5);
            for (int level = 1; level < 5; level++) same(begin, five.at(n, level), level);
            begin.forward();
        }
        for (long u : new long[] {151_100, 62 * 151_200 - 1, 12_700_800 - 1}) {
            RookState walk = five.at(u, 5);
            for (int n = 0; n < 101; n++) walk.forward();
            same(walk, five.at(u + 101, 5), 5);
        }
        OrbitPeriods continued = OrbitPeriods.of(5, OrbitPeriods.of(3));
        for (int m = 0; m < 12; m++) assertEquals(five.period(m), continued.period(m));
    }

    /**
     * Levels 6 and 7 by all their beginnings at once. Where the state is looked up, it is what a walk comes to: from
     * one of the level's starts to the next, about the marks, from the last start back to the first one.
     */
    @Test
    @EnabledIfSystemProperty(named = "nimbook.long", matches = "true")
    void levelsByAllTheirBeginnings() {
        OrbitPeriods seven = OrbitPeriods.of(7, OrbitPeriods.of(6));
        assertEquals(List.of(151_200L, 12_700_800L), List.of(seven.span(6), seven.span(7)));
        same(LevelStates.of(7), seven.at(0, 7), 7);
        for (int level = 6; level <= 7; level++) {
            long span = seven.span(level);
            long period = seven.period(2 * level + 1);
            long mark = Math.min(LevelPass.BETWEEN_MARKS, span / 2);
            for (long u : new long[] {0, mark, span - 1, span, 63 * span + mark, 777 * span, period - span, period - 1,
                    period / 2 + 1, 2 * period + 5 * span}) {
                RookState walk = seven.at(u, level);
                for (int n = 0; n < span / 80; n++) walk.forward();
                same(walk, seven.at(u + span / 80, level), level);
            }
        }
        RookState whole = LevelStates.of(7);
        for (long n = 0; n < seven.span(7); n++) whole.forward();
        same(whole, seven.at(seven.span(7), 7), 7);
    }

    private static void same(RookState expected, RookState state, int levels) {
        for (int j = 1; j <= levels; j++) assertEquals(expected.packed(j), state.packed(j), "level " + j);
    }

    /** A table in which one cell about the cut is not what it is. */
    @Test
    void lawsThatFailAreNoticed() {
        byte[][] offsets = LevelStates.table(8);
        for (int m = 0; m < 18; m++) {
            for (int n = LevelStates.CUT; n < LevelStates.CUT + LevelStates.WINDOW; n++) {
                byte offset = offsets[m][n];
                offsets[m][n] = (byte) (offset + 50);
                assertThrows(IllegalStateException.class, () -> LevelStates.of(8, offsets), m + ", " + n);
                offsets[m][n] = offset;
            }
        }
    }
}
