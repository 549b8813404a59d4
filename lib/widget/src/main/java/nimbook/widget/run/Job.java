package nimbook.widget.run;

import java.util.List;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;

/**
 * A computation on a thread of its own, off the kernel's thread. It can be stopped; when it does not end after that, it
 * is given up: no caller waits for it any more, and its thread is counted. Thread-safe.
 */
final class Job {
    private static final AtomicInteger COUNT = new AtomicInteger();
    private static final ThreadFactory DAEMONS = work -> {
        Thread thread = new Thread(work, "nimbook-" + COUNT.incrementAndGet());
        // Daemons: a kernel that shuts down does not wait for a picture.
        thread.setDaemon(true);
        return thread;
    };
    static final ExecutorService POOL = Executors.newCachedThreadPool(DAEMONS);
    static final ScheduledExecutorService CLOCK = Executors.newSingleThreadScheduledExecutor(DAEMONS);

    private static final Set<Job> RUNNING = ConcurrentHashMap.newKeySet();
    private static final ThreadLocal<Job> CURRENT = new ThreadLocal<>();

    private final Runnable work;
    private final Consumer<Job> ended;
    private Thread thread;
    private Grace grace;
    private Throwable thrown;
    private boolean stopped;
    private boolean byButton;
    private boolean done;
    private boolean givenUp;

    private Job(Runnable work, Consumer<Job> ended) {
        this.work = work;
        this.ended = ended;
    }

    /**
     * Starts the work.
     *
     * @param ended is called once: when the work has ended, or was given up
     */
    static Job start(Runnable work, Consumer<Job> ended) {
        Job job = new Job(work, ended);
        RUNNING.add(job);
        POOL.execute(job::run);
        return job;
    }

    /** The one that runs on this thread; null when none does. */
    static Job current() {
        return CURRENT.get();
    }

    /** Those that run now. */
    static List<Job> running() {
        return List.copyOf(RUNNING);
    }

    private void run() {
        StopSignal.awaitEndOfAll();
        synchronized (this) {
            thread = Thread.currentThread();
        }
        CURRENT.set(this);
        try {
            if (isStopped()) throw new CancellationException("stopped before it began");
            work.run();
        } catch (Throwable e) {
            thrown = e;
        } finally {
            if (end()) ended.accept(this);
        }
    }

    /** @return whether a caller still waits for it */
    private synchronized boolean end() {
        // The press may find its poll before it finds the job.
        if (thrown != null && StopSignal.isPressed()) stopped = byButton = true;
        done = true;
        CURRENT.remove();
        StopSignal.lower(thread);
        // The pool's next work is not the one that was interrupted.
        Thread.interrupted();
        RUNNING.remove(this);
        notifyAll();
        return !givenUp;
    }

    /**
     * Asks it to end.
     *
     * @param button whether by the stop button, not for a newer value
     */
    synchronized void stop(boolean button) {
        stopped = true;
        byButton |= button;
        if (thread == null || done) return;
        if (grace == null) grace = Grace.of(thread);
        StopSignal.raise(thread);
    }

    /** Whether it was stopped, and may still end by itself. */
    synchronized boolean isEnding() {
        return grace != null && !done && !grace.isOver();
    }

    /** Waits for it no longer. Nothing happens when it has ended. */
    void giveUp() {
        synchronized (this) {
            if (done || givenUp) return;
            givenUp = true;
            if (thread != null)
                StopSignal.giveUp(thread, new GivenUp(grace == null ? Grace.of(thread) : grace, () -> true));
            RUNNING.remove(this);
            notifyAll();
        }
        ended.accept(this);
    }

    /** Waits until it has ended or was given up. */
    synchronized void await() {
        boolean interrupted = false;
        while (!done && !givenUp) {
            try {
                wait();
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) Thread.currentThread().interrupt();
    }

    synchronized boolean isDone() {
        return done;
    }

    synchronized boolean isStopped() {
        return stopped;
    }

    /** Whether no caller waits for its result. */
    synchronized boolean isForgotten() {
        return byButton || givenUp;
    }

    /** Whether the stop button came before its result. */
    synchronized boolean isCut() {
        return byButton && (givenUp || thrown != null);
    }

    /** What the work threw; null when it ended well. */
    synchronized Throwable thrown() {
        return thrown;
    }
}
