package nimbook.number;

import static nimbook.core.Arguments.nonNull;
import static nimbook.core.Arguments.refuse;

import java.math.BigInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A real number α that is known exactly, with its multiples' integer parts ⌊nα⌋: a quadratic irrational or a fraction.
 */
public sealed interface Slope permits Quadratic, Fraction {

    /**
     * ⌊nα⌋.
     *
     * @throws IllegalArgumentException when n &lt; 0 or the result leaves the range of long
     */
    long floorTimes(long n);

    /**
     * ⌊nα⌋.
     *
     * @throws IllegalArgumentException when n &lt; 0
     */
    BigInteger floorTimes(BigInteger n);

    /** Whether α is a fraction of integers; then Beatty's theorem fails for it. */
    boolean isRational();

    /** The sign of α. */
    int signum();

    /** Whether α &gt; 1. */
    boolean exceedsOne();

    /**
     * β = α/(α−1), so that 1/α + 1/β = 1.
     *
     * @throws IllegalArgumentException when α = 1, or the numbers of β grow too large
     */
    Slope complement();

    /**
     * Digits for a reader, truncated: α·10^digits rounded down.
     *
     * @throws IllegalArgumentException unless 0 ≤ digits ≤ 1000
     */
    default String decimals(int digits) {
        refuse(digits < 0 || digits > 1000, "digits = ", digits, ": from 0 to 1000 digits can be shown");
        BigInteger scaled = floorTimes(BigInteger.TEN.pow(digits));
        String text = Numerals.padded(scaled.abs(), digits + 1);
        String shown = digits == 0 ? text
                : text.substring(0, text.length() - digits) + "." + text.substring(text.length() - digits);
        return (scaled.signum() < 0 ? "−" : "") + shown;
    }

    /** For drawing only: the nearest double or a neighbour. */
    default double toDouble() {
        return floorTimes(BigInteger.ONE.shiftLeft(60)).doubleValue() / 0x1p60;
    }

    /**
     * Reads "(1+√5)/2", "√2", "sqrt(2)", "1+2√3", "3/2", "1.5", "φ" or "phi". A root of a square, as √4, gives the
     * fraction that it is.
     *
     * @throws IllegalArgumentException for any other text, or numbers above {@link Quadratic#MAX}
     */
    static Slope parse(String text) {
        nonNull(text, "text");
        String bare = text.replaceAll("\\s", "").replace('−', '-').replaceAll("sqrt\\(?(\\d+)\\)?", "√$1")
                .replaceAll("√\\((\\d+)\\)", "√$1").replace("*", "");
        if (bare.equals("φ") || bare.equals("phi")) return Quadratic.GOLDEN;
        Matcher root = Pattern.compile("\\(?([+-]?\\d{1,9}(?!\\d*√))?([+-]?\\d{0,9})√(\\d{1,9})\\)?(?:/(-?\\d{1,9}))?")
                .matcher(bare);
        if (root.matches()) {
            long p = root.group(1) == null ? 0 : Long.parseLong(root.group(1));
            String factor = root.group(2);
            long r = factor.isEmpty() || factor.equals("+") ? 1 : factor.equals("-") ? -1 : Long.parseLong(factor);
            long d = Long.parseLong(root.group(3));
            long q = root.group(4) == null ? 1 : Long.parseLong(root.group(4));
            long s = Roots.floorSqrt(d);
            return s * s == d ? Fraction.of(p + r * s, q) : Quadratic.of(p, r, d, q);
        }
        Matcher fraction = Pattern.compile("([+-]?\\d{1,9})(?:/(-?\\d{1,9}))?").matcher(bare);
        if (fraction.matches()) return Fraction.of(Long.parseLong(fraction.group(1)), fraction.group(2) == null ? 1
                : Long.parseLong(fraction.group(2)));
        Matcher decimal = Pattern.compile("([+-]?\\d{1,6})\\.(\\d{1,6})").matcher(bare);
        if (decimal.matches()) {
            long scale = 1;
            for (int i = 0; i < decimal.group(2).length(); i++) scale *= 10;
            return Fraction.of(Long.parseLong(decimal.group(1) + decimal.group(2)), scale);
        }
        throw new IllegalArgumentException("\"" + text + "\" is no number that can be kept exactly; allowed are forms "
                + "as (1+√5)/2, sqrt(2), 3/2, 1.5, φ, with at most 9 digits a number");
    }
}
