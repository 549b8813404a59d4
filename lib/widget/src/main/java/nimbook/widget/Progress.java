package nimbook.widget;

import java.util.Objects;
import java.util.concurrent.Callable;

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
        /** Runs the work on the current thread; its progress goes to {@code progress}. @throws Exception what the work threw */
        Object run(Callable<?> work, Progress progress) throws Exception;
    }

    /** Installs the adapter; before that, work runs without progress. */
    static void install(Adapter adapter) {
        Installed.adapter = Objects.requireNonNull(adapter, "adapter");
    }

    /** Holds the adapter. */
    final class Installed {
        private static volatile Adapter adapter = (work, progress) -> work.call();

        private Installed() {}

        static Object run(Callable<?> work, Progress progress) throws Exception {
            return adapter.run(work, progress);
        }
    }
}
