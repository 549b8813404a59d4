package nimbook.number;

import static nimbook.core.Arguments.nonNull;

import java.util.ArrayList;
import java.util.List;
import nimbook.core.Work;

/**
 * How ⌊nα⌋ and ⌊nβ⌋, n ≥ 1, cover the numbers 1 to N, for any two positive slopes, complementary or not: what Beatty's
 * theorem says, and how it breaks.
 */
public final class Coverage {

    /** Two bytes a number: 20 MB. */
    public static final int MAX = 10_000_000;

    private final Slope alpha;
    private final Slope beta;
    private final byte[] first;
    private final byte[] second;

    private Coverage(Slope alpha, Slope beta, byte[] first, byte[] second) {
        this.alpha = alpha;
        this.beta = beta;
        this.first = first;
        this.second = second;
    }

    /**
     * Counts, for each k = 1, …, to, the n ≥ 1 with ⌊nα⌋ = k and those with ⌊nβ⌋ = k. O(to/α + to/β).
     *
     * @throws IllegalArgumentException when a slope is below 1/100, or unless 1 ≤ to ≤ {@value #MAX}
     */
    public static Coverage of(Slope alpha, Slope beta, int to) {
        if (to < 1 || to > MAX) throw new IllegalArgumentException("to = " + to + ": from 1 to " + MAX
                + " numbers can be covered (two bytes each)");
        return new Coverage(alpha, beta, count("α", nonNull(alpha, "alpha"), to),
                count("β", nonNull(beta, "beta"), to));
    }

    private static byte[] count(String name, Slope slope, int to) {
        if (slope.floorTimes(100) < 1)
            throw new IllegalArgumentException(name + " = " + slope + ": it must be positive, and at least 1/100");
        byte[] counts = new byte[to + 1];
        for (long n = 1;; n++) {
            if ((n & 0xFFFF) == 0) Work.poll();
            long k = slope.floorTimes(n);
            if (k > to) return counts;
            counts[(int) k]++;
        }
    }

    /** The numbers run from 1 to this one. */
    public int to() {
        return first.length - 1;
    }

    /** The slope of the first sequence. */
    public Slope alpha() {
        return alpha;
    }

    /** The slope of the second sequence. */
    public Slope beta() {
        return beta;
    }

    /**
     * How many n ≥ 1 have ⌊nα⌋ = k.
     *
     * @throws IllegalArgumentException unless 1 ≤ k ≤ to
     */
    public int inFirst(int k) {
        return first[check(k)];
    }

    /**
     * How many n ≥ 1 have ⌊nβ⌋ = k.
     *
     * @throws IllegalArgumentException unless 1 ≤ k ≤ to
     */
    public int inSecond(int k) {
        return second[check(k)];
    }

    private int check(int k) {
        if (k < 1 || k > to())
            throw new IllegalArgumentException("k = " + k + ": the numbers 1 to " + to() + " were covered");
        return k;
    }

    /** The numbers that neither sequence reaches, ascending. */
    public List<Integer> missing() {
        return withCount(0, 0);
    }

    /** The numbers that are reached more than once, ascending. */
    public List<Integer> repeated() {
        return withCount(2, Integer.MAX_VALUE);
    }

    private List<Integer> withCount(int from, int to) {
        List<Integer> found = new ArrayList<>();
        for (int k = 1; k < first.length; k++)
            if (first[k] + second[k] >= from && first[k] + second[k] <= to) found.add(k);
        return found;
    }

    /** Whether each number was reached exactly once. */
    public boolean isPartition() {
        for (int k = 1; k < first.length; k++) if (first[k] + second[k] != 1) return false;
        return true;
    }

    /** A sentence: "α = 3/2, β = 3, numbers 1 to 12: missing 2, 5, 8, 11; more than once 3, 6, 9, 12". */
    @Override
    public String toString() {
        String head = "α = " + alpha + ", β = " + beta + ", numbers 1 to " + to() + ": ";
        return isPartition() ? head + "each exactly once"
                : head + "missing " + some(missing()) + "; more than once " + some(repeated());
    }

    private static String some(List<Integer> numbers) {
        if (numbers.isEmpty()) return "none";
        String text = numbers.subList(0, Math.min(12, numbers.size())).toString();
        return text.substring(1, text.length() - 1)
                + (numbers.size() > 12 ? ", … (" + numbers.size() + " in all)" : "");
    }
}
