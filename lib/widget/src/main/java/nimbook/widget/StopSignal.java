package nimbook.widget;

import java.util.Collections;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BooleanSupplier;

/**
 * Ends computations of the reader's own code.
 *
 * <p>Thread interruption alone does not: a loop that never polls it runs on. The kernel's classes therefore call
 * {@link #poll} at every backward jump and at the start of every method; it throws when the running thread is to stop.
 * A thread is to stop because its computation was stopped, or because everything is: for the short time between {@link
 * #beginAll} and {@link #endAll}.
 */
public final class StopSignal {
    /** Thrown by {@link #poll}. An error: a loop that catches every exception of its body does not keep it. */
    public static final class Stopped extends Error {
        /** Without a stack trace, which nobody reads and a deep recursion would pay for. */
        Stopped() {
            super("stopped before the computation was complete", null, false, false);
        }
    }

    /** Whether any thread is to stop: the one thing that a poll reads in a loop that goes on. */
    private static volatile boolean raised;
    private static volatile boolean all;
    private static final Set<Thread> THREADS = Collections.newSetFromMap(new ConcurrentHashMap<>());
    /** Threads that did not end, and the test whether each still runs. */
    private static final Map<Thread, BooleanSupplier> GIVEN_UP = new ConcurrentHashMap<>();

    private StopSignal() {}

    /**
     * Ends the computation that calls it when it is to stop; else costs the reading of one field.
     *
     * @throws Stopped when it is to stop
     */
    public static void poll() {
        if (raised && isUp()) throw new Stopped();
    }

    /** Whether the running thread is to stop. */
    static boolean isUp() {
        Thread thread = Thread.currentThread();
        if (all || !THREADS.contains(thread)) return all;
        BooleanSupplier runs = GIVEN_UP.get(thread);
        if (runs == null || runs.getAsBoolean()) return true;
        // It did end after all, and does something else now.
        lower(thread);
        return false;
    }

    /** From now on this thread is to stop. */
    static synchronized void raise(Thread thread) {
        THREADS.add(thread);
        raised = true;
        thread.interrupt();
    }

    /** The thread's computation has ended. */
    static synchronized void lower(Thread thread) {
        THREADS.remove(thread);
        GIVEN_UP.remove(thread);
        raised = all || !THREADS.isEmpty();
    }

    /**
     * From now on every thread is to stop.
     *
     * @return whether that is new
     */
    static synchronized boolean beginAll() {
        if (all) return false;
        all = true;
        raised = true;
        return true;
    }

    /** Whether every thread is to stop. */
    static boolean isAll() {
        return all;
    }

    /** From now on only those that were raised one by one. */
    static synchronized void endAll() {
        all = false;
        raised = !THREADS.isEmpty();
        StopSignal.class.notifyAll();
    }

    /** Waits until not everything is to stop: what begins now is not meant. */
    public static synchronized void awaitEndOfAll() {
        boolean interrupted = false;
        while (all) {
            try {
                StopSignal.class.wait();
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) Thread.currentThread().interrupt();
    }

    /** The thread did not end. It stays to stop, in case it ever polls. */
    static void giveUp(Thread thread, BooleanSupplier runs) {
        GIVEN_UP.put(thread, runs);
        raise(thread);
    }

    /** The number of threads that could not be ended and still run. */
    static int givenUp() {
        GIVEN_UP.forEach((thread, runs) -> {
            if (!runs.getAsBoolean()) lower(thread);
        });
        return GIVEN_UP.size();
    }

    static boolean isGivenUp(Thread thread) {
        return GIVEN_UP.containsKey(thread);
    }

    /** A sentence about the threads that could not be ended; empty when there is none. */
    public static String givenUpWords() {
        int count = givenUp();
        if (count == 0) return "";
        return count == 1 ? "1 computation could not be ended and keeps a core: restart the kernel to free it."
                : count + " computations could not be ended and keep " + count
                        + " cores: restart the kernel to free them.";
    }
}
