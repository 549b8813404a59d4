package nimbook.misere;

/**
 * Vectors of exponents: elements of a free commutative monoid, as int arrays whose missing entries are 0. Sums of units
 * do not end with 0.
 */
final class Words {

    private Words() {}

    static int[] unit(int generator) {
        int[] unit = new int[generator + 1];
        unit[generator] = 1;
        return unit;
    }

    static int[] plus(int[] a, int[] b) {
        if (a.length < b.length) return plus(b, a);
        int[] sum = a.clone();
        for (int g = 0; g < b.length; g++) sum[g] += b[g];
        return sum;
    }

    /** Tells vectors apart that do not end with 0. */
    static String key(int[] v) {
        char[] letters = new char[v.length];
        for (int g = 0; g < v.length; g++) letters[g] = (char) v[g];
        return new String(letters);
    }
}
