package nimbook.heap;

import static nimbook.core.Arguments.nonNull;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import nimbook.core.Memory;
import nimbook.core.Work;

/**
 * Taking-and-breaking games beyond octal codes (Winning Ways, chapter 4): a code d₀.d₁d₂d₃… of hexadecimal digits,
 * whose end may repeat for ever. The digit d<sub>k</sub> is a sum of 1, 2, 4 and 8 and says whether a heap from which k
 * coins were taken may be left as no heap, one, two or three heaps, none of them empty. A repeated end stands in square
 * brackets: "0.[3]" is Nim, "4.[3]" Lasker's Nim, "0.3F" has one hexadecimal digit. Zeros at the end of a finite code
 * change nothing: 0.30 is 0.3. Two games are equal when their digits are.
 *
 * <p>The values take O(n · V) a heap where a digit has the part 8 and O(n) otherwise, V being the number of values in
 * use; with the part 8 all sets of values of two heaps are kept, about n · V bits. Periods, also arithmetic ones with a
 * saltus: {@code nimbook.period.HeapPeriods}.
 */
public final class TakeAndBreak extends HeapGame {

    /** Digits of a code: as of an octal code. */
    private static final int MOST_DIGITS = 1000;

    private static final String SIGNS = "0123456789ABCDEF";

    private final int[] digits;
    private final int cycle;

    private TakeAndBreak(int[] digits, int cycle) {
        int length = digits.length;
        while (cycle == 0 && length > 1 && digits[length - 1] == 0) length--;
        this.digits = Arrays.copyOf(digits, length);
        this.cycle = cycle;
    }

    /**
     * The game of a code.
     *
     * @throws IllegalArgumentException as {@link HeapGame#takeAndBreak}
     */
    public static TakeAndBreak of(String code) {
        nonNull(code, "code");
        String text = code.strip();
        int point = text.indexOf('.');
        if (point < 0) throw wrong(code, "a point is needed, as in 4.[3] for Lasker's Nim");
        if (point > 1) throw wrong(code, "at most one digit may stand before the point");
        if (text.length() > MOST_DIGITS) throw wrong(code, "at most " + MOST_DIGITS + " signs are allowed");
        int open = text.indexOf('[');
        if (open >= 0 && (!text.endsWith("]") || open == text.length() - 2 || open < point)) {
            throw wrong(code, "the digits that repeat stand at the end in square brackets, one at least, as in 0.[3]");
        }
        String after = open < 0 ? text.substring(point + 1) : text.substring(point + 1, open)
                + text.substring(open + 1, text.length() - 1);
        int[] digits = new int[after.length() + 1];
        digits[0] = point == 0 ? 0 : digit(code, text.charAt(0));
        if ((digits[0] & 3) != 0)
            throw wrong(code, "the digit before the point is 0, 4, 8 or C: another would let a move change nothing");
        boolean any = digits[0] != 0;
        for (int k = 1; k < digits.length; k++) {
            digits[k] = digit(code, after.charAt(k - 1));
            any |= digits[k] != 0;
        }
        if (!any) throw wrong(code, "at least one digit must not be 0, or nobody could ever move");
        return new TakeAndBreak(digits, open < 0 ? 0 : text.length() - open - 2);
    }

    private static int digit(String code, char sign) {
        int digit = sign < 128 ? Character.digit(sign, 16) : -1;
        if (digit < 0) throw wrong(code, "\"" + sign + "\" is no digit from 0 to 9 and A to F");
        return digit;
    }

    private static IllegalArgumentException wrong(String code, String why) {
        String shown = code.length() > 40 ? code.substring(0, 40) + "…" : code;
        return new IllegalArgumentException("code \"" + shown + "\": " + why);
    }

    /** The digit d<sub>k</sub>, k ≥ 0: a sum of 1, 2, 4 and 8. */
    public int digit(int k) {
        if (k < digits.length) return digits[Objects.checkIndex(k, digits.length)];
        return cycle == 0 ? 0 : digits[digits.length - cycle + (k - digits.length) % cycle];
    }

    /** How many digits the code gives after the point, those that repeat counted once. */
    public int places() {
        return digits.length - 1;
    }

    /**
     * How many digits at the end repeat for ever; 0 for a finite code, where no move takes more than {@link #places}
     * coins.
     */
    public int cycle() {
        return cycle;
    }

    /** The most heaps that a move leaves: 0 to 3. */
    public int mostHeaps() {
        int all = 0;
        for (int digit : digits) all |= digit;
        return 31 - Integer.numberOfLeadingZeros(all);
    }

    /** The code without needless zeros: "0.3F", "4.[3]". */
    public String code() {
        StringBuilder text = new StringBuilder().append(SIGNS.charAt(digits[0])).append('.');
        for (int k = 1; k < digits.length; k++) {
            if (cycle > 0 && k == digits.length - cycle) text.append('[');
            text.append(SIGNS.charAt(digits[k]));
        }
        return cycle > 0 ? text.append(']').toString() : text.toString();
    }

    @Override
    public String name() {
        return "taking-and-breaking game " + code();
    }

    @Override
    HeapEngine engine() {
        return new TakeAndBreakEngine(digits, cycle);
    }

    @Override
    double bytes(int limit) {
        return TakeAndBreakEngine.bytes(limit, mostHeaps());
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof TakeAndBreak t && Arrays.equals(digits, t.digits) && cycle == t.cycle;
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(digits) + cycle;
    }

    private int reach(int n) {
        return cycle == 0 ? Math.min(n, digits.length - 1) : n;
    }

    @Override
    public List<List<Integer>> options(int n) {
        size("heap", n);
        double count = 0;
        for (int k = 0; k <= reach(n); k++) {
            if ((k & 0xFFFF) == 0) Work.poll();
            double left = n - k;
            count += 1 + ((digit(k) & 4) != 0 ? left / 2 : 0) + ((digit(k) & 8) != 0 ? left * left / 12 : 0);
        }
        Memory.require("heap = " + n + ": its options", HeapGame.OPTION_BYTES * count);
        List<List<Integer>> all = new ArrayList<>();
        for (int k = 0; k <= reach(n); k++) {
            Work.poll();
            int left = n - k;
            int digit = digit(k);
            if ((digit & 1) != 0 && left == 0) all.add(List.of());
            if ((digit & 2) != 0 && left > 0) all.add(List.of(left));
            if ((digit & 4) != 0) for (int a = 1; 2L * a <= left; a++) all.add(List.of(a, left - a));
            if ((digit & 8) == 0) continue;
            for (int a = 1; 3L * a <= left; a++) {
                Work.poll();
                for (int b = a; 2L * b <= left - a; b++) all.add(List.of(a, b, left - a - b));
            }
        }
        return sorted(all);
    }
}
