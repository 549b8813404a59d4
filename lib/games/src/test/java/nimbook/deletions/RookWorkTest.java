package nimbook.deletions;

import static nimbook.style.Refusals.stopped;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import nimbook.core.Work;
import nimbook.period.RookCertificate;
import nimbook.period.RookCertificateChecker;
import org.junit.jupiter.api.Test;

/**
 * What the long computations of the rows tell of their progress, and that they end when their thread is interrupted.
 */
class RookWorkTest {

    /** Everything that is told, as "2 of 3 levels". */
    private static List<String> told(Runnable work) {
        List<String> told = new ArrayList<>();
        with((done, total, what) -> told.add(done + " of " + total + " " + what), work);
        return told;
    }

    private static void with(Work.Listener listener, Runnable work) {
        Work.with(listener, () -> {
            work.run();
            return 0;
        });
    }

    /** The thread is interrupted while it tells something that begins so. */
    private static void stopsAfter(String beginning, Runnable work) {
        List<String> told = new ArrayList<>();
        assertThrows(Work.Stopped.class, () -> with((done, total, what) -> {
            told.add(done + " of " + total + " " + what);
            if (told.get(told.size() - 1).startsWith(beginning)) Thread.currentThread().interrupt();
        }, work), beginning);
        assertTrue(told.get(told.size() - 1).startsWith(beginning), told.toString());
    }

    private static RookCertificate certificate(int m) {
        return (RookCertificate) ((nimbook.period.Evidence.Proved) RookPeriods.of(m).g().evidence()).certificate();
    }

    /** Rows 0..3 have the common period 9, rows 0..5 144: the checker passes each level once, over what is below it. */
    @Test
    void theChecker() {
        RookCertificate row = certificate(6);
        assertEquals(List.of("0 of 1 columns, level 1", "0 of 9 columns, level 2", "0 of 144 columns, level 3"),
                told(() -> RookCertificateChecker.faults(row)));
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
        List<String> told = told(() -> OrbitPeriods.of(6, five));
        assertTrue(told.get(told.size() - 1).matches("1[45]\\d{4} of 151200 columns, level 6"), told.toString());
        stopsAfter("0 of 151200 columns", () -> OrbitPeriods.of(6, five));
        // the table before the cut is the last thing told before the small levels are run
        stopsAfter("0 of ", () -> OrbitPeriods.of(1));
        stopped(() -> five.at(1, 5));
    }

    @Test
    void preperiodsAndTheProof() {
        List<String> told = told(() -> RookPreperiods.upTo(5));
        assertEquals(List.of("1 of 3 levels", "2 of 3 levels"), told.subList(told.size() - 2, told.size()));
        stopsAfter("1 of 3 levels", () -> RookPreperiods.upTo(5));
        TheoremOne.of(3);
        // its one table is made, then the columns are compared
        stopsAfter("0 of ", () -> TheoremOne.of(3));
    }
}
