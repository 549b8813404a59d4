package nimbook.heap;

import static nimbook.core.Arguments.nonNull;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import nimbook.core.Memory;
import nimbook.core.Work;

/**
 * An octal game (Guy and Smith 1956; Winning Ways, chapter 4): a code d₀.d₁d₂d₃… says what may be left of a heap from
 * which k coins were taken. The digit d<sub>k</sub> is a sum of 1 (nothing may be left: k was the whole heap), 2 (one
 * heap may be left) and 4 (two heaps may be left, none of them empty). d₀ is 0 or 4: with 4 a heap may be split in two
 * without taking a coin.
 *
 * <p>.77 is Kayles, .07 Dawson's Kayles, .137 Dawson's Chess, .007 Treblecross, .6 Officers; 0.3 is one coin at a time.
 * Zeros at the end change nothing: .560 is .56. Two games are equal when their codes are.
 */
public final class Octal extends HeapGame {

    /**
     * Digits after the point; more than in any table that was printed, and few enough for O(n · digits) work a heap.
     */
    private static final int MOST_DIGITS = 1000;

    private static final Map<String, String> NAMES = Map.of(".77", "Kayles", ".07", "Dawson's Kayles", ".137",
            "Dawson's Chess", ".007", "Treblecross", ".6", "Officers");

    private final int[] digits;
    private final String code;

    private Octal(int[] digits) {
        int length = digits.length;
        while (length > 1 && digits[length - 1] == 0) length--;
        this.digits = java.util.Arrays.copyOf(digits, length);
        StringBuilder text = new StringBuilder(digits[0] == 0 ? "." : digits[0] + ".");
        for (int k = 1; k < length; k++) text.append(digits[k]);
        code = text.toString();
    }

    /**
     * The game of a code such as ".77", "0.137" or "4.".
     *
     * @throws IllegalArgumentException when the code has no point, has another character than the digits 0 to 7 (8 and
     *         9 would leave three heaps, which no octal game does), begins with a digit other than 0 or 4 (a move
     *         must change the heap), or allows no move at all
     */
    public static Octal of(String code) {
        nonNull(code, "code");
        String text = code.strip();
        int point = text.indexOf('.');
        if (point < 0) throw wrong(code, "a point is needed, as in .77 or 0.77 for Kayles");
        if (point > 1) throw wrong(code, "at most one digit may stand before the point");
        if (text.length() - point - 1 > MOST_DIGITS)
            throw wrong(code, "at most " + MOST_DIGITS + " digits may stand after the point");
        int[] digits = new int[text.length() - point];
        if (point == 1) digits[0] = digit(code, text.charAt(0));
        if (digits[0] != 0 && digits[0] != 4) {
            throw wrong(code, "the digit before the point is 0 or 4 (split without taking); " + digits[0]
                    + " would let a move change nothing");
        }
        boolean any = digits[0] != 0;
        for (int k = 1; k < digits.length; k++) {
            digits[k] = digit(code, text.charAt(point + k));
            any |= digits[k] != 0;
        }
        if (!any) throw wrong(code, "at least one digit must not be 0, or nobody could ever move");
        return new Octal(digits);
    }

    private static int digit(String code, char sign) {
        if (sign >= '0' && sign <= '7') return sign - '0';
        if (sign == '8' || sign == '9') {
            throw wrong(code, "the digits are 0 to 7; " + sign
                    + " has the part 8, which would leave three heaps (HeapGame.rule can say such a move)");
        }
        throw wrong(code, "\"" + sign + "\" is no digit from 0 to 7");
    }

    private static IllegalArgumentException wrong(String code, String why) {
        String shown = code.length() > 40 ? code.substring(0, 40) + "…" : code;
        return new IllegalArgumentException("octal code \"" + shown + "\": " + why);
    }

    /** Kayles, .77: one or two neighbouring pins of a row. */
    public static Octal kayles() {
        return of(".77");
    }

    /** The code without needless zeros: ".77", "4.3". */
    public String code() {
        return code;
    }

    /** The digit d<sub>k</sub>, 0 ≤ k; 0 after the last. */
    public int digit(int k) {
        return k < digits.length ? digits[Objects.checkIndex(k, digits.length)] : 0;
    }

    /** The most coins that a move takes: the number of digits after the point. */
    public int reach() {
        return digits.length - 1;
    }

    /** Whether a move can leave two heaps. */
    public boolean splits() {
        for (int digit : digits) if ((digit & 4) != 0) return true;
        return false;
    }

    @Override
    public String name() {
        String name = NAMES.get(code);
        return name == null ? "octal game " + code : name + " (" + code + ")";
    }

    @Override
    public List<List<Integer>> options(int n) {
        size("heap", n);
        Memory.require("heap = " + n + ": its options", OPTION_BYTES * n / 2 * digits.length);
        List<List<Integer>> options = new ArrayList<>();
        for (int k = 0; k < digits.length && k <= n; k++) {
            int left = n - k;
            if ((digits[k] & 1) != 0 && left == 0) options.add(List.of());
            if ((digits[k] & 2) != 0 && left > 0) options.add(List.of(left));
            if ((digits[k] & 4) != 0) for (int a = 1; 2 * (long) a <= left; a++) {
                if ((a & 0xFFFF) == 0) Work.poll();
                options.add(List.of(a, left - a));
            }
        }
        return sorted(options);
    }

    @Override
    HeapEngine engine() {
        return new OctalEngine(digits, false);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Octal o && code.equals(o.code);
    }

    @Override
    public int hashCode() {
        return code.hashCode();
    }
}
