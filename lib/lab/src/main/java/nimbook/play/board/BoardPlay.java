package nimbook.play.board;

import static nimbook.core.Arguments.copy;
import static nimbook.core.Arguments.nonNull;

import java.util.ArrayList;
import java.util.List;
import nimbook.board.BoardGame;
import nimbook.core.Outcome;
import nimbook.core.Position;
import nimbook.play.PlayPicture;
import nimbook.play.PlayStyle;
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
    private final BoardStyle style;

    /**
     * @param rows rows of the board, 1 to {@value Board#MOST}
     * @param columns columns of the board, 1 to {@value Board#MOST}
     * @throws IllegalArgumentException when a size is not allowed, or play cannot begin at the start
     */
    public BoardPlay(BoardGame game, Position start, int rows, int columns) {
        this(game, start, rows, columns, BoardStyle.of(PlayStyle.of("")));
    }

    BoardPlay(BoardGame game, Position start, int rows, int columns, BoardStyle style) {
        this.game = nonNull(game, "game");
        this.start = nonNull(start, "start");
        Board.side("rows", rows);
        Board.side("columns", columns);
        this.rows = rows;
        this.columns = columns;
        this.leaves = BoardReach.leaves(game, rows, columns);
        this.style = style;
        check(start);
    }

    /** The game that is played. */
    public BoardGame game() {
        return game;
    }

    @Override
    public boolean misere() {
        return game.isMisere();
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
        return new BoardReasons(game, style.labels()).of(at);
    }

    @Override
    public String words(Position at) {
        return style.labels().words(nonNull(at, "at"));
    }

    @Override
    public String explain(Position from, Position to) {
        check(nonNull(from, "from"));
        String went = "The computer goes to " + words(nonNull(to, "to"));
        if (isOver(to)) return went + ", the last move.";
        if (outcome(to) == Outcome.P) return went + ", a P-position.";
        return went + (outcome(from) == Outcome.P ? ": every move loses." : ".");
    }

    /** Of the tile that was clicked, or to which was dragged. */
    @Override
    public String objection(Position at, List<String> on, List<Integer> place, String typed) {
        check(at);
        Position to = copy(on, "on").isEmpty() ? null : cell(on.get(on.size() - 1));
        String piece = Piece.of(game.moves()).name();
        if (to == null) return "That is off the board.";
        if (game.forbiddenCells().contains(to.row(), to.column()))
            return words(to) + " is a forbidden cell: the " + piece + " cannot stop there.";
        if (to.equals(at))
            return "The " + piece + " stands on " + words(at) + " already: every move goes somewhere else.";
        if (game.terminalCells().contains(at.row(), at.column()))
            return words(at) + " is a terminal cell: the play is over.";
        String up = style.flipped() ? "down" : "up";
        String ways = switch (piece) {
            case "queen" -> game.moves().diagonalWidth() > 1 ? ""
                    : up + ", left, or " + up + " and left in equal steps, any distance";
            case "rook" -> up + " or left, any distance";
            case "bishop" -> up + " and left in equal steps, any distance";
            case "king" -> "one cell " + up + ", left, or both";
            case "knight" -> "in a knight's leap towards the corner";
            default -> "";
        };
        return "From " + words(at) + " the " + piece + " cannot go to " + words(to)
                + (ways.isEmpty() ? ": the marked cells are its moves." : ". It moves " + ways + ".");
    }

    /** The tiles of a board's picture. */
    PlayPicture.Tiles tiles() {
        return new PlayPicture.Tiles("cell", rows, columns);
    }

    /** The id of a cell's tile. */
    String tile(Position at) {
        return tiles().id(style.flipped() ? rows - 1 - at.row() : at.row(), at.column());
    }

    /** The cell of a tile; null for another part. */
    Position cell(String tile) {
        int[] at = tiles().find(tile);
        return at == null ? null : Position.of(style.flipped() ? rows - 1 - at[0] : at[0], at[1]);
    }

    /** Where a game may begin. */
    Position begun(Position at) {
        String wrong = wrong(at);
        if (!wrong.isEmpty()) throw new IllegalArgumentException(words(at) + wrong + ".");
        return at;
    }

    @Override
    public Position typed(String text) {
        List<Integer> numbers = new ArrayList<>();
        for (String word : nonNull(text, "text").replace('−', '-').split("[^-0-9]+"))
            if (word.matches("-?[0-9]{1,6}")) numbers.add(Integer.parseInt(word));
        if (numbers.size() != 2)
            throw new IllegalArgumentException("Two numbers are needed: the row and the column of a cell.");
        int row = numbers.get(0) - style.labels().row();
        int column = numbers.get(1) - style.labels().column();
        if (row < 0 || column < 0) throw new IllegalArgumentException("(" + numbers.get(0) + ", " + numbers.get(1)
                + ")" + beyond() + ".");
        return begun(Position.of(row, column));
    }

    @Override
    public String typing(Position start) {
        String words = words(nonNull(start, "start"));
        return words.substring(1, words.length() - 1);
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
        String wrong = wrong(nonNull(at, "at"));
        if (!wrong.isEmpty()) throw new IllegalArgumentException("position " + words(at) + wrong);
    }

    private String beyond() {
        int row = style.labels().row();
        int column = style.labels().column();
        return ": this board has rows " + row + " to " + (row + rows - 1) + " and columns " + column + " to "
                + (column + columns - 1);
    }

    private String wrong(Position at) {
        if (at.row() >= rows || at.column() >= columns) return beyond();
        if (game.forbiddenCells().contains(at.row(), at.column()))
            return ": the cell is forbidden, no play begins there";
        if (leaves.length > 0 && leaves[at.row() * columns + at.column()])
            return ": from there play can leave the board of " + rows + " × " + columns + "; a larger board is needed";
        return "";
    }
}
