package nimbook.misere;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import nimbook.core.Work;
import nimbook.heap.HeapGame;

/**
 * The misère quotient of the heaps 0, 1, …, n of a game, one heap after the other.
 *
 * <p>A heap that fits the quotient so far (by the mex rule of Plambeck and Siegel, 2008: its image makes the conditions
 * of {@link Transitions} true) gets an element. One that does not becomes a generator, and the quotient is found anew
 * for one generator more; then every smaller heap is proved again, and where its old element has become wrong, it gets
 * another one or becomes a generator itself. So what stands here is proved for all sums of the heaps so far, by their
 * options.
 */
final class Finder {

    /** Options that are kept: 16 bytes and their heaps each. */
    private static final long MOST_OPTIONS = 5_000_000;

    /** Positions looked at for each element that is allowed; quotients of 40 elements take about 500 for each. */
    static final int POSITIONS = 1500;

    /** Moves looked at for each element that is allowed; a quotient of 66 takes 3.5 million in all. */
    private static final long MOVES = 20_000;

    /** Sums of generators by which wrong words are looked for: the shortest ones nearly always do. */
    private static final int SHORT = 100;

    private final HeapGame game;
    private final int positions;
    private final ReducedGame.Allowance allowance;
    private final ReducedGame reduced;
    private final Learner learner;
    private final List<int[][]> options = new ArrayList<>();
    private final List<int[]> words = new ArrayList<>();
    private final List<Boolean> moved = new ArrayList<>();
    private final List<Integer> generators = new ArrayList<>();
    private long listed;

    private BipartiteMonoid monoid = BipartiteMonoid.TRIVIAL;
    private Transitions proof = new Transitions(monoid);
    private int[] images = new int[64];

    Finder(HeapGame game, int most) {
        this.game = game;
        this.positions = POSITIONS * most;
        this.allowance = new ReducedGame.Allowance(MOVES * most);
        this.reduced = new ReducedGame(positions, allowance);
        this.learner = new Learner(reduced, most);
    }

    /** How many heaps are in the quotient: 0, …, heaps − 1. */
    int heaps() {
        return words.size();
    }

    BipartiteMonoid monoid() {
        return monoid;
    }

    /** The images of the heaps. */
    int[] images() {
        return Arrays.copyOf(images, heaps());
    }

    /**
     * Adds the next heap.
     *
     * @return false when the quotient would become too large; then this is the last one
     */
    boolean extend() {
        int n = heaps();
        List<List<Integer>> given = game.options(n);
        listed += given.size();
        if (listed > MOST_OPTIONS) return false;
        int[][] list = new int[given.size()][];
        for (int i = 0; i < list.length; i++) list[i] = given.get(i).stream().mapToInt(Integer::intValue).toArray();
        options.add(list);
        moved.add(false);
        if (n == images.length) images = Arrays.copyOf(images, 2 * n);
        BipartiteMonoid before = monoid;
        int[] imagesBefore = images.clone();
        words.add(new int[0]);
        try {
            int x = list.length == 0 ? 0 : proof.place(n, reach(n));
            if (x >= 0) {
                images[n] = x;
                if (x > 0) words.set(n, learner.word(x));
            } else {
                promote(n);
                boolean done = false;
                while (!done) done = settle();
            }
            return true;
        } catch (TooLarge e) {
            monoid = before;
            images = imagesBefore;
            words.remove(n);
            return false;
        }
    }

    private long[] reach(int n) {
        boolean[] seen = new boolean[monoid.order];
        int count = 0;
        int[] distinct = new int[monoid.order];
        for (int[] option : options.get(n)) {
            int x = 0;
            for (int part : option) x = monoid.product[x][images[part]];
            if (!seen[x]) distinct[count++] = x;
            seen[x] = true;
        }
        return proof.reach(Arrays.copyOf(distinct, count));
    }

    private void promote(int n) {
        words.set(n, Words.unit(generators.size()));
        generators.add(n);
    }

    /** Whether a word has generators smaller than a heap only, so that play from it ends. */
    private boolean isSmaller(int[] word, int heap) {
        for (int g = 0; g < word.length; g++) if (word[g] > 0 && generators.get(g) >= heap) return false;
        return true;
    }

    /** The options of a heap as vectors of generators, each once: few of the many splits of a large heap differ. */
    private int[][] moves(int n) {
        Map<String, int[]> distinct = new LinkedHashMap<>();
        for (int[] option : options.get(n)) {
            int[] word = new int[0];
            for (int part : option) word = Words.plus(word, words.get(part));
            distinct.putIfAbsent(Words.key(word), word);
        }
        return distinct.values().toArray(new int[0][]);
    }

    /**
     * Finds the quotient of the generators, and proves all heaps.
     *
     * @return false when a heap's word changed, so that it must be done again: the largest heap is a generator, whose
     *         options may have changed with it
     */
    private boolean settle() {
        List<int[][]> moves = new ArrayList<>();
        for (int g : generators) moves.add(moves(g));
        if (!reduced.set(moves)) learner.forget();
        try {
            proof = learner.learn();
        } catch (TooLarge e) {
            int n = unlikeItsWord(moves);
            if (n < 0) throw e;
            promote(n);
            return false;
        }
        monoid = learner.monoid();
        for (int n = 0; n < heaps(); n++) images[n] = monoid.power(learner.images(), words.get(n));
        for (int n = 0; n < heaps(); n++) {
            if (options.get(n).length == 0 || generators.contains(n)) continue;
            Work.poll();
            long[] d = reach(n);
            if (proof.isDisjoint(images[n], d) && proof.add(n, images[n], d) == null) continue;
            int x = moved.get(n) ? -1 : proof.place(n, d);
            if (x < 0 || !isSmaller(learner.word(x), n)) {
                promote(n);
            } else {
                moved.set(n, true);
                words.set(n, learner.word(x));
            }
            return false;
        }
        return true;
    }

    /**
     * A heap whose word has become wrong, though the quotient of the generators with this word, often an infinite one,
     * was not found: with some sum of generators it has another outcome than its word.
     *
     * @return −1 where none shows itself
     */
    private int unlikeItsWord(List<int[][]> moves) {
        List<int[][]> all = new ArrayList<>(moves);
        List<Integer> others = new ArrayList<>();
        for (int n = 0; n < heaps(); n++) {
            if (options.get(n).length == 0 || generators.contains(n)) continue;
            others.add(n);
            all.add(moves(n));
        }
        ReducedGame wide = new ReducedGame(positions, allowance);
        wide.set(all);
        for (int x = 0; x < SHORT && x < learner.size(); x++) {
            for (int i = 0; i < others.size(); i++) {
                int[] with = learner.word(x);
                boolean p = wide.isP(Words.plus(with, Words.unit(moves.size() + i)));
                if (p != wide.isP(Words.plus(with, words.get(others.get(i))))) return others.get(i);
            }
        }
        return -1;
    }
}
