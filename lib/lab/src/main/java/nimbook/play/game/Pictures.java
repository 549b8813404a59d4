package nimbook.play.game;

import static nimbook.core.Arguments.copy;
import static nimbook.core.Arguments.nonNull;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.IntFunction;
import nimbook.core.Position;
import nimbook.drawing.Color;
import nimbook.drawing.Drawing;
import nimbook.drawing.ShapeStyle;
import nimbook.drawing.TextStyle;

/**
 * Pictures of positions for {@link GameBoard#drawn}, with moves that are clicked in them: each knows what its parts
 * lead to from a function that makes a position of what is left.
 *
 * <pre>{@code
 * play(Rulesets.chomp(4, 6)).drawn(Pictures::bites)
 * play(Game.of(new Bar(4, 7), …)).drawn(bar -> Pictures.bar(bar.rows(), bar.columns(), Bar::new))
 * }</pre>
 *
 * <p>A part that leads to no option of the position is not clicked; it may lead to anything. Other pictures are drawn
 * with {@link Drawing.Builder#leadsTo}.
 */
public final class Pictures {

    /** A side of a coin's or a square's room; in a picture of few of them it is larger. */
    private static final double UNIT = 34;
    private static final double LARGE = 48;
    static final double EDGE = 12;
    private static final int WIDTH = 620;
    private static final int HEIGHT = 430;
    /** More coins, squares or vertices could not be distinguished. */
    private static final int MOST = 60;

    static final ShapeStyle COIN = ShapeStyle.fill(Color.of("#f0c14b")).outlined(Color.of("#9a6b12"), 1.4);
    private static final ShapeStyle CHOCOLATE =
            ShapeStyle.fill(Color.of("#7b4a2b")).outlined(Color.of("#4f2d17"), 1.2);
    private static final ShapeStyle BITTER = ShapeStyle.fill(Color.of("#2f5d3a")).outlined(Color.of("#4f2d17"), 1.2);
    private static final ShapeStyle SQUARE = ShapeStyle.fill(Color.PAPER).outlined(Color.MUTED, 1);
    private static final ShapeStyle EDGE_LINE = ShapeStyle.line(Color.MUTED, 2);
    /** Nothing is seen of it, and it is clicked. */
    static final ShapeStyle CLEAR = ShapeStyle.fill(Color.ACCENT.alpha(0));
    private static final ShapeStyle CLEAR_LINE = ShapeStyle.line(Color.ACCENT.alpha(0), 9);

    private Pictures() {}

    private static void size(String name, int value, int least) {
        if (value < least || value > MOST)
            throw new IllegalArgumentException(
                    name + " = " + value + ": a picture shows " + least + " to " + MOST + " of them");
    }

    /**
     * Piles of coins, a row each; a click on a coin takes it and all to its right. The position is the list of sizes,
     * as it is, in ascending order, or without empty piles.
     *
     * @throws IllegalArgumentException when there are more than 60 piles, or a size is not 0 to 60
     */
    public static Drawing piles(List<Integer> sizes) {
        return piles(sizes, left -> left);
    }

    /**
     * Piles of coins, a row each; a click on a coin takes it and all to its right.
     *
     * @param position the position of sizes
     * @throws IllegalArgumentException when there are more than 60 piles, or a size is not 0 to 60
     */
    public static Drawing piles(List<Integer> sizes, Function<? super List<Integer>, ?> position) {
        nonNull(position, "position");
        size("piles", copy(sizes, "sizes").size(), 0);
        for (int size : sizes) size("size", size, 0);
        int longest = Math.max(1, sizes.stream().mapToInt(n -> n).max().orElse(1));
        double unit = Math.min(UNIT, unit(longest, 1));
        Drawing.Builder sheet = Drawing.sheet((int) Math.ceil(2 * EDGE + unit * longest),
                (int) Math.ceil(2 * EDGE + unit * Math.max(1, sizes.size()))).title("piles of " + sizes);
        for (int pile = 0; pile < sizes.size(); pile++)
            for (int coin = 0; coin < sizes.get(pile); coin++) {
                List<Integer> left = new ArrayList<>(sizes);
                left.set(pile, coin);
                coin(sheet, coin, pile, unit).leadsTo(forms(left).stream().map(position).distinct().toArray());
            }
        return sheet.build();
    }

    /** The side of a square of a board; of a pile's coin with one row. */
    static double unit(int columns, int rows) {
        double most = rows * LARGE > HEIGHT ? UNIT : LARGE;
        return Math.min(most, (WIDTH - 2 * EDGE) / Math.max(1, Math.max(columns, rows)));
    }

    private static Drawing.Builder coin(Drawing.Builder sheet, double column, double row, double unit) {
        return sheet.circle(EDGE + (column + 0.5) * unit, EDGE + (row + 0.5) * unit, 0.41 * unit, COIN);
    }

    /** The same piles as a position may list them. */
    private static Set<List<Integer>> forms(List<Integer> piles) {
        List<Integer> some = new ArrayList<>(piles);
        some.removeIf(n -> n == 0);
        return new LinkedHashSet<>(List.of(piles, sorted(piles), some, sorted(some)));
    }

    private static List<Integer> sorted(List<Integer> piles) {
        List<Integer> sorted = new ArrayList<>(piles);
        Collections.sort(sorted);
        return sorted;
    }

    /**
     * One pile of coins; a click on a coin takes it and all to its right.
     *
     * @param position the position of a number of coins
     * @throws IllegalArgumentException when the size is not 0 to 60
     */
    public static Drawing pile(int size, IntFunction<?> position) {
        nonNull(position, "position");
        return piles(List.of(size), left -> position.apply(left.isEmpty() ? 0 : left.get(0)));
    }

    /**
     * Coins on a strip of cells 0, 1, …, several on one cell above each other: Silver Dollar, Nimble. A coin is dragged
     * to a cell, or a click on a cell brings there the first that may go, of those on its right the nearest first.
     *
     * @param coins the cells of the coins
     * @param position the position of cells, in the order of {@code coins} or in ascending order; null for none
     * @throws IllegalArgumentException when there are not 1 to 60 cells, more than 60 coins, or one lies elsewhere
     */
    public static Drawing strip(int cells, List<Integer> coins, Function<? super List<Integer>, ?> position) {
        nonNull(position, "position");
        size("cells", cells, 1);
        size("coins", copy(coins, "coins").size(), 0);
        return Strips.of(cells, coins, position);
    }

    /**
     * Northcott's game: in each row a light and a dark piece, which are dragged along it.
     *
     * @param columns how many squares a row has, from 0
     * @param light the columns of the light pieces, a number a row
     * @param dark those of the dark ones
     * @param position the position of the columns of the light and of the dark pieces; null for none
     * @throws IllegalArgumentException when there are not 1 to 60 rows and columns, as many light pieces as dark ones,
     *     or one stands elsewhere
     */
    public static Drawing northcott(int columns, List<Integer> light, List<Integer> dark,
            BiFunction<? super List<Integer>, ? super List<Integer>, ?> position) {
        nonNull(position, "position");
        size("columns", columns, 1);
        size("rows", copy(light, "light").size(), 1);
        if (copy(dark, "dark").size() != light.size()) throw new IllegalArgumentException(
                "dark: " + dark.size() + " pieces; one in each of the " + light.size() + " rows is needed");
        return Strips.northcott(columns, light, dark, position);
    }

    /**
     * A row of pins, {@code o} for one that stands: a click on a pin takes it, a click between two takes both. The
     * position is the text, with {@code .} where a pin was taken.
     *
     * @throws IllegalArgumentException when the row is longer than 60
     */
    public static Drawing pins(String row) {
        return pins(row, left -> left);
    }

    /**
     * A row of pins, {@code o} for one that stands: a click on a pin takes it, a click between two takes both.
     *
     * @param position the position of a row, which has {@code .} where a pin was taken
     * @throws IllegalArgumentException when the row is longer than 60
     */
    public static Drawing pins(String row, Function<? super String, ?> position) {
        nonNull(position, "position");
        size("pins", nonNull(row, "row").length(), 0);
        double unit = unit(row.length(), 1);
        Drawing.Builder sheet = Drawing.sheet(WIDTH, (int) Math.ceil(2 * EDGE + unit)).title("pins " + row);
        for (int i = 0; i < row.length(); i++)
            if (row.charAt(i) == 'o') coin(sheet, i, 0, unit).leadsTo(position.apply(without(row, i, 1)));
        for (int i = 0; i + 1 < row.length(); i++)
            if (row.startsWith("oo", i))
                sheet.rect(EDGE + (i + 0.82) * unit, EDGE, 0.36 * unit, unit, CLEAR)
                        .leadsTo(position.apply(without(row, i, 2)));
        return sheet.build();
    }

    private static String without(String row, int from, int number) {
        return row.substring(0, from) + ".".repeat(number) + row.substring(from + number);
    }

    /**
     * A bar of chocolate that is broken along a line; the part with the upper left square stays. A click on a line
     * breaks it there.
     *
     * @param position the position of a number of rows and columns
     * @throws IllegalArgumentException when a side is not 1 to 60
     */
    public static Drawing bar(int rows, int columns, BiFunction<Integer, Integer, ?> position) {
        nonNull(position, "position");
        size("rows", rows, 1);
        size("columns", columns, 1);
        double unit = unit(columns, rows);
        double right = EDGE + columns * unit;
        double bottom = EDGE + rows * unit;
        Drawing.Builder sheet = Drawing.sheet((int) Math.ceil(right + EDGE), (int) Math.ceil(bottom + EDGE))
                .title("a bar of " + rows + " × " + columns);
        for (int row = 0; row < rows; row++)
            for (int column = 0; column < columns; column++) chocolate(sheet, row, column, unit);
        for (int row = 1; row < rows; row++)
            sheet.line(EDGE, EDGE + row * unit, right, EDGE + row * unit, CLEAR_LINE)
                    .leadsTo(position.apply(row, columns));
        for (int column = 1; column < columns; column++)
            sheet.line(EDGE + column * unit, EDGE, EDGE + column * unit, bottom, CLEAR_LINE)
                    .leadsTo(position.apply(rows, column));
        return sheet.build();
    }

    private static Drawing.Builder chocolate(Drawing.Builder sheet, int row, int column, double unit) {
        return sheet.round(EDGE + column * unit + 1, EDGE + row * unit + 1, unit - 2, unit - 2, 0.14 * unit,
                row + column == 0 ? BITTER : CHOCOLATE);
    }

    /**
     * Chomp: a bar by the lengths of its rows; a click on a square bites it off with all below and to the right of it.
     *
     * @throws IllegalArgumentException when there are more than 60 rows, or a length is not 0 to 60
     */
    public static Drawing bites(List<Integer> lengths) {
        return bites(lengths, LARGE);
    }

    static Drawing bites(List<Integer> lengths, double most) {
        size("rows", copy(lengths, "lengths").size(), 0);
        for (int length : lengths) size("length", length, 0);
        int longest = lengths.stream().mapToInt(n -> n).max().orElse(1);
        double unit = Math.min(most, unit(longest, lengths.size()));
        Drawing.Builder sheet = Drawing.sheet((int) Math.ceil(2 * EDGE + unit * Math.max(1, longest)),
                (int) Math.ceil(2 * EDGE + unit * Math.max(1, lengths.size()))).title("a bar of rows " + lengths);
        for (int row = 0; row < lengths.size(); row++)
            for (int column = 0; column < lengths.get(row); column++) {
                List<Integer> left = new ArrayList<>(lengths);
                for (int below = row; below < left.size(); below++)
                    left.set(below, Math.min(column, left.get(below)));
                chocolate(sheet, row, column, unit).leadsTo(forms(left).toArray());
            }
        return sheet.build();
    }

    /**
     * A board of squares with a coin on some; a click on a square leads on.
     *
     * @param coins the squares with a coin
     * @param click the position after a click on a square; any value where it is no move
     * @throws IllegalArgumentException when a side is not 1 to 60
     */
    public static Drawing cells(int rows, int columns, Collection<Position> coins,
            Function<? super Position, ?> click) {
        nonNull(coins, "coins");
        nonNull(click, "click");
        Drawing.Builder sheet = board(rows, columns);
        double unit = unit(columns, rows);
        for (int row = 0; row < rows; row++) for (int column = 0; column < columns; column++) {
            Position cell = Position.of(row, column);
            square(sheet, row, column, unit, SQUARE).leadsTo(click.apply(cell));
            if (coins.contains(cell)) coin(sheet, column, row, unit).leadsTo(click.apply(cell));
        }
        return sheet.build();
    }

    private static Drawing.Builder board(int rows, int columns) {
        size("rows", rows, 1);
        size("columns", columns, 1);
        double unit = unit(columns, rows);
        return Drawing.sheet((int) Math.ceil(2 * EDGE + columns * unit), (int) Math.ceil(2 * EDGE + rows * unit))
                .title("a board of " + rows + " × " + columns);
    }

    private static Drawing.Builder square(Drawing.Builder sheet, int row, int column, double unit, ShapeStyle style) {
        return sheet.rect(EDGE + column * unit, EDGE + row * unit, unit, unit, style);
    }

    /**
     * Free squares of a board, on which dominoes are laid; a click on the line between two lays one there.
     *
     * @param free the free squares
     * @param laid the position after a domino on two squares, left or upper one first
     * @throws IllegalArgumentException when a side is not 1 to 60
     */
    public static Drawing dominoes(int rows, int columns, Collection<Position> free,
            BiFunction<Position, Position, ?> laid) {
        copy(free, "free");
        nonNull(laid, "laid");
        Drawing.Builder sheet = board(rows, columns);
        double unit = unit(columns, rows);
        for (Position cell : free) square(sheet, cell.row(), cell.column(), unit, SQUARE);
        for (Position cell : free) {
            double x = EDGE + cell.column() * unit;
            double y = EDGE + cell.row() * unit;
            Position right = Position.of(cell.row(), cell.column() + 1);
            Position below = Position.of(cell.row() + 1, cell.column());
            if (free.contains(right))
                sheet.round(x + 0.7 * unit, y + 0.2 * unit, 0.6 * unit, 0.6 * unit, 4, CLEAR)
                        .leadsTo(laid.apply(cell, right));
            if (free.contains(below))
                sheet.round(x + 0.2 * unit, y + 0.7 * unit, 0.6 * unit, 0.6 * unit, 4, CLEAR)
                        .leadsTo(laid.apply(cell, below));
        }
        return sheet.build();
    }

    /**
     * A graph on a circle; a click on a vertex that is there leads on.
     *
     * @param neighbours of each vertex 0, 1, …; an edge may stand at one of its ends or at both
     * @param present the vertices that are left
     * @param click the position after a click on a vertex
     * @throws IllegalArgumentException when there are not 1 to 60 vertices, or a neighbour is none
     */
    public static Drawing graph(List<? extends Collection<Integer>> neighbours, Collection<Integer> present,
            IntFunction<?> click) {
        int n = copy(neighbours, "neighbours").size();
        for (int v = 0; v < n; v++) copy(neighbours.get(v), "neighbours[" + v + "]");
        copy(present, "present");
        nonNull(click, "click");
        size("vertices", n, 1);
        double radius = Math.max(110, 9.0 * n);
        int side = (int) (2 * (radius + 2 * EDGE));
        Drawing.Builder sheet = Drawing.sheet(side, side).title("a graph of " + n + " vertices, left are " + present);
        double[] x = new double[n];
        double[] y = new double[n];
        for (int v = 0; v < n; v++) {
            x[v] = side / 2.0 + radius * Math.sin(2 * Math.PI * v / n);
            y[v] = side / 2.0 - radius * Math.cos(2 * Math.PI * v / n);
        }
        for (int v = 0; v < n; v++) for (int to : neighbours.get(v)) {
            if (to < 0 || to >= n)
                throw new IllegalArgumentException("neighbour " + to + " of " + v + ": vertices are 0 to " + (n - 1));
            boolean twice = to < v && neighbours.get(to).contains(v);
            if (!twice && present.contains(v) && present.contains(to)) sheet.line(x[v], y[v], x[to], y[to], EDGE_LINE);
        }
        for (int v = 0; v < n; v++) {
            if (!nonNull(present, "present").contains(v)) {
                sheet.circle(x[v], y[v], 3, ShapeStyle.fill(Color.LINE));
                continue;
            }
            sheet.circle(x[v], y[v], 14, COIN).leadsTo(click.apply(v));
            sheet.centredText(x[v], y[v], String.valueOf(v), TextStyle.of(12).color(Color.rgb(0)));
        }
        return sheet.build();
    }
}
