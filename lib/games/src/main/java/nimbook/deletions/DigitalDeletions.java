package nimbook.deletions;

import static nimbook.core.Arguments.copy;
import static nimbook.core.Arguments.nonNull;
import static nimbook.core.Arguments.refuse;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import nimbook.core.Memory;
import nimbook.core.Outcome;
import nimbook.core.Work;
import nimbook.rook.MisereRook;

/**
 * A position of digital deletions (Conway, On Numbers and Games, 2nd ed. 2001, pp. 190–192): a string of digits; a move
 * lowers one digit, or deletes a zero together with all digits after it. The player who cannot move, facing the empty
 * string, loses.
 *
 * <p>Nothing depends on base ten: the position is the ordinal sum H_a : H_b : … of heaps of any size, and its value is
 * f(a, f(b, … f(z, 0))) with {@link MisereRook#f(int, long)}; the empty string has value 0. With s_i the value of the
 * suffix from digit i on, and need_0 = 0, need_{i+1} = g(d_i, need_i), lowering digit i to e wins exactly when f(e,
 * s_{i+1}) = need_i, and deleting from a zero at i wins exactly when need_i = 0; where need becomes −1, no later move
 * can win. So value and all winning moves of a string of length L take O(L · base).
 *
 * <p>Immutable. Digits of a base above 10 are the letters a to z, in either case.
 */
public final class DigitalDeletions {

    private final int[] digits;
    private final int base;
    private final int[] suffix;

    /** @param base 0 for heaps without bound */
    private DigitalDeletions(int[] digits, int base) {
        this.digits = digits;
        this.base = base;
        suffix = suffixValues(digits);
    }

    /**
     * The position of a decimal string.
     *
     * @throws IllegalArgumentException when a character is no decimal digit, naming it
     */
    public static DigitalDeletions of(String digits) {
        return of(digits, 10);
    }

    /**
     * The position of a string in a base.
     *
     * @param base 2 to 36
     * @throws IllegalArgumentException when the base is out of range, or a character is no digit of it, naming the
     *     character and its place
     */
    public static DigitalDeletions of(String digits, int base) {
        nonNull(digits, "digits");
        refuse(base < 2 || base > 36, "base = ", base, ": 2 to 36 are allowed (the digits 0 to 9 and a to z)");
        int[] values = new int[digits.length()];
        for (int i = 0; i < values.length; i++) {
            char c = digits.charAt(i);
            int value = c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'z' ? c - 'a' + 10
                    : c >= 'A' && c <= 'Z' ? c - 'A' + 10 : -1;
            if (value < 0) throw new IllegalArgumentException("digits: character '" + c + "' at place " + (i + 1)
                    + " is no digit; allowed are " + allowed(base));
            if (value >= base) {
                throw new IllegalArgumentException("digits: digit " + c + " at place " + (i + 1)
                        + " does not exist in base " + base + "; allowed are " + allowed(base));
            }
            values[i] = value;
        }
        return new DigitalDeletions(values, base);
    }

    /**
     * The ordinal sum of heaps, the leftmost first; heaps of any size whose table of f (largest heap × values that
     * occur) fits into memory.
     *
     * @throws IllegalArgumentException when a heap is negative, or the table does not fit
     */
    public static DigitalDeletions of(int... heaps) {
        nonNull(heaps, "heaps");
        for (int i = 0; i < heaps.length; i++) {
            refuse(heaps[i] < 0, "heaps: number ", heaps[i], " at place ", i + 1, ": at least 0 is needed");
            Memory.require("heaps: number " + heaps[i] + " at place " + (i + 1) + ": the table of f",
                    4.0 * heaps[i] * heaps[i]);
        }
        return new DigitalDeletions(heaps.clone(), 0);
    }

    /** {@link #of(int...)}. */
    public static DigitalDeletions of(List<Integer> heaps) {
        return of(copy(heaps, "heaps").stream().mapToInt(Integer::intValue).toArray());
    }

    /**
     * The value of a decimal string: value("618034") is 1.
     *
     * @throws IllegalArgumentException as {@link #of(String)}
     */
    public static int value(String digits) {
        return of(digits).value();
    }

    /**
     * All winning moves of a decimal string: winningMoves("618034") is [612034].
     *
     * @throws IllegalArgumentException as {@link #of(String)}
     */
    public static List<DigitMove> winningMoves(String digits) {
        return of(digits).winningMoves();
    }

    /**
     * The calculation by which the paper finds the winning move of 618034.
     *
     * @throws IllegalArgumentException as {@link #of(String)}
     */
    public static DigitRows worked(String digits) {
        return of(digits).worked();
    }

    /** How many digits there are. */
    public int length() {
        return digits.length;
    }

    /** Digit i, 0 ≤ i &lt; length(), from the left. */
    public int digit(int i) {
        return digits[Objects.checkIndex(i, digits.length)];
    }

    /** The base; 0 for heaps without bound. */
    public int base() {
        return base;
    }

    /** The Grundy value. */
    public int value() {
        return suffix[0];
    }

    /** P when the value is 0, else N. */
    public Outcome outcome() {
        return value() == 0 ? Outcome.P : Outcome.N;
    }

    /** s_i for 0 ≤ i ≤ length(): the value of what stands from digit i on; s_length = 0. */
    public int[] suffixValues() {
        return suffix.clone();
    }

    /**
     * need_i for 0 ≤ i ≤ length(): the value that the suffix from digit i on must have for the whole to be 0; −1 where
     * no value would do.
     */
    public int[] neededValues() {
        int[] need = new int[digits.length + 1];
        Table g = new Table(digits, false);
        for (int i = 0; i < digits.length; i++) {
            Work.poll();
            need[i + 1] = need[i] < 0 ? -1 : g.at(digits[i], need[i]);
        }
        return need;
    }

    /**
     * Every move to a P-position, by place, then by digit, a deletion last; empty exactly at P-positions. O(length ·
     * largest digit).
     */
    public List<DigitMove> winningMoves() {
        List<DigitMove> winning = new ArrayList<>();
        int[] need = neededValues();
        Table f = new Table(digits, true);
        for (int i = 0; i < digits.length && need[i] >= 0; i++) {
            Work.poll();
            for (int e = 0; e < digits[i]; e++)
                if (f.at(e, suffix[i + 1]) == need[i]) winning.add(new DigitMove(this, i, e));
            if (digits[i] == 0 && need[i] == 0) winning.add(new DigitMove(this, i, DigitMove.DELETE));
        }
        return List.copyOf(winning);
    }

    /**
     * Every legal move, by place, then by digit, a deletion last.
     *
     * @throws IllegalArgumentException when there are more than a million
     */
    public List<DigitMove> moves() {
        long count = 0;
        for (int d : digits) count += Math.max(1, d);
        refuse(count > 1_000_000, "the position has ", count, " moves: too many to list (at most 1 000 000)");
        List<DigitMove> all = new ArrayList<>();
        for (int i = 0; i < digits.length; i++) {
            for (int e = 0; e < digits[i]; e++) all.add(new DigitMove(this, i, e));
            if (digits[i] == 0) all.add(new DigitMove(this, i, DigitMove.DELETE));
        }
        return List.copyOf(all);
    }

    /** The two rows of numbers that find the winning moves. */
    public DigitRows worked() {
        return new DigitRows(this, suffixValues(), neededValues(), winningMoves());
    }

    /**
     * The position after a digit was lowered.
     *
     * @throws IllegalArgumentException unless 0 ≤ i &lt; length() and 0 ≤ to &lt; digit(i)
     */
    public DigitalDeletions lower(int i, int to) {
        place(i);
        refuse(to < 0 || to >= digits[i], "to = ", to, ": digit ", digits[i], " at place ", i + 1, digits[i] == 0
                ? " cannot be lowered, only deleted" : " can be lowered to 0 to " + (digits[i] - 1));
        int[] after = digits.clone();
        after[i] = to;
        return new DigitalDeletions(after, base);
    }

    /**
     * The position after a zero was deleted with all after it.
     *
     * @throws IllegalArgumentException unless digit i is a zero
     */
    public DigitalDeletions delete(int i) {
        place(i);
        refuse(digits[i] != 0, "i = ", i, ": digit ", digits[i], " at place ", i + 1,
                " is no zero; only zeros can be deleted");
        return new DigitalDeletions(Arrays.copyOf(digits, i), base);
    }

    /** The digits as a string, heaps as "12:0:7"; the empty position as "(empty)". */
    @Override
    public String toString() {
        return text(digits.length, -1, 0);
    }

    /** The first {@code end} digits, the one at {@code changed} replaced. */
    String text(int end, int changed, int to) {
        if (end == 0) return "(empty)";
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < end; i++) {
            int d = i == changed ? to : digits[i];
            if (base == 0) text.append(i == 0 ? "" : ":").append(d);
            else text.append(Character.forDigit(d, base));
        }
        return text.toString();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof DigitalDeletions d && base == d.base && Arrays.equals(digits, d.digits);
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(digits) + base;
    }

    private void place(int i) {
        refuse(i < 0 || i >= digits.length, "i = ", i, ": the position has the digits 0 to ", digits.length - 1);
    }

    private static int[] suffixValues(int[] digits) {
        int[] suffix = new int[digits.length + 1];
        Table f = new Table(digits, true);
        for (int i = digits.length - 1; i >= 0; i--) {
            Work.poll();
            suffix[i] = f.at(digits[i], suffix[i + 1]);
        }
        return suffix;
    }

    private static String allowed(int base) {
        if (base <= 10) return "0 to " + (base - 1);
        char last = Character.forDigit(base - 1, base);
        return "0 to 9 and a" + (last == 'a' ? "" : " to " + last);
    }

    /** f or g for the heaps that occur; grows to the right when a larger value is met, at most doubling the work. */
    private static final class Table {

        private final int rows;
        private final boolean f;
        private nimbook.core.Grid grid;

        Table(int[] digits, boolean f) {
            int most = 0;
            for (int d : digits) most = Math.max(most, d);
            rows = most + 1;
            this.f = f;
        }

        int at(int m, int n) {
            if (grid == null || n >= grid.columns()) {
                int columns = (int) Math.min(Integer.MAX_VALUE - 8L - 2L * rows, Math.max(rows + 32L, 2L * n + 32));
                grid = f ? MisereRook.tableOfF(rows, columns) : MisereRook.tableOfG(rows, columns);
            }
            return grid.at(m, n);
        }
    }
}
