package nimbook.play.game;

import static nimbook.core.Arguments.copy;
import static nimbook.core.Arguments.nonNull;

import java.util.ArrayList;
import java.util.List;
import nimbook.drawing.Drawing;
import nimbook.export.HasDrawing;
import nimbook.game.Game;

/**
 * Northcott's game with pieces that only advance: in each row stand a light and a dark piece, and a move shifts either
 * towards the other, over nothing. The squares between the two are a heap of Nim, n squares of value n; a retreat, as
 * the game allows it, is undone by an advance (Berlekamp, Conway, Guy, Winning Ways, chapter 3).
 *
 * <pre>{@code
 * play(Northcott.of(6, List.of(0, 1, 0), List.of(4, 3, 5)))
 * }</pre>
 *
 * @param columns how many squares a row has
 * @param light the columns of the light pieces, from 0, a number a row
 * @param dark those of the dark ones
 */
public record Northcott(int columns, List<Integer> light, List<Integer> dark) implements HasDrawing {

    private static final int MOST_COLUMNS = 24, MOST_ROWS = 6;

    /** @throws IllegalArgumentException unless {@code 0 ≤ light < dark < columns ≤ 24} in each of one to 6 rows */
    public Northcott {
        light = copy(light, "light");
        dark = copy(dark, "dark");
        boolean fits = columns <= MOST_COLUMNS && !light.isEmpty() && light.size() <= MOST_ROWS
                && light.size() == dark.size();
        for (int row = 0; fits && row < light.size(); row++)
            fits = 0 <= light.get(row) && light.get(row) < dark.get(row) && dark.get(row) < columns;
        if (!fits) throw new IllegalArgumentException("columns " + columns + ", light " + light + ", dark " + dark
                + ": 0 ≤ light < dark < columns ≤ " + MOST_COLUMNS + " is needed in each of one to " + MOST_ROWS
                + " rows");
    }

    /** The game from these columns, as the constructor takes them. */
    public static Game<Northcott> of(int columns, List<Integer> light, List<Integer> dark) {
        return Game.of(new Northcott(columns, nonNull(light, "light"), nonNull(dark, "dark")), Northcott::moves)
                .named("Northcott's game");
    }

    /** Each piece on each square between it and the other one of its row. */
    public List<Northcott> moves() {
        List<Northcott> moves = new ArrayList<>();
        for (int row = 0; row < light.size(); row++)
            for (int to = light.get(row) + 1; to < dark.get(row); to++) {
                moves.add(new Northcott(columns, Strips.moved(light, row, to), dark));
                moves.add(new Northcott(columns, light, Strips.moved(dark, row, to)));
            }
        return moves;
    }

    @Override
    public Drawing drawing() {
        List<Northcott> moves = moves();
        return Pictures.northcott(columns, light, dark, (l, d) -> moves.stream()
                .filter(to -> to.light.equals(l) && to.dark.equals(d)).findFirst().orElse(null));
    }

    /** "light on 0, 1, dark on 4, 3". */
    @Override
    public String toString() {
        return "light on " + SilverDollar.listed(light) + ", dark on " + SilverDollar.listed(dark);
    }
}
