package nimbook.play.coins;

import java.util.List;
import nimbook.drawing.Color;
import nimbook.drawing.Drawing;
import nimbook.drawing.ShapeStyle;
import nimbook.drawing.TextStyle;

/** The picture of piles of coins: each in rows of ten, those that may be taken bright, and who wins. */
final class CoinsDrawing {

    /** Gold, its rim, and the same for coins out of reach. */
    private static final Color GOLD = Color.of("#f0c14b");
    private static final Color RIM = Color.of("#9a6b12");
    private static final Color DULL = Color.of("#ece4d2");
    private static final Color DULL_RIM = Color.of("#b5a98c");

    private static final double LEFT = 12;
    private static final double WIDTH = 620;

    private final Coins coins;
    private final CoinPlay play;
    private final CoinPosition at;
    private final List<CoinPosition> winning;
    private final double unit;
    private final int perRow;

    CoinsDrawing(Coins coins) {
        this.coins = coins;
        play = coins.play();
        at = coins.position();
        winning = coins.style().hint() ? play.winningMoves(at) : List.of();
        double size = 30;
        while (size > 9 && height(size) > 520) size -= 1;
        unit = size;
        perRow = perRow(size);
    }

    private static int perRow(double unit) {
        return Math.max(10, (int) ((WIDTH - 2 * LEFT) / (unit * 1.03)) / 10 * 10);
    }

    private double height(double size) {
        double height = 0;
        for (int n : at.piles()) height += 34 + Math.ceil((double) n / perRow(size)) * size;
        return height;
    }

    Drawing drawing() {
        TextStyle words = TextStyle.of(12.5).color(Color.MUTED);
        boolean titled = !coins.style().title().isBlank();
        List<String> lines =
                coins.style().verdict() ? words.lines(play.reason(at) + ".", 0.85 * (WIDTH - 2 * LEFT)) : List.of();
        double high = (titled ? 30 : 0) + height(unit) + lines.size() * 19 + 16;
        Drawing.Builder sheet =
                Drawing.sheet((int) WIDTH, (int) Math.ceil(high)).title(coins.text().replace('\n', ';'));
        if (titled) sheet.text(LEFT, 22, coins.style().title(), TextStyle.of(15).withBold());
        double y = titled ? 30 : 0;
        for (int pile = 0; pile < at.piles().size(); pile++) {
            sheet.text(LEFT, y + 20, label(pile), TextStyle.of(13));
            pile(sheet, pile, y + 28);
            y += 34 + Math.ceil((double) at.piles().get(pile) / perRow) * unit;
        }
        for (int i = 0; i < lines.size(); i++) sheet.text(LEFT, y + 18 + i * 19, lines.get(i), words);
        return sheet.build();
    }

    private String label(int pile) {
        int n = at.piles().get(pile);
        String count = n + (n == 1 ? " coin" : " coins");
        if (at.quotas().isEmpty()) return count;
        int most = play.most(at, pile);
        return count + (most == 0 ? ", none may be taken" : ", at most " + most + " may be taken");
    }

    private void pile(Drawing.Builder sheet, int pile, double top) {
        int n = at.piles().get(pile);
        for (int i = 0; i < n; i++) {
            int s = n - i;
            int row = i / perRow, column = i % perRow, five = column / 5;
            double x = LEFT + (column + 0.5) * unit + five * unit * 0.15;
            double y = top + (row + 0.5) * unit;
            boolean open = s <= play.most(at, pile) && (!at.quotas().isEmpty() || play.allows(at, pile, s));
            double r = unit * 0.44;
            sheet.circle(x, y, r,
                    ShapeStyle.fill(open ? GOLD : DULL).outlined(open ? RIM : DULL_RIM, Math.max(0.7, unit * 0.05)));
            if (unit >= 14)
                sheet.circle(x, y, r * 0.72,
                        ShapeStyle.line(open ? RIM.alpha(0.55) : DULL_RIM.alpha(0.55), Math.max(0.5, unit * 0.03)));
            if (!winning.isEmpty() && open && winning.contains(play.after(at, pile, s))) {
                sheet.circle(x, y, r, ShapeStyle.line(Color.GOOD, Math.max(1.5, unit * 0.1)));
                if (unit >= 14) sheet.centredText(x, y, "" + s, TextStyle.of(unit * 0.42).withBold());
            }
        }
    }
}
