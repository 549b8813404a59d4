package nimbook.diagram;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import nimbook.drawing.Color;
import nimbook.drawing.Drawing;
import nimbook.drawing.ShapeStyle;
import nimbook.drawing.TextStyle;
import nimbook.logic.Automaton;

/** An automaton on a sheet: its states from left to right by the least number of digits that lead to them. */
final class AutomatonDrawing {

    /** More states are a thicket: a table then. */
    static final int MOST_STATES = 30;

    private static final int LEFT = 14;
    private static final int HEAD = 56;
    private static final double WIDTH = 640;
    private static final double RADIUS = 15;
    /** Between two states of a layer, and where it shall be low. */
    private static final double GAP = 48;
    private static final double LOW_GAP = 4;
    /** More arrows have less room where the walk is next to them. */
    private static final int MANY_ARROWS = 30;
    private static final double MOST_STEP = 130;
    private static final double LEAST_STEP = 84;
    /** Pieces of an arrow that is bowed. */
    private static final int PIECES = 20;
    /** Labels of an arrow in a line, and lines of them. */
    private static final int BESIDE = 2;
    private static final int LINES = 3;
    private static final TextStyle LABEL = TextStyle.of(13).withMonospace();

    /** @param from a state, as {@code to}; points x, y, x, y, … from ring to ring */
    private record Arrow(int from, int to, double[] points) {}

    private final AutomatonGraph figure;
    private final Automaton automaton;
    private final AutomatonWalk walk;
    /** Whether the walk is next to the graph. */
    private final boolean wide;
    private final Map<List<Integer>, List<String>> labels = new TreeMap<>((a, b) -> a.get(0).equals(b.get(0))
            ? a.get(1) - b.get(1) : a.get(0) - b.get(0));
    private double[] x;
    private double[] y;

    private AutomatonDrawing(AutomatonGraph figure, boolean wide) {
        this.figure = figure;
        this.wide = wide;
        automaton = figure.relation().automaton();
        walk = figure.walked();
    }

    /** @param wide with the walk next to the graph, else below it */
    static Drawing of(AutomatonGraph figure, boolean wide) {
        AutomatonDrawing drawing = new AutomatonDrawing(figure, wide);
        return drawing.sheet(figure.states() > MOST_STATES ? drawing.table() : drawing.graph());
    }

    private Drawing sheet(Drawing body) {
        Drawing steps = walk == null ? null : walk.drawing();
        TextStyle title = TextStyle.of(16);
        TextStyle note = TextStyle.of(13).color(Color.MUTED);
        double room = Math.max(body.width(), Math.max(title.width(figure.statement()), note.width(figure.size())));
        double high = body.height();
        double x = LEFT;
        double y = HEAD + high;
        if (steps != null && wide) {
            x += room + 2 * LEFT;
            y = HEAD + Math.max(0, (high - steps.height()) / 2);
            room += 2 * LEFT + steps.width();
            high = Math.max(high, steps.height());
        } else if (steps != null) {
            room = Math.max(room, steps.width());
            high += steps.height();
        }
        Drawing.Builder sheet = Drawing.sheet((int) Math.min(Drawing.LONGEST, Math.ceil(room) + 2 * LEFT),
                (int) (HEAD + high + 8)).title(figure.statement() + ": " + figure.size()
                + (walk == null ? "" : ". " + walk.verdict()));
        sheet.text(LEFT, 24, figure.statement(), title).text(LEFT, 44, figure.size(), note);
        sheet.drawing(body, LEFT, HEAD);
        if (steps != null) sheet.drawing(steps, x, y);
        return sheet.build();
    }

    private Drawing table() {
        int symbols = automaton.symbols();
        double column = Math.max(34, LABEL.width(figure.digits(0)) + 14);
        int rows = figure.states();
        Drawing.Builder sheet = Drawing.blank((int) (74 + column * symbols), 26 + 18 * rows);
        TextStyle head = LABEL.withBold().alignEnd();
        sheet.text(40, 14, "state", TextStyle.of(13).color(Color.MUTED).alignEnd());
        for (int s = 0; s < symbols; s++) sheet.text(60 + column * (s + 1), 14, figure.digits(s), head);
        int line = 14;
        for (int state = 0; state < automaton.states(); state++) {
            if (state == automaton.dead()) continue;
            line += 18;
            if (walk != null && walk.state() == state)
                sheet.rect(0, line - 13, 70 + column * symbols, 18, ShapeStyle.fill(Color.ACCENT.alpha(0.2)));
            sheet.text(40, line, figure.number(state), head);
            if (automaton.accepts(state)) sheet.text(44, line, "✓", TextStyle.of(13).color(Color.GOOD));
            for (int s = 0; s < symbols; s++) {
                String to = figure.number(automaton.next(state, s));
                sheet.text(60 + column * (s + 1), line, to, LABEL.alignEnd());
            }
        }
        return sheet.build();
    }

    private Drawing graph() {
        for (int state = 0; state < automaton.states(); state++) for (int s = 0; s < automaton.symbols(); s++)
            if (automaton.next(state, s) != automaton.dead() && state != automaton.dead())
                labels.computeIfAbsent(List.of(state, automaton.next(state, s)), key -> new ArrayList<>()).add(
                        figure.digits(s));
        place();
        List<Arrow> arrows = labels.keySet().stream().map(ends -> arrow(ends.get(0), ends.get(1))).toList();
        double least = 0;
        double most = 0;
        double right = 0;
        for (int v = 0; v < x.length; v++) {
            least = Math.min(least, y[v] - RADIUS - 4);
            most = Math.max(most, y[v] + RADIUS + 4);
            right = Math.max(right, x[v] + RADIUS + 4);
        }
        for (Arrow arrow : arrows) for (int i = 0; i < arrow.points.length; i += 2) {
            least = Math.min(least, arrow.points[i + 1] - 16);
            most = Math.max(most, arrow.points[i + 1] + 16);
            right = Math.max(right, arrow.points[i] + 20);
        }
        Drawing.Builder sheet = Drawing.blank((int) Math.ceil(right + 4), (int) Math.ceil(most - least + 4));
        double down = 2 - least;
        sheet.line(x[0] - RADIUS - 22, y[0] + down, x[0] - RADIUS - 3, y[0] + down, ShapeStyle.line(Color.TEXT, 1.4));
        head(sheet, x[0] - RADIUS - 20, y[0] + down, x[0] - RADIUS - 2, y[0] + down, Color.TEXT);
        for (Arrow arrow : arrows) if (!walked(arrow)) draw(sheet, arrow, down);
        for (Arrow arrow : arrows) if (walked(arrow)) draw(sheet, arrow, down);
        for (Arrow arrow : arrows) if (!crowded() || walked(arrow)) label(sheet, arrow, down);
        for (int v = 0; v < x.length; v++) if (v != automaton.dead()) node(sheet, v, down);
        return sheet.build();
    }

    /** Layers by the number of digits from the start; the arrows from layer to layer order them. */
    private void place() {
        int n = automaton.states();
        int[] depth = new int[n];
        Arrays.fill(depth, -1);
        depth[0] = 0;
        // states are numbered breadth first
        for (List<Integer> ends : labels.keySet())
            if (depth[ends.get(1)] < 0) depth[ends.get(1)] = depth[ends.get(0)] + 1;
        int[] place = new int[n];
        List<Integer> live = new ArrayList<>();
        for (int v = 0; v < n; v++) if (v != automaton.dead()) {
            place[v] = live.size();
            live.add(v);
        }
        List<int[]> next = new ArrayList<>();
        double[] widths = new double[live.size()];
        for (int v : live) {
            next.add(labels.keySet().stream().filter(ends -> ends.get(0) == v && depth[ends.get(1)] == depth[v] + 1)
                    .mapToInt(ends -> place[ends.get(1)]).toArray());
            widths[place[v]] = 2 * RADIUS;
        }
        boolean dense = wide && labels.size() > MANY_ARROWS;
        LayeredLayout layout = new LayeredLayout(next, widths, dense ? LOW_GAP : GAP);
        int layers = Arrays.stream(layout.layer).max().orElse(0);
        double step = layers == 0 ? 0 : dense ? LEAST_STEP
                : Math.max(LEAST_STEP, Math.min(MOST_STEP, (WIDTH - 90) / layers));
        x = new double[n];
        y = new double[n];
        for (int v : live) {
            x[v] = 26 + RADIUS + layout.layer[place[v]] * step;
            y[v] = layout.x[place[v]];
        }
        if (automaton.dead() >= 0) {
            x[automaton.dead()] = x[0];
            y[automaton.dead()] = y[0];
        }
    }

    private Arrow arrow(int from, int to) {
        if (from == to) return loop(from);
        double dx = x[to] - x[from];
        double dy = y[to] - y[from];
        double far = Math.hypot(dx, dy);
        boolean straight = dx > 0 && dx < 1.5 * MOST_STEP && !labels.containsKey(List.of(to, from))
                && far < 2.2 * MOST_STEP;
        double bow = straight ? 0 : Math.max(26, 0.2 * far);
        double middleX = (x[from] + x[to]) / 2 + 2 * bow * dy / far;
        double middleY = (y[from] + y[to]) / 2 - 2 * bow * dx / far;
        return new Arrow(from, to, curve(from, middleX, middleY, middleX, middleY, to));
    }

    private Arrow loop(int v) {
        double wide = 34;
        double high = 58;
        return new Arrow(v, v, curve(v, x[v] - wide, y[v] - high, x[v] + wide, y[v] - high, v));
    }

    /** A cubic curve by its two middle points, from ring to ring. */
    private double[] curve(int from, double x1, double y1, double x2, double y2, int to) {
        List<Double> points = new ArrayList<>();
        for (int i = 0; i <= PIECES; i++) {
            double t = (double) i / PIECES;
            double s = 1 - t;
            double px = s * s * s * x[from] + 3 * s * s * t * x1 + 3 * s * t * t * x2 + t * t * t * x[to];
            double py = s * s * s * y[from] + 3 * s * s * t * y1 + 3 * s * t * t * y2 + t * t * t * y[to];
            boolean inside = t < 0.5 ? Math.hypot(px - x[from], py - y[from]) < RADIUS + 1
                    : Math.hypot(px - x[to], py - y[to]) < RADIUS + 1;
            if (!inside) points.addAll(List.of(px, py));
        }
        points.addAll(0, onRing(from, points.get(0), points.get(1)));
        int end = points.size();
        points.addAll(onRing(to, points.get(end - 2), points.get(end - 1)));
        return points.stream().mapToDouble(p -> p).toArray();
    }

    /** Where the line from a point to a state meets its ring. */
    private List<Double> onRing(int state, double px, double py) {
        double part = (RADIUS + 1) / Math.hypot(px - x[state], py - y[state]);
        return List.of(x[state] + (px - x[state]) * part, y[state] + (py - y[state]) * part);
    }

    /** Whether the labels of all arrows would hide the walk: then only its own have theirs. */
    private boolean crowded() {
        return walk != null && labels.size() > MANY_ARROWS;
    }

    private boolean walked(Arrow arrow) {
        if (walk == null) return false;
        List<Integer> states = walk.states();
        for (int i = 1; i < states.size(); i++)
            if (states.get(i - 1) == arrow.from && states.get(i) == arrow.to) return true;
        return false;
    }

    private void draw(Drawing.Builder sheet, Arrow arrow, double down) {
        double[] points = arrow.points.clone();
        for (int i = 1; i < points.length; i += 2) points[i] += down;
        boolean walked = walked(arrow);
        Color color = walked ? Color.ACCENT : crowded() ? Color.LINE : Color.MUTED;
        sheet.polyline(ShapeStyle.line(color, walked ? 2.6 : 1.3), points);
        int end = points.length;
        head(sheet, points[end - 4], points[end - 3], points[end - 2], points[end - 1], color);
    }

    private static void head(Drawing.Builder sheet, double fromX, double fromY, double tipX, double tipY,
            Color color) {
        double far = Math.hypot(tipX - fromX, tipY - fromY);
        double dx = (tipX - fromX) / far;
        double dy = (tipY - fromY) / far;
        sheet.polygon(ShapeStyle.fill(color), tipX, tipY, tipX - 9 * dx + 4 * dy, tipY - 9 * dy - 4 * dx,
                tipX - 9 * dx - 4 * dy, tipY - 9 * dy + 4 * dx);
    }

    private void label(Drawing.Builder sheet, Arrow arrow, double down) {
        List<String> all = labels.get(List.of(arrow.from, arrow.to));
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < all.size() && lines.size() < LINES; i += BESIDE)
            lines.add(String.join(",", all.subList(i, Math.min(all.size(), i + BESIDE))));
        if (all.size() > BESIDE * LINES) lines.set(LINES - 1, lines.get(LINES - 1) + "…");
        // nearer to its beginning: where two arrows lead to and fro, next to the other's
        int points = arrow.points.length / 2;
        int middle = 2 * (arrow.from == arrow.to ? points / 2 : points * 2 / 5);
        double atX = arrow.points[middle];
        double atY = arrow.points[middle + 1] + down - (arrow.from == arrow.to ? 3 : 0);
        double wide = lines.stream().mapToDouble(LABEL::width).max().orElse(0) + 4;
        sheet.rect(atX - wide / 2, atY - 7 * lines.size(), wide, 14 * lines.size(), ShapeStyle.fill(Color.PAPER));
        for (int i = 0; i < lines.size(); i++)
            sheet.centredText(atX, atY + 14 * (i - (lines.size() - 1) / 2.0), lines.get(i),
                    walked(arrow) ? LABEL.withBold().color(Color.ACCENT) : LABEL);
    }

    private void node(Drawing.Builder sheet, int v, double down) {
        boolean here = walk != null && walk.state() == v;
        boolean passed = walk != null && walk.states().contains(v);
        Color line = passed ? Color.ACCENT : Color.TEXT;
        sheet.circle(x[v], y[v] + down, RADIUS,
                ShapeStyle.fill(here ? Color.ACCENT : Color.PAPER).outlined(line, passed ? 2.4 : 1.4));
        if (automaton.accepts(v))
            sheet.circle(x[v], y[v] + down, RADIUS - 4, ShapeStyle.line(here ? Color.PAPER : line, 1.2));
        sheet.centredText(x[v], y[v] + down, figure.number(v),
                TextStyle.of(13).withBold().color(here ? Color.ACCENT.letters() : Color.TEXT));
    }
}
