package nimbook.diagram;

import static nimbook.core.Arguments.nonNull;
import static nimbook.core.Arguments.refuse;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongUnaryOperator;
import nimbook.drawing.Color;
import nimbook.drawing.Drawing;
import nimbook.drawing.ShapeStyle;
import nimbook.drawing.TextStyle;

/**
 * The tree in which each number n ≥ 2 hangs from G(n), for a sequence with 1 ≤ G(n) &lt; n: for Hofstadter's
 * G the picture of <i>Gödel, Escher, Bach</i>, chapter 5. Numbers with two or more below them are filled.
 */
public final class RecursionTree {

    /** More numbers would be smaller than letters. */
    static final int MOST = 89;
    private static final double ROW = 56;
    private static final double RADIUS = 15;
    private static final double STEP = 40;

    private RecursionTree() {}

    /**
     * The tree of the numbers 1 to n.
     *
     * @param name of the sequence
     * @param parent G
     * @throws IllegalArgumentException unless 1 ≤ n ≤ 89 and 1 ≤ G(m) &lt; m for m = 2 to n
     */
    public static Picture of(String name, int n, LongUnaryOperator parent) {
        refuse(n < 1 || n > MOST, "n = ", n, ": 1 to ", MOST, " numbers can be drawn");
        List<List<Integer>> below = new ArrayList<>();
        int[] up = new int[n + 1];
        int[] level = new int[n + 1];
        StringBuilder text = new StringBuilder(nonNull(name, "name")).append("(1) = 1");
        for (int m = 0; m <= n; m++) below.add(new ArrayList<>());
        for (int m = 2; m <= n; m++) {
            long of = nonNull(parent, "parent").applyAsLong(m);
            refuse(of < 1 || of >= m, "parent = a function with ", m, " ↦ ", of, ": allowed are 1 to ", m - 1);
            up[m] = (int) of;
            level[m] = level[up[m]] + 1;
            below.get(up[m]).add(m);
            text.append(", ").append(name).append('(').append(m).append(") = ").append(of);
        }
        double[] x = new double[n + 1];
        double width = place(1, 0, below, x) * STEP + 28;
        int deepest = 0;
        for (int m = 1; m <= n; m++) deepest = Math.max(deepest, level[m]);
        Drawing.Builder sheet = Drawing.sheet((int) Math.ceil(width), (int) (ROW * deepest + 2 * RADIUS + 20))
                .title("The tree of " + name + ": each of 2 to " + n + " hangs from its " + name);
        for (int m = 2; m <= n; m++)
            sheet.line(14 + x[m] * STEP, y(level[m]), 14 + x[up[m]] * STEP, y(level[up[m]]),
                    ShapeStyle.line(Color.MUTED, 1.5));
        for (int m = 1; m <= n; m++) {
            Color fill = below.get(m).size() > 1 ? Color.ACCENT : Color.PAPER;
            sheet.circle(14 + x[m] * STEP, y(level[m]), RADIUS, ShapeStyle.fill(fill).outlined(Color.ACCENT, 1.5));
            sheet.centredText(14 + x[m] * STEP, y(level[m]), String.valueOf(m),
                    TextStyle.of(12.5).color(below.get(m).size() > 1 ? Color.PAPER : Color.TEXT));
        }
        return Picture.of(sheet.build(), text.toString());
    }

    private static double y(int level) {
        return 10 + RADIUS + ROW * level;
    }

    /** Places a number and all below it; the place after the last leaf. */
    private static double place(int m, double from, List<List<Integer>> below, double[] x) {
        double to = from;
        for (int child : below.get(m)) to = place(child, to, below, x);
        List<Integer> children = below.get(m);
        if (children.isEmpty()) {
            x[m] = from + 0.5;
            return from + 1;
        }
        x[m] = (x[children.get(0)] + x[children.get(children.size() - 1)]) / 2;
        return to;
    }
}
