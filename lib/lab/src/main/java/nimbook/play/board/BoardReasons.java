package nimbook.play.board;

import java.util.List;
import nimbook.board.BoardGame;
import nimbook.board.Moves;
import nimbook.core.Outcome;
import nimbook.core.Position;
import nimbook.wythoff.Wythoff;

/**
 * Why a cell of a board is a P- or an N-position, in words; by theorem where there is one, else by its moves. Never
 * names a winning move: that is a hint's.
 */
final class BoardReasons {

    /** Which theorem speaks of a game. */
    enum Rule {
        /** Wythoff's game: the P-positions are (⌊nφ⌋, ⌊nφ²⌋). */
        WYTHOFF,
        /** Wythoff's game, misère: (0, 1), (2, 2) and the same pairs from n = 2 on. */
        MISERE_WYTHOFF,
        /** Two Nim heaps: equal heaps. */
        NIM,
        /** None: the moves decide. */
        NONE
    }

    private BoardReasons() {}

    static Rule rule(BoardGame game) {
        if (game.terminalCells().size() + game.forbiddenCells().size() > 0) return Rule.NONE;
        if (game.moves().equals(Moves.queen())) return game.isMisere() ? Rule.MISERE_WYTHOFF : Rule.WYTHOFF;
        return game.moves().equals(Moves.rook()) && !game.isMisere() ? Rule.NIM : Rule.NONE;
    }

    static String of(BoardGame game, Position at) {
        List<Position> winning = game.winningMoves(at.row(), at.column());
        if (game.options(at.row(), at.column()).isEmpty()) {
            return (game.terminalCells().contains(at.row(), at.column()) ? at + " is a terminal cell"
                    : "no move is left at " + at) + ": whoever moved there has " + (game.isMisere() ? "lost" : "won");
        }
        boolean previous = game.outcome(at.row(), at.column()) == Outcome.P;
        String is = at + (previous ? " is a P-position: " : " is an N-position: ");
        return is + switch (rule(game)) {
            case WYTHOFF -> wythoff(game, at, previous);
            case MISERE_WYTHOFF -> misere(at, previous, winning);
            case NIM -> previous ? "equal piles, nim-sum 0"
                    : at.row() + " ⊕ " + at.column() + " = " + (at.row() ^ at.column()) + ", not 0";
            case NONE -> byMoves(game, at, previous, winning);
        };
    }

    private static String wythoff(BoardGame game, Position at, boolean previous) {
        long difference = Math.abs((long) at.row() - at.column());
        long small = Wythoff.lower(difference);
        long large = Wythoff.upper(difference);
        String pair = "(⌊" + difference + "φ⌋, ⌊" + difference + "φ²⌋)";
        if (previous) return "difference " + difference + ", and " + pair + " = (" + small + ", " + large + ")";
        return "Grundy value " + game.value(at.row(), at.column()) + "; difference " + difference + ", but not " + pair;
    }

    private static String misere(Position at, boolean previous, List<Position> winning) {
        if (!previous) return counted(winning);
        int small = Math.min(at.row(), at.column());
        int large = Math.max(at.row(), at.column());
        if (small + large == 1 || small == 2 && large == 2)
            return "(0, 1) and (2, 2) take the places of Wythoff's (0, 0) and (1, 2) in misère play";
        return "difference " + (large - small) + ", a pair of Wythoff's game, the same in misère play from (3, 5) on";
    }

    private static String byMoves(BoardGame game, Position at, boolean previous, List<Position> winning) {
        String value = game.isMisere() ? "" : "Grundy value " + game.value(at.row(), at.column()) + "; ";
        return value + (previous ? "every move leads to an N-position" : counted(winning));
    }

    private static String counted(List<Position> winning) {
        return winning.size() == 1 ? "one move leads to a P-position" : winning.size() + " moves lead to P-positions";
    }
}
