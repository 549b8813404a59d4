package nimbook.widget.run;

import static nimbook.widget.model.NullChecks.nonNull;

import java.util.concurrent.Callable;
import nimbook.widget.model.Services;

/** Receives the progress of a computation. */
@FunctionalInterface
public interface Progress {
    /**
     * @param done units done so far
     * @param total units in all; 0 when that is unknown
     * @param what what a unit is, in words ("rows")
     */
    void at(long done, long total, String what);

    /** Runs computations of another library so that their progress reaches this one. */
    @FunctionalInterface
    interface Adapter {
        /**
         * Runs the work on the current thread; its progress goes to {@code progress}.
         *
         * @throws Exception what the work threw
         */
        Object run(Callable<?> work, Progress progress) throws Exception;
    }

    /** Runs the work with the installed adapter; without one, without progress. */
    static Object run(Callable<?> work, Progress progress) throws Exception {
        return Services.service(Adapter.class, (plain, ignored) -> plain.call()).run(nonNull(work, "work"), progress);
    }
}
