package nimbook.play.game;

import static nimbook.play.game.Pictures.EDGE;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimbook.drawing.Color;
import nimbook.drawing.Drawing;
import nimbook.drawing.Mark;
import nimbook.drawing.NumberText;
import nimbook.drawing.ShapeStyle;
import nimbook.drawing.TextStyle;

/** Coins and pieces on rows of squares, which are dragged along them. */
final class Strips {

    private static final ShapeStyle SQUARE = ShapeStyle.fill(Color.PAPER).outlined(Color.MUTED, 1);
    private static final ShapeStyle LIGHT = ShapeStyle.fill(Color.PAPER).outlined(Color.TEXT, 2);
    private static final ShapeStyle DARK = ShapeStyle.fill(Color.TEXT).outlined(Color.TEXT, 2);
    /** Of a coin's height so much is seen below the next one. */
    private static final double RISE = 0.22;
    private static final TextStyle NUMBERS = TextStyle.of(11).color(Color.MUTED);
    private static final int FOOT = 16;

    private Strips() {}

    private static void requireOnStrip(String name, List<Integer> places, int cells) {
        for (int place : places) if (place < 0 || place >= cells) throw new IllegalArgumentException(
                name + ": " + place + "; the " + cells + " cells are 0 to " + (cells - 1));
    }

    private static List<Mark> disc(double unit, ShapeStyle style) {
        return List.of(new Mark.Circle(new Mark.Point(0, 0), 0.38 * unit, style));
    }

    /** The places with another one at i. */
    static List<Integer> moved(List<Integer> places, int i, int to) {
        List<Integer> after = new ArrayList<>(places);
        after.set(i, to);
        return Collections.unmodifiableList(after);
    }

    static Drawing of(int cells, List<Integer> coins, Function<? super List<Integer>, ?> position) {
        requireOnStrip("coins", coins, cells);
        double unit = Pictures.unit(cells, 1);
        long most = coins.stream().mapToLong(at -> coins.stream().filter(at::equals).count()).max().orElse(1);
        double top = EDGE + (most - 1) * RISE * unit;
        Drawing.Builder sheet = Drawing.sheet((int) Math.ceil(2 * EDGE + cells * unit),
                (int) Math.ceil(top + unit + EDGE + FOOT)).title("coins on " + coins);
        for (int cell = 0; cell < cells; cell++) {
            int to = cell;
            double x = EDGE + cell * unit;
            sheet.part("cell " + cell, Drawing.Part.PLACE, marks -> marks.rect(x, top, unit, unit, SQUARE));
            // The nearest on the right comes first, then the nearest on the left.
            List<Integer> order = IntStream.range(0, coins.size()).boxed().filter(i -> coins.get(i) != to)
                    .sorted(Comparator.comparing((Integer i) -> coins.get(i) < to)
                            .thenComparing(i -> Math.abs(coins.get(i) - to))).toList();
            List<List<Object>> after = order.stream().map(i -> after(coins, i, to, position)).toList();
            Object[] all = after.stream().flatMap(List::stream).toArray();
            if (all.length > 0) sheet.leadsTo(all);
            for (int i = 0; i < order.size(); i++)
                if (!after.get(i).isEmpty()) sheet.dragLeadsTo("coin " + order.get(i), after.get(i).toArray());
            sheet.centredText(x + unit / 2, top + unit + 10, NumberText.of(cell), NUMBERS);
        }
        for (int i = 0; i < coins.size(); i++) {
            int at = coins.get(i);
            long below = coins.subList(0, i).stream().filter(other -> other == at).count();
            sheet.part("coin " + i, Drawing.Part.HELD, EDGE + (at + 0.5) * unit,
                    top + unit / 2 - below * RISE * unit, disc(unit, Pictures.COIN));
        }
        return sheet.build();
    }

    private static List<Object> after(List<Integer> coins, int i, int to, Function<? super List<Integer>, ?> position) {
        List<Integer> after = moved(coins, i, to);
        return Stream.of(after, after.stream().sorted().toList()).distinct().map(position).filter(Objects::nonNull)
                .collect(Collectors.toList());
    }

    static Drawing northcott(int columns, List<Integer> light, List<Integer> dark,
            BiFunction<? super List<Integer>, ? super List<Integer>, ?> position) {
        requireOnStrip("light", light, columns);
        requireOnStrip("dark", dark, columns);
        double unit = Pictures.unit(columns, light.size());
        Drawing.Builder sheet = Drawing.sheet((int) Math.ceil(2 * EDGE + columns * unit),
                (int) Math.ceil(2 * EDGE + light.size() * unit)).title("light on " + light + ", dark on " + dark);
        for (int row = 0; row < light.size(); row++) {
            double y = EDGE + row * unit;
            for (int column = 0; column < columns; column++) {
                double x = EDGE + column * unit;
                sheet.part("cell " + row + " " + column, Drawing.Part.PLACE,
                        marks -> marks.rect(x, y, unit, unit, SQUARE));
                Object lightMoved = position.apply(moved(light, row, column), dark);
                Object darkMoved = position.apply(light, moved(dark, row, column));
                boolean lightIsNearer = Math.abs(light.get(row) - column) <= Math.abs(dark.get(row) - column);
                if (column == light.get(row) || column == dark.get(row)) continue;
                Stream<Object> nearest = lightIsNearer
                        ? Stream.of(lightMoved, darkMoved) : Stream.of(darkMoved, lightMoved);
                Object[] all = nearest.filter(Objects::nonNull).toArray();
                if (all.length > 0) sheet.leadsTo(all);
                if (lightMoved != null) sheet.dragLeadsTo("light " + row, lightMoved);
                if (darkMoved != null) sheet.dragLeadsTo("dark " + row, darkMoved);
            }
            sheet.part("light " + row, Drawing.Part.HELD, EDGE + (light.get(row) + 0.5) * unit, y + unit / 2,
                    disc(unit, LIGHT));
            sheet.part("dark " + row, Drawing.Part.HELD, EDGE + (dark.get(row) + 0.5) * unit, y + unit / 2,
                    disc(unit, DARK));
        }
        return sheet.build();
    }
}
