package nimbook.wythoff;

import static nimbook.core.Arguments.nonNull;
import static nimbook.core.Arguments.refuse;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import nimbook.core.Memory;
import nimbook.core.Work;
import nimbook.number.Numerals;

/**
 * Fraenkel's (s, t) family of games on two piles: take any number from one pile, or k &gt; 0 from one and l from the
 * other with k ≤ l &lt; sk + t (A. S. Fraenkel, <i>Heap games, numeration systems and sequences</i>, Annals of
 * Combinatorics 2, 1998). s = 1 is t-Wythoff ({@link TWythoff}), s = t = 1 Wythoff's game.
 *
 * <p>The P-positions are (A(n), B(n)), n ≥ 0, with A(n) the least number in no earlier pair and B(n) = s·A(n) + t·n.
 * For s &gt; 1 they are no ⌊nα⌋ and ⌊nβ⌋, but a numeration decides them at any size: u(−1) = 1/s, u(0) = 1, u(i) = (s +
 * t − 1)·u(i − 1) + s·u(i − 2); each number is Σ dᵢ·u(i) in one way with 0 ≤ dᵢ ≤ s + t − 1, and dᵢ &lt; s where d(i +
 * 1) = s + t − 1. A(n) are the numbers that end in an even number of zeros, and B(n) is A(n) with one zero more.
 */
public final class GeneralizedWythoff {

    /** Parameters beyond this are refused, so that s + t and the pairs stay far from the limits of int and long. */
    public static final int MOST = 1_000_000;

    private final int s;
    private final int t;

    private GeneralizedWythoff(int s, int t) {
        this.s = s;
        this.t = t;
    }

    /**
     * The game of s and t.
     *
     * @throws IllegalArgumentException unless 1 ≤ s, t ≤ 10⁶
     */
    public static GeneralizedWythoff of(int s, int t) {
        refuse(s < 1 || s > MOST, "s = ", s, ": from 1 to ", MOST, " is allowed");
        refuse(t < 1 || t > MOST, "t = ", t, ": from 1 to ", MOST, " is allowed");
        return new GeneralizedWythoff(s, t);
    }

    /** The factor s. */
    public int s() {
        return s;
    }

    /** The term t. */
    public int t() {
        return t;
    }

    /**
     * The first P-positions by mex alone.
     *
     * @throws IllegalArgumentException unless 1 ≤ count ≤ 10⁶
     */
    public List<Piles> byMex(int count) {
        refuse(count < 1 || count > MOST, "count = ", count, ": from 1 to ", MOST, " pairs can be had");
        BitSet used = new BitSet();
        List<Piles> pairs = new ArrayList<>(count);
        int a = 0;
        for (int n = 0; n < count; n++) {
            if ((n & 0xFFF) == 0) Work.poll();
            a = used.nextClearBit(a);
            long b = (long) s * a + (long) t * n;
            used.set(a);
            // the mex of count pairs is at most 2 · count
            if (b <= 2L * count) used.set((int) b);
            pairs.add(Piles.of(a, b));
        }
        return List.copyOf(pairs);
    }

    /**
     * The digits d₀, d₁, … of n in the game's numeration, least first; empty for 0. Quadratic in the length of n.
     *
     * @throws IllegalArgumentException when n &lt; 0, or has too many digits for the memory
     */
    public List<Integer> digits(BigInteger n) {
        // each u is at least φ times the one before
        return digits(s, t, n, 1 / 0.69);
    }

    /**
     * The digits of n by u₀ = 1, u₁ = s + t, uᵢ = (s + t − 1)uᵢ₋₁ + s·uᵢ₋₂, greedy, least first.
     *
     * @param places a bit of n takes about so many of them at most
     */
    static List<Integer> digits(int s, int t, BigInteger n, double places) {
        if (nonNull(n, "n").signum() < 0)
            throw new IllegalArgumentException("n = " + Numerals.brief(n) + ": n must be at least 0");
        Memory.require("n = " + Numerals.brief(n) + ": the places of its numeration",
                n.bitLength() * places * (n.bitLength() / 16.0 + 64));
        List<BigInteger> u = new ArrayList<>(List.of(BigInteger.ONE, BigInteger.valueOf((long) s + t)));
        while (u.get(u.size() - 1).compareTo(n) <= 0) {
            if ((u.size() & 0xFF) == 0) Work.poll();
            u.add(u.get(u.size() - 1).multiply(BigInteger.valueOf((long) s + t - 1))
                    .add(u.get(u.size() - 2).multiply(BigInteger.valueOf(s))));
        }
        Integer[] digits = new Integer[u.size()];
        int size = 0;
        BigInteger rest = n;
        for (int i = u.size() - 1; i >= 0; i--) {
            if ((i & 0xFF) == 0) Work.poll();
            BigInteger[] parts = rest.divideAndRemainder(u.get(i));
            digits[i] = parts[0].intValueExact();
            rest = parts[1];
            if (digits[i] > 0) size = Math.max(size, i + 1);
        }
        return List.of(digits).subList(0, size);
    }

    /** {@link #isP(long, long)} at any size. */
    public boolean isP(BigInteger a, BigInteger b) {
        Wythoff.check(a, b);
        return isP(digits(a.min(b)), digits(a.max(b)));
    }

    /** The word of the smaller pile ends in an even number of zeros; the other's is this word with one zero more. */
    static boolean isP(List<Integer> small, List<Integer> great) {
        if (small.isEmpty()) return great.isEmpty();
        int zeros = 0;
        while (small.get(zeros) == 0) zeros++;
        return zeros % 2 == 0 && great.size() == small.size() + 1 && great.get(0) == 0
                && great.subList(1, great.size()).equals(small);
    }

    /**
     * Whether the player to move loses at (a, b), in either order, at any size: by the numeration.
     *
     * @throws IllegalArgumentException when a pile is negative
     */
    public boolean isP(long a, long b) {
        return isP(BigInteger.valueOf(a), BigInteger.valueOf(b));
    }

    @Override
    public String toString() {
        return "(" + s + ", " + t + ")-Wythoff";
    }
}
