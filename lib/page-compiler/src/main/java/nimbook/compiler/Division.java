package nimbook.compiler;

/**
 * Division as javac folds it. WebAssembly's own ends the whole call where the divisor is zero, and where the quotient
 * of the least number by −1 does not fit: the language throws there, and wraps here.
 */
public final class Division {
    private Division() {}

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

    private static int checked(int b) {
        checked((long) b);
        return b;
    }

    private static long checked(long b) {
        if (b == 0) throw new ArithmeticException("/ by zero");
        return b;
    }
}
