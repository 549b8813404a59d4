package nimbook.diagram;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import nimbook.drawing.Color;
import nimbook.drawing.Drawing;
import nimbook.drawing.NumberText;
import nimbook.drawing.ShapeStyle;
import nimbook.drawing.TextStyle;
import nimbook.hofstadter.HofstadterG;
import nimbook.number.Fibonacci;
import nimbook.number.Zeckendorf;
import nimbook.wythoff.Wythoff;

/**
 * One number in five games, by its Zeckendorf digits. Wythoff: the pair (⌊nφ⌋, ⌊nφ²⌋) of difference n, whose second
 * number is the first one shifted to the left. Beatty: the ⌊n/φ⌋ whole squares before the cut through a bar of n.
 * Hofstadter: G(n) = ⌊(n + 1)/φ⌋, which is n shifted to the right, F(2) to F(1). Fibonacci nim: the least part, which
 * is taken. Wythoff's game with the terminal cells x + y ≤ 2: it slips at the difference n where n ≥ 3 is one part.
 */
public final class FiveGames {

    /** ⌊nφ²⌋ has 17 digits at most: so many cells stand wide the words. */
    private static final int MOST = 987;
    private static final int WIDTH = 640;
    /** Where there is less room, a telephone, the words stand above the digits. */
    private static final int NARROW = 330;
    private static final int LEFT = 14;
    private static final int WORDS = 196;
    private static final TextStyle LABEL = TextStyle.of(13.5);
    private static final TextStyle HEAD = TextStyle.of(11).color(Color.MUTED);

    /** @param lit how many of the parts count, from the least on */
    private record Line(String words, Zeckendorf parts, int lit) {
        Line(String words, Zeckendorf parts) {
            this(words, parts, parts.size());
        }
    }

    private FiveGames() {}

    /**
     * The number and its place in each game.
     *
     * @throws IllegalArgumentException unless 1 ≤ n ≤ 987
     */
    public static Picture of(int n) {
        if (n < 1 || n > MOST) throw new IllegalArgumentException("n = " + n + ": 1 to " + MOST + " are drawn");
        List<Line> lines = lines(n);
        return Picture.of(drawing(lines, WIDTH), List.of(drawing(lines, NARROW)),
                lines.stream().map(line -> line.words + " = " + line.parts.sum()).collect(Collectors.joining("\n")));
    }

    private static List<Line> lines(int n) {
        Zeckendorf parts = Zeckendorf.of(n);
        List<Line> lines = new ArrayList<>();
        lines.add(new Line("n = " + n, parts));
        lines.add(line("Wythoff: x = ", Wythoff.lower(n), ""));
        lines.add(line("and y = ", Wythoff.upper(n), ""));
        lines.add(line("Beatty: ", HofstadterG.term(n - 1L), " before the cut"));
        lines.add(new Line("Hofstadter: G(n) = " + HofstadterG.term(n), parts.shift(-1)));
        lines.add(new Line("Fibonacci nim: take " + parts.terms().get(0), parts, 1));
        boolean slips = parts.size() == 1 && n >= 3;
        lines.add(new Line("x + y ≤ 2: " + (slips ? "it slips here" : "no slip"), parts, slips ? 1 : 0));
        return lines;
    }

    private static Line line(String before, long value, String after) {
        return new Line(before + value + after, Zeckendorf.of(value));
    }

    private static Drawing drawing(List<Line> lines, int width) {
        boolean wide = width == WIDTH;
        int columns = lines.stream().flatMapToInt(line -> Arrays.stream(line.parts.indices())).max().orElse(1);
        double left = wide ? LEFT + WORDS : LEFT;
        double cell = Math.min(26, (width - LEFT - left) / columns);
        double row = wide ? cell + 9 : cell + 26;
        Drawing.Builder sheet = Drawing.sheet(width, (int) Math.ceil(30 + lines.size() * row + 6)).title(lines.stream()
                .map(Line::words).collect(Collectors.joining("; ")));
        for (int i = columns; i > 0; i--) {
            String head = NumberText.of(Fibonacci.of(i).longValueExact());
            if (HEAD.width(head) < cell || i % 2 == columns % 2)
                sheet.centredText(left + (columns - i + 0.5) * cell, 16, head, HEAD);
        }
        double y = 30;
        for (Line line : lines) {
            double top = wide ? y : y + 19;
            int[] indices = line.parts.indices();
            sheet.text(LEFT, wide ? y + cell / 2 + 5 : y + 13, line.words, LABEL);
            for (int i = columns; i > 0; i--) {
                int place = Arrays.binarySearch(indices, i);
                Color color = place < 0 ? Color.LINE : place >= line.lit ? Color.MUTED.alpha(0.45)
                        : line.lit < indices.length ? Color.MARK : Color.ACCENT;
                sheet.round(left + (columns - i) * cell + 1, top, cell - 2, cell - 2, 2, place < 0
                        ? ShapeStyle.line(color, 1) : ShapeStyle.fill(color));
            }
            y += row;
        }
        return sheet.build();
    }
}
