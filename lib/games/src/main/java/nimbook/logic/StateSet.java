package nimbook.logic;

import java.util.Arrays;

/** A set of states without the dead one, to be numbered: the working space of the subset construction. */
final class StateSet {

    private final Automaton automaton;
    private final int[] members;
    private final int[] stamps;
    private int stamp = 1;
    private int size;

    StateSet(Automaton automaton) {
        this.automaton = automaton;
        members = new int[automaton.states()];
        stamps = new int[automaton.states()];
    }

    void clear() {
        size = 0;
        stamp++;
    }

    void add(int state) {
        if (state == automaton.dead() || stamps[state] == stamp) return;
        stamps[state] = stamp;
        members[size++] = state;
    }

    /** The start, and all states that the first {@code count} symbols reach from it. */
    void close(int[] symbols, int count) {
        add(0);
        for (int i = 0; i < size; i++) for (int k = 0; k < count; k++) add(automaton.next(members[i], symbols[k]));
    }

    /** Its number; the members are sorted. */
    int addTo(TupleIndex sets) {
        Arrays.sort(members, 0, size);
        return sets.add(members, size);
    }
}
