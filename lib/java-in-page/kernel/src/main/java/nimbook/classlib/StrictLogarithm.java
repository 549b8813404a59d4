package nimbook.classlib;

/**
 * The natural logarithm of {@link StrictMath}, which the documentation fixes to the last bit: by fdlibm's constants and
 * in its order of operations (e_log.c). Browsers have others.
 */
public final class StrictLogarithm {
    private static final double LN2_HIGH = 0.6931471803691238, LN2_LOW = 1.9082149292705877e-10;
    /** Of s^2, s^4 … in the series of log((1 + s) / (1 - s)) / s, fitted. */
    private static final double[] L = {0.6666666666666735, 0.3999999999940942, 0.2857142874366239,
            0.22222198432149784, 0.1818357216161805, 0.15313837699209373, 0.14798198605116586};

    private StrictLogarithm() {}

    /** Of a positive normal number. */
    public static double of(double x) {
        long bits = Double.doubleToRawLongBits(x);
        int power = (int) (bits >> 52) - 1023, head = (int) (bits >> 32) & 0xfffff;
        // x = 2^power (1 + f), 1 + f between the roots of 1/2 and 2.
        int half = head + 0x95f64 & 0x100000;
        power += half >> 20;
        double f = Double.longBitsToDouble((long) (head | half ^ 0x3ff00000) << 32 | bits & 0xffffffffL) - 1;
        if ((2 + head & 0xfffff) < 3) {
            double r = f * f * (0.5 - 1.0 / 3 * f);
            if (f == 0) return power == 0 ? 0 : power * LN2_HIGH + power * LN2_LOW;
            return power == 0 ? f - r : power * LN2_HIGH - (r - power * LN2_LOW - f);
        }
        double s = f / (2 + f), z = s * s, w = z * z;
        double r = z * (L[0] + w * (L[2] + w * (L[4] + w * L[6]))) + w * (L[1] + w * (L[3] + w * L[5]));
        if ((head - 0x6147a | 0x6b851 - head) > 0) {
            double square = 0.5 * f * f;
            return power == 0 ? f - (square - s * (square + r))
                    : power * LN2_HIGH - (square - (s * (square + r) + power * LN2_LOW) - f);
        }
        return power == 0 ? f - s * (f - r) : power * LN2_HIGH - (s * (f - r) - power * LN2_LOW - f);
    }
}
