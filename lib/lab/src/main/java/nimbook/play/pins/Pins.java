package nimbook.play.pins;

import static nimbook.core.Arguments.nonNull;

import java.util.Arrays;
import java.util.Map;
import nimbook.drawing.Drawing;
import nimbook.heap.HeapGame;
import nimbook.play.PlayFigure;
import nimbook.play.PlayStyle;
import nimbook.play.Playable;
import nimbook.widget.model.Component;

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
 * <p>Up to {@value RowPlay#MOST_ROWS} rows of {@value RowPlay#LONGEST} pins; all that a page must know to play on
 * without a kernel travels with the figure. Normal play.
 */
public final class Pins extends PlayFigure<String, Pins> {

    private static final Component COMPONENT = new Component("pins", Pins.class, "/nimbook/front/pins.js");

    private final RowPlay play;

    private Pins(RowPlay play, PlayStyle style) {
        super(COMPONENT, style);
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

    @Override
    public Playable<String> play() {
        return play;
    }

    @Override
    protected Pins with(PlayStyle other) {
        return new Pins(play, other);
    }

    /**
     * Keys: as {@code RowPlay} has them, outline (a path of SVG, a pin of height 1 around the origin), and title,
     * begins, errors, verdict, hint.
     */
    @Override
    protected Map<String, Object> gameState() {
        Map<String, Object> state = play.state();
        state.put("outline", PinsDrawing.path());
        return state;
    }

    @Override
    public Drawing drawing() {
        return PinsDrawing.of(position(), style().title(), style().verdict() ? play.reason(position()) + "." : null,
                text().replace('\n', ';'));
    }

    /** The game, the rows, whose they are and why. */
    @Override
    public String text() {
        return told(play.name(), RowPlay.words(position())).append("\nwhoever makes the last move wins").toString();
    }
}
