package nimbook.classlib.util.concurrent;

import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;

/** {@link java.util.concurrent.Executors}: what is given runs at once. */
public final class Executors {
    private Executors() {}

    /** For one thread. */
    public static ExecutorService newSingleThreadExecutor() {
        return new AtOnce();
    }

    /** For so many threads. */
    public static ExecutorService newFixedThreadPool(int threads) {
        if (threads <= 0) throw new IllegalArgumentException();
        return new AtOnce();
    }

    /** For as many threads as are asked for. */
    public static ExecutorService newCachedThreadPool() {
        return new AtOnce();
    }

    /** For all cores. */
    public static ExecutorService newWorkStealingPool() {
        return new AtOnce();
    }

    /** In the thread that there is. */
    private static final class AtOnce implements ExecutorService {
        private boolean ended;

        @Override
        public void execute(Runnable task) {
            submit(task);
        }

        @Override
        public <T> Future<T> submit(Callable<T> task) {
            if (ended) throw new RejectedExecutionException("the executor is shut down");
            return new Done<>(task);
        }

        @Override
        public void shutdown() {
            ended = true;
        }

        @Override
        public boolean isShutdown() {
            return ended;
        }
    }

    /** What a task gave. */
    private static final class Done<T> implements Future<T> {
        private T value;
        private Throwable thrown;

        Done(Callable<T> task) {
            try {
                value = task.call();
            } catch (Exception | LinkageError | AssertionError | VirtualMachineError e) {
                thrown = e;
            }
        }

        @Override
        public T get() throws ExecutionException {
            if (thrown != null) throw new ExecutionException(thrown);
            return value;
        }

        @Override
        public T get(long time, TimeUnit unit) throws ExecutionException {
            return get();
        }

        @Override
        public boolean isDone() {
            return true;
        }

        @Override
        public boolean isCancelled() {
            return false;
        }

        @Override
        public boolean cancel(boolean interrupts) {
            return false;
        }
    }
}
