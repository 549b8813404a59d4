package nimbook.widget.run;

import java.util.function.BooleanSupplier;

/** A computation that was stopped and has not ended. Thread-safe. */
final class GivenUp {
    /**
     * A thread that has less of a core than this only waits: blocked reading and waiting take nothing, and a
     * computation has more among a hundred others.
     */
    private static final double LEAST = 0.01;

    /** In nanoseconds: what is looked at in a shorter time says nothing, as the system counts in ticks of 10 ms. */
    private static final long SPAN = 200_000_000;

    private final Grace grace;
    private final BooleanSupplier runs;
    private long since;
    private long used;
    private boolean busy = true;

    /**
     * @param grace what the thread used from when on
     * @param runs whether the thread is still at it
     */
    GivenUp(Grace grace, BooleanSupplier runs) {
        this.grace = grace;
        this.since = grace.since();
        this.used = grace.used();
        this.runs = runs;
    }

    boolean runs() {
        return runs.getAsBoolean();
    }

    /** Whether it has used a processor since the last call; where the JVM does not measure that, true. */
    synchronized boolean keepsCore() {
        long now = System.nanoTime(), processor = grace.processor();
        if (now - since < SPAN) return busy;
        busy = processor < 0 || processor - used >= LEAST * (now - since);
        since = now;
        used = processor;
        return busy;
    }
}
