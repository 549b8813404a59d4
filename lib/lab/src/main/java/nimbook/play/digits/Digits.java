package nimbook.play.digits;

import static nimbook.core.Arguments.nonNull;

import java.util.List;
import nimbook.deletions.DigitalDeletions;
import nimbook.drawing.Drawing;
import nimbook.play.PictureControls;
import nimbook.play.PlayFigure;
import nimbook.play.PlayPicture;
import nimbook.play.PlayStyle;

/**
 * A row of digits to be played with, against the computer or by two: digital deletions. Below each digit stand the
 * lower ones that it may become, below a zero its deletion. Immutable: every method gives another board.
 *
 * <pre>{@code
 * Digits.of(DigitalDeletions.of("618034"))             // a string of digits
 * Digits.of(DigitalDeletions.of("c0ffee", 16)).rows()  // with the numbers that find the winning moves
 * Digits.of(DigitalDeletions.of(12, 0, 7)).errors(20)  // heaps
 * }</pre>
 *
 * <p>Up to {@value DigitPlay#MOST_DIGITS} digits.
 */
public final class Digits extends PlayFigure<DigitalDeletions, Digits> {

    private final DigitPlay play;
    private final boolean rows;

    private Digits(DigitPlay play, PlayStyle style, boolean rows) {
        super(style);
        this.play = play;
        this.rows = rows;
    }

    /**
     * Play from this position.
     *
     * @throws IllegalArgumentException as {@link DigitPlay#of}
     */
    public static Digits of(DigitalDeletions start) {
        return new Digits(DigitPlay.of(start), PlayStyle.of(""), false);
    }

    /**
     * The digits as they are drawn in a sum: what may become of each leads to the digits after it.
     *
     * @throws IllegalArgumentException as {@link DigitPlay#of}
     */
    public static Drawing linked(DigitalDeletions at) {
        DigitPlay play = DigitPlay.of(nonNull(at, "at"));
        return new DigitsPicture(play, at, 0, false).picture(null, at).linked(after -> after);
    }

    /**
     * Shows below the digits the two rows of numbers that find the winning moves: the value of what stands from a digit
     * on, and the needed one.
     */
    public Digits rows() {
        return new Digits(play, style(), true);
    }

    @Override
    protected Digits with(PlayStyle other) {
        return new Digits(play, other, rows);
    }

    @Override
    protected Digits withSwitch(String name, boolean on) {
        return name.equals("rows") ? new Digits(play, style(), on) : this;
    }

    @Override
    public DigitPlay play() {
        return play;
    }

    @Override
    protected PictureControls controls() {
        return new PictureControls("Click a lower digit below a digit; a zero can be deleted with all after it.",
                "Whoever took the last digit has won.", "Digits",
                List.of(List.of("ArrowRight", 0, 1), List.of("ArrowLeft", 0, -1), List.of("ArrowDown", 1, 1),
                        List.of("ArrowUp", 1, -1), List.of("Home", 0, PictureControls.FIRST),
                        List.of("End", 0, PictureControls.LAST)),
                1, List.of(List.of("rows", "The two rows of numbers", rows)));
    }

    @Override
    protected PlayPicture<DigitalDeletions> picture(DigitalDeletions first, DigitalDeletions before,
            DigitalDeletions at, double width) {
        return new DigitsPicture(play, first, width, rows).picture(before, at);
    }

    /**
     * The game, the position, whose it is and why; with {@link #rows} or {@link #hint} the rows of numbers and the
     * winning moves.
     */
    @Override
    public String text() {
        StringBuilder text = describe(play.name(), position());
        if (rows) text.append("\n").append(position().worked());
        else if (style().hint()) text.append("\nwinning moves lead to: ").append(play.winningMoves(position()));
        return text.append("\na move lowers a digit, or deletes a zero with all after it; whoever moves last wins")
                .toString();
    }
}
