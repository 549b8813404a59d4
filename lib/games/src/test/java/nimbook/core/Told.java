package nimbook.core;

import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;

/** What a listener is told of some work, as "2 of 3 levels". */
public record Told(long done, long total, String what) {

    /** All that is told while the work runs, in order. */
    public static List<Told> of(Runnable work) {
        List<Told> told = new ArrayList<>();
        with((done, total, what) -> told.add(new Told(done, total, what)), work);
        return told;
    }

    /** The same as lines. */
    public static List<String> lines(Runnable work) {
        return of(work).stream().map(Told::toString).toList();
    }

    /** Runs the work with the listener. */
    public static void with(Work.Listener listener, Runnable work) {
        Work.with(listener, () -> {
            work.run();
            return null;
        });
    }

    /** The work ends when its thread is interrupted at the first that it tells. */
    public static void stopsWhenTold(Runnable work) {
        assertThrows(Work.Stopped.class, () -> with((done, total, what) -> Thread.currentThread().interrupt(), work));
    }

    @Override
    public String toString() {
        return done + " of " + total + " " + what;
    }
}
