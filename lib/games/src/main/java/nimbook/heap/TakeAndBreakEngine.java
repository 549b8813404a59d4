package nimbook.heap;

import java.util.Arrays;
import nimbook.core.Work;

/**
 * The values of a taking-and-breaking game as sets of numbers, a bit each. For each m the values that m coins can have
 * as two and as three heaps are such sets: two(m) = {G(a) ⊕ G(b) : a + b = m}, three(m) = ∪ two(m − a) ⊕ G(a) over the
 * smallest heap a. XOR with a number permutes the words of a set and the bits within a word. Where digits repeat, the
 * sets of all m that differ by a multiple of the cycle are joined as n grows.
 *
 * <p>two(m) takes O(m), three(m) O(m · words) steps; a heap takes O(digits) sets more.
 */
final class TakeAndBreakEngine extends HeapEngine {

    /** The bits of a word whose place has the binary digit 2^i zero, i = 0..5. */
    private static final long[] LOW = {0x5555555555555555L, 0x3333333333333333L, 0x0F0F0F0F0F0F0F0FL,
            0x00FF00FF00FF00FFL, 0x0000FFFF0000FFFFL, 0x00000000FFFFFFFFL};

    private final int[] digits;
    private final int cycle;
    private final int most;
    /** two(m) for every m, where three heaps can be left; else for the last m as many as there are digits. */
    private final long[][] two;
    private long[][] pairs = new long[64][];
    private final long[][] three;
    /** For each residue modulo the cycle what the repeated digits leave: sets[heaps][residue]. */
    private final long[][][] joined;

    TakeAndBreakEngine(int[] digits, int cycle) {
        this.digits = digits;
        this.cycle = cycle;
        int all = 0;
        for (int digit : digits) all |= digit;
        most = 31 - Integer.numberOfLeadingZeros(all);
        two = new long[digits.length][];
        three = new long[digits.length][];
        joined = new long[4][cycle][0];
    }

    /** What is kept in addition to the values, as long as no value is greater than its heap. */
    static double bytes(int limit, int heaps) {
        return heaps < 3 ? 0 : limit * (limit / 8.0 + 16);
    }

    @Override
    int next(int n) {
        int slot = n % digits.length;
        if (most >= 2) two[slot] = pairs(n);
        if (most >= 3) {
            if (n == pairs.length) pairs = Arrays.copyOf(pairs, 2 * n);
            pairs[n] = two[slot];
            three[slot] = triples(n);
        }
        long[] seen = new long[1];
        int first = digits.length - cycle;
        for (int k = 0; k < first && k <= n; k++) seen = add(seen, digits[k], n - k);
        // what the repeated digits leave of n: m = n − first, n − first − 1, …; the residue of m says which digit
        if (n >= first && cycle > 0) {
            int m = n - first;
            for (int heaps = 0; heaps <= most; heaps++) {
                joined[heaps][m % cycle] = union(joined[heaps][m % cycle], left(m, heaps));
            }
            for (int y = 0; y < cycle && y <= m; y++) {
                for (int heaps = 0; heaps <= most; heaps++) {
                    if ((digits[first + y] >> heaps & 1) != 0) seen = union(seen, joined[heaps][(m - y) % cycle]);
                }
            }
        }
        int word = 0;
        while (word < seen.length && seen[word] == -1) word++;
        return 64 * word + (word < seen.length ? Long.numberOfTrailingZeros(~seen[word]) : 0);
    }

    private long[] add(long[] seen, int digit, int m) {
        long[] sum = seen;
        for (int heaps = 0; heaps <= most; heaps++) if ((digit >> heaps & 1) != 0) sum = union(sum, left(m, heaps));
        return sum;
    }

    /** The values of m coins as so many heaps. m = n itself comes with two heaps at least, whose values are known. */
    private long[] left(int m, int heaps) {
        if (heaps == 0) return m == 0 ? new long[] {1} : new long[0];
        if (heaps == 1) return m == 0 || m == count ? new long[0] : single(values[m]);
        return (heaps == 2 ? two : three)[m % digits.length];
    }

    private static long[] single(int value) {
        long[] set = new long[(value >> 6) + 1];
        set[value >> 6] = 1L << value;
        return set;
    }

    private long[] pairs(int m) {
        long[] set = new long[1];
        for (int a = 1; 2 * a <= m; a++) {
            int value = values[a] ^ values[m - a];
            if (value >> 6 >= set.length) set = Arrays.copyOf(set, (value >> 6) + 1);
            set[value >> 6] |= 1L << value;
        }
        return set;
    }

    private long[] triples(int m) {
        long[] set = new long[1];
        for (int a = 1; 3 * a <= m; a++) {
            if ((a & 0xFF) == 0) Work.poll();
            set = exclusive(set, pairs[m - a], values[a]);
        }
        return set;
    }

    /** set ∪ {x ⊕ value : x ∈ more} */
    private static long[] exclusive(long[] set, long[] more, int value) {
        long[] all = set;
        for (int i = 0; i < more.length; i++) {
            long word = more[i];
            if (word == 0) continue;
            for (int b = 0; b < 6; b++) {
                if ((value >> b & 1) != 0) word = (word & LOW[b]) << (1 << b) | word >>> (1 << b) & LOW[b];
            }
            int at = i ^ value >> 6;
            if (at >= all.length) all = Arrays.copyOf(all, at + 1);
            all[at] |= word;
        }
        return all;
    }

    private static long[] union(long[] a, long[] b) {
        return b.length == 0 ? a : exclusive(a, b, 0);
    }
}
