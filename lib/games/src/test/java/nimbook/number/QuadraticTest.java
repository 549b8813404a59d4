package nimbook.number;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.List;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import org.junit.jupiter.api.Test;

class QuadraticTest {

    /** Readable oracle: 120 decimal digits are far more than n < 2⁶³ needs. */
    private static BigInteger slow(long p, long r, long d, long q, BigInteger n) {
        MathContext context = new MathContext(120);
        BigDecimal root = BigDecimal.valueOf(d).sqrt(context);
        BigDecimal value =
                BigDecimal.valueOf(p).add(BigDecimal.valueOf(r).multiply(root)).divide(BigDecimal.valueOf(q), context);
        return value.multiply(new BigDecimal(n)).setScale(0, RoundingMode.FLOOR).toBigInteger();
    }

    @Property(seed = "20260101")
    void floorsAgreeWithDecimals(@ForAll @IntRange(min = -1000, max = 1000) int p,
            @ForAll @IntRange(min = -50, max = 50) int r, @ForAll @IntRange(min = 2, max = 9999) int d,
            @ForAll @IntRange(min = -60, max = 60) int q, @ForAll @LongRange(min = 0) long n) {
        Assume.that(r != 0 && q != 0 && !Roots.isSquare(BigInteger.valueOf(d)));
        Quadratic alpha = Quadratic.of(p, r, d, q);
        BigInteger expected = slow(p, r, d, q, BigInteger.valueOf(n));
        assertEquals(expected, alpha.floorTimes(BigInteger.valueOf(n)));
        if (expected.bitLength() <= 63) assertEquals(expected.longValue(), alpha.floorTimes(n));
        else assertThrows(IllegalArgumentException.class, () -> alpha.floorTimes(n));
        long small = n % 1000;
        assertEquals(slow(p, r, d, q, BigInteger.valueOf(small)).longValueExact(), alpha.floorTimes(small));
    }

    @Property(seed = "20260101")
    void complementAndInverse(@ForAll @IntRange(min = -1000, max = 1000) int p,
            @ForAll @IntRange(min = 1, max = 50) int r, @ForAll @IntRange(min = 2, max = 9999) int d,
            @ForAll @IntRange(min = 1, max = 60) int q) {
        Assume.that(!Roots.isSquare(BigInteger.valueOf(d)));
        Quadratic alpha = Quadratic.of(p, r, d, q);
        assertEquals(alpha, alpha.complement().complement());
        assertEquals(alpha, alpha.inverse().inverse());
        // α = a₀ + 1/α₁: the first partial quotient is the integer part
        assertEquals(alpha.floorTimes(BigInteger.ONE), alpha.continuedFraction(1).get(0));
        assertEquals(alpha.signum() > 0 && alpha.floorTimes(1) >= 1, alpha.exceedsOne());
    }

    @Test
    void texts() {
        for (String bad : List.of("", "pi", "1/0", "√-2", "2^3", "1..5", "√99999999999", "√"))
            assertThrows(IllegalArgumentException.class, () -> Slope.parse(bad), bad);
    }

    @Test
    void beattyPairsPartition() {
        for (String text : List.of("φ", "√2", "√3", "(3+√5)/2", "(7+√2)/8", "√999983", "(1+√5)/3")) {
            BeattyPair pair = BeattyPair.of(Slope.parse(text));
            Coverage coverage = pair.coverage(20_000);
            assertTrue(coverage.isPartition(), text);
            for (int k = 1; k < 3000; k++) {
                BeattyPair.Place place = pair.place(k);
                assertEquals(coverage.inFirst(k) == 1, place.first());
                assertEquals(k, place.first() ? pair.first(place.n().longValueExact())
                        : pair.second(place.n().longValueExact()));
            }
        }
        // Wythoff: 1, 3, 4, 6, 8, 9, 11, 12 and 2, 5, 7, 10
    }
}
