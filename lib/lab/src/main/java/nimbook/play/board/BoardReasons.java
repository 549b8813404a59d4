package nimbook.play.board;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import nimbook.board.BoardGame;
import nimbook.board.Moves;
import nimbook.core.Outcome;
import nimbook.core.Position;
import nimbook.widget.model.Json;

/**
 * Why a cell of a board is a P- or an N-position, in words; by theorem where there is one, else by its moves. Never
 * names a winning move: that is a hint's.
 *
 * <p>A reason is a beginning and parts that follow it, with names in braces: {at} the cell, {row} and {column} its
 * coordinates, {small} and {large} the same by size, {difference} and {nimSum} of both, {value} the Grundy value,
 * {winning} the number of winning moves. Java and the page fill in the same words. The page leaves out a part whose
 * Grundy value it does not know.
 */
final class BoardReasons {

    private static final String PREVIOUS = "{at} is a P-position: ";
    private static final String NEXT = "{at} is an N-position: ";
    private static final String VALUE = "Grundy value {value}";

    private final BoardGame game;
    private final BoardStyle.Labels labels;

    /** @param labels the numbers at the first row and the first column; a theorem speaks of boards counted from 0 */
    BoardReasons(BoardGame game, BoardStyle.Labels labels) {
        this.game = game;
        this.labels = labels;
    }

    /**
     * Keys: terminal and over (no move from here), p (a P-position), one and many (an N-position, by the number of its
     * winning moves).
     */
    Map<String, Object> state() {
        String end = ": whoever moved there has " + (game.isMisere() ? "lost" : "won");
        return Json.object("terminal", List.of("{at} is a terminal cell" + end), "over",
                List.of("no move is left at {at}" + end), "p", previous(), "one",
                next("one move leads to a P-position"), "many", next("{winning} moves lead to P-positions"));
    }

    private List<String> previous() {
        if (isPlain(Moves.queen())) {
            String theorem = game.isMisere()
                    ? "in misère play these are (0, 1), (2, 2) and Wythoff's pairs from (3, 5) on"
                    : "difference {difference}, and (⌊{difference}φ⌋, ⌊{difference}φ²⌋) = ({small}, {large})";
            return List.of(PREVIOUS, theorem);
        }
        if (isNim()) return List.of(PREVIOUS, "equal piles, nim-sum 0");
        return byMoves(PREVIOUS, "every move leads to an N-position");
    }

    private List<String> next(String counted) {
        if (isPlain(Moves.queen()) && !game.isMisere())
            return List.of(NEXT, VALUE, "difference {difference}, but not (⌊{difference}φ⌋, ⌊{difference}φ²⌋)");
        if (isNim()) return List.of(NEXT, "{row} ⊕ {column} = {nimSum}, not 0");
        return byMoves(NEXT, counted);
    }

    private List<String> byMoves(String beginning, String moves) {
        return game.isMisere() ? List.of(beginning, moves) : List.of(beginning, VALUE, moves);
    }

    private boolean isNim() {
        return isPlain(Moves.rook()) && !game.isMisere();
    }

    /** Whether a theorem about the moves holds as it is written. */
    private boolean isPlain(Moves moves) {
        return game.moves().equals(moves) && labels.row() == 0 && labels.column() == 0
                && game.terminalCells().size() + game.forbiddenCells().size() == 0;
    }

    String of(Position at) {
        int row = at.row();
        int column = at.column();
        int winning = game.winningMoves(row, column).size();
        String kind = game.terminalCells().contains(row, column) ? "terminal"
                : game.options(row, column).isEmpty() ? "over"
                : game.outcome(row, column) == Outcome.P ? "p" : winning == 1 ? "one" : "many";
        List<?> parts = (List<?>) state().get(kind);
        String words = parts.get(0) + parts.stream().skip(1).map(String::valueOf).collect(Collectors.joining("; "));
        if (words.contains(VALUE)) words = words.replace("{value}", String.valueOf(game.value(row, column)));
        return words.replace("{at}", "(" + (row + labels.row()) + ", " + (column + labels.column()) + ")")
                .replace("{row}", String.valueOf(row)).replace("{column}", String.valueOf(column))
                .replace("{small}", String.valueOf(Math.min(row, column)))
                .replace("{large}", String.valueOf(Math.max(row, column)))
                .replace("{difference}", String.valueOf(Math.abs((long) row - column)))
                .replace("{nimSum}", String.valueOf(row ^ column)).replace("{winning}", String.valueOf(winning));
    }
}
