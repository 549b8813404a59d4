package nimbook.wythoff;

import static nimbook.core.Arguments.nonNull;
import static nimbook.core.Arguments.refuse;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import nimbook.core.Memory;
import nimbook.core.Outcome;
import nimbook.core.Work;

/**
 * Wythoff's game with any number of piles, by outcomes: take any number from one pile, or from several piles at once as
 * the {@link Rule} says. With two piles each rule is Wythoff's game. All positions with piles up to a bound are
 * decided: a P-position marks what can move to it. (bound + 1)^piles bits.
 */
public final class WythoffPiles {

    /** What may be taken from several piles at once. */
    public enum Rule {
        /** The same number from any two piles. */
        PAIR("the same from two"),
        /** The same number from any two or more piles. */
        ANY_SET("the same from two or more"),
        /** The same number from all piles. */
        ALL("the same from all"),
        /**
         * Any numbers, not all 0, whose nim-sum is 0 (A. S. Fraenkel, <i>Complexity, appeal and challenges of
         * combinatorial games</i>, Theoretical Computer Science 313, 2004, on his conjectures for more than two piles).
         */
        NIM_SUM("numbers of nim-sum 0");

        private final String words;

        Rule(String words) {
            this.words = words;
        }

        /** The rule in words, as a control shows it. */
        @Override
        public String toString() {
            return words;
        }
    }

    /** More positions take more than minutes. */
    private static final long MOST = 1L << 30;

    private final Rule rule;
    private final int bound;
    private final int[] strides;
    private final BitSet won;

    private WythoffPiles(int piles, int bound, Rule rule) {
        this.rule = rule;
        this.bound = bound;
        strides = new int[piles];
        strides[piles - 1] = 1;
        for (int i = piles - 2; i >= 0; i--) strides[i] = strides[i + 1] * (bound + 1);
        won = new BitSet(strides[0] * (bound + 1));
    }

    /**
     * Decides all positions of so many piles of at most {@code bound} coins.
     *
     * @throws IllegalArgumentException when piles is below 2 or bound below 1, when there would be more than 2³⁰
     * positions, or when they do not fit into memory
     * @throws Work.Stopped when the thread is interrupted
     */
    public static WythoffPiles of(int piles, int bound, Rule rule) {
        refuse(piles < 2, "piles = ", piles, ": at least 2 are needed");
        refuse(bound < 1, "bound = ", bound, ": piles of at least 1 coin are needed");
        double positions = Math.pow(bound + 1.0, piles);
        refuse(positions > MOST, "piles = ", piles, ", bound = ", bound, ": ", positions, " positions; at most ", MOST,
                " are allowed");
        Memory.require("piles = " + piles + ", bound = " + bound + ": their outcomes", positions / 8);
        WythoffPiles game = new WythoffPiles(piles, bound, nonNull(rule, "rule"));
        game.decide();
        return game;
    }

    private void decide() {
        int[] position = new int[strides.length];
        int count = strides[0] * (bound + 1);
        for (int index = 0; index < count; index++) {
            if ((index & 0xFFF) == 0) Work.at(index, count, "positions");
            if (!won.get(index)) mark(position, index);
            for (int i = strides.length - 1; i >= 0 && ++position[i] > bound; i--) position[i] = 0;
        }
    }

    /** All positions from which a move leads here. */
    private void mark(int[] position, int index) {
        Work.poll();
        int piles = strides.length;
        for (int i = 0; i < piles; i++) mark(position, index, 1 << i);
        if (rule == Rule.NIM_SUM) {
            add(position, 0, index, 0, 0);
            return;
        }
        for (int set = 0; set < 1 << piles; set++) {
            if ((set & 0xFFF) == 0xFFF) Work.poll();
            int size = Integer.bitCount(set);
            if (size > 1 && (rule == Rule.ANY_SET || size == (rule == Rule.PAIR ? 2 : piles))) {
                mark(position, index, set);
            }
        }
    }

    /** The same number more in each pile of a set. */
    private void mark(int[] position, int index, int set) {
        int step = 0;
        int most = bound;
        for (int i = 0; i < position.length; i++) {
            if ((set >> i & 1) == 0) continue;
            step += strides[i];
            most = Math.min(most, bound - position[i]);
        }
        for (int k = 1; k <= most; k++) won.set(index + k * step);
    }

    /** Any numbers more with nim-sum 0: those of the last pile follow from the others. */
    private void add(int[] position, int pile, int index, int sum, int any) {
        if (pile == position.length - 1) {
            if (any != 0 && sum <= bound - position[pile]) won.set(index + sum);
            return;
        }
        if (pile == position.length - 3) Work.poll();
        for (int k = 0; k <= bound - position[pile]; k++) {
            add(position, pile + 1, index + k * strides[pile], sum ^ k, any | k);
        }
    }

    /** The number of piles. */
    public int piles() {
        return strides.length;
    }

    /** The largest pile. */
    public int bound() {
        return bound;
    }

    /** What may be taken from several piles. */
    public Rule rule() {
        return rule;
    }

    /**
     * The outcome, in any order of the piles.
     * @throws IllegalArgumentException unless there are {@link #piles} piles of 0 to bound
     */
    public Outcome outcome(int... piles) {
        if (nonNull(piles, "piles").length != strides.length) throw new IllegalArgumentException(piles.length
                + " piles: this table is for " + strides.length);
        int index = 0;
        for (int i = 0; i < piles.length; i++) {
            if (piles[i] < 0 || piles[i] > bound) throw new IllegalArgumentException("pile " + (i + 1) + " = "
                    + piles[i] + ": 0 to " + bound + " is allowed");
            index += piles[i] * strides[i];
        }
        return won.get(index) ? Outcome.N : Outcome.P;
    }

    /** The P-positions with ascending piles, in lexicographic order. */
    public List<List<Integer>> pPositions() {
        List<List<Integer>> all = new ArrayList<>();
        int[] position = new int[strides.length];
        int count = strides[0] * (bound + 1);
        for (int index = 0; index < count; index++) {
            if ((index & 0xFFFF) == 0) Work.poll();
            boolean ascending = true;
            for (int i = 1; i < position.length; i++) ascending &= position[i - 1] <= position[i];
            if (ascending && !won.get(index)) all.add(Arrays.stream(position).boxed().toList());
            for (int i = strides.length - 1; i >= 0 && ++position[i] > bound; i--) position[i] = 0;
        }
        return all;
    }
}
