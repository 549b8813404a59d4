package nimbook.game;

import static nimbook.core.Arguments.nonNull;
import static nimbook.core.Arguments.refuse;

import java.util.List;
import nimbook.heap.HeapGame;
import nimbook.heap.Octal;
import nimbook.heap.SubtractionGame;

/**
 * A heap of a one-pile game as part of a sum.
 *
 * @param game the game
 * @param size number of coins, ≥ 0
 */
public record Heap(HeapGame game, int size) implements Summand {

    /** The options of heaps up to here are read, to see whether a rule splits. */
    private static final int LISTED = 400;

    /** @throws IllegalArgumentException when the size is negative */
    public Heap {
        nonNull(game, "game");
        refuse(size < 0, "size = ", size, ": a heap is at least 0");
    }

    @Override
    public int value() {
        return game.value(size);
    }

    @Override
    public List<Sum> options() {
        return game.options(size).stream()
                .map(heaps -> Sum.of(heaps.stream().map(n -> new Heap(game, n)).toArray(Summand[]::new))).toList();
    }

    /**
     * Sizes where no move splits a heap; else partitions of 0, …, size, by their asymptotic formula (Hardy and
     * Ramanujan 1918), which is too large.
     */
    @Override
    public double positions() {
        if (size < 2 || game instanceof SubtractionGame || game instanceof Octal octal && !octal.splits()
                || size <= LISTED && isWhole())
            return size + 1.0;
        double root = Math.sqrt(size);
        return Math.exp(Math.PI * Math.sqrt(2 / 3.0) * root) / (2 * Math.PI * Math.sqrt(2.0) * root) * Math.sqrt(6)
                + size;
    }

    private boolean isWhole() {
        if (game instanceof Octal) return false;
        for (int n = size; n >= 0; n--)
            for (List<Integer> option : game.options(n)) if (option.size() > 1) return false;
        return true;
    }

    /** "Kayles (.77) 5". */
    @Override
    public String toString() {
        return game.name() + " " + size;
    }
}
