package nimbook.widget;

/** Tells an interruption from a failure. */
final class Stops {
    private Stops() {}

    /** Whether the computation ended because its thread was interrupted: by the exceptions that say so. */
    static boolean is(Throwable thrown) {
        for (Throwable cause = thrown; cause != null; cause = cause.getCause()) {
            if (cause instanceof InterruptedException || cause instanceof java.util.concurrent.CancellationException
                    || cause instanceof java.nio.channels.ClosedByInterruptException) {
                return true;
            }
        }
        return Thread.currentThread().isInterrupted();
    }
}
