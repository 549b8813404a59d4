package nimbook.logic;

import static nimbook.core.Arguments.copy;
import static nimbook.core.Arguments.nonNull;

import java.util.List;

/**
 * A relation or a function with a name.
 *
 * @param name as it is called in a statement
 * @param parameters the names of its arguments, as they were written
 * @param function whether it has a value
 * @param relation its tuples; the tracks are the arguments in their order and, for a function, its value last
 * @param text what it means, in a line
 */
public record Definition(String name, List<String> parameters, boolean function, Relation relation, String text) {

    /** Keeps a copy of the parameters. */
    public Definition {
        nonNull(name, "name");
        parameters = copy(parameters, "parameters");
        nonNull(relation, "relation");
        nonNull(text, "text");
    }

    /** The name of a track: ascending with the number. */
    static String track(int i) {
        return "p" + (char) ('a' + i);
    }

    /** "A(n)". */
    public String head() {
        return name + "(" + String.join(", ", parameters) + ")";
    }

    /** "A(n): the lower Wythoff number ⌊nφ⌋". */
    @Override
    public String toString() {
        return head() + ": " + text;
    }
}
