package nimbook.diagram;

import nimbook.drawing.Color;
import nimbook.drawing.Drawing;
import nimbook.drawing.NumberText;
import nimbook.drawing.ShapeStyle;
import nimbook.drawing.TextStyle;
import nimbook.heap.HeapValues;
import nimbook.heap.Octal;
import nimbook.period.HeapPeriods;
import nimbook.period.Period;

/**
 * The theorem of Guy and Smith (1956) on an octal game: when g(n + p) = g(n) for all n with n₀ ≤ n &lt; 2n₀ + p + k, k
 * the last place of the code, then for all n ≥ n₀. Two windows a period apart slide along the values; heaps where they
 * differ are red.
 */
public final class PeriodWindow {

    private static final int WINDOW = 20;
    private static final double CELL = 30;
    private static final double LEFT = 96;
    private static final double TOP = 60;

    private PeriodWindow() {}

    /**
     * The last position of the window: then all of n₀ ≤ n &lt; 2n₀ + p + k has been compared.
     *
     * @throws IllegalArgumentException when no period is found
     */
    public static int last(Octal game) {
        return Math.max(0, end(game, HeapPeriods.of(game)) - WINDOW);
    }

    private static int end(Octal game, Period period) {
        return Math.toIntExact(2 * period.preperiod() + period.period() + game.reach());
    }

    /**
     * The values of heaps from, …, from + 19 over those a period later.
     *
     * @throws IllegalArgumentException when from is negative or no period is found
     */
    public static Picture of(Octal game, int from) {
        if (from < 0) throw new IllegalArgumentException("from = " + from + ": 0 or more");
        Period period = HeapPeriods.of(game);
        int p = Math.toIntExact(period.period());
        int end = end(game, period);
        int at = Math.min(from, Math.max(0, end - WINDOW));
        HeapValues values = game.grundy(at + WINDOW + p);
        int differ = 0;
        for (int n = at; n < at + WINDOW; n++) if (values.at(n) != values.at(n + p)) differ++;
        boolean proved = at + WINDOW >= end;
        String words =
                differ > 0 ? differ + " of " + WINDOW + " heaps differ: the period has not begun everywhere here."
                        : proved ? "All heaps from n₀ = " + NumberText.of(period.preperiod())
                                + " to 2n₀ + p + k − 1 = " + NumberText.of(end - 1)
                                + " agree: the period " + p + " holds for ever."
                        : "No heap differs here; " + NumberText.of(end - at - WINDOW)
                                + " heaps are still to be compared.";
        Drawing.Builder sheet = Drawing.sheet((int) (LEFT + WINDOW * CELL + 16), 214)
                .title(game.name() + ": " + words);
        sheet.text(14, 24, words, TextStyle.of(14).withBold());
        TextStyle head = TextStyle.of(12).color(Color.MUTED);
        sheet.text(14, TOP + 20, "g(n)", TextStyle.of(13));
        sheet.text(14, TOP + 72, "g(n + " + p + ")", TextStyle.of(13));
        for (int i = 0; i < WINDOW; i++) {
            int n = at + i;
            double x = LEFT + i * CELL;
            boolean equal = values.at(n) == values.at(n + p);
            Color ground = equal ? Color.GOOD.alpha(0.16) : Color.BAD.alpha(0.28);
            sheet.centredText(x + CELL / 2, TOP - 8, NumberText.of(n), head);
            for (int line = 0; line < 2; line++) {
                double y = TOP + 52 * line;
                sheet.rect(x, y, CELL - 2, 30, ShapeStyle.fill(ground).outlined(equal ? Color.LINE : Color.BAD,
                        equal ? 0.75 : 2));
                sheet.centredText(x + CELL / 2 - 1, y + 15, String.valueOf(values.at(n + line * p)),
                        TextStyle.of(13).withBold());
            }
            if (!equal) sheet.centredText(x + CELL / 2 - 1, TOP + 41, "≠", TextStyle.of(13).color(Color.BAD));
        }
        bar(sheet, period, at, end);
        return Picture.of(sheet.build(), game.name() + ", heaps " + at + " to " + (at + WINDOW - 1) + ": " + words);
    }

    /** Where the window stands between heap 0 and the last one that is to be compared. */
    private static void bar(Drawing.Builder sheet, Period period, int at, int end) {
        double wide = WINDOW * CELL - 2;
        double y = 176;
        int all = Math.max(end, at + WINDOW);
        double begins = LEFT + wide * period.preperiod() / all;
        sheet.rect(LEFT, y, wide, 8, ShapeStyle.fill(Color.LINE.alpha(0.6)));
        sheet.rect(begins, y, LEFT + wide * end / all - begins, 8, ShapeStyle.fill(Color.GOOD.alpha(0.4)));
        sheet.rect(LEFT + wide * at / all, y - 4, wide * WINDOW / all, 16, ShapeStyle.line(Color.TEXT, 2));
        sheet.text(LEFT, y + 28, "heap 0", TextStyle.of(12).color(Color.MUTED));
        sheet.text(LEFT + wide, y + 28,
                "n₀ = " + NumberText.of(period.preperiod()) + ", to be compared up to " + NumberText.of(end - 1),
                TextStyle.of(12).color(Color.MUTED).alignEnd());
    }
}
