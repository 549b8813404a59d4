package nimbook.play.pins;

import static nimbook.core.Arguments.nonNull;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import nimbook.drawing.Color;
import nimbook.drawing.Drawing;
import nimbook.drawing.ShapeStyle;
import nimbook.drawing.TextStyle;
import nimbook.play.PlayMove;
import nimbook.play.PlayPicture;

/**
 * The picture of rows of pins: pins stay where they stood, a taken one is a dotted ring, a cut is a line. A move is a
 * drag from one pin to another, or a click on one, or between two where a row may be cut.
 */
final class PinsPicture {

    /** Pixels of a pin's place at most, and of the sheet at least. */
    private static final double PLACE = 30;
    private static final double LEAST = 240;

    /** A pin is so many times as high as its place is wide. */
    private static final double HIGH = 1.45;
    /** Above each row, with room for the number of pins, and below it, with room for winning moves. */
    private static final double HEAD = 20;
    private static final double FOOT = 16;
    /** Winning moves are lines in so many levels; what has no room there is not shown. */
    private static final int LEVELS = 3;

    /** Of a pin of height 1 around the origin the right side from the foot up, as Bézier curves of four points. */
    private static final double[][] SIDE = {
        {0.1, 0.5, 0.19, 0.35, 0.21, 0.18, 0.17, 0.02},
        {0.17, 0.02, 0.14, -0.1, 0.08, -0.16, 0.08, -0.24},
        {0.08, -0.24, 0.08, -0.3, 0.115, -0.32, 0.115, -0.39},
        {0.115, -0.39, 0.115, -0.46, 0.06, -0.5, 0, -0.5}};
    /** Corners in place of a curve: at the size of a sheet they are not seen. */
    private static final int CORNERS = 6;
    private static final double[] OUTLINE = outline();

    private static final Color WOOD = Color.of("#f8e7c0");
    private static final Color EDGES = Color.of("#94660f");
    private static final Color BAND = Color.of("#b3361d");
    private static final TextStyle NOTE = TextStyle.of(13).color(Color.MUTED);

    private final RowPlay play;
    private final String at;
    private final double unit;
    private final double width;
    private final double height;
    private final int[] rows;
    private final int[] columns;

    PinsPicture(RowPlay play, String at, double room) {
        this.play = play;
        this.at = nonNull(at, "at");
        rows = new int[at.length() + 1];
        columns = new int[at.length() + 1];
        int longest = 1;
        for (int i = 0; i < at.length(); i++) {
            boolean end = at.charAt(i) == ';';
            rows[i + 1] = rows[i] + (end ? 1 : 0);
            columns[i + 1] = end ? 0 : columns[i] + (at.charAt(i) == '/' ? 0 : 1);
            longest = Math.max(longest, columns[i + 1]);
        }
        unit = Math.min(PLACE, Math.max(LEAST, room) / longest);
        width = Math.max(LEAST, longest * unit);
        height = (rows[at.length()] + 1) * rowHigh();
    }

    private static double[] outline() {
        int half = SIDE.length * CORNERS;
        double[] xy = new double[4 * half];
        for (int i = 0; i < half; i++) {
            double[] c = SIDE[i / CORNERS];
            double t = (double) (i % CORNERS) / CORNERS;
            for (int k = 0; k < 2; k++)
                xy[2 * i + k] = (1 - t) * (1 - t) * (1 - t) * c[k] + 3 * t * (1 - t) * (1 - t) * c[2 + k]
                        + 3 * t * t * (1 - t) * c[4 + k] + t * t * t * c[6 + k];
            xy[4 * half - 2 * i - 2] = -xy[2 * i];
            xy[4 * half - 2 * i - 1] = xy[2 * i + 1];
        }
        return xy;
    }

    /** The id of the pin at a place of the position's text. */
    String id(int i) {
        return "pin " + (rows[i] + 1) + " " + (columns[i] + 1);
    }

    private String cut(int i) {
        return "cut " + (rows[i] + 1) + " " + (columns[i] + 1);
    }

    private double rowHigh() {
        return HEAD + HIGH * unit + FOOT;
    }

    private double x(int i) {
        return columns[i] * unit;
    }

    /** The middle of a row. */
    private double y(int i) {
        return rows[i] * rowHigh() + HEAD + HIGH * unit / 2;
    }

    PlayPicture<String> picture() {
        Drawing.Builder sheet = Drawing.blank((int) Math.ceil(width), (int) Math.ceil(height)).title(play.words(at));
        for (int i = 0; i < at.length(); i++) {
            double x = x(i);
            double y = y(i);
            double half = 0.54 * HIGH * unit;
            switch (at.charAt(i)) {
                case 'o' -> sheet.part(id(i), "", pin -> pin(pin, x + unit / 2, y, unit));
                case '/' -> sheet.line(x, y - half, x, y + half, ShapeStyle.line(Color.TEXT, 2));
                case '.' -> sheet.circle(x + unit / 2, y, 0.3 * unit, ShapeStyle.line(Color.MUTED, 1).dashed(2, 3));
                default -> { }
            }
        }
        for (int[] run : RowPlay.runs(at))
            sheet.centredText(x(run[0]) + run[1] * unit / 2, y(run[0]) - HIGH * unit / 2 - 9, "" + run[1], NOTE);
        List<PlayMove<String>> moves = new ArrayList<>();
        List<RowPlay.Take> winning = new ArrayList<>();
        boolean won = play.sum(at) != 0;
        for (RowPlay.Take take : play.takes(at)) {
            if (take.k() == 0) sheet.part(cut(take.i()), "", gap -> gap.rect(x(take.i()) - 0.17 * unit,
                    y(take.i()) - HIGH * unit / 2, 0.34 * unit, HIGH * unit, ShapeStyle.fill(Color.ACCENT.alpha(0))));
            moves.add(move(take));
            if (won && play.sum(take.after(at)) == 0) winning.add(take);
        }
        bars(sheet, winning);
        return new PlayPicture<>(sheet.build(), play.name() + ". Rows of " + play.words(at)
                + ". Arrow keys choose a pin, Shift and arrow keys more, Enter takes"
                + (play.cuts() ? ", a slash cuts before the pin." : "."), moves);
    }

    private PlayMove<String> move(RowPlay.Take take) {
        int k = take.k();
        String first = k == 0 ? cut(take.i()) : id(take.i());
        String last = k == 0 ? first : id(take.i() + k - 1);
        int[] run = {0};
        for (int[] one : RowPlay.runs(at)) if (one[0] < take.from()) run[0]++;
        return new PlayMove<>(take.after(at), k < 2 ? List.of(first) : List.of(first, last), first, last,
                List.of(run[0], take.i() - take.from(), k), k == 0 ? "/" : k < 10 ? "" + k : "", take.words(),
                take.words());
    }

    private static void pin(Drawing.Builder sheet, double x, double y, double unit) {
        double high = 0.94 * HIGH * unit;
        double[] xy = new double[OUTLINE.length];
        for (int i = 0; i < xy.length; i++) xy[i] = (i % 2 == 0 ? x : y) + high * OUTLINE[i];
        sheet.polygon(ShapeStyle.fill(WOOD).outlined(EDGES, 0.028 * high), xy);
        // On the neck; thinner than a pixel it would be a blur.
        if (unit >= 13)
            sheet.line(x - 0.075 * high, y - 0.22 * high, x + 0.075 * high, y - 0.22 * high,
                    ShapeStyle.line(BAND, 0.05 * high));
    }

    /**
     * A row of pins of this size, and the places between them.
     *
     * @param targets what it leads to that k pins are taken from the i-th on; to take none cuts before it
     */
    static Drawing row(int n, double unit, BiFunction<Integer, Integer, List<?>> targets) {
        Drawing.Builder sheet = Drawing.blank((int) Math.ceil(Math.max(1, n) * unit), (int) Math.ceil(HIGH * unit));
        double y = HIGH * unit / 2;
        for (int i = 0; i < n; i++) {
            double x = (i + 0.5) * unit;
            sheet.part("pin " + i, Drawing.Part.PLACE, pin -> pin(pin, x, y, unit))
                    .leadsTo(nonNull(targets.apply(i, 1), "what targets gives").toArray());
            for (int from = 0; from < i; from++) {
                List<?> after = nonNull(targets.apply(from, i - from + 1), "what targets gives");
                if (!after.isEmpty()) sheet.dragLeadsTo("pin " + from, after.toArray());
            }
        }
        for (int i = 1; i < n; i++)
            sheet.rect((i - 0.2) * unit, 0, 0.4 * unit, HIGH * unit, ShapeStyle.fill(Color.ACCENT.alpha(0))).leadsTo(
                    Stream.of(targets.apply(i - 1, 2), targets.apply(i, 0)).flatMap(List::stream).toArray());
        return sheet.build();
    }

    /** Winning moves as lines below their pins, in as few levels as keep them apart. */
    private void bars(Drawing.Builder sheet, List<RowPlay.Take> winning) {
        double[] ends = new double[LEVELS];
        for (RowPlay.Take take : winning) {
            int i = take.i();
            double from = rows[i] * width + x(i);
            int level = 0;
            while (level < LEVELS && ends[level] > from) level++;
            if (level == LEVELS) continue;
            ends[level] = from + Math.max(1, take.k()) * unit;
            double y = y(i) + HIGH * unit / 2 + 3 + 4 * level;
            double x1 = take.k() == 0 ? x(i) - 0.16 * unit : x(i) + 0.14 * unit;
            double x2 = take.k() == 0 ? x(i) + 0.16 * unit : x(i) + (take.k() - 0.14) * unit;
            sheet.part("win " + i + " " + take.k(), Drawing.Part.HINT,
                    bar -> bar.line(x1, y, x2, y, ShapeStyle.line(Color.GOOD, 3)));
        }
    }
}
