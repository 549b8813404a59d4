package nimbook.ruleset;

import static nimbook.core.Arguments.nonNull;
import static nimbook.core.Arguments.refuse;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import nimbook.board.BoardGame;
import nimbook.compound.GreenTree;
import nimbook.core.Memory;
import nimbook.core.Work;
import nimbook.game.Game;
import nimbook.game.PartsGame;
import nimbook.game.Sum;
import nimbook.heap.GrundysGame;
import nimbook.heap.HeapGame;
import nimbook.heap.HeapRule;
import nimbook.heap.TakeAndBreak;
import nimbook.number.Numerals;
import nimbook.turning.CoinTurning;
import nimbook.turning.Tartan;
import nimbook.wythoff.BlockingWythoff;
import nimbook.wythoff.GeneralizedWythoff;
import nimbook.wythoff.WythoffPiles;

/**
 * Games by their names, with their sources; what is known of them is in the tests. A {@link Game} goes through all its
 * positions (at most {@link Game#MOST}); the others know their values without that.
 */
public final class Rulesets {

    private Rulesets() {}

    private static void least(String name, int value, int least) {
        refuse(value < least, name, " = ", value, ": at least ", least, " is needed");
    }

    private static void fits(String sizes, double positions) {
        refuse(positions > Game.MOST, sizes, ": at most ", Game.MOST,
                " positions are gone through, and these are more");
    }

    /** Lists in ascending order, each number at most that of the list given; where they are too many, too few. */
    static double below(List<Integer> list) {
        int most = list.isEmpty() ? 0 : list.get(list.size() - 1);
        if (most >= Game.MOST) return most + 1.0;
        double[] ending = new double[most + 1];   // with this number as the last
        ending[0] = 1;
        for (int limit : list) {
            for (int n = 1; n <= limit; n++) ending[n] += ending[n - 1];
            if (ending[limit] > Game.MOST) break;
        }
        return Arrays.stream(ending).sum();
    }

    private static List<Integer> piles(String name, int... sizes) {
        for (int size : nonNull(sizes, name + "s")) least(name, size, 0);
        List<Integer> piles = new ArrayList<>(Arrays.stream(sizes).boxed().toList());
        Collections.sort(piles);
        return List.copyOf(piles);
    }

    /**
     * Moore's Nim<sub>k</sub>: a move makes at least one and at most k piles smaller. Lost exactly when in each binary
     * place the number of ones is divisible by k + 1 (E. H. Moore, <i>A generalization of the game called nim</i>,
     * Annals of Mathematics 11, 1910).
     *
     * @throws IllegalArgumentException when k is below 1, a pile below 0, or there are more than {@link Game#MOST}
     *     positions
     */
    public static Game<List<Integer>> mooresNim(int k, int... piles) {
        least("k", k, 1);
        List<Integer> start = piles("pile", piles);
        fits("piles = " + start, below(start));
        return Game.of(start, at -> {
            Set<List<Integer>> after = new LinkedHashSet<>();
            smaller(at, 0, k, new ArrayList<>(), after);
            return after;
        }).named(k == 1 ? "Nim" : "Moore's Nim" + Numerals.subscript(k));
    }

    /** All positions with at most k of the piles from i on made smaller, together with the piles before. */
    private static void smaller(List<Integer> at, int i, int k, List<Integer> before, Set<List<Integer>> found) {
        Work.poll();
        if (i == at.size()) {
            List<Integer> sorted = new ArrayList<>(before);
            Collections.sort(sorted);
            if (!sorted.equals(at)) found.add(sorted);
            return;
        }
        for (int left = k == 0 ? at.get(i) : 0; left <= at.get(i); left++) {
            before.add(left);
            smaller(at, i + 1, left < at.get(i) ? k - 1 : k, before, found);
            before.remove(i);
        }
    }

    /**
     * Euclid: a multiple of the smaller number is taken from the larger, which stays positive; so play ends when both
     * are equal (J. W. Grossman, Mathematics Magazine 70, 1997, after A. J. Cole and A. J. T. Davie, Mathematical
     * Gazette 53, 1969). Lost exactly when the larger is less than φ times the smaller; the Grundy value is ⌊|a/b −
     * b/a|⌋ (G. Nivasch, <i>The Sprague–Grundy function of the game Euclid</i>, Discrete Mathematics 306, 2006).
     *
     * @throws IllegalArgumentException when a number is below 1 or above {@link Game#MOST}
     */
    public static Game<List<Integer>> euclid(int a, int b) {
        least("a, b", Math.min(a, b), 1);
        fits("a, b = " + a + ", " + b, Math.max(a, b));
        return Game.of(piles("a", a, b), at -> {
            List<List<Integer>> after = new ArrayList<>();
            int small = at.get(0);
            for (int left = at.get(1) - small; left > 0; left -= small)
                after.add(List.of(Math.min(small, left), Math.max(small, left)));
            return after;
        }).named("Euclid");
    }

    /**
     * Lasker's Nim: take coins from a heap, or split it in two. G(4k + 1) = 4k + 1, G(4k + 2) = 4k + 2, G(4k + 3) = 4k
     * + 4, G(4k + 4) = 4k + 3 (E. Lasker, <i>Brettspiele der Völker</i>, 1931; Winning Ways, chapter 4).
     */
    public static TakeAndBreak laskersNim() {
        return HeapGame.takeAndBreak("4.[3]");
    }

    /** Grundy's game: split a heap into two that differ (P. M. Grundy, Eureka 2, 1939; OEIS A002188). */
    public static GrundysGame grundysGame() {
        return HeapGame.grundysGame();
    }

    /**
     * Welter's game: each coin stands on a square 0, 1, 2, … of its own and moves to a lower one that is empty. The
     * values are given by Welter's function (C. P. Welter, Indagationes Mathematicae 16, 1954; Conway, <i>On Numbers
     * and Games</i>, chapter 13); [a | b] = (a ⊕ b) − 1.
     *
     * @throws IllegalArgumentException when a square is below 0 or has two coins, or there are more than
     *     {@link Game#MOST} positions
     */
    public static Game<List<Integer>> welter(int... squares) {
        List<Integer> start = piles("square", squares);
        for (int i = 1; i < start.size(); i++) if (start.get(i).equals(start.get(i - 1)))
            throw new IllegalArgumentException("square = " + start.get(i) + ": two coins cannot stand on it");
        // Numbers that ascend, less 0, 1, 2, …, ascend or are equal.
        fits("squares = " + start, below(IntStream.range(0, start.size()).mapToObj(i -> start.get(i) - i).toList()));
        return Game.of(start, at -> {
            List<List<Integer>> after = new ArrayList<>();
            for (int coin : at) for (int to = 0; to < coin; to++) if (!at.contains(to)) {
                List<Integer> moved = new ArrayList<>(at);
                moved.set(at.indexOf(coin), to);
                Collections.sort(moved);
                after.add(moved);
            }
            return after;
        }).named("Welter's game");
    }

    /**
     * Nimble: coins stand on squares 0, 1, 2, …, any number on one, and move to lower ones; a coin on square n is a
     * heap of n in Nim.
     *
     * @throws IllegalArgumentException when a square is below 0
     */
    public static Sum nimble(int... squares) {
        return Sum.of(HeapGame.nim(), nonNull(squares, "squares"));
    }

    /**
     * Chomp on a bar of rows × columns squares: a bite takes a square and all that lie below and to the right of it;
     * who must take the upper left one has lost, so it stays. The first player wins every larger bar (D. Gale, American
     * Mathematical Monthly 81, 1974). A position is the lengths of the rows.
     *
     * @throws IllegalArgumentException when a side is below 1, or there are more than {@link Game#MOST} positions
     */
    public static Game<List<Integer>> chomp(int rows, int columns) {
        least("rows", rows, 1);
        least("columns", columns, 1);
        double positions = 1;   // rows + columns over rows
        // A factor is at least 2.
        for (int i = 1; i <= Math.min(Math.min(rows, columns), 50); i++)
            positions *= (Math.max(rows, columns) + (double) i) / i;
        String sizes = "rows × columns = " + rows + " × " + columns;
        fits(sizes, positions - 1);
        // Half of the rows on the average, four bytes each.
        Memory.require(sizes + ": the rows of all positions", 2.0 * rows * positions);
        return Game.of(Collections.nCopies(rows, columns), bar -> {
            List<List<Integer>> after = new ArrayList<>();
            for (int row = 0; row < bar.size(); row++) {
                int from = row;
                for (int column = row == 0 ? 1 : 0; column < bar.get(row); column++) {
                    Work.poll();
                    int left = column;
                    List<Integer> rest = new ArrayList<>();
                    for (int r = 0; r < bar.size(); r++) rest.add(r < from ? bar.get(r) : Math.min(left, bar.get(r)));
                    rest.removeIf(length -> length == 0);
                    after.add(rest);
                }
            }
            return after;
        }).named("Chomp");
    }

    /**
     * Cram: dominoes are laid on a board of rows × columns squares, either way round. Even × even boards are lost and
     * even × odd boards won, by symmetry (M. Gardner, Scientific American, February 1974). A part is a region of free
     * squares, {@link CramRegion}. 4 × 7 takes seconds.
     *
     * @throws IllegalArgumentException unless both sides are at least 1 and rows × columns is at most 62
     */
    public static PartsGame<CramRegion> cram(int rows, int columns) {
        CramRegion board = CramRegion.board(rows, columns);
        return Game.parts(board, CramRegion::options, Game.MOST).named("Cram");
    }

    /**
     * The chocolate bar with steps of k columns: column i = 0, 1, …, z has min(y, ⌊i/k⌋) + 1 squares, and x columns of
     * one square lie to the left of column 0, whose lowest square is bitter. A move breaks the bar along a line and
     * eats the part without the bitter square; who has only that one left has lost. For even k lost exactly when x ⊕ y
     * ⊕ z = 0, and x ⊕ y ⊕ z is the Grundy value (S. Nakamura and R. Miyadera, <i>Impartial chocolate bar games</i>,
     * Integers 15, 2015, G4). A position is [x, y, z] with y ≤ ⌊z/k⌋.
     *
     * @throws IllegalArgumentException when a number is below 0, k below 1, y greater than ⌊z/k⌋, or there are more
     *     than {@link Game#MOST} positions
     */
    public static Game<List<Integer>> chocolateBar(int k, int x, int y, int z) {
        least("k", k, 1);
        least("x, y, z", Math.min(x, Math.min(y, z)), 0);
        if (y > z / k) throw new IllegalArgumentException("y = " + y + ": at most ⌊z/k⌋ = " + z / k + " is allowed");
        fits("x, y, z = " + x + ", " + y + ", " + z, bars(k, x, y, z));
        return Game.of(List.of(x, y, z), bar -> {
            List<List<Integer>> after = new ArrayList<>();
            for (int u = 0; u < bar.get(0); u++) after.add(List.of(u, bar.get(1), bar.get(2)));
            for (int v = 0; v < bar.get(1); v++) after.add(List.of(bar.get(0), v, bar.get(2)));
            for (int w = 0; w < bar.get(2); w++) after.add(List.of(bar.get(0), Math.min(bar.get(1), w / k), w));
            return after;
        }).named("chocolate bar, steps of " + k);
    }

    /** How many bars there are: for each v ≤ y as many numbers as from kv to z. */
    static double bars(int k, int x, int y, int z) {
        return (x + 1.0) * (y + 1.0) * (z + 1.0 - k * (y / 2.0));
    }

    /** Turning Turtles: one coin, or two; G(n) = n. Others of its kind are in {@link CoinTurning}. */
    public static HeapRule turningTurtles() {
        return CoinTurning.turtles();
    }

    /**
     * Turning Corners: the four corners of a rectangle are turned, the lowest right one from heads to tails. It is
     * Twins times Twins, so G(row, column) = (row − 1) ⊗ (column − 1) (H. W. Lenstra, <i>Nim multiplication</i>, 1978).
     */
    public static Tartan turningCorners() {
        return Tartan.of(CoinTurning.twins(), CoinTurning.twins());
    }

    /** Green Hackenbush on a tree, as {@link GreenTree#parse} reads it; values by the colon principle. */
    public static GreenTree greenHackenbush(String text) {
        return GreenTree.parse(text);
    }

    /**
     * Fraenkel's (s, t)-Wythoff: take any number from one pile, or k &gt; 0 and l from both with k ≤ l &lt; sk + t
     * (Annals of Combinatorics 2, 1998).
     *
     * @throws IllegalArgumentException as {@link GeneralizedWythoff#of}
     */
    public static GeneralizedWythoff generalizedWythoff(int s, int t) {
        return GeneralizedWythoff.of(s, t);
    }

    /**
     * t-Wythoff: from both piles k and l with |k − l| below t (A. S. Fraenkel, American Mathematical Monthly 89, 1982).
     */
    public static BoardGame tWythoff(int t) {
        return BoardGame.tWythoff(t);
    }

    /**
     * Wythoff's game with a Muller twist: before each move the other player blocks fewer than k of its options
     * (U. Larsson, 2009–2011).
     *
     * @throws IllegalArgumentException as {@link BlockingWythoff#of}
     */
    public static BlockingWythoff blockingWythoff(int k) {
        return BlockingWythoff.of(k);
    }

    /**
     * Wythoff's game with more than two piles, all of at most so many coins, by a rule for what is taken from several.
     *
     * @throws IllegalArgumentException as {@link WythoffPiles#of}
     */
    public static WythoffPiles wythoffPiles(int piles, int bound, WythoffPiles.Rule rule) {
        return WythoffPiles.of(piles, bound, rule);
    }
}
