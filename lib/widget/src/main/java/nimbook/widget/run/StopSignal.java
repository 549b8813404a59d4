package nimbook.widget.run;

import java.util.Collections;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Ends computations of the reader's own code.
 *
 * <p>Thread interruption alone does not: a loop that never polls it runs on. The kernel's classes therefore call
 * {@link #poll} at every backward jump and at the start of every method; it throws when the running thread is to stop.
 * A thread is to stop because its computation was stopped, or because everything is: for the short time between {@link
 * #beginAll} and {@link #endAll}. Everything is stopped by the button, or because memory is full.
 */
public final class StopSignal {
    /** Thrown by {@link #poll}. An error: a loop that catches every exception of its body does not keep it. */
    public static final class Stopped extends Error {
        /** Without a stack trace, which is never read and a deep recursion would pay for. */
        Stopped() {
            super("stopped before the computation was complete", null, false, false);
        }
    }

    /** What an error says that makes room, as the JVM's own for the same. */
    private static final String FULL = "Java heap space";

    /** Whether any thread is to stop: the one thing that a poll reads in a loop that goes on. */
    private static volatile boolean raised;
    private static volatile boolean all;
    /** Whether everything is to stop because memory is full. */
    private static volatile boolean full;
    private static final Set<Thread> THREADS = Collections.newSetFromMap(new ConcurrentHashMap<>());
    private static final Map<Thread, GivenUp> GIVEN_UP = new ConcurrentHashMap<>();

    private StopSignal() {}

    /**
     * Ends the computation that calls it when it is to stop; else costs the reading of one field.
     *
     * @throws Stopped when it is to stop
     * @throws OutOfMemoryError when everything is to stop because memory is full
     */
    public static void poll() {
        if (!raised || !isUp()) return;
        if (full) throw new OutOfMemoryError(FULL);
        throw new Stopped();
    }

    /** Whether the running thread is to stop. */
    static boolean isUp() {
        Thread thread = Thread.currentThread();
        if (all || !THREADS.contains(thread)) return all;
        GivenUp given = GIVEN_UP.get(thread);
        if (given == null || given.runs()) return true;
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
     * @param memory whether because memory is full, not by the button
     * @return whether that is new
     */
    static synchronized boolean beginAll(boolean memory) {
        if (all) return false;
        full = memory;
        all = true;
        raised = true;
        return true;
    }

    /** Whether the button stops every thread. */
    static boolean isPressed() {
        return all && !full;
    }

    /** Whether every thread is to stop because memory is full. */
    public static boolean isFull() {
        return all && full;
    }

    /** From now on only those that were raised one by one. */
    static synchronized void endAll() {
        all = false;
        full = false;
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
    static void giveUp(Thread thread, GivenUp given) {
        GIVEN_UP.put(thread, given);
        raise(thread);
    }

    /** The number of threads that could not be ended and still run. */
    static int givenUp() {
        GIVEN_UP.forEach((thread, given) -> {
            if (!given.runs()) lower(thread);
        });
        return GIVEN_UP.size();
    }

    static boolean isGivenUp(Thread thread) {
        return GIVEN_UP.containsKey(thread);
    }

    /** Sentences about the threads that could not be ended, apart those that only wait; empty when there is none. */
    public static String givenUpWords() {
        int count = givenUp();
        int busy = 0;
        for (GivenUp given : GIVEN_UP.values()) if (given.keepsCore()) busy++;
        int waiting = Math.max(0, count - busy);
        String keeps = switch (busy) {
            case 0 -> "";
            case 1 -> "1 computation could not be ended and keeps a core: restart the kernel to free it.";
            default -> busy + " computations could not be ended and keep " + busy
                    + " cores: restart the kernel to free them.";
        };
        String waits = switch (waiting) {
            case 0 -> "";
            case 1 -> "1 computation waits and could not be ended; it uses no core.";
            default -> waiting + " computations wait and could not be ended; they use no core.";
        };
        return (keeps + " " + waits).strip();
    }
}
