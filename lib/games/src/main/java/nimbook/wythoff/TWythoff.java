package nimbook.wythoff;

import static nimbook.core.Arguments.nonNull;
import static nimbook.core.Arguments.refuse;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import nimbook.core.Work;
import nimbook.number.Numerals;
import nimbook.number.Quadratic;
import nimbook.number.Roots;

/**
 * t-Wythoff: take any number from one pile, or k &gt; 0 and l &gt; 0 from the two with |k − l| &lt; t; t = 1 is
 * Wythoff's game. (A. S. Fraenkel, How to beat your Wythoff games' opponent on three fronts, American Mathematical
 * Monthly 89, 1982; misère: A. S. Fraenkel, Wythoff games, continued fractions, cedar trees and Fibonacci searches,
 * Theoretical Computer Science 29, 1984.)
 *
 * <p>Normal play: P-positions (⌊nα⌋, ⌊nβ⌋), n ≥ 0, α = (2 − t + √(t²+4))/2 = [1; t, t, t, …], β = α + t. Misère play, t
 * ≥ 2: (⌊nα + γ⌋, ⌊nβ + γ + 1⌋), γ = 1/α = (α + t − 2)/t; t = 1 is {@link MisereWythoff}. Three ways lead to the
 * P-positions here, and must agree: the formula ({@link #pair}), the continued fraction ({@link #isPByNumeration}) and
 * mex ({@link #byMex}).
 */
public final class TWythoff {

    /** α's numbers stay within the limits of {@link Quadratic}: t² + 4 ≤ 10⁶. */
    public static final int MAX_T = 999;

    private final int t;
    private final boolean misere;
    private final BigInteger root;

    private TWythoff(int t, boolean misere) {
        this.t = t;
        this.misere = misere;
        this.root = BigInteger.valueOf((long) t * t + 4);
    }

    /**
     * The game in normal play.
     *
     * @throws IllegalArgumentException unless 1 ≤ t ≤ {@value #MAX_T}
     */
    public static TWythoff of(int t) {
        refuse(t < 1 || t > MAX_T, "t = ", t, ": from 1 (Wythoff's game) to ", MAX_T, " is allowed");
        return new TWythoff(t, false);
    }

    /** The same game in misère play: the player who takes last loses. */
    public TWythoff misere() {
        return new TWythoff(t, true);
    }

    /** How far apart the two numbers of a diagonal move may lie: |p − q| &lt; t. */
    public int t() {
        return t;
    }

    /** Whether the last player to move loses. */
    public boolean isMisere() {
        return misere;
    }

    /** α = (2 − t + √(t²+4))/2. */
    public Quadratic alpha() {
        return Quadratic.of(2 - t, (long) t * t + 4, 2);
    }

    /** β = α + t, with 1/α + 1/β = 1. */
    public Quadratic beta() {
        return Quadratic.of(2 + t, (long) t * t + 4, 2);
    }

    /** {@link #pair(long)} at any size. */
    public Piles pair(BigInteger n) {
        if (misere && t == 1) return MisereWythoff.pair(n);
        BigInteger a = lower(n);
        return new Piles(a, a.add(n.multiply(BigInteger.valueOf(t))).add(misere ? BigInteger.ONE : BigInteger.ZERO));
    }

    /**
     * The n-th P-position by the formula, smaller pile first; misère with t = 1: n = 0 gives (2, 2), n = 1 gives (0,
     * 1).
     *
     * @throws IllegalArgumentException when n &lt; 0
     */
    public Piles pair(long n) {
        return pair(BigInteger.valueOf(n));
    }

    /** ⌊nα⌋, or ⌊nα + γ⌋ = ⌊((nt+1)α + t − 2)/t⌋ in misère play. */
    private BigInteger lower(BigInteger n) {
        if (nonNull(n, "n").signum() < 0)
            throw new IllegalArgumentException("n = " + Numerals.brief(n) + ": n must be at least 0");
        BigInteger times = misere ? n.multiply(BigInteger.valueOf(t)).add(BigInteger.ONE) : n;
        // times·α = (times·(2−t) + √(times²(t²+4)))/2; in misère play t − 2 is added and the whole divided by t
        BigInteger top =
                times.multiply(BigInteger.valueOf(2 - t)).add(Roots.floorSqrt(times.multiply(times).multiply(root)));
        if (!misere) return top.shiftRight(1);
        BigInteger[] parts = top.add(BigInteger.valueOf(2L * (t - 2))).divideAndRemainder(BigInteger.valueOf(2L * t));
        return parts[1].signum() < 0 ? parts[0].subtract(BigInteger.ONE) : parts[0];
    }

    /** {@link #isP(long, long)} at any size. */
    public boolean isP(BigInteger a, BigInteger b) {
        Wythoff.check(a, b);
        if (misere && t == 1) return MisereWythoff.isP(a, b);
        BigInteger difference = a.subtract(b).abs().subtract(misere ? BigInteger.ONE : BigInteger.ZERO);
        if (difference.signum() < 0) return false;
        BigInteger[] parts = difference.divideAndRemainder(BigInteger.valueOf(t));
        return parts[1].signum() == 0 && lower(parts[0]).equals(a.min(b));
    }

    /**
     * Whether the player to move loses at (a, b), in either order: by the formula.
     *
     * @throws IllegalArgumentException when a pile is negative
     */
    public boolean isP(long a, long b) {
        return isP(BigInteger.valueOf(a), BigInteger.valueOf(b));
    }

    /**
     * Whether the player to move loses, by the continued fraction, normal play: with p₋₁ = p₀ = 1, pᵢ = t·pᵢ₋₁ + pᵢ₋₂
     * each number is Σsᵢpᵢ in one way with 0 ≤ sᵢ ≤ t and sᵢ = 0 where sᵢ₊₁ = t. The pair (a, b), a ≤ b, is lost iff
     * the word of a ends in an even number of zeros and the word of b is that of a with one zero more (or both are 0).
     *
     * @throws IllegalArgumentException when a pile is negative
     * @throws IllegalStateException in misère play
     */
    public boolean isPByNumeration(BigInteger a, BigInteger b) {
        if (misere) throw new IllegalStateException("the numeration decides normal play; this game is misère");
        Wythoff.check(a, b);
        return GeneralizedWythoff.isP(digits(a.min(b)), digits(a.max(b)));
    }

    /** Whether the player to move loses, by the continued fraction. */
    public boolean isPByNumeration(long a, long b) {
        return isPByNumeration(BigInteger.valueOf(a), BigInteger.valueOf(b));
    }

    /**
     * The digits s₀, s₁, … of n in the numeration of {@link #isPByNumeration}, least first; empty for 0. Quadratic, in
     * memory too.
     *
     * @throws IllegalArgumentException when n &lt; 0, or has too many digits for the memory
     */
    public List<Integer> digits(BigInteger n) {
        // About one pᵢ for every log₂ t bits (t = 1: log₂ φ), half as long as n on average.
        return GeneralizedWythoff.digits(1, t, n, 1 / Math.max(0.69, Math.log(t) / Math.log(2)));
    }

    /**
     * The first P-positions by mex alone: a = the least number in no earlier pair, b = a + tn (misère, t ≥ 2: a + tn +
     * 1).
     *
     * @throws IllegalArgumentException unless 1 ≤ count ≤ 10⁶
     */
    public List<Piles> byMex(int count) {
        refuse(count < 1 || count > 1_000_000, "count = ", count, ": from 1 to 1000000 pairs can be had");
        BitSet used = new BitSet();
        List<Piles> pairs = new ArrayList<>(count);
        int a = 0;
        for (int n = 0; n < count; n++) {
            if ((n & 0xFFF) == 0) Work.poll();
            boolean odd = misere && t == 1 && n < 2;
            a = odd ? n == 0 ? 2 : 0 : used.nextClearBit(a);
            long b = odd ? a + n : a + (long) t * n + (misere && t > 1 ? 1 : 0);
            used.set(a);
            // a number beyond this one is never used: the mex of n pairs is at most 2n + 2
            if (b <= 2L * count + 2) used.set((int) b);
            pairs.add(Piles.of(a, b));
        }
        return List.copyOf(pairs);
    }

    /** {@link #winningMoves(long, long)} at any size. */
    public List<Piles> winningMoves(BigInteger a, BigInteger b) {
        Wythoff.check(a, b);
        TreeSet<BigInteger> numbers = new TreeSet<>(List.of(BigInteger.ZERO, BigInteger.ONE));
        for (BigInteger pile : List.of(a, b)) {
            around(numbers, alpha().inverse().floorTimes(pile), 3);
            around(numbers, beta().inverse().floorTimes(pile), 3);
        }
        around(numbers, a.subtract(b).abs().divide(BigInteger.valueOf(t)), 2);
        TreeSet<Piles> moves = new TreeSet<>();
        for (BigInteger n : numbers) {
            Piles p = pair(n);
            if (isMove(a, b, p)) moves.add(p);
            if (isMove(a, b, p.mirror())) moves.add(p.mirror());
        }
        return List.copyOf(moves);
    }

    /**
     * All positions to which a winning move leads from (a, b), at any size; sorted. Only the pairs that can lie on a's
     * row, b's column or within the band of diagonals are looked at: about twenty.
     *
     * @throws IllegalArgumentException when a pile is negative
     */
    public List<Piles> winningMoves(long a, long b) {
        return winningMoves(BigInteger.valueOf(a), BigInteger.valueOf(b));
    }

    private static void around(Set<BigInteger> numbers, BigInteger centre, int radius) {
        for (int i = -radius; i <= radius; i++) {
            BigInteger n = centre.add(BigInteger.valueOf(i));
            if (n.signum() >= 0) numbers.add(n);
        }
    }

    private boolean isMove(BigInteger a, BigInteger b, Piles to) {
        BigInteger k = a.subtract(to.x());
        BigInteger l = b.subtract(to.y());
        if (k.signum() < 0 || l.signum() < 0 || k.signum() + l.signum() == 0) return false;
        return k.signum() == 0 || l.signum() == 0 || k.subtract(l).abs().compareTo(BigInteger.valueOf(t)) < 0;
    }

    @Override
    public String toString() {
        return t + "-Wythoff" + (misere ? ", misère" : "") + ", α = " + alpha() + ", β = " + beta();
    }
}
