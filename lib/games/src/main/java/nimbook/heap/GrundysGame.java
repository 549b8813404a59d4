package nimbook.heap;

import java.util.ArrayList;
import java.util.List;
import nimbook.core.Memory;

/**
 * Grundy's game: a move splits a heap into two heaps that differ, none of them empty (P. M. Grundy, <i>Mathematics and
 * games</i>, Eureka 2, 1939; Winning Ways, chapter 4). The values are OEIS A002188.
 *
 * <p>Whether they have a period is open. They are computed by rare values ({@link SparseSpace}): a heap takes O(rare
 * heaps), so that 10⁶ heaps take seconds.
 */
public final class GrundysGame extends HeapGame {

    /** A split without taking, as in an octal code 4. */
    private static final int[] SPLIT = {4};

    GrundysGame() {}

    @Override
    public String name() {
        return "Grundy's game";
    }

    @Override
    public List<List<Integer>> options(int n) {
        size("heap", n);
        Memory.require("heap = " + n + ": its options", OPTION_BYTES * n / 2);
        List<List<Integer>> options = new ArrayList<>();
        for (int a = 1; a < n - a; a++) options.add(List.of(a, n - a));
        return List.copyOf(options);
    }

    @Override
    HeapEngine engine() {
        return new OctalEngine(SPLIT, true);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof GrundysGame;
    }

    @Override
    public int hashCode() {
        return 0;
    }
}
