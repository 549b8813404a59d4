package nimbook.play.pins;

import java.util.Arrays;
import java.util.Map;
import java.util.Objects;
import nimbook.drawing.Color;
import nimbook.drawing.Drawing;
import nimbook.drawing.ShapeStyle;
import nimbook.drawing.TextStyle;
import nimbook.heap.HeapGame;
import nimbook.play.PlayFigure;
import nimbook.play.PlayStyle;
import nimbook.play.Playable;
import nimbook.widget.Component;

/**
 * Rows of pins to play a one-pile game with, against the computer or by two: Kayles as it was bowled. A drag over
 * neighbouring pins takes them; where the game lets a row be cut without taking, a click between two pins cuts.
 * Immutable: every method gives another board.
 *
 * <pre>{@code
 * Pins.of(Octal.kayles(), 9)
 * Pins.of(HeapGame.octal(".07"), 7, 5).errors(20)
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
        Objects.requireNonNull(game, "game");
        return new Pins(new RowPlay(game, Arrays.stream(rows).boxed().toList()), PlayStyle.of(""));
    }

    /**
     * Whether the rows can be shown: as many and as long as a board has room for, and no option of the game leaves more
     * than two heaps or adds coins.
     */
    public static boolean fits(HeapGame game, int... rows) {
        return RowPlay.fits(Objects.requireNonNull(game, "game"), rows);
    }

    @Override
    public Playable<String> play() {
        return play;
    }

    @Override
    protected Pins with(PlayStyle other) {
        return new Pins(play, other);
    }

    /** Keys: as {@code RowPlay} has them, and title, begins, errors, verdict, hint. */
    @Override
    protected Map<String, Object> gameState() {
        return play.state();
    }

    @Override
    public Drawing drawing() {
        String[] rows = position().split(";");
        int longest = 0;
        for (String row : rows) longest = Math.max(longest, row.length());
        double unit = Math.min(30, 596.0 / longest);
        double top = style().title().isBlank() ? 8 : 34;
        double high = top + rows.length * (unit + 14) + (style().verdict() ? 26 : 4);
        Drawing.Builder sheet = Drawing.sheet(620, (int) Math.ceil(high)).title(text().replace('\n', ';'));
        if (!style().title().isBlank()) sheet.text(12, 22, style().title(), TextStyle.of(15).withBold());
        for (String row : rows) {
            for (int i = 0; i < row.length(); i++) {
                sheet.circle(12 + (i + 0.5) * unit, top + unit / 2, unit * 0.4,
                        ShapeStyle.fill(Color.of("#f0c14b")).outlined(Color.of("#9a6b12"), Math.max(0.8, unit * 0.05)));
            }
            top += unit + 14;
        }
        if (style().verdict())
            sheet.text(12, top + 12, play.reason(position()) + ".", TextStyle.of(12.5).color(Color.MUTED));
        return sheet.build();
    }

    /** The game, the rows, whose they are and why. */
    @Override
    public String text() {
        return told(play.name(), RowPlay.words(position())).append("\nwhoever makes the last move wins").toString();
    }
}
