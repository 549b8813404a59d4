package nimbook.game;

import static nimbook.style.Refusals.refused;
import static nimbook.style.Refusals.stopped;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import nimbook.board.BoardGame;
import nimbook.board.Cells;
import nimbook.core.GameGrid;
import nimbook.core.Grid;
import nimbook.core.Outcome;
import nimbook.core.Position;
import nimbook.heap.HeapGame;
import nimbook.heap.Octal;
import nimbook.heap.SubtractionGame;
import org.junit.jupiter.api.Test;

class GameTest {

    /**
     * Chomp: rows of a bar; a bite takes a square and all right of it and below it; the upper left square is poison and
     * stays.
     */
    static List<List<Integer>> bites(List<Integer> rows) {
        List<List<Integer>> after = new ArrayList<>();
        for (int r = 0; r < rows.size(); r++) {
            for (int c = r == 0 ? 1 : 0; c < rows.get(r); c++) {
                List<Integer> left = new ArrayList<>();
                for (int i = 0; i < rows.size(); i++) {
                    int length = i < r ? rows.get(i) : Math.min(c, rows.get(i));
                    if (length > 0) left.add(length);
                }
                after.add(left);
            }
        }
        return after;
    }

    private static List<Integer> bar(int rows, int columns) {
        return java.util.Collections.nCopies(rows, columns);
    }

    @Test
    void chomp() {
        Game<List<Integer>> chomp = Game.of(bar(3, 4), GameTest::bites).named("Chomp");
        // Staircases in a 3 × 4 rectangle, without the empty one: C(7, 3) − 1.
        assertEquals(34, chomp.size());
        assertEquals(11, chomp.longestPlay());
        assertTrue(chomp.summary()
                .startsWith("Chomp [4, 4, 4]: 34 positions, longest play 11 moves; N-position, Grundy value "));
        // Gale 1974: stealing the strategy, the first player wins every bar but the single square; a square bar only by
        // leaving an L.
        for (int m = 1; m <= 4; m++)
            for (int n = 1; n <= 5; n++)
                assertEquals(m * n == 1 ? Outcome.P : Outcome.N, chomp.outcome(bar(m, n)));
        assertEquals(List.of(List.of(4, 1, 1, 1)), chomp.winningMoves(bar(4, 4)));
        // Two rows: lost exactly when the lower one is shorter by one.
        for (int a = 1; a <= 6; a++)
            for (int b = 1; b <= a; b++)
                assertEquals(a == b + 1, chomp.outcome(List.of(a, b)) == Outcome.P);
    }

    @Test
    void chompEightByTenHasTwoWinningBites() {
        // Gardner, Scientific American, January 1973, after K. Thompson: 8 × 10 is the smallest bar with more than one.
        assertEquals(2, Game.of(bar(8, 10), GameTest::bites).winningMoves().size());
    }

    /** Pins in a row as a String. */
    private static Set<String> kayles(String row) {
        Set<String> after = new HashSet<>();
        for (int i = 0; i < row.length(); i++) {
            for (int k = 1; k <= 2 && i + k <= row.length(); k++) {
                if (row.startsWith("|".repeat(k), i))
                    after.add(row.substring(0, i) + ".".repeat(k) + row.substring(i + k));
            }
        }
        return after;
    }

    @Test
    void kaylesOnAString() {
        for (int n = 0; n <= 10; n++)
            assertEquals(Octal.kayles().value(n), Game.of("|".repeat(n), GameTest::kayles).value(), "" + n);
        Game<String> rows = Game.of("||||.|||||", GameTest::kayles);
        assertEquals(Octal.kayles().value(4, 5), rows.value());
        assertEquals(Octal.kayles().misere().outcome(4, 5), rows.misere().outcome());
        assertEquals(rows.misere().winningMoves().isEmpty(), Octal.kayles().misere().winningMoves(4, 5).isEmpty());
    }

    /** A random game without cycles: options have smaller numbers. */
    private static List<Integer> random(long seed, int n) {
        java.util.Random random = new java.util.Random(seed * 1000 + n);
        Set<Integer> to = new TreeSet<>();
        for (int i = random.nextInt(5); i > 0 && n > 0; i--) to.add(random.nextInt(n));
        return List.copyOf(to);
    }

    @Property(tries = 60, seed = "20260101")
    void agreesWithTheDefinition(@ForAll @IntRange(max = 10_000) int seed) {
        int n = 40;
        int[] value = new int[n];
        int[] longest = new int[n];
        boolean[] misere = new boolean[n];
        List<Set<Integer>> reach = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            Set<Integer> seen = new HashSet<>();
            Set<Integer> all = new HashSet<>(Set.of(i));
            misere[i] = !random(seed, i).isEmpty();
            for (int to : random(seed, i)) {
                seen.add(value[to]);
                all.addAll(reach.get(to));
                longest[i] = Math.max(longest[i], longest[to] + 1);
                misere[i] &= !misere[to];
            }
            while (seen.contains(value[i])) value[i]++;
            reach.add(all);
        }
        Game<Integer> game = Game.of(n - 1, i -> random(seed, i));
        for (int i = n - 1; i >= 0; i--) {
            int at = i;
            Game<Integer> here = game.at(i);
            assertEquals(value[i], here.value());
            assertEquals(longest[i], here.longestPlay());
            assertEquals(reach.get(i).size(), here.size());
            assertEquals(misere[i] ? Outcome.P : Outcome.N, here.misere().outcome());
            assertEquals(random(seed, at), here.moves());
            assertEquals(value[i] == 0, here.winningMoves().isEmpty());
            for (int to : here.winningMoves()) assertEquals(0, value[to]);
            for (int to : here.misere().winningMoves()) assertTrue(misere[to]);
        }
    }

    /** The sum as one game: a pair of positions, moved in one place. */
    @Property(tries = 25, seed = "20260101")
    void aSumIsTheGameOfPairs(@ForAll @IntRange(max = 10_000) int seed, @ForAll @IntRange(min = 5, max = 14) int a,
            @ForAll @IntRange(min = 1, max = 6) int b) {
        Game<Integer> left = Game.of(a, i -> random(seed, i));
        Octal right = Octal.kayles();
        record Pair(int left, List<Integer> right) {}
        Game<Pair> both = Game.of(new Pair(a, List.of(b)), at -> {
            List<Pair> after = new ArrayList<>();
            for (int to : random(seed, at.left)) after.add(new Pair(to, at.right));
            for (int i = 0; i < at.right.size(); i++) {
                for (List<Integer> option : right.options(at.right.get(i))) {
                    List<Integer> heaps = new ArrayList<>(at.right);
                    heaps.remove(i);
                    heaps.addAll(option);
                    heaps.sort(null);
                    after.add(new Pair(at.left, heaps));
                }
            }
            return after;
        });
        Sum sum = left.plus(right, b);
        assertEquals(both.value(), sum.value());
        assertEquals(both.outcome(), sum.outcome());
        assertEquals(both.misere().outcome(), sum.misere().outcome());
        assertEquals(both.winningMoves().size(), sum.winningMoves().size());
        assertEquals(both.misere().winningMoves().size(), sum.misere().winningMoves().size());
        for (Sum to : sum.winningMoves()) assertEquals(Outcome.P, to.outcome());
        for (Sum to : sum.misere().winningMoves()) assertEquals(Outcome.P, to.outcome());
    }

    @Test
    void sumsWithBoards() {
        Sum sum = Sum.of(Octal.kayles(), 5).plus(BoardGame.queen(), 3, 4).plus(SubtractionGame.of(1, 2), 7);
        // 4 ⊕ 2 ⊕ 1: Winning Ways chapter 4, the table of Wythoff's game, 7 mod 3.
        assertEquals(List.of(4, 2, 1), sum.values());
        assertEquals(7, sum.value());
        assertEquals("Kayles (.77) 5 + queen (3, 4) + subtraction set {1, 2} 7", sum.toString());
        for (Sum to : sum.winningMoves()) assertEquals(0, to.value());
        assertEquals(sum.options().stream().filter(to -> to.value() == 0).count(), sum.winningMoves().size());
        assertFalse(sum.winningMoves().isEmpty());
        // A terminal cell ends the play on the board, not in the heaps.
        Sum ended = Sum.of(BoardGame.queen().terminal(Cells.triangle(2)), 1, 1).plus(HeapGame.nim(), 3);
        assertEquals(3, ended.value());
        assertEquals(List.of("queen, terminal row + column ≤ 2 (1, 1)"),
                ended.winningMoves().stream().map(Sum::toString).toList());
        // The sum of two boards in misère play, as one of the two piles of Nim each.
        Map<Boolean, Integer> count = new HashMap<>();
        for (int a = 0; a <= 3; a++) for (int b = 0; b <= 3; b++) for (int c = 0; c <= 3; c++) {
            boolean p = Sum.of(BoardGame.rook(), a, b).plus(BoardGame.rook(), c, 1).misere().outcome() == Outcome.P;
            boolean ones = Math.max(a, Math.max(b, c)) <= 1;
            assertEquals(ones ? (a + b + c + 1) % 2 == 1 : (a ^ b ^ c ^ 1) == 0, p);
            count.merge(p, 1, (x, y) -> x + y);
        }
        assertEquals(2, count.size());
    }

    @Test
    void familiesAsSequenceAndTable() {
        Game<List<Integer>> chomp = Game.of(bar(1, 1), GameTest::bites);
        Grid lost = chomp.outcomes(4, 4, (m, n) -> m * n == 0 ? null : bar(m, n));
        assertEquals(Grid.NONE, lost.at(0, 2));
        assertEquals(0, lost.at(1, 1));
        assertEquals(1, lost.at(3, 3));
        Game<Position> queen = Game.of(Position.of(0, 0), p -> BoardGame.queen().options(p.row(), p.column()));
        Grid values = queen.grundy(9, 9, Position::of);
        Grid table = BoardGame.queen().grundy(9, 9);
        for (int r = 0; r < 9; r++) for (int c = 0; c < 9; c++) assertEquals(table.at(r, c), values.at(r, c));
        GameGrid moves = queen.named("one's own queen").outcomes(9, 9, (r, c) -> r < 8 ? Position.of(r, c) : null);
        assertTrue(moves.isOutcomes() && !moves.isMisere() && moves.name().equals("one's own queen"));
        for (int r = 0; r < 8; r++) for (int c = 0; c < 9; c++) {
            assertEquals(Set.copyOf(BoardGame.queen().options(r, c)), Set.copyOf(moves.options(r, c)));
            assertEquals(0, moves.optionsOutside(r, c));
        }
        assertEquals(List.of(), moves.options(8, 3));
        GameGrid corner = queen.grundy(9, 9, (r, c) -> r + c < 3 ? null : Position.of(r, c));
        assertEquals(List.of(), corner.options(1, 2));
        assertEquals(4, corner.optionsOutside(1, 2));   // (0, 2), (1, 0), (1, 1), (0, 1)
        assertEquals("0 0\n1 1\n2 2\n3 0\n",
                Game.of(0, n -> IntStream.rangeClosed(1, Math.min(2, n)).mapToObj(s -> n - s).toList())
                        .sequence("n mod 3", n -> n).bFile(4));
    }

    private static List<Integer> endless(int n) {
        return endless(n + 1);
    }

    @Test
    void whatIsNoGameIsRefused() {
        refused("options of 2: the rule calls itself without end", () -> Game.of(2, GameTest::endless));
        int[] calls = {0};
        refused("options of 9: [1] at first and [2] when the rule was asked again",
                () -> Game.of(9, n -> n < 9 ? List.of() : List.of(++calls[0])));
        refused("options of 9: [[3]] at first and [[4]] when the rule was asked again",
                () -> Game.parts(9, n -> n < 9 ? List.of() : List.of(List.of(++calls[0]))).value());
    }

    /** In a map of positions: equal in any order, and heaps of one total do not share one hash code. */
    @Test
    void hashCodesOfSums() {
        Set<Integer> codes = new HashSet<>();
        for (int a = 0; a <= 100; a++) {
            assertEquals(Sum.of(Octal.kayles(), a, 200 - a), Sum.of(Octal.kayles(), 200 - a, a));
            codes.add(Sum.of(Octal.kayles(), a, 200 - a).hashCode());
            assertTrue(codes.contains(Sum.of(Octal.kayles(), 200 - a, a).hashCode()));
        }
        assertEquals(101, codes.size());
    }

    /** A game that was refused leaves nothing behind that would spoil another start. */
    @Test
    void aFailureLeavesNothingHalfMade() {
        Game<Integer> game = Game.of(0, n -> n == 9 ? List.of(9, 8) : n == 0 ? List.of() : List.of(n - 1));
        for (int i = 0; i < 2; i++) refused("9 → 9", () -> game.at(12));
        assertEquals(0, game.value(8));
        stopped(() -> Game.of(100_000, n -> n == 0 ? List.of() : List.of(n - 1)));
        assertEquals(100_000, Game.of(100_000, n -> n == 0 ? List.of() : List.of(n - 1)).longestPlay());
    }
}
