package nimbook.wythoff;

import static nimbook.core.Arguments.nonNull;

import java.math.BigInteger;
import java.util.List;
import nimbook.number.Golden;
import nimbook.number.Numerals;

/**
 * Wythoff's game, misère play, at any size: the player who takes last loses. The P-positions are (0, 1), (2, 2) and the
 * pairs (A(n), B(n)) with n ≥ 2, and their mirrors (document: wythoff.txt, W7): only the pairs of n = 0 and n = 1 are
 * others than in normal play.
 */
public final class MisereWythoff {

    private MisereWythoff() {}

    /**
     * The P-position with difference n: (2, 2), (0, 1), then (A(n), B(n)).
     *
     * @throws IllegalArgumentException when n &lt; 0
     */
    public static Piles pair(long n) {
        return pair(BigInteger.valueOf(n));
    }

    /** {@link #pair(long)} at any size. */
    public static Piles pair(BigInteger n) {
        if (nonNull(n, "n").signum() == 0) return Piles.of(2, 2);
        if (n.equals(BigInteger.ONE)) return Piles.of(0, 1);
        return Wythoff.pair(n);
    }

    /**
     * Whether the player to move loses at (a, b), in either order.
     *
     * @throws IllegalArgumentException when a pile is negative
     */
    public static boolean isP(long a, long b) {
        Wythoff.check(a, b);
        long small = Math.min(a, b);
        long n = Math.max(a, b) - small;
        if (n < 2) return small == (n == 0 ? 2 : 0);
        return n <= Golden.MAX_LOWER && Golden.floorPhi(n) == small;
    }

    /** {@link #isP(long, long)} at any size. */
    public static boolean isP(BigInteger a, BigInteger b) {
        nonNull(b, "b");
        if (nonNull(a, "a").bitLength() <= 62 && b.bitLength() <= 62) return isP(a.longValue(), b.longValue());
        // with a pile as great as this the difference is not 0 or 1 at a P-position of normal play, and only there
        // misère play is another
        return Wythoff.isP(a, b);
    }

    /** Whether the player to move loses. */
    public static boolean isP(Piles piles) {
        return isP(nonNull(piles, "piles").x(), piles.y());
    }

    /**
     * The other pile of the one P-position that has a pile of x.
     *
     * @throws IllegalArgumentException when x &lt; 0
     */
    public static BigInteger partner(BigInteger x) {
        if (nonNull(x, "x").signum() < 0)
            throw new IllegalArgumentException("x = " + Numerals.brief(x) + ": a pile must be at least 0");
        if (x.bitLength() < 2) return BigInteger.ONE.subtract(x);
        return x.equals(BigInteger.TWO) ? x : Wythoff.partner(x);
    }

    /** {@link #winningMoves(long, long)} at any size. */
    public static List<Piles> winningMoves(BigInteger a, BigInteger b) {
        return Wythoff.winningMoves(a, b, MisereWythoff::partner, MisereWythoff::pair);
    }

    /**
     * All positions to which a winning move leads from (a, b); sorted; empty exactly at P-positions and at (0, 0),
     * where the player to move has won.
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
}
