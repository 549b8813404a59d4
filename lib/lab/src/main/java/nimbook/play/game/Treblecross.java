package nimbook.play.game;

import static nimbook.core.Arguments.nonNull;
import static nimbook.play.game.Pictures.EDGE;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import nimbook.drawing.Color;
import nimbook.drawing.Drawing;
import nimbook.drawing.ShapeStyle;
import nimbook.export.HasDrawing;
import nimbook.game.Game;

/**
 * Treblecross, tic-tac-toe on a strip where both players write X: the player who completes three neighbouring X wins.
 * The octal game .007 (Berlekamp, Conway and Guy, Winning Ways, chapter 4), but for moves that lose at once.
 *
 * <pre>{@code
 * play(Treblecross.of(9))
 * play(Sum.of(Treblecross.of(7)).plus(Octal.kayles(), 5))
 * }</pre>
 *
 * @param cells X and . from left to right
 */
public record Treblecross(String cells) implements HasDrawing {

    private static final String THREE = "X".repeat(3);

    /** More cells have more positions than are gone through. */
    private static final int MOST = 16;

    /** @throws IllegalArgumentException unless the cells are 3 to 16 of X and . */
    public Treblecross {
        if (!nonNull(cells, "cells").matches("[X.]{3," + MOST + "}"))
            throw new IllegalArgumentException("cells \"" + cells + "\": 3 to " + MOST + " of X and . are needed");
    }

    /** The game on an empty strip of 3 to 16 cells. */
    public static Game<Treblecross> of(int n) {
        if (n < 3 || n > MOST) throw new IllegalArgumentException("n = " + n + ": a strip has 3 to " + MOST + " cells");
        return Game.of(new Treblecross(".".repeat(n)), Treblecross::moves).named("Treblecross");
    }

    /** An X in each free cell; none where three stand together. */
    public List<Treblecross> moves() {
        return cells.contains(THREE) ? List.of() : free().mapToObj(this::after).toList();
    }

    private IntStream free() {
        return IntStream.range(0, cells.length()).filter(i -> cells.charAt(i) == '.');
    }

    private Treblecross after(int i) {
        return new Treblecross(cells.substring(0, i) + "X" + cells.substring(i + 1));
    }

    @Override
    public Drawing drawing() {
        double side = Pictures.unit(cells.length(), 1);
        Drawing.Builder sheet = Drawing.sheet((int) (2 * EDGE + cells.length() * side), (int) (2 * EDGE + side))
                .title(toString());
        ShapeStyle stroke = ShapeStyle.line(cells.contains(THREE) ? Color.GOOD : Color.TEXT, 3);
        for (int i = 0; i < cells.length(); i++) {
            double x = EDGE + i * side;
            sheet.rect(x, EDGE, side, side, ShapeStyle.fill(Color.PAPER).outlined(Color.MUTED, 1));
            if (cells.charAt(i) == '.') sheet.leadsTo(after(i));
            else for (int up = 0; up < 2; up++) sheet.line(x + 9, EDGE + 9 + up * (side - 18), x + side - 9,
                        EDGE + side - 9 - up * (side - 18), stroke);
        }
        return sheet.build();
    }

    /** "X on 3, 5 of 9 cells". */
    @Override
    public String toString() {
        String on = IntStream.range(0, cells.length()).filter(i -> cells.charAt(i) == 'X')
                .mapToObj(i -> "" + (i + 1)).collect(Collectors.joining(", "));
        return (on.isEmpty() ? "no X on " : "X on " + on + " of ") + cells.length() + " cells";
    }
}
