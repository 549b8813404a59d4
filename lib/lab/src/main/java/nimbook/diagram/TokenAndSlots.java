package nimbook.diagram;

import java.util.stream.IntStream;
import nimbook.core.Grid;
import nimbook.drawing.Color;
import nimbook.drawing.Drawing;
import nimbook.drawing.NumberText;
import nimbook.drawing.ShapeStyle;
import nimbook.drawing.TextStyle;
import nimbook.rook.MisereRook;
import nimbook.rook.RookPreperiods;

/**
 * Why the rows 2j and 2j + 1 of the misère rook repeat, one column a step: the token that jumps along row 2j, and the
 * vacancy that slides through the 2j + 2 slots of row 2j + 1 (docs/proofs.md, section 3). With D(n) from the rows above
 * and P = 2j + 2:
 * <ul>
 * <li>y(n) = 1, the token is at column n, iff g(2j, n) = n − j − 1; and y(n + D(n)) = y(n).
 * <li>x(n) = 0 iff g(2j + 1, n) = n + j + 1; and x(n) = x(n − P) where y(n) = 0, x(n) = x(n + D(n) − P) where y(n) =
 * 1.
 * </ul>
 */
public final class TokenAndSlots {

    /** A level more has a preperiod of hundreds of columns, and more columns than fit a page. */
    private static final int MOST_LEVEL = 5;
    private static final int MOST_STEP = 10_000;
    /** After so many steps the columns shown move on. */
    private static final int STEPS = 12;

    private static final double CELL = 20;
    private static final double LEFT = 62;
    /** Of the sentences: a sheet that kept changing its width would jump while the steps go on. */
    private static final double MOST_WIDTH = 790;

    private final int j;
    private final int slots;
    private final Grid g;
    /** Of the upper row: the arcs over it are as high as the greatest jump wants. */
    private final double top;

    private TokenAndSlots(int level, Grid g) {
        j = level;
        slots = 2 * level + 2;
        this.g = g;
        top = 72 + height(2 * level + 1);
    }

    /**
     * The rows 2 · level and 2 · level + 1 at a column.
     *
     * @param level j, 1 to 5
     * @param step columns after the first one from which both laws hold, 0 to 10 000
     * @throws IllegalArgumentException outside these ranges
     */
    public static Picture of(int level, int step) {
        RowShift.within("level", level, 1, MOST_LEVEL);
        RowShift.within("step", step, 0, MOST_STEP);
        int from = IntStream.of(RookPreperiods.upTo(2 * level + 1).g()).max().orElseThrow() + step / STEPS * STEPS;
        int shown = 2 * (2 * level + 2) + STEPS;
        Grid g = MisereRook.tableOfG(2 * level + 2, from + shown + 2 * level + 2);
        return new TokenAndSlots(level, g).picture(from, shown, from + 2 * level + 2 + step % STEPS);
    }

    /** D(n): of n − j, …, n + j the rows above hold all but n + D(n) − j − 1. */
    private int jump(int n) {
        return IntStream.rangeClosed(1, 2 * j + 1)
                .filter(d -> IntStream.range(0, 2 * j).noneMatch(i -> g.at(i, n) == n + d - j - 1))
                .findFirst().orElseThrow();
    }

    private boolean isToken(int n) {
        return g.at(2 * j, n) == n - j - 1;
    }

    private boolean isTaken(int n) {
        return g.at(2 * j + 1, n) != n + j + 1;
    }

    private Picture picture(int from, int shown, int now) {
        int jump = jump(now);
        int slot = isToken(now) ? now + jump - slots : now - slots;
        int token = now;
        while (!isToken(token)) token++;
        String first = "Column " + now + ": D = " + jump + ", and the token is " + (isToken(now)
                ? "here. It jumps to column " + (now + jump) + "." : "at column " + token + ".");
        String second = "Row " + 2 * j + " takes the " + (isToken(now) ? "low value" : "value missing above") + ": h = "
                + NumberText.of(h(2 * j, now)) + ". Row " + (2 * j + 1) + " does as in column " + slot + ": "
                + (isTaken(now) ? "not the high value" : "the high value") + ", h = "
                + NumberText.of(h(2 * j + 1, now)) + ".";
        double width = Math.max(x(shown), MOST_WIDTH);
        Drawing.Builder sheet = Drawing.sheet((int) width + 14, (int) top + 128)
                .title(first + " " + second);
        sheet.text(14, 22, first, TextStyle.of(14).withBold()).text(14, 44, second, TextStyle.of(14));
        for (int n = from; n < from + shown; n++)
            if (n + jump(n) < from + shown) arc(sheet, n - from, jump(n), isToken(n));
        row(sheet, top, 2 * j, from, shown);
        row(sheet, top + CELL + 8, 2 * j + 1, from, shown);
        double low = top + CELL + 8;
        sheet.rect(x(now - slots - from), low - 3, slots * CELL, CELL + 6, ShapeStyle.line(Color.TEXT, 2));
        double vacancy = x(token - slots - from);
        sheet.line(vacancy, low, vacancy + CELL, low + CELL, ShapeStyle.line(Color.TEXT, 2));
        sheet.line(vacancy + CELL, low, vacancy, low + CELL, ShapeStyle.line(Color.TEXT, 2));
        sheet.rect(x(now - from) - 1, top - 3, CELL + 2, 2 * CELL + 14, ShapeStyle.line(Color.MARK, 2.5));
        double y = low + CELL + 10;
        sheet.polyline(ShapeStyle.line(Color.MARK, 1.6), x(slot - from) + CELL / 2, y - 6, x(slot - from) + CELL / 2, y,
                x(now - from) + CELL / 2, y, x(now - from) + CELL / 2, y - 6);
        for (int n = from; n < from + shown; n += 4)
            sheet.text(x(n - from) + CELL / 2, y + 16, String.valueOf(n),
                    TextStyle.of(12).color(Color.MUTED).centred());
        sheet.text(LEFT, y + 38, "red: the token and its jumps · framed: the " + slots
                + " slots, the crossed one vacant · blue: the high value is taken",
                TextStyle.of(12).color(Color.MUTED));
        return Picture.of(sheet.build(), first + "\n" + second);
    }

    private int h(int row, int n) {
        return g.at(row, n) - n;
    }

    private static double x(int column) {
        return LEFT + column * CELL;
    }

    private static double height(int jump) {
        return Math.min(70, 8 + 6.0 * jump);
    }

    private void row(Drawing.Builder sheet, double top, int row, int from, int shown) {
        sheet.text(LEFT - 8, top + CELL / 2 + 4, "row " + row, TextStyle.of(12).color(Color.MUTED).alignEnd());
        for (int n = from; n < from + shown; n++) {
            Color ground = row % 2 == 0 ? isToken(n) ? Color.MARK.alpha(0.3) : Color.PAPER
                    : isTaken(n) ? Color.PAPER : Color.ACCENT.alpha(0.3);
            sheet.rect(x(n - from), top, CELL, CELL, ShapeStyle.fill(ground).outlined(Color.LINE, 0.75));
            sheet.centredText(x(n - from) + CELL / 2, top + CELL / 2, NumberText.of(h(row, n)), TextStyle.of(12));
        }
    }

    private void arc(Drawing.Builder sheet, int column, int jump, boolean token) {
        double[] xy = new double[2 * 13];
        for (int i = 0; i < 13; i++) {
            double angle = Math.PI * i / 12;
            xy[2 * i] = x(column) + CELL / 2 + jump * CELL / 2 * (1 - Math.cos(angle));
            xy[2 * i + 1] = top - 6 - height(jump) * Math.sin(angle);
        }
        sheet.polyline(token ? ShapeStyle.line(Color.MARK, 2.2) : ShapeStyle.line(Color.LINE, 1), xy);
    }
}
