package nimbook.classlib;

import java.math.BigDecimal;
import java.math.BigInteger;

/** Whole numbers read from texts; see {@link Supplement} for the names of the methods. */
public final class WholeNumbers {

    private WholeNumbers() {}

    private static NumberFormatException refused(String text, int radix) {
        String base = radix == 10 ? "" : " under radix " + radix;
        return new NumberFormatException("For input string: \"" + text + "\"" + base);
    }

    /** The number of at most so many bits; with a sign, or below 2^bits without. */
    private static long parse(String text, int radix, int bits, boolean signed) {
        if (text == null) throw new NumberFormatException("Cannot parse null string");
        if (signed && radix < Character.MIN_RADIX)
            throw new NumberFormatException(range(radix, "less than Character.MIN_RADIX"));
        if (signed && radix > Character.MAX_RADIX)
            throw new NumberFormatException(range(radix, "greater than Character.MAX_RADIX"));
        if (text.isEmpty()) throw refused("", radix);
        boolean minus = text.charAt(0) == '-', plus = text.charAt(0) == '+';
        if (minus && !signed) {
            throw new NumberFormatException("Illegal leading minus sign on unsigned string " + text + ".");
        }
        if ((minus || plus) && text.length() == 1) throw refused(text, radix);
        if (bits == 32 && !signed) {
            long wide = parse(text, radix, 64, true);
            if (wide >> 32 != 0) throw beyond(text, bits);
            return wide;
        }
        long least = !signed ? -1 : minus ? -1L << bits - 1 : ~(-1L << bits - 1);
        long value = 0;
        for (int i = minus || plus ? 1 : 0; i < text.length(); i++) {
            int digit = Character.digit(text.charAt(i), radix);
            if (digit < 0) throw refused(text, radix);
            if (!signed) {
                if (Long.compareUnsigned(value, Long.divideUnsigned(least - digit, radix)) > 0)
                    throw beyond(text, bits);
                value = value * radix + digit;
            } else if (minus) {
                if (value < (least + digit) / radix) throw refused(text, radix);
                value = value * radix - digit;
            } else {
                if (value > (least - digit) / radix) throw refused(text, radix);
                value = value * radix + digit;
            }
        }
        return value;
    }

    private static String range(int radix, String what) {
        return "radix " + radix + " " + what;
    }

    private static NumberFormatException beyond(String text, int bits) {
        return new NumberFormatException("String value " + text + " exceeds range of unsigned "
                + (bits == 64 ? "long" : "int") + ".");
    }

    /** The number that a part of a text is; what is wrong is said of the first char with which it is none. */
    private static long part(CharSequence text, int begin, int end, int radix, int bits) {
        if (begin < 0 || begin > end || end > text.length()) throw new IndexOutOfBoundsException();
        if (begin == end && bits == Long.SIZE) throw new NumberFormatException("");
        String part = text.subSequence(begin, end).toString();
        int at = part.startsWith("-") || part.startsWith("+") ? 1 : 0;
        for (boolean isRead = part.isEmpty(); !isRead; isRead = at >= part.length()) {
            if (!isNumber(part.substring(0, Math.min(at + 1, part.length())), radix, bits))
                throw new NumberFormatException("Error at index " + at + " in: \"" + part + "\"");
            at++;
        }
        return parse(part, radix, bits, true);
    }

    private static boolean isNumber(String text, int radix, int bits) {
        try {
            parse(text, radix, bits, true);
            return true;
        } catch (NumberFormatException e) {
            if (e.getMessage().startsWith("radix")) throw e;
            return false;
        }
    }

    /** {@link Integer#parseInt(CharSequence, int, int, int)}. */
    public static int java_lang_Integer_parseInt(CharSequence text, int begin, int end, int radix) {
        return (int) part(text, begin, end, radix, 32);
    }

    /** {@link Long#parseLong(CharSequence, int, int, int)}. */
    public static long java_lang_Long_parseLong(CharSequence text, int begin, int end, int radix) {
        return part(text, begin, end, radix, 64);
    }

    /** {@link Integer#parseInt(String, int)}. */
    public static int java_lang_Integer_parseInt(String text, int radix) {
        return (int) parse(text, radix, 32, true);
    }

    /** {@link Integer#parseInt(String)}. */
    public static int java_lang_Integer_parseInt(String text) {
        return (int) parse(text, 10, 32, true);
    }

    /** {@link Integer#parseUnsignedInt(String, int)}. */
    public static int java_lang_Integer_parseUnsignedInt(String text, int radix) {
        return (int) parse(text, radix, 32, false);
    }

    /** {@link Integer#parseUnsignedInt(String)}. */
    public static int java_lang_Integer_parseUnsignedInt(String text) {
        return (int) parse(text, 10, 32, false);
    }

    /** {@link Long#parseLong(String, int)}. */
    public static long java_lang_Long_parseLong(String text, int radix) {
        return parse(text, radix, 64, true);
    }

    /** {@link Long#parseLong(String)}. */
    public static long java_lang_Long_parseLong(String text) {
        return parse(text, 10, 64, true);
    }

    /** {@link Long#parseUnsignedLong(String, int)}. */
    public static long java_lang_Long_parseUnsignedLong(String text, int radix) {
        return parse(text, radix, 64, false);
    }

    /** {@link Long#parseUnsignedLong(String)}. */
    public static long java_lang_Long_parseUnsignedLong(String text) {
        return parse(text, 10, 64, false);
    }

    /** {@link Short#parseShort(String, int)}. */
    public static short java_lang_Short_parseShort(String text, int radix) {
        return (short) within(text, radix, Integer.parseInt(text, radix), Short.MAX_VALUE);
    }

    /** {@link Byte#parseByte(String, int)}. */
    public static byte java_lang_Byte_parseByte(String text, int radix) {
        return (byte) within(text, radix, Integer.parseInt(text, radix), Byte.MAX_VALUE);
    }

    private static int within(String text, int radix, int value, int most) {
        if (value > most || value < -most - 1) {
            throw new NumberFormatException("Value out of range. Value:\"" + text + "\" Radix:" + radix);
        }
        return value;
    }

    /** {@link Integer#decode}. */
    public static Integer java_lang_Integer_decode(String text) {
        return (int) decode(text, 32);
    }

    /** {@link Long#decode}. */
    public static Long java_lang_Long_decode(String text) {
        return decode(text, 64);
    }

    private static long decode(String text, int bits) {
        if (text.isEmpty()) throw new NumberFormatException("Zero length string");
        boolean minus = text.charAt(0) == '-';
        String rest = minus || text.charAt(0) == '+' ? text.substring(1) : text;
        int radix = 10;
        if (rest.startsWith("0x") || rest.startsWith("0X")) {
            rest = rest.substring(2);
            radix = 16;
        } else if (rest.startsWith("#")) {
            rest = rest.substring(1);
            radix = 16;
        } else if (rest.startsWith("0") && rest.length() > 1) {
            rest = rest.substring(1);
            radix = 8;
        }
        if (rest.startsWith("-") || rest.startsWith("+"))
            throw new NumberFormatException("Sign character in wrong position");
        return parse(minus ? "-" + rest : rest, radix, bits, true);
    }

    /** {@link Integer#toUnsignedLong}. */
    public static long java_lang_Integer_toUnsignedLong(int value) {
        return value & 0xffffffffL;
    }

    /** {@link BigInteger#hashCode}, by digits of 32 bits. */
    public static int java_math_BigInteger_hashCode(BigInteger value) {
        int hash = 0;
        BigInteger size = value.abs();
        for (int at = (size.bitLength() + 31) / 32 - 1; at >= 0; at--) {
            hash = 31 * hash + size.shiftRight(32 * at).intValue();
        }
        return hash * value.signum();
    }

    /** {@link BigDecimal#hashCode}. */
    public static int java_math_BigDecimal_hashCode(BigDecimal value) {
        return 31 * value.unscaledValue().hashCode() + value.scale();
    }

    /** {@link Long#hashCode(long)}. */
    public static int java_lang_Long_hashCode(long value) {
        return (int) (value ^ value >>> 32);
    }

    /** {@link BigInteger#modPow}: TeaVM's fails for a power of two. */
    public static BigInteger java_math_BigInteger_modPow(BigInteger base, BigInteger power, BigInteger modulus) {
        if (modulus.signum() <= 0) throw new ArithmeticException("BigInteger: modulus not positive");
        BigInteger from = power.signum() < 0 ? base.modInverse(modulus) : base.mod(modulus), up = power.abs();
        BigInteger made = BigInteger.ONE.mod(modulus);
        for (int bit = up.bitLength() - 1; bit >= 0; bit--) {
            made = made.multiply(made).mod(modulus);
            if (up.testBit(bit)) made = made.multiply(from).mod(modulus);
        }
        return made;
    }
}
