package nimbook.wythoff;

import static nimbook.core.Arguments.refuse;

import java.math.BigInteger;
import nimbook.core.Grid;
import nimbook.core.Memory;
import nimbook.core.Work;

/**
 * k-blocking Wythoff Nim: before each move the player who has just moved forbids at most k − 1 of its options;
 * afterwards this is forgotten. Who cannot move loses (U. Larsson, <i>Blocking Wythoff Nim</i>, Electronic Journal of
 * Combinatorics 18, 2011, P120). k = 1 is Wythoff's game.
 *
 * <p>A position is a P-position exactly when at most k − 1 of its options are: these can all be forbidden. For k ≤ 3
 * the P-positions are known at any size ({@link #isP(BigInteger, BigInteger)}); for larger k a table is computed.
 */
public final class BlockingWythoff {

    /** The k for which Larsson gives the P-positions. */
    private static final int SOLVED = 3;

    private final int k;

    private BlockingWythoff(int k) {
        this.k = k;
    }

    /**
     * The game in which at most k − 1 options are forbidden.
     *
     * @throws IllegalArgumentException when k &lt; 1
     */
    public static BlockingWythoff of(int k) {
        refuse(k < 1, "k = ", k, ": at least 1 (nothing is forbidden) is needed");
        return new BlockingWythoff(k);
    }

    /** One more than the number of options that may be forbidden. */
    public int k() {
        return k;
    }

    /**
     * The outcomes of the positions (0, 0) to (size − 1, size − 1): 0 for P, 1 for N. O(size²), when one is first
     * looked at, which throws {@link Work.Stopped} when the thread is interrupted.
     *
     * @throws IllegalArgumentException when size is below 1 or the table does not fit into memory
     */
    public Grid outcomes(int size) {
        Memory.size(size, size);
        Memory.require("size = " + size + ": the table of outcomes", (double) size * size + 16.0 * size);
        return Grid.lazy(size, size, () -> table(size));
    }

    private Grid table(int size) {
        byte[][] outcomes = new byte[size][size];
        int[] columns = new int[size];
        int[] diagonals = new int[2 * size];
        for (int a = 0; a < size; a++) {
            Work.at(a, size, "rows");
            int row = 0;
            for (int b = 0; b < size; b++) {
                int diagonal = b - a + size;
                if (row + columns[b] + diagonals[diagonal] >= k) {
                    outcomes[a][b] = 1;
                    continue;
                }
                row++;
                columns[b]++;
                diagonals[diagonal]++;
            }
        }
        return Grid.of(size, size, (row, column) -> outcomes[row][column]);
    }

    /**
     * Whether the player to move loses, by Larsson's theorems. k = 2: (0, 0), (n, 2n + 1), and (2x + 2, 2y + 2) for
     * each P-position (x, y) of Wythoff's game; k = 3: (0, 0), (n, 2n + 1) and (n, 2n + 2); in either order of the
     * piles.
     *
     * @throws IllegalArgumentException when a pile is negative
     * @throws IllegalStateException when k is above 3, where no formula is known
     */
    public boolean isP(BigInteger a, BigInteger b) {
        Wythoff.check(a, b);
        if (k > SOLVED) {
            throw new IllegalStateException("k = " + k + ": P-positions are known for k ≤ " + SOLVED + " only");
        }
        if (k == 1) return Wythoff.isP(a, b);
        BigInteger small = a.min(b);
        BigInteger great = a.max(b);
        if (great.signum() == 0) return true;
        BigInteger more = great.subtract(small.shiftLeft(1));
        if (more.equals(BigInteger.ONE)) return true;
        if (k == SOLVED) return more.equals(BigInteger.TWO);
        boolean even = !a.testBit(0) && !b.testBit(0) && small.signum() > 0;
        return even && Wythoff.isP(a.shiftRight(1).subtract(BigInteger.ONE), b.shiftRight(1).subtract(BigInteger.ONE));
    }

    /** {@link #isP(BigInteger, BigInteger)} for long piles. */
    public boolean isP(long a, long b) {
        return isP(BigInteger.valueOf(a), BigInteger.valueOf(b));
    }

    @Override
    public String toString() {
        return k + "-blocking Wythoff Nim";
    }
}
