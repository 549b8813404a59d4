package nimbook.classlib.util.concurrent;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;

/** {@link java.util.concurrent.Future}. */
public interface Future<V> {
    /** Too late: what runs has ended. */
    boolean cancel(boolean interrupts);

    /** Whether it was. */
    boolean isCancelled();

    /** Whether it has ended. */
    boolean isDone();

    /** The result. */
    V get() throws InterruptedException, ExecutionException;

    /** The result. */
    V get(long time, TimeUnit unit) throws InterruptedException, ExecutionException;
}
