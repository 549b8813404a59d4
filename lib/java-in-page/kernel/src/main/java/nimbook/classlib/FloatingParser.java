package nimbook.classlib;

import java.math.BigInteger;

/** Doubles and floats read from texts, rounded once and to even; see {@link Supplement} for the methods' names. */
public final class FloatingParser {
    private static final String DIGITS = "0123456789abcdef";

    private final String text;
    private int at;

    private FloatingParser(String source) {
        text = source.trim();
    }

    /** {@link Double#parseDouble}. */
    public static double java_lang_Double_parseDouble(String text) {
        return new FloatingParser(text).read(53, Double.MIN_EXPONENT, Double.MAX_EXPONENT);
    }

    /** {@link Float#parseFloat}. */
    public static float java_lang_Float_parseFloat(String text) {
        return (float) new FloatingParser(text).read(24, Float.MIN_EXPONENT, Float.MAX_EXPONENT);
    }

    private double read(int precision, int least, int most) {
        if (text.isEmpty()) throw new NumberFormatException("empty String");
        boolean minus = next() == '-';
        if (minus || next() == '+') at++;
        double value = value(precision, least, most);
        return minus ? -1 * value : value;
    }

    private NumberFormatException refused() {
        return new NumberFormatException("For input string: \"" + text + "\"");
    }

    /** The next character in small letters; 0 at the end. */
    private char next() {
        return at < text.length() ? Character.toLowerCase(text.charAt(at)) : 0;
    }

    private double value(int precision, int least, int most) {
        if (text.startsWith("NaN", at)) return last(3, Double.NaN);
        if (text.startsWith("Infinity", at)) return last(8, Double.POSITIVE_INFINITY);
        boolean hex = next() == '0' && at + 1 < text.length() && "xX".indexOf(text.charAt(at + 1)) >= 0;
        if (hex) at += 2;
        int base = hex ? 16 : 10, behind = 0;
        boolean point = false;
        StringBuilder digits = new StringBuilder();
        for (; next() != 0; at++) {
            int digit = next() < 128 ? DIGITS.substring(0, base).indexOf(next()) : -1;
            if (digit >= 0) {
                digits.append(next());
                if (point) behind++;
            } else if (next() == '.' && !(hex && point)) {
                if (point) throw new NumberFormatException("multiple points");
                point = true;
            } else {
                break;
            }
        }
        if (digits.length() == 0) throw refused();
        int exponent = 0;
        if (next() == (hex ? 'p' : 'e')) {
            at++;
            exponent = exponent();
        } else if (hex) {
            throw refused();
        }
        if (next() == 'f' || next() == 'd') at++;
        if (at < text.length()) throw refused();
        BigInteger number = new BigInteger(digits.toString(), base);
        if (number.signum() == 0) return 0;
        return hex ? rounded(number, BigInteger.ONE, exponent - 4L * behind, precision, least, most)
                : decimal(number, digits.length(), (long) exponent - behind, precision, least, most);
    }

    private double last(int length, double value) {
        if (at + length < text.length()) throw refused();
        return value;
    }

    private int exponent() {
        boolean minus = next() == '-';
        if (minus || next() == '+') at++;
        int begin = at, value = 0;
        for (; next() >= '0' && next() <= '9'; at++) value = Math.min(100_000_000, value * 10 + next() - '0');
        if (at == begin) throw refused();
        return minus ? -value : value;
    }

    private static double decimal(BigInteger number, int digits, long exponent, int precision, int least, int most) {
        if (digits + exponent > 310) return Double.POSITIVE_INFINITY;
        if (digits + exponent < -330) return 0;
        BigInteger power = BigInteger.TEN.pow((int) Math.abs(exponent));
        return exponent >= 0 ? rounded(number.multiply(power), BigInteger.ONE, 0, precision, least, most)
                : rounded(number, power, 0, precision, least, most);
    }

    /** Of number / divisor * 2^exponent the nearest with so many bits, of two the even one. */
    private static double rounded(BigInteger number, BigInteger divisor, long exponent, int precision, int least,
            int most) {
        // The quotient has precision + 2 or precision + 3 bits.
        int shift = precision + 2 - (number.bitLength() - divisor.bitLength());
        BigInteger[] parts = (shift >= 0 ? number.shiftLeft(shift) : number)
                .divideAndRemainder(shift >= 0 ? divisor : divisor.shiftLeft(-shift));
        long bits = parts[0].longValue(), scale = exponent - shift;
        boolean rest = parts[1].signum() != 0;
        long leading = 63 - Long.numberOfLeadingZeros(bits) + scale;
        if (leading > most) return Double.POSITIVE_INFINITY;
        // The unit of the last bit that is kept.
        long unit = Math.max(leading, least) - precision + 1, cut = unit - scale;
        if (cut > 62) return 0;
        long kept = bits >> cut, half = 1L << cut - 1, part = bits & (1L << cut) - 1;
        if (part > half || part == half && (rest || (kept & 1) == 1)) kept++;
        double value = Math.scalb((double) kept, (int) unit);
        return value >= Math.scalb(2.0, most) ? Double.POSITIVE_INFINITY : value;
    }
}
