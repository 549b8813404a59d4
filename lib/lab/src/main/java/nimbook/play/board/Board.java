package nimbook.play.board;

import static nimbook.core.Arguments.nonNull;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import nimbook.board.BoardGame;
import nimbook.core.Outcome;
import nimbook.core.Position;
import nimbook.drawing.Drawing;
import nimbook.play.PictureControls;
import nimbook.play.PlayFigure;
import nimbook.play.PlayPicture;
import nimbook.play.PlayStyle;
import nimbook.widget.parameter.CellSet;

/**
 * A piece on the board of a game, to be played against the computer or to be looked at: row = first pile downwards,
 * column = second pile to the right, origin top left. Immutable: every method gives another board.
 *
 * <pre>{@code
 * Board.of(BoardGame.queen()).start(9, 14)
 * Board.of(BoardGame.queen().misere()).start(9, 14).computerBegins().errors(20)
 * Board.of(BoardGame.rook().forbidden(Cells.of(Position.of(0, 0)))).size(6, 6).start(4, 5).picture().options().values()
 * live(T, t -> Board.of(BoardGame.queen().terminal(t)).editTerminal(T))
 * }</pre>
 *
 * <p>Boards have up to {@value #MOST} rows and columns.
 */
public final class Board extends PlayFigure<Position, Board> {

    /**
     * The most rows and columns: more squares could not be hit on a screen. A heatmap shows a larger table.
     */
    static final int MOST = 128;

    private final BoardGame game;
    private final Position start;
    private final Position size;
    private final BoardStyle style;
    private volatile BoardPlay play;
    private volatile BoardPicture drawn;

    private Board(BoardGame game, Position start, Position size, BoardStyle style) {
        super(style.play(), !style.picture());
        this.game = game;
        this.start = start;
        this.size = size;
        this.style = style;
    }

    /** The game from (9, 14), an N-position of Wythoff's game, until {@link #start} or {@link #size} says otherwise. */
    public static Board of(BoardGame game) {
        nonNull(game, "game");
        return new Board(game, null, null, BoardStyle.of(PlayStyle.of(game.title())));
    }

    private Board with(BoardStyle other) {
        return new Board(game, start, size, other);
    }

    /**
     * Where play begins. Without {@link #size} the board is just large enough, and at least 8 × 8.
     *
     * @throws IllegalArgumentException when a coordinate is negative, the cell is forbidden, or the board would be too
     *     large or too small
     */
    public Board start(int row, int column) {
        Position at = Position.of(row, column);
        if (game.forbiddenCells().contains(row, column)) throw new IllegalArgumentException("start = " + at
                + ": the cell is forbidden, no play begins there");
        return new Board(game, at, size, style).checked();
    }

    /** @throws IllegalArgumentException unless both are 1 to {@value #MOST} and the start lies on such a board */
    public Board size(int rows, int columns) {
        side("rows", rows);
        side("columns", columns);
        return new Board(game, start, Position.of(rows, columns), style).checked();
    }

    private Board checked() {
        if (start != null) play();
        return this;
    }

    static void side(String name, int side) {
        if (side < 1 || side > MOST)
            throw new IllegalArgumentException(name + " = " + side + ": a board has 1 to " + MOST + " " + name);
    }

    /** Puts the origin to the bottom left, or back to the top left. */
    public Board flipped() {
        return with(style.withFlipped(!style.flipped()));
    }

    /** Marks the P-positions of the whole board. */
    public Board overlay() {
        return with(style.withOverlay(true));
    }

    /**
     * Writes the Grundy values into the cells.
     *
     * @throws IllegalArgumentException in misère play, which has none
     */
    public Board values() {
        if (game.isMisere()) throw new IllegalArgumentException("game " + game.name()
                + ": a misère game has no Grundy values to write into the cells");
        return with(style.withValues(true));
    }

    /** Marks the legal moves of a picture; on a board to play on they are marked for the player. */
    public Board options() {
        return with(style.withOptions(true));
    }

    /** A position to look at, without a game around it. */
    public Board picture() {
        return with(style.withPicture(true));
    }

    /**
     * Forbidden cells are drawn as if the board had no cell there: a board with a cell added at its edge is a wider one
     * with the others missing.
     */
    public Board missing() {
        return with(style.withMissing(true));
    }

    /** The numbers written at the first row and the first column, if not 0. The game itself counts from 0. */
    public Board labels(int firstRow, int firstColumn) {
        return with(style.withLabels(new BoardStyle.Labels(firstRow, firstColumn)));
    }

    /**
     * Lets the reader change the terminal cells by clicking; the clicks go to a parameter of the stage, whose live loop
     * recomputes the board.
     *
     * @param parameter the name of the set of cells
     * @param rows rows of the parameter's own board: clicks beyond are refused
     * @param columns columns of the same
     */
    public Board editTerminal(String parameter, int rows, int columns) {
        return with(style.withTerminal(edit(parameter, rows, columns)));
    }

    /** The same with the parameter itself: {@code T = cells("T", 8, 8)}. */
    public Board editTerminal(CellSet<?> parameter) {
        return editTerminal(nonNull(parameter, "parameter").name(), parameter.rows(), parameter.columns());
    }

    /** {@link #editTerminal} for the forbidden cells. */
    public Board editForbidden(CellSet<?> parameter) {
        return editForbidden(nonNull(parameter, "parameter").name(), parameter.rows(), parameter.columns());
    }

    /** {@link #editTerminal} for the forbidden cells. */
    public Board editForbidden(String parameter, int rows, int columns) {
        return with(style.withForbidden(edit(parameter, rows, columns)));
    }

    private static BoardStyle.Edit edit(String parameter, int rows, int columns) {
        nonNull(parameter, "parameter");
        side("rows", rows);
        side("columns", columns);
        return new BoardStyle.Edit(parameter, rows, columns);
    }

    /**
     * The board alone, just large enough, for a picture of more than it.
     *
     * @param side of a cell, less where the board would be larger than 300 pixels
     * @param target what a click on a cell leads to, for each move
     */
    public static Drawing linked(BoardGame game, Position at, double side, Function<? super Position, ?> target) {
        nonNull(target, "target");
        Position extent = BoardReach.size(nonNull(game, "game"), nonNull(at, "at"), MOST);
        Board board = new Board(game, at, extent, BoardStyle.of(PlayStyle.of("")).withPicture(true));
        double cell = Math.min(side, 300.0 / Math.max(board.rows(), board.columns()));
        return new BoardPicture(board, BoardPicture.width(board.columns(), cell)).linked(at, target);
    }

    /** The game on the board. */
    public BoardGame game() {
        return game;
    }

    /** Number of rows that are shown. */
    public int rows() {
        return extent().row();
    }

    /** Number of columns that are shown. */
    public int columns() {
        return extent().column();
    }

    BoardStyle boardStyle() {
        return style;
    }

    @Override
    protected Board with(PlayStyle other) {
        return with(style.withPlay(other));
    }

    /**
     * {@inheritDoc}
     *
     * @throws IllegalArgumentException when no play can begin on this board
     */
    @Override
    protected Board withSwitch(String name, boolean on) {
        return switch (name) {
            case "flipped" -> with(style.withFlipped(on));
            case "overlay" -> with(style.withOverlay(on));
            default -> this;
        };
    }

    @Override
    public BoardPlay play() {
        BoardPlay known = play;
        if (known == null) {
            Position extent = extent();
            known = new BoardPlay(game,
                    start != null ? start : BoardReach.lastCell(game, extent.row(), extent.column()), extent.row(),
                    extent.column(), style);
            play = known;
        }
        return known;
    }

    private Position extent() {
        if (size != null) return size;
        Position needed = BoardReach.size(game, start != null ? start : Position.of(9, 14), MOST);
        if (needed.row() > MOST || needed.column() > MOST) {
            throw new IllegalArgumentException("start = " + start + ": play from there needs a board of more than "
                    + MOST + " rows or columns; heatmaps show larger tables");
        }
        return Position.of(Math.max(8, needed.row()), Math.max(8, needed.column()));
    }

    @Override
    protected PictureControls controls() {
        String over = game.isMisere() ? "Misère play: whoever moved last has lost." : "Whoever moved last has won.";
        List<List<Object>> tools = new ArrayList<>(List.of(List.of("place", "Start elsewhere",
                "Click the cell where a new game shall begin.", "")));
        if (style.terminal() != null) tools.add(List.of("terminal", "Set terminal cells",
                "Click cells to make them terminal, or ordinary again.", style.terminal().name()));
        if (style.forbidden() != null) tools.add(List.of("forbidden", "Set forbidden cells",
                "Click cells to forbid them, or to allow them again.", style.forbidden().name()));
        return new PictureControls("Drag the " + Piece.of(game.moves()).name() + ", or click a marked cell.", over,
                "Start", List.of(), 0, List.of(List.of("overlay", "Show P-positions", style.overlay()),
                        List.of("flipped", "Origin at the bottom", style.flipped())), tools);
    }

    @Override
    protected PlayPicture<Position> picture(Position first, Position before, Position at, double width) {
        BoardPicture known = drawn;
        if (known == null || known.width != width) {
            known = new BoardPicture(this, width);
            drawn = known;
        }
        return known.picture(before, at);
    }

    @Override
    protected boolean marked() {
        return style.options() || !style.picture() && super.marked();
    }

    @Override
    protected int sheet(double picture) {
        return (int) Math.ceil(picture) + 24;
    }

    @Override
    protected Position placed(String part) {
        return play().begun(cell(part));
    }

    private Position cell(String part) {
        Position cell = play().cell(part);
        if (cell == null) throw new IllegalArgumentException("That is off the board.");
        return cell;
    }

    @Override
    protected String pointed(String part) {
        Position at = play().cell(part);
        if (at == null) return "";
        String words = play().words(at);
        if (game.forbiddenCells().contains(at.row(), at.column())) return words + ": forbidden";
        if (!style.overlay()) return words;
        if (game.outcome(at.row(), at.column()) == Outcome.P) return words + ": P-position";
        return words + ": N-position" + (game.isMisere() ? "" : ", value " + game.value(at.row(), at.column()));
    }

    @Override
    protected Edit edited(String tool, String part, List<?> value) {
        Position at = cell(part);
        BoardStyle.Edit edit = tool.equals("terminal") ? style.terminal() : style.forbidden();
        if (edit == null) return super.edited(tool, part, value);
        if (at.row() >= edit.rows() || at.column() >= edit.columns())
            throw new IllegalArgumentException("Cells of " + edit.name() + " lie in rows 0 to " + (edit.rows() - 1)
                    + " and columns 0 to " + (edit.columns() - 1) + ".");
        List<Object> cells = new ArrayList<>(value);
        boolean removed = cells.removeIf(one -> one instanceof List<?> pair && pair.size() == 2
                && pair.get(0) instanceof Number row && pair.get(1) instanceof Number column
                && row.intValue() == at.row() && column.intValue() == at.column());
        if (!removed) cells.add(play().write(at));
        return new Edit(cells, play().words(at) + (removed ? " removed." : " added."));
    }

    /** The game, the position, whose it is and why, the winning moves. */
    @Override
    public String text() {
        BoardPlay play = play();
        StringBuilder text = describe(game.name(), "board of " + rows() + " × " + columns() + ", "
                + Piece.of(game.moves()).name() + " at " + position());
        if (style().explained()) {
            List<Position> winning = play.winningMoves(position());
            if (!winning.isEmpty()) text.append("\nwinning moves: ").append(BoardReach.some(winning, 12));
        }
        return text.append("\nthe last player to move ")
                .append(game.isMisere() ? "loses (misère play)" : "wins (normal play)").toString();
    }
}
