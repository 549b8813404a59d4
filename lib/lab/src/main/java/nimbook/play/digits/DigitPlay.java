package nimbook.play.digits;

import static nimbook.core.Arguments.copy;
import static nimbook.core.Arguments.nonNull;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
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

    /** More digits make a row that is too long to look through. */
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
    public DigitalDeletions read(Object position) {
        if (!(nonNull(position, "position") instanceof List<?> list))
            throw new IllegalArgumentException("position " + position + ": a list of digits is needed");
        if (list.size() > MOST_DIGITS)
            throw new IllegalArgumentException(
                    "position: " + list.size() + " digits; a board shows up to " + MOST_DIGITS);
        int most = largest();
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

    private int largest() {
        return start.base() == 0 ? LARGEST : start.base() - 1;
    }

    /** A move in words: "digit 3: 8 → 2", "digits 4 to 6 deleted". */
    String step(DigitMove move) {
        if (move.isDeletion()) return move.describe();
        return "digit " + (move.place() + 1) + ": " + words(move.from().digit(move.place())) + " → " + words(move.to());
    }

    @Override
    public String explain(DigitalDeletions from, DigitalDeletions to) {
        nonNull(to, "to");
        DigitMove move = nonNull(from, "from").moves().stream().filter(one -> one.after().equals(to)).findFirst()
                .orElseThrow(() -> new IllegalArgumentException("to = " + to + ": no move from " + from));
        int i = move.place();
        String does = !move.isDeletion()
                ? "lowers digit " + (i + 1) + " from " + words(from.digit(i)) + " to " + words(move.to())
                : i + 1 == from.length() ? "deletes digit " + from.length()
                : "deletes digits " + (i + 1) + " to " + from.length();
        if (to.value() == 0) return "The computer " + does + (to.length() == 0 ? ": no digit is left."
                : ": the value is 0 now.");
        return "The computer " + does + "." + (from.value() == 0 ? " From there every move loses." : "");
    }

    /** Of a digit, or of what was typed at one. */
    @Override
    public String objection(DigitalDeletions at, List<String> on, List<Integer> place, String typed) {
        copy(on, "on");
        nonNull(typed, "typed");
        for (int i = 0; i < nonNull(at, "at").length(); i++) if (on.contains(DigitsPicture.id(i)))
            return at.digit(i) == 0 ? "A zero cannot be lowered: it can be deleted, with all after it, below."
                    : "Choose one of the lower digits below the " + words(at.digit(i)) + ".";
        int i = copy(place, "place").isEmpty() ? 0 : place.get(0);
        if (typed.isEmpty() || i >= at.length()) return "A move lowers one digit, or deletes a zero with all after it.";
        int d = at.digit(i);
        String rest = d == 0 ? "can only be deleted" : typed.equals("Delete")
                ? "is no zero: it can be lowered, not deleted" : "can become 0" + (d > 1 ? " to " + words(d - 1) : "");
        return "Digit " + (i + 1) + " is " + words(d) + " and " + rest + ".";
    }

    @Override
    public DigitalDeletions typed(String text) {
        List<String> words = new ArrayList<>();
        String small = nonNull(text, "text").toLowerCase(Locale.ROOT);
        if (start.base() == 0) for (String heap : small.split("[\\s,:;]+")) words.add(heap);
        else for (int i = 0; i < small.length(); i += words.get(words.size() - 1).length())
            words.add(new String(Character.toChars(small.codePointAt(i))));
        words.removeIf(String::isBlank);
        if (words.isEmpty()) throw new IllegalArgumentException("Play begins with at least one digit.");
        if (words.size() > MOST_DIGITS) throw new IllegalArgumentException("A board shows up to " + MOST_DIGITS
                + " digits; these are " + words.size() + ".");
        int[] digits = new int[words.size()];
        for (int i = 0; i < digits.length; i++) {
            String word = words.get(i);
            digits[i] = start.base() == 0 ? word.matches("[0-9]{1,9}") ? Integer.parseInt(word) : -1
                    : word.charAt(0) < 128 ? Character.digit(word.charAt(0), LARGEST + 1) : -1;
            String last = words(largest());
            if (digits[i] < 0 || digits[i] > largest()) throw new IllegalArgumentException("“" + word + "” at place "
                    + (i + 1) + " is no " + (start.base() == 0 ? "heap" : "digit") + " of this game: 0 to "
                    + (start.base() <= 10 ? last : "9 and a" + (last.equals("a") ? "" : " to " + last))
                    + " are allowed.");
        }
        return position(digits, start.base());
    }

    @Override
    public String typing(DigitalDeletions start) {
        return nonNull(start, "start").toString();
    }

    /** The position of these digits in that base; base 0 for heaps. */
    static DigitalDeletions position(int[] digits, int base) {
        if (base == 0) return DigitalDeletions.of(digits);
        StringBuilder text = new StringBuilder();
        for (int d : digits) text.append(Character.forDigit(d, LARGEST + 1));
        return DigitalDeletions.of(text.toString(), base);
    }
}
