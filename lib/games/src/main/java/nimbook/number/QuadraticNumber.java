package nimbook.number;

import java.math.BigInteger;

/**
 * (a + b·√d) / c, exact: what a {@link Formula} reckons with. c is positive; d is 0 exactly where b is, else it has no
 * square factor and is at least 2. Numbers with different roots do not mix.
 */
record QuadraticNumber(BigInteger a, BigInteger b, BigInteger c, int d) implements Comparable<QuadraticNumber> {

    /** Larger roots are refused: their square factors are found by trial. */
    static final int LARGEST_ROOT = 1_000_000;

    static QuadraticNumber of(BigInteger n) {
        return new QuadraticNumber(n, BigInteger.ZERO, BigInteger.ONE, 0);
    }

    static QuadraticNumber of(long n) {
        return of(BigInteger.valueOf(n));
    }

    /** φ = (1 + √5) / 2. */
    static QuadraticNumber phi() {
        return new QuadraticNumber(BigInteger.ONE, BigInteger.ONE, BigInteger.TWO, 5);
    }

    /** @throws IllegalArgumentException unless this is a whole number from 0 to {@link #LARGEST_ROOT} */
    QuadraticNumber root() {
        BigInteger n = whole("sqrt");
        if (n.signum() < 0 || n.bitLength() > 31 || n.intValue() > LARGEST_ROOT)
            throw new IllegalArgumentException("sqrt(" + n + "): 0 to " + LARGEST_ROOT + " is allowed");
        int rest = n.intValue();
        int factor = 1;
        for (int p = 2; p * p <= rest; p++) while (rest % (p * p) == 0) {
            rest /= p * p;
            factor *= p;
        }
        if (rest < 2) return of((long) factor * rest);
        return new QuadraticNumber(BigInteger.ZERO, BigInteger.valueOf(factor), BigInteger.ONE, rest);
    }

    /** In lowest terms. */
    private static QuadraticNumber reduced(BigInteger a, BigInteger b, BigInteger c, int d) {
        BigInteger divisor = a.gcd(b).gcd(c);
        if (c.signum() < 0) divisor = divisor.negate();
        return new QuadraticNumber(a.divide(divisor), b.divide(divisor), c.divide(divisor), b.signum() == 0 ? 0 : d);
    }

    /** @throws IllegalArgumentException when the roots are two different ones */
    private int rootWith(QuadraticNumber other) {
        if (d != 0 && other.d != 0 && d != other.d)
            throw new IllegalArgumentException("√" + d + " and √" + other.d + ": one formula has only one root");
        return Math.max(d, other.d);
    }

    QuadraticNumber plus(QuadraticNumber o) {
        int root = rootWith(o);
        return reduced(a.multiply(o.c).add(o.a.multiply(c)), b.multiply(o.c).add(o.b.multiply(c)), c.multiply(o.c),
                root);
    }

    QuadraticNumber negate() {
        return new QuadraticNumber(a.negate(), b.negate(), c, d);
    }

    QuadraticNumber minus(QuadraticNumber other) {
        return plus(other.negate());
    }

    QuadraticNumber times(QuadraticNumber o) {
        int root = rootWith(o);
        return reduced(a.multiply(o.a).add(b.multiply(o.b).multiply(BigInteger.valueOf(root))),
                a.multiply(o.b).add(b.multiply(o.a)), c.multiply(o.c), root);
    }

    /** @throws IllegalArgumentException for 0 */
    QuadraticNumber over(QuadraticNumber o) {
        BigInteger norm = o.a.multiply(o.a).subtract(o.b.multiply(o.b).multiply(BigInteger.valueOf(o.d)));
        if (norm.signum() == 0) throw new IllegalArgumentException("division by 0");
        return times(reduced(o.a.multiply(o.c), o.b.negate().multiply(o.c), norm, o.d));
    }

    /** ⌊this⌋: ⌊(a + ⌊b·√d⌋) / c⌋, and b²d is no square. */
    BigInteger floor() {
        BigInteger root = b.multiply(b).multiply(BigInteger.valueOf(d)).sqrt();
        BigInteger sum = a.add(b.signum() < 0 ? root.not() : root);
        BigInteger[] parts = sum.divideAndRemainder(c);
        return parts[1].signum() < 0 ? parts[0].subtract(BigInteger.ONE) : parts[0];
    }

    int sign() {
        return b.signum() == 0 ? a.signum() : floor().signum() < 0 ? -1 : 1;
    }

    @Override
    public int compareTo(QuadraticNumber other) {
        return minus(other).sign();
    }

    boolean isWhole() {
        return b.signum() == 0 && c.equals(BigInteger.ONE);
    }

    /** @throws IllegalArgumentException when this is none, with what needs it */
    BigInteger whole(String where) {
        if (!isWhole()) throw new IllegalArgumentException(where + " of " + this
                + ": a whole number is needed; floor(…) makes one");
        return a;
    }

    @Override
    public String toString() {
        String top = b.signum() == 0 ? a.toString() : "(" + a + (b.signum() < 0 ? " − " : " + ") + b.abs() + "·√" + d
                + ")";
        return c.equals(BigInteger.ONE) ? top : top + "/" + c;
    }
}
