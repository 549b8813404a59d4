package nimbook.terminal;

import static nimbook.core.Arguments.copy;
import static nimbook.core.Arguments.nonNull;

import java.util.List;
import nimbook.board.Cells;
import nimbook.core.Position;

/**
 * Whether a set of positions of the queen's game with terminal cells agrees with Wythoff's P-positions outside some
 * square at the corner.
 *
 * @param terminal the terminal cells
 * @param set the positions that are compared
 * @param agrees whether they agree outside a square
 * @param threshold the least N such that they agree in all cells with row ≥ N or column ≥ N, in the rows that are
 *     compared; −1 when they do not agree
 * @param exceptions the positions of one set and not of the other, sorted; the first
 *     {@link TerminalSetComparison#EXCEPTIONS} when they do not agree
 * @param proved whether this holds for all coordinates: after the rows 0 … {@code from} − 1 the same columns and
 *        diagonals are used, and the rest of both constructions depends on nothing else
 * @param from for a proof, the row from which on used rows, columns and diagonals coincide; otherwise the row after the
 *     last one that differs
 * @param rows how many rows are compared, at any column
 */
public record WythoffAgreement(Cells terminal, PositionSet set, boolean agrees, int threshold,
        List<Position> exceptions, boolean proved, int from, int rows) {

    /** Keeps a copy of the exceptions. */
    public WythoffAgreement {
        nonNull(terminal, "terminal");
        nonNull(set, "set");
        exceptions = copy(exceptions, "exceptions");
    }

    /** "proved", or how far it was observed. */
    public String evidence() {
        if (!proved) return "observed up to row " + (rows - 1);
        return "proved for all coordinates: used rows, columns and diagonals coincide from row " + from + " on";
    }

    @Override
    public String toString() {
        if (!agrees) return terminal.name() + ": " + set.describe() + " do not settle to Wythoff's P-positions (row "
                + (from - 1) + " still differs; " + evidence() + ")";
        return terminal.name() + ": " + set.describe() + " are Wythoff's P-positions where row ≥ " + threshold
                + " or column ≥ " + threshold + "; " + evidence();
    }
}
