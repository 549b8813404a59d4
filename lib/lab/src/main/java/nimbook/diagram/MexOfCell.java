package nimbook.diagram;

import static nimbook.core.Arguments.nonNull;

import java.util.BitSet;
import java.util.List;
import java.util.stream.Collectors;
import nimbook.board.BoardGame;
import nimbook.core.Grid;
import nimbook.core.Position;
import nimbook.drawing.Color;
import nimbook.drawing.Drawing;
import nimbook.drawing.ShapeStyle;
import nimbook.drawing.TextStyle;

/**
 * The Grundy value of a cell as it comes about: the options are looked at one by one, their values fill a shelf, and
 * the least place that stays empty is the value: mex S = min (ℕ ∖ S).
 */
public final class MexOfCell {

    /** A cell of 26 pixels: 24 of them and the words fit a page. */
    static final int MOST = 24;
    private static final double CELL = 22;
    /** Places in a line. */
    private static final int SHELF = 26;
    private static final double LEFT = 34;
    private static final double TOP = 54;

    private MexOfCell() {}

    /**
     * The number of steps: one for each option, and the last.
     *
     * @throws IllegalArgumentException as {@link #of}
     */
    public static int steps(BoardGame game, int row, int column) {
        return checked(game, row, column).size() + 1;
    }

    /**
     * The picture after so many steps; later steps show the last.
     *
     * @param step ≥ 0: options that were looked at
     * @throws IllegalArgumentException for a misère game, a cell outside 0 ≤ row, column &lt; 24, an option outside, or
     *     a negative step
     */
    public static Picture of(BoardGame game, int row, int column, int step) {
        List<Position> options = checked(game, row, column);
        if (step < 0) throw new IllegalArgumentException("step = " + step + ": 0 or more");
        int seen = Math.min(step, options.size());
        boolean done = step > options.size() || options.isEmpty();
        int rows = 1 + Math.max(row, options.stream().mapToInt(Position::row).max().orElse(0));
        int columns = 1 + Math.max(column, options.stream().mapToInt(Position::column).max().orElse(0));
        Grid values = game.grundy(rows, columns);
        BitSet shelf = new BitSet();
        for (Position option : options.subList(0, seen)) shelf.set(values.at(option.row(), option.column()));
        int least = shelf.nextClearBit(0);
        int places = 2 + Math.max(values.at(row, column), options.stream()
                .mapToInt(option -> values.at(option.row(), option.column())).max().orElse(0));
        String cell = "(" + row + ", " + column + ")";
        String words = done ? "The least missing value is " + least + ": it is the value of " + cell + "."
                : seen == 0 ? "The options of " + cell + " are looked at one by one."
                        : seen + " of " + options.size() + " options: the least missing value so far is " + least + ".";
        double width = Math.max(LEFT + columns * CELL, LEFT + Math.min(places, SHELF) * CELL) + 14;
        double shelfTop = TOP + rows * CELL + 38;
        int shelves = (places + SHELF - 1) / SHELF;
        int height = (int) Math.ceil(shelfTop + shelves * (CELL + 10) + 4);
        Drawing.Builder sheet = Drawing.sheet((int) Math.ceil(Math.max(width, 470)), height)
                .title("The value of " + cell + " of " + game.title() + ", step " + step + ". " + words);
        sheet.text(14, 22, words, TextStyle.of(14).withBold());
        board(sheet, Position.of(row, column), values, options, seen);
        double x = LEFT + column * CELL;
        double y = TOP + row * CELL;
        sheet.rect(x, y, CELL, CELL, ShapeStyle.fill(Color.MARK.alpha(0.18)).outlined(Color.MARK, 2.5));
        sheet.centredText(x + CELL / 2, y + CELL / 2, done ? String.valueOf(least) : "?",
                TextStyle.of(13).withBold().color(Color.MARK));
        sheet.text(LEFT, shelfTop - 10, "values of the options", TextStyle.of(12.5).color(Color.MUTED));
        for (int value = 0; value < places; value++) {
            int shelfOf = value / SHELF;
            double left = LEFT + (value - shelfOf * SHELF) * CELL;
            double top = shelfTop + shelfOf * (CELL + 10);
            boolean there = shelf.get(value);
            boolean mex = value == least && (done || seen > 0);
            sheet.rect(left + 1, top, CELL - 2, CELL, ShapeStyle.fill(there ? Color.ACCENT.alpha(0.22) : Color.PAPER)
                    .outlined(mex ? Color.MARK : Color.LINE, mex ? 2.5 : 1));
            sheet.centredText(left + CELL / 2, top + CELL / 2, String.valueOf(value),
                    TextStyle.of(12.5).color(there ? Color.TEXT : mex ? Color.MARK : Color.LINE));
        }
        return Picture.of(sheet.build(), words + "\nvalues seen: " + shelf.stream().mapToObj(String::valueOf)
                .collect(Collectors.joining(" ")));
    }

    private static List<Position> checked(BoardGame game, int row, int column) {
        if (row < 0 || row >= MOST || column < 0 || column >= MOST)
            throw new IllegalArgumentException(
                    "cell (" + row + ", " + column + "): rows and columns 0 to " + (MOST - 1) + " are drawn");
        if (nonNull(game, "game").isMisere())
            throw new IllegalArgumentException("game " + game.name() + ": misère play has no Grundy values");
        List<Position> options = game.options(row, column);
        for (Position option : options)
            if (option.row() >= MOST || option.column() >= MOST)
                throw new IllegalArgumentException("option " + option + ": rows and columns 0 to " + (MOST - 1)
                        + " are drawn");
        return options;
    }

    private static void board(Drawing.Builder sheet, Position cell, Grid values, List<Position> options, int seen) {
        TextStyle number = TextStyle.of(12);
        for (int n = 0; n < values.columns(); n++)
            sheet.centredText(LEFT + (n + 0.5) * CELL, TOP - 10, String.valueOf(n), number.color(Color.MUTED));
        for (int m = 0; m < values.rows(); m++) {
            sheet.text(LEFT - 8, TOP + (m + 0.5) * CELL + 4, String.valueOf(m), number.color(Color.MUTED).alignEnd());
            for (int n = 0; n < values.columns(); n++) {
                int place = options.indexOf(Position.of(m, n));
                boolean now = place >= 0 && place == seen - 1;
                Color ground = place < 0 ? Color.PAPER : place < seen ? Color.ACCENT.alpha(now ? 0.5 : 0.22)
                        : Color.ACCENT.alpha(0.07);
                sheet.rect(LEFT + n * CELL, TOP + m * CELL, CELL, CELL,
                        ShapeStyle.fill(ground).outlined(Color.LINE, 0.75));
                if (m != cell.row() || n != cell.column())
                    sheet.centredText(LEFT + (n + 0.5) * CELL, TOP + (m + 0.5) * CELL, String.valueOf(values.at(m, n)),
                            number.color(place >= 0 && place < seen ? Color.TEXT : Color.MUTED));
            }
        }
    }
}
