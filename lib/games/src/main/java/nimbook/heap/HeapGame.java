package nimbook.heap;

import static nimbook.core.Arguments.nonNull;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntFunction;
import nimbook.core.Memory;
import nimbook.core.Outcome;
import nimbook.sequence.IntegerSequence;
import nimbook.sequence.Sequences;

/**
 * A game played with heaps of coins in which a move changes one heap, independently of the others: it replaces a heap
 * of n by an option, which is a list of smaller heaps (none, one, two or more). A player who cannot move loses. Five
 * kinds: {@link SubtractionGame}, {@link Octal}, {@link TakeAndBreak}, {@link GrundysGame} and {@link HeapRule}.
 *
 * <p>The Grundy value of a heap is G(n) = mex{ G(a) ⊕ G(b) ⊕ … : [a, b, …] an option of n }; that of several heaps is
 * the nim-sum of theirs (Sprague 1935, Grundy 1939), and 0 says that the player to move loses. Heaps of different
 * games: {@code nimbook.game.Sum}. Misère play: {@link #misere}. Periods: {@code nimbook.period.HeapPeriods}.
 *
 * <p>Values once found are kept, as far as they take no more than a sixteenth of the largest Java heap.
 */
public abstract sealed class HeapGame permits SubtractionGame, Octal, TakeAndBreak, GrundysGame, HeapRule {

    /** The part of the largest Java heap that kept values may take. */
    private static final int KEPT = 16;

    private HeapEngine kept;

    /**
     * The game of a code of hexadecimal digits whose end may repeat: "0.3F", "0.[3]" for Nim, "4.[3]" for Lasker's Nim
     * (Winning Ways, chapter 4). The digit of k is a sum of 1, 2, 4, 8: of a heap from which k coins are taken no, one,
     * two or three heaps may be left. {@link Octal#of} is for finite codes without that part.
     *
     * @throws IllegalArgumentException when the code has no point, another character than 0 to 9, A to F and brackets
     *         around its end, begins with a digit other than 0, 4, 8 or C (a move must change the heap), or allows no
     *         move at all
     */
    public static TakeAndBreak takeAndBreak(String code) {
        return TakeAndBreak.of(code);
    }

    /** Grundy's game: a heap is split into two heaps that differ. */
    public static GrundysGame grundysGame() {
        return new GrundysGame();
    }

    /**
     * A rule of one's own.
     *
     * @throws IllegalArgumentException when a part is missing; see {@link HeapRule} for what the rule must keep
     */
    public static HeapRule rule(String name, IntFunction<? extends Collection<?>> options) {
        return new HeapRule(name, options, null);
    }

    /**
     * What an option takes, at the most: two boxed heaps, their list, its place in the list of options and in the
     * sorted one.
     */
    static final double OPTION_BYTES = 96;

    /** Nim: any number of coins from one heap; G(n) = n. */
    public static HeapRule nim() {
        return rule("Nim", n -> {
            Memory.require("heap = " + n + ": its options", OPTION_BYTES * n);
            List<Integer> less = new ArrayList<>();
            for (int m = 0; m < n; m++) less.add(m);
            return less;
        });
    }

    /** In a few words. */
    public abstract String name();

    /**
     * What a move can make of a heap of n: each option once, as its heaps in ascending order without empty ones; [] is
     * the empty table. By number of heaps, then by size.
     *
     * @throws IllegalArgumentException when n is negative, or a rule breaks its promise
     */
    public abstract List<List<Integer>> options(int n);

    /** A new engine for this game's values. */
    abstract HeapEngine engine();

    /** What the engine takes for the heaps 0..limit, in addition to the values. */
    double bytes(int limit) {
        return 0;
    }

    /**
     * The Grundy values of the heaps 0..limit, computed with the first look at one of them. A look may be stopped by an
     * interruption, and throws what a rule of one's own throws.
     *
     * @throws IllegalArgumentException when limit is negative or the values would not fit into memory
     */
    public final HeapValues grundy(int limit) {
        require(limit);
        return new HeapValues(this, limit, () -> valuesTo(limit).first(limit));
    }

    private void require(int limit) {
        size("limit", limit);
        Memory.require("limit = " + limit + ": the values of " + name(), 10 * ((double) limit + 1) + bytes(limit));
    }

    private synchronized HeapEngine valuesTo(int limit) {
        require(limit);
        double bytes = 4.0 * ((double) limit + 1);
        double working = bytes(limit);
        if (kept != null && limit < kept.count) return kept;
        boolean keep = bytes + working <= Runtime.getRuntime().maxMemory() / (double) KEPT;
        HeapEngine engine = keep && kept != null ? kept : engine();
        if (keep) kept = engine;
        engine.extend(limit);
        return engine;
    }

    /**
     * The Grundy value of a position of one or more heaps.
     *
     * @throws IllegalArgumentException when a heap is negative or its values would not fit into memory
     */
    public final int value(int... heaps) {
        int largest = 0;
        for (int heap : nonNull(heaps, "heaps")) {
            size("heap", heap);
            largest = Math.max(largest, heap);
        }
        HeapEngine engine = valuesTo(largest);
        int sum = 0;
        for (int heap : heaps) sum ^= engine.value(heap);
        return sum;
    }

    /**
     * P exactly when the value is 0.
     *
     * @throws IllegalArgumentException as {@link #value}
     */
    public final Outcome outcome(int... heaps) {
        return value(heaps) == 0 ? Outcome.P : Outcome.N;
    }

    /**
     * Every position of value 0 that a move reaches, as the list of its heaps: the moved heap's parts stand in its
     * place, and empty heaps are left out. By heap, then as {@link #options}; empty exactly at P-positions. Moves that
     * lead to the same position stand once.
     *
     * @throws IllegalArgumentException as {@link #value}
     */
    public final List<List<Integer>> winningMoves(int... heaps) {
        int sum = value(heaps);
        if (sum == 0) return List.of();
        List<List<Integer>> found = new ArrayList<>();
        Set<List<Integer>> bags = new HashSet<>();
        for (int i = 0; i < heaps.length; i++) {
            int wanted = sum ^ value(heaps[i]);
            for (List<Integer> option : options(heaps[i])) {
                int value = 0;
                for (int part : option) value ^= value(part);
                if (value != wanted) continue;
                List<Integer> after = after(heaps, i, option);
                if (bags.add(after.stream().sorted().toList())) found.add(after);
            }
        }
        return List.copyOf(found);
    }

    /** The heaps after heap i became the option, empty ones left out. */
    static List<Integer> after(int[] heaps, int i, List<Integer> option) {
        List<Integer> after = new ArrayList<>();
        for (int j = 0; j < heaps.length; j++) {
            if (j == i) after.addAll(option);
            else if (heaps[j] > 0) after.add(heaps[j]);
        }
        return List.copyOf(after);
    }

    /** The values as a sequence G(0), G(1), …; a term takes the time of {@link #grundy} up to it, once. */
    public final IntegerSequence sequence() {
        return Sequences.of("", "Grundy values of " + name(), 0, n -> value(index(n)),
                n -> java.math.BigInteger.valueOf(value(index(n))));
    }

    /** The same heaps where the last player to move loses. */
    public final MisereHeaps misere() {
        return new MisereHeaps(this);
    }

    private static int index(Number n) {
        java.math.BigInteger index =
                n instanceof java.math.BigInteger big ? big : java.math.BigInteger.valueOf(n.longValue());
        if (index.bitLength() > 31) throw new IllegalArgumentException("n of " + index.bitLength()
                + " bits: heaps up to 2³¹ − 1 are decided one after the other; a period that is proved gives any heap");
        return index.intValueExact();
    }

    static void size(String what, int n) {
        if (n < 0) throw new IllegalArgumentException(what + " = " + n + ": a heap is at least 0");
        if (n > Integer.MAX_VALUE - 64) throw new IllegalArgumentException(what + " = " + n
                + ": allowed are heaps up to " + (Integer.MAX_VALUE - 64));
    }

    /** Ascending, each once, fewer heaps first. */
    static List<List<Integer>> sorted(Collection<List<Integer>> options) {
        TreeSet<List<Integer>> all = new TreeSet<>(HeapGame::compare);
        all.addAll(options);
        return List.copyOf(all);
    }

    private static int compare(List<Integer> a, List<Integer> b) {
        if (a.size() != b.size()) return Integer.compare(a.size(), b.size());
        for (int i = 0; i < a.size(); i++) if (!a.get(i).equals(b.get(i))) return Integer.compare(a.get(i), b.get(i));
        return 0;
    }

    static String named(String name) {
        nonNull(name, "name");
        if (name.isBlank()) throw new IllegalArgumentException("name: the game needs a name");
        return name;
    }

    @Override
    public String toString() {
        return name();
    }
}
