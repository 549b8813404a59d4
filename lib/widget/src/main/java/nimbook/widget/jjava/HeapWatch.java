package nimbook.widget.jjava;

import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.lang.management.MemoryUsage;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Predicate;
import jdk.jshell.spi.ExecutionControl.RunException;
import jdk.jshell.spi.ExecutionControl.UserException;
import nimbook.widget.run.StopButton;

/**
 * Ends computations that fill the heap while the kernel still has room to say so.
 *
 * <p>The JVM throws an OutOfMemoryError where no byte is left, after minutes of collections, in any thread: in those
 * that read the kernel's messages, too. Here a full heap is seen after the first collection of the whole heap that
 * leaves it nearly full; then what runs code of the notebook ends with the error. What a variable holds stays, so some
 * room is kept for the cell that lets go of it. A kernel that does nothing but collect all the same, or one of whose
 * own threads dies of the error, ends: Jupyter starts it again and says that.
 */
final class HeapWatch {
    /** The collectors of the whole heap, by their names in JDK 17 to 25; with another one the JVM is left alone. */
    private static final Set<String> WHOLE = Set.of("MarkSweepCompact", "PS MarkSweep", "G1 Old Generation",
            "ZGC Cycles", "ZGC Major Cycles", "Shenandoah Cycles");

    /** Between two looks: while the heap is nearly full a cell hardly fills in that time what is left free. */
    private static final long LOOK_MS = 50;
    private static final long NEAR_MS = 2;

    /** In bytes: what compiling and running a small cell takes. At most a quarter of the heap, and at least 1/20. */
    private static final long FREE = 32 << 20;

    /** In bytes: given back when the heap is full to the last, for the words about it. */
    private static final int RESERVE = 8 << 20;

    /**
     * In milliseconds: a heap in which for so long only collections run, but for a fifth of the time, is full whatever
     * is free. Collectors that keep new objects apart get there before the limit.
     */
    private static final long SPAN_MS = 2_000;

    /** A span has so many collections at least, as one alone may take long; and after so many spans the kernel ends. */
    private static final int MOST_WITHOUT = 3;

    /** Where for so long not even the watch finds room, no cell will. */
    private static final long HOPELESS_NS = 10_000_000_000L;

    /** What the JVM says of a heap that is full, or too small for one array. */
    private static final List<String> HEAP = List.of("Java heap space", "GC overhead limit exceeded",
            "Requested array size exceeds VM limit");

    private static final Predicate<Thread> KERNEL = Interrupts::isKernelThread;
    private static final String ERROR = OutOfMemoryError.class.getName();
    private static final AtomicBoolean BEGUN = new AtomicBoolean();
    private static volatile byte[] reserve;
    private static final AtomicLong ALARMS = new AtomicLong();

    private final List<GarbageCollectorMXBean> collectors = ManagementFactory.getGarbageCollectorMXBeans().stream()
            .filter(each -> WHOLE.contains(each.getName())).toList();
    private final long limit;
    /** Where objects grow old; collectors of all kinds have such a pool, or several. */
    private final List<MemoryPoolMXBean> old = ManagementFactory.getMemoryPoolMXBeans().stream()
            .filter(each -> each.getType() == MemoryType.HEAP && each.isUsageThresholdSupported()).toList();
    private long collections;
    /** In bytes, what a requested collection left. */
    private long left;
    /** When the span of {@link #onlyCollects} began, and number and time of all collections by then. */
    private long since;
    private long before;
    private long collecting;
    /** Spans with nothing but collections in which nothing ran that could be ended. */
    private int without;

    private HeapWatch() {
        long most = Runtime.getRuntime().maxMemory();
        limit = most - Math.max(most / 20, Math.min(FREE, most / 4));
    }

    /** Watches from the first cell on: the start of a kernel waits for nothing. */
    static void begin() {
        if (!BEGUN.compareAndSet(false, true)) return;
        Thread thread = new Thread(() -> new HeapWatch().run(), "nimbook-heap");
        thread.setDaemon(true);
        thread.start();
        Thread.setDefaultUncaughtExceptionHandler(HeapWatch::died);
    }

    /** How often computations were ended to make room. */
    static long alarms() {
        return ALARMS.get();
    }

    /**
     * The error of a run as its reader needs it: where the heap was full, how large it is and what fills it.
     *
     * @param before the alarms before the run
     */
    static RunException explain(RunException error, long before) {
        if (!(error instanceof UserException user)) return error;
        boolean full = user.causeExceptionClass().equals(ERROR) && HEAP.contains(user.getMessage());
        return full || before != alarms() ? error(user.getStackTrace()) : error;
    }

    /** The error of a run that met a full heap there; gives room to send it. */
    static UserException error(StackTraceElement... where) {
        makeRoom();
        return new UserException(words(), ERROR, where);
    }

    /** Gives the reserve away, for the kernel's words about a full heap. */
    static void makeRoom() {
        reserve = null;
    }

    static String words() {
        return "the notebook's values hold " + (live() >> 20) + " of the JVM's " + (Runtime.getRuntime().maxMemory()
                >> 20) + " MB; set large ones to null, take a smaller size, or give the kernel a larger heap";
    }

    /** In bytes, what the last collections left. */
    private static long live() {
        long live = 0;
        for (MemoryPoolMXBean pool : ManagementFactory.getMemoryPoolMXBeans()) {
            MemoryUsage usage = pool.getType() == MemoryType.HEAP ? pool.getCollectionUsage() : null;
            if (usage != null) live += usage.getUsed();
        }
        return live;
    }

    private void run() {
        if (collectors.isEmpty()) return;
        boolean full = false;
        long well = System.nanoTime();
        while (true) {
            try {
                if (full) StopButton.makeRoomAtOnce(KERNEL);
                if (full) ALARMS.incrementAndGet();
                Runtime jvm = Runtime.getRuntime();
                Thread.sleep(jvm.totalMemory() - jvm.freeMemory() < limit / 4 * 3 ? LOOK_MS : NEAR_MS);
                look();
                full = false;
                well = System.nanoTime();
            } catch (OutOfMemoryError e) {
                // There is no clearer evidence.
                makeRoom();
                full = true;
                if (System.nanoTime() - well > HOPELESS_NS) end();
            } catch (InterruptedException e) {
                return;
            }
        }
    }

    private void look() {
        long now = 0, collected = 0;
        for (GarbageCollectorMXBean each : collectors) {
            now += each.getCollectionCount();
            collected += each.getCollectionTime();
        }
        if (now == collections) {
            ask();
            return;
        }
        collections = now;
        long live = live();
        boolean onlyCollects = onlyCollects(now, collected) && live > limit / 2;
        if (live < limit && !onlyCollects) {
            if (reserve == null && live < limit - RESERVE) reserve = new byte[RESERVE];
        } else if (StopButton.makeRoom(KERNEL)) {
            ALARMS.incrementAndGet();
        } else if (onlyCollects && ++without > MOST_WITHOUT) {
            end();
        }
        if (live < limit / 2) without = 0;
    }

    /**
     * Asks for a whole collection where old objects, dead ones among them, fill the heap: G1 would begin with it when
     * no room is left at all. What stays nearly full is not collected again before a quarter of the rest is taken.
     */
    @SuppressWarnings("SystemGC")   // it comes a moment later anyway
    private void ask() {
        if (used() < Math.max(limit, left + (Runtime.getRuntime().maxMemory() - limit) / 4)) return;
        System.gc();
        left = used();
    }

    private long used() {
        long used = 0;
        for (MemoryPoolMXBean pool : old) used += pool.getUsage().getUsed();
        return used;
    }

    /** Whether whole collections alone ran lately; false within a span. */
    private boolean onlyCollects(long now, long collected) {
        long time = System.nanoTime() / 1_000_000;
        if (time - since < SPAN_MS || now - before < MOST_WITHOUT) return false;
        boolean only = collected - collecting >= (time - since) / 10 * 8;
        since = time;
        before = now;
        collecting = collected;
        return only;
    }

    private static void died(Thread thread, Throwable thrown) {
        if (thrown instanceof OutOfMemoryError) {
            makeRoom();
            if (!isOfNotebook(thrown)) end();
        }
        System.err.print("Exception in thread \"" + thread.getName() + "\" ");
        thrown.printStackTrace();
    }

    private static boolean isOfNotebook(Throwable thrown) {
        try {
            return Arrays.stream(thrown.getStackTrace())
                    .anyMatch(frame -> StopButton.isOfNotebook(frame.getClassName()));
        } catch (OutOfMemoryError e) {
            return false;
        }
    }

    /** Says why, where that is still possible, and ends the JVM. */
    private static void end() {
        try {
            makeRoom();
            Thread last = new Thread(() -> System.err.println("Out of memory: " + words() + ". The kernel ends."));
            last.setDaemon(true);
            last.start();
            last.join(1_000);
        } catch (OutOfMemoryError | InterruptedException e) {
            // Without words, then.
        } finally {
            Runtime.getRuntime().halt(1);
        }
    }
}
