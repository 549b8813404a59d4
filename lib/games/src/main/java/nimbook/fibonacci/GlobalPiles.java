package nimbook.fibonacci;

import static nimbook.core.Arguments.copy;
import static nimbook.core.Arguments.nonNull;

import java.util.ArrayList;
import java.util.List;
import nimbook.fibonacci.QuotaPiles.Move;

/**
 * A position of Fibonacci nim with several piles and one quota for all ({@link GlobalNim}). Each method decides the
 * whole table of positions below it; a {@link GlobalNim} serves many positions.
 *
 * @param piles in the order given
 * @param quota the most that may be taken from any pile
 */
public record GlobalPiles(List<Integer> piles, int quota) {

    /** @throws IllegalArgumentException when there is no pile, or a pile or the quota is negative */
    public GlobalPiles {
        piles = copy(piles, "piles");
        FibonacciNim.check(!piles.isEmpty(), "piles", piles.size(), 1, "their number");
        for (int n : piles) FibonacciNim.check(n >= 0, "n", n, "a pile");
        FibonacciNim.check(quota >= 0, "quota", quota, "a quota");
    }

    /**
     * Before the first move. Nothing was taken yet, so nothing limits it but the largest pile; a single pile may not be
     * taken whole (quota n − 1).
     *
     * @throws IllegalArgumentException when a pile is below 1
     */
    public static GlobalPiles start(int... sizes) {
        List<Integer> piles = new ArrayList<>();
        int largest = 0;
        for (int n : nonNull(sizes, "sizes")) {
            FibonacciNim.check(n >= 1, "n", n, 1, "a pile to begin with");
            piles.add(n);
            largest = Math.max(largest, n);
        }
        return new GlobalPiles(piles, sizes.length == 1 ? largest - 1 : largest);
    }

    /**
     * The table of all positions with as many piles, none larger.
     *
     * @throws IllegalArgumentException as {@link GlobalNim#of}
     */
    public GlobalNim table() {
        int largest = 1;
        for (int n : piles) largest = Math.max(largest, n);
        return GlobalNim.of(piles.size(), largest);
    }

    /** The least quota with which these piles are won, or {@link GlobalNim#NEVER}. */
    public int leastWinningQuota() {
        return table().leastWinningQuota(array());
    }

    /** Whether the player to move loses. */
    public boolean isP() {
        return quota < leastWinningQuota();
    }

    /** Every winning move, by pile and then by number of coins; empty exactly at P-positions. */
    public List<Move> winningMoves() {
        return table().winningMoves(quota, array());
    }

    /**
     * The position after a move.
     *
     * @throws IllegalArgumentException when there is no such pile or it may not give so many
     */
    public GlobalPiles after(Move move) {
        if (nonNull(move, "move").pile() < 0 || move.pile() >= piles.size()) {
            throw new IllegalArgumentException(
                    "pile " + move.pile() + ": there are the piles 0 to " + (piles.size() - 1));
        }
        int most = Math.min(piles.get(move.pile()), quota);
        if (move.take() < 1 || move.take() > most) {
            throw new IllegalArgumentException("take = " + move.take() + ": a pile of " + piles.get(move.pile())
                    + " with quota " + quota + (most == 0 ? " gives nothing" : " gives 1 to " + most));
        }
        List<Integer> next = new ArrayList<>(piles);
        next.set(move.pile(), next.get(move.pile()) - move.take());
        return new GlobalPiles(next, 2 * move.take());
    }

    private int[] array() {
        return piles.stream().mapToInt(Integer::intValue).toArray();
    }

    @Override
    public String toString() {
        return piles + " with quota " + quota;
    }
}
