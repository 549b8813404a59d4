package nimbook.diagram;

import java.util.ArrayList;
import java.util.List;
import nimbook.core.Grid;
import nimbook.document.TheoremOne;
import nimbook.drawing.Color;
import nimbook.drawing.Drawing;
import nimbook.drawing.Pixels;
import nimbook.drawing.ShapeStyle;
import nimbook.drawing.TextStyle;
import nimbook.rook.MisereRook;
import nimbook.rook.RookPeriods;

/**
 * The proof of Theorem 1 on one row of the misère rook: rows 0..m of h(m, n) = g(m, n) − n as stripes of colour, where
 * the rows above are periodic (P), and the two stretches of T + 1 columns, τ apart, in which row m looks the same.
 */
public final class ProofRows {

    /** Row 7 would be six thousand columns wide. */
    private static final int MOST_ROW = 6;

    private static final double LEFT = 58;
    private static final int WIDTH = 686;
    private static final double STRIPE = 17;

    private ProofRows() {}

    /**
     * The picture for row m.
     *
     * @throws IllegalArgumentException unless 1 ≤ m ≤ 6: later rows have thousands of columns to show
     */
    public static Picture of(int m) {
        if (m < 1 || m > MOST_ROW) throw new IllegalArgumentException("m = " + m + ": 1 to " + MOST_ROW
                + " are allowed (later rows are too long to be seen)");
        TheoremOne proof = TheoremOne.of(m);
        int common = (int) proof.commonPeriod();
        int k = (int) proof.k();
        int tau = (int) proof.tau();
        int columns = k + tau + common + Math.max(4, common / 4);
        // Less than a pixel in the last row: letters stay as large as in the others.
        double unit = (double) WIDTH / columns;
        Grid g = MisereRook.tableOfG(m + 1, columns);
        List<String> text = words(proof);
        double top = 36;
        double base = top + (m + 1) * STRIPE;
        Drawing.Builder sheet = Drawing.sheet((int) LEFT + WIDTH + 16, (int) (base + 74 + 19 * text.size()))
                .title(String.join(" ", text));
        for (int i = 0; i <= m; i++) {
            double y = top + i * STRIPE;
            sheet.text(LEFT - 8, y + 13, "row " + i,
                    TextStyle.of(12).color(i == m ? Color.TEXT : Color.MUTED).alignEnd());
            sheet.image(LEFT, y + 1, WIDTH, STRIPE - 2, stripe(g, i, columns), "row " + i);
        }
        double p = LEFT + proof.preperiods() * unit;
        sheet.line(p, top - 8, p, top + m * STRIPE, ShapeStyle.line(Color.TEXT, 1.5));
        sheet.text(p + 4, top - 10, "P = " + proof.preperiods() + ": from here on the rows above are periodic",
                TextStyle.of(12));
        double y = top + m * STRIPE - 1;
        for (int from : new int[] {k, k + tau}) {
            sheet.rect(LEFT + from * unit, y, (common + 1) * unit, STRIPE + 2, ShapeStyle.line(Color.MARK, 2));
        }
        bracket(sheet, LEFT + k * unit, LEFT + (k + common + 1) * unit, base + 8, "");
        sheet.text(LEFT + k * unit, base + 26, "k = " + k + ", T + 1 = " + (common + 1) + " columns", TextStyle.of(12));
        bracket(sheet, LEFT + k * unit, LEFT + (k + tau) * unit, base + 36, "τ = " + tau);
        double line = base + 74;
        for (String words : text) {
            sheet.text(12, line, words, TextStyle.of(12.5).color(Color.MUTED));
            line += 19;
        }
        return Picture.of(sheet.build(), String.join("\n", text));
    }

    private static void bracket(Drawing.Builder sheet, double from, double to, double y, String words) {
        sheet.polyline(ShapeStyle.line(Color.MARK, 1.3), from, y - 5, from, y, to, y, to, y - 5);
        if (!words.isEmpty()) sheet.text((from + to) / 2, y + 15, words, TextStyle.of(12).centred());
    }

    private static List<String> words(TheoremOne proof) {
        int m = proof.m();
        List<String> periods = new ArrayList<>();
        for (int i = 0; i < m; i++) periods.add("" + RookPeriods.of(i).g().period());
        String above = m == 1 ? "Row 0 has the period 1"
                : "The rows 0 to " + (m - 1) + " have the periods " + String.join(", ", periods);
        return List.of(
                above + "; T = " + proof.commonPeriod() + " is a multiple of "
                        + (m == 1 ? "it" : "all of them") + ", and at least 2m = " + 2 * m + ".",
                "In the two frames, τ = " + proof.tau() + " columns apart, row " + m
                        + " looks the same, and so do the rows above it.",
                "Then it is the same for ever: h(" + m + ", n + " + proof.tau() + ") = h(" + m + ", n) for all n ≥ "
                        + proof.k() + ".");
    }

    /** Blue for g below n, orange for g above it; grey where they are equal. */
    private static Pixels stripe(Grid g, int m, int columns) {
        int[] rgb = new int[columns];
        int most = Math.max(1, m);
        for (int x = 0; x < rgb.length; x++) {
            int h = g.at(m, x) - x;
            rgb[x] = h < 0 ? mix(0x1f5296, (double) -h / most) : mix(0xd9731a, (double) h / most);
        }
        return new Pixels(rgb.length, 1, rgb);
    }

    private static int mix(int color, double share) {
        double part = 0.12 + 0.88 * Math.min(1, share);
        if (share == 0) part = 0;
        int mixed = 0;
        for (int shift = 16; shift >= 0; shift -= 8) {
            mixed |= (int) Math.round(0xe4 + part * ((color >> shift & 255) - 0xe4)) << shift;
        }
        return mixed;
    }
}
