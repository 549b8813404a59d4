package nimbook.plot;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import nimbook.drawing.Color;
import nimbook.drawing.Drawing;
import nimbook.drawing.Mark;
import nimbook.drawing.SentMarks;
import nimbook.drawing.ShapeStyle;
import nimbook.drawing.TextStyle;
import nimbook.table.CellText;
import nimbook.table.TableText;
import nimbook.widget.model.Json;

/** A plot as marks: for files with title and legend, for the page the part below them. */
public final class PlotDrawing {
    private static final int WIDTH = 660;
    private static final int HEIGHT = 400;
    /** What is sent with a figure, for a page, and for a phone or half a slide: width and height. */
    private static final int[][] SIZES = {{760, 416}, {400, 280}};
    /** Of more points only the first size is sent. */
    private static final int FEW = 2000;
    /** A page may ask for another size between these. */
    private static final int LEAST = 100;
    private static final int MOST = 4000;
    /** So many pixels a tick, and so many ticks at most. */
    private static final int TICK_WIDTH = 60;
    private static final int MOST_ACROSS = 10;
    private static final int TICK_HEIGHT = 42;
    private static final int MOST_UP = 7;
    /**
     * Blue, orange, green, purple, ochre, grey: distinct for red-green blind readers, each at least 3 : 1 on paper. On
     * a dark ground the page has brothers of them.
     */
    private static final List<Color> COLORS = List.of(Color.rgb(0x0b63c5), Color.rgb(0xd1610a), Color.rgb(0x0a7d55),
            Color.rgb(0xa3319a), Color.rgb(0x94720a), Color.rgb(0x5a6270));
    /** Strokes and gaps of the lines, by the places of the series. */
    private static final List<List<Double>> DASHES =
            List.of(List.of(), List.of(8., 4.), List.of(3., 2.5), List.of(12., 3.));
    private static final TextStyle SMALL = TextStyle.of(12).color(Color.MUTED);
    private static final TextStyle NAMES = TextStyle.of(13);

    private final Plot plot;
    private final PlotStyle style;
    private final PlotAxes axes;
    private final int width;
    private final double left;
    private final double right;
    private double top;
    private double bottom;
    private Drawing.Builder sheet;
    /** Null where nothing can lie outside. */
    private PlotClip clip;

    private PlotDrawing(Plot plot, int width, int height) {
        this.plot = plot;
        this.width = width;
        style = plot.style();
        axes = PlotAxes.of(plot);
        double labels = yTicks(height).stream().mapToDouble(t -> SMALL.width(t.label())).max().orElse(10);
        left = Math.ceil(16 + labels + (style.y().isEmpty() ? 6 : 28));
        right = width - 18;
    }

    /** The colours on a light ground, as CSS. */
    public static List<String> colorway() {
        return COLORS.stream().map(Color::hex).toList();
    }

    static Drawing of(Plot plot) {
        return new PlotDrawing(plot, WIDTH, HEIGHT).still();
    }

    /**
     * What the page shows, the widest first: drawings as {@link SentMarks#alone} has them, their parts ticks of x and
     * of y, and series; frame (left, top, right, bottom) and axes (see {@link PlotAxes#state}).
     */
    static List<Map<String, Object>> views(Plot plot) {
        return Arrays.stream(SIZES).limit(plot.count() > FEW ? 1 : SIZES.length)
                .map(size -> new PlotDrawing(plot, size[0], size[1]).view(size[1])).toList();
    }

    /** The view at the size and with what a reader has set: {@code {do: "draw", width, height, zoom, hidden}}. */
    static Map<String, Object> view(Plot plot, Map<String, Object> question) {
        int height = Json.whole("height", question.get("height"), LEAST, MOST);
        return new PlotDrawing(plot.withView(question), Json.whole("width", question.get("width"), LEAST, MOST), height)
                .view(height);
    }

    private Map<String, Object> view(int height) {
        sheet = Drawing.blank(width, height);
        top = 10;
        marks(height);
        Map<String, Object> view = SentMarks.alone(sheet.build());
        view.putAll(Json.object("frame", List.of((int) left, (int) top, (int) right, (int) bottom), "axes",
                axes.state()));
        return view;
    }

    private Drawing still() {
        String title = TableText.oneLine(style.title());
        double legendAt = title.isEmpty() ? 24 : 52;
        List<Entry> legend = plot.hasLegend() ? legend() : List.of();
        int more = legend.isEmpty() ? 0 : legend.get(legend.size() - 1).row();
        int height = HEIGHT + 20 * more;
        sheet = Drawing.sheet(WIDTH, height).title(PlotText.of(plot).lines().findFirst().orElse("plot"));
        if (!title.isEmpty()) sheet.text(left, 26, title, TextStyle.of(16).withBold());
        top = legendAt + (legend.isEmpty() ? -8 : 16 + 20 * more);
        marks(height);
        for (Entry entry : legend) {
            double y = legendAt + 20 * entry.row();
            if (entry.index() >= 0) for (Mark mark : sign(plot, entry.index())) sheet.add(mark.moved(entry.x(), y));
            sheet.text(entry.x() + 24, y + 4, entry.name(), NAMES);
        }
        return sheet.build();
    }

    /** Axes and series; ticks and series are parts, a tick's place is its part's. */
    private void marks(int height) {
        bottom = height - (style.x().isEmpty() ? 34 : 56);
        for (PlotAxis.Tick tick : yTicks(height)) sheet.part("y " + tick.label(), "y", 0, place(y(tick.at())),
                Drawing.blank(1, 1).line(left, 0, right, 0, ShapeStyle.line(Color.LINE.alpha(0.7), 1))
                        .text(left - 7, 4, tick.label(), SMALL.alignEnd()).build().marks());
        for (PlotAxis.Tick tick : xTicks()) {
            Drawing.Builder marks = Drawing.blank(1, 1);
            if (plot.categories().isEmpty())
                marks.line(0, top, 0, bottom, ShapeStyle.line(Color.LINE.alpha(0.4), 1));
            marks.line(0, bottom, 0, bottom + 5, ShapeStyle.line(Color.MUTED, 1));
            marks.text(0, bottom + 19, tick.label(), SMALL.centred());
            sheet.part("x " + tick.label(), "x", place(x(tick.at())), 0, marks.build().marks());
        }
        clip = style.zoom() == null ? null : new PlotClip(left, top, right, bottom);
        List<PlotSeries> series = plot.series();
        boolean some = false;
        for (int i = 0; i < series.size(); i++) {
            int index = i;
            if (!plot.shows(i)) continue;
            some |= series.get(i).drawn() > 0;
            sheet.part(String.valueOf(i), "series", part -> series(series.get(index), index));
        }
        sheet.line(left, bottom, right, bottom, ShapeStyle.line(Color.MUTED, 1));
        sheet.line(left, top, left, bottom, ShapeStyle.line(Color.MUTED, 1));
        sheet.text((left + right) / 2, height - 14, brief(style.x()), NAMES.centred());
        if (!style.y().isEmpty()) sheet.text(20, (top + bottom) / 2, brief(style.y()), NAMES.centred().rotated(-90));
        if (!some)
            sheet.centredText((left + right) / 2, (top + bottom) / 2, "nothing to draw", NAMES.color(Color.MUTED));
    }

    private static String brief(String text) {
        String line = TableText.oneLine(text);
        return line.length() <= 70 ? line : line.substring(0, 69) + "…";
    }

    private List<PlotAxis.Tick> yTicks(int height) {
        return axes.y().ticks(Math.max(2, Math.min(MOST_UP, height / TICK_HEIGHT)));
    }

    private List<PlotAxis.Tick> xTicks() {
        int most = (int) (right - left) / TICK_WIDTH;
        if (plot.categories().isEmpty()) return axes.x().ticks(Math.max(2, Math.min(MOST_ACROSS, most)));
        List<PlotAxis.Tick> ticks = new ArrayList<>();
        double room = (right - left) / plot.categories().size();
        double widest = plot.categories().stream().mapToDouble(c -> SMALL.width(CellText.brief(c))).max().orElse(0) + 8;
        int step = (int) Math.max(1, Math.ceil(widest / room));
        for (int i = 0; i < plot.categories().size(); i += step)
            ticks.add(new PlotAxis.Tick(i, CellText.brief(TableText.oneLine(plot.categories().get(i)))));
        return ticks;
    }

    private double x(double value) {
        return left + axes.x().place(value) * (right - left);
    }

    private double y(double value) {
        return bottom - axes.y().place(value) * (bottom - top);
    }

    /** A place to a hundredth of a pixel: written in the same digits by every JDK. */
    private static double place(double pixels) {
        return Math.rint(100 * pixels) / 100;
    }

    private void series(PlotSeries s, int index) {
        Color color = color(index);
        if (s.kind() == PlotSeries.Kind.STEMS) stems(s, color);
        if (s.kind().hasLine()) line(s.line(), color, index);
        if (s.kind().hasMarks()) points(s, color, index);
        if (s.kind().ofPoints()) return;
        boolean bins = s.kind() == PlotSeries.Kind.HISTOGRAM;
        double half = plot.barHalf(s);
        double from = plot.barShift(s) - half;
        for (int i = 0; i < s.y().length; i++) {
            double start = bins ? s.x()[i] : s.x()[i] + from;
            bar(start, bins ? s.x()[i + 1] : start + 2 * half, s.y()[i], color);
        }
    }

    private static Color color(int index) {
        return COLORS.get(index % COLORS.size());
    }

    private void bar(double from, double to, double value, Color color) {
        double y = y(value);
        double zero = axes.y().log() ? bottom : y(0);
        double a = x(from);
        double b = x(to);
        if (!Double.isFinite(y) || !Double.isFinite(a) || !Double.isFinite(b)) return;
        // A hair's gap between neighbours, unless they are as thin as hairs.
        double gap = b - a > 4 ? 0.5 : 0;
        if (clip != null) {
            if (b < left || a > right || Math.max(y, zero) < top || Math.min(y, zero) > bottom) return;
            sheet.rect(clip.x(a + gap), clip.y(Math.min(y, zero)), clip.x(b - gap) - clip.x(a + gap),
                    Math.abs(clip.y(zero) - clip.y(y)), ShapeStyle.fill(color));
            return;
        }
        sheet.rect(a + gap, Math.min(y, zero), b - a - 2 * gap, Math.abs(zero - y), ShapeStyle.fill(color));
    }

    private void stems(PlotSeries s, Color color) {
        double zero = axes.y().log() ? bottom : y(0);
        for (int i = 0; i < s.x().length; i++) {
            double x = x(s.x()[i]);
            double y = y(s.y()[i]);
            if (!Double.isFinite(x) || !Double.isFinite(y)) continue;
            double[] stem = clip == null ? new double[] {x, zero, x, y} : clip.segment(x, zero, x, y);
            if (stem != null) sheet.line(stem[0], stem[1], stem[2], stem[3], ShapeStyle.line(color, 1.2));
        }
    }

    /** Of many points those that share half a pixel across are the first, the least, the greatest and the last. */
    private void line(PlotSeries s, Color color, int index) {
        ShapeStyle style = stroke(color, index, 1.8);
        List<Double> run = new ArrayList<>();
        boolean many = s.x().length > 4 * width;
        for (int i = 0; i < s.x().length; i++) {
            double x = place(x(s.x()[i]));
            double y = place(y(s.y()[i]));
            int n = run.size();
            if (!Double.isFinite(x) || !Double.isFinite(y)) {
                flush(run, style, color);
            } else if (many && n >= 8 && Math.floor(2 * run.get(n - 8)) == Math.floor(2 * x)) {
                run.set(n - 5, Math.min(y, run.get(n - 5)));
                run.set(n - 3, Math.max(y, run.get(n - 3)));
                run.set(n - 1, y);
            } else {
                for (int again = many ? 4 : 1; again > 0; again--) run.addAll(List.of(x, y));
            }
        }
        flush(run, style, color);
    }

    /** Lines differ in their dashes as well as in colour. */
    private static ShapeStyle stroke(Color color, int index, double width) {
        ShapeStyle style = ShapeStyle.line(color, width);
        List<Double> dash = DASHES.get(index % DASHES.size());
        return dash.isEmpty() ? style : style.dashed(dash.get(0), dash.get(1));
    }

    private void flush(List<Double> run, ShapeStyle style, Color color) {
        if (run.isEmpty()) return;
        if (isPoint(run)) {
            if (clip == null || clip.contains(run.get(0), run.get(1)))
                sheet.circle(run.get(0), run.get(1), 1.5, ShapeStyle.fill(color));
        } else {
            for (List<Double> piece : clip == null ? List.of(run) : clip.inside(run)) polyline(piece, style);
        }
        run.clear();
    }

    private static boolean isPoint(List<Double> run) {
        return IntStream.range(2, run.size()).allMatch(i -> run.get(i).equals(run.get(i - 2)));
    }

    private void polyline(List<Double> run, ShapeStyle style) {
        sheet.polyline(style, run.stream().mapToDouble(Double::doubleValue).toArray());
    }

    /** Points that would fall on one another are drawn once; another shape for each series. */
    private void points(PlotSeries s, Color color, int index) {
        double radius = (s.x().length > 2000 ? 1.2 : s.x().length > 300 ? 2 : 3.2) * Math.min(1, width / 600.);
        Set<Long> seen = new HashSet<>();
        List<Mark.Point> points = new ArrayList<>();
        for (int i = 0; i < s.x().length; i++) {
            double x = x(s.x()[i]);
            double y = y(s.y()[i]);
            boolean inside = clip == null || clip.contains(x, y);
            if (inside && Double.isFinite(x) && Double.isFinite(y)
                    && seen.add(Math.round(2 * x) << 32 | Math.round(2 * y)))
                points.add(new Mark.Point(Math.rint(10 * x) / 10, Math.rint(10 * y) / 10));
        }
        if (!points.isEmpty()) sheet.add(new Mark.Dots(points, radius, shape(index), color));
    }

    private static Mark.Dots.Shape shape(int index) {
        Mark.Dots.Shape[] shapes = Mark.Dots.Shape.values();
        return shapes[index % shapes.length];
    }

    /** How a series looks, 18 pixels wide around y = 0. */
    static List<Mark> sign(Plot plot, int index) {
        PlotSeries.Kind kind = plot.series().get(index).kind();
        Color color = color(index);
        Drawing.Builder marks = Drawing.blank(1, 1);
        if (kind.hasLine()) marks.line(0, 0, 18, 0, stroke(color, index, 2.2));
        if (kind.hasMarks())
            marks.add(new Mark.Dots(List.of(new Mark.Point(9, 0)), 4, shape(index), color));
        if (!kind.ofPoints()) marks.rect(3, -6, 12, 12, ShapeStyle.fill(color));
        return marks.build().marks();
    }

    /**
     * A name of the legend in its row.
     *
     * @param index of the series; −1 where the names end before the series do
     */
    private record Entry(int index, String name, int row, double x) {}

    /** So many rows at most: a legend must not take the picture's place. */
    private static final int LEGEND_ROWS = 6;

    /** The names from left to right, as many to a row as there is room for. */
    private List<Entry> legend() {
        List<PlotSeries> series = plot.series();
        List<Entry> entries = new ArrayList<>();
        double x = left;
        int row = 0;
        for (int i = 0; i < series.size(); i++) {
            if (!plot.shows(i)) continue;
            String brief = brief(plot.label(i));
            if (x > left && x + 26 + NAMES.width(brief) > right) {
                x = left;
                if (++row == LEGEND_ROWS) {
                    Entry last = entries.remove(entries.size() - 1);
                    entries.add(new Entry(-1, "… and " + (series.size() - i + 1) + " more", last.row(), last.x()));
                    return entries;
                }
            }
            entries.add(new Entry(i, brief, row, x));
            x += 24 + NAMES.width(brief) + 20;
        }
        return entries;
    }
}
