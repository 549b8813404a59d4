package nimbook.heap;

import static nimbook.core.Arguments.copy;
import static nimbook.core.Arguments.nonNull;
import static nimbook.core.Arguments.refuse;

import java.util.ArrayList;
import java.util.List;

/**
 * The sparse space of a game's values (Winning Ways, chapter 4, "Sparse Space Spells Speed"): v is <i>rare</i> when v
 * AND mask has an even number of ones in binary, else <i>common</i>. Rare ⊕ rare and common ⊕ common are rare, rare ⊕
 * common is common. In many octal games and in Grundy's game few heaps have rare values under the right mask. If they
 * end, a common value depends on splits with rare heaps only, and the values have a period; that they end is known for
 * a game only when its period is.
 *
 * @param game the game
 * @param limit the heaps 1..limit were looked at
 * @param mask the least mask with the fewest rare values among the heaps 1..limit
 * @param rareHeaps the heaps 1..limit of rare value, ascending
 * @param largestRare the greatest rare value; 0 when there is none
 * @param largestCommon the greatest common value; 0 when there is none
 */
public record SparseSpace(HeapGame game, int limit, int mask, List<Integer> rareHeaps, int largestRare,
        int largestCommon) {

    /** Values beyond this are too many to try all masks: 2²⁰ of them take 20 · 2²⁰ additions. */
    private static final int MOST_VALUE = 1 << 20;

    /** Keeps a copy of the heaps. */
    public SparseSpace {
        nonNull(game, "game");
        rareHeaps = copy(rareHeaps, "rareHeaps");
    }

    /**
     * The sparse space of the values of heaps 1..limit. O(limit + V log V), V the least power of two above all values.
     *
     * @throws IllegalArgumentException when there is no heap but 0, or a value is 2²⁰ or more
     */
    public static SparseSpace of(HeapValues values) {
        nonNull(values, "values");
        refuse(values.limit() < 1, "values: at least the heaps 0 and 1 are needed");
        int most = Math.max(1, values.max());
        refuse(most >= MOST_VALUE, "values: the greatest is ", most, "; masks are tried for values below ", MOST_VALUE);
        int[] g = values.toArray();
        int mask = OctalEngine.fewestRare(java.util.Arrays.copyOfRange(g, 1, g.length),
                2 * Integer.highestOneBit(most));
        List<Integer> heaps = new ArrayList<>();
        int rare = 0;
        int common = 0;
        for (int n = 1; n < g.length; n++) {
            if (OctalEngine.isCommon(g[n], mask)) {
                common = Math.max(common, g[n]);
            } else {
                heaps.add(n);
                rare = Math.max(rare, g[n]);
            }
        }
        return new SparseSpace(values.game(), values.limit(), mask, heaps, rare, common);
    }

    /** How many heaps have rare values. */
    public int count() {
        return rareHeaps.size();
    }

    /** The largest heap of rare value to the limit; 0 when there is none. */
    public int last() {
        return rareHeaps.isEmpty() ? 0 : rareHeaps.get(rareHeaps.size() - 1);
    }

    @Override
    public String toString() {
        return game.name() + ", heaps 1 to " + limit + ": " + count() + " of rare value under the mask "
                + Integer.toBinaryString(mask) + (count() == 0 ? "" : ", the last of them " + last());
    }
}
