package nimbook.heap;

import java.util.Arrays;
import nimbook.core.Work;

/**
 * The values of an octal game or of Grundy's game by rare values (the sparse space method: Winning Ways, chapter 4;
 * Gangolli and Plambeck 1989; Flammenkamp). {@link SparseSpace} says what is left of a mask at the end.
 *
 * <p>A mask cuts the numbers into two cosets: v is <i>rare</i> when v &amp; mask has an even number of ones, else
 * <i>common</i>. The rare ones are closed under ⊕, common ⊕ common is rare, and rare ⊕ common is common. So which
 * common values an option has is decided by the splits that contain a heap of rare value: the least common value c that
 * is missing is found from these. G(n) ≤ c, and G(n) is c itself unless a rare value below c is missing; the splits
 * into two common heaps are gone through only until all of these are seen. Exact for every mask; quick for one under
 * which few heaps are rare, which is chosen anew each time the number of heaps has grown by half.
 *
 * <p>Time a heap: O(digits · rare heaps), and a scan that as a rule ends soon; at worst O(digits · n).
 */
final class OctalEngine extends HeapEngine {

    /** Below this many heaps a mask is not worth its choice, and all splits are looked at. */
    private static final int PLAIN = 256;

    private final int[] digits;
    /** Whether the two heaps of a split must differ, as in Grundy's game. */
    private final boolean unequal;
    private int[] rare = new int[64];
    private int rares;
    private int mask;
    private int choose = PLAIN;

    OctalEngine(int[] digits, boolean unequal) {
        this.digits = digits;
        this.unequal = unequal;
    }

    @Override
    int next(int n) {
        if (n >= choose) chooseMask(n);
        Work.poll();
        int stamp = fresh();
        for (int k = 1; k < digits.length && k <= n; k++) {
            if (k == n ? (digits[k] & 1) != 0 : (digits[k] & 2) != 0) marks[values[n - k]] = stamp;
        }
        int value = mask == 0 ? plain(n, stamp) : sparse(n, stamp);
        room(value);
        if (mask != 0 && !isCommon(value)) addRare(n);
        return value;
    }

    private int plain(int n, int stamp) {
        for (int k = 0; k < digits.length; k++) {
            if ((digits[k] & 4) == 0) continue;
            int left = n - k;
            for (int a = half(left); a >= 1; a--) marks[values[a] ^ values[left - a]] = stamp;
        }
        return mex(stamp);
    }

    private int sparse(int n, int stamp) {
        for (int k = 0; k < digits.length; k++) {
            if ((digits[k] & 4) == 0) continue;
            int left = n - k;
            for (int i = 0; i < rares && rare[i] < left; i++) {
                if (!unequal || 2 * rare[i] != left) marks[values[rare[i]] ^ values[left - rare[i]]] = stamp;
            }
        }
        int missing = 0;
        int c = 0;
        for (; marks[c] == stamp || !isCommon(c); c++) if (marks[c] != stamp) missing++;
        for (int k = 0; k < digits.length; k++) {
            if ((digits[k] & 4) == 0) continue;
            int left = n - k;
            for (int a = half(left); a >= 1 && missing > 0; a--) {
                int value = values[a] ^ values[left - a];
                if (value >= c || marks[value] == stamp) continue;
                marks[value] = stamp;
                missing--;
            }
        }
        return missing == 0 ? c : mex(stamp);
    }

    /** The greatest that the smaller heap of a split can be. */
    private int half(int left) {
        return unequal ? (left - 1) / 2 : left / 2;
    }

    private void chooseMask(int n) {
        choose = n + n / 2;
        int top = 1;
        for (int i = 0; i < n; i++) top |= values[i];
        // Past this size the transform would cost more than it saves; the mask of before stays exact.
        if (top >= 1 << 20 && mask != 0) return;
        mask = fewestRare(Arrays.copyOf(values, n), Integer.highestOneBit(top) * 2);
        rares = 0;
        for (int i = 1; i < n; i++) if (!isCommon(values[i])) addRare(i);
    }

    /**
     * The least mask from 1 to size − 1 under which the fewest of the values are rare, all of them below size, a power
     * of 2.
     */
    static int fewestRare(int[] values, int size) {
        int[] signed = new int[size];
        for (int value : values) signed[value]++;
        // Walsh–Hadamard: signed[m] becomes the number of values that m makes rare, less the number that it makes
        // common.
        for (int h = 1; h < size; h *= 2) {
            for (int i = 0; i < size; i += 2 * h) {
                for (int j = i; j < i + h; j++) {
                    int a = signed[j];
                    int b = signed[j + h];
                    signed[j] = a + b;
                    signed[j + h] = a - b;
                }
            }
        }
        int best = 1;
        for (int m = 2; m < size; m++) if (signed[m] < signed[best]) best = m;
        return best;
    }

    private boolean isCommon(int value) {
        return isCommon(value, mask);
    }

    static boolean isCommon(int value, int mask) {
        return (Integer.bitCount(value & mask) & 1) != 0;
    }

    private void addRare(int n) {
        if (rares == rare.length) rare = Arrays.copyOf(rare, 2 * rares);
        rare[rares++] = n;
    }
}
