package nimbook.logic;

import static nimbook.core.Arguments.refuse;

import java.util.Arrays;
import nimbook.core.Work;

/**
 * A complete deterministic automaton over the symbols 0 … symbols − 1, minimal, its states numbered breadth first from
 * the start 0; so two automata accept the same words exactly when their arrays are equal.
 *
 * <p>A symbol is a digit of each of k numbers, Σ dᵢ·Dⁱ where D is the number of digits. Words that are canonical on
 * every track are accepted at most, and leading zeros never matter: the symbol 0 leads from the start to itself.
 */
public final class Automaton {

    /**
     * Transitions of an automaton before it is minimal: 128 MB. A relation that needs more is too large to be decided.
     */
    static final int MOST = 1 << 25;

    private final int symbols;
    private final int[] next;
    private final boolean[] accepting;
    private final int dead;
    private final int raw;

    /** Minimises the reachable part: partition refinement, at most states · symbols steps a round. */
    Automaton(int symbols, int[] next, boolean[] accepting) {
        this.symbols = symbols;
        raw = accepting.length;
        int[] classes = refine(symbols, next, accepting);
        int[] order = new int[raw];          // class → number, breadth first; 0 where it has none yet
        int[] member = new int[raw];         // number → a state of the class
        int count = 1;
        order[classes[0]] = 1;
        for (int i = 0; i < count; i++) for (int s = 0; s < symbols; s++) {
            int target = next[member[i] * symbols + s];
            if (order[classes[target]] > 0) continue;
            member[count] = target;
            order[classes[target]] = ++count;
        }
        this.next = new int[count * symbols];
        this.accepting = new boolean[count];
        int sink = -1;
        for (int i = 0; i < count; i++) {
            this.accepting[i] = accepting[member[i]];
            boolean stays = !this.accepting[i];
            for (int s = 0; s < symbols; s++) {
                int target = order[classes[next[member[i] * symbols + s]]] - 1;
                this.next[i * symbols + s] = target;
                stays &= target == i;
            }
            if (stays) sink = i;
        }
        dead = sink;
    }

    /** The class of each state: two states are in one when they accept the same words. */
    private static int[] refine(int symbols, int[] next, boolean[] accepting) {
        int states = accepting.length;
        int[] classes = new int[states];
        for (int i = 0; i < states; i++) classes[i] = accepting[i] ? 1 : 0;
        int[] row = new int[symbols + 1];
        for (int before = 0;;) {
            TupleIndex rows = new TupleIndex();
            int[] finer = new int[states];
            for (int i = 0; i < states; i++) {
                if ((i & 0xFFF) == 0) Work.poll();
                row[symbols] = classes[i];
                for (int s = 0; s < symbols; s++) row[s] = classes[next[i * symbols + s]];
                finer[i] = rows.add(row, symbols + 1);
            }
            classes = finer;
            if (rows.size() == before) return classes;
            before = rows.size();
        }
    }

    /** How many symbols it reads. */
    public int symbols() {
        return symbols;
    }

    /** How many states it has, the dead one included. */
    public int states() {
        return accepting.length;
    }

    /** How many states it had before it was made minimal. */
    public int raw() {
        return raw;
    }

    /** The state from which no word is accepted, or −1 when there is none. */
    public int dead() {
        return dead;
    }

    /**
     * The state after a symbol.
     *
     * @throws IndexOutOfBoundsException when there is no such state or symbol
     */
    public int next(int state, int symbol) {
        if (symbol < 0 || symbol >= symbols)
            throw new IndexOutOfBoundsException("symbol = " + symbol + ": 0 to " + (symbols - 1) + " are allowed");
        return next[state * symbols + symbol];
    }

    /**
     * Whether a word that ends in this state is accepted.
     *
     * @throws IndexOutOfBoundsException when there is no such state
     */
    public boolean accepts(int state) {
        return accepting[state];
    }

    /** Whether it accepts nothing. */
    boolean isEmpty() {
        return accepting.length == 1 && !accepting[0];
    }

    /** Whether it accepts finitely many words, but for leading zeros. */
    boolean isFinite() {
        // A minimal automaton has no dead state but one; states are taken away while nothing leads to them.
        int[] into = new int[accepting.length];
        for (int i = 0; i < accepting.length; i++)
            for (int s = 0; s < symbols; s++) if (counts(i, s)) into[target(i, s)]++;
        int[] free = new int[accepting.length];
        int count = 0;
        for (int i = 0; i < accepting.length; i++) if (i != dead && into[i] == 0) free[count++] = i;
        for (int at = 0; at < count; at++) for (int s = 0; s < symbols; s++)
            if (counts(free[at], s) && --into[target(free[at], s)] == 0) free[count++] = target(free[at], s);
        return count == accepting.length - (dead < 0 ? 0 : 1);
    }

    private int target(int state, int symbol) {
        return next[state * symbols + symbol];
    }

    /** Whether a transition is more than a leading zero or a way into the dead state. */
    private boolean counts(int state, int symbol) {
        return state != dead && target(state, symbol) != dead && (state > 0 || symbol > 0);
    }

    /** The same automaton on other symbols: symbol s reads what {@code table[s]} reads here. */
    Automaton reading(int[] table) {
        int[] other = new int[accepting.length * table.length];
        for (int i = 0; i < accepting.length; i++)
            for (int s = 0; s < table.length; s++) other[i * table.length + s] = next[i * symbols + table[s]];
        return new Automaton(table.length, other, accepting);
    }

    /** The first accepted word, shorter ones first, then in the order of symbols; null when there is none. */
    int[] shortest() {
        int[] from = new int[accepting.length];
        int[] by = new int[accepting.length];
        int[] queue = new int[accepting.length];
        Arrays.fill(from, -1);
        int count = 1;
        for (int i = 0; i < count; i++) {
            if (accepting[queue[i]]) return path(queue[i], from, by);
            for (int s = 0; s < symbols; s++) {
                int target = next[queue[i] * symbols + s];
                if (target == 0 || from[target] >= 0) continue;
                from[target] = queue[i];
                by[target] = s;
                queue[count++] = target;
            }
        }
        return null;
    }

    private static int[] path(int state, int[] from, int[] by) {
        int length = 0;
        for (int at = state; at != 0; at = from[at]) length++;
        int[] word = new int[length];
        for (int at = state; at != 0; at = from[at]) word[--length] = by[at];
        return word;
    }

    /** A growing table of transitions, refused where it is too large. */
    static final class Builder {

        private final int symbols;
        private final int most;
        private int[] next;
        private int states;

        /** @throws IllegalStateException when there are more symbols than any relation may have */
        Builder(int symbols) {
            this.symbols = symbols;
            most = MOST / symbols;
            next = new int[Math.max(symbols * 16, 64)];
        }

        /** Adds the transitions of the next state. */
        void add(int[] targets) {
            if ((states & 0xFF) == 0) Work.poll();
            // each target becomes a state: what will not fit is known before its transitions are computed
            for (int target : targets) if (target >= most) throw tooLarge();
            int end = (states + 1) * symbols;
            if (end > next.length) next = Arrays.copyOf(next, Math.max(end, Math.min(MOST, next.length * 2)));
            System.arraycopy(targets, 0, next, states++ * symbols, symbols);
        }

        Automaton build(boolean[] accepting) {
            refuse(accepting.length != states, "accepting: ", states, " states are needed, not ", accepting.length);
            return new Automaton(symbols, next, accepting);
        }

        private IllegalStateException tooLarge() {
            return new IllegalStateException("too large: an automaton with more than " + most
                    + " states of " + symbols + " symbols; nothing is decided");
        }
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Automaton a && symbols == a.symbols && Arrays.equals(next, a.next)
                && Arrays.equals(accepting, a.accepting);
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(next) + Arrays.hashCode(accepting);
    }

    @Override
    public String toString() {
        return "automaton of " + accepting.length + " states and " + symbols + " symbols";
    }
}
