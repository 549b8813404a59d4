package nimbook.fibonacci;

import static nimbook.core.Arguments.refuse;

import java.util.ArrayList;
import java.util.List;
import nimbook.core.Memory;
import nimbook.core.Strips;
import nimbook.core.Work;

/**
 * Three piles of Fibonacci nim with one quota for all ({@link GlobalNim}), one of them small: so the other two can be
 * larger by far than in the table of all three. Least winning quotas of (a, b, c) with a ≤ {@code small} and b ≤ c ≤
 * {@code bound}, by the rule of {@link GlobalNim}.
 *
 * <p>Two bytes a position, (small + 1)·bound²/2 of them; time about the same number times the mean least winning quota.
 */
public final class SmallPileTable {

    /** A quota of 2¹⁵ − 1 or more does not occur: no player can take more coins than the largest pile has. */
    private static final short NEVER = Short.MAX_VALUE;

    /**
     * A position of three piles that is lost for every quota.
     *
     * @param a the small pile
     * @param b the second pile
     * @param c the third, at least b
     * @param difference c − b
     */
    public record Triple(int a, int b, int c, int difference) {}

    private final int small;
    private final int bound;
    private final short[][] least;

    private SmallPileTable(int small, int bound) {
        this.small = small;
        this.bound = bound;
        least = new short[small + 1][(bound + 1) * (bound + 2) / 2];
        Work.run(new Slabs());
    }

    /** A strip for each small pile a, a block for each pile c. */
    private final class Slabs implements Strips<Void> {
        @Override
        public int count() {
            return small + 1;
        }

        @Override
        public int blocks() {
            return bound + 1;
        }

        @Override
        public long cells() {
            return (small + 1L) * least[0].length;
        }

        @Override
        public void block(Void none, int a, int c) {
            Work.at((long) a * (bound + 1) + c, (small + 1L) * (bound + 1), "piles");
            for (int b = 0; b <= c; b++) least[a][index(b, c)] = decide(a, b, c);
        }
    }

    /**
     * Decides the positions with one pile up to {@code small} and two up to {@code bound}.
     *
     * @throws IllegalArgumentException when small is negative, bound is below 1 or above 32 000, or the table would not
     *     fit the memory
     * @throws nimbook.core.Work.Stopped when the thread is interrupted
     */
    public static SmallPileTable of(int small, int bound) {
        FibonacciNim.check(small >= 0, "small", small, "the bound of the small pile");
        FibonacciNim.check(bound >= 1, "bound", bound, 1, "the bound of the other piles");
        refuse(bound > 32_000, "bound = ", bound, ": piles up to 32000 are allowed");
        Memory.require("small = " + small + ", bound = " + bound + ": the table of least winning quotas",
                (small + 1.0) * bound * (bound + 3.0));
        return new SmallPileTable(small, bound);
    }

    private short decide(int a, int b, int c) {
        int best = NEVER;
        for (int s = 1; s <= Math.min(a, best - 1); s++) if (2 * s < at(a - s, b, c)) best = s;
        for (int s = 1; s <= Math.min(b, best - 1); s++) if (2 * s < at(a, b - s, c)) best = s;
        for (int s = 1; s <= Math.min(c, best - 1); s++) if (2 * s < at(a, c - s, b)) best = s;
        return (short) best;
    }

    /** What a quota 2s must stay below. */
    private int at(int a, int b, int c) {
        short w = least[a][b <= c ? index(b, c) : index(c, b)];
        return w == NEVER ? Integer.MAX_VALUE : w;
    }

    private static int index(int b, int c) {
        return c * (c + 1) / 2 + b;
    }

    /** The bound of the small pile. */
    public int small() {
        return small;
    }

    /** The bound of the other two. */
    public int bound() {
        return bound;
    }

    /**
     * The least quota that wins, or {@link GlobalNim#NEVER}.
     *
     * @throws IllegalArgumentException unless 0 ≤ a ≤ small and 0 ≤ b, c ≤ bound
     */
    public int leastWinningQuota(int a, int b, int c) {
        check(a);
        if (Math.min(b, c) < 0 || Math.max(b, c) > bound) throw new IllegalArgumentException("piles " + b + ", " + c
                + ": allowed are 0 to " + bound);
        return at(a, b, c);
    }

    /**
     * The positions (a, b, c) with b ≤ c that are lost whatever the quota, by b.
     *
     * @throws IllegalArgumentException unless 0 ≤ a ≤ small
     */
    public List<Triple> pPositionsForEveryQuota(int a) {
        check(a);
        List<Triple> lost = new ArrayList<>();
        for (int b = 0; b <= bound; b++) {
            for (int c = b; c <= bound; c++) if (least[a][index(b, c)] == NEVER) lost.add(new Triple(a, b, c, c - b));
        }
        return lost;
    }

    private void check(int a) {
        if (a < 0 || a > small) throw new IllegalArgumentException("a = " + a + ": allowed are 0 to " + small);
    }
}
