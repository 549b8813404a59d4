package nimbook.door;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.concurrent.Callable;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.TimeUnit;

/** Runs calls on a thread of its own: how long they take, what they allocate, and whether they stop when they are asked to. */
final class Watch {

    /** A call that takes longer is interrupted, as by JupyterLab's stop button: long work is allowed, deaf work is not. */
    static final long PATIENCE_MS = 60;

    /**
     * So much of the processor's time it may take from then on. The promise is 50 ms; one product of long numbers, or a list of a million moves,
     * takes more. Not by the clock, which also goes on while a busy machine does something else.
     */
    static final long DEAF_MS = 2000;

    /** How a call ended: its result or what it threw, whether it had to be stopped, and whether it did not; bytes that its thread allocated. */
    record End(Object result, Throwable thrown, boolean stopped, StackTraceElement[] deaf, long bytes) {}

    private final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private Worker worker = new Worker();

    /** One thread and the way to it; one that does not stop is left behind with its own. */
    private final class Worker extends Thread {
        private final SynchronousQueue<Callable<?>> jobs = new SynchronousQueue<>();
        private final SynchronousQueue<End> ends = new SynchronousQueue<>();

        Worker() {
            super("door");
            setDaemon(true);
            start();
        }

        @Override
        public void run() {
            while (true) {
                Callable<?> job = uninterrupted(jobs::take);
                End end = call(job);
                uninterrupted(() -> {
                    ends.put(end);
                    return end;
                });
            }
        }

        /** A stop that comes between two calls concerns neither. */
        private static <T> T uninterrupted(Callable<T> wait) {
            while (true) {
                try {
                    return wait.call();
                } catch (InterruptedException late) {
                    Thread.onSpinWait();
                } catch (Exception e) {
                    throw new AssertionError(e);
                }
            }
        }

        private End call(Callable<?> job) {
            long before = threads.getThreadAllocatedBytes(getId());
            Object result = null;
            Throwable thrown = null;
            try {
                result = job.call();
            } catch (Throwable e) {
                thrown = e;
            }
            long bytes = threads.getThreadAllocatedBytes(getId()) - before;
            Thread.interrupted();
            return new End(result, thrown, false, null, bytes);
        }
    }

    /** Runs the call, stops it when it takes long, and gives it up when it does not stop. */
    End run(Callable<?> call) throws InterruptedException {
        worker.jobs.put(call);
        End end = worker.ends.poll(PATIENCE_MS, TimeUnit.MILLISECONDS);
        if (end != null) return end;
        worker.interrupt();
        long used = threads.getThreadCpuTime(worker.getId()), most = used + DEAF_MS * 1_000_000;
        while (end == null && used >= 0 && used < most) {
            end = worker.ends.poll(20, TimeUnit.MILLISECONDS);
            try {
                used = threads.getThreadCpuTime(worker.getId());
            } catch (OutOfMemoryError full) {
                // The call fills the heap, and this thread noticed first: the call will notice, or end.
                Thread.onSpinWait();
            }
        }
        if (end != null) return new End(end.result, end.thrown, true, null, end.bytes);
        StackTraceElement[] where = worker.getStackTrace();
        worker = new Worker();
        return new End(null, null, true, where, 0);
    }
}
