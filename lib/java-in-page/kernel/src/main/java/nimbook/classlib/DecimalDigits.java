package nimbook.classlib;

import java.math.BigInteger;

/**
 * The decimal digits by which JDK 17 writes a floating-point number: digits are made by Steele and White's method until
 * they name the number among its neighbours. For some numbers, as 2.0E23, JDK 19 and later find fewer.
 */
final class DecimalDigits {
    private static final int BITS = 52;

    /** The digits. */
    String digits;

    /** Where the decimal point stands: behind as many digits. */
    int point;

    /** That of ten with which the first digit counts. */
    private int power;

    DecimalDigits() {}

    /**
     * Of a finite number that is not negative.
     *
     * @param brief whether a number between 10^-3 and 10^7 may have a single digit
     */
    static DecimalDigits of(double value, boolean brief) {
        long bits = Double.doubleToRawLongBits(value) & Long.MAX_VALUE;
        return of(bits >>> BITS, bits & (1L << BITS) - 1, 1023, BITS + 1, brief);
    }

    /** Of a finite number that is not negative. */
    static DecimalDigits of(float value) {
        int bits = Float.floatToRawIntBits(value) & Integer.MAX_VALUE;
        return of(bits >>> 23, (long) (bits & (1 << 23) - 1) << BITS - 23, 127, 24, true);
    }

    private static DecimalDigits of(long field, long part, int bias, int precision, boolean brief) {
        DecimalDigits made = new DecimalDigits();
        if (field == 0 && part == 0) {
            made.digits = "0";
            made.point = 1;
            return made;
        }
        // The fraction has its leading one at the bit BITS, and the number is fraction * 2^(exponent - BITS).
        long fraction = part | (field == 0 ? 0 : 1L << BITS);
        int shift = Long.numberOfLeadingZeros(fraction) - (63 - BITS);
        int exponent = (int) Math.max(1, field) - bias - shift;
        made.make(fraction << shift, exponent, precision - shift, brief);
        return made;
    }

    private void make(long fraction, int exponent, int precision, boolean brief) {
        int bits = BITS + 1 - Long.numberOfTrailingZeros(fraction), behind = Math.max(0, bits - exponent - 1);
        if (behind == 0 && exponent <= 62) {
            whole(exponent >= BITS ? fraction << exponent - BITS : fraction >> BITS - exponent,
                    exponent - precision - 1);
        } else {
            broken(fraction >>> BITS + 1 - bits, bits, exponent, precision, behind, brief);
        }
    }

    /** A whole number; digits that 2^free does not reach are of no account. */
    private void whole(long number, int free) {
        int unread = free > 1 ? (int) (free * 0.30103) : 0;
        long unit = 1;
        for (int i = 0; i < unread; i++) unit *= 10;
        String text = Long.toString(number / unit + (unit > 1 && number % unit >= unit / 2 ? 1 : 0));
        point = text.length() + unread;
        int end = text.length();
        while (end > 1 && text.charAt(end - 1) == '0') end--;
        digits = text.substring(0, end);
    }

    /**
     * The number is number / 2^(bits - 1) * 2^exponent: a quotient b / s of powers of two and five, and m of half the
     * way to the next number.
     */
    private void broken(long number, int bits, int exponent, int precision, int behind, boolean brief) {
        double leading = Double.longBitsToDouble(number << 53 - bits & (1L << BITS) - 1 | 1023L << BITS);
        // Of the logarithm the tangent at 1.5; at most one too many.
        power = (int) Math.floor((leading - 1.5) * 0.289529654 + 0.176091259 + exponent * 0.301029995663981);
        int b5 = Math.max(0, -power), s5 = Math.max(0, power), b2 = b5 + behind + exponent, s2 = s5 + behind;
        // Below a power of two the next number is half as far.
        int m2 = b2 - precision - (bits == 1 ? 1 : 0);
        b2 -= bits - 1;
        int common = Math.min(b2, s2), less = Math.min(common, m2);
        b2 -= less;
        s2 -= less;
        m2 -= less;
        int size = bits + b2 + bits(b5), tenfold = s2 + 1 + bits(s5 + 1);
        if (size < 64 && tenfold < 64) {
            quick(number * power5(b5) << b2, power5(s5) << s2, power5(b5) << m2, size < 32 && tenfold < 32, brief);
        } else {
            BigInteger five = BigInteger.valueOf(5);
            exact(BigInteger.valueOf(number).multiply(five.pow(b5)).shiftLeft(b2), five.pow(s5).shiftLeft(s2),
                    five.pow(b5).shiftLeft(m2), brief);
        }
    }

    /** The bits of 5^n, at least. */
    private static int bits(int n) {
        return n == 0 ? 0 : n < 27 ? 64 - Long.numberOfLeadingZeros(power5(n)) : 3 * n;
    }

    private static long power5(int n) {
        long power = 1;
        for (int i = 0; i < n; i++) power *= 5;
        return power;
    }

    /** In whole numbers of the machine, of 32 bits where it is narrow. */
    private void quick(long number, long s, long half, boolean narrow, boolean brief) {
        StringBuilder text = new StringBuilder();
        long b = 10 * (number % s), m = cut(10 * half, narrow), tens = 10 * s;
        boolean low = b < m, high = cut(b + m, narrow) > tens;
        first((int) (number / s), high, text);
        if (longer(brief)) low = high = false;
        while (!low && !high) {
            text.append((char) ('0' + b / s));
            b = 10 * (b % s);
            m = cut(10 * m, narrow);
            low = m <= 0 || b < m;
            high = m <= 0 || cut(b + m, narrow) > tens;
        }
        last(text, low, high, Long.signum(cut(2 * b - tens, narrow)));
    }

    private static long cut(long value, boolean narrow) {
        return narrow ? (int) value : value;
    }

    private void exact(BigInteger number, BigInteger s, BigInteger half, boolean brief) {
        StringBuilder text = new StringBuilder();
        BigInteger tens = s.multiply(BigInteger.TEN), m = half;
        BigInteger[] parts = number.divideAndRemainder(s);
        BigInteger b = parts[1].multiply(BigInteger.TEN);
        m = m.multiply(BigInteger.TEN);
        boolean low = b.compareTo(m) < 0, high = tens.compareTo(b.add(m)) <= 0;
        first(parts[0].intValue(), high, text);
        if (longer(brief)) low = high = false;
        while (!low && !high) {
            parts = b.divideAndRemainder(s);
            text.append((char) ('0' + parts[0].intValue()));
            b = parts[1].multiply(BigInteger.TEN);
            m = m.multiply(BigInteger.TEN);
            low = b.compareTo(m) < 0;
            high = tens.compareTo(b.add(m)) <= 0;
        }
        last(text, low, high, b.shiftLeft(1).compareTo(tens));
    }

    /** A leading zero says that the power was one too many. */
    private void first(int digit, boolean high, StringBuilder text) {
        if (digit == 0 && !high) power--;
        else text.append((char) ('0' + digit));
    }

    /** A form with an exponent has a second digit. */
    private boolean longer(boolean brief) {
        return !brief || power < -3 || power >= 8;
    }

    private void last(StringBuilder text, boolean low, boolean high, int rest) {
        point = power + 1;
        boolean odd = (text.charAt(text.length() - 1) & 1) != 0;
        if (high && (!low || rest > 0 || rest == 0 && odd)) {
            int at = text.length() - 1;
            while (at >= 0 && text.charAt(at) == '9') text.setCharAt(at--, '0');
            if (at >= 0) {
                text.setCharAt(at, (char) (text.charAt(at) + 1));
            } else {
                text.setCharAt(0, '1');
                point++;
            }
        }
        digits = text.toString();
    }
}
