package nimbook.heap;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

class SparseSpaceTest {

    /**
     * A. Flammenkamp, "Sprague-Grundy Values of Grundy's Game": a value is rare when the number of its ones without the
     * lowest binary digit is even; heaps 1 to 231 with their rare values, from his list of all that are known.
     */
    @Test
    void grundysGame() {
        int[] heaps = {1, 2, 3, 4, 6, 7, 9, 10, 12, 15, 20, 23, 26, 28, 31, 34, 37, 40, 43, 46, 49, 50, 52, 53, 55, 58,
            61, 87, 90, 93, 146, 149, 152, 158, 161, 164, 167, 176, 179, 181, 182, 185, 188, 190, 193, 196, 231};
        int[] values = {0, 0, 1, 0, 1, 0, 1, 0, 1, 1, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 0, 1, 1, 1, 7, 7, 7, 6, 6,
            6, 11, 11, 11, 11, 7, 7, 12, 7, 7, 7, 12, 12, 10, 10};
        HeapValues g = HeapGame.grundysGame().grundy(3000);
        SparseSpace space = SparseSpace.of(g);
        assertEquals(0, space.mask() & 1);
        assertEquals(Integer.toBinaryString(space.mask() >> 1), "1".repeat(Integer.bitCount(space.mask())));
        for (int i = 0; i < heaps.length; i++) {
            assertEquals(heaps[i], space.rareHeaps().get(i));
            assertEquals(values[i], g.at(heaps[i]));
        }
    }

    /** The definition, mask by mask. */
    @Property(tries = 60, seed = "20260101")
    void theLeastMaskWithTheFewestRareValues(@ForAll @Size(min = 1, max = 30) List<@IntRange(max = 3) Integer> digits) {
        StringBuilder code = new StringBuilder(".");
        for (int digit : digits) code.append(digit * 2 + 1);
        HeapValues g = Octal.of(code.toString()).grundy(60);
        SparseSpace space = SparseSpace.of(g);
        int fewest = Integer.MAX_VALUE;
        int best = 0;
        for (int mask = 1; mask < 64; mask++) {
            int rare = 0;
            for (int n = 1; n <= 60; n++) if (Integer.bitCount(g.at(n) & mask) % 2 == 0) rare++;
            if (rare < fewest) {
                fewest = rare;
                best = mask;
            }
        }
        assertTrue(g.max() < 64);
        assertEquals(List.of(best, fewest), List.of(space.mask(), space.count()));
        List<Integer> rare = new ArrayList<>();
        for (int n = 1; n <= 60; n++) if (Integer.bitCount(g.at(n) & best) % 2 == 0) rare.add(n);
        assertEquals(rare, space.rareHeaps());
        assertEquals(rare.stream().mapToInt(g::at).max().orElse(0), space.largestRare());
        assertEquals(rare.isEmpty() ? 0 : rare.get(rare.size() - 1), space.last());
    }

    /** All splits against the rule option by option, well beyond the heaps where masks begin. */
    @Test
    void grundysGameByItsOptions() {
        GrundysGame game = HeapGame.grundysGame();
        assertArrayEquals(HeapGame.rule("again", game::options).grundy(1200).toArray(), game.grundy(1200).toArray());
        assertEquals(List.of(List.of(1, 6), List.of(2, 5), List.of(3, 4)), game.options(7));
        assertEquals(List.of(List.of(1, 5), List.of(2, 4)), game.options(6));
        assertEquals(List.of(), game.options(2));
        assertEquals(game, HeapGame.grundysGame());
    }
}
