package nimbook.play.coins;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import nimbook.drawing.Color;
import nimbook.drawing.Drawing;
import nimbook.drawing.ShapeStyle;
import nimbook.drawing.TextStyle;
import nimbook.number.Zeckendorf;
import nimbook.play.PlayMove;
import nimbook.play.PlayPicture;

/**
 * The picture of piles of coins: each in rows of tens, those that may be taken bright, what was taken last as dotted
 * rings. A click on a coin takes it and all after it in its pile.
 */
final class CoinsPicture {

    /** Gold, its rim, and the same for coins out of reach. */
    private static final Color GOLD = Color.of("#f0c14b");
    private static final Color RIM = Color.of("#9a6b12");
    private static final Color DULL = Color.of("#ece4d2");
    private static final Color DULL_RIM = Color.of("#b5a98c");
    /** On gold, on either ground of a page. */
    private static final Color DIGITS = Color.of("#3a2703");
    private static final Color WINNING = Color.of("#08794f");

    private static final TextStyle LABEL = TextStyle.of(13);
    private static final TextStyle NOTE = TextStyle.of(12).color(Color.MUTED);
    private static final double LARGEST = 30;
    private static final double SMALLEST = 9;
    private static final double HIGHEST = 520;
    /** Above each pile its label, below it some room. */
    private static final double HEAD = 28;
    private static final double FOOT = 6;
    private static final double PARTS = 46;
    /** After each five coins. */
    private static final double GAP = 0.15;
    /** Smaller coins have no inner rim and no number. */
    private static final double DETAILED = 14;

    private final CoinPlay play;
    private final CoinPosition first;
    private final double room;
    private final boolean parts;
    private final double unit;
    private final int perRow;
    private final double width;

    /** @param first the play's first position: no coin moves when others are taken */
    CoinsPicture(CoinPlay play, CoinPosition first, double room, boolean parts) {
        this.play = play;
        this.first = first;
        this.room = Math.max(60, room);
        this.parts = parts;
        int most = CoinPlay.largest(first.piles());
        double size = LARGEST;
        while (size > SMALLEST && (height(size) > HIGHEST || perRow(size) < Math.min(10, most))) size -= 1;
        unit = size;
        perRow = perRow(size);
        int longest = Math.min(perRow, Math.max(1, most));
        double wide = (longest + Math.floorDiv(longest - 1, 5) * GAP) * unit;
        for (int pile = 0; pile < first.piles().size(); pile++)
            wide = Math.max(wide, LABEL.width(label(pile, first.piles().get(pile), first.piles().get(pile))));
        width = parts ? Math.max(wide, Math.min(this.room, 180)) : wide;
    }

    /** The id of the i-th coin of a pile. */
    static String id(int pile, int i) {
        return "coin " + (pile + 1) + " " + (i + 1);
    }

    private int perRow(double size) {
        int fit = (int) ((room + GAP * size) / ((1 + GAP / 5) * size));
        return Math.max(1, fit >= 10 ? fit / 10 * 10 : fit >= 5 ? 5 : fit);
    }

    private double height(int n, double size) {
        return HEAD + Math.ceil((double) n / perRow(size)) * size + FOOT + (parts ? PARTS : 0);
    }

    private double height(double size) {
        double height = 0;
        for (int n : first.piles()) height += height(n, size);
        return height;
    }

    /** @param before the position before the last move, or null */
    PlayPicture<CoinPosition> picture(CoinPosition before, CoinPosition at) {
        Drawing.Builder sheet = Drawing.blank((int) Math.ceil(width), (int) Math.ceil(height(unit)))
                .title(at.toString());
        List<PlayMove<CoinPosition>> moves = new ArrayList<>();
        List<String> words = new ArrayList<>();
        double y = 0;
        for (int pile = 0; pile < at.piles().size(); pile++) {
            int n = at.piles().get(pile);
            int most = play.most(at, pile);
            String label = label(pile, n, most);
            words.add(label);
            sheet.text(0, y + 20, label, LABEL);
            pile(sheet, at, pile, y + HEAD);
            for (int i = n; before != null && i < before.piles().get(pile); i++)
                sheet.circle(x(i), y + HEAD + y(i), unit * 0.4, ShapeStyle.line(Color.MUTED, 1).dashed(2, 3));
            if (parts && n > 0) parts(sheet, n, most, y + height(first.piles().get(pile), unit) - PARTS);
            for (int s = 1; s <= most; s++) if (play.allows(at, pile, s)) moves.add(move(at, pile, s));
            y += height(first.piles().get(pile), unit);
        }
        String speech = play.name() + ". " + String.join("; ", words)
                + ". Type a number or use the arrow keys, then Enter takes.";
        return new PlayPicture<>(sheet.build(), speech, moves);
    }

    private PlayMove<CoinPosition> move(CoinPosition at, int pile, int s) {
        int n = at.piles().get(pile);
        String where = CoinPlay.where(at, pile);
        String coin = id(pile, n - s);
        return new PlayMove<>(play.after(at, pile, s), List.of(coin), coin, id(pile, n - 1), List.of(pile, s), "" + s,
                "take " + s + where, "Take " + s + where + ", leave " + (n - s) + ".");
    }

    private String label(int pile, int n, int most) {
        String count = (first.piles().size() > 1 ? "Pile " + (pile + 1) + ": " : "")
                + n + (n == 1 ? " coin" : " coins");
        if (first.quotas().isEmpty() || n == 0) return count;
        return count + (most == 0 ? ", none may be taken" : ", at most " + most + " may be taken");
    }

    private double x(int i) {
        int column = i % perRow;
        return (column + 0.5 + Math.floorDiv(column, 5) * GAP) * unit;
    }

    private double y(int i) {
        return (Math.floorDiv(i, perRow) + 0.5) * unit;
    }

    private void pile(Drawing.Builder sheet, CoinPosition at, int pile, double top) {
        int n = at.piles().get(pile);
        boolean won = !play.isP(at);
        for (int i = 0; i < n; i++) {
            int s = n - i;
            double x = x(i);
            double y = top + y(i);
            boolean open = s <= play.most(at, pile) && play.allows(at, pile, s);
            boolean numbered = open && at.quotas().isEmpty();
            sheet.part(id(pile, i), "", coin -> {
                coin(coin, x, y, unit, open);
                if (numbered) number(coin, x, y, s);
            });
            if (won && open && play.isP(play.after(at, pile, s)))
                sheet.part(id(pile, i), Drawing.Part.HINT, ring -> {
                    ring.circle(x, y, unit * 0.44, ShapeStyle.line(WINNING, Math.max(1.5, unit * 0.1)));
                    if (!numbered) number(ring, x, y, s);
                });
        }
    }

    private static void coin(Drawing.Builder coin, double x, double y, double unit, boolean open) {
        double r = unit * 0.44;
        Color rim = open ? RIM : DULL_RIM;
        coin.circle(x, y, r, ShapeStyle.fill(open ? GOLD : DULL).outlined(rim, Math.max(0.7, unit * 0.05)));
        if (unit >= DETAILED)
            coin.circle(x, y, r * 0.72, ShapeStyle.line(rim.alpha(0.55), Math.max(0.5, unit * 0.03)));
    }

    /** A row of coins of this size; each leads to what is given for its place. */
    static Drawing row(int n, double unit, IntFunction<Object[]> targets) {
        Drawing.Builder sheet = Drawing.blank((int) Math.ceil(Math.max(1, n) * unit), (int) Math.ceil(unit));
        for (int i = 0; i < n; i++) {
            double x = (i + 0.5) * unit;
            sheet.part("coin " + (i + 1), Drawing.Part.PLACE, coin -> coin(coin, x, unit / 2, unit, true))
                    .leadsTo(targets.apply(i));
        }
        return sheet.build();
    }

    private void number(Drawing.Builder coin, double x, double y, int s) {
        if (unit >= DETAILED)
            coin.centredText(x, y, "" + s, TextStyle.of(unit * (s > 99 ? 0.34 : 0.42)).color(DIGITS).withBold());
    }

    /** The Zeckendorf parts, the greatest first, the least filled; above them how far the quota reaches. */
    private void parts(Drawing.Builder sheet, int n, int most, double top) {
        double y = top + 22;
        double from = width * (n - most) / n;
        sheet.polyline(ShapeStyle.line(Color.MUTED, 1.5), from, y - 2, from, y - 7, width - 1, y - 7, width - 1, y - 2);
        String quota = "quota " + most;
        boolean right = width - from < NOTE.width(quota) + 6;
        sheet.text(right ? from - 5 : from + 1, right ? y - 3 : y - 11, quota, right ? NOTE.alignEnd() : NOTE);
        double x = 0;
        List<BigInteger> terms = Zeckendorf.of(n).terms();
        for (int i = terms.size() - 1; i >= 0; i--) {
            double wide = width * terms.get(i).intValue() / n;
            String part = terms.get(i).toString();
            sheet.round(x + 0.75, y, Math.max(1, wide - 1.5), 18, 2,
                    ShapeStyle.fill(i == 0 ? Color.ACCENT : Color.ACCENT.alpha(0.2)).outlined(Color.ACCENT, 1));
            TextStyle style = i == 0 ? LABEL.withBold().color(Color.PAPER) : LABEL;
            if (wide > style.width(part) + 4) sheet.centredText(x + wide / 2, y + 9, part, style);
            x += wide;
        }
    }
}
