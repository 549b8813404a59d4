package nimbook.diagram;

import static nimbook.core.Arguments.nonNull;

import java.util.List;
import nimbook.drawing.Color;
import nimbook.drawing.Drawing;
import nimbook.drawing.ShapeStyle;
import nimbook.drawing.TextStyle;
import nimbook.number.Coverage;
import nimbook.number.Slope;

/**
 * The multiples of two slopes on the number line: nα above, nβ below, and between them the whole numbers 1 to N, each
 * coloured by the sequence that reaches it. Beatty's theorem says that for irrational slopes with 1/α + 1/β = 1 each is
 * reached exactly once.
 */
public final class NumberLine {

    /** Longer lines are cut here: more rows than this are no picture any more. */
    private static final int MOST = 240;

    /** Numbers a row: for a page, and for wider and narrower rooms down to a telephone's. */
    private static final int PER_ROW = 30;
    private static final List<Integer> OTHERS = List.of(45, 20, 11);
    private static final double CELL = 24;
    private static final double LEFT = 46;
    private static final double ROW = 86;
    private static final double TOP = 58;

    /** Orange; differs from the blue of the first sequence in lightness, too. */
    static final Color SECOND = Color.of("#b45309");

    private NumberLine() {}

    /** The picture of a coverage; from 1 to at most 240. What goes beyond is counted in the text, not drawn. */
    public static Picture of(Coverage coverage) {
        // A width with as many rows as a narrower one says nothing new.
        int shown = Math.min(nonNull(coverage, "coverage").to(), MOST);
        List<Drawing> others = OTHERS.stream().filter(n -> n < PER_ROW ? n < shown : PER_ROW < shown)
                .map(n -> drawing(coverage, n)).toList();
        return Picture.of(drawing(coverage, PER_ROW), others, coverage.toString());
    }

    private static Drawing drawing(Coverage coverage, int most) {
        int shown = Math.min(coverage.to(), MOST);
        int perRow = Math.min(most, shown);
        int rows = (shown + perRow - 1) / perRow;
        boolean narrow = LEFT + CELL * perRow < 430;
        double top = narrow ? TOP + 20 : TOP;
        int width = (int) (LEFT + CELL * perRow + 24);
        Drawing.Builder sheet =
                Drawing.sheet(Math.max(width, narrow ? 330 : 470), (int) (top + ROW * rows + 10))
                        .title(title(coverage));
        legend(sheet, coverage, narrow);
        for (int row = 0; row < rows; row++)
            row(sheet, coverage, 1 + row * perRow, Math.min(shown, (row + 1) * perRow), top + row * ROW);
        return sheet.build();
    }

    private static String title(Coverage coverage) {
        String slopes = "α = " + coverage.alpha() + ", β = " + coverage.beta();
        if (coverage.isPartition())
            return slopes + ": every number from 1 to " + coverage.to() + " is reached exactly once";
        return slopes + ": of the numbers 1 to " + coverage.to() + ", " + coverage.missing().size() + " are missed and "
                + coverage.repeated().size() + " are reached more than once";
    }

    private static void legend(Drawing.Builder sheet, Coverage coverage, boolean narrow) {
        TextStyle words = TextStyle.of(13);
        sheet.circle(14, 16, 4.5, ShapeStyle.fill(Color.ACCENT)).text(24, 20.5,
                "nα,  α = " + coverage.alpha() + " ≈ " + coverage.alpha().decimals(4), words);
        sheet.circle(14, 36, 4.5, ShapeStyle.fill(SECOND)).text(24, 40.5,
                "nβ,  β = " + coverage.beta() + " ≈ " + coverage.beta().decimals(4), words);
        String verdict = coverage.isPartition() ? "each number exactly once"
                : coverage.missing().size() + " missed, " + coverage.repeated().size() + " more than once";
        sheet.text(narrow ? 24 : 250, narrow ? 60.5 : 20.5, verdict,
                words.withBold().color(coverage.isPartition() ? Color.GOOD : Color.BAD));
    }

    private static void row(Drawing.Builder sheet, Coverage coverage, int from, int to, double top) {
        double line = top + 30;
        multiples(sheet, coverage.alpha(), from, to, line - 8, Color.ACCENT);
        multiples(sheet, coverage.beta(), from, to, line + 32, SECOND);
        for (int k = from; k <= to; k++) {
            int first = coverage.inFirst(k);
            int second = coverage.inSecond(k);
            double x = LEFT + (k - from) * CELL;
            boolean wrong = first + second != 1;
            Color color = first + second == 0 ? null : first > 0 ? Color.ACCENT : SECOND;
            if (first > 0 && second > 0) {
                sheet.rect(x + 1, line, CELL - 2, 12, ShapeStyle.fill(Color.ACCENT)).rect(x + 1, line + 12, CELL - 2,
                        12, ShapeStyle.fill(SECOND));
            } else if (color != null) {
                sheet.round(x + 1, line, CELL - 2, 24, 3, ShapeStyle.fill(color));
            }
            if (wrong) sheet.round(x + 1, line, CELL - 2, 24, 3, ShapeStyle.line(Color.BAD, 2).dashed(3, 2));
            TextStyle digits = TextStyle.of(k > 99 ? 10 : 12).color(color == null ? Color.BAD : Color.PAPER);
            sheet.centredText(x + CELL / 2, line + 12, "" + k, first + second > 1 ? digits.withBold() : digits);
        }
    }

    /** The multiples that fall into from ≤ x &lt; to + 1, as dots in their unit cells. */
    private static void multiples(Drawing.Builder sheet, Slope slope, int from, int to, double y, Color color) {
        double end = LEFT + (to - from + 1) * CELL;
        sheet.line(LEFT, y, end, y, ShapeStyle.line(Color.LINE, 1));
        double step = slope.toDouble();
        for (long n = Math.max(1, (long) (from / step) - 1); slope.floorTimes(n) <= to; n++) {
            if (slope.floorTimes(n) < from) continue;
            double x = LEFT + (n * step - from) * CELL;
            sheet.circle(Math.min(x, end), y, 3.5, ShapeStyle.fill(color));
        }
    }
}
