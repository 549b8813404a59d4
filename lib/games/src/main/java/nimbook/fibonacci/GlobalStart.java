package nimbook.fibonacci;

import static nimbook.core.Arguments.copy;
import static nimbook.core.Arguments.nonNull;

import java.util.ArrayList;
import java.util.List;
import nimbook.fibonacci.QuotaPiles.Move;

/**
 * The first move of Fibonacci nim with several piles and one quota for all ({@link GlobalNim}), where it takes any
 * number of coins from one pile but leaves a coin there: the rule of the game with one pile (M. J. Whinihan,
 * <i>Fibonacci Quarterly</i> 1 (1963)), pile by pile. No single quota says this, as each pile has its own limit; after
 * the first move s the quota is 2s for all piles. {@link GlobalPiles#start} is the other reading, where the first move
 * is limited by the largest pile alone.
 *
 * @param piles in the order given
 */
public record GlobalStart(List<Integer> piles) {

    /** @throws IllegalArgumentException when there is no pile, or a pile is below 1 */
    public GlobalStart {
        piles = copy(piles, "piles");
        FibonacciNim.check(!piles.isEmpty(), "piles", piles.size(), 1, "their number");
        for (int n : piles) FibonacciNim.check(n >= 1, "n", n, 1, "a pile to begin with");
    }

    /**
     * These piles.
     *
     * @throws IllegalArgumentException when there is no pile, or a pile is below 1
     */
    public static GlobalStart of(int... piles) {
        return new GlobalStart(java.util.Arrays.stream(nonNull(piles, "piles")).boxed().toList());
    }

    /** Whether the player to move loses; so where every pile has one coin, as there is no move. */
    public boolean isP() {
        return winningMoves().isEmpty();
    }

    /**
     * Every winning first move, by pile and then by number of coins; empty exactly at P-positions. The time and memory
     * of {@link GlobalPiles#table}.
     *
     * @throws IllegalArgumentException as {@link GlobalNim#of}
     */
    public List<Move> winningMoves() {
        int largest = 1;
        for (int n : piles) largest = Math.max(largest, n);
        GlobalNim table = GlobalNim.of(piles.size(), largest);
        int[] all = piles.stream().mapToInt(Integer::intValue).toArray();
        List<Move> moves = new ArrayList<>();
        for (Move move : table.winningMoves(largest, all)) if (move.take() < all[move.pile()]) moves.add(move);
        return moves;
    }

    /**
     * The position after a move.
     *
     * @throws IllegalArgumentException when there is no such pile, or the move does not leave a coin in it
     */
    public GlobalPiles after(Move move) {
        if (nonNull(move, "move").pile() < 0 || move.pile() >= piles.size()) {
            throw new IllegalArgumentException("pile " + move.pile() + ": there are the piles 0 to "
                    + (piles.size() - 1));
        }
        int n = piles.get(move.pile());
        if (move.take() < 1 || move.take() >= n) {
            throw new IllegalArgumentException("take = " + move.take() + ": the first move from a pile of " + n
                    + (n == 1 ? " is not allowed, as it leaves no coin" : " takes 1 to " + (n - 1)));
        }
        List<Integer> next = new ArrayList<>(piles);
        next.set(move.pile(), n - move.take());
        return new GlobalPiles(next, 2 * move.take());
    }

    @Override
    public String toString() {
        return piles + ", of which the first move leaves a coin in its pile";
    }
}
