package nimbook.diagram;

import static nimbook.core.Arguments.nonNull;

import nimbook.drawing.Color;
import nimbook.drawing.Drawing;
import nimbook.drawing.ShapeStyle;
import nimbook.drawing.TextStyle;
import nimbook.number.BeattyPair;

/**
 * Beatty's theorem as one cut: a bar of k unit squares is cut at k/α, and k/α + k/β = k. Since α is irrational the cut
 * lies inside a square. The n whole squares before it count the terms ⌊jα⌋ &lt; k, for jα &lt; k means j &lt; k/α; the
 * m whole squares behind it count the terms ⌊jβ⌋ &lt; k. So n + m = k − 1 for every k, and from k to k + 1 exactly one
 * of the two grows: each number is a term of exactly one sequence (Beatty 1926).
 */
public final class BeattyCut {

    private static final int MOST = 60;
    private static final double LEFT = 20;
    private static final double WIDTH = 640;

    private BeattyCut() {}

    /**
     * The bar of k squares, and which sequence has the term k.
     *
     * @throws IllegalArgumentException unless 1 ≤ k ≤ 60
     */
    public static Picture of(BeattyPair pair, int k) {
        if (k < 1 || k > MOST) throw new IllegalArgumentException("k = " + k + ": 1 to " + MOST + " are drawn");
        int n = below(k, nonNull(pair, "pair"), true);
        int m = below(k, pair, false);
        boolean first = below(k + 1, pair, true) > n;
        double cut = k / pair.alpha().toDouble();
        double unit = Math.min(34, WIDTH / (k + 1));
        String grows = "From k = " + k + " to " + (k + 1) + " the "
                + (first ? "left side gains a square: " + k + " = ⌊" + (n + 1) + "α⌋."
                        : "right side gains a square: " + k + " = ⌊" + (m + 1) + "β⌋.");
        String words = n + " whole squares before the cut, " + m + " behind it: " + n + " + " + m + " = " + k + " − 1.";
        Drawing.Builder sheet = Drawing.sheet((int) (LEFT + WIDTH + 20), 178).title(words + " " + grows);
        sheet.text(LEFT, 24, words, TextStyle.of(14).withBold());
        double top = 62;
        for (int i = 0; i < k; i++) {
            boolean whole = i + 1 <= cut || i >= cut;
            Color color = !whole ? Color.MUTED : i < cut ? Color.ACCENT : Color.rgb(0xb45309);
            sheet.rect(LEFT + i * unit, top, unit, unit, ShapeStyle.fill(color.alpha(0.32))
                    .outlined(Color.PAPER, 1));
        }
        double x = LEFT + cut * unit;
        sheet.line(x, top - 14, x, top + unit + 8, ShapeStyle.line(Color.MARK, 2.5));
        sheet.centredText(x, top - 24, "k/α", TextStyle.of(12.5).withBold().color(Color.MARK));
        TextStyle side = TextStyle.of(12.5);
        sheet.text(LEFT, top + unit + 24, "n = " + terms(n, "⌊jα⌋", k), side.color(Color.ACCENT));
        sheet.text(Math.max(LEFT + k * unit, LEFT + 420), top + unit + 24, "m = " + terms(m, "⌊jβ⌋", k),
                side.color(Color.rgb(0xb45309)).alignEnd());
        sheet.text(LEFT, 166, grows, side);
        return Picture.of(sheet.build(), words + "\n" + grows);
    }

    private static String terms(int count, String term, int k) {
        return count + (count == 1 ? " term " : " terms ") + term + " below " + k;
    }

    /** How many terms of a sequence are less than k. */
    private static int below(int k, BeattyPair pair, boolean first) {
        int j = 0;
        while ((first ? pair.first(j + 1) : pair.second(j + 1)) < k) j++;
        return j;
    }
}
