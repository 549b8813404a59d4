package nimbook.wythoff;

import static nimbook.core.Arguments.nonNull;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import nimbook.number.Golden;
import nimbook.number.Numerals;

/**
 * Wythoff's game, normal play, at any size: take any number from one pile, or the same number from both; the player who
 * takes last wins.
 *
 * <p>The P-positions are the pairs (A(n), B(n)) = (⌊nφ⌋, ⌊nφ²⌋), n ≥ 0, and their mirrors (W. A. Wythoff, A
 * modification of the game of Nim, Nieuw Archief voor Wiskunde 7, 1907; documents: wythoff.txt, beatty.txt). Piles may
 * come in any order. Misère play: {@link MisereWythoff}. All answers are exact; a test costs two products of the size
 * of the piles, and the winning moves a few products with the kept φ.
 */
public final class Wythoff {

    private Wythoff() {}

    /**
     * A(n) = ⌊nφ⌋, the smaller pile of the n-th P-position.
     *
     * @throws IllegalArgumentException unless 0 ≤ n ≤ {@link Golden#MAX_LOWER}
     */
    public static long lower(long n) {
        return Golden.floorPhi(n);
    }

    /**
     * A(n) = ⌊nφ⌋.
     *
     * @throws IllegalArgumentException when n &lt; 0
     */
    public static BigInteger lower(BigInteger n) {
        return Golden.floorPhi(n);
    }

    /**
     * B(n) = ⌊nφ²⌋ = A(n) + n, the greater pile of the n-th P-position.
     *
     * @throws IllegalArgumentException unless 0 ≤ n ≤ {@link Golden#MAX_UPPER}
     */
    public static long upper(long n) {
        return Golden.floorPhiSquared(n);
    }

    /**
     * B(n) = ⌊nφ²⌋ = A(n) + n.
     *
     * @throws IllegalArgumentException when n &lt; 0
     */
    public static BigInteger upper(BigInteger n) {
        return Golden.floorPhiSquared(n);
    }

    /**
     * The n-th P-position (A(n), B(n)).
     *
     * @throws IllegalArgumentException when n &lt; 0
     */
    public static Piles pair(long n) {
        return pair(BigInteger.valueOf(n));
    }

    /** {@link #pair(long)} at any size. */
    public static Piles pair(BigInteger n) {
        BigInteger a = Golden.floorPhi(n);
        return new Piles(a, a.add(n));
    }

    /**
     * Whether the player to move loses at (a, b), in either order; two products.
     *
     * @throws IllegalArgumentException when a pile is negative
     */
    public static boolean isP(long a, long b) {
        check(a, b);
        long small = Math.min(a, b);
        long n = Math.max(a, b) - small;
        return n <= Golden.MAX_LOWER && Golden.floorPhi(n) == small;
    }

    /** {@link #isP(long, long)} at any size. */
    public static boolean isP(BigInteger a, BigInteger b) {
        check(a, b);
        return Golden.isFloorPhi(a.min(b), a.subtract(b).abs());
    }

    /** Whether the player to move loses. */
    public static boolean isP(Piles piles) {
        return isP(nonNull(piles, "piles").x(), piles.y());
    }

    /** {@link #pairNumber(long, long)} at any size. */
    public static Optional<BigInteger> pairNumber(BigInteger a, BigInteger b) {
        return isP(a, b) ? Optional.of(a.subtract(b).abs()) : Optional.empty();
    }

    /**
     * The n ≥ 0 for which (a, b), in either order, is the n-th P-position; empty at N-positions.
     *
     * @throws IllegalArgumentException when a pile is negative
     */
    public static Optional<BigInteger> pairNumber(long a, long b) {
        return pairNumber(BigInteger.valueOf(a), BigInteger.valueOf(b));
    }

    /** {@link #numberOf(long)} at any size. */
    public static BigInteger numberOf(BigInteger x) {
        BigInteger lower = lowersUpTo(x);
        return Golden.compare(x, lower) <= 0 ? lower : x.subtract(lower);
    }

    /**
     * The one n for which x is A(n) or B(n); 0 for 0. (Of the numbers up to x ≥ 1, ⌊(x+1)/φ⌋ are lower Wythoff
     * numbers.)
     *
     * @throws IllegalArgumentException when x &lt; 0
     */
    public static long numberOf(long x) {
        return numberOf(BigInteger.valueOf(x)).longValueExact();
    }

    /** {@link #isLower(long)} at any size. */
    public static boolean isLower(BigInteger x) {
        if (nonNull(x, "x").signum() == 0) throw new IllegalArgumentException("x = 0: lower and upper Wythoff numbers "
                + "partition the integers from 1 on");
        return Golden.compare(x, lowersUpTo(x)) <= 0;
    }

    /**
     * Whether x ≥ 1 is a lower Wythoff number, A(n) for some n ≥ 1; the other positive integers are upper ones.
     *
     * @throws IllegalArgumentException when x &lt; 1
     */
    public static boolean isLower(long x) {
        return isLower(BigInteger.valueOf(x));
    }

    /**
     * The other pile of the one P-position that has a pile of x.
     *
     * @throws IllegalArgumentException when x &lt; 0
     */
    public static BigInteger partner(BigInteger x) {
        BigInteger lower = lowersUpTo(x);
        // x = A(n) goes with x + n; x = B(n), n = x − lower, goes with A(n) = x − n = lower
        return Golden.compare(x, lower) <= 0 ? x.add(lower) : lower;
    }

    /**
     * The other pile of the one P-position that has a pile of x.
     *
     * @throws IllegalArgumentException when x &lt; 0 or the partner leaves the range of long
     */
    public static long partner(long x) {
        BigInteger partner = partner(BigInteger.valueOf(x));
        if (partner.bitLength() > 63)
            throw new IllegalArgumentException("x = " + x + ": its partner does not fit in a long; take a BigInteger");
        return partner.longValue();
    }

    /** {@link #winningMoves(long, long)} at any size. */
    public static List<Piles> winningMoves(BigInteger a, BigInteger b) {
        return winningMoves(a, b, Wythoff::partner, Wythoff::pair);
    }

    /**
     * The moves from (a, b) into a set that holds each row, column and difference once: along the row, along the
     * column, along the diagonal.
     *
     * @param partner x → the other pile of the set's position with a pile of x
     * @param pair difference → the set's position with it
     */
    static List<Piles> winningMoves(BigInteger a, BigInteger b, UnaryOperator<BigInteger> partner,
            Function<BigInteger, Piles> pair) {
        check(a, b);
        TreeSet<Piles> moves = new TreeSet<>();
        BigInteger other = partner.apply(a);
        if (other.compareTo(b) < 0) moves.add(new Piles(a, other));
        other = partner.apply(b);
        if (other.compareTo(a) < 0) moves.add(new Piles(other, b));
        Piles diagonal = pair.apply(a.subtract(b).abs());
        if (diagonal.x().compareTo(a.min(b)) < 0) moves.add(a.compareTo(b) <= 0 ? diagonal : diagonal.mirror());
        return List.copyOf(moves);
    }

    /**
     * All positions (x′, y′) to which a winning move leads from (a, b), x′ &lt; y′ or not as the piles lie; sorted;
     * empty exactly at P-positions. There are at most three.
     *
     * @throws IllegalArgumentException when a pile is negative
     */
    public static List<Piles> winningMoves(long a, long b) {
        return winningMoves(BigInteger.valueOf(a), BigInteger.valueOf(b));
    }

    /** All positions to which a winning move leads. */
    public static List<Piles> winningMoves(Piles piles) {
        return winningMoves(nonNull(piles, "piles").x(), piles.y());
    }

    static void check(long a, long b) {
        if (a < 0 || b < 0) throw new IllegalArgumentException("piles (" + a + ", " + b + "): both must be at least 0");
    }

    static void check(BigInteger a, BigInteger b) {
        nonNull(a, "a");
        nonNull(b, "b");
        if (a.signum() < 0 || b.signum() < 0) {
            throw new IllegalArgumentException(
                    "piles (" + Numerals.brief(a) + ", " + Numerals.brief(b) + "): both must be at least 0");
        }
    }

    /** How many n ≥ 1 have A(n) ≤ x: ⌊(x+1)/φ⌋ = ⌊(x+1)φ⌋ − (x+1). */
    private static BigInteger lowersUpTo(BigInteger x) {
        if (nonNull(x, "x").signum() < 0)
            throw new IllegalArgumentException("x = " + Numerals.brief(x) + ": a pile must be at least 0");
        BigInteger next = x.add(BigInteger.ONE);
        return Golden.floorPhi(next).subtract(next);
    }
}
