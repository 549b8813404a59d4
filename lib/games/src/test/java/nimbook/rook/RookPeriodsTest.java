package nimbook.rook;

import static nimbook.period.ReferenceImplementations.seenPeriod;
import static nimbook.style.Refusals.stopped;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import nimbook.core.Grid;
import nimbook.core.ProgressReport;
import nimbook.core.Work;
import nimbook.period.Period;
import nimbook.period.RookCertificate;
import nimbook.period.RookCertificateChecker;
import nimbook.period.RowPeriods;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

class RookPeriodsTest {

    @Test
    void naiveDetectorToRowEight() {
        Grid g = MisereRook.tableOfG(9, 40_000);
        Grid f = MisereRook.fByRecursion(9, 40_000);
        for (int m = 0; m <= 8; m++) {
            Period ofG = RookPeriods.of(m).g();
            Period ofF = RookPeriods.of(m).f();
            assertEquals(seenPeriod(g.row(m), 1)[0], ofG.preperiod(), "row " + m);
            assertEquals(seenPeriod(g.row(m), 1)[1], ofG.period(), "row " + m);
            assertEquals(seenPeriod(f.row(m), 1)[0], ofF.preperiod(), "row " + m);
            assertEquals(seenPeriod(f.row(m), 1)[1], ofF.period(), "row " + m);
        }
    }

    /** The finder for all board games knows nothing of the structure. */
    @Test
    void plainRepetitionAgreesToRowNine() {
        RowPeriods plain = RowPeriods.upTo(MisereRook.game(), 9);
        for (int m = 0; m <= 9; m++) {
            assertEquals(plain.period(m).period(), RookPeriods.of(m).g().period());
            assertEquals(plain.period(m).preperiod(), RookPeriods.of(m).g().preperiod());
        }
    }

    /** A span's worth of columns from a start of level 6 leads to the next start. */
    @Test
    void lanesAgreeWithAWalk() {
        OrbitPeriods orbits = OrbitPeriods.of(6);
        long span = orbits.span(6);
        long all = orbits.period(13) / span;
        for (int i = 0; i < 30; i++) {
            long start = i == 0 ? all - 1 : i * 7919L % all;
            RookState walk = orbits.at(start * span, 6);
            for (int n = 0; n < span; n++) walk.forward();
            RookState next = orbits.at((start + 1) * span, 6);
            for (int j = 1; j <= 6; j++) assertEquals(next.packed(j), walk.packed(j), start + ", level " + j);
        }
        for (int n = 0; n < 5000; n++) assertEquals(0, backAndForth(orbits.at(n * span, 6)));
    }

    /** Rows 14 and 15 where a span of level 7 ends, against the rows by mex, one 64-bit window each. */
    @Test
    @EnabledIfSystemProperty(named = "nimbook.long", matches = "true")
    void entriesBeyondOneSpanOfTheLastLevel() {
        long[] windows = new long[16];
        java.util.Arrays.fill(windows, (1L << 32) - 1);
        windows[0] >>>= 1;
        int end = 12_700_800 + 4096 + 50;
        for (int n = 0; n < end; n++) {
            long column = 0;
            for (int m = n == 0 ? 1 : 0; m < 16; m++) {
                long value = Long.lowestOneBit(~(windows[m] | column));
                column |= value;
                windows[m] = (windows[m] | value) >>> 1;
                if (m < 14 || n < end - 100 && n % 1_000_003 != 0) continue;
                int g = n + Long.numberOfTrailingZeros(value) - 32;
                assertEquals(g, MisereRook.g(m, (long) n), "(" + m + ", " + n + ")");
                assertEquals(n, MisereRook.f(m, (long) g), "(" + m + ", " + n + ")");
            }
        }
    }

    private static long backAndForth(RookState state) {
        int five = state.packed(5);
        int six = state.packed(6);
        for (int n = 0; n < 40; n++) state.forward();
        for (int n = 0; n < 40; n++) state.backward();
        return (five ^ state.packed(5)) | (six ^ state.packed(6));
    }

    /**
     * The largest preperiod may lie far out only because the structure was not reached before: a later cut changes
     * nothing.
     */
    @Test
    void preperiodsAgreeWithLaterColumns() {
        // the laws hold from about the last preperiod on: half the cut, where it was tried before, lies among the
        // preperiods
        for (int m : new int[] {46, 60, 64}) {
            RookPreperiods far = RookPreperiods.upTo(m);
            int last = java.util.Arrays.stream(far.g()).max().orElseThrow();
            assertTrue(last < far.cut() && last > far.cut() / 2, m + ": " + last + ", " + far.cut());
        }
        RookPreperiods p = RookPreperiods.upTo(60);
        for (int m = 0; m <= 9; m++) assertEquals(RookPeriods.of(m).g().preperiod(), p.g()[m]);
        for (int m = 0; m < 32; m++) assertEquals(RookPreperiods.upTo(m).f()[m], p.f()[m]);
    }

    /** The thread is interrupted while it tells something that begins so. */
    private static void stopsAfter(String beginning, Runnable work) {
        List<String> reports = new ArrayList<>();
        assertThrows(Work.Stopped.class, () -> ProgressReport.with((done, total, what) -> {
            reports.add(done + " of " + total + " " + what);
            if (reports.get(reports.size() - 1).startsWith(beginning)) Thread.currentThread().interrupt();
        }, work), beginning);
        assertTrue(reports.get(reports.size() - 1).startsWith(beginning), reports.toString());
    }

    private static RookCertificate certificate(int m) {
        return (RookCertificate) ((nimbook.period.Evidence.Proved) RookPeriods.of(m).g().evidence()).certificate();
    }

    /** Rows 0..3 have the common period 9, rows 0..5 144: the checker passes each level once, over what is below it. */
    @Test
    void theChecker() {
        RookCertificate row = certificate(6);
        assertEquals(List.of("0 of 1 columns, level 1", "0 of 9 columns, level 2", "0 of 144 columns, level 3"),
                ProgressReport.lines(() -> RookCertificateChecker.faults(row)));
        for (String report : List.of("0 of 1 ", "0 of 9 ", "0 of 144 "))
            stopsAfter(report, () -> RookCertificateChecker.faults(row));
        // a period that is the largest prime below 2⁶³: three thousand million divisions
        RookCertificate prime = new RookCertificate(2, 9_223_372_036_854_775_783L, 0, 0, List.of());
        stopped(() -> RookCertificateChecker.faults(prime));
    }

    /** Rows 0..9 have the period 151 200, rows 0..11 have 12 700 800: level 6 is passed over the former. */
    @Test
    void theOrbits() {
        OrbitPeriods five = OrbitPeriods.of(5);
        List<String> reports = ProgressReport.lines(() -> OrbitPeriods.of(6, five));
        String last = reports.get(reports.size() - 1);
        assertTrue(last.matches("1[45]\\d{4} of 151200 columns, level 6"), last);
        stopsAfter("0 of 151200 columns", () -> OrbitPeriods.of(6, five));
        // the table before the cut is the last thing reported before the small levels are run
        stopsAfter("0 of ", () -> OrbitPeriods.of(1));
        stopped(() -> five.at(1, 5));
    }

    @Test
    void preperiods() {
        List<String> reports = ProgressReport.lines(() -> RookPreperiods.upTo(5));
        assertEquals(List.of("1 of 3 levels", "2 of 3 levels"), reports.subList(reports.size() - 2, reports.size()));
        stopsAfter("1 of 3 levels", () -> RookPreperiods.upTo(5));
    }
}
