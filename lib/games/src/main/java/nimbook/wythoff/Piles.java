package nimbook.wythoff;

import static nimbook.core.Arguments.nonNull;

import java.math.BigInteger;
import nimbook.number.Numerals;

/**
 * Two piles of any size.
 *
 * @param x the first pile, ≥ 0
 * @param y the second pile, ≥ 0
 */
public record Piles(BigInteger x, BigInteger y) implements Comparable<Piles> {

    /** @throws IllegalArgumentException when a pile is negative */
    public Piles {
        if (nonNull(x, "x").signum() < 0 || nonNull(y, "y").signum() < 0) {
            throw new IllegalArgumentException(
                    "piles (" + Numerals.brief(x) + ", " + Numerals.brief(y) + "): both must be at least 0");
        }
    }

    /** @throws IllegalArgumentException when a pile is negative */
    public static Piles of(long x, long y) {
        return new Piles(BigInteger.valueOf(x), BigInteger.valueOf(y));
    }

    /** The piles exchanged. */
    public Piles mirror() {
        return new Piles(y, x);
    }

    /** The smaller pile. */
    public BigInteger min() {
        return x.min(y);
    }

    /** The greater pile. */
    public BigInteger max() {
        return x.max(y);
    }

    /** |y − x|. */
    public BigInteger difference() {
        return y.subtract(x).abs();
    }

    /** By the first pile, then by the second. */
    @Override
    public int compareTo(Piles other) {
        int first = x.compareTo(other.x);
        return first != 0 ? first : y.compareTo(other.y);
    }

    /** "(4, 7)"; beyond {@value Numerals#WHOLE_DIGITS} digits the first and last digits of each pile. */
    @Override
    public String toString() {
        return "(" + Numerals.brief(x) + ", " + Numerals.brief(y) + ")";
    }
}
