package nimbook.period;

import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import nimbook.core.Work;

/**
 * The positions to which moves of one kind may lead, as far as the digits of the position they come from are read: sets
 * of numbers, each set with a number in the order in which they came. An option that the automaton will not accept,
 * whatever follows, is left out.
 */
abstract class OptionSets {

    /** Options that are looked at; beyond these a certificate is refused, as by the checker in Python. */
    private static final long MOST_LOOKS = 1 << 26;

    final int[][] next;
    final BitSet live;
    final BitSet accepting;
    private final Map<IntBuffer, Integer> numbers = new HashMap<>();
    private final List<int[]> sets = new ArrayList<>();
    private final BitSet winning = new BitSet();
    private final Map<Long, Integer> steps = new HashMap<>();
    private long looks;

    OptionSets(int[][] next, BitSet live, BitSet accepting, int... first) {
        this.next = next;
        this.live = live;
        this.accepting = accepting;
        add(first);
    }

    private int add(int[] options) {
        Integer known = numbers.putIfAbsent(IntBuffer.wrap(options), sets.size());
        if (known != null) return known;
        for (int option : options) if (isAccepted(option)) winning.set(sets.size());
        sets.add(options);
        return sets.size() - 1;
    }

    /** Whether some option of the set, as it stands, is accepted. */
    boolean isWinning(int set) {
        return winning.get(set);
    }

    /** The set after one more digit of row and column, which were in this state of the automaton. */
    int after(int set, int state, int symbol) {
        long key = ((long) set * next.length + state) * 4 + symbol;
        Integer known = steps.get(key);
        if (known != null) return known;
        Work.poll();
        int[] options = sets.get(set);
        looks += options.length + 1;
        if (looks > MOST_LOOKS) throw new IllegalArgumentException("next of " + next.length + " states: more than "
                + MOST_LOOKS + " options would have to be looked at");
        BitSet found = new BitSet();
        for (int option : options) step(option, symbol, found);
        begin(state, symbol, found);
        int after = add(found.stream().toArray());
        steps.put(key, after);
        return after;
    }

    /** Adds what an option may become. */
    abstract void step(int option, int symbol, BitSet found);

    /** Adds the options that were equal to the position up to here. */
    void begin(int state, int symbol, BitSet found) {}

    abstract boolean isAccepted(int option);

    /**
     * Moves along the row, where the column becomes smaller, bit 2 of a symbol, or along the column, bit 1. An option
     * is a state of the automaton. Of two words of one length, that of the smaller number has the smaller first digit
     * that differs.
     */
    static final class Line extends OptionSets {

        private final int bit;

        Line(int[][] next, BitSet live, BitSet accepting, int bit) {
            super(next, live, accepting);
            this.bit = bit;
        }

        @Override
        void step(int option, int symbol, BitSet found) {
            for (int digits : new int[] {symbol & ~bit, symbol | bit})
                if (live.get(next[option][digits])) found.set(next[option][digits]);
        }

        @Override
        void begin(int state, int symbol, BitSet found) {
            if ((symbol & bit) != 0 && live.get(next[state][symbol & ~bit])) found.set(next[state][symbol & ~bit]);
        }

        @Override
        boolean isAccepted(int option) {
            return accepting.get(option);
        }
    }

    /**
     * Moves along the diagonal from (x, y) to (u, v): u &lt; x and x + v − y − u = 0. With j digits to come, that sum
     * is p·U(j) + q·U(j − 1) and what the digits bring; U(−1) = U(0) = 1, U(j + 1) = U(j) + U(j − 1). An option is
     * 2 · (pairs · state + pair), and 1 more where u is smaller by now.
     */
    static final class Diagonal extends OptionSets {

        /** The pairs (p, q) from which the sum may become 0, and the number of the one after a digit d, −1 for none. */
        private static final List<List<Integer>> PAIRS = new ArrayList<>(List.of(List.of(0, 0)));
        private static final List<int[]> AFTER = new ArrayList<>();

        static {
            for (int i = 0; i < PAIRS.size(); i++) {
                int p = PAIRS.get(i).get(0);
                int q = PAIRS.get(i).get(1);
                int[] after = new int[5];
                for (int d = -2; d <= 2; d++) {
                    List<Integer> pair = List.of(p + q + d, p);
                    boolean balanced = !stays(p + q + d, p) && !stays(-p - q - d, -p);
                    if (balanced && !PAIRS.contains(pair)) PAIRS.add(pair);
                    after[d + 2] = balanced ? PAIRS.indexOf(pair) : -1;
                }
                AFTER.add(after);
            }
        }

        Diagonal(int[][] next, BitSet live, BitSet accepting) {
            super(next, live, accepting, 0);
        }

        /**
         * Whether the sum is positive for ever. The digits to come, two numbers added and two subtracted, are worth
         * more than −2·U(j). So it is when (p − 2)·U(j) + q·U(j − 1) is not negative for j = 0 and 1, hence for all j.
         */
        private static boolean stays(int p, int q) {
            return p - 2 + q >= 0 && 2 * (p - 2) + q >= 0;
        }

        @Override
        void step(int option, int symbol, BitSet found) {
            int pairs = PAIRS.size();
            int smaller = option & 1;
            int[] after = AFTER.get(option / 2 % pairs);
            int x = symbol & 1;
            int y = symbol >> 1;
            for (int u = 0; u <= (smaller == 1 ? 1 : x); u++) for (int v = 0; v < 2; v++) {
                int state = next[option / 2 / pairs][u + 2 * v];
                int pair = after[x + v - y - u + 2];
                if (live.get(state) && pair >= 0) found.set(2 * (state * pairs + pair) + (u < x ? 1 : smaller));
            }
        }

        @Override
        boolean isAccepted(int option) {
            List<Integer> pair = PAIRS.get(option / 2 % PAIRS.size());
            return accepting.get(option / 2 / PAIRS.size()) && pair.get(0) + pair.get(1) == 0 && (option & 1) == 1;
        }
    }
}
