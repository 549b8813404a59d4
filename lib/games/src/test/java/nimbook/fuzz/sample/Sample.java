package nimbook.fuzz.sample;

import java.math.BigInteger;
import nimbook.core.Work;

/** Methods that keep the rule of {@code nimbook.core} and methods that break it. */
public final class Sample {

    private Sample() {}

    /** Ends after so many rounds; never polls. */
    public static long withoutPoll(long rounds) {
        long sum = 0;
        for (long i = 0; i < rounds; i++) sum += i;
        return sum;
    }

    /** Ends after so many rounds; polls in each. */
    public static long withPoll(long rounds) {
        long sum = 0;
        for (long i = 0; i < rounds; i++) {
            Work.poll();
            sum += i;
        }
        return sum;
    }

    /** Refuses negative numbers only after a table of |n| longs. */
    public static int refusesLate(int n) {
        long[] table = new long[Math.abs(n)];
        if (n < 0) throw new IllegalArgumentException("n = " + n + ": at least 0 is needed");
        return table.length;
    }

    /** Products, each of the size of n, until the thread is interrupted. */
    public static BigInteger products(BigInteger n, int count) {
        BigInteger last = n;
        for (int i = 0; i < count; i++) {
            Work.poll();
            last = n.multiply(n);
        }
        return last;
    }

    /** The heap as the library sees it, and the clock. */
    public static long[] machine() {
        return new long[] {Runtime.getRuntime().maxMemory(), System.nanoTime()};
    }
}
