package nimbook.classlib;

import java.math.BigDecimal;
import org.teavm.interop.Import;

/** Methods of {@link Math} and of the classes of numbers; see {@link Supplement} for their names. */
public final class MathMethods {
    private static final String INT = "integer overflow", LONG = "long overflow";
    /** Doubles of at least this size are whole. */
    private static final double WHOLE = 0x1p52;

    private MathMethods() {}

    /** {@link Math#round(double)}. */
    public static long java_lang_Math_round(double a) {
        double floor = Math.floor(a);
        return (long) (a - floor >= 0.5 ? floor + 1 : floor);
    }

    /** {@link Math#round(float)}. */
    public static int java_lang_Math_round(float a) {
        return (int) Math.floor(a + 0.5);
    }

    /** {@link Math#rint}. */
    public static double java_lang_Math_rint(double a) {
        if (!(Math.abs(a) < WHOLE)) return a;
        return Math.copySign(Math.abs(a) + WHOLE - WHOLE, a);
    }

    /** {@link Math#ulp(double)}. */
    public static double java_lang_Math_ulp(double a) {
        if (!Double.isFinite(a)) return Math.abs(a);
        double up = Math.abs(a);
        return up == Double.MAX_VALUE ? up - Math.nextDown(up) : Math.nextUp(up) - up;
    }

    /** {@link Math#ulp(float)}. */
    public static float java_lang_Math_ulp(float a) {
        if (!Float.isFinite(a)) return Math.abs(a);
        float up = Math.abs(a);
        return up == Float.MAX_VALUE ? up - Math.nextDown(up) : Math.nextUp(up) - up;
    }

    /** {@link Math#toDegrees}. */
    public static double java_lang_Math_toDegrees(double angle) {
        return angle * 57.29577951308232;
    }

    /** {@link Math#toRadians}. */
    public static double java_lang_Math_toRadians(double angle) {
        return angle * 0.017453292519943295;
    }

    /** {@link Math#scalb(double, int)}: the last of the factors alone may round. */
    public static double java_lang_Math_scalb(double a, int by) {
        if (!Double.isFinite(a) || a == 0) return a;
        int left = Math.max(-2200, Math.min(2200, by)), exact = left;
        // Down to the least normal number no bit is lost.
        if (left < 0) exact = Math.max(left, Math.min(0, Double.MIN_EXPONENT - Math.getExponent(a)));
        double scaled = a;
        for (int rest = exact; rest != 0; rest -= step(rest)) scaled *= power(step(rest));
        return left - exact < -100 ? Math.copySign(0, a) : scaled * power(left - exact);
    }

    private static int step(int rest) {
        return Math.max(-500, Math.min(500, rest));
    }

    /** 2^n for |n| up to 1000. */
    private static double power(int n) {
        return Double.longBitsToDouble((long) (n + 1023) << 52);
    }

    /** {@link Math#fma(double, double, double)}, exact by decimal numbers. */
    public static double java_lang_Math_fma(double a, double b, double c) {
        if (!Double.isFinite(a) || !Double.isFinite(b) || a == 0 || b == 0) return a * b + c;
        // Of a finite product that is beyond what a double holds, too.
        if (!Double.isFinite(c)) return c;
        BigDecimal sum = new BigDecimal(a).multiply(new BigDecimal(b)).add(new BigDecimal(c));
        return sum.signum() == 0 ? a * b + c : sum.doubleValue();
    }

    /** {@link Math#IEEEremainder}. */
    public static double java_lang_Math_IEEEremainder(double a, double b) {
        if (Double.isNaN(a) || Double.isNaN(b) || Double.isInfinite(a) || b == 0) return Double.NaN;
        if (Double.isInfinite(b)) return a;
        double of = Math.abs(b), rest = Math.abs(a) % of, other = of - rest;
        // The quotient is even where a remainder by twice the divisor is below it.
        boolean odd = rest == other && Math.abs(a) % (2 * of) >= of;
        double nearest = rest > other || odd ? -other : rest;
        return a < 0 || 1 / a < 0 ? -nearest : nearest;
    }

    /** {@link Math#cbrt}. */
    @Import(module = "teavmMath", name = "cbrt")
    public static native double java_lang_Math_cbrt(double a);

    /** {@link Math#log10}. */
    @Import(module = "teavmMath", name = "log10")
    public static native double java_lang_Math_log10(double a);

    /** {@link Math#log1p}. */
    @Import(module = "teavmMath", name = "log1p")
    public static native double java_lang_Math_log1p(double a);

    /** {@link Math#expm1}. */
    @Import(module = "teavmMath", name = "expm1")
    public static native double java_lang_Math_expm1(double a);

    /** {@link Math#sinh}. */
    @Import(module = "teavmMath", name = "sinh")
    public static native double java_lang_Math_sinh(double a);

    /** {@link Math#cosh}. */
    @Import(module = "teavmMath", name = "cosh")
    public static native double java_lang_Math_cosh(double a);

    /** {@link Math#tanh}. */
    @Import(module = "teavmMath", name = "tanh")
    public static native double java_lang_Math_tanh(double a);

    private static int high(double a) {
        return (int) (Double.doubleToLongBits(a) >>> 32);
    }

    private static double upper(double a) {
        return Double.longBitsToDouble(Double.doubleToLongBits(a) & -1L << 32);
    }

    /** {@link Math#hypot}: the squares by the upper halves of the numbers, the rest added, as fdlibm does. */
    public static double java_lang_Math_hypot(double a, double b) {
        if (Double.isInfinite(a) || Double.isInfinite(b)) return Double.POSITIVE_INFINITY;
        double x = Math.max(Math.abs(a), Math.abs(b)), y = Math.min(Math.abs(a), Math.abs(b));
        if (Double.isNaN(x) || y == 0 || high(x) - high(y) > 60 << 20) return x + y;
        int by = Math.getExponent(x) >= 500 ? -600 : Math.getExponent(y) < -500 ? 600 : 0;
        if (Math.getExponent(y) < Double.MIN_EXPONENT) by = 1022;
        x = Math.scalb(x, by);
        y = Math.scalb(y, by);
        double more = x - y, square;
        if (more > y) {
            double first = upper(x), rest = x - first;
            square = first * first - (y * -y - rest * (x + first));
        } else {
            double twice = x + x, first = upper(twice), rest = twice - first, part = upper(y);
            square = first * part - (more * -more - (first * (y - part) + rest * y));
        }
        return Math.scalb(Math.sqrt(square), -by);
    }

    /** {@link Math#scalb(float, int)}. */
    public static float java_lang_Math_scalb(float a, int by) {
        return (float) Math.scalb((double) a, Math.max(-400, Math.min(400, by)));
    }

    /** {@link Math#nextAfter(double, double)}. */
    public static double java_lang_Math_nextAfter(double from, double to) {
        if (Double.isNaN(from) || Double.isNaN(to)) return Double.NaN;
        return to == from ? to : to > from ? Math.nextUp(from) : Math.nextDown(from);
    }

    private static int exact(long value) {
        if ((int) value != value) throw new ArithmeticException(INT);
        return (int) value;
    }

    private static long unless(boolean overflow, long value) {
        if (overflow) throw new ArithmeticException(LONG);
        return value;
    }

    /** {@link Math#addExact(int, int)}. */
    public static int java_lang_Math_addExact(int a, int b) {
        return exact((long) a + b);
    }

    /** {@link Math#addExact(long, long)}. */
    public static long java_lang_Math_addExact(long a, long b) {
        long sum = a + b;
        return unless(((a ^ sum) & (b ^ sum)) < 0, sum);
    }

    /** {@link Math#subtractExact(int, int)}. */
    public static int java_lang_Math_subtractExact(int a, int b) {
        return exact((long) a - b);
    }

    /** {@link Math#subtractExact(long, long)}. */
    public static long java_lang_Math_subtractExact(long a, long b) {
        long difference = a - b;
        return unless(((a ^ b) & (a ^ difference)) < 0, difference);
    }

    /** {@link Math#multiplyExact(int, int)}. */
    public static int java_lang_Math_multiplyExact(int a, int b) {
        return exact((long) a * b);
    }

    /** {@link Math#multiplyExact(long, int)}. */
    public static long java_lang_Math_multiplyExact(long a, int b) {
        return java_lang_Math_multiplyExact(a, (long) b);
    }

    /** {@link Math#multiplyExact(long, long)}. */
    public static long java_lang_Math_multiplyExact(long a, long b) {
        long product = a * b;
        return unless(Math.multiplyHigh(a, b) != product >> 63, product);
    }

    /** {@link Math#multiplyFull}. */
    public static long java_lang_Math_multiplyFull(int a, int b) {
        return (long) a * b;
    }

    /** {@link Math#multiplyHigh}, by halves of 32 bits. */
    public static long java_lang_Math_multiplyHigh(long a, long b) {
        long low = 0xffffffffL, middle = (a >> 32) * (b & low) + ((a & low) * (b & low) >>> 32);
        return (a >> 32) * (b >> 32) + (middle >> 32) + ((middle & low) + (a & low) * (b >> 32) >> 32);
    }

    /** {@link Math#incrementExact(int)}. */
    public static int java_lang_Math_incrementExact(int a) {
        return exact(a + 1L);
    }

    /** {@link Math#incrementExact(long)}. */
    public static long java_lang_Math_incrementExact(long a) {
        return unless(a == Long.MAX_VALUE, a + 1);
    }

    /** {@link Math#decrementExact(int)}. */
    public static int java_lang_Math_decrementExact(int a) {
        return exact(a - 1L);
    }

    /** {@link Math#decrementExact(long)}. */
    public static long java_lang_Math_decrementExact(long a) {
        return unless(a == Long.MIN_VALUE, a - 1);
    }

    /** {@link Math#negateExact(int)}. */
    public static int java_lang_Math_negateExact(int a) {
        return exact(-(long) a);
    }

    /** {@link Math#negateExact(long)}. */
    public static long java_lang_Math_negateExact(long a) {
        return unless(a == Long.MIN_VALUE, -a);
    }

    /** {@link Math#toIntExact}. */
    public static int java_lang_Math_toIntExact(long a) {
        return exact(a);
    }

    /** {@link Math#absExact(int)}. */
    public static int java_lang_Math_absExact(int a) {
        if (a == Integer.MIN_VALUE)
            throw new ArithmeticException("Overflow to represent absolute value of Integer.MIN_VALUE");
        return Math.abs(a);
    }

    /** {@link Math#absExact(long)}. */
    public static long java_lang_Math_absExact(long a) {
        if (a == Long.MIN_VALUE)
            throw new ArithmeticException("Overflow to represent absolute value of Long.MIN_VALUE");
        return Math.abs(a);
    }

    /** {@link Long#max}. */
    public static long java_lang_Long_max(long a, long b) {
        return Math.max(a, b);
    }

    /** {@link Long#min}. */
    public static long java_lang_Long_min(long a, long b) {
        return Math.min(a, b);
    }

    /** {@link Double#max}. */
    public static double java_lang_Double_max(double a, double b) {
        return Math.max(a, b);
    }

    /** {@link Double#min}. */
    public static double java_lang_Double_min(double a, double b) {
        return Math.min(a, b);
    }

    /** {@link Double#sum}. */
    public static double java_lang_Double_sum(double a, double b) {
        return a + b;
    }

    /** {@link Float#max}. */
    public static float java_lang_Float_max(float a, float b) {
        return Math.max(a, b);
    }

    /** {@link Float#min}. */
    public static float java_lang_Float_min(float a, float b) {
        return Math.min(a, b);
    }

    /** {@link Float#sum}. */
    public static float java_lang_Float_sum(float a, float b) {
        return a + b;
    }
}
