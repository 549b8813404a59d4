package nimbook.number;

import static nimbook.core.Arguments.nonNull;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import nimbook.core.Work;

/**
 * A sum of Fibonacci numbers with different indices, no two of them consecutive, the least index at least 1.
 *
 * <p>{@link #of} gives the representation of Zeckendorf's theorem (E. Zeckendorf 1972; C. G. Lekkerkerker 1952): all
 * indices are at least 2, and it is unique. {@link #odd} gives the one whose least index is odd, F(1) allowed; it too
 * exists once for every n ≥ 1 (F(2e) = F(1) + F(3) + … + F(2e−1)), and it is the one that the rule for Wythoff's pairs
 * needs.
 */
public final class Zeckendorf {

    private final int[] indices;

    private Zeckendorf(int[] indices) {
        this.indices = indices;
    }

    /**
     * The Zeckendorf representation of n ≥ 0; at most 45 subtractions.
     *
     * @throws IllegalArgumentException when n &lt; 0
     */
    public static Zeckendorf of(long n) {
        if (n < 0) throw negative(Long.toString(n));
        int[] found = new int[46];
        int count = 0;
        for (long rest = n; rest > 0; count++) {
            found[count] = Fibonacci.indexAtMost(rest);
            rest -= Fibonacci.ofLong(found[count]);
        }
        int[] indices = new int[count];
        for (int i = 0; i < count; i++) indices[i] = found[count - 1 - i];
        return new Zeckendorf(indices);
    }

    /**
     * The Zeckendorf representation of n ≥ 0, by dividing in halves: a constant number of products and divisions of the
     * size of n at each level, so sub-quadratic with sub-quadratic products.
     *
     * @throws IllegalArgumentException when n &lt; 0 or n &gt; F({@value Fibonacci#MAX_INDEX})
     */
    public static Zeckendorf of(BigInteger n) {
        if (nonNull(n, "n").signum() < 0) throw negative(Numerals.brief(n));
        if (n.bitLength() <= 63) return of(n.longValue());
        return new Zeckendorf(ZeckendorfHalving.indices(n));
    }

    /**
     * The sum with the given indices, in any order.
     *
     * @throws IllegalArgumentException when an index is below 1 or above {@value Fibonacci#MAX_INDEX}, or two are equal
     *     or consecutive
     */
    public static Zeckendorf ofIndices(int... indices) {
        int[] sorted = nonNull(indices, "indices").clone();
        Arrays.sort(sorted);
        for (int i = 0; i < sorted.length; i++) {
            if (sorted[i] < 1 || sorted[i] > Fibonacci.MAX_INDEX) {
                throw new IllegalArgumentException(
                        "index " + sorted[i] + ": the indices must be at least 1 and at most " + Fibonacci.MAX_INDEX);
            }
            if (i > 0 && sorted[i] - sorted[i - 1] < 2) {
                throw new IllegalArgumentException("indices " + sorted[i - 1] + " and " + sorted[i]
                        + ": no two indices may be equal or consecutive");
            }
        }
        return new Zeckendorf(sorted);
    }

    /** The same number with the least index odd: a least index 2e is replaced by 1, 3, …, 2e−1. */
    public Zeckendorf odd() {
        if (indices.length == 0 || indices[0] % 2 == 1) return this;
        int extra = indices[0] / 2;
        int[] result = new int[indices.length - 1 + extra];
        for (int i = 0; i < extra; i++) result[i] = 2 * i + 1;
        System.arraycopy(indices, 1, result, extra, indices.length - 1);
        return new Zeckendorf(result);
    }

    /**
     * Every index raised by {@code by}.
     *
     * @throws IllegalArgumentException when an index would fall below 1 or rise above {@value Fibonacci#MAX_INDEX}
     */
    public Zeckendorf shift(int by) {
        if (indices.length > 0 && indices[0] + (long) by < 1) throw new IllegalArgumentException("by = " + by
                + ": the least index, " + indices[0] + ", would fall below 1");
        if (indices.length > 0 && greatestIndex() + (long) by > Fibonacci.MAX_INDEX) {
            throw new IllegalArgumentException("by = " + by + ": the greatest index, " + greatestIndex()
                    + ", would rise above " + Fibonacci.MAX_INDEX);
        }
        int[] result = indices.clone();
        for (int i = 0; i < result.length; i++) result[i] += by;
        return new Zeckendorf(result);
    }

    /** How many Fibonacci numbers are summed; for {@link #of} OEIS A007895. */
    public int size() {
        return indices.length;
    }

    /**
     * The i-th index, ascending, 0 ≤ i &lt; size.
     *
     * @throws IndexOutOfBoundsException outside
     */
    public int index(int i) {
        return indices[i];
    }

    /** The indices, ascending. */
    public int[] indices() {
        return indices.clone();
    }

    /** The least index, or 0 for the empty sum. */
    public int leastIndex() {
        return indices.length == 0 ? 0 : indices[0];
    }

    /** Summands in words; more are no longer read. */
    private static final int SUMMANDS = 12;

    /** From here on two products of the doubling formulas are cheaper than so many additions. */
    private static final int FAR = 200;

    /** The Fibonacci numbers of the sum, ascending; quadratic in space, meant for reading. */
    public List<BigInteger> terms() {
        List<BigInteger> terms = new ArrayList<>(indices.length);
        // Neighbours in the sum are close to each other: a few additions from one to the next, where each by itself
        // takes some products.
        BigInteger low = BigInteger.ONE;
        BigInteger high = BigInteger.ONE;
        int at = 1;
        for (int k : indices) {
            Work.poll();
            if (k - at > FAR) {
                low = Fibonacci.of(k);
                high = Fibonacci.of(k + 1);
                at = k;
            }
            for (; at < k; at++) {
                BigInteger next = low.add(high);
                low = high;
                high = next;
            }
            terms.add(low);
        }
        return List.copyOf(terms);
    }

    /** "13 + 3 + 1", the greatest part first; of more than {@value #SUMMANDS} so many, and how many there are. */
    public String sum() {
        if (indices.length == 0) return "0";
        StringBuilder text = new StringBuilder();
        int shown = Math.min(indices.length, SUMMANDS);
        for (int i = indices.length - 1; i >= indices.length - shown; i--)
            text.append(text.isEmpty() ? "" : " + ").append(Numerals.brief(Fibonacci.of(indices[i])));
        return indices.length == shown ? text.toString() : text + " + … (" + indices.length + " parts)";
    }

    /** The sum; sub-quadratic. */
    public BigInteger value() {
        return ZeckendorfHalving.value(indices);
    }

    /**
     * As a 0-1 word, the greatest index first, the last digit that of F(2): OEIS A014417.
     *
     * @throws IllegalStateException when F(1) takes part
     */
    public String digits() {
        if (indices.length == 0) return "0";
        if (indices[0] < 2)
            throw new IllegalStateException("F(1) takes part in " + this + ": the 0-1 word starts at F(2)");
        char[] word = new char[greatestIndex() - 1];
        Arrays.fill(word, '0');
        for (int k : indices) word[word.length - (k - 1)] = '1';
        return new String(word);
    }

    private static IllegalArgumentException negative(String n) {
        return new IllegalArgumentException("n = " + n + ": a Zeckendorf representation needs n ≥ 0");
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Zeckendorf z && Arrays.equals(indices, z.indices);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(indices);
    }

    private int greatestIndex() {
        return indices[indices.length - 1];
    }

    /**
     * "F₂ + F₄ = 1 + 3 = 4". Sums of more than 24 terms show their first four names and the last; values are written
     * only where each of them fits in a long. Nothing is computed that is not shown.
     */
    @Override
    public String toString() {
        if (indices.length == 0) return "empty sum = 0";
        int shown = indices.length <= 24 ? indices.length : 4;
        StringBuilder names = new StringBuilder();
        for (int i = 0; i < shown; i++) names.append(i == 0 ? "F" : " + F").append(Numerals.subscript(indices[i]));
        if (shown < indices.length) {
            return names + " + … + F" + Numerals.subscript(greatestIndex()) + " (" + indices.length + " terms)";
        }
        if (greatestIndex() > Fibonacci.MAX_LONG_INDEX) return names.toString();
        StringBuilder terms = new StringBuilder();
        for (int k : indices) terms.append(terms.isEmpty() ? "" : " + ").append(Fibonacci.ofLong(k));
        return names + " = " + terms + (indices.length == 1 ? "" : " = " + value());
    }
}
