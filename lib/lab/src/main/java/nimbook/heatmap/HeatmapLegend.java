package nimbook.heatmap;

import java.util.ArrayList;
import java.util.List;
import nimbook.drawing.Color;
import nimbook.drawing.Drawing;
import nimbook.drawing.Mark;
import nimbook.drawing.NumberText;
import nimbook.drawing.ShapeStyle;
import nimbook.drawing.TextStyle;

/**
 * The legend next to a heatmap's cells: a bar of colours or a list of classes, then what is marked and what is laid
 * over.
 */
final class HeatmapLegend {

    private static final TextStyle WORDS = TextStyle.of(12);
    private static final TextStyle NOTE = TextStyle.of(11).color(Color.MUTED);
    private static final int LINE = 20;
    private static final int BAR = 14;

    /** @param sign of an overlay; null for a colour */
    private record Entry(Color color, List<Mark> sign, String words, String note) {}

    private final CellValues values;
    private final ColorMap colors;
    private final ColorChoice choice;
    private final String caption;
    private final boolean bar;
    private final double barHeight;
    private final List<Entry> entries = new ArrayList<>();

    HeatmapLegend(Heatmap map, double barHeight) {
        this.values = map.values();
        this.colors = map.resolvedColors();
        this.choice = ColorChoice.of(colors.kind(), map);
        this.caption = choice.caption().replace("#", String.valueOf(colors.number()));
        this.bar = Palette.cycles(colors) || choice.classes().isEmpty();
        this.barHeight = barHeight;
        ValueLabels.Names names = ValueLabels.of(map).all();
        if (!bar) classes(names);
        List<Integer> highlight = map.style().highlight();
        for (int i = 0; i < highlight.size(); i++)
            if (!isClass(highlight.get(i), Palette.mark(i)))
                add(Palette.mark(i), names.of(highlight.get(i)), values.count(highlight.get(i)));
        if (values.without() > 0) add(Palette.NONE, ValueLabels.NONE, values.without());
        for (Overlay overlay : map.style().overlays())
            entries.add(new Entry(null, OverlayStyle.sign(overlay), overlay.name(), ""));
    }

    /** Whether a highlighted value has its line already: the class of the same cells in the same colour. */
    private boolean isClass(int value, Color mark) {
        return colors.hasTwoClasses() && value == colors.number() && entries.get(0).color.equals(mark);
    }

    private void classes(ValueLabels.Names names) {
        List<String> words = choice.classes();
        if (colors.hasTwoClasses()) {
            int one = colors.number();
            int count = values.count(one);
            add(color(one), words.get(0).isEmpty() ? names.of(one) : words.get(0), count);
            // Any other value has the colour of the rest.
            add(color(one == 0 ? 1 : 0), words.get(1),
                    values.rows() * values.columns() - values.without() - count);
        } else if (colors.kind() == ColorMap.Kind.MOD) {
            int[] counts = values.remainders(colors.number());
            for (int rest = 0; rest < counts.length; rest++)
                add(color(rest), words.get(0).replace("#", String.valueOf(rest)), counts[rest]);
        } else {
            for (int value = 0; value < words.size(); value++) add(color(value), words.get(value), values.count(value));
        }
    }

    private Color color(int value) {
        return Palette.of(colors, value, values.least(), values.greatest());
    }

    private void add(Color color, String words, int count) {
        entries.add(new Entry(color, null, words, HeatmapText.cells(count)));
    }

    double width() {
        double widest = bar ? BAR + 8 + Math.max(NOTE.width(NumberText.of(values.least())),
                NOTE.width(NumberText.of(values.greatest()))) : 0;
        for (Entry e : entries) {
            widest = Math.max(widest, 22 + WORDS.width(e.words));
            if (!e.note.isEmpty()) widest = Math.max(widest, 22 + NOTE.width(e.note));
        }
        widest = Math.max(widest, NOTE.width(caption));
        return Math.ceil(widest);
    }

    double height() {
        double height = (bar ? barHeight + 14 : 0) + (caption.isEmpty() ? 0 : 18);
        for (Entry e : entries) height += e.note.isEmpty() ? LINE : LINE + 15;
        return height;
    }

    void draw(Drawing.Builder out, double x, double top) {
        double y = top;
        if (!caption.isEmpty()) {
            out.text(x, y + 9, caption, NOTE);
            y += 18;
        }
        if (bar) {
            bar(out, x, y);
            y += barHeight + 14;
        }
        for (Entry e : entries) {
            if (e.sign != null) {
                for (Mark mark : e.sign) out.add(mark.moved(x, y + 1));
            } else {
                out.round(x, y + 1, BAR, BAR, 2, ShapeStyle.fill(e.color).outlined(Color.TEXT.alpha(0.25), 0.75));
            }
            out.text(x + 22, y + 12, e.words, WORDS);
            if (!e.note.isEmpty()) out.text(x + 22, y + 27, e.note, NOTE);
            y += e.note.isEmpty() ? LINE : LINE + 15;
        }
    }

    private void bar(Drawing.Builder out, double x, double top) {
        boolean cycle = Palette.cycles(colors);
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
            out.text(x + BAR + 8, y + 4, NumberText.of(value), NOTE);
        }
    }
}
