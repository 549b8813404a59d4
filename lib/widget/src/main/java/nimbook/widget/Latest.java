package nimbook.widget;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Runs jobs one at a time, off the kernel's thread; the newest waits, older ones that wait are dropped, and one that runs while a newer
 * waits is interrupted when its patience is over.
 *
 * <p>Patience: while a control is dragged every value is stale after a few milliseconds. A picture that takes less than the patience is
 * finished, so that the figure keeps moving; one that takes longer gives way.
 */
final class Latest {
    /** Four pictures a second are still followed by the eye; what is slower is not worth finishing for an old value. */
    private static final long PATIENCE_MS = 250;

    private static final AtomicInteger COUNT = new AtomicInteger();
    private static final ThreadFactory DAEMONS = work -> {
        Thread thread = new Thread(work, "nimbook-" + COUNT.incrementAndGet());
        // Daemons: a kernel that shuts down does not wait for a picture.
        thread.setDaemon(true);
        return thread;
    };
    static final ExecutorService POOL = Executors.newCachedThreadPool(DAEMONS);
    static final ScheduledExecutorService CLOCK = Executors.newSingleThreadScheduledExecutor(DAEMONS);

    private Runnable waiting;
    private Future<?> running;
    private long since;
    private boolean busy;

    /** Runs the job as soon as it may; of several, the newest. */
    @SuppressWarnings("FutureReturnValueIgnored")   // nobody waits for the clock
    synchronized void submit(Runnable job) {
        waiting = job;
        if (!busy) {
            next();
            return;
        }
        Future<?> now = running;
        long left = PATIENCE_MS - (System.nanoTime() - since) / 1_000_000;
        if (left <= 0) now.cancel(true);
        else CLOCK.schedule(() -> giveWay(now), left, TimeUnit.MILLISECONDS);
    }

    private synchronized void giveWay(Future<?> old) {
        if (running == old && waiting != null) old.cancel(true);
    }

    private void next() {
        Runnable job = waiting;
        waiting = null;
        busy = true;
        since = System.nanoTime();
        running = POOL.submit(() -> {
            try {
                job.run();
            } finally {
                done();
            }
        });
    }

    /** Only now, not when it was interrupted: work that does not poll never runs twice at a time. */
    private synchronized void done() {
        busy = false;
        if (waiting != null) next();
        else notifyAll();
    }

    /** Drops what waits and interrupts what runs. */
    synchronized void stop() {
        waiting = null;
        if (running != null) running.cancel(true);
    }

    /** Waits until nothing runs and nothing waits. @throws InterruptedException when this thread is interrupted */
    synchronized void await() throws InterruptedException {
        while (busy || waiting != null) wait();
    }
}
