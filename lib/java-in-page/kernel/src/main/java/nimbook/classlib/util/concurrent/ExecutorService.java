package nimbook.classlib.util.concurrent;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;

/** {@link java.util.concurrent.ExecutorService}. */
public interface ExecutorService extends Executor {
    /** Runs it. */
    <T> Future<T> submit(Callable<T> task);

    /** Takes nothing more. */
    void shutdown();

    /** Whether {@link #shutdown} was called. */
    boolean isShutdown();

    /** Runs it; the result is null. */
    default Future<?> submit(Runnable task) {
        return submit(task, null);
    }

    /** Runs it; the result is this one. */
    default <T> Future<T> submit(Runnable task, T result) {
        return submit(() -> {
            task.run();
            return result;
        });
    }

    /** Runs all, one after the other. */
    default <T> List<Future<T>> invokeAll(Collection<? extends Callable<T>> tasks) throws InterruptedException {
        List<Future<T>> all = new ArrayList<>();
        for (Callable<T> each : tasks) all.add(submit(each));
        return all;
    }

    /** The result of the first that has one. */
    default <T> T invokeAny(Collection<? extends Callable<T>> tasks) throws InterruptedException, ExecutionException {
        ExecutionException failed = null;
        for (Callable<T> each : tasks) {
            try {
                return submit(each).get();
            } catch (ExecutionException e) {
                failed = e;
            }
        }
        if (failed == null) throw new IllegalArgumentException();
        throw failed;
    }

    /** Takes nothing more; nothing waits. */
    default List<Runnable> shutdownNow() {
        shutdown();
        return new ArrayList<>();
    }

    /** The same: nothing runs. */
    default boolean isTerminated() {
        return isShutdown();
    }

    /** The same. */
    default boolean awaitTermination(long time, TimeUnit unit) throws InterruptedException {
        return isShutdown();
    }
}
