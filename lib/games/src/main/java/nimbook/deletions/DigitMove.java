package nimbook.deletions;

import static nimbook.core.Arguments.nonNull;
import static nimbook.core.Arguments.refuse;

/**
 * A move in digital deletions. As text it is the string that it leads to.
 *
 * @param from the position before
 * @param place which digit, 0 the leftmost
 * @param to what the digit becomes, or {@link #DELETE}: it is a zero and goes, with all after it
 */
public record DigitMove(DigitalDeletions from, int place, int to) {

    /** Stands for the deletion of a zero and of all digits after it. */
    public static final int DELETE = -1;

    /** Digits of the longest row that is read at a glance. */
    private static final int WRITTEN_OUT = 60;

    /** @throws IllegalArgumentException when the move is not legal */
    public DigitMove {
        nonNull(from, "from");
        refuse(place < 0
                || place >= from.length(), "place = ", place, ": the position has the digits 0 to ", from.length() - 1);
        int digit = from.digit(place);
        refuse(to == DELETE ? digit != 0 : to < 0 || to >= digit, "to = ", to, ": digit ", digit, " can ", digit == 0
                ? "only be deleted" : "be lowered to 0 to " + (digit - 1));
    }

    /** Whether a zero and all after it are deleted; else a digit is lowered. */
    public boolean isDeletion() {
        return to == DELETE;
    }

    /** The position after the move. */
    public DigitalDeletions after() {
        return isDeletion() ? from.delete(place) : from.lower(place, to);
    }

    /** The move in words: "digit 3: 8 → 2", "digits 4 to 6 deleted". */
    public String describe() {
        if (!isDeletion()) return "digit " + (place + 1) + ": " + from.digit(place) + " → " + to;
        return place + 1 == from.length() ? "digit " + (place + 1) + " deleted"
                : "digits " + (place + 1) + " to " + from.length() + " deleted";
    }

    /** The row that the move leaves; for a row of more than 60 digits what the move does, see {@link #describe}. */
    @Override
    public String toString() {
        if (from.length() > WRITTEN_OUT) return describe();
        return isDeletion() ? from.text(place, -1, 0) : from.text(from.length(), place, to);
    }
}
