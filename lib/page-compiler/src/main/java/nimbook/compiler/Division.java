package nimbook.compiler;

/** Division as javac folds it: by zero it throws, where WebAssembly's own ends the whole call. */
public final class Division {
    private Division() {}

    /** The quotient. */
    public static int divide(int a, int b) {
        return a / checked(b);
    }

    /** The remainder. */
    public static int remainder(int a, int b) {
        return a % checked(b);
    }

    /** The quotient. */
    public static long divide(long a, long b) {
        checked(b);
        return a / b;
    }

    /** The remainder. */
    public static long remainder(long a, long b) {
        checked(b);
        return a % b;
    }

    private static int checked(int b) {
        checked((long) b);
        return b;
    }

    private static void checked(long b) {
        if (b == 0) throw new ArithmeticException("/ by zero");
    }
}
