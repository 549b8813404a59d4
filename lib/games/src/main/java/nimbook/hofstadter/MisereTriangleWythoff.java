package nimbook.hofstadter;

import static nimbook.core.Arguments.nonNull;

import java.math.BigInteger;
import java.util.List;
import java.util.TreeSet;
import nimbook.wythoff.Piles;
import nimbook.wythoff.Wythoff;

/**
 * The variant with the terminal cells x + y ≤ 2 in misère play, and the positions of Grundy value 1 of the variant in
 * normal play: they are the same set. It consists of (0, 3), (1, 2), (4, 4), (5, 7) with their mirrors, and of the
 * P-positions of Wythoff's game with a pile ≥ 8.
 *
 * <p>Misère play: proved, since after the rows and columns 0 to 5 the used rows, columns and diagonals are those of
 * Wythoff's game. Grundy value 1: arXiv 2510.11767, Theorem 2 (document hofstadter.txt, H7). At any size; a few
 * products a call.
 */
public final class MisereTriangleWythoff {

    /** The partner of 0 … 7; 6 goes with 10 as in Wythoff's game. */
    private static final int[] PARTNER = {3, 2, 1, 0, 4, 7, 10, 5};

    /** The position with the difference 0 … 3. */
    private static final int[] SMALLER = {4, 1, 5, 0};

    private MisereTriangleWythoff() {}

    /** {@link #isP(long, long)} at any size. */
    public static boolean isP(BigInteger x, BigInteger y) {
        Piles piles = new Piles(x, y);
        return partner(piles.x()).equals(piles.y());
    }

    /**
     * Whether (x, y) is a P-position in misère play.
     *
     * @throws IllegalArgumentException when a pile is negative
     */
    public static boolean isP(long x, long y) {
        return isP(BigInteger.valueOf(x), BigInteger.valueOf(y));
    }

    /** {@link #hasValueOne(long, long)} at any size. */
    public static boolean hasValueOne(BigInteger x, BigInteger y) {
        return isP(x, y);
    }

    /**
     * Whether (x, y) has Grundy value 1 in normal play.
     *
     * @throws IllegalArgumentException when a pile is negative
     */
    public static boolean hasValueOne(long x, long y) {
        return isP(x, y);
    }

    /**
     * The one y for which (x, y) is in the set.
     *
     * @throws IllegalArgumentException when x &lt; 0
     */
    public static BigInteger partner(BigInteger x) {
        nonNull(x, "x");
        return x.signum() >= 0 && x.bitLength() <= 3 ? BigInteger.valueOf(PARTNER[x.intValue()]) : Wythoff.partner(x);
    }

    /**
     * The position (a, a + n) of the set, n ≥ 0.
     *
     * @throws IllegalArgumentException when n &lt; 0
     */
    public static Piles pair(BigInteger n) {
        if (nonNull(n, "n").signum() < 0 || n.bitLength() > 2) return Wythoff.pair(n);
        int a = SMALLER[n.intValue()];
        return Piles.of(a, a + n.intValue());
    }

    /** {@link #winningMoves(long, long)} at any size. */
    public static List<Piles> winningMoves(BigInteger x, BigInteger y) {
        if (TriangleWythoff.isTerminal(x, y)) return List.of();
        TreeSet<Piles> moves = new TreeSet<>();
        BigInteger other = partner(x);
        if (other.compareTo(y) < 0) moves.add(new Piles(x, other));
        other = partner(y);
        if (other.compareTo(x) < 0) moves.add(new Piles(other, y));
        Piles diagonal = pair(x.subtract(y).abs());
        if (diagonal.x().compareTo(x.min(y)) < 0) moves.add(x.compareTo(y) <= 0 ? diagonal : diagonal.mirror());
        return List.copyOf(moves);
    }

    /**
     * Every misère P-position that a move from (x, y) reaches, sorted. Empty at P-positions, and at terminal cells,
     * where play is over.
     *
     * @throws IllegalArgumentException when a pile is negative
     */
    public static List<Piles> winningMoves(long x, long y) {
        return winningMoves(BigInteger.valueOf(x), BigInteger.valueOf(y));
    }

    /**
     * Every position of Grundy value 1 that a move from (x, y) reaches: with one more stone in a heap of its own these
     * are P-positions.
     *
     * @throws IllegalArgumentException when a pile is negative
     */
    public static List<Piles> movesToValueOne(BigInteger x, BigInteger y) {
        return winningMoves(x, y);
    }
}
