package nimbook.misere;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import nimbook.core.Work;

/**
 * Finds the misère quotient of a {@link ReducedGame}, and proves it by {@link Transitions}.
 *
 * <p>Two positions are distinguished by a test: a position that makes the one sum P and the other N. As in Angluin's
 * algorithm for finite automata (<i>Learning regular sets from queries and counterexamples</i>, 1987, with the
 * counterexamples of Rivest and Schapire 1993) positions that no test tells apart count as one element, until the proof
 * fails; a failed proof has a position whose outcome is not what the elements say, and this gives a further test. So
 * each round has more elements, and when the quotient is finite the last one is proved.
 */
final class Learner {

    /** The outcomes of a position in the first {@code done} tests. */
    private static final class Row {
        final BitSet outcomes = new BitSet();
        int done;
    }

    private final ReducedGame game;
    private final int most;
    private final List<int[]> tests = new ArrayList<>();
    private final Map<String, Row> rows = new HashMap<>();

    /** The shortest position of each element. */
    private List<int[]> words = new ArrayList<>();
    private int[][] next = {};
    private BipartiteMonoid monoid = BipartiteMonoid.TRIVIAL;
    private int[] images = {};

    /** @param most elements; with more, {@link #learn} gives up */
    Learner(ReducedGame game, int most) {
        this.game = game;
        this.most = most;
        tests.add(new int[0]);
    }

    /** Lets go of what is known, except the tests. */
    void forget() {
        rows.clear();
    }

    /**
     * Finds the quotient and proves it for all sums of generators.
     *
     * @return its transitions with all generators in it; generator g is heap g there
     * @throws TooLarge when it has too many elements or takes too many positions
     */
    Transitions learn() {
        while (true) {
            close();
            Transitions proof = commutes() ? prove() : null;
            if (proof != null) return proof;
        }
    }

    BipartiteMonoid monoid() {
        return monoid;
    }

    /** The images of the generators. */
    int[] images() {
        return images;
    }

    /** How many elements are distinguished so far. */
    int size() {
        return words.size();
    }

    /** A position of each element. */
    int[] word(int x) {
        return words.get(x);
    }

    private BitSet row(int[] v) {
        Row row = rows.computeIfAbsent(Words.key(v), key -> new Row());
        for (; row.done < tests.size(); row.done++) if (game.isP(Words.plus(v,
                tests.get(row.done)))) row.outcomes.set(row.done);
        return row.outcomes;
    }

    /** Elements until each one times each generator is one of them; breadth first, so that words are short. */
    private void close() {
        Map<BitSet, Integer> numbers = new HashMap<>();
        words = new ArrayList<>();
        words.add(new int[0]);
        numbers.put((BitSet) row(words.get(0)).clone(), 0);
        List<int[]> steps = new ArrayList<>();
        int generators = game.generators();
        for (int x = 0; x < words.size(); x++) {
            Work.poll();
            int[] step = new int[generators];
            for (int g = 0; g < generators; g++) {
                int[] v = Words.plus(words.get(x), Words.unit(g));
                BitSet row = row(v);
                Integer y = numbers.get(row);
                if (y == null) {
                    if (words.size() == most) throw new TooLarge();
                    y = words.size();
                    words.add(v);
                    numbers.put((BitSet) row.clone(), y);
                }
                step[g] = y;
            }
            steps.add(step);
        }
        next = steps.toArray(new int[0][]);
    }

    /** Whether the order of two generators makes no difference; where it does, a test is added. */
    private boolean commutes() {
        int generators = game.generators();
        for (int x = 0; x < next.length; x++) {
            for (int g = 0; g < generators; g++) {
                for (int h = g + 1; h < generators; h++) {
                    int a = next[next[x][g]][h];
                    int b = next[next[x][h]][g];
                    if (a == b) continue;
                    BitSet differ = (BitSet) row(words.get(a)).clone();
                    differ.xor(row(words.get(b)));
                    int t = differ.nextSetBit(0);
                    int[] test = tests.get(t);
                    int[] both = Words.plus(words.get(x), Words.plus(Words.unit(g), Words.unit(h)));
                    boolean p = game.isP(Words.plus(both, test));
                    tests.add(Words.plus(test, Words.unit(row(words.get(a)).get(t) != p ? h : g)));
                    return false;
                }
            }
        }
        multiply();
        return true;
    }

    private void multiply() {
        int order = next.length;
        int[][] product = new int[order][];
        for (int x = 0; x < order; x++) {
            Work.poll();
            product[x] = new int[order];
            for (int y = 0; y < order; y++) product[x][y] = walk(x, words.get(y));
        }
        boolean[] isP = new boolean[order];
        for (int x = 0; x < order; x++) isP[x] = game.isP(words.get(x));
        monoid = new BipartiteMonoid(product, isP);
        images = next[0].clone();
    }

    private int walk(int x, int[] word) {
        for (int g = 0; g < word.length; g++) for (int e = 0; e < word[g]; e++) x = next[x][g];
        return x;
    }

    private Transitions prove() {
        Transitions proof = new Transitions(monoid);
        for (int g = 0; g < images.length; g++) {
            int[][] options = game.options(g);
            int[] to = new int[options.length];
            for (int i = 0; i < to.length; i++) to[i] = walk(0, options[i]);
            long[] d = proof.reach(to);
            int[] position = null;
            for (int q = 0; q < monoid.order && position == null; q++)
                if (Bits.has(d, q) && Bits.has(monoid.contexts[images[g]], q))
                    position = Words.plus(words.get(q), Words.unit(g));
            Transitions.Pair stuck = position == null ? proof.add(g, images[g], d) : null;
            for (Transitions.Pair p = stuck; p != null; p = p.before())
                position = Words.plus(position == null ? new int[0] : position, Words.unit(p.heap()));
            if (position != null) {
                refine(wrong(position));
                return null;
            }
        }
        return proof;
    }

    /** The position, or one of its options: what the elements say of all of them contradicts the rules. */
    private int[] wrong(int[] position) {
        List<int[]> all = new ArrayList<>(List.of(position));
        for (int g = 0; g < position.length; g++) {
            if (position[g] == 0) continue;
            int[] rest = position.clone();
            rest[g]--;
            for (int[] option : game.options(g)) all.add(Words.plus(rest, option));
        }
        return all.stream().filter(at -> game.isP(at) != monoid.isP[walk(0, at)]).findFirst().orElseThrow();
    }

    /** Adds the test that a position gives whose outcome is not that of its element. */
    private void refine(int[] wrong) {
        boolean p = game.isP(wrong);
        int[] rest = wrong.clone();
        int x = 0;
        // It ends: when nothing is left, the element is that of the position.
        for (int g = 0; ; g++) {
            while (rest[g] > 0) {
                rest[g]--;
                x = next[x][g];
                if (game.isP(Words.plus(words.get(x), rest)) != p) {
                    tests.add(rest);
                    return;
                }
            }
        }
    }
}
