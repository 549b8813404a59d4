package nimbook.core;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.locks.LockSupport;

/**
 * One run of {@link Strips} on several threads: each takes the next strip that is not taken and follows the strip
 * above it. The strip above was taken before, so the threads never wait for each other in a circle.
 *
 * <p>The calling thread is one of them: it polls, reports progress and throws what any of them throws. The others are
 * started for the run and have ended when it ends. The one class of this library with threads; the build for browsers
 * does not reach it.
 *
 * @param <W> the working space of a thread
 */
final class StripThreads<W> {

    /**
     * Looks at a strip that is not far enough yet before the thread lets others run: about 10 µs, the time of a few
     * hundred cells.
     */
    private static final int SPINS = 300;

    /**
     * Then the thread sleeps: a processor that others want is given away, and the strip is late by no more than a
     * block's time.
     */
    private static final long PAUSE_NANOS = 20_000;

    /** Ints between two counters, so that each has a cache line of its own. */
    private static final int APART = 16;

    private final Strips<W> strips;
    private final int blocks;
    private final int lead;
    /** The next strip to take; the first one is the caller's. */
    private final AtomicInteger next = new AtomicInteger(1);
    /** At APART · s: the block that strip s does next. */
    private final AtomicIntegerArray reached;
    private final List<W> spaces;
    private volatile Throwable failure;

    private StripThreads(Strips<W> strips, int threads) {
        this.strips = strips;
        this.blocks = strips.blocks();
        this.lead = strips.lead();
        this.reached = new AtomicIntegerArray(APART * (strips.count() + 1));
        for (int s = 0; s < strips.count(); s++) reached.set(APART * s, strips.firstBlock(s));
        this.spaces = new ArrayList<>();
        for (int i = 0; i < threads; i++) spaces.add(strips.space());
    }

    /** The working spaces of the threads, when all strips are done. */
    static <W> List<W> run(Strips<W> strips, int threads) {
        return new StripThreads<>(strips, threads).run();
    }

    private List<W> run() {
        List<Thread> others = new ArrayList<>();
        try {
            for (W space : spaces.subList(1, spaces.size())) {
                Thread thread = new Thread(() -> attempt(space), "nimbook strips");
                thread.setDaemon(true);
                others.add(thread);
                thread.start();
            }
            work(0, spaces.get(0));
            for (int s = 0; s < strips.count(); s++) awaitBlock(s, blocks);
        } catch (RuntimeException | Error thrown) {
            fail(thrown);
        } finally {
            if (failure != null) others.forEach(Thread::interrupt);
            // A thread has no more than a block to do.
            others.forEach(Work::join);
        }
        if (failure instanceof RuntimeException e) throw e;
        if (failure instanceof Error e) throw e;
        return spaces;
    }

    private void attempt(W space) {
        try {
            Work.onOneThread(() -> {
                work(next.getAndIncrement(), space);
                return null;
            });
        } catch (RuntimeException | Error thrown) {
            fail(thrown);
        }
    }

    /** The first failure counts: the others follow from it. */
    private synchronized void fail(Throwable thrown) {
        if (failure == null) failure = thrown;
    }

    private void work(int first, W space) {
        for (int s = first; s < strips.count() && failure == null; s = next.getAndIncrement()) {
            for (int block = strips.firstBlock(s); block < blocks; block++) {
                if (strips.inStep()) for (int other = 0; other < strips.count(); other++) awaitBlock(other, block);
                else if (s > 0) awaitBlock(s - 1, block + 1);
                if (lead < blocks && s + 1 < strips.count()) awaitBlock(s + 1, block + 1 - lead);
                if (failure != null) return;
                strips.block(space, s, block);
                reached.setRelease(APART * s, block + 1);
            }
        }
    }

    /** Returns when the blocks of a strip before this one are done, or when a thread has failed. */
    private void awaitBlock(int strip, int block) {
        for (int look = 0; reached.getAcquire(APART * strip) < block && failure == null; look++) {
            Work.poll();
            if (look < SPINS) Thread.onSpinWait();
            else LockSupport.parkNanos(PAUSE_NANOS);
        }
    }
}
