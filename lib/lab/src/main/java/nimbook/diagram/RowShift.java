package nimbook.diagram;

import nimbook.core.Grid;
import nimbook.drawing.Color;
import nimbook.drawing.Drawing;
import nimbook.drawing.NumberText;
import nimbook.drawing.ShapeStyle;
import nimbook.drawing.TextStyle;
import nimbook.rook.MisereRook;

/**
 * A row of the misère rook laid over itself: h(m, n) = g(m, n) − n as bars, and h(m, n + s) as a line, for a shift s.
 * Columns where the two differ are red; where s is a period of the row there are none from the preperiod on.
 */
public final class RowShift {

    /** Rows are kept in one byte a cell, up to this one. */
    private static final int MOST_ROW = 31;

    /** Beyond the period 151 200 of row 9. */
    private static final int MOST_SHIFT = 200_000;

    private static final int MOST_COLUMNS = 400;

    private static final double LEFT = 46;
    private static final double WIDTH = 660;
    /** On dark ground as on light the line must stand out from it. */
    private static final Color BAR = Color.ACCENT.alpha(0.42);

    private RowShift() {}

    /**
     * Columns 0..columns − 1 of row m, and the same number of columns from the shift on.
     *
     * @throws IllegalArgumentException unless 0 ≤ m ≤ 31, 0 ≤ shift ≤ 200 000 and 8 ≤ columns ≤ 400
     */
    public static Picture of(int m, int shift, int columns) {
        within("m", m, 0, MOST_ROW);
        within("shift", shift, 0, MOST_SHIFT);
        within("columns", columns, 8, MOST_COLUMNS);
        return picture(m, shift, columns);
    }

    static void within(String name, int value, int least, int most) {
        if (value < least || value > most)
            throw new IllegalArgumentException(name + " = " + value + ": allowed are " + least + " to " + most);
    }

    private static Picture picture(int m, int shift, int columns) {
        Grid g = MisereRook.tableOfG(m + 1, columns + shift);
        int last = -1;
        int differ = 0;
        for (int n = 0; n < columns; n++) {
            if (h(g, m, n) == h(g, m, n + shift)) continue;
            last = n;
            differ++;
        }
        String found = differ == 0 ? "no column differs" : differ == 1 ? "1 column differs: n = " + last
                : differ + " of " + columns + " columns differ, the last at n = " + last;
        String text = "row " + m + ", h(" + m + ", n) over h(" + m + ", n + " + NumberText.of(shift) + "): " + found;
        double unit = WIDTH / columns;
        double step = Math.min(16, 190.0 / (2 * m + 1));
        double top = 40;
        double zero = top + (m + 0.5) * step;
        double bottom = top + (2 * m + 1) * step;
        Drawing.Builder sheet = Drawing.sheet((int) (LEFT + WIDTH + 14), (int) Math.ceil(bottom + 40)).title(text);
        sheet.text(LEFT, 20, text, TextStyle.of(13));
        for (int n = 0; n < columns; n++) {
            double x = LEFT + n * unit;
            if (h(g, m, n) != h(g, m, n + shift))
                sheet.rect(x, top - 4, unit, bottom - top + 8, ShapeStyle.fill(Color.MARK.alpha(0.28)));
            double y = zero - Math.max(0, h(g, m, n)) * step;
            sheet.rect(x + 0.08 * unit, y, 0.84 * unit, Math.max(1.5, Math.abs(h(g, m, n)) * step),
                    ShapeStyle.fill(BAR));
        }
        double[] line = new double[4 * columns];
        for (int n = 0; n < columns; n++) {
            line[4 * n] = LEFT + n * unit;
            line[4 * n + 2] = line[4 * n] + unit;
            line[4 * n + 1] = line[4 * n + 3] = zero - h(g, m, n + shift) * step;
        }
        sheet.line(LEFT, zero, LEFT + WIDTH, zero, ShapeStyle.line(Color.LINE, 1));
        sheet.polyline(ShapeStyle.line(Color.TEXT, Math.min(1.6, 0.4 + unit * 0.12)), line);
        for (int h : m == 0 ? new int[] {-1} : new int[] {-m, 0, m}) {
            sheet.text(LEFT - 8, zero - h * step + 4, NumberText.of(h),
                    TextStyle.of(12).color(Color.MUTED).alignEnd());
        }
        int tick = tick(columns);
        for (int n = 0; n < columns; n += tick) {
            sheet.line(LEFT + (n + 0.5) * unit, bottom + 5, LEFT + (n + 0.5) * unit, bottom + 10,
                    ShapeStyle.line(Color.MUTED, 1));
            sheet.text(LEFT + (n + 0.5) * unit, bottom + 24, "" + n, TextStyle.of(12).color(Color.MUTED).centred());
        }
        sheet.text(LEFT + WIDTH, bottom + 38, "bars: h at column n; line: h at column n + " + NumberText.of(shift),
                TextStyle.of(12).color(Color.MUTED).alignEnd());
        return Picture.of(sheet.build(), text);
    }

    private static int h(Grid g, int m, int n) {
        return g.at(m, n) - n;
    }

    /** The least of 1, 2, 5, 10, … of which at most twelve fit. */
    static int tick(int columns) {
        for (int ten = 1;; ten *= 10)
            for (int tick : new int[] {ten, 2 * ten, 5 * ten})
                if (columns <= 12 * tick)
                    return tick;
    }
}
