package nimbook.widget;

import java.util.Objects;
import java.util.concurrent.Callable;

/** Hears how far a computation has come. */
@FunctionalInterface
public interface Progress {
    /**
     * @param done units done so far
     * @param total units in all; 0 when that is unknown
     * @param what what a unit is, in words ("rows")
     */
    void at(long done, long total, String what);

    /** How computations are run so that they tell their progress: the one seam between this library and theirs. */
    @FunctionalInterface
    interface Seam {
        /** Runs the work on the current thread; what it tells on the way goes to the progress. @throws Exception what the work threw */
        Object run(Callable<?> work, Progress progress) throws Exception;
    }

    /** Connects the library that computes; before that, work runs without telling. */
    static void through(Seam seam) {
        Way.seam = Objects.requireNonNull(seam, "seam");
    }

    /** Where the seam is kept. */
    final class Way {
        private static volatile Seam seam = (work, progress) -> work.call();

        private Way() {}

        static Object run(Callable<?> work, Progress progress) throws Exception {
            return seam.run(work, progress);
        }
    }
}
