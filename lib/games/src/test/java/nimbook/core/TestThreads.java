package nimbook.core;

import java.util.function.Supplier;

/** Several threads for tests, where tables are small. */
public final class TestThreads {

    private TestThreads() {}

    /** Runs the work with so many threads for tables of any size; afterwards all is as before. */
    public static <T> T with(int threads, Supplier<T> work) {
        int before = Work.threads();
        long few = Work.fewCells;
        Work.threads(threads);
        Work.fewCells = 0;
        try {
            return work.get();
        } finally {
            Work.threads(before);
            Work.fewCells = few;
        }
    }
}
