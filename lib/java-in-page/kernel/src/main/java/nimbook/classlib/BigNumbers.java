package nimbook.classlib;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Random;

/** Of {@link BigDecimal} and {@link BigInteger} what TeaVM's lack, have otherwise or say in other words. */
public final class BigNumbers {
    private static final int MOST_EXPONENT = 999_999_999;
    /** Bits of which a long holds one more next to the sign. */
    private static final int BITS = 62;

    private BigNumbers() {}

    /** TeaVM's estimate is one too small at times, and then a number is not rounded. */
    public static int java_math_BigDecimal_aproxPrecision(BigDecimal number) {
        return number.precision();
    }

    /** {@link BigDecimal#precision}, of which TeaVM's counts the sign of some. */
    public static int java_math_BigDecimal_precision(BigDecimal number) {
        BigInteger digits = number.unscaledValue();
        return digits.abs().toString().length();
    }

    /** {@link BigDecimal#doubleValue}. */
    public static double java_math_BigDecimal_doubleValue(BigDecimal number) {
        return Double.parseDouble(number.toString());
    }

    /** {@link BigDecimal#floatValue}. */
    public static float java_math_BigDecimal_floatValue(BigDecimal number) {
        return Float.parseFloat(number.toString());
    }

    /** {@link BigDecimal#add(BigDecimal, MathContext)}. */
    public static BigDecimal java_math_BigDecimal_add(BigDecimal a, BigDecimal b, MathContext context) {
        int digits = context.getPrecision();
        if (digits == 0) return a.add(b);
        if (a.signum() == 0 || b.signum() == 0) {
            BigDecimal sum = (a.signum() == 0 ? b : a).round(context);
            int scale = Math.max(a.scale(), b.scale());
            if (sum.signum() == 0) return BigDecimal.valueOf(0, scale);
            // As many zeros behind the point as the other has, where they fit.
            int most = sum.scale() + digits - sum.precision();
            return sum.scale() > scale ? sum : sum.setScale(Math.min(scale, most));
        }
        boolean isLarger = exponent(a) >= exponent(b);
        BigDecimal large = isLarger ? a : b, small = isLarger ? b : a;
        // Of a number below all digits that count only the sign does.
        long last = Math.min(exponent(large) - digits, -(long) large.scale()) - 2;
        if (exponent(small) < last) small = BigDecimal.valueOf(small.signum(), Math.toIntExact(-last));
        return large.add(small).round(context);
    }

    /** The power of ten of the first digit. */
    private static long exponent(BigDecimal number) {
        return (long) number.precision() - number.scale();
    }

    /** {@link BigDecimal#subtract(BigDecimal, MathContext)}. */
    public static BigDecimal java_math_BigDecimal_subtract(BigDecimal a, BigDecimal b, MathContext context) {
        return a.add(b.negate(), context);
    }

    /** {@link BigInteger#doubleValue}. */
    public static double java_math_BigInteger_doubleValue(BigInteger number) {
        int shift = shift(number);
        return Math.scalb((double) first(number, shift), shift);
    }

    /** {@link BigInteger#floatValue}. */
    public static float java_math_BigInteger_floatValue(BigInteger number) {
        int shift = shift(number);
        return Math.scalb((float) first(number, shift), shift);
    }

    private static int shift(BigInteger number) {
        return Math.max(0, number.bitLength() - BITS);
    }

    /** The number without its last bits; of these the last bit of the result says whether one is set. */
    private static long first(BigInteger number, int shift) {
        long first = number.shiftRight(shift).longValue();
        return number.getLowestSetBit() < shift && number.signum() != 0 ? first | 1 : first;
    }

    /** A whole number of so many bits next to the sign. */
    public static long java_math_BigDecimal_valueExact(BigDecimal number, int bits) {
        boolean isLong = number.signum() == 0 || (long) number.precision() - number.scale() <= 19;
        BigInteger whole = isLong ? number.toBigIntegerExact() : null;
        if (whole == null || whole.bitLength() >= bits) throw new ArithmeticException("Overflow");
        return whole.longValue();
    }

    /** {@link BigDecimal#pow(int)}. */
    public static BigDecimal java_math_BigDecimal_pow(BigDecimal number, int exponent) {
        if (exponent < 0 || exponent > MOST_EXPONENT) throw new ArithmeticException("Invalid operation");
        return new BigDecimal(number.unscaledValue().pow(exponent), Math.multiplyExact(number.scale(), exponent));
    }

    /** {@link BigDecimal#sqrt}: the root of a whole number with two digits more, and one for what remains. */
    public static BigDecimal java_math_BigDecimal_sqrt(BigDecimal number, MathContext context) {
        int preferred = number.scale() / 2;
        if (number.signum() < 0) throw new ArithmeticException("Attempted square root of negative BigDecimal");
        if (number.signum() == 0) return BigDecimal.valueOf(0, preferred);
        boolean isAny = context.getPrecision() == 0;
        BigDecimal stripped = number.stripTrailingZeros();
        int digits = isAny ? stripped.precision() / 2 + 1 : context.getPrecision();
        int shift = Math.max(0, 2 * (digits + 2) - stripped.precision());
        shift += stripped.scale() + shift & 1;
        BigInteger[] root =
                java_math_BigInteger_sqrtAndRemainder(stripped.unscaledValue().multiply(BigInteger.TEN.pow(shift)));
        boolean isExact = root[1].signum() == 0;
        BigInteger more = root[0].multiply(BigInteger.TEN).add(isExact ? BigInteger.ZERO : BigInteger.ONE);
        BigDecimal result = new BigDecimal(more, (stripped.scale() + shift) / 2 + 1);
        if (isAny || context.getRoundingMode() == RoundingMode.UNNECESSARY) {
            result = result.stripTrailingZeros();
            if (!isExact || result.precision() > digits)
                throw new ArithmeticException("Computed square root not exact.");
        }
        result = result.round(context);
        return result.scale() == preferred ? result
                : result.stripTrailingZeros().add(BigDecimal.valueOf(0, preferred),
                        new MathContext(context.getPrecision(), RoundingMode.UNNECESSARY));
    }

    /** {@link BigInteger#sqrtAndRemainder}. */
    public static BigInteger[] java_math_BigInteger_sqrtAndRemainder(BigInteger number) {
        BigInteger root = number.sqrt();
        return new BigInteger[] {root, number.subtract(root.multiply(root))};
    }

    /** {@link BigInteger#toString(int)}, by groups of digits that a long holds. */
    public static String java_math_BigInteger_toString(BigInteger number, int radix) {
        if (radix < Character.MIN_RADIX || radix > Character.MAX_RADIX) return number.toString();
        int count = (int) (BITS / (Math.log(radix) / Math.log(2)));
        BigInteger group = BigInteger.valueOf(radix).pow(count), rest = number.abs();
        StringBuilder digits = new StringBuilder();
        while (rest.bitLength() > BITS) {
            BigInteger[] parts = rest.divideAndRemainder(group);
            String text = Long.toString(parts[1].longValue(), radix);
            digits.insert(0, "0".repeat(count - text.length()) + text);
            rest = parts[0];
        }
        return digits.insert(0, Long.toString(rest.longValue(), radix)).insert(0, number.signum() < 0 ? "-" : "")
                .toString();
    }

    /** The bytes of a number of random bits. */
    public static byte[] randomBits(int bits, Random random) {
        if (bits < 0) throw new IllegalArgumentException("numBits must be non-negative");
        byte[] bytes = new byte[(bits + 7) / 8];
        random.nextBytes(bytes);
        if (bits > 0) bytes[0] &= (byte) (0xff >>> 8 * bytes.length - bits);
        return bytes;
    }
}
