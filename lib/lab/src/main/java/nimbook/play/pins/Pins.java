package nimbook.play.pins;

import static nimbook.core.Arguments.nonNull;

import java.util.Arrays;
import java.util.List;
import java.util.function.BiFunction;
import nimbook.drawing.Drawing;
import nimbook.heap.HeapGame;
import nimbook.play.PictureControls;
import nimbook.play.PlayFigure;
import nimbook.play.PlayPicture;
import nimbook.play.PlayStyle;
import nimbook.play.Playable;

/**
 * Rows of pins to play a one-pile game with, against the computer or by two: Kayles as it was bowled. A drag over
 * neighbouring pins takes them; where the game lets a row be cut without taking, a click between two pins cuts.
 * Immutable: every method gives another board.
 *
 * <pre>{@code
 * Pins.of(Octal.kayles(), 9)
 * Pins.of(Octal.of(".07"), 7, 5).errors(20)
 * }</pre>
 *
 * <p>Up to {@value RowPlay#MOST_ROWS} rows of {@value RowPlay#LONGEST} pins. Normal play.
 */
public final class Pins extends PlayFigure<String, Pins> {

    private final RowPlay play;

    private Pins(RowPlay play, PlayStyle style) {
        super(style);
        this.play = play;
    }

    /**
     * Rows of pins, as many as numbers.
     *
     * @throws IllegalArgumentException when a row has less than 1 or more than {@value RowPlay#LONGEST} pins, there are
     * too many rows, no move is left, or an option of the game leaves more than two heaps or adds coins
     */
    public static Pins of(HeapGame game, int... rows) {
        nonNull(game, "game");
        return new Pins(new RowPlay(game, Arrays.stream(nonNull(rows, "rows")).boxed().toList()), PlayStyle.of(""));
    }

    /**
     * Whether the rows can be shown: as many and as long as a board has room for, and no option of the game leaves more
     * than two heaps or adds coins.
     */
    public static boolean fits(HeapGame game, int... rows) {
        return RowPlay.fits(nonNull(game, "game"), rows);
    }

    /**
     * A row of pins as it is drawn in a sum, with the places between them.
     *
     * @param side of a pin's place
     * @param targets what it leads to that k pins are taken from the i-th on; to take none cuts before it
     */
    public static Drawing linked(int n, double side, BiFunction<Integer, Integer, List<?>> targets) {
        return PinsPicture.row(n, side, nonNull(targets, "targets"));
    }

    @Override
    public Playable<String> play() {
        return play;
    }

    @Override
    protected Pins with(PlayStyle other) {
        return new Pins(play, other);
    }

    @Override
    protected PictureControls controls() {
        String how = "Drag over the pins to take" + (play.cuts() ? "; click between two pins to cut a row." : ".");
        // A move's place is its run, what is left of it on the left, and how many pins it takes.
        return new PictureControls(how, "Whoever made the last move has won.", "Pins",
                List.of(List.of("ArrowRight", 1, 1), List.of("ArrowLeft", 1, -1), List.of("Shift+ArrowRight", 2, 1),
                        List.of("Shift+ArrowLeft", 2, -1), List.of("ArrowDown", 0, 1), List.of("ArrowUp", 0, -1)),
                1, List.of());
    }

    @Override
    protected PlayPicture<String> picture(String first, String before, String at, double width) {
        return new PinsPicture(play, at, width).picture();
    }

    /** The game, the rows, whose they are and why. */
    @Override
    public String text() {
        return describe(play.name(), play.words(position())).append("\nwhoever makes the last move wins").toString();
    }
}
