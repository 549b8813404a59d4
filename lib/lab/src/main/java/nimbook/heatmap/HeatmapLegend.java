package nimbook.heatmap;

import java.util.ArrayList;
import java.util.List;
import nimbook.drawing.Color;
import nimbook.drawing.Drawing;
import nimbook.drawing.ShapeStyle;
import nimbook.drawing.TextStyle;

/**
 * The legend beside a heatmap's cells: a bar of colours or a list of classes, then what is marked and what is laid
 * over.
 */
final class HeatmapLegend {

    private static final TextStyle WORDS = TextStyle.of(12);
    private static final TextStyle NOTE = TextStyle.of(11).color(Color.MUTED);
    private static final int LINE = 20;
    private static final int BAR = 14;
    private static final int MOST_CLASSES = 12;

    private record Entry(Color color, boolean line, String words, String note) {}

    private final CellValues values;
    private final ColorMap colors;
    private final boolean bar;
    private final double barHeight;
    private final List<Entry> entries = new ArrayList<>();

    HeatmapLegend(Heatmap map, double barHeight) {
        this.values = map.values();
        this.colors = map.resolvedColors();
        this.bar = colors.kind() == ColorMap.Kind.SEQUENTIAL || colors.kind() == ColorMap.Kind.CYCLIC
                || colors.kind() == ColorMap.Kind.MOD && colors.number() > MOST_CLASSES;
        this.barHeight = barHeight;
        classes(map);
        for (int value : map.style().highlight()) {
            if (isClass(value)) continue;
            entries.add(new Entry(Palette.mark(map.style().highlight().indexOf(value)), false,
                    HeatmapText.name(map, value), HeatmapText.cells(values.count(value))));
        }
        if (values.without() > 0)
            entries.add(new Entry(Palette.NONE, false, "no value", HeatmapText.cells(values.without())));
        for (Overlay overlay : map.style().overlays()) entries.add(new Entry(Color.TEXT, true, overlay.name(), ""));
    }

    /** Whether a highlighted value has its line already: the class of the same cells has the same red. */
    private boolean isClass(int value) {
        int one = colors.kind() == ColorMap.Kind.VALUE ? colors.number() : 0;
        return (colors.kind() == ColorMap.Kind.OUTCOME || colors.kind() == ColorMap.Kind.VALUE) && value == one
                && entries.get(0).color.equals(Palette.mark(0));
    }

    private void classes(Heatmap map) {
        if (bar) return;
        switch (colors.kind()) {
            case OUTCOME -> {
                boolean outcome = map.zeroIsP();
                add(0, outcome ? "P-positions" : "value 0", HeatmapText.cells(values.count(0)));
                int others = values.rows() * values.columns() - values.without() - values.count(0);
                add(1, outcome ? "N-positions" : "other values", HeatmapText.cells(others));
            }
            case VALUE -> {
                add(colors.number(), HeatmapText.name(map, colors.number()),
                        HeatmapText.cells(values.count(colors.number())));
                // Any other value has the colour of the rest.
                add(colors.number() == 0 ? 1 : 0, "other values", "");
            }
            case NAMED -> {
                for (int value = 0; value < map.style().names().size(); value++)
                    add(value, map.style().names().get(value), HeatmapText.cells(values.count(value)));
            }
            default -> {
                for (int rest = 0; rest < colors.number(); rest++)
                    add(rest, "value ≡ " + rest, rest == 0 ? "mod " + colors.number() : "");
            }
        }
    }

    private void add(int value, String words, String note) {
        entries.add(new Entry(Palette.of(colors, value, values.least(), values.greatest()), false, words, note));
    }

    double width() {
        double widest = bar ? 60 : 0;
        for (Entry e : entries) {
            widest = Math.max(widest, 22 + WORDS.width(e.words));
            if (!e.note.isEmpty()) widest = Math.max(widest, 22 + NOTE.width(e.note));
        }
        if (bar && !caption().isEmpty()) widest = Math.max(widest, NOTE.width(caption()));
        return Math.ceil(widest);
    }

    double height() {
        double height = bar ? barHeight + 14 + (caption().isEmpty() ? 0 : 18) : 0;
        for (Entry e : entries) height += e.note.isEmpty() ? LINE : LINE + 15;
        return height;
    }

    private String caption() {
        return bar && colors.kind() != ColorMap.Kind.SEQUENTIAL ? "value mod " + colors.number() : "";
    }

    void draw(Drawing.Builder out, double x, double top) {
        double y = top;
        if (bar) {
            if (!caption().isEmpty()) {
                out.text(x, y + 9, caption(), NOTE);
                y += 18;
            }
            bar(out, x, y);
            y += barHeight + 14;
        }
        for (Entry e : entries) {
            if (e.line) {
                out.line(x, y + 8, x + BAR, y + 8, ShapeStyle.line(e.color, 1.6).dashed(4, 2));
            } else {
                out.round(x, y + 1, BAR, BAR, 2, ShapeStyle.fill(e.color).outlined(Color.TEXT.alpha(0.25), 0.75));
            }
            out.text(x + 22, y + 12, e.words, WORDS);
            if (!e.note.isEmpty()) out.text(x + 22, y + 27, e.note, NOTE);
            y += e.note.isEmpty() ? LINE : LINE + 15;
        }
    }

    private void bar(Drawing.Builder out, double x, double top) {
        boolean cycle = colors.kind() != ColorMap.Kind.SEQUENTIAL;
        int least = cycle ? 0 : values.least();
        int greatest = cycle ? colors.number() - 1 : values.greatest();
        int strips = (int) Math.min(Math.min(96, barHeight), (double) greatest - least + 1);
        double step = barHeight / strips;
        for (int i = 0; i < strips; i++) {
            // The least value stands at the bottom, as on a scale; each strip reaches under the next, so that no seam
            // shows.
            int value = (int) (least + ((long) greatest - least) * i / Math.max(1, strips - 1));
            double y = top + barHeight - (i + 1) * step;
            double deep = Math.min(step + 0.6, top + barHeight - y);
            out.rect(x, y, BAR, deep, ShapeStyle.fill(Palette.of(colors, value, least, greatest)));
        }
        out.rect(x, top, BAR, barHeight, ShapeStyle.line(Color.MUTED, 0.75));
        long range = (long) greatest - least;
        int each = HeatmapDrawing.step(Math.max(1, range * 24.0 / barHeight));
        for (long value = Math.floorDiv(least + each - 1L, each) * (long) each; value <= greatest; value += each) {
            double y = range == 0 ? top + barHeight / 2
                    : top + barHeight - step / 2 - (barHeight - step) * (value - least) / range;
            out.line(x + BAR, y, x + BAR + 4, y, ShapeStyle.line(Color.MUTED, 1));
            out.text(x + BAR + 8, y + 4, String.valueOf(value), NOTE);
        }
    }
}
