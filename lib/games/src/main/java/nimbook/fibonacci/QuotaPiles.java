package nimbook.fibonacci;

import static nimbook.core.Arguments.copy;
import static nimbook.core.Arguments.nonNull;
import static nimbook.core.Arguments.refuse;

import java.util.ArrayList;
import java.util.List;

/**
 * Several piles of Fibonacci nim, each with its own quota: a move takes from one pile, within that pile's quota, and
 * doubles it there. By the Sprague–Grundy theorem the position's value is the nim-sum of the values G(n, q) of its
 * piles (document on Fibonacci nim, section "Multiple piles", with quota per pile).
 *
 * @param piles in the order given
 */
public record QuotaPiles(List<Pile> piles) {

    /** A pile of n coins from which at most {@code quota} may be taken. */
    public record Pile(int n, int quota) {
        /** @throws IllegalArgumentException when the pile or its quota is negative */
        public Pile {
            FibonacciNim.check(n >= 0, "n", n, "a pile");
            FibonacciNim.check(quota >= 0, "quota", quota, "a quota");
        }

        @Override
        public String toString() {
            return n + " (quota " + quota + ")";
        }
    }

    /** Taking {@code take} from the pile of the given index. */
    public record Move(int pile, int take) {
        @Override
        public String toString() {
            return "take " + take + " from pile " + (pile + 1);
        }
    }

    /** Keeps a copy of the piles. */
    public QuotaPiles {
        piles = copy(piles, "piles");
    }

    /**
     * Piles before the first move on each: quota n − 1.
     *
     * @throws IllegalArgumentException when a pile is below 1
     */
    public static QuotaPiles start(int... sizes) {
        List<Pile> piles = new ArrayList<>();
        for (int n : nonNull(sizes, "sizes")) {
            FibonacciNim.check(n >= 1, "n", n, 1, "a pile to begin with");
            piles.add(new Pile(n, n - 1));
        }
        return new QuotaPiles(piles);
    }

    /**
     * The nim-sum of the piles' values.
     *
     * @throws IllegalArgumentException when a pile is beyond the limit of the values
     */
    public int value(QuotaValues values) {
        int sum = 0;
        for (Pile pile : piles) sum ^= nonNull(values, "values").value(pile.n, pile.quota);
        return sum;
    }

    /**
     * The nim-sum of the piles' values, which are computed for it.
     *
     * @throws IllegalArgumentException when they would not fit the memory
     */
    public int value() {
        return value(values());
    }

    /**
     * Every winning move, with values computed for it.
     *
     * @throws IllegalArgumentException when they would not fit the memory
     */
    public List<Move> winningMoves() {
        return winningMoves(values());
    }

    private QuotaValues values() {
        int largest = 0;
        for (Pile pile : piles) largest = Math.max(largest, pile.n);
        return QuotaValues.upTo(largest);
    }

    /** Every move to a position of value 0, by pile and then by number of coins. O(Σ min(n, q) log) */
    public List<Move> winningMoves(QuotaValues values) {
        int sum = value(values);
        List<Move> moves = new ArrayList<>();
        if (sum == 0) return moves;
        for (int i = 0; i < piles.size(); i++) {
            Pile pile = piles.get(i);
            int wanted = sum ^ values.value(pile.n, pile.quota);
            for (int s : values.movesTo(wanted, pile.n, pile.quota)) moves.add(new Move(i, s));
        }
        return moves;
    }

    /**
     * The position after a move.
     *
     * @throws IllegalArgumentException when there is no such pile or it may not give so many
     */
    public QuotaPiles after(Move move) {
        refuse(nonNull(move, "move").pile < 0
                || move.pile >= piles.size(), "pile ", move.pile, ": there are the piles 0 to ", piles.size() - 1);
        Pile pile = piles.get(move.pile);
        if (move.take < 1 || move.take > Math.min(pile.n, pile.quota)) {
            throw new IllegalArgumentException(
                    "take = " + move.take + ": pile " + pile + " gives 1 to " + Math.min(pile.n, pile.quota));
        }
        List<Pile> next = new ArrayList<>(piles);
        next.set(move.pile, new Pile(pile.n - move.take, 2 * move.take));
        return new QuotaPiles(next);
    }
}
