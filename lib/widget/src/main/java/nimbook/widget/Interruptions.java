package nimbook.widget;

/** Tells an interruption from a failure. */
final class Interruptions {
    private Interruptions() {}

    /**
     * Whether the computation ended because it was stopped: by the exceptions that say so, or because its thread is to
     * stop.
     */
    static boolean is(Throwable thrown) {
        for (Throwable cause = thrown; cause != null; cause = cause.getCause()) {
            if (cause instanceof StopSignal.Stopped || cause instanceof InterruptedException
                    || cause instanceof java.util.concurrent.CancellationException
                    || cause instanceof java.nio.channels.ClosedByInterruptException) {
                return true;
            }
        }
        return StopSignal.isUp() || Thread.currentThread().isInterrupted();
    }
}
