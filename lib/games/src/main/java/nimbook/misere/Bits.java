package nimbook.misere;

/** Sets of small numbers as words of bits. */
final class Bits {

    private Bits() {}

    static long[] none(int size) {
        return new long[size + 63 >>> 6];
    }

    static void set(long[] bits, int i) {
        bits[i >>> 6] |= 1L << i;
    }

    static boolean has(long[] bits, int i) {
        return (bits[i >>> 6] >>> i & 1) != 0;
    }

    static void add(long[] to, long[] bits) {
        for (int w = 0; w < to.length; w++) to[w] |= bits[w];
    }

    static boolean meet(long[] a, long[] b) {
        for (int w = 0; w < a.length; w++) if ((a[w] & b[w]) != 0) return true;
        return false;
    }

    /** Whether every member of a is one of b. */
    static boolean within(long[] a, long[] b) {
        for (int w = 0; w < a.length; w++) if ((a[w] & ~b[w]) != 0) return false;
        return true;
    }
}
