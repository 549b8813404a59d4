package nimbook.widget.jjava;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Supplier;

/**
 * Sends messages on a thread that nothing interrupts.
 *
 * <p>A message has several frames. The kernel's socket library drops a frame when the sending thread was interrupted;
 * what is left of the message then runs into the next one, and the page loses both. A computation that is stopped while
 * it prints is interrupted just there.
 */
final class Sending {
    private static final ExecutorService THREAD = Executors.newSingleThreadExecutor(work -> {
        Thread thread = new Thread(work, "nimbook-send");
        thread.setDaemon(true);
        return thread;
    });

    private Sending() {}

    /**
     * What the work gives, which is done when this returns; an interruption meanwhile is kept. The work takes no lock
     * that a sender may hold, and sends nothing else by this way.
     *
     * @throws RuntimeException what the work threw
     */
    static <T> T uninterrupted(Supplier<T> work) {
        if (Interrupts.isKernelThread(Thread.currentThread())) return work.get();
        Future<T> future = THREAD.submit(work::get);
        boolean interrupted = false;
        try {
            while (true) {
                try {
                    return future.get();
                } catch (InterruptedException e) {
                    interrupted = true;
                } catch (ExecutionException e) {
                    throw e.getCause() instanceof RuntimeException thrown ? thrown
                            : new IllegalStateException(e.getCause());
                }
            }
        } finally {
            if (interrupted) Thread.currentThread().interrupt();
        }
    }

    /** The same without a result. */
    static void uninterrupted(Runnable work) {
        uninterrupted(() -> {
            work.run();
            return null;
        });
    }
}
