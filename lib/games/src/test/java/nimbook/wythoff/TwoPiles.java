package nimbook.wythoff;

import java.util.List;
import java.util.TreeSet;
import java.util.function.BiPredicate;

/**
 * Two piles by the rules alone: every move tried at every position.
 *
 * @param move whether k may be taken from the first pile and l from the second, not both 0
 * @param terminal whether play ends at (x, y)
 */
public record TwoPiles(BiPredicate<Integer, Integer> move, BiPredicate<Integer, Integer> terminal) {

    /** From one pile, or the same number from both. */
    public static final BiPredicate<Integer, Integer> QUEEN = (k, l) -> k == 0 || l == 0 || k.equals(l);

    /** Play ends where no move is left. */
    public static TwoPiles of(BiPredicate<Integer, Integer> move) {
        return new TwoPiles(move, (x, y) -> x + y == 0);
    }

    /** The P-positions of the piles below a size. */
    public boolean[][] lost(int size, boolean misere) {
        boolean[][] lost = new boolean[size][size];
        for (int x = 0; x < size; x++) {
            for (int y = 0; y < size; y++)
                lost[x][y] = terminal.test(x, y) ? !misere : movesInto(lost, x, y).isEmpty();
        }
        return lost;
    }

    /** The positions of a set that a move from (x, y) reaches, sorted. */
    public List<Piles> movesInto(boolean[][] set, int x, int y) {
        TreeSet<Piles> moves = new TreeSet<>();
        for (int k = 0; k <= x && !terminal.test(x, y); k++) {
            for (int l = 0; l <= y; l++)
                if (set[x - k][y - l] && k + l > 0 && move.test(k, l)) moves.add(Piles.of(x - k, y - l));
        }
        return List.copyOf(moves);
    }
}
