package nimbook.document;

import static nimbook.core.Arguments.copy;
import static nimbook.core.Arguments.nonNull;
import static nimbook.core.Arguments.refuse;

import java.math.BigInteger;
import java.util.List;
import nimbook.number.BeattyPair;
import nimbook.number.Numerals;
import nimbook.number.Quadratic;

/**
 * The two halves of the proof of Beatty's theorem as beatty.txt gives it (B9, B10), with numbers put in. Both are by
 * contradiction: from an assumption, line by line, follows that two integers lie closer than integers can. With numbers
 * the last line is always false; so some earlier line must be, and it is seen which.
 *
 * <p>Truth of a line is decided exactly: mα &gt; k ⇔ ⌊mα⌋ ≥ k, mα &lt; k ⇔ ⌊mα⌋ &lt; k, as mα is irrational.
 *
 * @param title what is assumed
 * @param lines the proof, line by line
 */
public record BeattyProof(String title, List<Reason> lines) {

    private static final int DECIMALS = 4;

    /** Keeps a copy of the lines. */
    public BeattyProof {
        nonNull(title, "title");
        lines = copy(lines, "lines");
    }

    /**
     * No number is in both sequences (B9): assume k = ⌊mα⌋ = ⌊nβ⌋.
     *
     * @throws IllegalArgumentException unless k, m, n ≥ 1
     */
    public static BeattyProof disjoint(BeattyPair pair, long k, long m, long n) {
        check(k, 1);
        check(m, 1);
        check(n, 1);
        boolean aLow = above(nonNull(pair, "pair").alpha(), m, k);
        boolean aHigh = below(pair.alpha(), m, k + 1);
        boolean bLow = above(pair.beta(), n, k);
        boolean bHigh = below(pair.beta(), n, k + 1);
        long sum = m + n;
        return new BeattyProof("assume k = " + k + " is ⌊" + m + "α⌋ and ⌊" + n + "β⌋; " + pair,
                List.of(new Reason("k < mα < k+1", k + " < " + product(pair.alpha(), m) + " < " + (k + 1), aLow
                && aHigh), new Reason("k < nβ < k+1", k + " < " + product(pair.beta(), n) + " < " + (k + 1), bLow
                && bHigh), new Reason("m/(k+1) < 1/α < m/k", ratio(m, k + 1) + " < " + inverse(pair.alpha()) + " < "
                + ratio(m, k), aLow && aHigh), new Reason("n/(k+1) < 1/β < n/k",
                ratio(n, k + 1) + " < " + inverse(pair.beta()) + " < " + ratio(n, k), bLow && bHigh),
                new Reason("the sum: (m+n)/(k+1) < 1 < (m+n)/k", ratio(sum, k + 1) + " < 1 < " + ratio(sum, k), false),
                new Reason("k < m+n < k+1, with no integer between", k + " < " + sum + " < " + (k + 1), false)));
    }

    /**
     * No number is in both (B9), with the m and n that come nearest: the least with mα &gt; k and nβ &gt; k.
     *
     * @throws IllegalArgumentException when k &lt; 1
     */
    public static BeattyProof disjoint(BeattyPair pair, long k) {
        check(k, 1);
        nonNull(pair, "pair");
        return disjoint(pair, k, pair.alpha().inverse().floorTimes(k) + 1, pair.beta().inverse().floorTimes(k) + 1);
    }

    /**
     * Every number is in one sequence (B10): assume that k is in none, between ⌊mα⌋ and ⌊(m+1)α⌋, and between ⌊nβ⌋ and
     * ⌊(n+1)β⌋. The line that is misprinted in the text is there as printed, and as meant.
     *
     * @throws IllegalArgumentException unless k ≥ 1, m, n ≥ 0
     */
    public static BeattyProof covering(BeattyPair pair, long k, long m, long n) {
        check(k, 1);
        check(m, 0);
        check(n, 0);
        Quadratic alpha = nonNull(pair, "pair").alpha();
        Quadratic beta = pair.beta();
        boolean aLow = below(alpha, m, k);
        boolean aHigh = above(alpha, m + 1, k + 1);
        boolean bLow = below(beta, n, k);
        boolean bHigh = above(beta, n + 1, k + 1);
        long sum = m + n;
        return new BeattyProof("assume k = " + k + " is neither a ⌊mα⌋ nor a ⌊nβ⌋, with m = " + m + ", n = " + n + "; "
                + pair, List.of(new Reason("⌊mα⌋ < k < ⌊(m+1)α⌋", alpha.floorTimes(m) + " < " + k + " < "
                + alpha.floorTimes(m + 1), alpha.floorTimes(m) < k && k < alpha.floorTimes(m + 1)), new Reason("⌊nβ⌋ < "
                + "k < ⌊(n+1)β⌋", beta.floorTimes(n) + " < " + k + " < " + beta.floorTimes(n + 1), beta.floorTimes(n)
                < k && k < beta.floorTimes(n + 1)), new Reason("mα < k < (m+1)α − 1", product(alpha, m) + " < " + k
                + " < " + product(alpha, m + 1) + " − 1", aLow && aHigh), new Reason("m/k < 1/α < (m+1)/(k+1)", ratio(m,
                k) + " < " + inverse(alpha) + " < " + ratio(m + 1, k + 1), aLow && aHigh), new Reason("n/k < 1/β < "
                + "(n+1)/(k+1)", ratio(n, k) + " < " + inverse(beta) + " < " + ratio(n + 1, k + 1), bLow && bHigh),
                new Reason("as printed: n/k < 1/β < (m+1)/(k+1)", ratio(n, k) + " < " + inverse(beta) + " < " + ratio(m
                + 1, k + 1), bLow && above(beta, m + 1, k + 1)), new Reason("the sum: (m+n)/k < 1 < (m+n+2)/(k+1)",
                ratio(sum, k) + " < 1 < " + ratio(sum + 2, k + 1), false), new Reason("m+n < k < k+1 < m+n+2, with "
                + "only one integer between", sum + " < " + k + " < " + (k + 1) + " < " + (sum + 2), false)));
    }

    /**
     * Every number is in one sequence (B10), with m = ⌊k/α⌋ and n = ⌊k/β⌋, so that mα &lt; k &lt; (m+1)α, and likewise
     * for β.
     *
     * @throws IllegalArgumentException when k &lt; 1
     */
    public static BeattyProof covering(BeattyPair pair, long k) {
        check(k, 1);
        nonNull(pair, "pair");
        return covering(pair, k, pair.alpha().inverse().floorTimes(k), pair.beta().inverse().floorTimes(k));
    }

    private static void check(long value, long least) {
        refuse(value < least
                || value > 1_000_000_000_000L, "k, m, n: ", value, " was given; from ", least, " to 10¹² is allowed");
    }

    /** mα &gt; k. */
    private static boolean above(Quadratic slope, long m, long k) {
        return slope.floorTimes(m) >= k;
    }

    /** mα &lt; k. */
    private static boolean below(Quadratic slope, long m, long k) {
        return slope.floorTimes(m) < k;
    }

    private static String product(Quadratic slope, long m) {
        BigInteger scale = BigInteger.TEN.pow(DECIMALS);
        BigInteger[] parts = slope.floorTimes(BigInteger.valueOf(m).multiply(scale)).divideAndRemainder(scale);
        return m == 0 ? "0" : parts[0] + "." + Numerals.padded(parts[1], DECIMALS) + "…";
    }

    private static String inverse(Quadratic slope) {
        return slope.inverse().decimals(DECIMALS) + "…";
    }

    private static String ratio(long a, long b) {
        return a + "/" + b;
    }

    /** The lines, one below the other. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(title);
        for (Reason line : lines) text.append("\n  ").append(line);
        return text.toString();
    }
}
