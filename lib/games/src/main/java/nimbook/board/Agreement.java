package nimbook.board;

import java.util.List;
import nimbook.core.Position;

/**
 * Whether a set of positions of the queen's game with terminal cells agrees with Wythoff's P-positions from some shell on. The shell s is the
 * cells with max(row, column) = s.
 *
 * @param terminal the terminal cells
 * @param question which positions are compared
 * @param agrees whether they agree from a shell on
 * @param threshold the least N such that they agree in all cells with row ≥ N or column ≥ N, as far as looked; −1 when they do not agree
 * @param exceptions the positions of one set and not of the other, sorted; the first {@link TerminalLab#EXCEPTIONS} when they do not agree
 * @param proved whether this holds for all coordinates: after the rows 0 … {@code from} − 1 the same columns and diagonals are used, and the
 *        rest of both constructions depends on nothing else
 * @param from for a proof, the row from which on used rows, columns and diagonals coincide; otherwise the row after the last one that differs
 * @param rows how many rows were looked at, at any column
 */
public record Agreement(Cells terminal, Question question, boolean agrees, int threshold, List<Position> exceptions, boolean proved, int from,
        int rows) {

    /** What is compared with Wythoff's P-positions. */
    public enum Question {
        /** The P-positions in misère play: who enters a terminal cell loses. */
        MISERE_P("misère P-positions"),
        /** The positions of Grundy value 1 in normal play. */
        VALUE_ONE("positions of Grundy value 1");

        private final String text;

        Question(String text) {
            this.text = text;
        }

        /** In words. */
        public String text() {
            return text;
        }
    }

    /** Keeps a copy of the exceptions. */
    public Agreement {
        exceptions = List.copyOf(exceptions);
    }

    /** "proved", or how far it was observed. */
    public String evidence() {
        if (!proved) return "observed up to row " + (rows - 1);
        return "proved for all coordinates: used rows, columns and diagonals coincide from row " + from + " on";
    }

    @Override
    public String toString() {
        if (!agrees) return terminal.name() + ": " + question.text() + " do not settle to Wythoff's P-positions (row " + (from - 1)
                + " still differs; " + evidence() + ")";
        return terminal.name() + ": " + question.text() + " are Wythoff's P-positions where row ≥ " + threshold + " or column ≥ " + threshold
                + "; " + evidence();
    }
}
