package nimbook.core;

import static nimbook.style.Refusals.stopped;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;

/** A report of progress to a listener, as "2 of 3 levels". */
public record ProgressReport(long done, long total, String what) {

    /** All reports while the work runs, in order. */
    public static List<ProgressReport> of(Runnable work) {
        List<ProgressReport> reports = new ArrayList<>();
        with((done, total, what) -> reports.add(new ProgressReport(done, total, what)), work);
        return reports;
    }

    /** The same as lines. */
    public static List<String> lines(Runnable work) {
        return of(work).stream().map(ProgressReport::toString).toList();
    }

    /** Runs the work with the listener. */
    public static void with(Work.Listener listener, Runnable work) {
        Work.with(listener, () -> {
            work.run();
            return null;
        });
    }

    /** The work ends when its thread is interrupted at its first report. */
    public static void stopsAtFirstReport(Runnable work) {
        assertThrows(Work.Stopped.class, () -> with((done, total, what) -> Thread.currentThread().interrupt(), work));
    }

    /** The reports go from 0 to the total, or at least to the last unit; and the work can be stopped. */
    public static void runsToItsEnd(String unit, long total, boolean end, Runnable work) {
        List<ProgressReport> reports = of(work);
        long last = 0;
        for (ProgressReport report : reports) {
            assertTrue(report.done() >= last && report.done() <= report.total() && report.total() == total
                    && report.what().equals(unit), reports.toString());
            last = report.done();
        }
        assertEquals(0, reports.get(0).done());
        assertTrue(reports.size() > 1);
        assertEquals(end ? total : total - 1, last);
        stopped(work::run);
    }

    @Override
    public String toString() {
        return done + " of " + total + " " + what;
    }
}
