package nimbook.core;

import static nimbook.core.Arguments.nonNull;
import static nimbook.core.Arguments.refuse;

import java.util.Collections;
import java.util.List;
import java.util.function.Supplier;

/**
 * The one call that a long computation makes to the world around it.
 *
 * <p>Engines are plain single-threaded code. They call {@link #at} (or {@link #poll}) at least every 50 ms. What
 * follows is decided by the caller: the listener of the running thread, if any, receives the progress, and a thread
 * that was interrupted ends with {@link Stopped}. Nothing is left half-made: an engine publishes its result only when
 * it is whole.
 *
 * <p>One step is longer: a product or quotient of integers of millions of bits is a single call of the JDK, which
 * nothing ends. Numbers of 4 · 10⁶ bits (1.2 · 10⁶ digits) take a quarter of a second for a product and three quarters
 * for a quotient; an interrupt is answered after it.
 */
public final class Work {

    /** Receives the progress of the computation that runs on the thread it was set for. */
    @FunctionalInterface
    public interface Listener {
        /**
         * @param done units done so far, 0 ≤ done ≤ total
         * @param total units in all, ≥ 1
         * @param what what a unit is, in words for a reader ("rows", "subsets")
         */
        void progress(long done, long total, String what);
    }

    /**
     * Thrown out of a computation whose thread was interrupted; the interrupt flag is cleared, as with
     * InterruptedException.
     */
    public static final class Stopped extends RuntimeException {
        /** Stopped, with a message for a reader. */
        public Stopped() {
            super("stopped before the result was complete");
        }
    }

    /**
     * The most threads that a table may have; a strip is some dozens of rows high, so that more would have nothing to
     * do.
     */
    public static final int MOST_THREADS = 1024;

    /**
     * Fewer cells than this stay on one thread: at some 10 ns a cell they take a millisecond, and the start of a thread
     * a tenth of one.
     */
    static volatile long fewCells = 1 << 17;

    /**
     * How strips are run on several threads. A field, because the browser's build must not find the class that has
     * them.
     */
    private interface Runner {
        <W> List<W> run(Strips<W> strips, int threads);
    }

    private static final ThreadLocal<Listener> LISTENER = new ThreadLocal<>();
    private static final ThreadLocal<Boolean> ONE_THREAD = new ThreadLocal<>();

    private static volatile int threads = 1;
    private static volatile Runner runner;

    private Work() {}

    /**
     * Lets every large table that is computed from now on have so many threads, in the whole process; 1 unless set, in
     * a notebook one for each processor. Values do not depend on it.
     *
     * @throws IllegalArgumentException unless 1 ≤ n ≤ {@link #MOST_THREADS}
     */
    public static void threads(int n) {
        refuse(n < 1 || n > MOST_THREADS, "n = ", n, ": 1 to ", MOST_THREADS, " threads are allowed");
        runner = StripThreads::run;
        threads = n;
    }

    /**
     * How many threads a large table may have here: what {@link #threads(int)} says, and 1 inside {@link #onOneThread}.
     */
    public static int threads() {
        return ONE_THREAD.get() == null ? threads : 1;
    }

    /** Runs the work with tables on the current thread alone: for work that has its own threads. */
    public static <T> T onOneThread(Supplier<T> work) {
        Boolean before = ONE_THREAD.get();
        ONE_THREAD.set(Boolean.TRUE);
        try {
            return nonNull(work, "work").get();
        } finally {
            if (before == null) ONE_THREAD.remove();
        }
    }

    /**
     * Runs all blocks of all strips, on several threads when {@link #threads} allows them and there are enough cells.
     *
     * @return the working spaces of the threads
     * @throws Stopped when the thread is interrupted
     */
    public static <W> List<W> run(Strips<W> strips) {
        int most = Math.min(threads(), nonNull(strips, "strips").count());
        boolean sideBySide = strips.inStep() || strips.lead() < strips.blocks();
        if (most > 1 && strips.cells() >= fewCells && (most == strips.count() || !sideBySide))
            return runner.run(strips, most);
        W space = strips.space();
        int columns = sideBySide ? 1 : strips.blocks();
        for (int from = 0; from < strips.blocks(); from += columns) {
            for (int s = 0; s < strips.count(); s++) {
                for (int block = Math.max(from, strips.firstBlock(s)); block < from + columns; block++)
                    strips.block(space, s, block);
            }
        }
        return Collections.singletonList(space);
    }

    /**
     * Ends the computation when its thread was interrupted. Cheap: a few nanoseconds.
     *
     * @throws Stopped when interrupted
     */
    public static void poll() {
        if (Thread.interrupted()) throw new Stopped();
    }

    /**
     * {@link #poll}, and reports the progress to the thread's listener.
     *
     * @throws Stopped when interrupted
     */
    public static void at(long done, long total, String what) {
        poll();
        Listener listener = LISTENER.get();
        if (listener != null) listener.progress(done, total, what);
    }

    /** Runs the work with a listener on the current thread; the listener set before, if any, is back afterwards. */
    public static <T> T with(Listener listener, Supplier<T> work) {
        Listener before = LISTENER.get();
        LISTENER.set(listener);
        try {
            return nonNull(work, "work").get();
        } finally {
            if (before == null) LISTENER.remove();
            else LISTENER.set(before);
        }
    }

    /**
     * Waits for the end of a thread that has little left to do. An interruption that comes meanwhile is for the
     * caller's next {@link #poll}.
     */
    public static void join(Thread thread) {
        nonNull(thread, "thread");
        boolean interrupted = false;
        while (thread.isAlive()) {
            try {
                thread.join();
            } catch (InterruptedException later) {
                interrupted = true;
            }
        }
        if (interrupted) Thread.currentThread().interrupt();
    }
}
