package nimbook.fuzz;

import java.lang.reflect.Array;
import java.math.BigInteger;
import java.util.Random;
import java.util.random.RandomGenerator;

/**
 * Counts the work of one call: {@link StepCountingLoader} inserts calls of these methods into the library's classes. A
 * step is a method entered or a jump backwards; long products and arrays count by their size. The counts are a function
 * of the call alone, not of the machine.
 *
 * <p>After {@link #STEPS} steps the thread is interrupted, as by the stop button of a notebook. A call that has not
 * ended {@link #STEPS_AFTER_INTERRUPT} steps later ignores interrupts, and is ended by an error.
 */
public final class StepCounter {

    /** Some 20 ms of plain code. Most calls that end at all have ended by then. */
    static final long STEPS = 3_000_000;

    /**
     * The library promises to poll every 50 ms, which is some 10⁷ steps; a list of a million moves, or one long
     * product, takes more.
     */
    static final long STEPS_AFTER_INTERRUPT = 100_000_000;

    /**
     * What the library sees as the largest heap. The process has a larger one, so that a table that passes its check
     * must fit.
     */
    static final long MAX_MEMORY = 256 << 20;

    /**
     * How one call ended: what it returned or threw, whether it was interrupted, and the bytes that it allocated in
     * arrays and objects.
     */
    record End(Object result, Throwable thrown, boolean interrupted, long bytes, long steps,
            StackTraceElement[] ignoredInterrupt) {}

    /** A call that may throw anything. */
    @FunctionalInterface
    interface Call {
        Object run() throws Throwable;
    }

    /** Ends a call that ignores interrupts. */
    private static final class InterruptIgnored extends Error {
        private static final long serialVersionUID = 1;
    }

    /** Only this thread is counted: what runs in the background depends on the machine. */
    private static Thread counted;
    private static long steps;
    private static long limit;
    private static long bytes;
    private static boolean interrupted;
    private static StackTraceElement[] ignored;

    private StepCounter() {}

    /** Runs the call on this thread and counts it. */
    static End run(Call call) {
        steps = 0;
        bytes = 0;
        limit = STEPS;
        interrupted = false;
        ignored = null;
        Object result = null;
        Throwable thrown = null;
        counted = Thread.currentThread();
        try {
            result = call.run();
        } catch (Throwable e) {
            thrown = e;
        } finally {
            counted = null;
            Thread.interrupted();
        }
        return new End(result, thrown, interrupted, bytes, steps, ignored);
    }

    /** A method entered, or a jump backwards. */
    public static void step() {
        if (Thread.currentThread() == counted && ++steps >= limit) stop();
    }

    private static void add(long more) {
        steps += more;
        if (steps >= limit) stop();
    }

    /** At the first limit an interrupt, at the second an error. */
    private static void stop() {
        if (!interrupted) {
            interrupted = true;
            limit = steps + STEPS_AFTER_INTERRUPT;
            counted.interrupt();
            return;
        }
        InterruptIgnored error = new InterruptIgnored();
        if (ignored == null) ignored = error.getStackTrace();
        throw error;
    }

    /** Bytes that are about to be allocated; clearing 64 of them takes about as long as a step. */
    private static void allocate(double more) {
        if (Thread.currentThread() != counted) return;
        bytes += (long) more;
        add((long) (more / 64));
    }

    /** An object of a class of the library. */
    public static void object() {
        allocate(24);
    }

    /** An array, or the inside of a collection, of so many elements of so many bytes. */
    public static void array(int length, int size) {
        if (length > 0) allocate((double) length * size);
    }

    /** An array of arrays. */
    public static void grid(int rows, int columns, int size) {
        if (rows > 0 && columns > 0) allocate((double) rows * columns * size);
    }

    /** A copy of an array with a length of its own. */
    public static void copy(Object array, int length) {
        if (array != null) array(length, size(array.getClass().getComponentType()));
    }

    /** A clone of an array. */
    public static void clone(Object array) {
        if (array != null) copy(array, Array.getLength(array));
    }

    /** A text repeated. */
    public static void repeat(String text, int count) {
        if (text != null) grid(text.length(), count, 1);
    }

    /** A product of two numbers. */
    public static void product(Object a, Object b) {
        if (a instanceof BigInteger x && b instanceof BigInteger y && Thread.currentThread() == counted)
            add(product(words(x), words(y)));
    }

    /**
     * Schoolbook multiplication takes a step for each pair of words; from some hundred words on Toom and Cook take
     * about M·√m of m ≤ M words.
     */
    private static long product(long a, long b) {
        return (long) Math.min(a * b, 8 * Math.max(a, b) * Math.sqrt(Math.min(a, b)));
    }

    /** A quotient, a remainder: as much as the product of quotient and divisor. */
    public static void quotient(Object a, Object b) {
        if (!(a instanceof BigInteger x) || !(b instanceof BigInteger y) || Thread.currentThread() != counted) return;
        add(product(Math.max(1, words(x) - words(y) + 1), words(y)));
    }

    /** A power. */
    public static void power(Object base, int exponent) {
        if (!(base instanceof BigInteger x) || exponent < 0 || Thread.currentThread() != counted) return;
        long words = (long) x.bitLength() * exponent / 32 + 1;
        allocate(4.0 * words);
        add(product(words, words));
    }

    /** A square root, or all digits. */
    public static void square(Object n) {
        product(n, n);
    }

    private static long words(BigInteger n) {
        return n.bitLength() / 32 + 1;
    }

    /** {@link Runtime#maxMemory}. */
    public static long maxMemory(Runtime runtime) {
        return MAX_MEMORY;
    }

    /** {@link Runtime#availableProcessors}. */
    public static int availableProcessors(Runtime runtime) {
        return 2;
    }

    /** {@link System#nanoTime} on the counted thread: a step takes a nanosecond. */
    public static long nanoTime() {
        return Thread.currentThread() == counted ? steps : System.nanoTime();
    }

    /** {@link System#currentTimeMillis} on the counted thread. */
    public static long currentTimeMillis() {
        return Thread.currentThread() == counted ? steps / 1_000_000 : System.currentTimeMillis();
    }

    /** {@link java.util.concurrent.ThreadLocalRandom#current}. */
    public static RandomGenerator random() {
        return new Random(steps);
    }

    /** The bytes of an element. */
    static int size(Class<?> type) {
        if (type == long.class || type == double.class) return 8;
        if (type == byte.class || type == boolean.class) return 1;
        return type == char.class || type == short.class ? 2 : 4;
    }
}
