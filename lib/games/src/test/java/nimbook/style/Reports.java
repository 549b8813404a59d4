package nimbook.style;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.function.Supplier;
import nimbook.core.Work;

/** The progress that work reports to the listener of its thread. */
public final class Reports {

    private Reports() {}

    /**
     * Each report of these units is within its total, and none is less than the one before.
     *
     * @return the total of the last one, 0 for none
     */
    public static long total(String units, Supplier<?> work) {
        long[] last = {0, 0};
        Work.with((done, total, what) -> {
            if (!what.equals(units)) return;
            assertTrue(last[0] <= done && done <= total, done + " of " + total + " " + what);
            last[0] = done;
            last[1] = total;
        }, work);
        return last[1];
    }
}
