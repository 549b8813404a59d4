package nimbook.widget.run;

import static nimbook.widget.model.NullChecks.nonNull;

import java.util.concurrent.TimeUnit;

/**
 * Runs jobs one at a time, off the kernel's thread; the newest waits, older ones that wait are dropped, and one that
 * runs while a newer waits is stopped when its time limit is over.
 *
 * <p>The limit: while a control is dragged every value is stale after a few milliseconds. A picture that takes less
 * than the limit is finished, so that the figure keeps moving; one that takes longer is cancelled. One that does not
 * end is given up.
 */
public final class Latest {
    /** Four pictures a second are still followed by the eye; what is slower is not worth finishing for an old value. */
    private static final long LIMIT_MS = 250;

    /** With more threads than this that cannot be ended, a newer value waits: each of them may keep a core. */
    private static final int MOST_GIVEN_UP = 4;

    /** Between two looks at a job that is to end. */
    private static final long LOOK_MS = 50;

    private final Runnable stopped;
    private Runnable waiting;
    private Job running;
    private long since;

    /** @param stopped is called after the end of a job that the stop button cut short */
    public Latest(Runnable stopped) {
        this.stopped = nonNull(stopped, "stopped");
    }

    /** Runs the job as soon as it may; of several, the newest. */
    public synchronized void submit(Runnable work) {
        waiting = nonNull(work, "work");
        if (running == null) next();
        else {
            Job old = running;
            after(LIMIT_MS - (System.nanoTime() - since) / 1_000_000, () -> cancel(old));
        }
    }

    @SuppressWarnings("FutureReturnValueIgnored")   // nothing waits for the clock
    private static void after(long ms, Runnable action) {
        Job.CLOCK.schedule(action, Math.max(0, ms), TimeUnit.MILLISECONDS);
    }

    private synchronized void cancel(Job old) {
        if (running != old || waiting == null || old.isStopped()) return;
        old.stop(false);
        giveUp(old, false);
    }

    /**
     * When it had its time to end.
     *
     * @param button whether nothing newer waits for it
     */
    private void giveUp(Job old, boolean button) {
        after(LOOK_MS, () -> {
            if (old.isEnding()) giveUp(old, button);
            else if (button || StopSignal.givenUp() < MOST_GIVEN_UP) old.giveUp();
        });
    }

    private synchronized void next() {
        Runnable work = waiting;
        waiting = null;
        since = System.nanoTime();
        running = Job.start(work, this::ended);
    }

    /**
     * Only now, not when it was stopped: work that does not poll never runs twice at a time, unless it was given up.
     */
    private void ended(Job job) {
        if (job.isCut()) {
            synchronized (this) {
                // What waited behind it was meant as well.
                waiting = null;
            }
            stopped.run();
        }
        synchronized (this) {
            running = null;
            if (waiting != null) next();
            else notifyAll();
        }
    }

    /** Drops what waits and stops what runs. */
    public synchronized void stop() {
        waiting = null;
        Job job = running;
        if (job == null) return;
        job.stop(true);
        giveUp(job, true);
    }

    /**
     * Waits until nothing runs and nothing waits.
     *
     * @throws InterruptedException when this thread is interrupted
     */
    public synchronized void await() throws InterruptedException {
        while (running != null || waiting != null) wait();
    }
}
