package nimbook.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Progress goes to the listener of the running thread, an interruption ends the work, and a mode ends with the work
 * that it was set for.
 */
class WorkTest {

    private final List<String> reports = new ArrayList<>();

    private Work.Listener as(String name) {
        return (done, total, what) -> reports.add(name + " " + done + "/" + total + " " + what);
    }

    @Test
    void theListenerOfTheWorkIsCalled() {
        Work.at(1, 2, "rows");
        String result = Work.with(as("outer"), () -> {
            Work.at(0, 3, "rows");
            assertEquals(7, Work.with(as("inner"), () -> {
                Work.at(1, 3, "sets");
                return 7;
            }));
            Work.at(3, 3, "rows");
            return "result";
        });
        Work.at(2, 2, "rows");
        assertEquals("result", result);
        assertEquals(List.of("outer 0/3 rows", "inner 1/3 sets", "outer 3/3 rows"), reports);
    }

    @Test
    void aListenerIsTakenAwayWhenTheWorkFails() {
        Work.with(as("outer"), () -> {
            assertThrows(IllegalStateException.class, () -> Work.with(as("inner"), () -> {
                throw new IllegalStateException();
            }));
            Work.at(1, 1, "rows");
            return null;
        });
        Work.at(1, 1, "rows");
        assertEquals(List.of("outer 1/1 rows"), reports);
    }

    @Test
    void anInterruptedThreadStops() {
        Work.poll();
        for (Runnable step : List.<Runnable>of(Work::poll, () -> Work.at(1, 2, "rows"))) {
            Work.with(as("listener"), () -> {
                Thread.currentThread().interrupt();
                String message = assertThrows(Work.Stopped.class, step::run).getMessage();
                assertTrue(message.contains("stopped"), message);
                // said once: what comes after runs
                assertFalse(Thread.interrupted());
                return null;
            });
        }
        assertEquals(List.of(), reports);
    }
}
