package nimbook.diagram;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import nimbook.core.Work;
import nimbook.drawing.Color;
import nimbook.drawing.Drawing;
import nimbook.drawing.ShapeStyle;
import nimbook.drawing.TextStyle;
import nimbook.logic.Relation;

/** The first members of a set of numbers on a line, or of a set of pairs as cells; the least is framed. */
final class CasesDrawing {

    /** Numbers on a line, and rows and columns of cells, when nothing lies further out. */
    private static final int NUMBERS = 48;
    private static final int CELLS = 12;
    private static final int MOST_NUMBERS = 200;
    private static final int MOST_CELLS = 40;
    /** Members that the text lists. */
    private static final int LISTED = 16;

    private static final double CELL = 26;
    private static final double HIGH = 24;
    private static final double GAP = 8;
    private static final TextStyle TICK = TextStyle.of(13).color(Color.MUTED);

    private final List<String> names;
    private final int size;
    private final List<Integer> framed;
    /** By numbers, or row by row; null outside of the set. */
    private final Color[] inside;

    private CasesDrawing(List<String> names, int size, List<Integer> framed, Color[] inside) {
        this.names = names;
        this.size = size;
        this.framed = framed;
        this.inside = inside;
    }

    /** Numbers below a bound on a line, in colours; null for none. */
    static CasesDrawing of(String name, int size, IntFunction<Color> color) {
        Color[] inside = new Color[size];
        for (int n = 0; n < size; n++) inside[n] = color.apply(n);
        return new CasesDrawing(List.of(name), size, List.of(), inside);
    }

    /**
     * @param names one or two; the first says the row
     * @param least the members that are framed; empty for none
     * @return null for other numbers of names, and where the least lies too far out
     */
    static CasesDrawing of(Relation relation, List<String> names, List<BigInteger> least, Color color) {
        boolean line = names.size() == 1;
        if (!line && names.size() != 2) return null;
        int size = line ? least.isEmpty() ? 2 * NUMBERS : NUMBERS : least.isEmpty() ? 2 * CELLS : CELLS;
        List<Integer> framed = new ArrayList<>();
        for (BigInteger number : least) {
            int most = (line ? MOST_NUMBERS : MOST_CELLS) - 2;
            if (number.compareTo(BigInteger.valueOf(most)) > 0) return null;
            framed.add(number.intValue());
            size = Math.max(size, number.intValue() + 2);
        }
        Color[] inside = new Color[line ? size : size * size];
        boolean turned = !line && !relation.names().equals(names);
        for (int i = 0; i < inside.length; i++) {
            Work.poll();
            long row = line ? i : i / size;
            boolean in = line ? relation.contains(i) : turned ? relation.contains(i % size, row)
                    : relation.contains(row, i % size);
            inside[i] = in ? color : null;
        }
        return new CasesDrawing(names, size, framed, inside);
    }

    /** "n = 0, 2, 5, …", "(x, y) = (0, 1), (1, 2), …". */
    String text() {
        boolean line = names.size() == 1;
        List<String> members = new ArrayList<>();
        for (int i = 0; i < inside.length && members.size() <= LISTED; i++)
            if (inside[i] != null) members.add(line ? "" + i : "(" + i / size + ", " + i % size + ")");
        boolean more = members.size() > LISTED;
        String first = String.join(", ", more ? members.subList(0, LISTED) : members);
        String shown = " (of the first " + (line ? size : size + " × " + size) + ")";
        return (line ? names.get(0) : "(" + String.join(", ", names) + ")") + " = " + first + (more ? ", …" : shown);
    }

    boolean isOfCells() {
        return names.size() == 2;
    }

    Drawing drawing(int room) {
        return !isOfCells() ? line(room) : cells(Math.min(room - 40, 300));
    }

    private Drawing line(int room) {
        int perRow = Math.min(size, (int) (room / CELL));
        int rows = (size + perRow - 1) / perRow;
        Drawing.Builder sheet = Drawing.blank(room, (int) Math.ceil(18 + rows * (HIGH + GAP)));
        sheet.text(0, 11, names.get(0), TICK);
        for (int n = 0; n < size; n++) {
            int row = n / perRow;
            double x = n % perRow * CELL;
            double y = 18 + row * (HIGH + GAP);
            ShapeStyle style = inside[n] != null ? ShapeStyle.fill(inside[n]) : ShapeStyle.line(Color.LINE, 1);
            sheet.round(x + 1, y, CELL - 2, HIGH, 3, style);
            if (framed.contains(n)) sheet.round(x - 1, y - 2, CELL + 2, HIGH + 4, 4, ShapeStyle.line(Color.TEXT, 2));
            sheet.centredText(x + CELL / 2, y + HIGH / 2, "" + n,
                    TextStyle.of(13).color(inside[n] != null ? inside[n].letters() : Color.MUTED));
        }
        return sheet.build();
    }

    private Drawing cells(int room) {
        double cell = Math.floor(Math.min(CELL, (double) room / size));
        double left = 34;
        double top = 34;
        Drawing.Builder sheet = Drawing.blank((int) (left + cell * size + 4), (int) (top + cell * size + 6));
        sheet.text(left, 12, names.get(1) + " →", TICK);
        sheet.text(0, top - 4, names.get(0) + " ↓", TICK);
        int step = cell >= 20 ? 1 : cell >= 10 ? 5 : 10;
        for (int i = 0; i < size; i += step) {
            sheet.centredText(left + (i + 0.5) * cell, top - 8, "" + i, TICK);
            sheet.text(left - 6, top + (i + 0.5) * cell + 4, "" + i, TICK.alignEnd());
        }
        for (int i = 0; i < inside.length; i++) {
            int row = i / size;
            double x = left + i % size * cell;
            double y = top + row * cell;
            sheet.rect(x, y, cell, cell, inside[i] != null ? ShapeStyle.fill(inside[i]).outlined(Color.PAPER, 0.75)
                    : ShapeStyle.line(Color.LINE, 0.75));
        }
        if (!framed.isEmpty()) sheet.rect(left + framed.get(1) * cell - 1, top + framed.get(0) * cell - 1, cell + 2,
                cell + 2, ShapeStyle.line(Color.TEXT, 2.5));
        return sheet.build();
    }
}
