package nimbook.classlib;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;

/** {@link Checks} of {@link BigInteger} and {@link BigDecimal}. */
public final class NumberChecks {
    /** As many digits as a long has. */
    private static final int COMPACT = 18;
    /** The base, and the most digits of an int. */
    private static final int TEN = 10;
    private static final int MOST_EXPONENT = 999_999_999;

    private NumberChecks() {}

    /** The digits of a decimal number. */
    public static void decimal(String text) {
        int at = text.startsWith("-") || text.startsWith("+") ? 1 : 0, digits = 0, points = 0;
        int count = text.length() - at;
        if (text.isEmpty()) throw new NumberFormatException();
        for (; at < text.length() && (text.charAt(at) | 32) != 'e'; at++) {
            char sign = text.charAt(at);
            if (sign == '.' && points++ > 0)
                throw new NumberFormatException("Character array contains more than one decimal point.");
            if (sign != '.' && !Character.isDigit(sign))
                throw new NumberFormatException("Character " + (count > COMPACT ? "array is missing"
                        : sign + " is neither a decimal digit number, decimal point, nor")
                        + " \"e\" notation exponential mark.");
            if (sign != '.') digits++;
        }
        boolean signed = at + 1 < text.length() && "+-".indexOf(text.charAt(at + 1)) >= 0;
        int exponent = at + (signed ? 2 : 1);
        if (at < text.length() && exponent >= text.length()) throw new NumberFormatException();
        while (text.length() - exponent > TEN && Character.digit(text.charAt(exponent), TEN) == 0) exponent++;
        if (text.length() - exponent > TEN) throw new NumberFormatException("Too many nonzero exponent digits.");
        for (int i = exponent; i < text.length(); i++)
            if (!Character.isDigit(text.charAt(i))) throw new NumberFormatException("Not a digit.");
        if (exponent < text.length() && Long.parseLong(text.substring(exponent)) > Integer.MAX_VALUE)
            throw new NumberFormatException("Exponent overflow.");
        if (digits == 0) throw new NumberFormatException("No digits found.");
    }

    /** The same of chars. */
    public static void decimal(char[] digits) {
        decimal(new String(digits));
    }

    /** The same of a part of chars. */
    public static void decimal(char[] digits, int offset, int count) {
        decimal(new String(digits, offset, count));
    }

    /** The digits of a whole number. */
    public static void whole(String text) {
        whole(text, TEN);
    }

    /** The same to a base. The digits are read in groups that an int holds, and what is wrong is said of its group. */
    public static void whole(String text, int radix) {
        if (radix < Character.MIN_RADIX || radix > Character.MAX_RADIX)
            throw new NumberFormatException("Radix out of range");
        int minus = text.lastIndexOf('-'), plus = text.lastIndexOf('+'), at = minus == 0 || plus == 0 ? 1 : 0;
        if (!text.isEmpty() && (minus > 0 || plus > 0 || minus == 0 && plus == 0))
            throw new NumberFormatException("Illegal embedded sign character");
        if (at == text.length()) throw new NumberFormatException("Zero length BigInteger");
        while (at < text.length() && Character.digit(text.charAt(at), radix) == 0) at++;
        int group = 0;
        for (long power = radix; power <= Integer.MAX_VALUE; power *= radix) group++;
        for (int end; at < text.length(); at = end) {
            int rest = (text.length() - at) % group;
            end = at + (rest == 0 ? group : rest);
            if (Integer.parseInt(text.substring(at, end), radix) < 0) throw new NumberFormatException("Illegal digit");
        }
    }

    /** A divisor of any number, where a quotient of zero by zero is distinguished. */
    public static void divisor(Object number, BigDecimal divisor) {
        if (divisor.signum() == 0)
            throw new ArithmeticException(
                    "Division " + (((BigDecimal) number).signum() == 0 ? "undefined" : "by zero"));
    }

    /** A divisor where the scale is given. */
    public static void scaledDivisor(Object number, BigDecimal divisor) {
        if (divisor.signum() == 0)
            throw new ArithmeticException(((BigDecimal) number).unscaledValue().bitLength() < Long.SIZE ? "/ by zero"
                    : "BigInteger divide by zero");
    }

    /** A divisor where the precision is given. */
    public static void scaledDivisor(Object number, BigDecimal divisor, MathContext context) {
        divisor(number, divisor);
    }

    /** An exponent of a number whose power an array of ints holds. */
    public static void wholePower(Object number, int exponent) {
        long bits = ((BigInteger) number).abs().bitLength() - 1L;
        if (exponent > 0 && bits * exponent >= Integer.MAX_VALUE)
            throw new ArithmeticException("BigInteger would overflow supported range");
    }

    /** An exponent of a decimal number to a precision. */
    public static void decimalPower(Object number, int exponent, MathContext context) {
        boolean isAny = context.getPrecision() == 0;
        if (exponent < (isAny ? 0 : -MOST_EXPONENT) || exponent > MOST_EXPONENT)
            throw new ArithmeticException("Invalid operation");
    }

    /** A number with a decimal form. */
    public static void decimal(double value) {
        if (!Double.isFinite(value)) throw new NumberFormatException("Infinite or NaN");
    }

    /** The same, by its text. */
    public static void decimalText(double value) {
        decimal(String.valueOf(value));
    }

    /** A modulus to which the number has an inverse. */
    public static void inverse(Object number, BigInteger modulus) {
        if (modulus.signum() <= 0) throw new ArithmeticException("BigInteger: modulus not positive");
        if (!((BigInteger) number).gcd(modulus).equals(BigInteger.ONE))
            throw new ArithmeticException("BigInteger not invertible.");
    }
}
