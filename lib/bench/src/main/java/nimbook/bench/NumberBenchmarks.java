package nimbook.bench;

import java.math.BigInteger;
import java.util.Random;
import nimbook.number.Golden;
import nimbook.number.ReferenceImplementations;
import nimbook.number.Zeckendorf;
import nimbook.wythoff.Wythoff;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Huge integers: pair number n, seeded, of so many digits, and its P-position (a, b) = (⌊nφ⌋, ⌊nφ⌋ + n). */
@State(Scope.Benchmark)
public class NumberBenchmarks {

    private static final double BITS_A_DIGIT = Math.log(10) / Math.log(2);

    @Param("1000000")
    int digits;

    BigInteger n;
    BigInteger a;
    BigInteger b;

    /** Also leaves φ kept at this length: what a session pays once. */
    @Setup
    public void numbers() {
        int bits = (int) (digits * BITS_A_DIGIT);
        n = new BigInteger(bits, new Random(618_034)).setBit(bits - 1);
        a = Golden.floorPhi(n);
        b = a.add(n);
    }

    /** The unit of the targets: one product of two numbers of that size. */
    @Benchmark
    public BigInteger product() {
        return a.multiply(b);
    }

    @Benchmark
    public boolean isP() {
        return Wythoff.isP(a, b);
    }

    @Benchmark
    public BigInteger floorPhi() {
        return Golden.floorPhi(n);
    }

    @Benchmark
    public Zeckendorf halving() {
        return Zeckendorf.of(n);
    }

    @Benchmark
    public int[] greedy() {
        return ReferenceImplementations.greedy(n);
    }
}
