package nimbook.classlib.util;

import java.util.random.RandomGenerator;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import nimbook.classlib.StrictLogarithm;

/** {@link java.util.Random}: the linear congruential generator that its documentation describes. */
public class Random implements RandomGenerator {
    private static final long FACTOR = 0x5deece66dL, MASK = (1L << 48) - 1;
    private static final String BOUND = "bound must be positive", RANGE = "bound must be greater than origin";

    private long state;
    /** The other one of the pair that was made last; NaN for none. */
    private double gaussian;

    /** A seed that is another each time. */
    public Random() {
        this((long) (Math.random() * MASK) ^ (long) (Math.random() * MASK) << 16);
    }

    /** The generator with the seed. */
    public Random(long seed) {
        set(seed);
    }

    private void set(long seed) {
        state = (seed ^ FACTOR) & MASK;
        gaussian = Double.NaN;
    }

    /** Begins anew with the seed. */
    public void setSeed(long seed) {
        set(seed);
    }

    /** The next 1 to 32 bits. */
    protected int next(int bits) {
        state = state * FACTOR + 0xb & MASK;
        return (int) (state >>> 48 - bits);
    }

    private static void check(boolean holds, String otherwise) {
        if (!holds) throw new IllegalArgumentException(otherwise);
    }

    @Override
    public void nextBytes(byte[] bytes) {
        for (int i = 0, bits = 0; i < bytes.length; i++, bits >>= 8) {
            if (i % 4 == 0) bits = nextInt();
            bytes[i] = (byte) bits;
        }
    }

    @Override
    public int nextInt() {
        return next(32);
    }

    @Override
    public int nextInt(int bound) {
        check(bound > 0, BOUND);
        int bits = next(31);
        if ((bound & bound - 1) == 0) return (int) ((long) bound * bits >> 31);
        // Bits of the last part, which is not whole, are drawn again.
        while (bits - bits % bound + (bound - 1) < 0) bits = next(31);
        return bits % bound;
    }

    @Override
    public int nextInt(int origin, int bound) {
        check(origin < bound, RANGE);
        int bits = nextInt(), size = bound - origin;
        if ((size & size - 1) == 0) return (bits & size - 1) + origin;
        if (size > 0) {
            int half = bits >>> 1;
            while (half + (size - 1) - half % size < 0) half = nextInt() >>> 1;
            return half % size + origin;
        }
        while (bits < origin || bits >= bound) bits = nextInt();
        return bits;
    }

    @Override
    public long nextLong() {
        return ((long) next(32) << 32) + next(32);
    }

    @Override
    public long nextLong(long bound) {
        check(bound > 0, BOUND);
        return nextLong(0, bound);
    }

    @Override
    public long nextLong(long origin, long bound) {
        check(origin < bound, RANGE);
        long bits = nextLong(), size = bound - origin;
        if ((size & size - 1) == 0) return (bits & size - 1) + origin;
        if (size > 0) {
            long half = bits >>> 1;
            while (half + (size - 1) - half % size < 0) half = nextLong() >>> 1;
            return half % size + origin;
        }
        while (bits < origin || bits >= bound) bits = nextLong();
        return bits;
    }

    @Override
    public boolean nextBoolean() {
        return next(1) != 0;
    }

    @Override
    public float nextFloat() {
        return next(24) * 0x1p-24f;
    }

    @Override
    public float nextFloat(float bound) {
        check(bound > 0 && bound < Float.POSITIVE_INFINITY, "bound must be finite and positive");
        float value = nextFloat() * bound;
        return value >= bound ? Math.nextDown(bound) : value;
    }

    @Override
    public float nextFloat(float origin, float bound) {
        check(origin < bound && bound - origin < Float.POSITIVE_INFINITY, RANGE);
        float value = nextFloat() * (bound - origin) + origin;
        return value >= bound ? Math.nextDown(bound) : value;
    }

    @Override
    public double nextDouble() {
        return (((long) next(26) << 27) + next(27)) * 0x1p-53;
    }

    @Override
    public double nextDouble(double bound) {
        check(bound > 0 && bound < Double.POSITIVE_INFINITY, "bound must be finite and positive");
        double value = nextDouble() * bound;
        return value >= bound ? Math.nextDown(bound) : value;
    }

    @Override
    public double nextDouble(double origin, double bound) {
        check(origin < bound && bound - origin < Double.POSITIVE_INFINITY, RANGE);
        double value = nextDouble() * (bound - origin) + origin;
        return value >= bound ? Math.nextDown(bound) : value;
    }

    /** Marsaglia's polar method. */
    @Override
    public double nextGaussian() {
        double other = gaussian;
        gaussian = Double.NaN;
        if (!Double.isNaN(other)) return other;
        double x, y, square;
        do {
            x = 2 * nextDouble() - 1;
            y = 2 * nextDouble() - 1;
            square = x * x + y * y;
        } while (square >= 1 || square == 0);
        double scale = Math.sqrt(-2 * StrictLogarithm.of(square) / square);
        gaussian = y * scale;
        return x * scale;
    }

    private static long size(long size) {
        check(size >= 0, "size must be non-negative");
        return size;
    }

    @Override
    public IntStream ints() {
        return IntStream.generate(this::nextInt);
    }

    @Override
    public IntStream ints(long count) {
        return ints().limit(size(count));
    }

    @Override
    public IntStream ints(int origin, int bound) {
        check(origin < bound, RANGE);
        int size = bound - origin;
        return IntStream.generate(() -> size > 0 ? nextInt(size) + origin : nextInt(origin, bound));
    }

    @Override
    public IntStream ints(long count, int origin, int bound) {
        size(count);
        return ints(origin, bound).limit(count);
    }

    @Override
    public LongStream longs() {
        return LongStream.generate(this::nextLong);
    }

    @Override
    public LongStream longs(long count) {
        return longs().limit(size(count));
    }

    @Override
    public LongStream longs(long origin, long bound) {
        check(origin < bound, RANGE);
        return LongStream.generate(() -> nextLong(origin, bound));
    }

    @Override
    public LongStream longs(long count, long origin, long bound) {
        size(count);
        return longs(origin, bound).limit(count);
    }

    @Override
    public DoubleStream doubles() {
        return DoubleStream.generate(this::nextDouble);
    }

    @Override
    public DoubleStream doubles(long count) {
        return doubles().limit(size(count));
    }

    @Override
    public DoubleStream doubles(double origin, double bound) {
        check(origin < bound && bound - origin < Double.POSITIVE_INFINITY, RANGE);
        return DoubleStream.generate(() -> nextDouble(origin, bound));
    }

    @Override
    public DoubleStream doubles(long count, double origin, double bound) {
        size(count);
        return doubles(origin, bound).limit(count);
    }
}
