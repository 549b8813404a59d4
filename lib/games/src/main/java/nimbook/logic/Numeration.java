package nimbook.logic;

import static nimbook.core.Arguments.nonNull;
import static nimbook.core.Arguments.refuse;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import nimbook.core.Work;

/**
 * How numbers are written: weights U(0) = 1, U(j + 1) = a·U(j) + b·U(j − 1) + c·U(j − 2), digits most significant
 * first. Each n ≥ 0 has one canonical word without leading zeros: Zeckendorf's (a = b = 1), Ostrowski's for [t; t, t,
 * …] (a = t, b = 1), Narayana's (a = c = 1), or a base (b = c = 0).
 *
 * @param a the first coefficient, at least 1
 * @param b the second coefficient, 0 or 1
 * @param c the third coefficient, 0 or 1
 * @param before U(−1), which only shifts and the recurrence use; U(−2) is 1 where c is
 */
public record Numeration(int a, int b, int c, int before) {

    /** Two digits are enough for any relation; above this a table of ten thousand symbols has three tracks. */
    private static final int LARGEST = 20;

    /**
     * @throws IllegalArgumentException unless it is one of {@link #zeckendorf}, {@link #ostrowski}, {@link #narayana}
     *     and {@link #base}
     */
    public Numeration {
        boolean digits = a == 1 && b >= 0 && c >= 0 && b + c == 1 && before == 1;
        boolean other = a >= 2 && a <= LARGEST && (b == 0 || b == 1) && c == 0 && before == 0;
        refuse(!digits && !other, "a, b, c, U(−1) = ", a, ", ", b, ", ", c, ", ", before,
                ": zeckendorf(), narayana(), ostrowski(t) and base(t) with 2 ≤ t ≤ ", LARGEST, " are allowed");
    }

    /** Sums of Fibonacci numbers, no two consecutive: weights 1, 2, 3, 5, 8, … (E. Zeckendorf 1972). */
    public static Numeration zeckendorf() {
        return new Numeration(1, 1, 0, 1);
    }

    /**
     * Sums of Narayana's numbers 1, 2, 3, 4, 6, 9, 13, … (U(j + 1) = U(j) + U(j − 2); OEIS A000930), between any two of
     * which there are two others.
     */
    public static Numeration narayana() {
        return new Numeration(1, 0, 1, 1);
    }

    /**
     * Weights 1, t, t² + 1, …, the denominators of [t; t, t, …] = (t + √(t² + 4)) / 2; for t = 2 Pell numbers, 1 + √2
     * (A. Ostrowski 1922).
     *
     * @throws IllegalArgumentException unless 2 ≤ t ≤ 20
     */
    public static Numeration ostrowski(int t) {
        return new Numeration(t, 1, 0, 0);
    }

    /**
     * Weights 1, t, t², …: binary for t = 2, decimal for t = 10.
     *
     * @throws IllegalArgumentException unless 2 ≤ t ≤ 20
     */
    public static Numeration base(int t) {
        return new Numeration(t, 0, 0, 0);
    }

    /** How many digits there are: 0 to digits − 1. */
    public int digits() {
        return b + c == 0 ? a : a + 1;
    }

    /** Whether this digit lets only 0 follow, twice where c = 1, and is no last digit where a ≥ 2. */
    boolean isTop(int digit) {
        return b + c == 1 && digit == a;
    }

    /** Whether a word may end with a top digit. */
    boolean endsWithTop() {
        return a == 1;
    }

    /**
     * The canonical word of n, most significant digit first; empty for 0.
     *
     * @throws IllegalArgumentException when n &lt; 0
     */
    public int[] word(BigInteger n) {
        refuse(nonNull(n, "n").signum() < 0, "n = ", n, ": a natural number is needed");
        List<BigInteger> weights = new ArrayList<>();
        BigInteger last = BigInteger.valueOf(before);
        BigInteger oldest = BigInteger.ONE;
        for (BigInteger weight = BigInteger.ONE; weight.compareTo(n) <= 0;) {
            Work.poll();
            weights.add(weight);
            BigInteger next = times(a, weight).add(times(b, last)).add(times(c, oldest));
            oldest = last;
            last = weight;
            weight = next;
        }
        int[] word = new int[weights.size()];
        BigInteger rest = n;
        for (int i = 0; i < word.length; i++) {
            Work.poll();
            BigInteger[] division = rest.divideAndRemainder(weights.get(word.length - 1 - i));
            word[i] = division[0].intValue();
            rest = division[1];
        }
        return word;
    }

    /** {@link #word(BigInteger)}. */
    public int[] word(long n) {
        return word(BigInteger.valueOf(n));
    }

    /** The number that the digits, most significant first, are worth. */
    public BigInteger value(int... word) {
        BigInteger high = BigInteger.ZERO;
        BigInteger middle = BigInteger.ZERO;
        BigInteger low = BigInteger.ZERO;
        for (int digit : nonNull(word, "word")) {
            Work.poll();
            BigInteger next = times(a, high).add(middle).add(BigInteger.valueOf(digit));
            middle = times(b, high).add(low);
            low = times(c, high);
            high = next;
        }
        return high.add(times(before, middle)).add(low);
    }

    private static BigInteger times(int factor, BigInteger n) {
        return BigInteger.valueOf(factor).multiply(n);
    }

    /** "Zeckendorf", "Narayana", "base 2", "Ostrowski, [2; 2, 2, …]". */
    @Override
    public String toString() {
        if (b == 0) return c == 1 ? "Narayana" : "base " + a;
        return a == 1 ? "Zeckendorf" : "Ostrowski, [" + a + "; " + a + ", " + a + ", …]";
    }
}
