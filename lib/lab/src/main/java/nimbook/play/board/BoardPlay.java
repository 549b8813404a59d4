package nimbook.play.board;

import static nimbook.core.Arguments.nonNull;

import java.util.List;
import java.util.Map;
import nimbook.board.BoardGame;
import nimbook.core.Outcome;
import nimbook.core.Position;
import nimbook.play.Playable;
import nimbook.widget.model.Json;

/**
 * One piece on a board of finite size, to be played. Play begins only at cells from which it cannot leave the board, so
 * that what is seen is the game itself; a position is written as {@code [row, column]}.
 */
public final class BoardPlay implements Playable<Position> {

    private final BoardGame game;
    private final Position start;
    private final int rows;
    private final int columns;
    private final boolean[] leaves;
    private final BoardReasons reasons;

    /**
     * @param rows rows of the board, 1 to {@value Board#MOST}
     * @param columns columns of the board, 1 to {@value Board#MOST}
     * @throws IllegalArgumentException when a size is not allowed, or play cannot begin at the start
     */
    public BoardPlay(BoardGame game, Position start, int rows, int columns) {
        this(game, start, rows, columns, new BoardStyle.Labels(0, 0));
    }

    /** @param labels the numbers at the first row and the first column, as reasons write them */
    BoardPlay(BoardGame game, Position start, int rows, int columns, BoardStyle.Labels labels) {
        this.game = nonNull(game, "game");
        this.start = nonNull(start, "start");
        Board.side("rows", rows);
        Board.side("columns", columns);
        this.rows = rows;
        this.columns = columns;
        this.leaves = BoardReach.leaves(game, rows, columns);
        this.reasons = new BoardReasons(game, labels);
        check(start);
    }

    /** The game that is played. */
    public BoardGame game() {
        return game;
    }

    /** Whether play from a cell of the board can lead out of it, to the right or downwards (a knight's can). */
    boolean leaves(int row, int column) {
        return leaves.length > 0 && leaves[row * columns + column];
    }

    @Override
    public String name() {
        return game.name();
    }

    @Override
    public Position start() {
        return start;
    }

    @Override
    public List<Position> moves(Position at) {
        check(at);
        return game.options(at.row(), at.column());
    }

    @Override
    public Outcome outcome(Position at) {
        check(at);
        return game.outcome(at.row(), at.column());
    }

    @Override
    public List<Position> winningMoves(Position at) {
        check(at);
        return game.winningMoves(at.row(), at.column());
    }

    @Override
    public String reason(Position at) {
        check(at);
        return reasons.of(at);
    }

    /** The words of all reasons, for a page to fill in. */
    Map<String, Object> reasons() {
        return reasons.state();
    }

    @Override
    public Position read(Object position) {
        if (!(nonNull(position, "position") instanceof List<?> pair) || pair.size() != 2)
            throw new IllegalArgumentException("position " + position + ": [row, column] is needed");
        Position at = Position.of(Json.whole("row", pair.get(0), 0, rows - 1),
                Json.whole("column", pair.get(1), 0, columns - 1));
        check(at);
        return at;
    }

    @Override
    public Object write(Position at) {
        return List.of(nonNull(at, "at").row(), at.column());
    }

    private void check(Position at) {
        if (nonNull(at, "at").row() >= rows || at.column() >= columns) {
            throw new IllegalArgumentException("position " + at + ": this board has rows 0 to " + (rows - 1)
                    + " and columns 0 to " + (columns - 1));
        }
        if (game.forbiddenCells().contains(at.row(), at.column())) {
            throw new IllegalArgumentException("position " + at + ": the cell is forbidden, no play begins there");
        }
        if (leaves(at.row(), at.column())) {
            throw new IllegalArgumentException("position " + at + ": from there play can leave the board of " + rows
                    + " × " + columns + "; a larger board is needed");
        }
    }
}
