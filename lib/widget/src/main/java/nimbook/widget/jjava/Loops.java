package nimbook.widget.jjava;

import java.lang.reflect.Field;
import java.util.function.LongSupplier;

/**
 * Makes the kernel look for messages more often while a figure is in use.
 *
 * <p>JJava's loops sleep 50 ms between two looks at their socket: that would be the floor of every answer. The body of a loop gives the
 * time to sleep; it is wrapped to give less for some seconds after a message of a figure. The field is private: where it is not as known,
 * nothing happens, and figures are as fast as the kernel is by itself. The system property {@code nimbook.loops=off} leaves it alone.
 */
final class Loops {
    /** Between two looks while a figure is used; polling a quiet socket takes a few microseconds. */
    private static final long QUICK_MS = 2;
    /** Between two looks else: the stop button is heard a fifth of a tenth of a second later at most. */
    private static final long QUIET_MS = 20;
    private static final long QUICK_FOR_NS = 5_000_000_000L;

    private static volatile long last = System.nanoTime();
    private static boolean done = "off".equals(System.getProperty("nimbook.loops"));

    private Loops() {}

    /** A message of a figure is here: more may follow. The first call wraps the loops. */
    static void hasten() {
        last = System.nanoTime();
        wrap();
    }

    private static synchronized void wrap() {
        if (done) return;
        done = true;
        for (Thread thread : Thread.getAllStackTraces().keySet()) {
            if (!thread.getClass().getName().equals("org.dflib.jjava.jupyter.channels.Loop") || !thread.getName().startsWith("Shell")) continue;
            try {
                Field field = thread.getClass().getDeclaredField("loopBody");
                field.setAccessible(true);
                LongSupplier body = (LongSupplier) field.get(thread);
                field.set(thread, (LongSupplier) () -> {
                    long sleep = body.getAsLong();
                    return sleep <= 0 ? sleep : Math.min(sleep, System.nanoTime() - last < QUICK_FOR_NS ? QUICK_MS : QUIET_MS);
                });
            } catch (ReflectiveOperationException | RuntimeException e) {
                return;
            }
        }
    }
}
