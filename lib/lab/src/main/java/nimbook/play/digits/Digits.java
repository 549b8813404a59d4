package nimbook.play.digits;

import java.util.Map;
import nimbook.deletions.DigitalDeletions;
import nimbook.drawing.Drawing;
import nimbook.play.PlayFigure;
import nimbook.play.PlayStyle;
import nimbook.widget.model.Component;
import nimbook.widget.model.Json;

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
 * <p>Up to {@value DigitPlay#MOST_DIGITS} digits. The page computes the values that it needs by itself, so that play
 * goes on without a kernel.
 */
public final class Digits extends PlayFigure<DigitalDeletions, Digits> {

    private static final Component COMPONENT = new Component("digits", Digits.class, "/nimbook/front/digits.js");

    private final DigitPlay play;
    private final boolean rows;

    private Digits(DigitPlay play, PlayStyle style, boolean rows) {
        super(COMPONENT, style);
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
     * Shows below the digits the two rows of numbers that find the winning moves: the value of what stands from a digit
     * on, and the needed one.
     */
    public Digits rows() {
        return new Digits(play, style(), true);
    }

    boolean showsRows() {
        return rows;
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

    /**
     * Keys: name, base (0 for heaps), largest (the largest digit), most (digits on a board), start [digit, …], rows,
     * title, begins, errors, verdict, hint.
     */
    @Override
    protected Map<String, Object> gameState() {
        int base = play.start().base();
        return Json.object("name", play.name(), "base", base, "largest", base == 0 ? DigitPlay.LARGEST : base - 1,
                "most", DigitPlay.MOST_DIGITS, "start", play.write(play.start()), "rows", rows);
    }

    @Override
    public Drawing drawing() {
        return new DigitsDrawing(this).drawing();
    }

    /**
     * The game, the position, whose it is and why; with {@link #rows} or {@link #hint} the rows of numbers and the
     * winning moves.
     */
    @Override
    public String text() {
        StringBuilder text = told(play.name(), position());
        if (rows) text.append("\n").append(position().worked());
        else if (style().hint()) text.append("\nwinning moves lead to: ").append(play.winningMoves(position()));
        return text.append("\na move lowers a digit, or deletes a zero with all after it; whoever moves last wins")
                .toString();
    }
}
