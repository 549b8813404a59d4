package nimbook.misere;

/** Vectors of exponents: elements of a free commutative monoid, as int arrays whose missing entries are 0. */
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

    static boolean isZero(int[] v) {
        for (int e : v) if (e != 0) return false;
        return true;
    }

    /** The same for vectors that differ by zeros at the end. */
    static String key(int[] v) {
        int length = v.length;
        while (length > 0 && v[length - 1] == 0) length--;
        char[] letters = new char[length];
        for (int g = 0; g < length; g++) letters[g] = (char) v[g];
        return new String(letters);
    }
}
