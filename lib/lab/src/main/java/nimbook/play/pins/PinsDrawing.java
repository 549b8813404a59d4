package nimbook.play.pins;

import nimbook.drawing.Color;
import nimbook.drawing.Drawing;
import nimbook.drawing.ShapeStyle;
import nimbook.drawing.TextStyle;

/** Rows of pins as the page draws them ({@code rows.js}): pins stay where they stood, a taken one is a dotted ring. */
final class PinsDrawing {

    /** Pixels of the sheet's width, of its edge, and of a pin's place at most. */
    private static final int WIDTH = 620;
    private static final double EDGE = 12;
    private static final double PLACE = 30;

    /** A pin is so many times as high as its place is wide. */
    private static final double HIGH = 1.45;
    /** Below each row, with room for the number of pins above the next. */
    private static final double BETWEEN = 28;

    /** Of a pin of height 1 around the origin the right side from the foot up, as Bézier curves of four points. */
    private static final double[][] SIDE = {
        {0.1, 0.5, 0.19, 0.35, 0.21, 0.18, 0.17, 0.02},
        {0.17, 0.02, 0.14, -0.1, 0.08, -0.16, 0.08, -0.24},
        {0.08, -0.24, 0.08, -0.3, 0.115, -0.32, 0.115, -0.39},
        {0.115, -0.39, 0.115, -0.46, 0.06, -0.5, 0, -0.5}};
    /** Corners in place of a curve: at the size of a sheet nobody sees them. */
    private static final int CORNERS = 6;
    private static final double[] OUTLINE = outline();

    private static final Color WOOD = Color.of("#f8e7c0");
    private static final Color EDGES = Color.of("#94660f");
    private static final Color BAND = Color.of("#b3361d");
    private static final TextStyle NOTE = TextStyle.of(12.5).color(Color.MUTED);

    private PinsDrawing() {}

    /** The outline of a pin of height 1 around the origin as a path of SVG. */
    static String path() {
        StringBuilder right = new StringBuilder("M " + SIDE[0][0] + " " + SIDE[0][1]);
        StringBuilder left = new StringBuilder();
        for (double[] c : SIDE) {
            right.append(" C ").append(c[2]).append(' ').append(c[3]).append(' ').append(c[4]).append(' ').append(c[5])
                    .append(' ').append(c[6]).append(' ').append(c[7]);
            left.insert(0, " C " + -c[4] + " " + c[5] + " " + -c[2] + " " + c[3] + " " + -c[0] + " " + c[1]);
        }
        return right.append(left).append(" Z").toString();
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

    /**
     * The picture.
     *
     * @param position rows with ";" between them: o a pin, . a taken one, / a cut
     * @param reason below the rows; null for none
     */
    static Drawing of(String position, String title, String reason, String words) {
        String[] rows = position.split(";");
        int longest = 1;
        for (String row : rows) longest = Math.max(longest, row.replace("/", "").length());
        double unit = Math.min(PLACE, (WIDTH - 2 * EDGE) / longest);
        double top = title.isBlank() ? 24 : 50;
        double high = top + rows.length * (HIGH * unit + BETWEEN) + (reason == null ? 0 : 12);
        Drawing.Builder sheet = Drawing.sheet(WIDTH, (int) Math.ceil(high)).title(words);
        if (!title.isBlank()) sheet.text(EDGE, 22, title, TextStyle.of(15).withBold());
        for (String row : rows) {
            row(sheet, row, top + HIGH * unit / 2, unit);
            top += HIGH * unit + BETWEEN;
        }
        if (reason != null) sheet.text(EDGE, top, reason, NOTE);
        return sheet.build();
    }

    private static void row(Drawing.Builder sheet, String row, double y, double unit) {
        int column = 0;
        int run = 0;
        for (int i = 0; i < row.length(); i++) {
            char sign = row.charAt(i);
            double x = EDGE + column * unit;
            if (sign == '/') {
                double half = 0.54 * HIGH * unit;
                sheet.line(x, y - half, x, y + half, ShapeStyle.line(Color.TEXT, 2));
                continue;
            }
            column++;
            if (sign != 'o') {
                sheet.circle(x + unit / 2, y, 0.3 * unit, ShapeStyle.line(Color.MUTED, 1).dashed(2, 3));
                continue;
            }
            pin(sheet, x + unit / 2, y, unit);
            run++;
            if (i + 1 == row.length() || row.charAt(i + 1) != 'o') {
                double middle = EDGE + (column - run / 2.0) * unit;
                sheet.centredText(middle, y - HIGH * unit / 2 - 9, String.valueOf(run), NOTE);
                run = 0;
            }
        }
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
}
