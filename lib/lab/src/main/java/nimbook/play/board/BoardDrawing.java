package nimbook.play.board;

import java.util.List;
import nimbook.core.Outcome;
import nimbook.core.Position;
import nimbook.drawing.Color;
import nimbook.drawing.Drawing;
import nimbook.drawing.NumberText;
import nimbook.drawing.ShapeStyle;
import nimbook.drawing.TextStyle;

/** The picture of a board: squares, numbers at the edges, special cells, the piece, its moves, and who wins. */
final class BoardDrawing {

    private static final Color DARK = Color.of("#e9edf2");
    private static final Color TERMINAL = Color.of("#cfe3f7");
    private static final double LEFT = 34;

    private final Board board;
    private final BoardStyle style;
    private final BoardPlay play;
    private final Position at;
    private final int rows;
    private final int columns;
    private final double cell;
    private final double top;

    BoardDrawing(Board board) {
        this.board = board;
        style = board.boardStyle();
        play = board.play();
        at = board.position();
        rows = board.rows();
        columns = board.columns();
        // About 560 pixels for the longer side; a small board's squares stay of the size of a real one's.
        cell = Math.max(6, Math.min(42, Math.floor(560.0 / Math.max(rows, columns))));
        top = (style.play().title().isBlank() ? 0 : 30) + 24;
    }

    Drawing drawing() {
        TextStyle words = TextStyle.of(12.5).color(Color.MUTED);
        List<String> lines = lines();
        double wide = LEFT + columns * cell + 14;
        for (String line : lines) wide = Math.max(wide, words.width(line) + 24);
        wide = Math.max(wide, TextStyle.of(15).withBold().width(style.play().title()) + 24);
        double high = top + rows * cell + 14 + lines.size() * 19;
        Drawing.Builder sheet =
                Drawing.sheet((int) Math.ceil(wide), (int) Math.ceil(high)).title(board.text().replace('\n', ';'));
        if (!style.play().title().isBlank()) sheet.text(12, 22, style.play().title(), TextStyle.of(15).withBold());
        squares(sheet);
        labels(sheet);
        marks(sheet);
        piece(sheet, at);
        for (int i = 0; i < lines.size(); i++) sheet.text(12, top + rows * cell + 20 + i * 19, lines.get(i), words);
        return sheet.build();
    }

    private List<String> lines() {
        if (style.picture() && !style.play().hint()) return List.of();
        String end = board.game().isMisere() ? "Misère play: the last player to move loses."
                : "Normal play: the last player to move wins.";
        return style.play().verdict() ? List.of(play.reason(at) + ".", end) : List.of(end);
    }

    private double x(int column) {
        return LEFT + column * cell;
    }

    private double y(int row) {
        return top + (style.flipped() ? rows - 1 - row : row) * cell;
    }

    private boolean forbidden(int row, int column) {
        return board.game().forbiddenCells().contains(row, column);
    }

    private void squares(Drawing.Builder sheet) {
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                if (forbidden(row, column) && style.missing()) continue;
                Color color = board.game().terminalCells().contains(row, column) ? TERMINAL
                        : (row + column) % 2 == 0 ? Color.PAPER : DARK;
                sheet.rect(x(column), y(row), cell, cell, ShapeStyle.fill(color).outlined(Color.LINE, 0.7));
                if (forbidden(row, column)) cross(sheet, x(column), y(row));
                else inside(sheet, row, column);
            }
        }
        if (!style.missing()) sheet.rect(LEFT, top, columns * cell, rows * cell, ShapeStyle.line(Color.MUTED, 1.2));
    }

    private void inside(Drawing.Builder sheet, int row, int column) {
        if (style.overlay() && board.game().outcome(row, column) == Outcome.P) {
            sheet.rect(x(column), y(row), cell, cell, ShapeStyle.fill(Color.MARK.alpha(0.8)));
        }
        if (style.values() && cell >= 12 && !Position.of(row, column).equals(at)) {
            sheet.centredText(x(column) + cell / 2, y(row) + cell / 2, NumberText.of(board.game().value(row, column)),
                    TextStyle.of(cell * 0.4));
        }
    }

    /** A forbidden cell: hatched by three strokes, as in print. */
    private void cross(Drawing.Builder sheet, double x, double y) {
        sheet.rect(x, y, cell, cell, ShapeStyle.fill(Color.LINE));
        ShapeStyle stroke = ShapeStyle.line(Color.MUTED, 1.4);
        for (int k = 1; k <= 5; k++) {
            double d = k * cell / 3;
            double over = Math.max(0, d - cell);
            sheet.line(x + over, y + d - over, x + d - over, y + over, stroke);
        }
    }

    private void labels(Drawing.Builder sheet) {
        int step = (int) Math.max(1, Math.ceil(22 / cell));
        TextStyle small = TextStyle.of(Math.min(13, Math.max(9, cell * 0.42))).color(Color.MUTED);
        for (int column = 0; column < columns; column += step) {
            sheet.centredText(x(column) + cell / 2, top - 11,
                    NumberText.of(column + style.labels().column()), small);
        }
        for (int row = 0; row < rows; row += step) {
            String label = NumberText.of(row + style.labels().row());
            sheet.text(LEFT - 8, y(row) + cell / 2 + 0.365 * small.size(), label, small.alignEnd());
        }
    }

    /** As the page has them: on a board that is played on the moves of whoever is not the computer. */
    private void marks(Drawing.Builder sheet) {
        if (style.play().before() != null) lastMove(sheet, play.read(style.play().before()));
        List<Position> winning = style.play().hint() ? play.winningMoves(at) : List.of();
        if (style.options() || !style.picture() && style.play().isReadersMove()) {
            for (Position p : play.moves(at)) {
                if (p.row() < rows && p.column() < columns && !winning.contains(p)) dot(sheet, p);
            }
        }
        for (Position p : winning) ring(sheet, p);
    }

    private void lastMove(Drawing.Builder sheet, Position from) {
        double x = x(from.column()) + cell / 2;
        double y = y(from.row()) + cell / 2;
        sheet.line(x, y, x(at.column()) + cell / 2, y(at.row()) + cell / 2,
                ShapeStyle.line(Color.MUTED, 2).dashed(2, 5));
        sheet.circle(x, y, cell * 0.2, ShapeStyle.fill(Color.PAPER).outlined(Color.MUTED, 1.5));
    }

    private void dot(Drawing.Builder sheet, Position p) {
        double corner = style.values() ? 0.8 : 0.5;
        sheet.circle(x(p.column()) + cell * corner, y(p.row()) + cell * (style.values() ? 0.2 : 0.5),
                cell * (style.values() ? 0.09 : 0.15), ShapeStyle.fill(Color.ACCENT));
    }

    /** A winning move: a ring with a tick, so that it is not told by colour alone. */
    private void ring(Drawing.Builder sheet, Position p) {
        double cx = x(p.column()) + cell / 2;
        double cy = y(p.row()) + cell / 2;
        sheet.circle(cx, cy, cell * 0.39, ShapeStyle.line(Color.GOOD, Math.max(1.5, cell * 0.075)));
        if (style.values()) return;
        sheet.polyline(ShapeStyle.line(Color.GOOD, Math.max(1.5, cell * 0.09)), cx - cell * 0.17, cy + cell * 0.01,
                cx - cell * 0.04, cy + cell * 0.14, cx + cell * 0.19, cy - cell * 0.14);
    }

    private void piece(Drawing.Builder sheet, Position at) {
        Piece piece = Piece.of(board.game().moves());
        double unit = cell / 100;
        double x = x(at.column());
        double y = y(at.row());
        ShapeStyle fill = ShapeStyle.fill(Color.TEXT).outlined(Color.PAPER, Math.max(0.4, 1.6 * unit));
        for (String path : piece.body()) sheet.polygon(fill, placed(path, x, y, unit));
        for (List<Double> ball : piece.balls())
            sheet.circle(x + ball.get(0) * unit, y + ball.get(1) * unit, ball.get(2) * unit, fill);
        for (String path : piece.detail())
            sheet.polyline(ShapeStyle.line(Color.PAPER, Math.max(0.5, 3.2 * unit)), placed(path, x, y, unit));
    }

    private static double[] placed(String path, double x, double y, double unit) {
        double[] xy = Piece.corners(path);
        for (int i = 0; i < xy.length; i += 2) {
            xy[i] = x + xy[i] * unit;
            xy[i + 1] = y + xy[i + 1] * unit;
        }
        return xy;
    }
}
