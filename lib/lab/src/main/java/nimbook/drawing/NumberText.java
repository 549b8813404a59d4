package nimbook.drawing;

import static nimbook.core.Arguments.nonNull;

/**
 * Numbers as people read them, the same in every figure, note and file that is looked at: digits in groups of three and
 * the sign "−". Files of data have plain digits.
 */
public final class NumberText {

    private NumberText() {}

    /** −12345 as "−12 345". */
    public static String of(long number) {
        return of(String.valueOf(number));
    }

    /**
     * Plain digits, with a sign and a fraction or not: the sign as "−", and the digits before the point in groups of
     * three, parted by thin spaces, from five on (as ISO 80000-1 recommends). Other text as it is, but for a leading
     * "-".
     */
    public static String of(String digits) {
        int start = nonNull(digits, "digits").startsWith("-") ? 1 : 0;
        int end = digits.indexOf('.') < 0 ? digits.length() : digits.indexOf('.');
        StringBuilder out = new StringBuilder(digits);
        if (end - start >= 5 && digits.substring(start, end).chars().allMatch(c -> c >= '0' && c <= '9'))
            for (int i = end - 3; i > start; i -= 3)
                out.insert(i, '\u2009');
        if (start == 1) out.setCharAt(0, '−');
        return out.toString();
    }

    /** "1 cell", "12 345 cells". */
    public static String counted(long number, String one) {
        return of(number) + " " + one + (number == 1 ? "" : "s");
    }
}
