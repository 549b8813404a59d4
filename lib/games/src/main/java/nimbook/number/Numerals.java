package nimbook.number;

import static nimbook.core.Arguments.nonNull;
import static nimbook.core.Arguments.refuse;

import java.math.BigInteger;

/** How numbers are written for a reader. */
public final class Numerals {

    /** Longer numbers are written with their first and last digits: 300 digits are about two lines of a notebook. */
    public static final int WHOLE_DIGITS = 300;

    private static final int SHOWN = 12;

    private Numerals() {}

    /** The number of decimal digits of |n|; 1 for 0. */
    public static int digits(BigInteger n) {
        BigInteger size = nonNull(n, "n").abs();
        if (size.signum() == 0) return 1;
        // 30102999566/10¹¹ < log₁₀ 2, so the estimate is never too great, and at most 1 too small
        int digits = (int) ((size.bitLength() - 1L) * 30_102_999_566L / 100_000_000_000L) + 1;
        return size.compareTo(BigInteger.TEN.pow(digits)) >= 0 ? digits + 1 : digits;
    }

    /**
     * All digits up to {@value #WHOLE_DIGITS} of them, else the first and last twelve and their number:
     * "161803398874…989484820458 (1000000 digits)".
     */
    public static String brief(BigInteger n) {
        if (nonNull(n, "n").bitLength() < 3 * WHOLE_DIGITS) return n.toString();
        int digits = digits(n);
        if (digits <= WHOLE_DIGITS) return n.toString();
        BigInteger size = n.abs();
        String first = size.divide(BigInteger.TEN.pow(digits - SHOWN)).toString();
        String last = padded(size.mod(BigInteger.TEN.pow(SHOWN)), SHOWN);
        return (n.signum() < 0 ? "−" : "") + first + "…" + last + " (" + digits + " digits)";
    }

    /**
     * A whole number from text; underscores and spaces between digits are allowed.
     *
     * @throws IllegalArgumentException when it is none
     */
    public static BigInteger parse(String text) {
        String bare = nonNull(text, "text").replace("_", "")
                .replace(" ", "").replace("\u00a0", "").replace("\u202f", "").replace('−', '-');
        try {
            return new BigInteger(bare);
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException("\"" + (text.length() > 60 ? text.substring(0, 60) + "…" : text)
                    + "\": a whole number is written with digits, as 165580140 or 165_580_140");
        }
    }

    /** The most zeros that are put in front of a number: more would be a mistake of the caller's. */
    private static final int MOST_ZEROS = 1_000_000;

    /**
     * n ≥ 0 with zeros in front, up to so many digits.
     *
     * @throws IllegalArgumentException when n is negative or digits &gt; 10⁶
     */
    public static String padded(BigInteger n, int digits) {
        if (nonNull(n, "n").signum() < 0)
            throw new IllegalArgumentException("n = " + brief(n) + ": zeros are put in front of numbers of at least 0");
        refuse(digits > MOST_ZEROS, "digits = ", digits, ": at most ", MOST_ZEROS, " are allowed");
        String text = n.toString();
        return digits <= text.length() ? text : "0".repeat(digits - text.length()) + text;
    }

    /** The digits of n as subscripts: F₁₂. */
    public static String subscript(long n) {
        StringBuilder out = new StringBuilder();
        for (char c : Long.toString(n).toCharArray()) out.append(c == '-' ? '₋' : (char) ('₀' + (c - '0')));
        return out.toString();
    }
}
