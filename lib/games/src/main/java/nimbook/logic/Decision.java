package nimbook.logic;

import static nimbook.core.Arguments.nonNull;

import java.math.BigInteger;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Whether a statement is true of all natural numbers. It is a theorem either way: an automaton was made that would
 * accept every case against it, and accepts none, or this one.
 *
 * @param statement as it was written
 * @param holds whether it is true
 * @param example the least numbers that decide it, by their names, in the order of the statement: a counterexample of a
 *     false "all", a case of a true "some"; empty where no single case decides
 * @param values terms of the statement that have a value at the example, in the order in which they stand; a value is
 *     null where the term has none
 * @param cases all numbers of which the example is the least; empty where there is none
 * @param largest states of the largest automaton, made minimal
 * @param raw states of the largest automaton before that
 * @param note what a reader has to know besides; empty for nothing
 */
public record Decision(String statement, boolean holds, Map<String, BigInteger> example,
        Map<String, BigInteger> values, Optional<Relation> cases, int largest, int raw, String note) {

    /** Maps keep their order and cannot be changed. */
    public Decision {
        nonNull(statement, "statement");
        nonNull(note, "note");
        nonNull(cases, "cases");
        example = Collections.unmodifiableMap(new LinkedHashMap<>(nonNull(example, "example")));
        values = Collections.unmodifiableMap(new LinkedHashMap<>(nonNull(values, "values")));
    }

    /** The statement in the symbols of mathematics. */
    public String typeset() {
        return Token.typeset(statement);
    }

    /** "n = 1", "x = 3, y = 4"; empty where no case decides. */
    public String exampleText() {
        return text(example);
    }

    /** "B(n) = 2, A(n − 1) = 0". */
    public String valuesText() {
        return text(values);
    }

    private static String text(Map<String, BigInteger> numbers) {
        List<String> parts = numbers.entrySet().stream().map(entry -> entry.getValue() == null
                ? entry.getKey() + " has no value" : entry.getKey() + " = " + entry.getValue()).toList();
        return String.join(", ", parts);
    }

    /** The statement, the verdict and what decides it: three lines at most. */
    @Override
    public String toString() {
        String verdict = holds ? "proved for all natural numbers; largest automaton " + largest + " states"
                : example.isEmpty() ? "false" : "false: least counterexample " + exampleText();
        if (holds && !example.isEmpty()) verdict += "; least example " + exampleText();
        return typeset() + "\n" + verdict + (values.isEmpty() ? "" : "\n" + valuesText())
                + (note.isEmpty() ? "" : "\n" + note);
    }
}
