package nimbook.widget.jjava;

import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.LongSupplier;
import org.dflib.jjava.jupyter.channels.JupyterConnection;
import org.dflib.jjava.jupyter.channels.Loop;
import org.dflib.jjava.jupyter.kernel.BaseKernel;

/**
 * The kernel's loops, which read messages: none of them ends because of one message, and while a figure is in use they
 * look for messages more often.
 *
 * <p>JJava ends a loop at an unhandled exception, as of a message that is no JSON object: the kernel then
 * beats on and answers nothing.
 *
 * <p>JJava's loops sleep 50 ms between two looks at their socket: that would be the floor of every answer. Here a loop
 * waits in its socket's poller instead, which ends when a message comes. Body and poller are private fields: where they
 * are not as known, nothing happens, and figures are as fast as the kernel is by itself. The system property
 * {@code nimbook.loops=off} leaves them alone.
 *
 * <p>The kernel keeps its handlers in its connection, which a loop holds in private fields, too: where they are not as
 * known, the kernel answers by itself.
 */
final class Loops {
    /** The longest wait for a message: as the kernel sleeps, for what else a loop has to do. */
    private static final long WAIT_MS = 50;
    private static final boolean ON = !"off".equals(System.getProperty("nimbook.loops"));

    /** From a loop's body to its channel: two lambdas and the channel. */
    private static final int FAR = 4;

    /** How long the kernel may take from this library's installation to its first loops. */
    private static final long START_NS = 120_000_000_000L;

    private Loops() {}

    /**
     * The loops go on after a message that cannot be read or handled. They start after the extensions: they are waited
     * for.
     */
    static void keepAlive(BaseKernel kernel) {
        Thread watch = new Thread(() -> {
            Set<Thread> kept = new HashSet<>();
            long end = System.nanoTime() + START_NS;
            try {
                // One loop for cells and models, one for the stop button.
                while (kept.size() < 2 && System.nanoTime() < end) {
                    for (Thread thread : Thread.getAllStackTraces().keySet()) {
                        if (!isShell(thread) || !kept.add(thread)) continue;
                        ((Loop) thread).onError(Loops::failed);
                        if (ON) await((Loop) thread);
                        // One connection for both loops.
                        if (kept.size() == 1) help(kernel, (Loop) thread);
                    }
                    Thread.sleep(5);
                }
            } catch (InterruptedException e) {
                // Nothing interrupts it.
            }
        }, "nimbook-loops");
        watch.setDaemon(true);
        watch.start();
    }

    private static void help(BaseKernel kernel, Loop loop) {
        try {
            JupyterConnection connection = (JupyterConnection) held(loop, "JupyterConnection", FAR);
            if (connection == null) throw new NoSuchFieldException("the connection of " + loop.getName());
            JJavaHost.listen(kernel.getCommManager(), connection);
            CodeHelp.install(kernel, connection);
            Protocol.install(kernel, connection);
        } catch (ReflectiveOperationException | RuntimeException e) {
            Report.later("Tab and Shift+Tab answer as the kernel does: " + e);
        }
    }

    /**
     * The first value of a class in the fields of an object, or of what these hold.
     *
     * @param type how the class's name ends: the distributed kernel carries its libraries under other names
     * @return null when there is none
     */
    private static Object held(Object holder, String type, int far) throws IllegalAccessException {
        List<Object> next = new ArrayList<>();
        for (Class<?> c = holder.getClass(); c != null && c != Thread.class && c != Object.class; c = c.getSuperclass())
            for (Field field : c.getDeclaredFields()) {
                boolean near = field.getType().getName().startsWith("org.dflib.jjava") || field.getType().isInterface();
                if (field.getType().isPrimitive() || !near || !field.trySetAccessible()) continue;
                Object value = field.get(Modifier.isStatic(field.getModifiers()) ? null : holder);
                if (value == null) continue;
                if (value.getClass().getName().endsWith(type)) return value;
                if (value.getClass().getName().startsWith("org.dflib.jjava")) next.add(value);
            }
        for (Object value : next) {
            Object found = far == 0 ? null : held(value, type, far - 1);
            if (found != null) return found;
        }
        return null;
    }

    private static long failed(Throwable thrown) {
        try {
            System.err.println("nimbook: a message was left out: " + thrown);
        } catch (OutOfMemoryError e) {
            // The loop goes on all the same: the next message finds room.
        }
        return WAIT_MS;
    }

    private static boolean isShell(Thread thread) {
        return thread instanceof Loop && thread.getName().startsWith("Shell");
    }

    /** The loop waits for the next message instead of sleeping. */
    private static void await(Loop loop) {
        try {
            Object poller = held(loop, "ZMQ$Poller", FAR);
            Method poll = poller.getClass().getMethod("poll", long.class);
            Field field = Loop.class.getDeclaredField("loopBody");
            field.setAccessible(true);
            LongSupplier body = (LongSupplier) field.get(loop);
            field.set(loop, (LongSupplier) () -> {
                long sleep = body.getAsLong();
                if (sleep <= 0) return sleep;
                try {
                    poll.invoke(poller, WAIT_MS);
                } catch (ReflectiveOperationException e) {
                    return sleep;
                }
                // An interruption ends the loop where it sleeps, as the kernel has it.
                return Thread.currentThread().isInterrupted() ? sleep : 0;
            });
        } catch (ReflectiveOperationException | RuntimeException e) {
            // As fast as the kernel is by itself.
        }
    }
}
