package nimbook.play.game;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import nimbook.core.Position;
import nimbook.drawing.Color;
import nimbook.drawing.Drawing;
import nimbook.drawing.Mark;
import nimbook.drawing.NumberText;
import nimbook.drawing.ShapeStyle;
import nimbook.drawing.TextStyle;

/** Cells with what they hold, and the places where a click or a drag makes a move. */
final class CellPicture {

    /** A cell that holds a coin; what follows stands on it. */
    static final String COIN = "●";

    private static final Set<String> COINS = Set.of("o", "O", COIN, "○", "⚫", "⚪");
    private static final ShapeStyle SQUARE = ShapeStyle.fill(Color.PAPER).outlined(Color.MUTED, 1);
    private static final TextStyle NUMBERS = TextStyle.of(11).color(Color.MUTED);
    private static final int FOOT = 16;

    private final Map<Position, String> cells;
    private final double unit;
    private final Drawing.Builder sheet;

    private CellPicture(Map<Position, String> cells, int rows, int columns, int foot, String title) {
        this.cells = cells;
        unit = Pictures.unit(columns, rows);
        sheet = Drawing.sheet((int) Math.ceil(2 * Pictures.EDGE + columns * unit) + foot,
                (int) Math.ceil(2 * Pictures.EDGE + rows * unit) + foot).title(title);
    }

    /** Squares with what they hold. */
    static <P> Drawing of(Map<Position, String> cells, ChangedCells<P> moves, String title) {
        return of(cells, cells.keySet(), moves, false, title);
    }

    /**
     * @param cells what each cell holds: "" for nothing, a coin, a coin with letters, or letters
     * @param places where cells are or were: what has gone leaves a dot
     * @param numbered whether rows and columns are counted at the edges
     */
    static <P> Drawing of(Map<Position, String> cells, Collection<Position> places, ChangedCells<P> moves,
            boolean numbered, String title) {
        int rows = 1 + places.stream().mapToInt(Position::row).max().orElse(0);
        int columns = 1 + places.stream().mapToInt(Position::column).max().orElse(0);
        CellPicture picture = new CellPicture(cells, rows, columns, numbered ? FOOT : 0, title);
        for (Position place : places) if (!cells.containsKey(place)) picture.dot(place);
        picture.draw(moves);
        if (numbered) picture.numbers(rows, columns);
        return picture.sheet.build();
    }

    private double x(double column) {
        return Pictures.EDGE + (column + 0.5) * unit;
    }

    private double y(double row) {
        return Pictures.EDGE + (row + 0.5) * unit;
    }

    private void dot(Position place) {
        sheet.circle(x(place.column()), y(place.row()), 3, ShapeStyle.fill(Color.LINE));
    }

    private <P> void draw(ChangedCells<P> moves) {
        Map<Position, String> held = new HashMap<>();
        boolean alone = cells.values().stream().filter(one -> !one.isEmpty()).count() == 1;
        for (ChangedCells.Step step : moves.drags().values())
            held.put(step.from(), alone ? "piece" : "piece " + step.from().row() + " " + step.from().column());
        cells.forEach((cell, holds) -> {
            boolean named = isNamed(holds);
            sheet.part("cell " + cell.row() + " " + cell.column(), Drawing.Part.PLACE, marks -> {
                if (!named) marks.rect(x(cell.column() - 0.5), y(cell.row() - 0.5), unit, unit, SQUARE);
                if (!held.containsKey(cell)) marks(marks, x(cell.column()), y(cell.row()), holds);
            });
            P click = moves.clicks().get(ChangedCells.Place.of(cell));
            if (click != null) sheet.leadsTo(click);
            moves.drags().forEach((to, step) -> {
                if (step.to().equals(cell)) sheet.dragLeadsTo(held.get(step.from()), to);
            });
        });
        held.forEach((cell, id) -> sheet.part(id, Drawing.Part.HELD, x(cell.column()), y(cell.row()),
                held(cells.get(cell))));
        moves.clicks().forEach((place, to) -> {
            if (!place.isCell()) between(place).leadsTo(to);
        });
    }

    private Drawing.Builder between(ChangedCells.Place place) {
        double x = (x(place.cell().column()) + x(place.other().column())) / 2;
        double y = (y(place.cell().row()) + y(place.other().row())) / 2;
        boolean side = place.cell().row() == place.other().row();
        double wide = (side ? 0.5 : 0.7) * unit;
        double high = (side ? 0.7 : 0.5) * unit;
        return sheet.round(x - wide / 2, y - high / 2, wide, high, 4, Pictures.CLEAR);
    }

    private static boolean isNamed(String holds) {
        return holds.startsWith(COIN) && holds.length() > 1;
    }

    private static boolean isCoin(String holds) {
        return isNamed(holds) || COINS.contains(holds);
    }

    /** A letter that is dragged stands on a disc. */
    private List<Mark> held(String holds) {
        Drawing.Builder marks = Drawing.blank(1, 1);
        if (!isCoin(holds)) marks.circle(0, 0, 0.41 * unit, SQUARE);
        marks(marks, 0, 0, holds);
        return marks.build().marks();
    }

    private void marks(Drawing.Builder marks, double x, double y, String holds) {
        if (holds.isEmpty()) return;
        boolean named = isNamed(holds);
        boolean coin = isCoin(holds);
        if (coin) marks.circle(x, y, 0.41 * unit, Pictures.COIN);
        String letters = named ? holds.substring(COIN.length()) : coin ? "" : holds;
        double size = Math.min(20, 0.5 * unit) * (letters.length() > 2 ? 0.7 : 1);
        TextStyle style = TextStyle.of(size).withBold();
        if (!letters.isEmpty()) marks.centredText(x, y, letters, coin ? style.color(Color.rgb(0)) : style);
    }

    private void numbers(int rows, int columns) {
        for (int row = 0; row < rows; row++)
            sheet.centredText(x(columns - 0.5) + 10, y(row), NumberText.of(row), NUMBERS);
        for (int column = 0; column < columns; column++)
            sheet.centredText(x(column), y(rows - 0.5) + 10, NumberText.of(column), NUMBERS);
    }
}
