package nimbook.play.board;

import nimbook.board.BoardGame;
import nimbook.board.Moves;
import nimbook.core.Outcome;
import nimbook.core.Position;

/**
 * Why a cell of a board is a P- or an N-position, in words; by theorem where there is one, else by its moves. Never
 * names a winning move: that is a hint's.
 */
final class BoardReasons {

    private final BoardGame game;
    private final BoardStyle.Labels labels;

    /** @param labels the numbers at the first row and the first column; a theorem speaks of boards counted from 0 */
    BoardReasons(BoardGame game, BoardStyle.Labels labels) {
        this.game = game;
        this.labels = labels;
    }

    String of(Position at) {
        int row = at.row();
        int column = at.column();
        String end = ": whoever moved there has " + (game.isMisere() ? "lost" : "won");
        if (game.terminalCells().contains(row, column)) return labels.words(at) + " is a terminal cell" + end;
        if (game.options(row, column).isEmpty()) return "no move is left at " + labels.words(at) + end;
        if (game.outcome(row, column) == Outcome.P) return labels.words(at) + " is a P-position: " + previous(at);
        return labels.words(at) + " is an N-position: " + next(at);
    }

    private String previous(Position at) {
        if (isPlain(Moves.queen())) return game.isMisere()
                ? "in misère play these are (0, 1), (2, 2) and Wythoff's pairs from (3, 5) on"
                : "difference " + difference(at) + ", and " + floors(at) + " = (" + Math.min(at.row(), at.column())
                        + ", " + Math.max(at.row(), at.column()) + ")";
        if (isNim()) return "equal piles, nim-sum 0";
        return value(at) + "every move leads to an N-position";
    }

    private String next(Position at) {
        if (isPlain(Moves.queen()) && !game.isMisere())
            return value(at) + "difference " + difference(at) + ", but not " + floors(at);
        if (isNim()) return at.row() + " ⊕ " + at.column() + " = " + (at.row() ^ at.column()) + ", not 0";
        int winning = game.winningMoves(at.row(), at.column()).size();
        return value(at) + (winning == 1 ? "one move leads to a P-position" : winning + " moves lead to P-positions");
    }

    private String value(Position at) {
        return game.isMisere() ? "" : "Grundy value " + game.value(at.row(), at.column()) + "; ";
    }

    private static int difference(Position at) {
        return Math.abs(at.row() - at.column());
    }

    private static String floors(Position at) {
        return "(⌊" + difference(at) + "φ⌋, ⌊" + difference(at) + "φ²⌋)";
    }

    private boolean isNim() {
        return isPlain(Moves.rook()) && !game.isMisere();
    }

    /** Whether a theorem about the moves holds as it is written. */
    private boolean isPlain(Moves moves) {
        return game.moves().equals(moves) && labels.row() == 0 && labels.column() == 0
                && game.terminalCells().size() + game.forbiddenCells().size() == 0;
    }
}
