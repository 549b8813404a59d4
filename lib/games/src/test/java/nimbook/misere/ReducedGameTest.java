package nimbook.misere;

import static nimbook.style.Refusals.stopped;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import nimbook.heap.Octal;
import org.junit.jupiter.api.Test;

class ReducedGameTest {

    private static final int HEAPS = 5;

    /** Heap g + 1 as generator g, its options as vectors. */
    private static List<int[][]> generators(Octal game, int heaps) {
        List<int[][]> all = new ArrayList<>();
        for (int heap = 1; heap <= heaps; heap++) {
            List<int[]> options = new ArrayList<>();
            for (List<Integer> option : game.options(heap)) {
                int[] word = {};
                for (int part : option) word = Words.plus(word, Words.unit(part - 1));
                options.add(word);
            }
            all.add(options.toArray(int[][]::new));
        }
        return all;
    }

    /** Some sums of heaps against the definition; heaps without a move are no generators. */
    private static void compare(ReducedGame reduced, Octal game, int heaps, Random random) {
        MisereOracle oracle = new MisereOracle(game);
        for (int i = 0; i < 12; i++) {
            int[] position = new int[heaps];
            List<Integer> list = new ArrayList<>();
            for (int heap = 1; heap <= heaps; heap++) {
                position[heap - 1] = random.nextInt(3);
                list.addAll(Collections.nCopies(position[heap - 1], heap));
            }
            assertEquals(oracle.isP(list), reduced.isP(position), game + " " + list);
        }
    }

    @Property(tries = 60, seed = "20260101")
    void decidesAsTheDefinition(@ForAll @IntRange(min = 1, max = 7) int d1, @ForAll @IntRange(max = 7) int d2,
            @ForAll @IntRange(max = 7) int d3, @ForAll @IntRange(max = 1 << 20) int seed) {
        Octal game = Octal.of("." + d1 + d2 + d3);
        // Every heap must have a move: one without is never played, and the vector of it alone is N too.
        for (int heap = 1; heap <= HEAPS; heap++) if (game.options(heap).isEmpty()) return;
        ReducedGame reduced = new ReducedGame(100_000, new ReducedGame.Allowance(Long.MAX_VALUE));
        assertTrue(reduced.set(generators(game, HEAPS - 1)));
        compare(reduced, game, HEAPS - 1, new Random(seed));
        assertTrue(reduced.set(generators(game, HEAPS)));
        compare(reduced, game, HEAPS, new Random(seed));
        assertTrue(reduced.set(generators(game, HEAPS)));
        Octal kayles = Octal.kayles();
        assertEquals(game.equals(kayles), reduced.set(generators(kayles, HEAPS)));
        compare(reduced, kayles, HEAPS, new Random(seed));
    }

    @Test
    void refusesMorePositionsThanAllowed() {
        for (ReducedGame reduced : List.of(new ReducedGame(20, new ReducedGame.Allowance(Long.MAX_VALUE)),
                new ReducedGame(1 << 20, new ReducedGame.Allowance(20)))) {
            reduced.set(generators(Octal.kayles(), HEAPS));
            assertFalse(reduced.isP(new int[] {2}));
            assertThrows(TooLarge.class, () -> reduced.isP(new int[] {2, 2, 2, 2, 2}));
        }
    }

    /** An odd number of heaps from which only the empty table is reached is lost, and counts as one. */
    @Test
    void twoHeapsThatEndWithAnyMoveCancel() {
        ReducedGame reduced = new ReducedGame(1, new ReducedGame.Allowance(1));
        reduced.set(List.<int[][]>of(new int[][] {{}}));
        assertTrue(reduced.isP(new int[] {1001}));
        assertFalse(reduced.isP(new int[] {1000}));
    }

    /** The empty position is none of them: one position and one move decide a heap that ends with any move. */
    @Test
    void exactLimits() {
        for (int most = 0; most <= 1; most++) {
            ReducedGame positions = new ReducedGame(most, new ReducedGame.Allowance(1));
            ReducedGame moves = new ReducedGame(1, new ReducedGame.Allowance(most));
            for (ReducedGame reduced : List.of(positions, moves)) {
                reduced.set(List.<int[][]>of(new int[][] {{}}));
                if (most == 1) assertTrue(reduced.isP(new int[] {1}));
                else assertThrows(TooLarge.class, () -> reduced.isP(new int[] {1}));
            }
        }
    }

    /** Nim heaps of 2, of which an even number is lost (Bouton 1901); plays of 1500 moves are followed. */
    @Test
    void longestPlay() {
        List<int[][]> nim = List.of(new int[][] {{}}, new int[][] {{}, {1}});
        for (int heaps = 1500; heaps <= 1501; heaps++) {
            ReducedGame reduced = new ReducedGame(1 << 20, new ReducedGame.Allowance(Long.MAX_VALUE));
            reduced.set(nim);
            int[] position = {0, heaps};
            if (heaps == 1500) assertTrue(reduced.isP(position));
            else assertThrows(TooLarge.class, () -> reduced.isP(position));
        }
    }

    @Test
    void longWorkIsStopped() {
        ReducedGame reduced = new ReducedGame(1, new ReducedGame.Allowance(1));
        reduced.set(List.<int[][]>of(new int[][] {{}}));
        stopped(() -> reduced.isP(new int[] {1}));
    }

    /** More keys than the first table has room for, of one exponent each: 1, …, 6000 with the number 6000, …, 1. */
    @Test
    void tableGrows() {
        PositionTable table = new PositionTable();
        for (int e = 1; e <= 6000; e++) table.put(e * PositionTable.hash(0), new int[] {e}, 1, 6001 - e);
        assertEquals(6000, table.size());
        for (int e = 1; e <= 6000; e++)
            assertEquals(6001 - e, table.get(e * PositionTable.hash(0), new int[] {e}, 1));
        assertEquals(-1, table.get(6001 * PositionTable.hash(0), new int[] {6001}, 1));
    }

    /** A table of lists, beside it; hashes of few values, so that many positions share one. */
    @Property(tries = 20, seed = "20260101")
    void tableKeepsWhatIsPut(@ForAll @IntRange(min = 1, max = 5000) int hashes,
            @ForAll @IntRange(max = 1 << 20) int seed) {
        Random random = new Random(seed);
        PositionTable table = new PositionTable();
        Map<List<Integer>, Integer> plain = new HashMap<>();
        for (int i = 0; i < 3000; i++) {
            int[] at = random.ints(1 + random.nextInt(6), 0, 8).toArray();
            at[at.length - 1]++;
            List<Integer> key = Arrays.stream(at).boxed().toList();
            long hash = Math.floorMod(key.hashCode(), hashes);
            assertEquals(plain.getOrDefault(key, -1), table.get(hash, at, at.length));
            if (plain.containsKey(key)) continue;
            int number = random.nextInt(0x10000);
            table.put(hash, at, at.length, number);
            plain.put(key, number);
            assertEquals(number, table.get(hash, at, at.length));
        }
        assertEquals(plain.size(), table.size());
        plain.forEach((key, number) -> assertEquals(number, table.get(Math.floorMod(key.hashCode(), hashes),
                key.stream().mapToInt(Integer::intValue).toArray(), key.size())));
        table.clear();
        assertEquals(0, table.size());
        for (List<Integer> key : plain.keySet()) {
            int[] at = key.stream().mapToInt(Integer::intValue).toArray();
            assertEquals(-1, table.get(Math.floorMod(key.hashCode(), hashes), at, at.length));
        }
    }

    /** What sixteen bits do not hold is refused, and the largest that they hold is distinguished from others. */
    @Test
    void numbersOfSixteenBits() {
        PositionTable table = new PositionTable();
        int[] most = {0xffff};
        table.put(1, most, 1, 0xffff);
        assertEquals(0xffff, table.get(1, most, 1));
        assertEquals(-1, table.get(1, new int[] {0x1ffff}, 1));
        assertThrows(TooLarge.class, () -> table.put(2, new int[] {0x10000}, 1, 1));
        assertThrows(TooLarge.class, () -> table.put(2, new int[] {1}, 1, 0x10000));
        assertEquals(-1, table.get(2, new int[] {0x10000}, 1));
        table.put(3, new int[] {1, 1}, 2, 1);
        assertEquals(-1, table.get(2, new int[] {2}, 1));
        assertEquals(2, table.size());
    }
}
