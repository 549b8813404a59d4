package nimbook.classlib.util.concurrent;

import java.util.concurrent.Callable;

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

    /** For as many threads as are requested. */
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
            CompletableFuture<T> made = new CompletableFuture<>();
            try {
                made.complete(task.call());
            } catch (Exception | LinkageError | AssertionError | VirtualMachineError e) {
                made.completeExceptionally(e);
            }
            return made;
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
}
