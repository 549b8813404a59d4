package nimbook.heatmap;

import java.util.List;
import nimbook.drawing.Color;
import nimbook.drawing.Drawing;
import nimbook.drawing.Pixels;
import nimbook.drawing.RoundSteps;
import nimbook.drawing.ShapeStyle;
import nimbook.drawing.TextStyle;

/** One heatmap on a sheet: title, axes, cells, what lies over them, legend. */
final class HeatmapDrawing {

    private static final int PAD = 14;
    /** Cells grow no further in small tables: a 3 × 3 table need not fill the page. */
    private static final double LARGEST_CELL = 40;
    /** Up to here cells are drawn as rectangles, which stay sharp in every form; beyond, as one embedded image. */
    static final int MOST_RECTANGLES = 4096;
    /** Pixels; smaller numbers are noise over the pattern. */
    private static final double SMALLEST_LETTER = 9.5;
    private static final TextStyle TICK = TextStyle.of(11).color(Color.MUTED);

    private final Heatmap map;
    private final CellValues values;
    private final ColorMap colors;
    private final List<Integer> highlight;
    private final double dots;
    private final CellPlane plane;
    private final CellWindow window;
    private final HeatmapLegend legend;
    private final List<String> title;
    private final double head;
    private Drawing.Builder out;

    /** @param dots how many dots of the file a pixel of the drawing will have */
    HeatmapDrawing(Heatmap map, double dots) {
        if (!(dots > 0)) throw new IllegalArgumentException("dots = " + dots + ": a scale above 0 is needed");
        this.map = map;
        this.dots = dots;
        this.values = map.values();
        this.colors = map.resolvedColors();
        this.highlight = map.style().highlight();
        this.window = map.window();
        double aspect = CellPlane.aspect(map.rows(), map.columns());
        int size = map.style().size();
        double fit = Math.min(size / (double) window.columns(), size / (window.rows() * aspect));
        // Whole half pixels: at the still's double resolution every cell then has the same size.
        double cell = fit >= 1 ? Math.floor(Math.min(fit, LARGEST_CELL) * 2) / 2 : fit;
        this.legend = new HeatmapLegend(map, Math.min(180, Math.max(90, cell * aspect * window.rows())));
        this.title = TextStyle.of(17).withBold().lines(map.style().title(),
                Math.max(cell * window.columns() + legend.width(), 420));
        this.head = PAD + 21 * title.size() + 18;
        // Whole pixels: between edges at fractions of one, the ground would shine through.
        double left = Math.ceil(PAD + 26 + TICK.width(String.valueOf(window.endRow() - 1)));
        double top = Math.ceil(head + (map.style().flipped() ? 6 : 34));
        this.plane = new CellPlane(window, left, top, cell, cell * aspect, map.style().flipped());
    }

    Drawing drawing() {
        double words = title.stream().mapToDouble(TextStyle.of(17).withBold()::width).max().orElse(0);
        String size = HeatmapText.size(map) + (map.style().window() == null ? ""
                : "; shown: rows " + window.row() + " to " + (window.endRow() - 1) + ", columns " + window.column()
                        + " to " + (window.endColumn() - 1));
        double note = TextStyle.of(12).width(size);
        double right = plane.left() + plane.width();
        double width = Math.max(right + 22 + legend.width(), PAD + Math.max(words, note)) + PAD;
        double height = Math.max(plane.top() + plane.height() + (plane.flipped() ? 34 : 6),
                plane.top() + legend.height()) + PAD;
        out = Drawing.sheet((int) Math.ceil(width), (int) Math.ceil(height)).title(words());
        for (int i = 0; i < title.size(); i++)
            out.text(PAD, PAD + 15 + 21 * i, title.get(i), TextStyle.of(17).withBold());
        out.text(PAD, PAD + 12 + 21 * title.size(), size, TextStyle.of(12).color(Color.MUTED));
        cells();
        HeatmapOverlays over = new HeatmapOverlays(map, plane, this::color, out);
        over.overlays();
        over.marks();
        numbers();
        over.pin();
        out.rect(plane.left(), plane.top(), plane.width(), plane.height(), ShapeStyle.line(Color.MUTED, 1));
        axes();
        legend.draw(out, right + 22, plane.top());
        return out.build();
    }

    private String words() {
        String name = map.style().title().isEmpty() ? "Heatmap" : map.style().title();
        return name + ": " + HeatmapText.summary(map).replace("; * marks ", "; marked: ");
    }

    private Color color(int row, int column) {
        if (!values.hasValue(row, column)) return Palette.NONE;
        int value = values.at(row, column);
        return highlight.contains(value) ? Palette.mark(highlight.indexOf(value))
                : Palette.of(colors, value, values.least(), values.greatest());
    }

    private void cells() {
        if ((long) window.rows() * window.columns() > MOST_RECTANGLES) {
            out.image(plane.left(), plane.top(), plane.width(), plane.height(), pixels(), HeatmapText.size(map));
            return;
        }
        for (int row = window.row(); row < window.endRow(); row++) {
            for (int from = window.column(), to; from < window.endColumn(); from = to) {
                Color color = color(row, from);
                to = from + 1;
                while (to < window.endColumn() && color(row, to).equals(color)) to++;
                out.rect(plane.x(from), plane.topOf(row), (to - from) * plane.cellWidth(), plane.cellHeight(),
                        ShapeStyle.fill(color));
            }
        }
        if (plane.cellWidth() < 12 || plane.cellHeight() < 12) return;
        ShapeStyle grid = ShapeStyle.line(Color.PAPER.alpha(0.55), 0.75);
        double bottom = plane.top() + plane.height();
        for (int row = window.row() + 1; row < window.endRow(); row++)
            out.line(plane.left(), plane.y(row), plane.left() + plane.width(), plane.y(row), grid);
        for (int column = window.column() + 1; column < window.endColumn(); column++)
            out.line(plane.x(column), plane.top(), plane.x(column), bottom, grid);
    }

    /**
     * One pixel a cell; where cells are smaller than a dot of the file, the mean colour of the cells that touch the
     * dot.
     */
    private Pixels pixels() {
        int width = plane.cellWidth() * dots >= 1 ? window.columns() : (int) Math.round(plane.width() * dots);
        int height = plane.cellHeight() * dots >= 1 ? window.rows()
                : Math.max(1, (int) Math.round(plane.height() * dots));
        int[] rgb = new int[width * height];
        for (int y = 0; y < height; y++) {
            int line = plane.flipped() ? height - 1 - y : y;
            int from = window.row() + (int) ((long) line * window.rows() / height);
            int to = window.row() + (int) (((line + 1L) * window.rows() + height - 1) / height);
            for (int x = 0; x < width; x++) {
                rgb[y * width + x] = mean(from, to, window.column() + (int) ((long) x * window.columns() / width),
                        window.column() + (int) (((x + 1L) * window.columns() + width - 1) / width));
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

    private void numbers() {
        ValueLabels labels = ValueLabels.of(map);
        double size = Math.min(Math.min(plane.cellHeight() * 0.5, 15),
                (plane.cellWidth() - 4) / (0.58 * labels.longest(values)));
        if (!labels.drawn() || size < SMALLEST_LETTER) return;
        Integer unwritten = labels.unwritten(values);
        for (int row = window.row(); row < window.endRow(); row++) {
            for (int column = window.column(); column < window.endColumn(); column++) {
                if (!values.hasValue(row, column)) continue;
                Integer value = values.at(row, column);
                if (value.equals(unwritten)) continue;
                boolean marked = highlight.contains(value);
                Color color = value.equals(labels.ground()) && !marked ? Color.MUTED : color(row, column).letters();
                TextStyle letters = TextStyle.of(size).color(color);
                out.centredText(plane.middleX(column), plane.middleY(row), labels.cell().of(value),
                        marked ? letters.withBold() : letters);
            }
        }
    }

    private void axes() {
        boolean flipped = plane.flipped();
        double columnLine = flipped ? plane.top() + plane.height() : plane.top();
        double outward = flipped ? 1 : -1;
        double cell = plane.cellWidth();
        int step = step(Math.max(TICK.width(String.valueOf(window.endColumn() - 1)) + 10, 18) / cell);
        for (int column = first(window.column(), step); column < window.endColumn(); column += step) {
            double x = plane.middleX(column);
            if (cell < 12) out.line(x, columnLine, x, columnLine + 4 * outward, ShapeStyle.line(Color.MUTED, 1));
            out.centredText(x, columnLine + 11 * outward, String.valueOf(column), TICK);
        }
        int down = step(18 / plane.cellHeight());
        for (int row = first(window.row(), down); row < window.endRow(); row += down) {
            double y = plane.middleY(row);
            if (plane.cellHeight() < 12)
                out.line(plane.left() - 4, y, plane.left(), y, ShapeStyle.line(Color.MUTED, 1));
            out.text(plane.left() - 7, y + 4, String.valueOf(row), TICK.alignEnd());
        }
        out.text(plane.left(), columnLine + (flipped ? 30 : -22), map.style().columnName() + " →", TextStyle.of(12));
        TextStyle upright = TextStyle.of(12).rotated(-90);
        if (flipped) out.text(PAD + 12, columnLine, map.style().rowName() + " →", upright);
        else out.text(PAD + 12, plane.top(), "← " + map.style().rowName(), upright.alignEnd());
    }

    /** The least multiple of a step that is at least so much. */
    private static int first(int least, int step) {
        return (least + step - 1) / step * step;
    }

    /** The least round number of cells, or of values, that is at least x. */
    static int step(double x) {
        return (int) Math.max(1, RoundSteps.atLeast(x));
    }
}
