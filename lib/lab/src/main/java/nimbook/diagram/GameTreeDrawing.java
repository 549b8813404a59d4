package nimbook.diagram;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import nimbook.drawing.Color;
import nimbook.drawing.Drawing;
import nimbook.drawing.Mark;
import nimbook.drawing.SentMarks;
import nimbook.drawing.ShapeStyle;
import nimbook.drawing.TextStyle;
import nimbook.widget.model.Json;

/** A {@link GameTree} on a sheet: every position has its place, whether it is shown or not. */
final class GameTreeDrawing {

    private static final double EDGE = 14;
    /** A title is as large as a board's. */
    private static final TextStyle TITLE = TextStyle.of(15).withBold();
    private static final int TITLE_LINE = 20;
    /** Above the start in a file: the legend and a line of space. */
    private static final int HEAD = 38;
    /** Above the start on its own sheet, and below the lowest position. */
    private static final double ROOM = 6;
    private static final double FOOT = 8;
    /** Below the lowest position in a file. */
    private static final double MARGIN = 22;
    /** A box of words; a picture is at most so large, and has an edge. */
    private static final double HIGH = 26;
    private static final double MOST_WIDE = 72;
    private static final double MOST_HIGH = 36;
    private static final double FRAME = 5;
    /** Between two layers, and where the page has little height. */
    private static final double BETWEEN = 52;
    private static final double LEAST_BETWEEN = 17;
    /** With room for the number of hidden moves. */
    private static final double GAP = 26;
    private static final double WIDEST = 150;
    /** A line between two layers is bent, in so many pieces. */
    private static final int PIECES = 8;
    private static final int LEAST = 420;
    static final String LEGEND = "square: P, whoever moves loses; round: N, whoever moves wins";
    private static final TextStyle NOTE = TextStyle.of(GameTree.LETTERS.size()).color(Color.MUTED);

    private final GameTree<?> tree;
    private final Map<Integer, List<Integer>> strategy;
    private final LayeredLayout layout;
    private final Drawing[] pictures;
    /** Of all pictures: what is of one size stays so. */
    private final double scale;
    private final double[] widths;
    private final String[] labels;
    private final double high;
    /** From layer to layer. */
    private final double down;
    /** For each position the ways to its options: x, y, x, y, …. */
    private final List<List<double[]>> ways = new ArrayList<>();
    private double width;

    GameTreeDrawing(GameTree<?> tree) {
        this.tree = tree;
        strategy = tree.showsStrategy() ? tree.strategyMoves() : Map.of();
        int n = tree.size();
        labels = new String[n];
        widths = new double[n];
        pictures = new Drawing[n];
        double fits = 1;
        for (int v = 0; v < n; v++) {
            pictures[v] = tree.picture(v);
            if (pictures[v] != null)
                fits = Math.min(fits, Math.min(MOST_WIDE / pictures[v].width(), MOST_HIGH / pictures[v].height()));
        }
        scale = fits;
        double highest = HIGH;
        for (int v = 0; v < n; v++) {
            String words = pictures[v] == null ? cut(tree.words(v).replace('\n', ' ')) : "";
            labels[v] = words + (tree.value(v) < 0 ? "" : " = " + tree.value(v));
            widths[v] = Math.max(HIGH, GameTree.LETTERS.width(labels[v]) + 18);
            if (pictures[v] == null) continue;
            widths[v] = pictures[v].width() * scale + 2 * FRAME + GameTree.LETTERS.width(labels[v]);
            highest = Math.max(highest, pictures[v].height() * scale + 2 * FRAME);
        }
        high = highest;
        down = high + BETWEEN;
        layout = new LayeredLayout(tree.options(), widths, GAP, true);
        double least = 0;
        double most = 0;
        for (int v = 0; v < n; v++) {
            most = Math.max(most, layout.x[v] + widths[v] / 2);
            ways.add(new ArrayList<>());
            for (int to : tree.options().get(v)) {
                double[] way = way(v, to);
                ways.get(v).add(way);
                for (int i = 0; i < way.length; i += 2) {
                    least = Math.min(least, way[i]);
                    most = Math.max(most, way[i]);
                }
            }
        }
        width = Math.min(Drawing.LONGEST, Math.max(LEAST, most - least + 2 * EDGE));
        shift((width - most - least) / 2);
    }

    private void shift(double right) {
        for (int v = 0; v < layout.x.length; v++) layout.x[v] += right;
        for (List<double[]> from : ways) for (double[] way : from)
            for (int i = 0; i < way.length; i += 2) way[i] += right;
    }

    /** Down its lanes, straight past the boxes of a layer and bent between two. */
    private double[] way(int from, int to) {
        // From middle to middle: the boxes lie above the lines.
        List<Double> way = new ArrayList<>(List.of(layout.x[from], y(from), layout.x[from], y(from) + high / 2));
        for (int lane : layout.through(from, to)) bend(way, lane);
        bend(way, to);
        return way.stream().mapToDouble(one -> one).toArray();
    }

    private void bend(List<Double> way, int to) {
        double x = way.get(way.size() - 2);
        double y = way.get(way.size() - 1);
        double right = layout.x[to] - x;
        double deep = y(to) - high / 2 - y;
        for (int i = 1; i <= (right == 0 ? 1 : PIECES); i++) {
            double t = right == 0 ? 1 : (double) i / PIECES;
            way.addAll(List.of(x + right * t * t * (3 - 2 * t), y + deep * t));
        }
        way.addAll(List.of(layout.x[to], y(to) + (to < tree.size() ? 0 : high / 2)));
    }

    private static String cut(String text) {
        if (GameTree.LETTERS.width(text) <= WIDEST) return text;
        // By halves: a text may have thousands of letters.
        int end = 1;
        for (int none = text.length(); none - end > 1; ) {
            int middle = (end + none) / 2;
            if (GameTree.LETTERS.width(text.substring(0, middle) + "…") > WIDEST) none = middle;
            else end = middle;
        }
        return text.substring(0, end) + "…";
    }

    private double y(int v) {
        return ROOM + high / 2 + down * layout.layer[v];
    }

    /** As {@link GameTree#state} has it. */
    Map<String, Object> view() {
        Graph graph = graph();
        Map<String, Object> view = SentMarks.alone(graph.drawing);
        view.putAll(Json.object("closest", (high + LEAST_BETWEEN) / down, "nodes", graph.nodes, "open",
                List.copyOf(tree.opened()), "strategy", tree.showsStrategy()));
        return view;
    }

    /** What a position is, in words. */
    private String words(int v) {
        String value = tree.value(v) < 0 ? "" : ", value " + tree.value(v);
        return tree.words(v) + (tree.isP(v) ? ", P" : ", N") + value;
    }

    /** What a click has done to a position's options. */
    String clicked(int v) {
        String now = tree.opened().contains(v) ? shown(v).size() + " moves are shown" : "its moves are hidden";
        return words(v) + ": " + now + ".";
    }

    private int most() {
        int most = 0;
        for (int v = 0; v < tree.size(); v++) most = Math.max(most, tree.value(v));
        return most;
    }

    private Set<Integer> visible(Set<Integer> open) {
        Set<Integer> visible = new HashSet<>(Set.of(0));
        List<Integer> queue = new ArrayList<>(visible);
        for (int i = 0; i < queue.size(); i++)
            if (open.contains(queue.get(i)))
                for (int to : shown(queue.get(i))) if (visible.add(to)) queue.add(to);
        return visible;
    }

    /** The options that an open position shows. */
    private List<Integer> shown(int v) {
        if (strategy.containsKey(v)) return strategy.get(v);
        List<Integer> all = new ArrayList<>();
        for (int to : tree.options().get(v)) all.add(to);
        return all;
    }

    /** @param name what is seen, in words */
    Drawing drawing(String name) {
        Drawing graph = graph().drawing;
        List<String> title = tree.title().isBlank() ? List.of() : TITLE.lines(tree.title(), width - 2 * EDGE);
        int head = TITLE_LINE * title.size();
        int high = Math.min(Drawing.LONGEST - head, (int) Math.ceil(HEAD + graph.height() + MARGIN - FOOT));
        Drawing.Builder sheet = Drawing.sheet((int) Math.ceil(width), head + high).title(name);
        for (int i = 0; i < title.size(); i++) sheet.text(EDGE, 22 + TITLE_LINE * i, title.get(i), TITLE);
        sheet.text(EDGE, head + 20, LEGEND, NOTE);
        return sheet.drawing(graph, 0, head + HEAD).build();
    }

    /**
     * The positions that are seen, each a part with its number as id; a line's id are the two that it joins.
     *
     * @param nodes of each position its words, and whether its options are shown
     */
    private record Graph(Drawing drawing, List<List<Object>> nodes) {}

    private Graph graph() {
        Set<Integer> open = tree.opened();
        Set<Integer> visible = visible(open);
        double bottom = 0;
        for (int v : visible) bottom = Math.max(bottom, y(v));
        Drawing.Builder sheet = Drawing.blank((int) Math.ceil(width),
                (int) Math.min(Drawing.LONGEST, Math.ceil(bottom + high / 2 + FOOT)));
        for (int v = 0; v < tree.size(); v++) {
            if (!visible.contains(v) || !open.contains(v)) continue;
            boolean marked = strategy.containsKey(v);
            ShapeStyle line = ShapeStyle.line(marked ? Color.TEXT : Color.LINE, marked ? 2.4 : 1.3);
            int[] options = tree.options().get(v);
            for (int i = 0; i < options.length; i++) {
                double[] way = ways.get(v).get(i);
                if (shown(v).contains(options[i]))
                    sheet.part(v + " " + options[i], "line", part -> part.polyline(line, way));
            }
        }
        List<List<Object>> nodes = new ArrayList<>();
        for (int v = 0; v < tree.size(); v++) {
            if (!visible.contains(v)) continue;
            sheet.part(String.valueOf(v), "node", layout.x[v], y(v), node(v, open.contains(v)));
            String deeper = tree.beyond(v) > 0 ? ": its moves are deeper than was asked for" : "";
            nodes.add(List.of(words(v) + deeper, open.contains(v)));
        }
        return new Graph(sheet.build(), nodes);
    }

    /** The marks of a position around (0, 0). */
    private List<Mark> node(int v, boolean open) {
        Drawing.Builder sheet = Drawing.blank(1, 1);
        boolean p = tree.isP(v);
        Color color = p ? Color.BAD : Color.GOOD;
        double side = widths[v] / 2;
        Drawing picture = pictures[v];
        double height = picture == null ? HIGH : picture.height() * scale + 2 * FRAME;
        double y = -height / 2;
        double radius = p ? 0 : HIGH / 2;
        sheet.round(-side, y, widths[v], height, radius, ShapeStyle.fill(Color.PAPER).outlined(color, p ? 2.2 : 1.4));
        if (tree.value(v) > 0)
            sheet.round(-side, y, widths[v], height, radius, ShapeStyle.fill(Color.ACCENT.alpha(0.45 * tree.value(v)
                    / most())));
        double middle = 0;
        if (picture != null) {
            for (Mark mark : picture.withoutGround().marks())
                sheet.add(mark.scaled(scale).moved(FRAME - side, FRAME + y));
            middle = picture.width() * scale / 2;
        }
        TextStyle letters = GameTree.LETTERS.color(tree.value(v) < 0 ? color : Color.TEXT);
        if (!labels[v].isEmpty()) sheet.centredText(middle, 0, labels[v], letters);
        int hidden = tree.beyond(v) + tree.options().get(v).length - (open ? shown(v).size() : 0);
        if (hidden > 0) {
            String more = "+" + hidden;
            // Lines that pass behind the number end next to it.
            sheet.rect(side + 2, -8, NOTE.width(more) + 3, 16, ShapeStyle.fill(Color.PAPER));
            sheet.text(side + 3, 4, more, NOTE);
        }
        return sheet.build().marks();
    }
}
