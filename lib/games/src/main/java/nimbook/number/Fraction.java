package nimbook.number;

import static nimbook.core.Arguments.nonNull;

import java.math.BigInteger;

/** A rational number p/q in lowest terms, q &gt; 0; the case in which Beatty's theorem breaks. */
public record Fraction(long p, long q) implements Slope {

    /** @throws IllegalArgumentException unless q > 0 and p/q is in lowest terms; {@link #of} brings it there */
    public Fraction {
        if (q <= 0 || p == Long.MIN_VALUE || !BigInteger.valueOf(p).gcd(BigInteger.valueOf(q)).equals(BigInteger.ONE)) {
            throw new IllegalArgumentException("p/q = " + p + "/" + q
                    + ": a fraction is kept in lowest terms with q > 0; Fraction.of(p, q) " + "brings it there");
        }
    }

    /**
     * p/q.
     *
     * @throws IllegalArgumentException when q = 0
     */
    public static Fraction of(long p, long q) {
        if (q == 0) throw new IllegalArgumentException("q = 0: a fraction needs a denominator other than 0");
        BigInteger a = BigInteger.valueOf(p);
        BigInteger b = BigInteger.valueOf(q);
        BigInteger g = q < 0 ? a.gcd(b).negate() : a.gcd(b);
        return new Fraction(a.divide(g).longValueExact(), b.divide(g).longValueExact());
    }

    @Override
    public long floorTimes(long n) {
        BigInteger result = floorTimes(BigInteger.valueOf(n));
        if (result.bitLength() > 63) throw new IllegalArgumentException("n = " + n + ": ⌊n·" + this
                + "⌋ does not fit in a long; take a BigInteger");
        return result.longValue();
    }

    @Override
    public BigInteger floorTimes(BigInteger n) {
        if (nonNull(n, "n").signum() < 0)
            throw new IllegalArgumentException("n = " + Numerals.brief(n) + ": n must be at least 0");
        return Quadratic.floorDivide(n.multiply(BigInteger.valueOf(p)), BigInteger.valueOf(q));
    }

    @Override
    public boolean isRational() {
        return true;
    }

    @Override
    public int signum() {
        return Long.signum(p);
    }

    @Override
    public boolean exceedsOne() {
        return p > q;
    }

    @Override
    public Fraction complement() {
        if (p == q) throw new IllegalArgumentException("α = 1: 1/α is already 1, no β can add to it");
        BigInteger less = BigInteger.valueOf(p).subtract(BigInteger.valueOf(q));
        if (less.bitLength() > 63)
            throw new IllegalArgumentException("α = " + this + ": the numbers of its β do not fit in a long");
        return of(p, less.longValue());
    }

    @Override
    public String toString() {
        return q == 1 ? Long.toString(p) : p + "/" + q;
    }
}
