package nimbook.hofstadter;

import static nimbook.core.Arguments.nonNull;
import static nimbook.core.Arguments.refuse;

import java.math.BigInteger;
import java.util.List;
import java.util.TreeSet;
import nimbook.board.BoardGame;
import nimbook.board.Cells;
import nimbook.core.Position;
import nimbook.number.Golden;
import nimbook.number.Numerals;
import nimbook.wythoff.Piles;
import nimbook.wythoff.Wythoff;

/**
 * The variant of Wythoff's game with the terminal cells x + y ≤ 2, normal play, at any size. Its P-positions are (0,
 * 0), (1, 1) and, for n ≥ 0, (A(n) + g(n) − 1, B(n) + g(n)) with their mirrors (Komaki, Miyadera, Murakami, arXiv
 * 2510.11767, Theorem 1; document hofstadter.txt, H3, where (1, 1) is missing; proof: docs/proofs.md, sections 5 and
 * 6). The n-th has the difference n + 1. Misère play and Grundy value 1: {@link MisereTriangleWythoff}.
 *
 * <p>A test takes a few products of the size of the piles, the winning moves some more. Piles may come in any order.
 */
public final class TriangleWythoff {

    private static final BigInteger ONE = BigInteger.ONE;

    private TriangleWythoff() {}

    /** The game on the board: the queen with the terminal cells row + column ≤ 2. */
    public static BoardGame board() {
        return BoardGame.queen().terminal(Cells.triangle(2));
    }

    /**
     * The P-positions of the game with the terminal cells x + y ≤ k in the square of the given side, by Hofstadter's
     * recursion: the terminal cells, for each difference d &gt; k the pair (d − k + g(d − 1), 2d − k + g(d − 1)), and
     * the mirror images; g is that of {@link HofstadterG#byRecursion(int, int)} (docs/proofs.md, Theorem 13). O(side +
     * k²).
     *
     * @throws IllegalArgumentException unless 1 ≤ side ≤ 1 000 000 and k is allowed by {@link Cells#triangle}
     */
    public static Cells pPositions(int k, int side) {
        refuse(side < 1 || side > Cells.MOST, "side = ", side, ": 1 to ", Cells.MOST, " is allowed");
        TreeSet<Position> cells = new TreeSet<>();
        for (Position p : Cells.triangle(k).list()) if (p.row() < side && p.column() < side) cells.add(p);
        int[] g = HofstadterG.byRecursion(k, side);
        for (int d = k + 1; d <= side && 2 * d - k + g[d - 1] < side; d++) {
            Position p = Position.of(d - k + g[d - 1], 2 * d - k + g[d - 1]);
            cells.add(p);
            cells.add(p.mirror());
        }
        return new Cells("P-positions of x + y ≤ " + k, cells);
    }

    /**
     * Whether no move leads from (x, y).
     *
     * @throws IllegalArgumentException when a pile is negative
     */
    public static boolean isTerminal(BigInteger x, BigInteger y) {
        new Piles(x, y);
        return x.add(y).compareTo(BigInteger.TWO) <= 0;
    }

    /** {@link #pair(long)} at any size. */
    public static Piles pair(BigInteger n) {
        BigInteger shift = BigInteger.valueOf(CorrectionTerm.g(n));
        BigInteger lower = Golden.floorPhi(n);
        return new Piles(lower.add(shift).subtract(ONE), lower.add(n).add(shift));
    }

    /**
     * The n-th P-position (A(n) + g(n) − 1, B(n) + g(n)), n ≥ 0: (0, 1), (0, 2), (3, 6), …
     *
     * @throws IllegalArgumentException when n &lt; 0
     */
    public static Piles pair(long n) {
        return pair(BigInteger.valueOf(n));
    }

    /** {@link #isP(long, long)} at any size. */
    public static boolean isP(BigInteger x, BigInteger y) {
        Piles piles = new Piles(x, y);
        BigInteger difference = piles.difference();
        if (difference.signum() == 0) return x.bitLength() <= 1;
        return pair(difference.subtract(ONE)).x().equals(piles.min());
    }

    /**
     * Whether the player to move loses at (x, y).
     *
     * @throws IllegalArgumentException when a pile is negative
     */
    public static boolean isP(long x, long y) {
        return isP(BigInteger.valueOf(x), BigInteger.valueOf(y));
    }

    /** {@link #winningMoves(long, long)} at any size. */
    public static List<Piles> winningMoves(BigInteger x, BigInteger y) {
        if (isTerminal(x, y)) return List.of();
        TreeSet<Piles> moves = new TreeSet<>();
        for (BigInteger other : partners(x)) if (other.compareTo(y) < 0) moves.add(new Piles(x, other));
        for (BigInteger other : partners(y)) if (other.compareTo(x) < 0) moves.add(new Piles(other, y));
        BigInteger difference = x.subtract(y).abs();
        if (difference.signum() > 0) {
            Piles diagonal = pair(difference.subtract(ONE));
            if (diagonal.x().compareTo(x.min(y)) < 0) moves.add(x.compareTo(y) < 0 ? diagonal : diagonal.mirror());
        } else {
            for (int i = 0; i < 2; i++) if (BigInteger.valueOf(i).compareTo(x) < 0) moves.add(Piles.of(i, i));
        }
        return List.copyOf(moves);
    }

    /**
     * Every P-position that a move from (x, y) reaches, sorted; empty exactly at P-positions.
     *
     * @throws IllegalArgumentException when a pile is negative
     */
    public static List<Piles> winningMoves(long x, long y) {
        return winningMoves(BigInteger.valueOf(x), BigInteger.valueOf(y));
    }

    /**
     * All y for which (x, y) is a P-position, ascending: three for x = 0, two for x = 1, else one.
     *
     * @throws IllegalArgumentException when x &lt; 0
     */
    public static List<BigInteger> partners(BigInteger x) {
        if (nonNull(x, "x").signum() < 0)
            throw new IllegalArgumentException("x = " + Numerals.brief(x) + ": a pile must be at least 0");
        TreeSet<BigInteger> partners = new TreeSet<>();
        if (x.bitLength() <= 1) partners.add(x);
        // x = A(n) + g(n) − 1 or x = B(n) + g(n): n is the number of x − 1, x or x + 1 as a lower or upper Wythoff
        // number
        for (int near = -1; near <= 1; near++) {
            BigInteger value = x.add(BigInteger.valueOf(near));
            if (value.signum() < 0) continue;
            Piles piles = pair(Wythoff.numberOf(value));
            if (piles.x().equals(x)) partners.add(piles.y());
            if (piles.y().equals(x)) partners.add(piles.x());
        }
        return List.copyOf(partners);
    }
}
