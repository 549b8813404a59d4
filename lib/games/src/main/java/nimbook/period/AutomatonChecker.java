package nimbook.period;

import static nimbook.core.Arguments.nonNull;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Queue;
import java.util.Set;
import java.util.TreeMap;
import nimbook.board.BoardGame;
import nimbook.board.Moves;
import nimbook.core.Position;
import nimbook.core.Work;

/**
 * Verifies an {@link AutomatonCertificate}; it shares no code with {@code nimbook.logic}.
 *
 * <p>A symbol is a digit of the row plus twice a digit of the column. All words of symbols are read, a finite number of
 * cases: the automaton's state; where in the tree of the terminal cells' words one is; which digits were 1; and the
 * {@link OptionSets} of row, column and diagonal. At each end of a word that is a position it is known whether it is
 * accepted, whether it has a move, and whether one leads to an accepted position.
 */
public final class AutomatonChecker {

    /** The automaton of row + column ≤ 34 has 906 states. */
    private static final int MOST_STATES = 1 << 12;

    private static final int MOST_CELLS = 5000;

    /** Cases beyond these are refused, as by the checker in Python: some 200 MB. */
    private static final int MOST_CASES = 1 << 21;

    /** A prefix of a position's word. The node is −1 outside the tree. */
    private record Prefix(int state, int node, int before, int row, int column, int diagonal) {}

    private final AutomatonCertificate c;
    private final int[][] next;
    private final BitSet accepting = new BitSet();
    private final BitSet live;

    /** From 4 · node + symbol to node; zeros ahead stay at node 0. */
    private final TreeMap<Integer, Integer> tree = new TreeMap<>();
    private final BitSet ends = new BitSet();

    private AutomatonChecker(AutomatonCertificate c) {
        this.c = c;
        next = c.next().stream().map(row -> row.stream().mapToInt(q -> q).toArray()).toArray(int[][]::new);
        c.accepting().forEach(accepting::set);
        live = live();
        tree.put(0, 0);
        ends.set(0);
        c.game().terminalCells().list().forEach(this::plant);
    }

    /**
     * What is wrong with a certificate; empty when it proves what it says.
     *
     * @throws IllegalArgumentException when it has more than 4096 states or 5000 terminal cells, or needs more than
     *     2²¹ cases
     * @throws nimbook.core.Work.Stopped when the thread is interrupted
     */
    public static List<String> faults(AutomatonCertificate certificate) {
        String fault = shape(nonNull(certificate, "certificate"));
        if (fault == null) fault = new AutomatonChecker(certificate).fault();
        return fault == null ? List.of() : List.of(fault);
    }

    /** Whether the game and the numbers are such as the format has them; the first fault, or null. */
    private static String shape(AutomatonCertificate c) {
        BoardGame game = c.game();
        if (!game.moves().equals(Moves.queen()) || game.forbiddenCells().size() > 0)
            return "game is not the queen with terminal cells";
        int states = c.next().size();
        if (states < 1 || states > MOST_STATES || game.terminalCells().size() > MOST_CELLS)
            throw new IllegalArgumentException(states + " states, " + game.terminalCells().size()
                    + " terminal cells: 1 to " + MOST_STATES + " and at most " + MOST_CELLS + " are checked");
        int met = 1;
        for (int state = 0; state < states; state++) {
            List<Integer> row = c.next().get(state);
            if (state >= met || row.size() != 4) return "next has other than four states, or one that is not reached";
            for (int after : row) {
                if (after < 0 || after > met) return "next: the states are not numbered as they first come";
                if (after == met) met++;
            }
        }
        if (met != states) return "next: a state that is none";
        int last = -1;
        for (int state : c.accepting()) {
            if (state <= last || state >= states) return "accepting does not ascend among the states";
            last = state;
        }
        return c.next().get(0).get(0) == 0 ? null : "zeros ahead matter";
    }

    /** The states from which a word leads to an accepting one. */
    private BitSet live() {
        BitSet found = (BitSet) accepting.clone();
        for (boolean more = true; more;) {
            Work.poll();
            more = false;
            for (int state = 0; state < next.length; state++) {
                if (found.get(state)) continue;
                for (int after : next[state]) if (found.get(after)) found.set(state);
                more |= found.get(state);
            }
        }
        return found;
    }

    /** Adds the word of a cell to the tree. */
    private void plant(Position cell) {
        Work.poll();
        long[] weights = new long[46];
        for (int j = 0; j < weights.length; j++) weights[j] = j < 2 ? j + 1 : weights[j - 1] + weights[j - 2];
        long row = cell.row();
        long column = cell.column();
        int node = 0;
        for (int j = weights.length - 1; j >= 0; j--) {
            int symbol = (row >= weights[j] ? 1 : 0) + (column >= weights[j] ? 2 : 0);
            row -= (symbol & 1) * weights[j];
            column -= (symbol >> 1) * weights[j];
            int branch = 4 * node + symbol;
            tree.putIfAbsent(branch, tree.size());
            node = tree.get(branch);
        }
        ends.set(node);
    }

    private String fault() {
        List<OptionSets> kinds = List.of(new OptionSets.Line(next, live, accepting, 2),
                new OptionSets.Line(next, live, accepting, 1), new OptionSets.Diagonal(next, live, accepting));
        Prefix start = new Prefix(0, 0, 0, 0, 0, 0);
        Set<Prefix> seen = new HashSet<>(Set.of(start));
        Queue<Prefix> todo = new ArrayDeque<>(List.of(start));
        while (!todo.isEmpty()) {
            Prefix at = todo.remove();
            int[] sets = {at.row, at.column, at.diagonal};
            boolean moves = false;
            for (int i = 0; i < 3; i++) moves |= kinds.get(i).isWinning(sets[i]);
            boolean accepted = accepting.get(at.state);
            if (at.node >= 0 && ends.get(at.node)) {
                if (accepted == c.game().isMisere()) return "a position without a move is on the wrong side";
            } else if (accepted && moves) {
                return "a move leads from the set into the set";
            } else if (!accepted && !moves) {
                return "a position outside the set has no move into it";
            }
            for (int symbol = 0; symbol < 4; symbol++) {
                int state = next[at.state][symbol];
                if ((at.before & symbol) != 0) {
                    if (live.get(state)) return "digits that are not Zeckendorf's are accepted";
                    continue;
                }
                int node = at.node < 0 ? -1 : tree.getOrDefault(4 * at.node + symbol, -1);
                int[] now = new int[3];
                for (int i = 0; i < 3; i++) now[i] = kinds.get(i).after(sets[i], at.state, symbol);
                Prefix after = new Prefix(state, node, symbol, now[0], now[1], now[2]);
                if (!seen.add(after)) continue;
                todo.add(after);
                if (seen.size() > MOST_CASES) throw new IllegalArgumentException("next of " + next.length
                        + " states: more than " + MOST_CASES + " cases would have to be checked");
            }
            if ((seen.size() & 0xff) == 0) Work.poll();
        }
        return null;
    }
}
