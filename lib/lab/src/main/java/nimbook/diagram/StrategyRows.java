package nimbook.diagram;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import nimbook.drawing.Color;
import nimbook.drawing.Drawing;
import nimbook.drawing.NumberText;
import nimbook.drawing.ShapeStyle;
import nimbook.drawing.TextStyle;
import nimbook.fibonacci.FibonacciNim;
import nimbook.number.Zeckendorf;

/**
 * The quota strategy of Fibonacci nim, move by move: a row for each position of a play, its Zeckendorf parts as
 * rectangles, how far the quota reaches over them from the right, and what is taken. The player who wins takes the
 * least part (or all, where the quota allows it); the player who loses takes one coin, which makes the play last.
 */
public final class StrategyRows {

    /** A coin must stay wide enough to be seen, and the rows readable without scrolling far. */
    private static final int MOST = 200;
    private static final int MOST_ROWS = 40;

    private static final double LEFT = 118;

    /** Pixels of all coins, and of a row; where there is little room the words stand below their row. */
    private record Size(double coins, double row, boolean below) {}

    private static final Size WIDE = new Size(470, 40, false);
    private static final Size NARROW = new Size(210, 60, true);
    private static final Color PART = Color.of("#9ec5f4");
    /** What a lost player takes: a grey that is dark on either ground. */
    private static final Color LOST = Color.of("#565f6d");
    /** White that does not follow the theme, as the paper's does: it stands on a colour that does not either. */
    private static final Color WHITE = Color.of("#fefefe");

    private record Row(FibonacciNim.Turn turn, BigInteger take) {}

    private StrategyRows() {}

    /** From the first position of n coins: quota n − 1. */
    public static Picture of(int n) {
        return of(n, n - 1);
    }

    /**
     * The play from n coins of which at most {@code quota} may be taken; the first 40 positions of it.
     *
     * @throws IllegalArgumentException unless 1 ≤ n ≤ 200 and quota ≥ 0
     */
    public static Picture of(int n, int quota) {
        if (n < 1 || n > MOST) throw new IllegalArgumentException("n = " + n + ": allowed are 1 to " + MOST + " coins");
        if (quota < 0) throw new IllegalArgumentException("quota = " + quota + ": a quota is at least 0");
        List<Row> rows = play(FibonacciNim.turn(n, quota));
        String title = "The quota strategy from " + n + " coins with quota " + quota + ", move by move";
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < rows.size(); i++) text.append(i == 0 ? "" : "\n").append(words(rows.get(i)));
        return Picture.of(drawing(rows, n, title, WIDE), List.of(drawing(rows, n, title, NARROW)), text.toString());
    }

    private static Drawing drawing(List<Row> rows, int n, String title, Size size) {
        int width = (int) (LEFT + size.coins + (size.below ? 14 : 190));
        Drawing.Builder sheet = Drawing.sheet(width, (int) (30 + rows.size() * size.row + 4)).title(title);
        TextStyle head = TextStyle.of(12).color(Color.MUTED);
        sheet.text(10, 18, "coins", head).text(56, 18, "quota", head).text(LEFT, 18,
                size.below ? "bracket: quota; red: taken"
                        : "Zeckendorf parts; the bracket is the quota, the red part is taken", head);
        for (int i = 0; i < rows.size(); i++) draw(sheet, rows.get(i), n, 30 + i * size.row, size);
        return sheet.build();
    }

    private static List<Row> play(FibonacciNim.Turn turn) {
        List<Row> rows = new ArrayList<>();
        while (turn.n().signum() > 0 && rows.size() < MOST_ROWS) {
            BigInteger take = turn.quota().signum() == 0 ? BigInteger.ZERO : turn.isP() ? BigInteger.ONE
                    : turn.n().compareTo(turn.quota()) <= 0 ? turn.n() : turn.parts().get(0);
            rows.add(new Row(turn, take));
            if (take.signum() == 0) break;
            turn = turn.take(take.longValueExact());
        }
        return rows;
    }

    private static void draw(Drawing.Builder sheet, Row row, int n, double y, Size size) {
        FibonacciNim.Turn turn = row.turn;
        double coin = size.coins / n;
        double right = LEFT + turn.n().intValue() * coin;
        TextStyle digits = TextStyle.of(13);
        sheet.text(42, y + 27, "" + turn.n(), digits.withBold().alignEnd());
        sheet.text(88, y + 27, NumberText.of(turn.quota().toString()), digits.alignEnd());
        double x = LEFT;
        List<BigInteger> parts = Zeckendorf.of(turn.n()).terms();
        for (int i = parts.size() - 1; i >= 0; i--) {
            double w = parts.get(i).intValue() * coin;
            sheet.round(x + 0.5, y + 12, Math.max(0.5, w - 1), 21, 2, ShapeStyle.fill(PART));
            if (digits.width("" + parts.get(i)) + 3 < w)
                sheet.centredText(x + w / 2, y + 22.5, "" + parts.get(i), digits.color(PART.letters()));
            x += w;
        }
        double taken = row.take.intValue() * coin;
        if (taken > 0) {
            sheet.round(right - taken + 0.5, y + 12, Math.max(0.5, taken - 1), 21, 2,
                    ShapeStyle.fill(turn.isP() ? LOST : Color.MARK));
            if (digits.width("" + row.take) + 3 < taken)
                sheet.centredText(right - taken / 2, y + 22.5, "" + row.take, digits.color(WHITE).withBold());
        }
        double reach = turn.quota().min(turn.n()).intValue() * coin;
        if (reach > 0)
            sheet.polyline(ShapeStyle.line(Color.TEXT, 1.4), right - reach, y + 9, right - reach, y + 4, right, y + 4,
                    right, y + 9);
        String says = (turn.isP() ? "lost: " : "won: ")
                + (row.take.signum() == 0 ? "nothing may be taken" : "takes " + row.take)
                + (turn.isP() ? "" : row.take.equals(turn.n()) ? ", all" : ", the least part");
        sheet.text(size.below ? LEFT : LEFT + size.coins + 16, y + (size.below ? 48 : 27), says,
                digits.color(turn.isP() ? Color.BAD : Color.GOOD));
    }

    private static String words(Row row) {
        return row.turn.why() + (row.take.signum() == 0 ? "" : " Takes " + row.take + ".");
    }
}
