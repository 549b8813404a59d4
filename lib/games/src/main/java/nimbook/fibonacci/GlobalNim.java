package nimbook.fibonacci;

import static nimbook.core.Arguments.nonNull;
import static nimbook.core.Arguments.refuse;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import nimbook.core.Grid;
import nimbook.core.Work;
import nimbook.fibonacci.QuotaPiles.Move;

/**
 * Several piles of Fibonacci nim with one quota for all: a move takes from one pile at most the quota, which then is
 * twice what was taken, wherever that was (document on Fibonacci nim, section "Multiple piles", second variant; Larsson
 * and Rubinstein-Salzedo, <i>Global Fibonacci nim</i>, 2018).
 *
 * <p>More quota never hurts, so a position is described by its least winning quota w: (piles, q) is an N-position
 * exactly when q ≥ w. w = min{ s : some pile p ≥ s with 2s &lt; w(piles with p − s) }, and {@link #NEVER} when there is
 * none. Two piles are lost for every quota exactly when they are equal: the second player copies, for twice the last
 * move always allows the copy.
 *
 * <p>All positions with piles up to a bound are kept, one entry for each multiset of piles: C(bound + k, k) ints for k
 * piles.
 */
public final class GlobalNim {

    /** The least winning quota of a position that no quota wins. */
    public static final int NEVER = Integer.MAX_VALUE;

    /** A table of 2²⁸ ints is a gigabyte: beyond it minutes turn to hours. */
    private static final long MOST = 1L << 28;

    private final int count;
    private final int bound;
    private final int[] least;

    /** rank[j][x] = C(x + j, j + 1): how many sorted j+1-tuples end below x. */
    private final int[][] rank;

    private GlobalNim(int count, int bound) {
        this.count = count;
        this.bound = bound;
        rank = new int[count][bound + 2];
        for (int x = 0; x <= bound + 1; x++) rank[0][x] = x;
        for (int j = 1; j < count; j++)
            for (int x = 1; x <= bound + 1; x++) rank[j][x] = rank[j][x - 1] + rank[j - 1][x];
        least = new int[rank[count - 1][bound + 1]];
    }

    /**
     * Decides every position of {@code count} piles of at most {@code bound} coins.
     *
     * @throws IllegalArgumentException when count or bound is below 1, or the table would have more than 2²⁸ entries or
     *     not fit the memory
     */
    public static GlobalNim of(int count, int bound) {
        FibonacciNim.check(count >= 1, "count", count, 1, "the number of piles");
        FibonacciNim.check(bound >= 1, "bound", bound, 1, "the bound of the piles");
        double allowed = Math.min(MOST, Runtime.getRuntime().maxMemory() / 8.0);
        double entries = 1;
        // The numbers grow with j: what is too many already stays so.
        for (int j = 1; j <= count && entries <= allowed; j++) entries = entries * ((double) bound + j) / j;
        refuse(!(entries <= allowed), "count = ", count, ", bound = ", bound, ": at least ", (long) entries,
                " positions, ", (long) (entries / 250_000), " MB; allowed are ", (long) allowed, " positions");
        GlobalNim game = new GlobalNim(count, bound);
        game.decide();
        return game;
    }

    private void decide() {
        int[] piles = new int[count];
        for (int index = 0; index < least.length; index++) {
            if ((index & 0xfff) == 0) Work.at(index, least.length, "positions");
            least[index] = decide(piles);
            int i = 0;
            while (i + 1 < count && piles[i] == piles[i + 1]) piles[i++] = 0;
            piles[i]++;
        }
    }

    private int decide(int[] piles) {
        int best = NEVER;
        for (int i = 0; i < count; i++) {
            if (i > 0 && piles[i] == piles[i - 1]) continue;
            int most = Math.min(piles[i], best - 1);
            for (int s = 1; s <= most; s++) {
                if (2 * s < least[indexWith(piles, i, piles[i] - s)]) {
                    best = s;
                    break;
                }
            }
        }
        return best;
    }

    /** The index of the sorted piles with piles[i] replaced by something smaller. */
    private int indexWith(int[] piles, int i, int smaller) {
        int index = 0;
        int at = i;
        while (at > 0 && piles[at - 1] > smaller) at--;
        for (int j = 0; j < at; j++) index += rank[j][piles[j]];
        index += rank[at][smaller];
        for (int j = at; j < i; j++) index += rank[j + 1][piles[j]];
        for (int j = i + 1; j < count; j++) index += rank[j][piles[j]];
        return index;
    }

    /** The number of piles. */
    public int count() {
        return count;
    }

    /** The largest pile of the table. */
    public int bound() {
        return bound;
    }

    /**
     * The least quota that wins, or {@link #NEVER}.
     *
     * @throws IllegalArgumentException unless there are {@code count} piles of 0..bound
     */
    public int leastWinningQuota(int... piles) {
        int[] sorted = sorted(piles);
        return least[indexWith(sorted, count - 1, sorted[count - 1])];
    }

    /**
     * Whether the player to move with this quota loses.
     *
     * @throws IllegalArgumentException as {@link #leastWinningQuota}, or when quota is negative
     */
    public boolean isP(int quota, int... piles) {
        FibonacciNim.check(quota >= 0, "quota", quota, "a quota");
        return quota < leastWinningQuota(piles);
    }

    /** Every winning move, by pile (in the order given) and then by number of coins; empty exactly at P-positions. */
    public List<Move> winningMoves(int quota, int... piles) {
        FibonacciNim.check(quota >= 0, "quota", quota, "a quota");
        sorted(piles);
        List<Move> moves = new ArrayList<>();
        for (int i = 0; i < piles.length; i++) {
            for (int s = 1; s <= Math.min(quota, piles[i]); s++) {
                int[] next = piles.clone();
                next[i] -= s;
                if (2 * s < leastWinningQuota(next)) moves.add(new Move(i, s));
            }
        }
        return moves;
    }

    /**
     * The least winning quotas as a table: row = first pile, column = second pile, 0 to the bound; {@link Grid#NONE}
     * where no quota wins.
     *
     * @param others the remaining piles, {@code count − 2} of them
     * @throws IllegalArgumentException when there are not so many, or one is beyond the bound
     */
    public Grid grid(int... others) {
        refuse(nonNull(others, "others").length != count - 2, others.length,
                " other piles: a table of rows and columns of this game of ", count, " piles leaves ", count < 2
                ? "none, and needs two piles" : "" + (count - 2));
        int[] piles = Arrays.copyOf(others, count);
        leastWinningQuota(piles);
        return Grid.of(bound + 1, bound + 1, (row, column) -> {
            int[] all = piles.clone();
            all[count - 2] = row;
            all[count - 1] = column;
            int w = leastWinningQuota(all);
            return w == NEVER ? Grid.NONE : w;
        });
    }

    /**
     * The pile that makes two piles a position lost for every quota: row = first pile, column = second pile;
     * {@link Grid#NONE} where there is none up to the bound. There is never more than one: of two such positions that
     * differ in one pile, one would be a move from the other.
     *
     * @throws IllegalArgumentException unless this is a table of three piles
     */
    public Grid thirdPile() {
        refuse(count != 3, "count = ", count, ": a third pile needs a table of 3 piles");
        return Grid.lazy(bound + 1, bound + 1, this::thirdPiles);
    }

    private Grid thirdPiles() {
        int[][] third = new int[bound + 1][bound + 1];
        for (int[] row : third) Arrays.fill(row, Grid.NONE);
        for (List<Integer> lost : pPositionsForEveryQuota()) {
            int a = lost.get(0);
            int b = lost.get(1);
            int c = lost.get(2);
            third[a][b] = third[b][a] = c;
            third[a][c] = third[c][a] = b;
            third[b][c] = third[c][b] = a;
        }
        return Grid.of(third.length, third.length, (row, column) -> third[row][column]);
    }

    /** The positions, piles ascending, that are lost whatever the quota; in order of the largest pile. */
    public List<List<Integer>> pPositionsForEveryQuota() {
        List<List<Integer>> lost = new ArrayList<>();
        int[] piles = new int[count];
        for (int index = 0; index < least.length; index++) {
            if (least[index] == NEVER) lost.add(Arrays.stream(piles).boxed().toList());
            int i = 0;
            while (i + 1 < count && piles[i] == piles[i + 1]) piles[i++] = 0;
            piles[i]++;
        }
        return lost;
    }

    private int[] sorted(int[] piles) {
        if (nonNull(piles, "piles").length != count) throw new IllegalArgumentException(piles.length
                + " piles: this table is for " + count);
        int[] sorted = piles.clone();
        Arrays.sort(sorted);
        if (sorted[0] < 0 || sorted[count - 1] > bound) {
            throw new IllegalArgumentException("piles " + Arrays.toString(piles) + ": allowed are 0 to " + bound);
        }
        return sorted;
    }
}
