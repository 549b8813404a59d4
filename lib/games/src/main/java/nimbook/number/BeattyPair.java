package nimbook.number;

import static nimbook.core.Arguments.nonNull;
import static nimbook.core.Arguments.refuse;

import java.math.BigInteger;

/**
 * Two irrationals α, β &gt; 0 with 1/α + 1/β = 1. By Beatty's theorem (S. Beatty 1926; Lord Rayleigh 1894) each k ≥ 1
 * is ⌊nα⌋ or ⌊nβ⌋ for exactly one n ≥ 1.
 *
 * @param alpha the first slope, &gt; 1
 * @param beta the second slope, α/(α−1)
 */
public record BeattyPair(Quadratic alpha, Quadratic beta) {

    /** (φ, φ²): Wythoff's pair. */
    public static final BeattyPair GOLDEN = new BeattyPair(Quadratic.GOLDEN, Quadratic.GOLDEN_SQUARED);

    /**
     * The place of a number in the partition.
     *
     * @param first whether it is ⌊nα⌋ (else ⌊nβ⌋)
     * @param n its index, ≥ 1
     */
    public record Place(boolean first, BigInteger n) {
        @Override
        public String toString() {
            return first ? "⌊" + Numerals.brief(n) + "α⌋" : "⌊" + Numerals.brief(n) + "β⌋";
        }
    }

    /** @throws IllegalArgumentException when a slope is rational or not positive, or 1/α + 1/β is not 1 */
    public BeattyPair {
        requireAboveOne("α", nonNull(alpha, "alpha"));
        requireAboveOne("β", nonNull(beta, "beta"));
        if (!alpha.complement().equals(beta)) {
            throw new IllegalArgumentException("α = " + alpha + ", β = " + beta
                    + ": 1/α + 1/β is not 1; the complement of α is " + alpha.complement());
        }
    }

    /**
     * α with the β that belongs to it.
     *
     * @throws IllegalArgumentException when α is rational, not positive, or less than 1
     */
    public static BeattyPair of(Slope alpha) {
        Quadratic a = irrational("α", nonNull(alpha, "alpha"));
        return new BeattyPair(a, a.complement());
    }

    /**
     * @throws IllegalArgumentException with the reason, when one of the two is rational or not above 1, or 1/α + 1/β is
     * not 1
     */
    public static BeattyPair of(Slope alpha, Slope beta) {
        return new BeattyPair(irrational("α", nonNull(alpha, "alpha")), irrational("β", nonNull(beta, "beta")));
    }

    private static Quadratic irrational(String name, Slope slope) {
        if (slope instanceof Quadratic quadratic) return quadratic;
        Fraction f = (Fraction) slope;
        refuse(f.signum() <= 0, name, " = ", f, ": it must be positive, and irrational");
        throw new IllegalArgumentException(name + " = " + f + " is rational: then " + f.q() + "·" + name + " = " + f.p()
                + " is whole, and the two sequences meet or leave gaps; Beatty's theorem needs an irrational number");
    }

    private static void requireAboveOne(String name, Quadratic slope) {
        refuse(slope.signum() < 0, name, " = ", slope, " is negative: Beatty's theorem needs positive numbers");
        refuse(!slope.exceedsOne(), name, " = ", slope, " is less than 1, so 1/", name, " alone is more than 1; ", name,
                " must be above 1");
    }

    /**
     * ⌊nα⌋.
     *
     * @throws IllegalArgumentException when n &lt; 0 or the result does not fit
     */
    public long first(long n) {
        return alpha.floorTimes(n);
    }

    /**
     * ⌊nβ⌋.
     *
     * @throws IllegalArgumentException when n &lt; 0 or the result does not fit
     */
    public long second(long n) {
        return beta.floorTimes(n);
    }

    /** {@link #place(long)} at any size. */
    public Place place(BigInteger k) {
        if (nonNull(k, "k").signum() < 1) throw new IllegalArgumentException("k = " + Numerals.brief(k)
                + ": the two sequences partition the integers from 1 on");
        BigInteger upTo = alpha.inverse().floorTimes(k.add(BigInteger.ONE));
        return alpha.floorTimes(upTo).equals(k) ? new Place(true, upTo) : new Place(false, k.subtract(upTo));
    }

    /**
     * Which of the two sequences k belongs to, and where: ⌊(k+1)/α⌋ terms of the first are at most k.
     *
     * @throws IllegalArgumentException when k &lt; 1
     */
    public Place place(long k) {
        return place(BigInteger.valueOf(k));
    }

    /**
     * How the numbers 1 to {@code to} are covered.
     *
     * @throws IllegalArgumentException unless 1 ≤ to ≤ {@value Coverage#MAX}
     */
    public Coverage coverage(int to) {
        return Coverage.of(alpha, beta, to);
    }

    @Override
    public String toString() {
        return "α = " + alpha + ", β = " + beta;
    }
}
