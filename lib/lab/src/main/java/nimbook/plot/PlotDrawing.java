package nimbook.plot;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import nimbook.drawing.Color;
import nimbook.drawing.Drawing;
import nimbook.drawing.ShapeStyle;
import nimbook.drawing.TextStyle;
import nimbook.table.CellText;
import nimbook.table.TableText;
import nimbook.widget.model.Json;

/** A plot's still. */
public final class PlotDrawing {
    private static final int WIDTH = 660;
    private static final int HEIGHT = 400;
    /**
     * Blue, orange, green, purple, ochre, grey: distinct for red-green blind readers, each at least 3 : 1 on paper.
     */
    private static final List<Color> COLORS = List.of(Color.rgb(0x0b63c5), Color.rgb(0xd1610a), Color.rgb(0x0a7d55),
            Color.rgb(0xa3319a), Color.rgb(0x94720a), Color.rgb(0x5a6270));
    private static final List<String> DARK = List.of("#6cb0ff", "#ff9f4a", "#4fc596", "#e78fdd", "#dcc04c", "#a3acba");
    /** Strokes and gaps of the lines, by the places of the series. */
    static final List<List<Double>> DASHES = List.of(List.of(), List.of(8., 4.), List.of(3., 2.5), List.of(12., 3.));
    private static final TextStyle SMALL = TextStyle.of(12).color(Color.MUTED);
    private static final TextStyle NAMES = TextStyle.of(13);

    private final Plot plot;
    private final PlotStyle style;
    private final PlotAxis xAxis;
    private final PlotAxis yAxis;
    private Drawing.Builder sheet;
    private double left;
    private double right;
    private double top;
    private double bottom;
    /** Null where nothing can lie outside. */
    private PlotClip clip;

    private PlotDrawing(Plot plot) {
        this.plot = plot;
        style = plot.style();
        PlotAxes axes = PlotAxes.of(plot);
        xAxis = axes.x();
        yAxis = axes.y();
    }

    /** The colours of series by their places, as CSS: on a light ground, and lighter ones for a dark one. */
    static Map<String, Object> colors() {
        return Json.object("light", colorway(), "dark", DARK);
    }

    /** The colours on a light ground, as CSS. */
    public static List<String> colorway() {
        return COLORS.stream().map(Color::hex).toList();
    }

    static Drawing of(Plot plot) {
        return new PlotDrawing(plot).drawn();
    }

    private Drawing drawn() {
        String title = TableText.oneLine(style.title());
        List<PlotSeries> series = plot.series();
        List<PlotAxis.Tick> ys = yAxis.ticks(7);
        double labels = ys.stream().mapToDouble(t -> SMALL.width(t.label())).max().orElse(10);
        left = 16 + labels + (style.y().isEmpty() ? 6 : 28);
        right = WIDTH - 18;
        top = title.isEmpty() ? 16 : 44;
        double legendAt = top + 8;
        List<Entry> legend = series.size() > 1 ? legend(series) : List.of();
        int more = legend.isEmpty() ? 0 : legend.get(legend.size() - 1).row();
        int height = HEIGHT + 20 * more;
        sheet = Drawing.sheet(WIDTH, height);
        bottom = height - (style.x().isEmpty() ? 34 : 56);
        if (!legend.isEmpty()) top += 24 + 20 * more;
        sheet.title(PlotText.of(plot).lines().findFirst().orElse("plot"));
        if (!title.isEmpty()) sheet.text(left, 26, title, TextStyle.of(16).withBold());
        for (PlotAxis.Tick tick : ys) {
            double y = y(tick.at());
            sheet.line(left, y, right, y, ShapeStyle.line(Color.LINE.alpha(0.7), 1));
            sheet.text(left - 7, y + 4, tick.label(), SMALL.alignEnd());
        }
        xTicks();
        clip = style.zoom() == null ? null : new PlotClip(left, top, right, bottom);
        for (int i = 0; i < series.size(); i++)
            if (plot.shows(series.get(i))) series(series.get(i), COLORS.get(i % COLORS.size()), i);
        sheet.line(left, bottom, right, bottom, ShapeStyle.line(Color.MUTED, 1));
        sheet.line(left, top, left, bottom, ShapeStyle.line(Color.MUTED, 1));
        sheet.text((left + right) / 2, height - 14, brief(style.x()), NAMES.centred());
        if (!style.y().isEmpty()) sheet.text(20, (top + bottom) / 2, brief(style.y()), NAMES.centred().rotated(-90));
        for (Entry entry : legend) draw(entry, series, legendAt + 20 * entry.row());
        return sheet.build();
    }

    private static String brief(String text) {
        String line = TableText.oneLine(text);
        return line.length() <= 70 ? line : line.substring(0, 69) + "…";
    }

    private void xTicks() {
        List<PlotAxis.Tick> ticks = new ArrayList<>();
        if (plot.categories().isEmpty()) {
            ticks.addAll(xAxis.ticks(8));
        } else {
            double room = (right - left) / plot.categories().size();
            double widest =
                    plot.categories().stream().mapToDouble(c -> SMALL.width(CellText.brief(c))).max().orElse(0) + 8;
            int step = (int) Math.max(1, Math.ceil(widest / room));
            for (int i = 0; i < plot.categories().size(); i += step) ticks.add(new PlotAxis.Tick(i,
                    CellText.brief(TableText.oneLine(plot.categories().get(i)))));
        }
        for (PlotAxis.Tick tick : ticks) {
            double x = x(tick.at());
            if (plot.categories().isEmpty()) sheet.line(x, top, x, bottom, ShapeStyle.line(Color.LINE.alpha(0.4), 1));
            sheet.line(x, bottom, x, bottom + 5, ShapeStyle.line(Color.MUTED, 1));
            sheet.text(x, bottom + 19, tick.label(), SMALL.centred());
        }
    }

    private double x(double value) {
        return left + xAxis.place(value) * (right - left);
    }

    private double y(double value) {
        return bottom - yAxis.place(value) * (bottom - top);
    }

    private void series(PlotSeries s, Color color, int index) {
        switch (s.kind()) {
            case LINE, STEPS -> line(s.line(), color, index);
            case POINTS -> points(s, color, index);
            case STEMS -> {
                stems(s, color);
                points(s, color, index);
            }
            case BOTH -> {
                line(s, color, index);
                points(s, color, index);
            }
            case BAR -> {
                List<PlotSeries> bars = plot.series().stream().filter(o -> o.kind() == PlotSeries.Kind.BAR).toList();
                double width = s.barWidth() / bars.size();
                double from = -s.barWidth() / 2 + bars.indexOf(s) * width;
                for (int i = 0; i < s.x().length; i++) bar(s.x()[i] + from, s.x()[i] + from + width, s.y()[i], color);
            }
            case HISTOGRAM -> {
                for (int i = 0; i < s.y().length; i++) bar(s.x()[i], s.x()[i + 1], s.y()[i], color);
            }
        }
    }

    private void bar(double from, double to, double value, Color color) {
        double y = y(value);
        double zero = yAxis.log() ? bottom : y(0);
        double a = x(from);
        double b = x(to);
        if (!Double.isFinite(y) || !Double.isFinite(a) || !Double.isFinite(b)) return;
        // A hair's gap between neighbours, unless they are as thin as hairs.
        double gap = b - a > 4 ? 0.5 : 0;
        if (clip != null) {
            if (b < left || a > right || Math.max(y, zero) < top || Math.min(y, zero) > bottom) return;
            sheet.rect(clip.x(a + gap), clip.y(Math.min(y, zero)), clip.x(b - gap) - clip.x(a + gap),
                    Math.abs(clip.y(zero) - clip.y(y)), ShapeStyle.fill(color.alpha(0.85)));
            return;
        }
        sheet.rect(a + gap, Math.min(y, zero), b - a - 2 * gap, Math.abs(zero - y), ShapeStyle.fill(color.alpha(0.85)));
    }

    private void stems(PlotSeries s, Color color) {
        double zero = yAxis.log() ? bottom : y(0);
        for (int i = 0; i < s.x().length; i++) {
            double x = x(s.x()[i]);
            double y = y(s.y()[i]);
            if (!Double.isFinite(x) || !Double.isFinite(y)) continue;
            double[] stem = clip == null ? new double[] {x, zero, x, y} : clip.segment(x, zero, x, y);
            if (stem != null) sheet.line(stem[0], stem[1], stem[2], stem[3], ShapeStyle.line(color, 1.2));
        }
    }

    /** Of the points that share a column of half a pixel only the least and the greatest are drawn. */
    private void line(PlotSeries s, Color color, int index) {
        ShapeStyle style = stroke(color, index, 1.8);
        List<Double> run = new ArrayList<>();
        boolean many = s.x().length > 4 * WIDTH;
        for (int i = 0; i < s.x().length; i++) {
            double x = x(s.x()[i]);
            double y = y(s.y()[i]);
            if (!Double.isFinite(x) || !Double.isFinite(y)) {
                flush(run, style, color);
                continue;
            }
            int n = run.size();
            if (many && n >= 8 && Math.floor(2 * run.get(n - 2)) == Math.floor(2 * x)
                    && Math.floor(2 * run.get(n - 4)) == Math.floor(2 * x)
                    && Math.min(run.get(n - 1), run.get(n - 3)) <= y && y <= Math.max(run.get(n - 1), run.get(n - 3)))
                continue;
            run.add(x);
            run.add(y);
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
        if (run.size() == 2) {
            if (clip == null || clip.contains(run.get(0), run.get(1)))
                sheet.circle(run.get(0), run.get(1), 1.5, ShapeStyle.fill(color));
        } else if (run.size() > 2) {
            for (List<Double> piece : clip == null ? List.of(run) : clip.inside(run)) polyline(piece, style);
        }
        run.clear();
    }

    private void polyline(List<Double> run, ShapeStyle style) {
        sheet.polyline(style, run.stream().mapToDouble(Double::doubleValue).toArray());
    }

    /** Points that would fall on one another are drawn once. */
    private void points(PlotSeries s, Color color, int index) {
        double radius = s.x().length > 2000 ? 1.2 : s.x().length > 300 ? 2 : 3.2;
        Set<Long> seen = new HashSet<>();
        for (int i = 0; i < s.x().length; i++) {
            double x = x(s.x()[i]);
            double y = y(s.y()[i]);
            boolean inside = clip == null || clip.contains(x, y);
            if (inside && Double.isFinite(x) && Double.isFinite(y)
                    && seen.add(Math.round(2 * x) << 32 | Math.round(2 * y)))
                mark(x, y, radius, color, index);
        }
    }

    /** Another shape for each series: circle, square, triangle, diamond. */
    private void mark(double x, double y, double r, Color color, int index) {
        ShapeStyle style = ShapeStyle.fill(color);
        switch (index % 4) {
            case 0 -> sheet.circle(x, y, r, style);
            case 1 -> sheet.rect(x - 0.9 * r, y - 0.9 * r, 1.8 * r, 1.8 * r, style);
            case 2 -> sheet.polygon(style, x, y - 1.3 * r, x + 1.15 * r, y + 0.8 * r, x - 1.15 * r, y + 0.8 * r);
            default -> sheet.polygon(style, x, y - 1.35 * r, x + 1.35 * r, y, x, y + 1.35 * r, x - 1.35 * r, y);
        }
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
    private List<Entry> legend(List<PlotSeries> series) {
        List<Entry> entries = new ArrayList<>();
        double x = left;
        int row = 0;
        for (int i = 0; i < series.size(); i++) {
            if (!plot.shows(series.get(i))) continue;
            String name = series.get(i).name();
            String brief = brief(name.isEmpty() ? "series " + (i + 1) : name);
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

    private void draw(Entry entry, List<PlotSeries> series, double y) {
        int i = entry.index();
        double x = entry.x();
        if (i >= 0) {
            PlotSeries s = series.get(i);
            Color color = COLORS.get(i % COLORS.size());
            if (s.kind().hasLine()) sheet.line(x, y, x + 18, y, stroke(color, i, 2.2));
            if (s.kind().hasMarks()) mark(x + 9, y, 4, color, i);
            if (!s.kind().ofPoints()) sheet.rect(x + 3, y - 6, 12, 12, ShapeStyle.fill(color));
        }
        sheet.text(x + 24, y + 4, entry.name(), NAMES);
    }
}
