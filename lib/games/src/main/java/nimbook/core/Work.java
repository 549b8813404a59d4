package nimbook.core;

/**
 * The one call that a long computation makes to the world around it.
 *
 * <p>Engines are plain single-threaded code. They call {@link #at} (or {@link #poll}) at least every 50 ms; whoever runs them decides what
 * that means: the listener of the running thread, if any, is told the progress, and a thread that was interrupted ends with
 * {@link Stopped}. Nothing is left half-made: an engine publishes its result only when it is whole.
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

    /** Thrown out of a computation whose thread was interrupted; the interrupt flag is cleared, as with InterruptedException. */
    public static final class Stopped extends RuntimeException {
        /** Stopped, with a message for a reader. */
        public Stopped() {
            super("stopped before the result was complete");
        }
    }

    private static final ThreadLocal<Listener> LISTENER = new ThreadLocal<>();

    private Work() {}

    /** Ends the computation when its thread was interrupted. Cheap: a few nanoseconds. @throws Stopped when interrupted */
    public static void poll() {
        if (Thread.interrupted()) throw new Stopped();
    }

    /** {@link #poll}, and tells the thread's listener how far the work has come. @throws Stopped when interrupted */
    public static void at(long done, long total, String what) {
        poll();
        Listener listener = LISTENER.get();
        if (listener != null) listener.progress(done, total, what);
    }

    /** Runs the work with a listener on the current thread; the listener set before, if any, is back afterwards. */
    public static <T> T with(Listener listener, java.util.function.Supplier<T> work) {
        Listener before = LISTENER.get();
        LISTENER.set(listener);
        try {
            return work.get();
        } finally {
            if (before == null) LISTENER.remove();
            else LISTENER.set(before);
        }
    }
}
