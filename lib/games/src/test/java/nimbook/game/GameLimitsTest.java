package nimbook.game;

import static nimbook.style.Refusals.refused;
import static nimbook.style.Refusals.stopped;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.IntStream;
import nimbook.board.BoardGame;
import nimbook.core.Grid;
import nimbook.core.Outcome;
import nimbook.core.Work;
import nimbook.heap.HeapGame;
import nimbook.heap.Octal;
import nimbook.heap.SubtractionGame;
import org.junit.jupiter.api.Test;

/**
 * Games and sums at the edges: as many positions as allowed and one more, the game of one position, rounds of every
 * length, bounds and counts.
 */
class GameLimitsTest {

    /** One coin at a time. */
    private static List<Integer> down(int n) {
        return n == 0 ? List.of() : List.of(n - 1);
    }

    /** All that play reaches, the start counted. */
    private static <T> Set<T> reached(T start, Function<T, ? extends Iterable<T>> options) {
        Set<T> all = new HashSet<>(Set.of(start));
        Deque<T> open = new ArrayDeque<>(List.of(start));
        while (!open.isEmpty()) for (T to : options.apply(open.pop())) if (all.add(to)) open.push(to);
        return all;
    }

    @Test
    void asManyPositionsAsAllowed() {
        assertEquals(5, Game.of(4, GameLimitsTest::down, 5).size());
        refused("most = 4: more positions than that can be reached from 4 (a play of 4 moves",
                () -> Game.of(4, GameLimitsTest::down, 4));
        assertEquals(1, Game.of(0, GameLimitsTest::down, 1).size());
        // The progress never passes what is said to be the most.
        Work.with((done, total, what) -> assertTrue(0 <= done && done < total && total >= 300,
                () -> done + " of " + total), () -> Game.of(299, GameLimitsTest::down, 300));
    }

    @Test
    void gamesOfOtherStarts() {
        Game<Integer> game = Game.of(3, n -> IntStream.rangeClosed(1, Math.min(2, n)).mapToObj(s -> n - s).toList())
                .named("two at most");
        assertEquals("two at most", game.name());
        assertEquals(3, game.start());
        assertEquals(4, game.positions());
        for (int n = 0; n <= 9; n++) {
            assertEquals(n % 3, game.value(n));
            assertEquals(n % 3 == 0 ? Outcome.P : Outcome.N, game.outcome(n));
            assertEquals(n == 0 ? List.of() : n == 1 ? List.of(0) : List.of(n - 1, n - 2), game.moves(n));
            assertEquals(n % 3 == 0 ? List.of() : List.of(n - n % 3), game.winningMoves(n));
            // Misère, a heap is one coin smaller.
            assertEquals(n % 3 == 1 ? Outcome.P : Outcome.N, game.misere().outcome(n));
            assertEquals(n + 1, game.at(n).size());
            assertEquals(n, game.at(n).longestPlay());
        }
        assertEquals(2, game.sequence("n mod 3", n -> n).termAsLong(5));
        stopped(() -> game.at(0).size());
        assertTrue(game.misere().isMisere());
        assertFalse(game.isMisere());
        assertFalse(game.misere().normal().isMisere());
    }

    @Test
    void gamesCompareByStartAndPlay() {
        Game<Integer> game = Game.of(3, GameLimitsTest::down);
        assertEquals(game, game.named("other"));
        assertEquals(game.hashCode(), game.misere().normal().hashCode());
        assertEquals(game.at(2), game.at(2));
        assertNotEquals(game, game.at(2));
        assertNotEquals(game, game.misere());
        assertNotEquals(game, Game.of(3, GameLimitsTest::down), "rules are not compared");
        // Any hash is right that is equal for equals; a useful one tells these six.
        assertEquals(6,
                IntStream.rangeClosed(1, 3).boxed()
                        .flatMap(n -> java.util.stream.Stream.of(game.at(n), game.at(n).misere())).map(Game::hashCode)
                        .distinct().count());
    }

    @Test
    void familiesRefuseNoRowsAndNoColumns() {
        Game<Integer> game = Game.of(0, GameLimitsTest::down);
        refused("rows × columns = 0 × 1", () -> game.grundy(0, 1, (r, c) -> r));
        refused("rows × columns = 1 × 0", () -> game.outcomes(1, 0, (r, c) -> r));
        refused("would take", () -> game.grundy(Integer.MAX_VALUE, Integer.MAX_VALUE, (r, c) -> r));
        int[] rows = {0};
        Work.with((done, total, what) -> {
            assertEquals(List.of(rows[0]++, 3), List.of((int) done, (int) total));
            assertEquals("rows", what);
        }, () -> game.grundy(3, 2, (r, c) -> 0).at(0, 0));
        assertEquals(3, rows[0]);
        // A long row is stopped within.
        assertThrows(Work.Stopped.class, () -> game.grundy(1, 10_000, (r, c) -> {
            if (c == 1) Thread.currentThread().interrupt();
            return 0;
        }).at(0, 0));
        assertFalse(Thread.interrupted());
        Grid one = game.grundy(1, 1, (r, c) -> 5);
        assertEquals(1, one.at(0, 0));
        assertEquals(1, game.misere().outcomes(1, 1, (r, c) -> 0).at(0, 0), "the other player has just lost");
        assertEquals(0, game.misere().outcomes(2, 2, (r, c) -> r + c).at(1, 0));
    }

    @Test
    void familiesAreGoneThroughWithTheFirstLook() {
        int[] calls = {0};
        Grid table = Game.of(0, GameLimitsTest::down).grundy(2, 3, (row, column) -> {
            calls[0]++;
            return row + column;
        });
        assertEquals(List.of(2, 3, 0), List.of(table.rows(), table.columns(), calls[0]));
        assertEquals(1, table.at(0, 1));
        assertEquals(1, table.at(1, 0));
        assertEquals(6, calls[0]);
        int[] row = new int[3];
        table.copyRow(1, row);
        assertArrayEquals(new int[] {table.at(1, 0), table.at(1, 1), table.at(1, 2)}, row);
        assertThrows(IndexOutOfBoundsException.class, () -> table.copyRow(2, row));
        assertThrows(IndexOutOfBoundsException.class, () -> table.copyRow(0, new int[2]));
    }

    /** Up to eight positions of a round are all said; of more the first five and the last. */
    @Test
    void roundsOfEveryLength() {
        for (int length = 1; length <= 12; length++) {
            int n = length;
            List<String> all = IntStream.range(0, n).mapToObj(Integer::toString).toList();
            List<String> said = n <= 8 ? all : new ArrayList<>(all.subList(0, 5));
            if (n > 8) said.addAll(List.of("… (" + (n - 6) + " more)", "" + (n - 1)));
            refused("options: the play " + String.join(" → ", said) + " → 0 comes back",
                    () -> Game.of(0, i -> List.of((i + 1) % n)));
            // A way that leads into the round is no part of it.
            refused("options: the play " + String.join(" → ", said) + " → 0 comes back",
                    () -> Game.of(-3, i -> List.of(i < 0 ? i + 1 : (i + 1) % n)));
        }
    }

    @Test
    void partsOfASum() {
        Octal kayles = Octal.kayles();
        Sum sum = Sum.of(kayles, 3).plus(Sum.of(kayles, 1), Sum.of(BoardGame.rook(), 1, 2));
        assertEquals(3, sum.parts().size(), "sums are taken apart");
        assertEquals(List.of(3, 1, 3), sum.values());
        assertFalse(sum.isMisere());
        assertTrue(sum.misere().isMisere());
        assertFalse(sum.misere().normal().isMisere());
        assertTrue(sum.misere().plus(kayles, 1).isMisere());
        assertTrue(sum.misere().options().stream().allMatch(Sum::isMisere));
        assertTrue(sum.options().stream().noneMatch(Sum::isMisere));
        assertTrue(sum.normal().winningMoves().stream().noneMatch(Sum::isMisere));
        // From a summand, the same three ways.
        Summand heap = new Heap(kayles, 3);
        assertEquals(sum, heap.plus(kayles, 1).plus(BoardGame.rook(), 1, 2));
        assertEquals(sum, heap.plus(BoardGame.rook(), 1, 2).plus(new Heap(kayles, 1)));
        assertEquals(Sum.of(kayles, 3, 1), heap.plus(new Heap(kayles, 1)));
        assertEquals(3, heap.value());
        assertEquals("nothing (misère)", Sum.of().misere().toString());
        assertEquals("Kayles (.77) 3 + Kayles (.77) 1 (misère)", Sum.of(kayles, 3, 1).misere().toString());
        // Two equal heaps: a move in either leads to the same position, which stands once.
        assertEquals(Set.of(Sum.of(kayles, 2), Sum.of(kayles, 2, 1)), new HashSet<>(Sum.of(kayles, 2, 2).options()));
        assertEquals(2, Sum.of(kayles, 2, 2).options().size());
        assertEquals(1, Sum.of(kayles, 1, 1, 1).winningMoves().size());
        assertEquals(List.of(), Sum.of(kayles, 2, 2).winningMoves());
        stopped(() -> Sum.of(kayles, 9).options());
    }

    @Test
    void sumsHashAndCompareAsBags() {
        Set<Sum> all = new HashSet<>();
        Set<Integer> hashes = new HashSet<>();
        for (int a = 0; a <= 9; a++) for (int b = 0; b <= 9; b++) {
            Sum sum = Sum.of(Octal.kayles(), a, b);
            Sum turned = Sum.of(Octal.kayles(), b, a);
            assertEquals(sum, turned);
            assertEquals(sum.hashCode(), turned.hashCode());
            all.add(sum);
            all.add(sum.misere());
            hashes.add(sum.hashCode());
        }
        assertEquals(2 * 55, all.size(), "pairs in any order, twice");
        assertTrue(hashes.size() > 10, "any hash is right that is equal for equals; a useful one tells some");
    }

    /** How many positions play can reach is said rather too large than too small: against the count. */
    @Test
    void boundsAreNotBelowTheCounts() {
        for (int size = 0; size <= 14; size++) {
            Heap kayles = new Heap(Octal.kayles(), size);
            int count = reached(Sum.of(kayles), Sum::options).size();
            assertTrue(kayles.positions() >= count, size + ": " + kayles.positions() + " < " + count);
        }
        // OEIS A000070: the partitions of 0, …, n are 1, 2, 4, 7, 12, 19, 30, 45, 67, 97, 139; by adding part after
        // part to any n.
        int[] a000070 = {1, 2, 4, 7, 12, 19, 30, 45, 67, 97, 139};
        double[] p = new double[301];
        p[0] = 1;
        for (int part = 1; part <= 300; part++) for (int n = part; n <= 300; n++) p[n] += p[n - part];
        double sum = 0;
        for (int n = 0; n <= 300; n++) {
            sum += p[n];
            if (n < a000070.length) assertEquals(a000070[n], sum);
            double bound = new Heap(Octal.of(".4"), n).positions();
            assertTrue(bound >= (n < 2 ? n + 1 : sum), n + ": " + bound + " for " + sum);
            assertTrue(bound <= 5 * sum + n, n + ": " + bound + " for " + sum);
        }
        // Where no move splits a heap, its sizes: known of subtraction games and of digits below 4, seen in the options
        // of a rule.
        for (HeapGame whole : List.of(SubtractionGame.of(1, 4), Octal.of(".33"), HeapGame.nim())) {
            for (int n : new int[] {0, 1, 2, 60}) assertEquals(n + 1, new Heap(whole, n).positions(), whole + " " + n);
        }
        HeapGame splits = HeapGame.rule("split 30",
                n -> n == 30 ? List.of(List.of(14, 14)) : n == 0 ? List.of() : List.of(n - 1));
        assertEquals(30, new Heap(splits, 29).positions());
        for (int n = 30; n <= 33; n++) assertTrue(new Heap(splits, n).positions() > 1000);
        for (int r = 0; r <= 6; r++) for (int c = 0; c <= 6; c++) {
            Sum queen = Sum.of(BoardGame.queen(), r, c);
            int cells = (r + c + 1) * (r + c + 2) / 2;
            assertTrue(queen.positions() >= reached(queen, Sum::options).size());
            assertTrue(queen.positions() >= cells && queen.positions() <= 2 * cells, r + ", " + c);
        }
    }

    @Test
    void misereSumsHaveTheirLimits() {
        // Nim by Bouton: with a heap of two or more the nim-sum decides.
        HeapGame nim = HeapGame.nim();
        assertEquals(Outcome.P, Sum.of(nim, 1, 2, 3).misere().outcome());
        assertEquals(Outcome.N, Sum.of(nim, 1, 1).misere().outcome());
        assertEquals(Outcome.P, Sum.of(nim, 1).misere().outcome());
        assertEquals(List.of(Sum.of(nim, 1).misere()), Sum.of(nim, 5, 1).misere().winningMoves());
        assertEquals(List.of(), Sum.of().misere().winningMoves());
        // One coin at a time: plays of 2000 moves are gone through, longer ones refused.
        SubtractionGame one = SubtractionGame.of(1);
        assertEquals(Outcome.N, Sum.of(one, 2000).misere().outcome());
        // Many positions are no long play: two heaps of one coin at a time, where the parity decides.
        assertEquals(Outcome.P, Sum.of(one, 60, 71).misere().outcome());
        int[] reports = {0};
        Work.with((done, total, what) -> {
            reports[0]++;
            assertTrue(0 <= done && done < total && total >= 6 * 8, () -> done + " of " + total);
        }, () -> Sum.of(HeapGame.nim(), 5, 7).misere().outcome());
        assertTrue(reports[0] > 0);
        stopped(() -> Sum.of(one, 4_999_999).misere().outcome());
    }
}
