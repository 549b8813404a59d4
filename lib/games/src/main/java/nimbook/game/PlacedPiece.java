package nimbook.game;

import static nimbook.core.Arguments.nonNull;
import static nimbook.core.Arguments.refuse;

import java.util.List;
import nimbook.board.BoardGame;
import nimbook.core.Position;

/**
 * The piece of a board game as part of a sum: a terminal cell ends the play on the board only.
 *
 * @param game normal play; a whole sum is played misère, not one part of it
 * @param cell where the piece stands
 */
public record PlacedPiece(BoardGame game, Position cell) implements Summand {

    /** @throws IllegalArgumentException when the game is misère or the cell forbidden */
    public PlacedPiece {
        if (nonNull(game, "game").isMisere()) throw new IllegalArgumentException("game " + game.name()
                + ": a sum is misère as a whole (Sum.misere()); use normal()");
        refuse(game.forbiddenCells().contains(nonNull(cell, "cell").row(), cell.column()), "cell ", cell,
                " is forbidden: no play begins there");
    }

    @Override
    public int value() {
        return game.value(cell.row(), cell.column());
    }

    @Override
    public List<Sum> options() {
        return game.options(cell.row(), cell.column()).stream().map(to -> Sum.of(new PlacedPiece(game, to))).toList();
    }

    /**
     * The cells between the axes and the antidiagonal of the cell, twice: a step may lead down or to the right, though
     * not for long.
     */
    @Override
    public double positions() {
        double side = cell.row() + (double) cell.column() + 1;
        return side * side;
    }

    /** "queen (3, 5)". */
    @Override
    public String toString() {
        return game.name() + " " + cell;
    }
}
