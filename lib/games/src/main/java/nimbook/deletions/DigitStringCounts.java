package nimbook.deletions;

import static nimbook.core.Arguments.refuse;

import java.math.BigInteger;
import java.util.Arrays;
import nimbook.core.Grid;
import nimbook.core.Memory;
import nimbook.core.Work;
import nimbook.rook.MisereRook;

/**
 * How many positions of digital deletions have each Grundy value, by length. The value of a string d₁d₂…d_L is f(d₁,
 * v), v the value of d₂…d_L and 0 for the empty string (Frolov 2012), so the strings of length L + 1 are counted from
 * those of length L: c(L + 1, f(d, v)) = Σ c(L, v) over all digits d and values v. Exact at any length; a value is at
 * most the sum of the digits and the number of zeros. O(length² · base²) additions.
 */
public final class DigitStringCounts {

    /** Digits 0 to 9 at the most, as in the game. */
    private static final int MOST_BASE = 10;

    /** So many digits take some seconds. */
    private static final int MOST_LENGTH = 2000;

    private final int base;
    /** counts[L][v] */
    private final BigInteger[][] counts;

    private DigitStringCounts(int base, BigInteger[][] counts) {
        this.base = base;
        this.counts = counts;
    }

    /**
     * Counts the strings of the digits 0..base − 1 of each length to {@code length}.
     *
     * @throws IllegalArgumentException unless 1 ≤ base ≤ 10 and 0 ≤ length ≤ 2000, or when the counts do not fit into
     * memory
     * @throws Work.Stopped when the thread is interrupted
     */
    public static DigitStringCounts of(int base, int length) {
        refuse(base < 1 || base > MOST_BASE, "base = ", base, ": 1 to ", MOST_BASE, " is allowed");
        refuse(length < 0 || length > MOST_LENGTH, "length = ", length, ": 0 to ", MOST_LENGTH, " is allowed");
        int step = Math.max(1, base - 1);
        double values = (double) step * length * length;
        Memory.require("base = " + base + ", length = " + length + ": the counts", values * (48 + length / 4.0));
        BigInteger[][] counts = new BigInteger[length + 1][];
        counts[0] = new BigInteger[] {BigInteger.ONE};
        Grid f = MisereRook.tableOfF(base, step * length + 1);
        for (int l = 1; l <= length; l++) {
            Work.at(l, length + 1L, "lengths");
            counts[l] = zeros(step * l + 1);
            for (int v = 0; v < counts[l - 1].length; v++) {
                if (counts[l - 1][v].signum() == 0) continue;
                for (int d = 0; d < base; d++) {
                    int value = f.at(d, v);
                    counts[l][value] = counts[l][value].add(counts[l - 1][v]);
                }
            }
        }
        return new DigitStringCounts(base, counts);
    }

    private static BigInteger[] zeros(int length) {
        BigInteger[] zeros = new BigInteger[length];
        Arrays.fill(zeros, BigInteger.ZERO);
        return zeros;
    }

    /** The number of digits. */
    public int base() {
        return base;
    }

    /** The greatest length. */
    public int length() {
        return counts.length - 1;
    }

    /**
     * How many of the base^length strings of a length have a value. Value 0 are the P-positions; none but the empty one
     * begins with 0, as f(0, v) = v + 1, so they are numbers of so many digits.
     *
     * @throws IndexOutOfBoundsException unless 0 ≤ length ≤ {@link #length}
     * @throws IllegalArgumentException when the value is negative
     */
    public BigInteger strings(int length, int value) {
        refuse(value < 0, "value = ", value, ": at least 0 is needed");
        BigInteger[] found = counts[length];
        return value < found.length ? found[value] : BigInteger.ZERO;
    }

    @Override
    public String toString() {
        return "strings of the digits 0 to " + (base - 1) + " by value, lengths 0 to " + length();
    }
}
