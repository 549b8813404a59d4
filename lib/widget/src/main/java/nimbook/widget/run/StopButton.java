package nimbook.widget.run;

import static nimbook.widget.model.NullChecks.nonNull;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * What a press of the stop button does: every computation of this JVM ends, the figures' own and whatever else runs
 * code of the notebook. What has not ended after {@link Grace} is given up.
 */
public final class StopButton {
    /** The package of all classes that JShell makes of cells. */
    private static final String NOTEBOOK = "REPL.";

    /** Between two looks at what still runs. */
    private static final long LOOK_MS = 10;

    /** Whether the signal is up, and no thread ends it yet. */
    private static volatile boolean begun;

    private StopButton() {}

    /**
     * Interrupts everything. Returns at once; {@link StopSignal#awaitEndOfAll} waits until it is done.
     *
     * @param kernel the threads that are the kernel's own, which are neither interrupted nor given up
     */
    public static void press(Predicate<Thread> kernel) {
        if (StopSignal.beginAll(false)) stop(true, kernel);
    }

    /**
     * The same because memory is full: what ends throws an {@link OutOfMemoryError}, and figures say so.
     *
     * @return whether anything runs that may end
     */
    public static boolean makeRoom(Predicate<Thread> kernel) {
        if (Job.running().isEmpty() && atWork(kernel).isEmpty()) return false;
        makeRoomAtOnce(kernel);
        return true;
    }

    /**
     * The same without a look at what runs, for which there may be no room.
     *
     * @throws OutOfMemoryError where there is none for what follows the signal; to be called again then
     */
    public static void makeRoomAtOnce(Predicate<Thread> kernel) {
        begun |= StopSignal.beginAll(true);
        if (!begun) return;
        stop(false, kernel);
        begun = false;
    }

    private static void stop(boolean button, Predicate<Thread> kernel) {
        List<Job> jobs = Job.running();
        jobs.forEach(job -> job.stop(button));
        Job.POOL.execute(() -> finish(jobs, kernel));
    }

    /**
     * Runs work in the background where the button can stop it.
     *
     * @param cut is called when it ends no more: it was stopped and is given up
     */
    public static void start(Runnable work, Runnable cut) {
        nonNull(cut, "cut");
        Job.start(nonNull(work, "work"), job -> {
            if (!job.isDone()) cut.run();
        });
    }

    /**
     * Runs work of the kernel's own thread where the button can stop it, and waits for it.
     *
     * @return whether it was stopped before its end
     * @throws RuntimeException what the work threw; an Error as an IllegalStateException that says it in a sentence
     */
    public static boolean run(Runnable work) {
        Job job = Job.start(work, ended -> { });
        job.await();
        if (job.isCut()) return true;
        Throwable thrown = job.thrown();
        if (thrown instanceof RuntimeException exception) throw exception;
        if (thrown == null) return false;
        IllegalStateException failed = new IllegalStateException(Failures.message(thrown));
        failed.setStackTrace(new StackTraceElement[0]);
        throw failed;
    }

    private static void finish(List<Job> jobs, Predicate<Thread> kernel) {
        try {
            Map<Thread, Grace> graces = new HashMap<>();
            List<Thread> threads = atWork(kernel);
            threads.forEach(Thread::interrupt);
            while (jobs.stream().anyMatch(Job::isEnding)
                    || threads.stream().anyMatch(thread -> !graces.computeIfAbsent(thread, Grace::of).isOver())) {
                Thread.sleep(LOOK_MS);
                threads = atWork(kernel);
            }
            jobs.forEach(Job::giveUp);
            for (Thread thread : threads) {
                String cell = cell(thread.getStackTrace());
                if (cell.isEmpty() || StopSignal.isGivenUp(thread)) continue;
                StopSignal.giveUp(thread, new GivenUp(graces.computeIfAbsent(thread, Grace::of),
                        () -> cell.equals(cell(thread.getStackTrace()))));
            }
        } catch (InterruptedException e) {
            // Nothing interrupts this thread; if something does, the wait ends.
        } finally {
            StopSignal.endAll();
        }
    }

    /** The threads that run code of the notebook and may still end. */
    private static List<Thread> atWork(Predicate<Thread> kernel) {
        List<Thread> threads = new ArrayList<>();
        for (Map.Entry<Thread, StackTraceElement[]> entry : Thread.getAllStackTraces().entrySet()) {
            Thread thread = entry.getKey();
            if (!cell(entry.getValue()).isEmpty() && !StopSignal.isGivenUp(thread) && !kernel.test(thread))
                threads.add(thread);
        }
        return threads;
    }

    /** Whether the shell made the class of a cell. */
    public static boolean isOfNotebook(String className) {
        return nonNull(className, "className").startsWith(NOTEBOOK);
    }

    /**
     * The class that the shell made of the cell whose code the thread runs, one for each cell; empty when it runs none.
     */
    private static String cell(StackTraceElement[] stack) {
        for (int i = stack.length - 1; i >= 0; i--) {
            if (isOfNotebook(stack[i].getClassName())) return stack[i].getClassName();
        }
        return "";
    }
}
