package nimbook.logic;

import static nimbook.core.Arguments.copy;
import static nimbook.core.Arguments.nonNull;
import static nimbook.core.Arguments.refuse;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

/**
 * A set of tuples of natural numbers, each number with a name: those whose words an automaton accepts. Relations are
 * closed under all that first-order logic has. The automaton is minimal, so relations with equal names are equal sets
 * exactly when they are equal objects.
 *
 * <p>Every construction polls for interruption, and ends with IllegalStateException "too large" where it would need
 * more than {@value Automaton#MOST} transitions; a relation is right or not there.
 */
public final class Relation {

    /** Truth tables of connectives: bit 2·left + right. */
    static final int AND = 0b1000;
    static final int OR = 0b1110;
    static final int IMPLIES = 0b1011;
    static final int IFF = 0b1001;
    static final int XOR = 0b0110;
    private static final int NOT_LEFT = 0b0011;

    private final Numeration numeration;
    private final List<String> names;
    private final Automaton automaton;

    /** @param names ascending, one a track */
    Relation(Numeration numeration, List<String> names, Automaton automaton) {
        this.numeration = numeration;
        this.names = List.copyOf(names);
        this.automaton = automaton;
    }

    /** The relation without numbers: true or false. */
    static Relation truth(Numeration numeration, boolean value) {
        return new Relation(numeration, List.of(), new Automaton(1, new int[1], new boolean[] {value}));
    }

    /** How the numbers are written. */
    public Numeration numeration() {
        return numeration;
    }

    /** The names of its numbers, ascending; track i of the automaton reads the i-th. */
    public List<String> names() {
        return names;
    }

    /** Its minimal automaton. */
    public Automaton automaton() {
        return automaton;
    }

    /** Whether no tuple is in it. */
    public boolean isEmpty() {
        return automaton.isEmpty();
    }

    /** Whether every tuple is in it. */
    public boolean isAll() {
        return not().isEmpty();
    }

    /**
     * The least N for which every number of every tuple is less; empty when there is none, so that infinitely many
     * tuples are in it. A minimal automaton accepts finitely many words when no way through it goes in a circle.
     */
    public Optional<BigInteger> bound() {
        if (!automaton.isFinite()) return Optional.empty();
        BigInteger bound = BigInteger.ZERO;
        for (String name : names) {
            Relation below = Theory.of(numeration).relation(name + " < n'");
            Relation all = not().or(below).all(names);
            bound = bound.max(all.least(List.of("n'")).orElseThrow().get("n'"));
        }
        return Optional.of(bound);
    }

    /**
     * The tuples that are in one of the two.
     *
     * @throws IllegalArgumentException when their numerations differ
     */
    public Relation xor(Relation other) {
        return combine(other, XOR);
    }

    /** Both: by name, so that "x = y" and "y = z" share y. */
    public Relation and(Relation other) {
        return combine(other, AND);
    }

    /** At least one. */
    public Relation or(Relation other) {
        return combine(other, OR);
    }

    /** The other tuples. */
    public Relation not() {
        return combine(truth(numeration, true), NOT_LEFT);
    }

    /** The breadth-first product; a state is a state of each side and the check of the digits. */
    Relation combine(Relation other, int table) {
        refuse(!numeration.equals(nonNull(other, "other").numeration), "other: a relation in ", other.numeration,
                ", but this one is in ", numeration);
        List<String> all = new ArrayList<>(new TreeSet<>(joined(names, other.names)));
        Tracks tracks = new Tracks(numeration, all.size());
        int[] left = tracks.table(positions(names, all));
        int[] right = tracks.table(positions(other.names, all));
        TupleIndex states = new TupleIndex();
        int[] tuple = new int[3];
        states.add(tuple, 3);
        Automaton.Builder built = new Automaton.Builder(tracks.symbols());
        int[] targets = new int[tracks.symbols()];
        for (int i = 0; i < states.size(); i++) {
            int l = states.get(i, 0);
            int r = states.get(i, 1);
            int mask = states.get(i, 2);
            for (int s = 0; s < targets.length; s++) {
                tuple[2] = mask < 0 ? -1 : tracks.after(mask, s);
                tuple[0] = mask < 0 ? 0 : automaton.next(l, left[s]);
                tuple[1] = mask < 0 ? 0 : other.automaton.next(r, right[s]);
                boolean ended = tuple[2] < 0 || tuple[0] == automaton.dead() && (table & 3) == 0
                        || tuple[1] == other.automaton.dead() && (table & 5) == 0;
                if (ended) {
                    tuple[0] = tuple[1] = 0;
                    tuple[2] = -1;
                }
                targets[s] = states.add(tuple, 3);
            }
            built.add(targets);
        }
        boolean[] accepting = new boolean[states.size()];
        for (int i = 0; i < accepting.length; i++) {
            int sides = (automaton.accepts(states.get(i, 0)) ? 2 : 0) + (other.automaton.accepts(states.get(i, 1))
                    ? 1 : 0);
            int mask = states.get(i, 2);
            accepting[i] = mask >= 0 && tracks.ends(mask) && (table >> sides & 1) != 0;
        }
        return new Relation(numeration, all, built.build(accepting));
    }

    private static List<String> joined(List<String> one, List<String> other) {
        List<String> all = new ArrayList<>(one);
        all.addAll(other);
        return all;
    }

    private static List<Integer> positions(List<String> names, List<String> all) {
        return names.stream().map(all::indexOf).toList();
    }

    /**
     * The tuples of the other numbers for which some values of these are in the relation: the subset construction. The
     * word of a value may be longer than those of the others, so the start is every state that zeros of the others
     * reach.
     */
    public Relation some(Collection<String> bound) {
        List<String> left = names.stream().filter(name -> !nonNull(bound, "bound").contains(name)).toList();
        if (left.size() == names.size()) return this;
        if (left.isEmpty()) return truth(numeration, !isEmpty());
        Tracks tracks = new Tracks(numeration, names.size());
        int[] kept = tracks.table(positions(left, names));
        int symbols = new Tracks(numeration, left.size()).symbols();
        int each = tracks.symbols() / symbols;
        int[] readings = new int[tracks.symbols()];      // kept symbol · each + i → symbol
        int[] filled = new int[symbols];
        for (int s = 0; s < kept.length; s++) readings[kept[s] * each + filled[kept[s]]++] = s;
        StateSet set = new StateSet(automaton);
        TupleIndex sets = new TupleIndex();
        set.close(readings, each);
        set.addTo(sets);
        Automaton.Builder built = new Automaton.Builder(symbols);
        int[] targets = new int[symbols];
        for (int i = 0; i < sets.size(); i++) {
            for (int s = 0; s < symbols; s++) {
                set.clear();
                for (int m = 0; m < sets.length(i); m++) for (int k = 0; k < each; k++)
                    set.add(automaton.next(sets.get(i, m), readings[s * each + k]));
                targets[s] = set.addTo(sets);
            }
            built.add(targets);
        }
        boolean[] accepting = new boolean[sets.size()];
        for (int i = 0; i < accepting.length; i++) for (int m = 0; m < sets.length(i); m++)
            accepting[i] |= automaton.accepts(sets.get(i, m));
        return new Relation(numeration, left, built.build(accepting));
    }

    /** The tuples of the other numbers for which all values of these are in the relation. */
    public Relation all(Collection<String> bound) {
        return not().some(bound).not();
    }

    /**
     * The same relation of other names, in the order of {@link #names}; equal ones ask for equal numbers.
     *
     * @throws IllegalArgumentException unless there is one for each
     */
    public Relation named(List<String> others) {
        List<String> given = copy(others, "others");
        refuse(given.size() != names.size(), "others = ", given, ": ", names.size(), " names are needed");
        List<String> sorted = new ArrayList<>(new TreeSet<>(given));
        int[] table = new Tracks(numeration, sorted.size()).table(positions(given, sorted));
        return new Relation(numeration, sorted, automaton.reading(table));
    }

    /**
     * Whether these numbers, in the order of {@link #names}, are in the relation.
     *
     * @throws IllegalArgumentException unless there is one for each, none negative
     */
    public boolean contains(BigInteger... numbers) {
        List<BigInteger> given = copy(numbers, "numbers");
        refuse(given.size() != names.size(), "numbers = ", given, ": ", names.size(), " are needed, for ", names);
        int[][] words = given.stream().map(numeration::word).toArray(int[][]::new);
        int length = 0;
        for (int[] word : words) length = Math.max(length, word.length);
        int state = 0;
        for (int at = length; at > 0; at--) {
            int symbol = 0;
            for (int i = words.length - 1; i >= 0; i--) {
                int digit = at <= words[i].length ? words[i][words[i].length - at] : 0;
                symbol = symbol * numeration.digits() + digit;
            }
            state = automaton.next(state, symbol);
        }
        return automaton.accepts(state);
    }

    /** {@link #contains(BigInteger...)}. */
    public boolean contains(long... numbers) {
        BigInteger[] given = new BigInteger[nonNull(numbers, "numbers").length];
        for (int i = 0; i < given.length; i++) given[i] = BigInteger.valueOf(numbers[i]);
        return contains(given);
    }

    /**
     * The least tuple: least in the first of these names, among those least in the second, and so on; empty when there
     * is none. Names that are not given come last.
     */
    public Optional<Map<String, BigInteger>> least(List<String> order) {
        if (isEmpty()) return Optional.empty();
        List<String> all = new ArrayList<>(copy(order, "order"));
        all.retainAll(names);
        for (String name : names) if (!all.contains(name)) all.add(name);
        Map<String, BigInteger> least = new LinkedHashMap<>();
        Relation rest = this;
        for (String name : all) {
            List<String> others = rest.names.stream().filter(n -> !n.equals(name)).toList();
            BigInteger value = numeration.value(rest.some(others).automaton.shortest());
            least.put(name, value);
            rest = rest.and(constant(numeration, name, value)).some(List.of(name));
        }
        return Optional.of(least);
    }

    /** The relation "name = value", by the digits: as many states as there are digits, however large the value is. */
    static Relation constant(Numeration numeration, String name, BigInteger value) {
        int[] word = numeration.word(value);
        int digits = numeration.digits();
        int[] next = new int[(word.length + 2) * digits];
        Arrays.fill(next, word.length + 1);
        next[0] = 0;
        for (int i = 0; i < word.length; i++) next[i * digits + word[i]] = i + 1;
        boolean[] accepting = new boolean[word.length + 2];
        accepting[word.length] = true;
        return new Relation(numeration, List.of(name), new Automaton(digits, next, accepting));
    }

    /** Equal names in the same numeration, and the same tuples. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Relation r && numeration.equals(r.numeration) && names.equals(r.names)
                && automaton.equals(r.automaton);
    }

    @Override
    public int hashCode() {
        return 31 * names.hashCode() + automaton.hashCode();
    }

    /** "relation of x, y: 25 states". */
    @Override
    public String toString() {
        return "relation of " + String.join(", ", names) + ": " + automaton.states() + " states";
    }
}
