package nimbook.diagram;

import java.util.List;
import nimbook.drawing.Color;
import nimbook.drawing.Drawing;
import nimbook.drawing.NumberText;
import nimbook.drawing.ShapeStyle;
import nimbook.drawing.TextStyle;
import nimbook.number.Zeckendorf;

/**
 * The picture of the document on Fibonacci nim (F8): a row of rectangles for each number, whose widths are the parts of
 * its Zeckendorf representation, the greatest first. The least part, which the quota strategy takes, is lit.
 */
public final class ZeckendorfRows {

    /** More rows would be thinner than a letter. */
    private static final int MOST_ROWS = 200;
    /** A coin must stay at least this wide. */
    private static final long MOST_COINS = 100_000;
    private static final double WIDTH = 640;
    /** Where there is less room: a telephone. */
    private static final double NARROW = 290;
    private static final double LEFT = 52;
    private static final double ROW = 22;
    /** A letter and no more: many rows on a slide. */
    private static final double LOW_ROW = 15;

    /** White that does not follow the theme: it stands on a colour that does not either. */
    private static final Color WHITE = Color.of("#fefefe");

    private static final int[] COLOURS = {0x9ec5f4, 0x74a9e6, 0x4d8bd3, 0x2f6db8, 0x1f5296, 0x163d73};

    private ZeckendorfRows() {}

    /**
     * The rows of the numbers from..to.
     *
     * @throws IllegalArgumentException unless 1 ≤ from ≤ to ≤ 100 000 and at most 200 rows are requested
     */
    public static Picture of(int from, int to) {
        if (from < 1 || to < from || to > MOST_COINS)
            throw new IllegalArgumentException(
                    "from = " + from + ", to = " + to + ": allowed are 1 ≤ from ≤ to ≤ " + MOST_COINS);
        if (to - from >= MOST_ROWS)
            throw new IllegalArgumentException(
                    "from = " + from + ", to = " + to + ": " + (to - from + 1) + " rows; at most " + MOST_ROWS);
        StringBuilder text = new StringBuilder();
        for (int n = from; n <= to; n++)
            text.append(n == from ? "" : "\n").append(n).append(" = ").append(Zeckendorf.of(n).sum());
        return Picture.of(drawing(from, to, WIDTH, ROW),
                List.of(drawing(from, to, NARROW, ROW), drawing(from, to, WIDTH, LOW_ROW)), text.toString());
    }

    private static Drawing drawing(int from, int to, double width, double row) {
        int rows = to - from + 1;
        double height = Math.max(9, Math.min(row, 620.0 / rows));
        double coin = width / to;
        Drawing.Builder sheet = Drawing.sheet((int) (LEFT + width + 14), (int) Math.ceil(34 + rows * height + 8))
                .title("Zeckendorf representations of " + from + " to " + to + "; the least part of each is lit");
        sheet.text(LEFT, 20, width < WIDTH ? "sums of Fibonacci numbers; lit: the least"
                : "each row: its number as a sum of Fibonacci numbers; lit: the least part", TextStyle.of(13));
        for (int n = from; n <= to; n++) {
            double y = 32 + (n - from) * height;
            Zeckendorf parts = Zeckendorf.of(n);
            sheet.text(LEFT - 8, y + height * 0.5 + 4, NumberText.of(n),
                    TextStyle.of(Math.min(12, height)).color(Color.MUTED).alignEnd());
            double x = LEFT;
            for (int i = parts.size() - 1; i >= 0; i--) {
                long part = parts.terms().get(i).longValue();
                double w = part * coin;
                Color color = i == 0 ? Color.MARK
                        : Color.rgb(COLOURS[Math.min(COLOURS.length - 1, (parts.index(i) - 2) / 2)]);
                sheet.round(x + 0.5, y + 0.5, Math.max(0.5, w - 1), height - 1, 2, ShapeStyle.fill(color));
                TextStyle digits = TextStyle.of(Math.min(12, height - 3))
                        .color(color.letters().equals(Color.PAPER) ? WHITE : color.letters());
                if (height >= 11 && digits.width(NumberText.of(part)) + 4 < w)
                    sheet.centredText(x + w / 2, y + height / 2, NumberText.of(part), digits);
                x += w;
            }
        }
        return sheet.build();
    }
}
