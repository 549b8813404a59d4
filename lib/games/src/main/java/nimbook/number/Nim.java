package nimbook.number;

import static nimbook.core.Arguments.copy;
import static nimbook.core.Arguments.nonNull;

import java.math.BigInteger;
import java.util.Collection;
import nimbook.core.Work;

/**
 * The field of nimbers (J. H. Conway, <i>On Numbers and Games</i>, 1976, chapter 6). Sum and product are the least
 * numbers that the field axioms leave: a ⊕ b = mex{a′ ⊕ b, a ⊕ b′ : a′ &lt; a, b′ &lt; b} and a ⊗ b = mex{a′ ⊗ b ⊕ a ⊗
 * b′ ⊕ a′ ⊗ b′ : a′ &lt; a, b′ &lt; b}. The numbers below 2^(2ᵏ) are a field of characteristic 2 for each k.
 *
 * <p>A long stands for an unsigned number below 2⁶⁴, which is itself such a field (k = 6): nothing overflows, and
 * {@link Long#toUnsignedString(long)} shows it. BigInteger is for numbers ≥ 0 of any size up to {@value #MAX_BITS}
 * bits.
 *
 * <p>Products: a = a₁F + a₀ with the Fermat 2-power F = 2^(2ᵏ) in the middle, F ⊗ x = Fx for x &lt; F and F ⊗ F = F ⊕
 * F/2, in the manner of Karatsuba. Four products of half the length each time, O(n²) for n bits; for a long below a
 * microsecond.
 */
public final class Nim {

    /** A product of two numbers of so many bits takes some hundredths of a second. */
    public static final int MAX_BITS = 1 << 14;

    /** Products below 256 by look-up, in 64 KB. */
    private static final int TABLE = 8;

    private static final byte[] PRODUCTS = table();

    private Nim() {}

    private static byte[] table() {
        byte[] table = new byte[1 << 2 * TABLE];
        // The products of powers of 2 first; the others are sums of two that stand there already.
        for (int i = 0; i < TABLE; i++) for (int j = 0; j < TABLE; j++) table[1 << i
                + TABLE | 1 << j] = (byte) ofPowers(i, j);
        for (int a = 1; a < 1 << TABLE; a++) {
            int low = a & -a;
            for (int b = 1; b < 1 << TABLE; b++) {
                int c = b & -b;
                if (a == low && b == c) continue;
                int whole = a != low ? table[low << TABLE | b] ^ table[(a ^ low) << TABLE | b]
                        : table[a << TABLE | c] ^ table[a << TABLE | b ^ c];
                table[a << TABLE | b] = (byte) whole;
            }
        }
        return table;
    }

    /**
     * 2^i ⊗ 2^j, i, j &lt; 8: F ⊗ F = F ⊕ F/2 for the largest Fermat 2-power F = 2^h that divides both, F ⊗ x = Fx
     * where it divides one.
     */
    private static int ofPowers(int i, int j) {
        int h = Integer.highestOneBit(i | j);
        if (h == 0) return 1;
        if ((i & j & h) == 0) return ofPowers(i & ~h, j & ~h) << h;
        int rest = ofPowers(i ^ h, j ^ h);
        // (F ⊕ F/2) ⊗ rest, F/2 = 2^(h − 1)
        int half = 0;
        for (int k = 0; k < TABLE; k++) if ((rest >> k & 1) != 0) half ^= ofPowers(h - 1, k);
        return rest << h ^ half;
    }

    /** a ⊕ b, addition without carry. */
    public static long sum(long a, long b) {
        return a ^ b;
    }

    /**
     * a ⊕ b, addition without carry.
     *
     * @throws IllegalArgumentException when a number is negative
     */
    public static BigInteger sum(BigInteger a, BigInteger b) {
        return checked("a", a).xor(checked("b", b));
    }

    /**
     * The least number ≥ 0 that is not among these: the minimal excludant. O(number of values); negative ones do not
     * matter.
     */
    public static int mex(int... values) {
        boolean[] seen = new boolean[nonNull(values, "values").length];
        for (int value : values) if (value >= 0 && value < seen.length) seen[value] = true;
        int mex = 0;
        while (mex < seen.length && seen[mex]) mex++;
        return mex;
    }

    /** The least number ≥ 0 that is not among these. */
    public static int mex(Collection<Integer> values) {
        return mex(copy(values, "values").stream().mapToInt(Integer::intValue).toArray());
    }

    /** a ⊗ b of unsigned numbers. */
    public static long product(long a, long b) {
        return product(a, b, 64);
    }

    /** Of numbers below 2^bits, bits ≥ 8 a power of 2. */
    private static long product(long a, long b, int bits) {
        if (a == 0 || b == 0) return 0;
        if (bits == TABLE) return PRODUCTS[(int) (a << TABLE | b)] & 0xFF;
        int half = bits / 2;
        long mask = (1L << half) - 1;
        long a1 = a >>> half;
        long b1 = b >>> half;
        long a0 = a & mask;
        long b0 = b & mask;
        if (a1 == 0 && b1 == 0) return product(a0, b0, half);
        long low = product(a0, b0, half);
        long high = product(a1, b1, half);
        long middle = product(a1 ^ a0, b1 ^ b0, half);
        return (middle ^ low) << half ^ low ^ product(high, 1L << half - 1, half);
    }

    /**
     * a ⊗ b.
     *
     * @throws IllegalArgumentException when a number is negative or longer than {@link #MAX_BITS} bits
     */
    public static BigInteger product(BigInteger a, BigInteger b) {
        checked("a", a);
        checked("b", b);
        return product(a, b, field(Math.max(a.bitLength(), b.bitLength())));
    }

    private static BigInteger product(BigInteger a, BigInteger b, int bits) {
        if (a.signum() == 0 || b.signum() == 0) return BigInteger.ZERO;
        int needed = Math.max(a.bitLength(), b.bitLength());
        if (needed <= 64) return unsigned(product(a.longValue(), b.longValue()));
        while (bits / 2 >= needed) bits /= 2;
        int half = bits / 2;
        BigInteger a1 = a.shiftRight(half);
        BigInteger b1 = b.shiftRight(half);
        BigInteger a0 = a.xor(a1.shiftLeft(half));
        BigInteger b0 = b.xor(b1.shiftLeft(half));
        BigInteger low = product(a0, b0, half);
        BigInteger high = product(a1, b1, half);
        BigInteger middle = product(a1.xor(a0), b1.xor(b0), half);
        return middle.xor(low).shiftLeft(half).xor(low).xor(product(high, BigInteger.ONE.shiftLeft(half - 1), half));
    }

    /** The least 2ᵏ ≥ 64 bits that a number fits in: those below 2^(2ᵏ) are a field. */
    private static int field(int bits) {
        int field = 64;
        while (field < bits) field *= 2;
        return field;
    }

    /** a ⊗ a; squaring is additive: (a ⊕ b)² = a² ⊕ b². */
    public static long square(long a) {
        return product(a, a);
    }

    /**
     * a ⊗ a.
     *
     * @throws IllegalArgumentException as {@link #product(BigInteger, BigInteger)}
     */
    public static BigInteger square(BigInteger a) {
        return product(a, a);
    }

    /** aⁿ, n unsigned: a ⊗ a ⊗ … ⊗ a with n factors, 1 for n = 0. At most 127 products. */
    public static long power(long a, long n) {
        long power = 1;
        for (long square = a; n != 0; n >>>= 1, square = square(square)) if ((n & 1) != 0) power = product(power,
                square);
        return power;
    }

    /**
     * aⁿ; a⁻ⁿ is (1/a)ⁿ.
     *
     * @throws IllegalArgumentException as {@link #product(BigInteger, BigInteger)}
     * @throws ArithmeticException for a negative power of 0
     */
    public static BigInteger power(BigInteger a, BigInteger n) {
        if (nonNull(n, "n").signum() < 0) return power(inverse(a), n.negate());
        int bits = field(checked("a", a).bitLength());
        if (a.signum() == 0) return n.signum() == 0 ? BigInteger.ONE : a;
        // a^(2^bits − 1) = 1: the multiplicative group of the field has this order.
        BigInteger least = n.mod(BigInteger.ONE.shiftLeft(bits).subtract(BigInteger.ONE));
        BigInteger power = BigInteger.ONE;
        for (int i = least.bitLength() - 1; i >= 0; i--) {
            Work.poll();
            power = product(power, power, bits);
            if (least.testBit(i)) power = product(power, a, bits);
        }
        return power;
    }

    /**
     * 1/a, the b with a ⊗ b = 1.
     *
     * <p>In the field below F², F = 2^(2ᵏ), the other root of the equation of a = a₁F + a₀ over the field below F is a
     * ⊕ a₁; so a ⊗ (a ⊕ a₁) lies in the smaller field, and its inverse there gives that of a.
     *
     * @throws ArithmeticException when a = 0
     */
    public static long inverse(long a) {
        if (a == 0) throw new ArithmeticException("a = 0: 0 has no inverse");
        return inverse(a, 64);
    }

    private static long inverse(long a, int bits) {
        if (a == 1) return 1;
        int half = bits / 2;
        long a1 = a >>> half;
        if (a1 == 0) return inverse(a, half);
        long conjugate = a ^ a1;
        return product(conjugate, inverse(product(a, conjugate), half));
    }

    /**
     * 1/a, the b with a ⊗ b = 1, as {@link #inverse(long)}.
     *
     * @throws IllegalArgumentException as {@link #product(BigInteger, BigInteger)}
     * @throws ArithmeticException when a = 0
     */
    public static BigInteger inverse(BigInteger a) {
        if (checked("a", a).signum() == 0) throw new ArithmeticException("a = 0: 0 has no inverse");
        return inverse(a, field(a.bitLength()));
    }

    private static BigInteger inverse(BigInteger a, int bits) {
        if (a.bitLength() <= 64) return unsigned(inverse(a.longValue()));
        int half = bits / 2;
        BigInteger a1 = a.shiftRight(half);
        if (a1.signum() == 0) return inverse(a, half);
        BigInteger conjugate = a.xor(a1);
        return product(conjugate, inverse(product(a, conjugate, bits), half), bits);
    }

    /**
     * a ⊘ b = a ⊗ 1/b.
     *
     * @throws ArithmeticException when b = 0
     */
    public static long quotient(long a, long b) {
        return product(a, inverse(b));
    }

    /**
     * a ⊘ b = a ⊗ 1/b.
     *
     * @throws IllegalArgumentException as {@link #inverse(BigInteger)}
     * @throws ArithmeticException when b = 0
     */
    public static BigInteger quotient(BigInteger a, BigInteger b) {
        return product(a, inverse(checked("b", b)));
    }

    /**
     * √a, the one b with b ⊗ b = a. With F as above a = a₁F + a₀ has the root b₁F + b₀, b₁ = √a₁ and b₀ = √(a₀ ⊕ a₁ ⊗
     * F/2), since (b₁F + b₀)² = b₁²F ⊕ b₁² ⊗ F/2 ⊕ b₀².
     */
    public static long sqrt(long a) {
        return sqrt(a, 64);
    }

    private static long sqrt(long a, int bits) {
        if (a <= 1 && a >= 0) return a;
        int half = bits / 2;
        long a1 = a >>> half;
        long a0 = a & (1L << half) - 1;
        if (a1 == 0) return sqrt(a, half);
        return sqrt(a1, half) << half | sqrt(a0 ^ product(a1, 1L << half - 1), half);
    }

    /**
     * √a, the one b with b ⊗ b = a, as {@link #sqrt(long)}.
     *
     * @throws IllegalArgumentException as {@link #product(BigInteger, BigInteger)}
     */
    public static BigInteger sqrt(BigInteger a) {
        return sqrt(checked("a", a), field(a.bitLength()));
    }

    private static BigInteger sqrt(BigInteger a, int bits) {
        if (a.bitLength() <= 64) return unsigned(sqrt(a.longValue()));
        int half = bits / 2;
        BigInteger a1 = a.shiftRight(half);
        BigInteger a0 = a.xor(a1.shiftLeft(half));
        if (a1.signum() == 0) return sqrt(a, half);
        BigInteger rest = a0.xor(product(a1, BigInteger.ONE.shiftLeft(half - 1), half));
        return sqrt(a1, half).shiftLeft(half).xor(sqrt(rest, half));
    }

    private static BigInteger unsigned(long a) {
        BigInteger n = BigInteger.valueOf(a & Long.MAX_VALUE);
        return a < 0 ? n.setBit(63) : n;
    }

    private static BigInteger checked(String name, BigInteger a) {
        if (nonNull(a, name).signum() < 0) throw new IllegalArgumentException(name + " = " + Numerals.brief(a)
                + ": nimbers are at least 0");
        if (a.bitLength() > MAX_BITS) throw new IllegalArgumentException(name + " has " + a.bitLength()
                + " bits: at most " + MAX_BITS + " are allowed");
        return a;
    }
}
