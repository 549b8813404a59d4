package nimbook.fibonacci;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import nimbook.fibonacci.QuotaPiles.Move;
import nimbook.number.Zeckendorf;
import org.junit.jupiter.api.Test;

class GlobalStartTest {

    private final Map<List<Integer>, Boolean> wins = new HashMap<>();

    /** The definition: whether a player to move with this quota wins. */
    private boolean wins(List<Integer> piles, int quota) {
        List<Integer> key = new ArrayList<>(piles);
        key.add(quota);
        Boolean known = wins.get(key);
        if (known != null) return known;
        boolean found = false;
        for (int i = 0; i < piles.size() && !found; i++) {
            for (int s = 1; s <= Math.min(quota, piles.get(i)) && !found; s++) {
                found = !wins(without(piles, i, s), 2 * s);
            }
        }
        wins.put(key, found);
        return found;
    }

    private static List<Integer> without(List<Integer> piles, int i, int s) {
        List<Integer> next = new ArrayList<>(piles);
        next.set(i, next.get(i) - s);
        return next;
    }

    @Test
    void winningMovesByTheDefinition() {
        for (int a = 1; a <= 9; a++) {
            for (int b = 1; b <= 9; b++) {
                for (int c = 0; c <= 6; c++) {
                    List<Integer> piles = c == 0 ? List.of(a, b) : List.of(a, b, c);
                    List<Move> expected = new ArrayList<>();
                    for (int i = 0; i < piles.size(); i++) {
                        for (int s = 1; s < piles.get(i); s++) {
                            if (!wins(without(piles, i, s), 2 * s)) expected.add(new Move(i, s));
                        }
                    }
                    GlobalStart start = new GlobalStart(piles);
                    assertEquals(expected, start.winningMoves(), start.toString());
                    assertEquals(expected.isEmpty(), start.isP());
                    for (Move move : expected) assertTrue(start.after(move).isP());
                }
            }
        }
    }

    /** Whinihan 1963: the first player loses exactly with a Fibonacci number of coins. */
    @Test
    void onePileIsFibonacciNim() {
        for (int n = 1; n <= 150; n++) assertEquals(Zeckendorf.of(n).size() == 1, GlobalStart.of(n).isP(), "" + n);
    }

    /**
     * The second player copies. A pile of one coin gives no first move, but takes part later: (1, 2) is won by taking 1
     * from the 2.
     */
    @Test
    void twoPiles() {
        for (int n = 1; n <= 40; n++) assertTrue(GlobalStart.of(n, n).isP());
        assertEquals(List.of(new Move(1, 1)), GlobalStart.of(1, 2).winningMoves());
        assertEquals(new GlobalPiles(List.of(3, 1), 8), GlobalStart.of(3, 5).after(new Move(1, 4)));
    }
}
