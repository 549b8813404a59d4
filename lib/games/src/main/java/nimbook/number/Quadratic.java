package nimbook.number;

import static nimbook.core.Arguments.nonNull;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/**
 * A quadratic irrational α = (p + r√d)/q, and ⌊nα⌋ exactly for every n ≥ 0.
 *
 * <p>Kept in one form: d free of squares, gcd(p, r, q) = 1, q &gt; 0; so equal numbers are equal objects. ⌊nα⌋ = ⌊(np +
 * ⌊n·r√d⌋)/q⌋, where the inner floor is an integer square root. For {@code long} a 64-bit fraction of α is kept: the
 * product with it is too small by less than n·2⁻⁶⁴, and where that leaves a doubt the root decides.
 */
public final class Quadratic implements Slope {

    /**
     * The greatest |p|, |r|, d and |q| that {@link #of} takes. Complement and inverse, in any order, make only α, 1/α,
     * 1 − α, 1 − 1/α and the inverses of these, with numbers of at most (|p| + |q|)² + r²d &lt; 2⁶¹: they always fit in
     * a long.
     */
    public static final long MAX = 1_000_000;

    /** φ = (1+√5)/2 = 1.618… */
    public static final Quadratic GOLDEN = of(1, 5, 2);

    /** φ² = (3+√5)/2 = 2.618… */
    public static final Quadratic GOLDEN_SQUARED = of(3, 5, 2);

    private final long p;
    private final long r;
    private final long d;
    private final long q;
    private final long whole;
    private final long fraction;

    private Quadratic(long p, long r, long d, long q) {
        this.p = p;
        this.r = r;
        this.d = d;
        this.q = q;
        BigInteger scaled = floorTimes(BigInteger.ONE.shiftLeft(64));
        this.whole = scaled.shiftRight(64).longValueExact();
        this.fraction = scaled.longValue();
    }

    /**
     * (p + √d)/q.
     *
     * @throws IllegalArgumentException when q = 0, d &lt; 0, √d is rational, or a number exceeds {@value #MAX} in size
     */
    public static Quadratic of(long p, long d, long q) {
        return of(p, 1, d, q);
    }

    /**
     * (p + r√d)/q.
     *
     * @throws IllegalArgumentException when q = 0, r = 0, d &lt; 0, √d is rational, or a number exceeds {@value #MAX}
     *     in size
     */
    public static Quadratic of(long p, long r, long d, long q) {
        limit("p", p);
        limit("r", r);
        limit("d", d);
        limit("q", q);
        if (q == 0) throw new IllegalArgumentException("q = 0: (p + r√d)/q needs a denominator other than 0");
        if (d < 0) throw new IllegalArgumentException("d = " + d + ": √d is no real number; d must be positive");
        if (r == 0) throw new IllegalArgumentException("r = 0: the number would be the fraction " + Fraction.of(p, q)
                + "; take a Fraction");
        long root = Roots.floorSqrt(d);
        if (root * root == d) {
            throw new IllegalArgumentException("d = " + d + ": √" + d + " = " + root + " is rational, so the number is "
                    + "the fraction " + Fraction.of(p + r * root, q) + "; d must not be a square");
        }
        long free = d;
        long out = r;
        for (long s = 2; s * s <= free; s++) {
            while (free % (s * s) == 0) {
                free /= s * s;
                out *= s;
            }
        }
        return reduce(BigInteger.valueOf(p), BigInteger.valueOf(out), free, BigInteger.valueOf(q));
    }

    private static void limit(String name, long value) {
        if (value < -MAX || value > MAX)
            throw new IllegalArgumentException(name + " = " + value + ": allowed is −" + MAX + " to " + MAX);
    }

    private static Quadratic reduce(BigInteger p, BigInteger r, long d, BigInteger q) {
        BigInteger g = p.gcd(r).gcd(q);
        if (q.signum() < 0) g = g.negate();
        BigInteger a = p.divide(g);
        BigInteger b = r.divide(g);
        BigInteger c = q.divide(g);
        return new Quadratic(a.longValueExact(), b.longValueExact(), d, c.longValueExact());
    }

    /** p of (p + r√d)/q in lowest terms. */
    public long p() {
        return p;
    }

    /** r of (p + r√d)/q in lowest terms; negative or positive. */
    public long r() {
        return r;
    }

    /** d of (p + r√d)/q, free of squares. */
    public long d() {
        return d;
    }

    /** q of (p + r√d)/q in lowest terms, &gt; 0. */
    public long q() {
        return q;
    }

    @Override
    public long floorTimes(long n) {
        if (n < 0) throw new IllegalArgumentException("n = " + n + ": n must be at least 0");
        long low = n * fraction;
        // no carry, no doubt; and a size that leaves the long path is found by the exact one
        boolean sure = Long.compareUnsigned(low + n, low) >= 0;
        long high = Golden.unsignedHigh(n, fraction);
        if (sure && Golden.unsignedHigh(n, Math.abs(whole)) == 0) {
            long product = n * whole;
            long sum = product + high;
            // 0 ≤ high < 2⁶³: a product of the other sign has left the range, and so has a sum below 0 of two that are
            // not
            if ((product ^ whole) >= 0 && (product < 0 || sum >= 0)) return sum;
        }
        BigInteger exact = floorTimes(BigInteger.valueOf(n));
        if (exact.bitLength() > 63) throw new IllegalArgumentException("n = " + n
                + ": ⌊nα⌋ does not fit in a long for α = " + this + "; take a BigInteger");
        return exact.longValue();
    }

    @Override
    public BigInteger floorTimes(BigInteger n) {
        if (nonNull(n, "n").signum() < 0)
            throw new IllegalArgumentException("n = " + Numerals.brief(n) + ": n must be at least 0");
        if (n.signum() == 0) return BigInteger.ZERO;
        BigInteger factor = n.multiply(BigInteger.valueOf(r));
        BigInteger root = Roots.floorSqrt(factor.multiply(factor).multiply(BigInteger.valueOf(d)));
        // ⌊−x⌋ = −⌊x⌋ − 1 for irrational x
        if (r < 0) root = root.negate().subtract(BigInteger.ONE);
        return floorDivide(n.multiply(BigInteger.valueOf(p)).add(root), BigInteger.valueOf(q));
    }

    /** ⌊a/b⌋, b &gt; 0. */
    static BigInteger floorDivide(BigInteger a, BigInteger b) {
        BigInteger[] parts = a.divideAndRemainder(b);
        return parts[1].signum() < 0 ? parts[0].subtract(BigInteger.ONE) : parts[0];
    }

    @Override
    public boolean isRational() {
        return false;
    }

    @Override
    public int signum() {
        return whole >= 0 ? 1 : -1;
    }

    @Override
    public boolean exceedsOne() {
        return whole >= 1;
    }

    @Override
    public Quadratic complement() {
        // α/(α−1) = (p + r√d)(p − q − r√d)/((p−q)² − r²d)
        BigInteger a = BigInteger.valueOf(p);
        BigInteger b = BigInteger.valueOf(r);
        BigInteger c = BigInteger.valueOf(q);
        BigInteger less = a.subtract(c);
        BigInteger square = b.multiply(b).multiply(BigInteger.valueOf(d));
        return reduce(a.multiply(less).subtract(square), b.multiply(c).negate(), d,
                less.multiply(less).subtract(square));
    }

    /** 1/α. */
    public Quadratic inverse() {
        // q(p − r√d)/(p² − r²d)
        BigInteger a = BigInteger.valueOf(p);
        BigInteger b = BigInteger.valueOf(r);
        BigInteger c = BigInteger.valueOf(q);
        return reduce(a.multiply(c), b.multiply(c).negate(), d,
                a.multiply(a).subtract(b.multiply(b).multiply(BigInteger.valueOf(d))));
    }

    /**
     * The first partial quotients [a₀; a₁, a₂, …] of the continued fraction of α, by the exact recurrence on (P +
     * √D)/Q.
     *
     * @throws IllegalArgumentException unless 1 ≤ count ≤ 100000
     */
    public List<BigInteger> continuedFraction(int count) {
        if (count < 1 || count > 100_000)
            throw new IllegalArgumentException("count = " + count + ": from 1 to 100000 partial quotients can be had");
        BigInteger bigQ = BigInteger.valueOf(r < 0 ? -q : q);
        BigInteger bigP = BigInteger.valueOf(r < 0 ? -p : p);
        BigInteger size = bigQ.abs();
        // scaled by |Q|, so that Q divides D − P²
        BigInteger bigD = BigInteger.valueOf(r).multiply(size).pow(2).multiply(BigInteger.valueOf(d));
        bigP = bigP.multiply(size);
        bigQ = bigQ.multiply(size);
        BigInteger root = Roots.floorSqrt(bigD);
        List<BigInteger> quotients = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            BigInteger a = bigQ.signum() > 0 ? floorDivide(bigP.add(root), bigQ)
                    : floorDivide(bigP.add(root).add(BigInteger.ONE).negate(), bigQ.negate());
            quotients.add(a);
            bigP = a.multiply(bigQ).subtract(bigP);
            bigQ = bigD.subtract(bigP.multiply(bigP)).divide(bigQ);
        }
        return List.copyOf(quotients);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Quadratic o && p == o.p && r == o.r && d == o.d && q == o.q;
    }

    @Override
    public int hashCode() {
        return Long.hashCode(p * 31 + r) * 31 + Long.hashCode(d * 31 + q);
    }

    /** "(1 + √5)/2". */
    @Override
    public String toString() {
        String root = (Math.abs(r) == 1 ? "" : Math.abs(r)) + "√" + d;
        String sum =
                p == 0 ? (r < 0 ? "−" : "") + root : (p < 0 ? "−" : "") + Math.abs(p) + (r < 0 ? " − " : " + ") + root;
        if (q == 1) return sum;
        return (p == 0 ? sum : "(" + sum + ")") + "/" + q;
    }
}
