package nimbook.heatmap;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import nimbook.board.BoardGame;
import nimbook.core.Position;
import nimbook.drawing.Color;
import nimbook.drawing.Drawing;
import nimbook.drawing.ShapeStyle;

/** What lies over the cells of a heatmap: overlays, marks of rare values, the pinned cell with its moves. */
final class HeatmapOverlays {

    /** Pixels; what the last row of a lecture hall still sees. */
    private static final double SMALLEST_MARK = 2.5;
    private static final int MOST_MARKS = 6000;

    /** The colour that a cell has. */
    interface CellColors {
        Color of(int row, int column);
    }

    private final Heatmap map;
    private final CellColors colors;
    private final CellPlane plane;
    private final CellWindow window;
    private final Drawing.Builder out;

    HeatmapOverlays(Heatmap map, CellPlane plane, CellColors colors, Drawing.Builder out) {
        this.map = map;
        this.colors = colors;
        this.plane = plane;
        this.window = plane.window();
        this.out = out;
    }

    /**
     * What a reader may lay over it: the φ lines wherever a queen moves, for with terminal cells, too, and in misère
     * play her P-positions lie near them.
     */
    static List<Overlay> offered(Heatmap map) {
        Overlay golden = Overlay.goldenLines();
        boolean queen = map.game().isPresent() && map.game().get().moves().equals(BoardGame.queen().moves());
        boolean there = map.style().overlays().stream().anyMatch(overlay -> overlay.name().equals(golden.name()));
        return queen && !there ? List.of(golden) : List.of();
    }

    /** Frames first, for their cells are painted over them. */
    void overlays() {
        for (Overlay overlay : map.style().overlays()) if (overlay instanceof Overlay.CellSet set) frames(set);
        for (Overlay overlay : map.style().overlays()) {
            if (overlay instanceof Overlay.Lines lines) {
                for (Overlay.Line line : lines.lines()) line(line.within(window));
            } else if (overlay instanceof Overlay.Cross cross && window.contains(cross.cell().row(),
                    cross.cell().column())) {
                cross(cross.cell().row(), cross.cell().column());
            }
        }
    }

    /** Light around dark around the cells, and the cells painted over them, as on the screen. */
    private void frames(Overlay.CellSet set) {
        double side = Math.min(plane.cellWidth(), plane.cellHeight());
        if (set.cells().size() > MOST_MARKS) {
            for (int[] ends : Overlay.outline(set.cells(), map.rows(), map.columns())) outline(ends, side);
            return;
        }
        FrameWidths widths = FrameWidths.of(side);
        Set<Position> inside = new HashSet<>();
        for (Position p : set.cells()) if (window.contains(p.row(), p.column())) inside.add(p);
        // In the order of the list, so that a file has one text.
        List<Position> cells = set.cells().stream().distinct().filter(inside::contains).toList();
        for (Position cell : cells) around(cell, widths.light(), Color.PAPER);
        for (Position cell : cells) around(cell, widths.dark(), Color.TEXT);
        for (Position cell : cells) within(cell, inside, widths.inside());
    }

    /** The cell with so many pixels around it, as far as they lie on the table. */
    private void around(Position cell, double more, Color color) {
        double x = Math.max(plane.left(), plane.x(cell.column()) - more);
        double y = Math.max(plane.top(), plane.topOf(cell.row()) - more);
        double right = Math.min(plane.left() + plane.width(), plane.x(cell.column() + 1.0) + more);
        double bottom = Math.min(plane.top() + plane.height(), plane.topOf(cell.row()) + plane.cellHeight() + more);
        out.rect(x, y, right - x, bottom - y, ShapeStyle.fill(color));
    }

    /** The cell in its colour, but for so many pixels at the sides where its set ends. */
    private void within(Position cell, Set<Position> inside, double less) {
        int row = cell.row();
        int column = cell.column();
        double left = has(inside, row, column - 1) ? 0 : less;
        double right = has(inside, row, column + 1) ? 0 : less;
        double top = has(inside, plane.flipped() ? row + 1 : row - 1, column) ? 0 : less;
        double bottom = has(inside, plane.flipped() ? row - 1 : row + 1, column) ? 0 : less;
        out.rect(plane.x(column) + left, plane.topOf(row) + top, plane.cellWidth() - left - right,
                plane.cellHeight() - top - bottom, ShapeStyle.fill(colors.of(row, column)));
    }

    private static boolean has(Set<Position> inside, int row, int column) {
        return row >= 0 && column >= 0 && inside.contains(Position.of(row, column));
    }

    /** A side of a cell, between two corners. */
    private void outline(int[] ends, double side) {
        if (ends[0] < window.row() || ends[2] > window.endRow()) return;
        if (ends[1] < window.column() || ends[3] > window.endColumn()) return;
        out.line(plane.x(ends[1]), plane.y(ends[0]), plane.x(ends[3]), plane.y(ends[2]),
                ShapeStyle.line(Color.TEXT, Math.min(1, 0.4 * side)));
    }

    /** Between the middles of two cells. */
    private void line(double[] ends) {
        if (ends == null) return;
        double x1 = plane.x(ends[1] + 0.5);
        double y1 = plane.y(ends[0] + 0.5);
        double x2 = plane.x(ends[3] + 0.5);
        double y2 = plane.y(ends[2] + 0.5);
        for (ShapeStyle style : OverlayStyle.LINES) out.line(x1, y1, x2, y2, style);
    }

    /** Row and column as bands, the diagonals as cells; of cells that are too small for that, as lines. */
    private void cross(int row, int column) {
        Color color = isPale() ? OverlayStyle.CROSS_ON_PALE : OverlayStyle.CROSS;
        ShapeStyle band = ShapeStyle.fill(color);
        double x = plane.x(column);
        double y = plane.topOf(row);
        double wide = Math.max(plane.cellWidth(), OverlayStyle.LEAST_BAND);
        double high = Math.max(plane.cellHeight(), OverlayStyle.LEAST_BAND);
        out.rect(plane.left(), y, plane.width(), high, band);
        out.rect(x, plane.top(), wide, y - plane.top(), band);
        out.rect(x, y + high, wide, Math.max(0, plane.top() + plane.height() - y - high), band);
        for (int sign : new int[] {1, -1}) {
            int[] before = lastOnDiagonal(row, column, -sign, -1);
            int[] after = lastOnDiagonal(row, column, sign, 1);
            if (plane.cellWidth() >= OverlayStyle.LEAST_SQUARE) {
                for (int c = before[1]; c <= after[1]; c++)
                    if (c != column) out.rect(plane.x(c), plane.topOf(row + sign * (c - column)), plane.cellWidth(),
                            plane.cellHeight(), band);
            } else {
                out.line(plane.middleX(before[1]), plane.middleY(before[0]), plane.middleX(after[1]),
                        plane.middleY(after[0]), ShapeStyle.line(color, Math.min(wide, high)));
            }
        }
        double w = Math.max(plane.cellWidth(), OverlayStyle.LEAST_CELL);
        double h = Math.max(plane.cellHeight(), OverlayStyle.LEAST_CELL);
        for (ShapeStyle style : OverlayStyle.CELL)
            out.rect(plane.middleX(column) - w / 2, plane.middleY(row) - h / 2, w, h, style);
    }

    private boolean isPale() {
        return map.resolvedColors().hasTwoClasses();
    }

    /** The cell at the border of the window to which steps of these signs lead. */
    private int[] lastOnDiagonal(int row, int column, int down, int right) {
        int rows = down > 0 ? window.endRow() - 1 - row : row - window.row();
        int steps = Math.min(rows, right > 0 ? window.endColumn() - 1 - column : column - window.column());
        return new int[] {row + down * steps, column + right * steps};
    }

    /**
     * Marked cells too small to be seen are drawn larger than they are, unless they are so many that they would hide
     * the rest; large ones get a frame.
     */
    void marks() {
        double side = Math.min(plane.cellWidth(), plane.cellHeight());
        boolean framed = side >= OverlayStyle.LEAST_MARKED && !isPale();
        if (side >= SMALLEST_MARK && !framed) return;
        CellValues values = map.values();
        List<Integer> highlight = map.style().highlight();
        double width = Math.max(plane.cellWidth(), SMALLEST_MARK);
        double height = Math.max(plane.cellHeight(), SMALLEST_MARK);
        double right = plane.left() + plane.width() - width;
        double bottom = plane.top() + plane.height() - height;
        for (int i = 0; i < highlight.size(); i++) {
            int value = highlight.get(i);
            int count = values.count(value);
            if (count > MOST_MARKS || count * 20L > (long) values.rows() * values.columns()) continue;
            for (int row = window.row(); row < window.endRow(); row++) {
                for (int column = window.column(); column < window.endColumn(); column++) {
                    if (values.at(row, column) != value || !values.hasValue(row, column)) continue;
                    double x = Math.max(plane.left(), Math.min(right, plane.middleX(column) - width / 2));
                    double y = Math.max(plane.top(), Math.min(bottom, plane.middleY(row) - height / 2));
                    if (framed) out.rect(x + 0.5, y + 0.5, width - 1, height - 1, OverlayStyle.MARKED);
                    else out.rect(x, y, width, height, ShapeStyle.fill(Palette.mark(i)));
                }
            }
        }
    }

    /** The pinned cell in a frame, a dot at each option, a ring and a line at each winning move, as in the page. */
    void pin() {
        Position pin = map.style().pin();
        if (pin == null) return;
        double size = Math.min(plane.cellWidth(), plane.cellHeight());
        if (map.game().isPresent() || map.moves() != null) {
            Map<String, Object> answer =
                    map.answer(Map.of("do", "cell", "row", pin.row(), "column", pin.column()));
            List<?> options = (List<?>) answer.get("options");
            for (int i = 0; i < options.size(); i += 3) dot(cell(options, i), size);
            List<?> winning = (List<?>) answer.get("winning");
            for (int i = 0; i < winning.size(); i += 3) ring(pin, cell(winning, i), size);
        }
        if (!window.contains(pin.row(), pin.column())) return;
        double w = Math.max(plane.cellWidth(), OverlayStyle.LEAST_PIN);
        double h = Math.max(plane.cellHeight(), OverlayStyle.LEAST_PIN);
        double x = plane.middleX(pin.column()) - w / 2;
        double y = plane.middleY(pin.row()) - h / 2;
        for (ShapeStyle style : OverlayStyle.PIN) out.rect(x, y, w, h, style);
    }

    private static Position cell(List<?> flat, int i) {
        return Position.of((Integer) flat.get(i), (Integer) flat.get(i + 1));
    }

    private void dot(Position at, double size) {
        if (!window.contains(at.row(), at.column())) return;
        // In the corner of a large cell: the number in the middle stays readable.
        double off = size >= 16 ? -0.32 * size : 0;
        double radius = Math.max(0.7, Math.min(4, size * 0.14));
        ShapeStyle style = isPale() ? OverlayStyle.DOT_ON_PALE : OverlayStyle.DOT;
        out.circle(plane.middleX(at.column()) + off, plane.middleY(at.row()) + off, radius,
                size >= 4 ? style : ShapeStyle.fill(style.fill()));
    }

    private void ring(Position pin, Position to, double size) {
        if (!window.contains(to.row(), to.column())) return;
        double radius = Math.max(5, size * 0.42);
        double x = plane.middleX(to.column());
        double y = plane.middleY(to.row());
        double fromX = plane.middleX(pin.column());
        double fromY = plane.middleY(pin.row());
        double far = Math.hypot(x - fromX, y - fromY);
        double start = Math.min(far, Math.max(4, size * 0.5));
        boolean line = far > radius && window.contains(pin.row(), pin.column());
        for (ShapeStyle style : OverlayStyle.RING) {
            out.circle(x, y, radius, style);
            if (line) out.line(fromX + (x - fromX) * start / far, fromY + (y - fromY) * start / far,
                    x - (x - fromX) * radius / far, y - (y - fromY) * radius / far, style);
        }
    }
}
