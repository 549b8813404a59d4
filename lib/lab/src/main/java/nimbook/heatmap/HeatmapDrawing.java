package nimbook.heatmap;

import java.util.ArrayList;
import java.util.List;
import nimbook.core.Position;
import nimbook.drawing.Color;
import nimbook.drawing.Drawing;
import nimbook.drawing.Pixels;
import nimbook.drawing.ShapeStyle;
import nimbook.drawing.TextStyle;

/** One heatmap on a sheet: title, axes, cells, overlays, legend. */
final class HeatmapDrawing {

    private static final int PAD = 14;
    /** Cells grow no further in small tables: a 3 × 3 table need not fill the page. */
    private static final double LARGEST_CELL = 40;
    /** Up to here cells are drawn as rectangles, which stay sharp in every form; beyond, as one embedded image. */
    static final int MOST_RECTANGLES = 4096;
    /** Pixels; what the last row of a lecture hall still sees. */
    private static final double SMALLEST_MARK = 2.5;
    private static final int MOST_MARKS = 6000;
    /** Pixels; smaller numbers are noise over the pattern. */
    private static final double SMALLEST_LETTER = 9.5;
    private static final TextStyle TICK = TextStyle.of(11).color(Color.MUTED);

    private final Heatmap map;
    private final CellValues values;
    private final ColorMap colors;
    private final List<Integer> highlight;
    private final double cellWidth;
    private final double cellHeight;
    private final double plotWidth;
    private final double plotHeight;
    private final double dots;
    private final HeatmapLegend legend;
    private double left;
    private double top;
    private Drawing.Builder out;

    /** @param dots how many dots of the file a pixel of the drawing will have */
    HeatmapDrawing(Heatmap map, double dots) {
        this.map = map;
        this.dots = dots;
        this.values = map.values();
        this.colors = map.resolvedColors();
        this.highlight = map.style().highlight();
        double aspect = map.aspect();
        double fit =
                Math.min(map.style().size() / (double) values.columns(), map.style().size() / (values.rows() * aspect));
        // Whole half pixels: at the still's double resolution every cell then has the same size.
        double width = fit >= 1 ? Math.floor(Math.min(fit, LARGEST_CELL) * 2) / 2 : fit;
        this.cellWidth = width;
        this.cellHeight = aspect == 1 ? width : width * aspect;
        this.plotWidth = cellWidth * values.columns();
        this.plotHeight = cellHeight * values.rows();
        this.legend = new HeatmapLegend(map, Math.min(180, Math.max(90, plotHeight)));
    }

    Drawing drawing() {
        List<String> title =
                TextStyle.of(17).withBold().lines(map.style().title(), Math.max(plotWidth + legend.width(), 420));
        double rowDigits = TICK.width(String.valueOf(values.rows() - 1));
        boolean flipped = map.style().flipped();
        left = PAD + 18 + rowDigits + 8;
        double head = PAD + 21 * title.size() + 18;
        top = head + (flipped ? 6 : 34);
        double words = title.stream().mapToDouble(TextStyle.of(17).withBold()::width).max().orElse(0);
        double note = TextStyle.of(12).width(HeatmapText.size(map));
        double width = Math.max(left + plotWidth + 22 + legend.width(), PAD + Math.max(words, note)) + PAD;
        double height = Math.max(top + plotHeight + (flipped ? 34 : 6), top + legend.height()) + PAD;
        out = Drawing.sheet((int) Math.ceil(width), (int) Math.ceil(height)).title(words());
        for (int i = 0; i < title.size(); i++)
            out.text(PAD, PAD + 15 + 21 * i, title.get(i), TextStyle.of(17).withBold());
        out.text(PAD, PAD + 12 + 21 * title.size(), HeatmapText.size(map), TextStyle.of(12).color(Color.MUTED));
        cells();
        for (Overlay overlay : map.style().overlays()) overlay(overlay);
        marks();
        numbers();
        out.rect(left, top, plotWidth, plotHeight, ShapeStyle.line(Color.MUTED, 1));
        axes(flipped);
        legend.draw(out, left + plotWidth + 22, top);
        return out.build();
    }

    private String words() {
        String title = map.style().title().isEmpty() ? "Heatmap" : map.style().title();
        return title + ": " + HeatmapText.summary(map).replace("; * marks ", "; marked: ");
    }

    private Color color(int row, int column) {
        if (!values.hasValue(row, column)) return Palette.NONE;
        int value = values.at(row, column);
        return highlight.contains(value) ? Palette.mark(highlight.indexOf(value))
                : Palette.of(colors, value, values.least(), values.greatest());
    }

    /** The top of a row on the sheet. */
    private double y(int row) {
        return map.style().flipped() ? top + (values.rows() - 1 - row) * cellHeight : top + row * cellHeight;
    }

    /** A height in rows (fractions allowed) on the sheet. */
    private double y(double row) {
        return map.style().flipped() ? top + plotHeight - row * cellHeight : top + row * cellHeight;
    }

    private void cells() {
        if ((long) values.rows() * values.columns() > MOST_RECTANGLES) {
            out.image(left, top, plotWidth, plotHeight, pixels(), HeatmapText.size(map));
            return;
        }
        for (int row = 0; row < values.rows(); row++) {
            for (int from = 0, to; from < values.columns(); from = to) {
                Color color = color(row, from);
                to = from + 1;
                while (to < values.columns() && color(row, to).equals(color)) to++;
                out.rect(left + from * cellWidth, y(row), (to - from) * cellWidth, cellHeight, ShapeStyle.fill(color));
            }
        }
        if (cellWidth < 12 || cellHeight < 12) return;
        ShapeStyle grid = ShapeStyle.line(Color.PAPER.alpha(0.55), 0.75);
        for (int row = 1; row < values.rows(); row++)
            out.line(left, top + row * cellHeight, left + plotWidth, top + row * cellHeight, grid);
        for (int column = 1; column < values.columns(); column++) {
            out.line(left + column * cellWidth, top, left + column * cellWidth, top + plotHeight, grid);
        }
    }

    /**
     * One pixel a cell; where cells are smaller than a dot of the file, the mean colour of the cells that touch the
     * dot.
     */
    private Pixels pixels() {
        int width = cellWidth * dots >= 1 ? values.columns() : (int) Math.round(plotWidth * dots);
        int height = cellHeight * dots >= 1 ? values.rows() : Math.max(1, (int) Math.round(plotHeight * dots));
        int[] rgb = new int[width * height];
        for (int y = 0; y < height; y++) {
            int line = map.style().flipped() ? height - 1 - y : y;
            int from = (int) ((long) line * values.rows() / height);
            int to = (int) (((line + 1L) * values.rows() + height - 1) / height);
            for (int x = 0; x < width; x++) {
                rgb[y * width + x] = mean(from, to, (int) ((long) x * values.columns() / width),
                        (int) (((x + 1L) * values.columns() + width - 1) / width));
            }
        }
        return new Pixels(width, height, rgb);
    }

    private int mean(int top, int bottom, int from, int to) {
        int red = 0;
        int green = 0;
        int blue = 0;
        int n = (bottom - top) * (to - from);
        for (int row = top; row < bottom; row++) {
            for (int column = from; column < to; column++) {
                int rgb = color(row, column).rgb();
                red += rgb >> 16;
                green += rgb >> 8 & 255;
                blue += rgb & 255;
            }
        }
        return red / n << 16 | green / n << 8 | blue / n;
    }

    /**
     * Marked cells too small to be seen are drawn larger than they are, unless they are so many that they would hide
     * the rest.
     */
    private void marks() {
        if (Math.min(cellWidth, cellHeight) >= SMALLEST_MARK) return;
        double width = Math.max(cellWidth, SMALLEST_MARK);
        double height = Math.max(cellHeight, SMALLEST_MARK);
        for (int i = 0; i < highlight.size(); i++) {
            int value = highlight.get(i);
            int count = values.count(value);
            if (count > MOST_MARKS || count * 20L > (long) values.rows() * values.columns()) continue;
            for (int row = 0; row < values.rows(); row++) {
                for (int column = 0; column < values.columns(); column++) {
                    if (values.at(row, column) != value || !values.hasValue(row, column)) continue;
                    double x = Math.max(left,
                            Math.min(left + plotWidth - width, left + (column + 0.5) * cellWidth - width / 2));
                    double y = Math.max(top, Math.min(top + plotHeight - height, y(row) + (cellHeight - height) / 2));
                    out.rect(x, y, width, height, ShapeStyle.fill(Palette.mark(i)));
                }
            }
        }
    }

    private void numbers() {
        if (!map.style().names().isEmpty()) return;
        int digits = Math.max(String.valueOf(values.least()).length(), String.valueOf(values.greatest()).length());
        boolean outcome = map.shows() == Heatmap.Shows.OUTCOME;
        double size = Math.min(Math.min(cellHeight * 0.5, 15), (cellWidth - 4) / (0.58 * (outcome ? 1 : digits)));
        if (size < SMALLEST_LETTER) return;
        // A letter in nearly every cell says nothing: where most are N, the P alone stand out.
        boolean lone = outcome && 2L * values.count(1) > (long) values.rows() * values.columns();
        for (int row = 0; row < values.rows(); row++) {
            for (int column = 0; column < values.columns(); column++) {
                if (!values.hasValue(row, column)) continue;
                int value = values.at(row, column);
                if (lone && value == 1) continue;
                String text = outcome ? value == 0 ? "P" : "N" : String.valueOf(value);
                Color color = outcome && value == 1 ? Color.MUTED : color(row, column).letters();
                TextStyle letters = TextStyle.of(size).color(color);
                out.centredText(left + (column + 0.5) * cellWidth, y(row) + cellHeight / 2, text,
                        highlight.contains(value) ? letters.withBold() : letters);
            }
        }
    }

    private void axes(boolean flipped) {
        double columnLine = flipped ? top + plotHeight : top;
        double outward = flipped ? 1 : -1;
        int step = step(Math.max(TICK.width(String.valueOf(values.columns() - 1)) + 10, 18) / cellWidth);
        for (int column = 0; column < values.columns(); column += step) {
            double x = left + (column + 0.5) * cellWidth;
            if (cellWidth < 12) out.line(x, columnLine, x, columnLine + 4 * outward, ShapeStyle.line(Color.MUTED, 1));
            out.centredText(x, columnLine + 11 * outward, String.valueOf(column), TICK);
        }
        int down = step(18 / cellHeight);
        for (int row = 0; row < values.rows(); row += down) {
            double y = y(row) + cellHeight / 2;
            if (cellHeight < 12) out.line(left - 4, y, left, y, ShapeStyle.line(Color.MUTED, 1));
            out.text(left - 7, y + 4, String.valueOf(row), TICK.alignEnd());
        }
        out.text(left, columnLine + (flipped ? 30 : -22), map.style().columnName() + " →", TextStyle.of(12));
        if (flipped) out.text(PAD + 12, top + plotHeight, map.style().rowName() + " →", TextStyle.of(12).rotated(-90));
        else out.text(PAD + 12, top, "← " + map.style().rowName(), TextStyle.of(12).rotated(-90).alignEnd());
    }

    /** The least of 1, 2, 5, 10, 20, 50, … that is at least x. */
    static int step(double x) {
        int ten = 1;
        while (10.0 * ten < x) ten *= 10;
        for (int m : new int[] {1, 2, 5}) if ((double) m * ten >= x) return m * ten;
        return 10 * ten;
    }

    private void overlay(Overlay overlay) {
        if (overlay instanceof Overlay.Lines lines) {
            for (Overlay.Line line : lines.lines()) line(line.slope(), line.offset());
        } else if (overlay instanceof Overlay.CellSet set) {
            frames(set);
        } else if (overlay instanceof Overlay.Cross cross) {
            cross(cross.cell());
        }
    }

    /**
     * Frames around cells and outside them: on the border they would hide a cell of a few pixels. So each is a larger
     * rectangle with the cell painted over it.
     */
    private void frames(Overlay.CellSet set) {
        if (set.cells().size() > MOST_MARKS) {
            for (int[] side : Overlay.outline(set.cells(), values.rows(), values.columns()))
                out.line(left + side[1] * cellWidth, y((double) side[0]), left + side[3] * cellWidth,
                        y((double) side[2]), ShapeStyle.line(Color.TEXT, 1));
            return;
        }
        double width = Math.max(0.8, Math.min(2, Math.min(cellWidth, cellHeight) * 0.2));
        List<Position> cells = set.cells().stream()
                .filter(p -> p.row() < values.rows() && p.column() < values.columns()).toList();
        for (Position cell : cells) around(cell, 1.9 * width, Color.PAPER);
        for (Position cell : cells) around(cell, width, Color.TEXT);
        for (Position cell : cells) around(cell, 0, color(cell.row(), cell.column()));
    }

    /** The cell with so many pixels around it, as far as they lie on the table. */
    private void around(Position cell, double more, Color color) {
        double x = Math.max(left, left + cell.column() * cellWidth - more);
        double y = Math.max(top, y(cell.row()) - more);
        double right = Math.min(left + plotWidth, left + (cell.column() + 1) * cellWidth + more);
        double bottom = Math.min(top + plotHeight, y(cell.row()) + cellHeight + more);
        out.rect(x, y, right - x, bottom - y, ShapeStyle.fill(color));
    }

    /**
     * column = slope · row + offset between the middles of the table's border cells, dark on a light casing: seen on
     * every colour.
     */
    private void line(double slope, double offset) {
        double[] rows = {0, values.rows() - 1};
        double last = values.columns() - 1;
        // Cut where the column leaves 0 … last.
        for (double bound : new double[] {0, last}) {
            if (slope == 0) break;
            double at = (bound - offset) / slope;
            boolean enters = slope > 0 == (bound == 0);
            if (enters) rows[0] = Math.max(rows[0], at);
            else rows[1] = Math.min(rows[1], at);
        }
        if (rows[0] >= rows[1] || slope == 0 && (offset < 0 || offset > last)) return;
        double[] xy = new double[4];
        for (int i = 0; i < 2; i++) {
            xy[2 * i] = left + (slope * rows[i] + offset + 0.5) * cellWidth;
            xy[2 * i + 1] = y(rows[i] + 0.5);
        }
        out.line(xy[0], xy[1], xy[2], xy[3], ShapeStyle.line(Color.PAPER.alpha(0.5), 2.6));
        out.line(xy[0], xy[1], xy[2], xy[3], ShapeStyle.line(Color.TEXT, 1.2).dashed(6, 4));
    }

    private void cross(Position cell) {
        if (cell.row() >= values.rows() || cell.column() >= values.columns()) return;
        List<double[]> pieces = new ArrayList<>();
        double r = cell.row() + 0.5;
        double c = cell.column() + 0.5;
        pieces.add(new double[] {r, 0, r, values.columns()});
        pieces.add(new double[] {0, c, values.rows(), c});
        double back = Math.min(r, c);
        double on = Math.min(values.rows() - r, values.columns() - c);
        pieces.add(new double[] {r - back, c - back, r + on, c + on});
        double up = Math.min(r, values.columns() - c);
        double down = Math.min(values.rows() - r, c);
        pieces.add(new double[] {r - up, c + up, r + down, c - down});
        for (double[] p : pieces) {
            out.line(left + p[1] * cellWidth, y(p[0]), left + p[3] * cellWidth, y(p[2]),
                    ShapeStyle.line(Color.PAPER.alpha(0.45), Math.max(2, cellHeight * 0.8)));
        }
        double w = Math.max(cellWidth, 5);
        double h = Math.max(cellHeight, 5);
        out.rect(left + c * cellWidth - w / 2, y(r) - h / 2, w, h, ShapeStyle.line(Color.TEXT, 2));
    }
}
