package nimbook.widget.run;

import java.lang.management.ManagementFactory;

/**
 * The time that a stopped thread gets to end. It is time that the thread runs: on a busy machine a loop that would end
 * at its next poll may not run at all for a while.
 *
 * @param thread the thread
 * @param since when it was stopped, in ns
 * @param used the processor time that it had used by then, in ns
 */
record Grace(Thread thread, long since, long used) {
    /**
     * Loops of the reader's own end at once, and the library polls every 50 ms; the answer to a stop button that takes
     * half a second still counts as immediate.
     */
    static final long MS = 400;

    /**
     * A thread that hardly runs, because it waits for something or the machine is busy, gets this many times as much.
     */
    private static final int PATIENCE = 5;

    static Grace of(Thread thread) {
        return new Grace(thread, System.nanoTime(), processor(thread));
    }

    /** −1 where the JVM does not measure it, and for a thread that has ended. */
    private static long processor(Thread thread) {
        return ManagementFactory.getThreadMXBean().getThreadCpuTime(thread.getId());
    }

    /** The processor time that the thread has used by now, in ns; −1 as above. */
    long processor() {
        return processor(thread);
    }

    boolean isOver() {
        long passed = (System.nanoTime() - since) / 1_000_000;
        if (passed < MS) return false;
        long now = processor();
        return now < 0 || (now - used) / 1_000_000 >= MS / 2 || passed >= PATIENCE * MS;
    }
}
