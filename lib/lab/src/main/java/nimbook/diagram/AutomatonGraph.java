package nimbook.diagram;

import static nimbook.core.Arguments.copy;
import static nimbook.core.Arguments.nonNull;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import nimbook.drawing.Drawing;
import nimbook.drawing.NumberText;
import nimbook.export.DrawnFigure;
import nimbook.logic.Automaton;
import nimbook.logic.Relation;
import nimbook.logic.Theory;
import nimbook.widget.model.Component;

/**
 * The minimal automaton of a relation of natural numbers. It reads their digits in parallel, the most significant
 * first, and accepts where it ends in a state with a double ring; the state that accepts nothing any more is left out.
 * With more than {@value AutomatonDrawing#MOST_STATES} states it is a table. Immutable: every method gives another
 * figure.
 *
 * <pre>{@code
 * automaton("evenzeros(n)").walk(20)
 * live(whole("n", 0, 100), n -> automaton("evenzeros(n)").walk(n))
 * }</pre>
 */
public final class AutomatonGraph implements DrawnFigure {

    /** More states are no table that anybody reads. */
    static final int MOST_ROWS = 200;
    /** Four numbers in two digits. */
    private static final int MOST_SYMBOLS = 16;

    private final String statement;
    private final List<String> variables;
    private final Relation relation;
    /** What walks through it, by the order of the variables; empty for nothing. */
    private final List<BigInteger> numbers;
    private final int after;

    private AutomatonGraph(String statement, List<String> variables, Relation relation, List<BigInteger> numbers,
            int after) {
        this.statement = statement;
        this.variables = variables;
        this.relation = relation;
        this.numbers = numbers;
        this.after = after;
    }

    /**
     * The automaton of a statement's relation.
     *
     * @param variables the names of the relation's numbers in the order in which their digits are written
     * @throws IllegalArgumentException unless they are the relation's, and when it has more than {@value #MOST_ROWS}
     *     states or reads more than 16 symbols
     */
    public static AutomatonGraph of(String statement, List<String> variables, Relation relation) {
        Automaton automaton = nonNull(relation, "relation").automaton();
        List<String> names = List.copyOf(copy(variables, "variables"));
        if (!names.stream().sorted().toList().equals(relation.names()))
            throw new IllegalArgumentException("variables = " + names + ": the relation has " + relation.names());
        if (automaton.states() > MOST_ROWS || automaton.symbols() > MOST_SYMBOLS)
            throw new IllegalArgumentException("relation: its automaton has " + NumberText.counted(automaton.states(),
                    "state") + " and " + NumberText.counted(automaton.symbols(), "symbol") + "; at most " + MOST_ROWS
                    + " and " + MOST_SYMBOLS + " are shown");
        return new AutomatonGraph(Theory.typeset(statement), names, relation, List.of(), Integer.MAX_VALUE);
    }

    /**
     * With numbers that walk through it, and the states on their way.
     *
     * @throws IllegalArgumentException unless there is one for each variable, none negative
     */
    public AutomatonGraph walk(long... given) {
        List<BigInteger> all = new ArrayList<>();
        for (long number : nonNull(given, "given")) all.add(BigInteger.valueOf(number));
        if (all.size() != variables.size() || all.stream().anyMatch(number -> number.signum() < 0))
            throw new IllegalArgumentException("given = " + all + ": a natural number is needed for each of "
                    + String.join(", ", variables));
        return new AutomatonGraph(statement, variables, relation, all, after);
    }

    /**
     * After so many digits, or after all.
     *
     * @throws IllegalArgumentException when it is negative
     */
    public AutomatonGraph after(int digits) {
        if (digits < 0) throw new IllegalArgumentException("digits = " + digits + ": at least 0 is needed");
        return new AutomatonGraph(statement, variables, relation, numbers, digits);
    }

    String statement() {
        return statement;
    }

    List<String> variables() {
        return variables;
    }

    Relation relation() {
        return relation;
    }

    /** The walk; null for none. */
    AutomatonWalk walked() {
        return numbers.isEmpty() ? null : AutomatonWalk.of(this, numbers, after);
    }

    /** The digits of a symbol in the order of the variables: "01". */
    String digits(int symbol) {
        int base = relation.numeration().digits();
        StringBuilder out = new StringBuilder();
        for (String name : variables) {
            int rest = symbol;
            for (int i = relation.names().indexOf(name); i > 0; i--) rest /= base;
            out.append(Character.forDigit(rest % base, 36));
        }
        return out.toString();
    }

    /** The states that are left where the one that accepts nothing is left out. */
    int states() {
        return relation.automaton().states() - (relation.automaton().dead() < 0 ? 0 : 1);
    }

    /** The number of a state among those; "–" for the one that is left out. */
    String number(int state) {
        int dead = relation.automaton().dead();
        return state < 0 || state == dead ? "–" : String.valueOf(dead < 0 || state < dead ? state : state - 1);
    }

    /** "4 states read the digits of n". */
    String size() {
        int states = states();
        return NumberText.counted(states, "state") + (states == 1 ? " reads" : " read") + " the digits of "
                + String.join(", ", variables) + ", " + relation.numeration();
    }

    @Override
    public Drawing drawing() {
        return AutomatonDrawing.of(this, false);
    }

    @Override
    public Component component() {
        return picture().component();
    }

    @Override
    public Map<String, Object> state() {
        return picture().state();
    }

    private Picture picture() {
        List<Drawing> others = numbers.isEmpty() ? List.of() : List.of(AutomatonDrawing.of(this, true));
        return Picture.of(drawing(), others, text());
    }

    /** A line a state: where each symbol leads, and whether it accepts; below them the walk. */
    @Override
    public String text() {
        Automaton automaton = relation.automaton();
        StringBuilder out = new StringBuilder(statement).append('\n').append(size());
        for (int state = 0; state < automaton.states(); state++) {
            if (state == automaton.dead()) continue;
            out.append('\n').append(number(state)).append(automaton.accepts(state) ? " accepts" : "").append(':');
            for (int s = 0; s < automaton.symbols(); s++) if (automaton.next(state, s) != automaton.dead())
                out.append(' ').append(digits(s)).append('→').append(number(automaton.next(state, s)));
        }
        AutomatonWalk walk = walked();
        return walk == null ? out.toString() : out.append('\n').append(walk.text()).toString();
    }

    @Override
    public String toString() {
        return text();
    }
}
