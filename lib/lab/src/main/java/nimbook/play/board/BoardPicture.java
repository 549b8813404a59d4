package nimbook.play.board;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import nimbook.board.BoardGame;
import nimbook.core.Outcome;
import nimbook.core.Position;
import nimbook.drawing.Color;
import nimbook.drawing.Drawing;
import nimbook.drawing.Mark;
import nimbook.drawing.NumberText;
import nimbook.drawing.ShapeStyle;
import nimbook.drawing.TextStyle;
import nimbook.play.PlayMove;
import nimbook.play.PlayPicture;

/** The picture of a board: squares, numbers at the edges, special cells, the piece and its moves, what is what. */
final class BoardPicture {

    private static final Color DARK = Color.of("#e9edf2");
    private static final Color TERMINAL = Color.of("#cfe3f7");
    private static final TextStyle WORDS = TextStyle.of(13).color(Color.MUTED);
    private static final double LEFT = 30;
    private static final double TOP = 24;
    /** About the longer side; a small board's squares stay of the size of a real one's. */
    private static final double LONGER_SIDE = 560;
    private static final double LARGEST = 42;
    private static final double SMALLEST = 5;
    /** Words below the board have so much room at least. */
    private static final double LEAST = 280;

    final double width;
    private final BoardGame game;
    private final BoardPlay play;
    private final BoardStyle style;
    private final int rows;
    private final int columns;
    private final double cell;
    private final List<Mark> ground;
    private final Map<Position, Mark> values = new LinkedHashMap<>();
    private final List<Mark> piece;
    private double wide;
    private double high;

    /** @param width what there is, in pixels of the drawing */
    BoardPicture(Board board, double width) {
        this.width = width;
        game = board.game();
        play = board.play();
        style = board.boardStyle();
        rows = board.rows();
        columns = board.columns();
        double side = Math.min((width - LEFT - 2) / columns, LONGER_SIDE / Math.max(rows, columns));
        cell = Math.max(SMALLEST, Math.min(LARGEST, Math.floor(side)));
        wide = LEFT + columns * cell + 2;
        high = TOP + rows * cell + 2;
        piece = Piece.of(game.moves()).marks(cell);
        // How high it is follows from its words.
        Drawing.Builder sheet = Drawing.blank(1, 1);
        squares(sheet);
        labels(sheet);
        if (!style.picture() || style.play().hint()) legend(sheet);
        ground = sheet.build().marks();
    }

    /** @param before the cell before the last move, or null */
    PlayPicture<Position> picture(Position before, Position at) {
        Drawing.Builder sheet = Drawing.blank((int) Math.ceil(wide), (int) Math.ceil(high));
        sheet.part(play.tiles().part(), "",
                board -> board.rect(LEFT, TOP, columns * cell, rows * cell, ShapeStyle.fill(Color.PAPER)));
        ground.forEach(sheet::add);
        values.forEach((where, value) -> {
            if (!where.equals(at)) sheet.add(value);
        });
        if (before != null) lastMove(sheet, before, at);
        List<Position> moves = play.moves(at);
        List<Position> winning = play.winningMoves(at);
        sheet.part("moves", Drawing.Part.MOVE, dots -> moves.forEach(p -> {
            if (!winning.contains(p)) dot(dots, p);
        }));
        if (!winning.isEmpty()) {
            sheet.part("moves that win", Drawing.Part.WINNING, dots -> winning.forEach(p -> dot(dots, p)));
            sheet.part("rings", Drawing.Part.HINT, rings -> winning.forEach(p -> ring(rings, p)));
        }
        sheet.part("piece", Drawing.Part.HELD, x(at.column()), y(at.row()), piece);
        return new PlayPicture<>(sheet.build(), "Board of " + rows + " rows and " + columns + " columns, "
                + game.name() + ". The " + Piece.of(game.moves()).name() + " is at " + play.words(at)
                + ". Arrow keys choose a cell, Enter moves.", moves.stream().map(this::move).toList(), play.tiles());
    }

    /** The width in which cells are of this side at most. */
    static double width(int columns, double side) {
        return LEFT + columns * side + 2;
    }

    /** The picture for more than this game: a move is a click on its cell, or a drag of the piece there. */
    Drawing linked(Position at, Function<? super Position, ?> target) {
        Drawing board = new PlayPicture<Position>(picture(null, at).drawing(), "", List.of()).linked(target);
        Drawing.Builder sheet =
                Drawing.blank(board.width(), board.height()).title(play.words(at)).drawing(board, 0, 0);
        for (Position to : play.moves(at)) {
            Object after = target.apply(to);
            sheet.rect(x(to.column()), y(to.row()), cell, cell, ShapeStyle.fill(Color.ACCENT.alpha(0))).leadsTo(after)
                    .dragLeadsTo("piece", after);
        }
        return sheet.build();
    }

    private PlayMove<Position> move(Position to) {
        String tile = play.tile(to);
        String words = play.words(to);
        return new PlayMove<>(to, List.of(tile), tile, tile, List.of(to.row(), to.column()), "", words, words);
    }

    private double x(int column) {
        return LEFT + column * cell;
    }

    private double y(int row) {
        return TOP + (style.flipped() ? rows - 1 - row : row) * cell;
    }

    private void squares(Drawing.Builder sheet) {
        ShapeStyle line = ShapeStyle.line(Color.LINE, 0.7);
        // A row's dark squares are one dashed line.
        ShapeStyle dark = ShapeStyle.line(DARK, cell).dashed(cell, cell);
        for (int row = 0; row < rows && !style.missing(); row++)
            if (row % 2 == 1 || columns > 1)
                sheet.line(x(1 - row % 2), y(row) + cell / 2, x(columns), y(row) + cell / 2, dark);
        for (int row = 0; row < rows; row++) for (int column = 0; column < columns; column++) {
            boolean forbidden = game.forbiddenCells().contains(row, column);
            boolean terminal = game.terminalCells().contains(row, column);
            double x = x(column);
            double y = y(row);
            if (style.missing() && !forbidden) sheet.rect(x, y, cell, cell,
                    ShapeStyle.fill((row + column) % 2 == 0 ? Color.PAPER : DARK).outlined(Color.LINE, 0.7));
            if (terminal) terminal(sheet, x, y, cell);
            if (forbidden && !style.missing()) forbidden(sheet, x, y, cell);
            if (!forbidden && style.overlay() && game.outcome(row, column) == Outcome.P) lost(sheet, x, y, cell);
            if (!forbidden && style.values() && cell >= 12)
                values.put(Position.of(row, column), Drawing.blank(1, 1).centredText(x + cell / 2, y + cell / 2,
                        NumberText.of(game.value(row, column)), TextStyle.of(cell * 0.4)).build().marks().get(0));
        }
        if (style.missing()) return;
        for (int row = 1; row < rows; row++)
            sheet.line(LEFT, TOP + row * cell, x(columns), TOP + row * cell, line);
        for (int column = 1; column < columns; column++)
            sheet.line(x(column), TOP, x(column), TOP + rows * cell, line);
        sheet.rect(LEFT, TOP, columns * cell, rows * cell, ShapeStyle.line(Color.MUTED, 1.2));
    }

    private static void terminal(Drawing.Builder sheet, double x, double y, double side) {
        sheet.rect(x, y, side, side, ShapeStyle.fill(TERMINAL));
        // Not known by its colour alone.
        sheet.rect(x + side * 0.1, y + side * 0.1, side * 0.8, side * 0.8,
                ShapeStyle.line(Color.ACCENT.alpha(0.75), 1));
    }

    /** Hatched by strokes, as in print. */
    private static void forbidden(Drawing.Builder sheet, double x, double y, double side) {
        sheet.rect(x, y, side, side, ShapeStyle.fill(Color.LINE));
        ShapeStyle stroke = ShapeStyle.line(Color.MUTED, 1.4);
        for (int k = 1; k <= 5; k++) {
            double d = k * side / 3;
            double over = Math.max(0, d - side);
            sheet.line(x + over, y + d - over, x + d - over, y + over, stroke);
        }
    }

    private static void lost(Drawing.Builder sheet, double x, double y, double side) {
        sheet.rect(x, y, side, side, ShapeStyle.fill(Color.MARK.alpha(0.8)));
    }

    private void labels(Drawing.Builder sheet) {
        int step = (int) Math.max(1, Math.ceil(22 / cell));
        TextStyle small = TextStyle.of(Math.min(16, Math.max(9, cell * 0.55))).color(Color.MUTED);
        for (int column = 0; column < columns; column += step)
            sheet.centredText(x(column) + cell / 2, TOP - 11, NumberText.of(column + style.labels().column()), small);
        for (int row = 0; row < rows; row += step)
            sheet.text(LEFT - 6, y(row) + cell / 2 + 0.365 * small.size(), NumberText.of(row + style.labels().row()),
                    small.alignEnd());
    }

    /** A square of what a kind of cell looks like. */
    private interface Key {
        void draw(Drawing.Builder sheet, double x, double y, double side);
    }

    /** What kinds of cells there are, and who wins. */
    private void legend(Drawing.Builder sheet) {
        Map<String, Key> keys = new LinkedHashMap<>();
        if (style.overlay()) keys.put("P-position", BoardPicture::lost);
        if (game.terminalCells().size() > 0) keys.put("terminal", BoardPicture::terminal);
        if (game.forbiddenCells().size() > 0 && !style.missing()) keys.put("forbidden", BoardPicture::forbidden);
        keys.put(game.isMisere() ? "Misère play: the last player to move loses."
                : "Normal play: the last player to move wins.", null);
        double room = Math.max(wide, LEAST);
        double x = 0;
        double y = high + 17;
        for (Map.Entry<String, Key> one : keys.entrySet()) {
            double key = one.getValue() == null ? 0 : 18;
            double side = key + WORDS.width(one.getKey());
            if (x > 0 && x + side > room) {
                x = 0;
                y += 19;
            }
            if (key > 0) one.getValue().draw(sheet, x, y - 11, 13);
            sheet.text(x + key, y, one.getKey(), WORDS);
            wide = Math.max(wide, x + side);
            x += side + 16;
        }
        high = y + 5;
    }

    private void lastMove(Drawing.Builder sheet, Position from, Position at) {
        double x = x(from.column()) + cell / 2;
        double y = y(from.row()) + cell / 2;
        sheet.line(x, y, x(at.column()) + cell / 2, y(at.row()) + cell / 2,
                ShapeStyle.line(Color.MUTED, 2).dashed(2, 5));
        sheet.circle(x, y, cell * 0.2, ShapeStyle.fill(Color.PAPER).outlined(Color.MUTED, 1.5));
    }

    private void dot(Drawing.Builder sheet, Position p) {
        double corner = style.values() ? 0.8 : 0.5;
        sheet.circle(x(p.column()) + cell * corner, y(p.row()) + cell * (1 - corner),
                cell * (style.values() ? 0.09 : 0.15), ShapeStyle.fill(Color.ACCENT));
    }

    /** A winning move: a ring with a tick, so that colour alone does not say it. */
    private void ring(Drawing.Builder sheet, Position p) {
        double cx = x(p.column()) + cell / 2;
        double cy = y(p.row()) + cell / 2;
        ShapeStyle line = ShapeStyle.line(Color.GOOD, Math.max(1.5, cell * 0.075));
        sheet.circle(cx, cy, cell * 0.39, style.values() ? line
                : ShapeStyle.fill(Color.PAPER).outlined(Color.GOOD, Math.max(1.5, cell * 0.075)));
        if (style.values()) return;
        sheet.polyline(ShapeStyle.line(Color.GOOD, Math.max(1.5, cell * 0.09)), cx - cell * 0.17, cy + cell * 0.01,
                cx - cell * 0.04, cy + cell * 0.14, cx + cell * 0.19, cy - cell * 0.14);
    }
}
