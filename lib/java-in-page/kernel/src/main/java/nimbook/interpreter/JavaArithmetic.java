package nimbook.interpreter;

/**
 * What compiled methods call in the place of WebAssembly's and TeaVM 0.13.1's own arithmetic (nimbook.dispatch).
 * WebAssembly's division ends the whole call where the divisor is zero, and where the quotient of the least number by
 * −1 does not fit: Java throws there, and wraps here. TeaVM takes the remainder of doubles from a rounded quotient, and
 * NaN for infinite.
 */
public final class JavaArithmetic {
    private JavaArithmetic() {}

    /** The quotient. */
    public static int divide(int a, int b) {
        return checked(b) == -1 ? -a : a / b;
    }

    /** The remainder. */
    public static int remainder(int a, int b) {
        return checked(b) == -1 ? 0 : a % b;
    }

    /** The quotient. */
    public static long divide(long a, long b) {
        return checked(b) == -1 ? -a : a / b;
    }

    /** The remainder. */
    public static long remainder(long a, long b) {
        return checked(b) == -1 ? 0 : a % b;
    }

    /** {@link Integer#divideUnsigned}. */
    public static int divideUnsigned(int a, int b) {
        return Integer.divideUnsigned(a, checked(b));
    }

    /** {@link Integer#remainderUnsigned}. */
    public static int remainderUnsigned(int a, int b) {
        return Integer.remainderUnsigned(a, checked(b));
    }

    /** {@link Long#divideUnsigned}. */
    public static long divideUnsigned(long a, long b) {
        return Long.divideUnsigned(a, checked(b));
    }

    /** {@link Long#remainderUnsigned}. */
    public static long remainderUnsigned(long a, long b) {
        return Long.remainderUnsigned(a, checked(b));
    }

    /** {@link Double#isInfinite(double)}. */
    public static boolean isInfinite(double a) {
        return Math.abs(a) == Double.POSITIVE_INFINITY;
    }

    /** {@link Float#isInfinite(float)}. */
    public static boolean isInfinite(float a) {
        return Math.abs(a) == Float.POSITIVE_INFINITY;
    }

    /** The remainder. */
    public static float remainder(float a, float b) {
        return (float) remainder((double) a, (double) b);
    }

    /**
     * The remainder, exact by subtraction of b's multiples by powers of 2: at most some 2100 steps each way, as many as
     * a double has exponents.
     */
    public static double remainder(double a, double b) {
        if (Double.isNaN(a) || Double.isNaN(b) || Double.isInfinite(a) || b == 0) return Double.NaN;
        if (Double.isInfinite(b) || a == 0) return a;
        double rest = Math.abs(a), least = Math.abs(b), multiple = least;
        while (multiple <= rest / 2) multiple *= 2;
        for (; multiple >= least; multiple /= 2) if (rest >= multiple) rest -= multiple;
        return Math.copySign(rest, a);
    }

    /** Of a new array. */
    public static void length(int length) {
        if (length < 0) throw new NegativeArraySizeException(String.valueOf(length));
    }

    private static int checked(int b) {
        if (b == 0) throw new ArithmeticException("/ by zero");
        return b;
    }

    private static long checked(long b) {
        if (b == 0) throw new ArithmeticException("/ by zero");
        return b;
    }

    // Instructions of WebAssembly: nimbook.dispatch.FloatingComparisons writes them for a comparison and its branch.

    static native boolean lt(double a, double b);

    static native boolean le(double a, double b);

    static native boolean gt(double a, double b);

    static native boolean ge(double a, double b);

    static native boolean eq(double a, double b);

    static native boolean lt(float a, float b);

    static native boolean le(float a, float b);

    static native boolean gt(float a, float b);

    static native boolean ge(float a, float b);

    static native boolean eq(float a, float b);
}
