package nimbook.play.digits;

import static nimbook.core.Arguments.nonNull;

import java.util.ArrayList;
import java.util.List;
import nimbook.core.Outcome;
import nimbook.deletions.DigitMove;
import nimbook.deletions.DigitRows;
import nimbook.deletions.DigitalDeletions;
import nimbook.play.Playable;

/**
 * Digital deletions, to be played: a move lowers a digit, or deletes a zero with all after it. A position is written as
 * its list of digits.
 */
public final class DigitPlay implements Playable<DigitalDeletions> {

    /** More digits make a row that nobody looks through. */
    public static final int MOST_DIGITS = 100;

    /** The largest digit of base 36, and so the most lower digits that are shown below one. */
    public static final int LARGEST = 35;

    /** More digits are not repeated in a sentence. */
    private static final int SPELT = 20;

    private final DigitalDeletions start;

    private DigitPlay(DigitalDeletions start) {
        this.start = start;
    }

    /**
     * The game from a string of digits, or from a row of heaps.
     *
     * @throws IllegalArgumentException when no digit is there, or more than {@value #MOST_DIGITS}, or a heap larger
     *     than {@value #LARGEST}
     */
    public static DigitPlay of(DigitalDeletions start) {
        nonNull(start, "start");
        if (start.length() == 0)
            throw new IllegalArgumentException(
                    "digits: the empty string has value 0 and no move; play begins with 1 to " + MOST_DIGITS
                            + " digits");
        if (start.length() > MOST_DIGITS) {
            throw new IllegalArgumentException("digits: " + start.length() + " of them; a board shows up to "
                    + MOST_DIGITS + ", DigitalDeletions.winningMoves decides any string");
        }
        for (int i = 0; i < start.length(); i++) {
            if (start.digit(i) > LARGEST) {
                throw new IllegalArgumentException("heaps: number " + start.digit(i) + " at place " + (i + 1)
                        + "; a board shows heaps up to " + LARGEST + ", winningMoves() decides larger ones");
            }
        }
        return new DigitPlay(start);
    }

    @Override
    public String name() {
        String kind = start.base() == 10 ? "" : start.base() == 0 ? " with heaps" : " in base " + start.base();
        return "digital deletions" + kind;
    }

    @Override
    public DigitalDeletions start() {
        return start;
    }

    /** By place, then by digit, a deletion last. */
    @Override
    public List<DigitalDeletions> moves(DigitalDeletions at) {
        return after(nonNull(at, "at").moves());
    }

    @Override
    public boolean isOver(DigitalDeletions at) {
        return nonNull(at, "at").length() == 0;
    }

    @Override
    public Outcome outcome(DigitalDeletions at) {
        return nonNull(at, "at").outcome();
    }

    @Override
    public List<DigitalDeletions> winningMoves(DigitalDeletions at) {
        return after(nonNull(at, "at").winningMoves());
    }

    private static List<DigitalDeletions> after(List<DigitMove> moves) {
        return moves.stream().map(DigitMove::after).toList();
    }

    /** The value, and, where a move wins, what the two rows of numbers say at its place. */
    @Override
    public String reason(DigitalDeletions at) {
        if (nonNull(at, "at").length() == 0) return "no digit is left: whoever moved last has won";
        if (at.value() == 0) return name(at) + " is a P-position: its value is 0";
        DigitRows rows = at.worked();
        DigitMove move = rows.winning().get(0);
        int i = move.place();
        String where = i == 0 ? " and not 0; " : "; from digit " + (i + 1) + " on the value is " + rows.values()[i]
                + " where " + rows.needed()[i] + " is needed, and ";
        String does = move.isDeletion() ? "deleting " + (i == 0 ? "all" : "these") + " digits gives 0"
                : words(move.to()) + " in place of " + words(at.digit(i)) + " gives " + rows.needed()[i];
        return name(at) + " is an N-position: its value is " + at.value() + where + does;
    }

    private static String name(DigitalDeletions at) {
        return at.length() > SPELT ? "This row of " + at.length() + " digits" : at.toString();
    }

    /** A digit as it is written in this game. */
    String words(int digit) {
        return start.base() == 0 ? Integer.toString(digit) : String.valueOf(Character.forDigit(digit, LARGEST + 1));
    }

    @Override
    public Object write(DigitalDeletions at) {
        List<Integer> digits = new ArrayList<>();
        nonNull(at, "at");
        for (int i = 0; i < at.length(); i++) digits.add(at.digit(i));
        return digits;
    }

    @Override
    public DigitalDeletions read(Object json) {
        if (!(json instanceof List<?> list))
            throw new IllegalArgumentException("position " + json + ": a list of digits is needed");
        if (list.size() > MOST_DIGITS)
            throw new IllegalArgumentException(
                    "position: " + list.size() + " digits; a board shows up to " + MOST_DIGITS);
        int most = start.base() == 0 ? LARGEST : start.base() - 1;
        int[] digits = new int[list.size()];
        for (int i = 0; i < digits.length; i++) {
            double digit = list.get(i) instanceof Number number ? number.doubleValue() : -1;
            if (!(digit >= 0 && digit <= most && digit == Math.rint(digit))) {
                throw new IllegalArgumentException(
                        "digit = " + list.get(i) + " at place " + (i + 1) + ": 0 to " + most + " are allowed");
            }
            digits[i] = (int) digit;
        }
        return position(digits, start.base());
    }

    /** The position of these digits in that base; base 0 for heaps. */
    static DigitalDeletions position(int[] digits, int base) {
        if (base == 0) return DigitalDeletions.of(digits);
        StringBuilder text = new StringBuilder();
        for (int d : digits) text.append(Character.forDigit(d, LARGEST + 1));
        return DigitalDeletions.of(text.toString(), base);
    }
}
