package nimbook.widget.run;

import static nimbook.widget.model.NullChecks.nonNull;

/** What ended a computation: an interruption or a failure, and the words for its reader. */
public final class Failures {
    private Failures() {}

    /**
     * Whether the computation ended because it was stopped: by the exceptions that say so, or because its thread is to
     * stop.
     */
    public static boolean isStop(Throwable thrown) {
        for (Throwable cause = thrown; cause != null; cause = cause.getCause()) {
            if (cause instanceof StopSignal.Stopped || cause instanceof InterruptedException
                    || cause instanceof java.util.concurrent.CancellationException
                    || cause instanceof java.nio.channels.ClosedByInterruptException) {
                return true;
            }
        }
        return StopSignal.isUp() || Thread.currentThread().isInterrupted();
    }

    /**
     * The message of an exception for a reader: the message alone where it is meant for readers, else with the
     * exception's name.
     */
    public static String message(Throwable thrown) {
        Throwable cause = nonNull(thrown, "thrown");
        while (cause.getCause() != null && (cause instanceof java.util.concurrent.ExecutionException
                || cause instanceof java.lang.reflect.InvocationTargetException)) cause = cause.getCause();
        String text = cause.getMessage();
        if (cause instanceof OutOfMemoryError)
            return "Out of memory: the JVM has " + (Runtime.getRuntime().maxMemory() >> 20)
                    + " MB in all. A smaller size will do.";
        if (cause instanceof StackOverflowError)
            return "The computation called itself too deeply (StackOverflowError).";
        boolean plain = cause instanceof IllegalArgumentException || cause instanceof IllegalStateException
                || cause instanceof UnsupportedOperationException;
        if (text == null || text.isBlank()) return cause.getClass().getSimpleName();
        return plain ? text : cause.getClass().getSimpleName() + ": " + text;
    }
}
