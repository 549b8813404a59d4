package nimbook.logic;

import java.util.List;

/** A formula of first-order logic. */
sealed interface Statement {

    /** "For all" or "there are", of different names. */
    record Quantified(boolean all, List<String> names, Statement body) implements Statement {}

    /** @param table the connective as a truth table, bit 2·left + right */
    record Connected(int table, Statement left, Statement right) implements Statement {}

    record Negated(Statement of) implements Statement {}

    /** @param signs the signs of left − right that are accepted, as bits: negative 1, zero 2, positive 4 */
    record Compared(Linear left, int signs, Linear right) implements Statement {}

    /** A defined relation of some terms. */
    record Holds(String relation, List<Linear> arguments) implements Statement {}
}
