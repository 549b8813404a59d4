package nimbook.number;

import static nimbook.style.Refusals.refused;
import static nimbook.style.Refusals.stopped;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** The exact numbers on both sides of each limit, against additions, decimals and squares written out. */
class LimitsTest {

    private static final MathContext CONTEXT = new MathContext(120, RoundingMode.HALF_EVEN);

    private static final List<Quadratic> SLOPES =
            List.of(Quadratic.GOLDEN, Quadratic.GOLDEN_SQUARED, Quadratic.of(0, 2, 1), Quadratic.of(3, -1, 2, 1),
                    Quadratic.of(7, -3, 2, -5), Quadratic.of(-1, -1, 2, 1), Quadratic.of(-9, 1, 7, 3),
                    Quadratic.of(0, 1, 999_983, 1), Quadratic.of(1, -1, 5, 2), Quadratic.of(5, 2, 7, 3));

    private static BigDecimal decimal(Quadratic a) {
        return BigDecimal.valueOf(a.d()).sqrt(CONTEXT).multiply(BigDecimal.valueOf(a.r()))
                .add(BigDecimal.valueOf(a.p())).divide(BigDecimal.valueOf(a.q()), CONTEXT);
    }

    private static BigInteger floor(BigDecimal x) {
        return x.setScale(0, RoundingMode.FLOOR).toBigInteger();
    }

    /**
     * The partial quotients by their definition, and ⌊nα⌋ for the denominators of the convergents, where nα comes
     * closest to an integer.
     */
    @Test
    void convergentsAreTheHardestMultiples() {
        for (Quadratic a : SLOPES) {
            BigDecimal value = decimal(a);
            List<BigInteger> quotients = a.continuedFraction(40);
            BigDecimal rest = value;
            BigInteger before = BigInteger.ONE;
            BigInteger n = BigInteger.ZERO;
            for (BigInteger quotient : quotients) {
                assertEquals(floor(rest), quotient, a.toString());
                rest = BigDecimal.ONE.divide(rest.subtract(new BigDecimal(quotient)), CONTEXT);
                BigInteger next = quotient.multiply(n).add(before);
                before = n;
                n = next;
                for (int times = 1; times <= 3; times++) multiple(a, value, n.multiply(BigInteger.valueOf(times)));
            }
        }
        for (int k = 41; k <= 91; k++) multiple(Quadratic.GOLDEN, decimal(Quadratic.GOLDEN), Fibonacci.of(k));
    }

    /** ⌊nα⌋ where it passes the range of long, and where n times the whole part passes 2⁶⁴. */
    @Test
    void productsEndWithTheRangeOfLong() {
        for (Quadratic a : SLOPES) {
            BigDecimal value = decimal(a);
            multiple(a, value, BigInteger.ZERO);
            for (int bits = 60; bits <= 66; bits++) {
                BigInteger end = floor(new BigDecimal(BigInteger.ONE.shiftLeft(bits)).divide(value.abs(), CONTEXT));
                for (int off = -3; off <= 3; off++) multiple(a, value, end.add(BigInteger.valueOf(off)));
                BigInteger whole = floor(value.abs());
                if (whole.signum() > 0) for (int off = -1; off <= 2; off++) {
                    multiple(a, value, BigInteger.ONE.shiftLeft(bits).divide(whole).add(BigInteger.valueOf(off)));
                }
            }
        }
    }

    private static void multiple(Quadratic a, BigDecimal value, BigInteger n) {
        BigInteger expected = floor(value.multiply(new BigDecimal(n)));
        assertEquals(expected, a.floorTimes(n), () -> n + " · " + a);
        if (n.bitLength() > 63) return;
        if (expected.bitLength() < 64)
            assertEquals(expected.longValueExact(), a.floorTimes(n.longValueExact()), () -> n + " · " + a);
        else assertThrows(IllegalArgumentException.class, () -> a.floorTimes(n.longValueExact()), () -> n + " · " + a);
    }

    /**
     * A group of six: both twice are nothing, and so is one after the other three times; at the greatest numbers that
     * are taken, too.
     */
    @Test
    void complementAndInverseMakeSixNumbers() {
        long most = Quadratic.MAX;
        for (Quadratic a : List.of(Quadratic.of(most, most, 999_983, -most), Quadratic.of(-most, most, 999_999, most),
                Quadratic.of(0, -most, 999_997, 1), Quadratic.GOLDEN, Quadratic.of(7, -3, 2, -5))) {
            Set<Quadratic> all = new HashSet<>();
            Quadratic at = a;
            for (int i = 0; i < 3; i++) {
                Quadratic beta = at.complement();
                all.addAll(List.of(at, beta));
                assertEquals(at, beta.complement());
                assertEquals(at, at.inverse().inverse());
                same(BigDecimal.ONE, decimal(at).multiply(decimal(at.inverse())));
                same(BigDecimal.ONE, decimal(at.inverse()).add(decimal(beta.inverse())));
                at = beta.inverse();
            }
            assertEquals(a, at);
            assertEquals(6, all.size(), a.toString());
        }
    }

    private static void same(BigDecimal expected, BigDecimal found) {
        assertTrue(expected.subtract(found).abs().compareTo(BigDecimal.ONE.scaleByPowerOfTen(-60)) < 0,
                () -> expected + ", " + found);
    }

    @Test
    void coveragesInTheirLimits() {
        stopped(() -> Coverage.of(Quadratic.GOLDEN, Quadratic.GOLDEN_SQUARED, Coverage.MAX));
        // ⌊n/100⌋ is k for a hundred n; 1/100 is the least that is taken.
        Coverage slow = Coverage.of(Fraction.of(1, 100), Fraction.of(2, 1), 3);
        for (int k = 1; k <= 3; k++) assertEquals(100, slow.inFirst(k));
        assertEquals(List.of(0, 1, 0), List.of(slow.inSecond(1), slow.inSecond(2), slow.inSecond(3)));
    }

    @Test
    void indicesInTheirLimits() {
        stopped(() -> Fibonacci.of(Fibonacci.MAX_INDEX));
        // F(10⁸) has 69 424 191 bits: 10⁸·log₂φ − log₂√5 = 69424190.2.
        stopped(() -> Fibonacci.indexAtMost(BigInteger.ONE.shiftLeft(69_400_000)));
    }

    @Test
    void wythoffNumbersOfAnySize() {
        for (long n : new long[] {0, 1, 20, Golden.MAX_UPPER}) {
            assertEquals(BigInteger.valueOf(Golden.floorPhiSquared(n)), Golden.floorPhiSquared(BigInteger.valueOf(n)));
        }
        // ⌊nφ²⌋ = ⌊(3n + √(5n²))/2⌋, past the range of long.
        for (int bits = 60; bits < 300; bits += 7) {
            BigInteger n = BigInteger.ONE.shiftLeft(bits).subtract(BigInteger.TEN);
            BigInteger root = n.multiply(n).multiply(BigInteger.valueOf(5)).sqrt();
            assertEquals(n.multiply(BigInteger.valueOf(3)).add(root).shiftRight(1), Golden.floorPhiSquared(n));
        }
    }

    @Test
    void digitsForAReader() {
        refused("\"" + "x".repeat(60) + "\"", () -> Numerals.parse("x".repeat(60)));
        refused("\"" + "x".repeat(60) + "…\"", () -> Numerals.parse("x".repeat(61)));
    }

    @Test
    void sumsInTheirLimits() {
        assertArrayEquals(new int[0], Zeckendorf.of(BigInteger.ZERO).indices());
        // Any hash is right that is equal for equals; a useful one is not the same for all.
        Set<Integer> hashes = new HashSet<>();
        for (int n = 0; n < 1000; n++) hashes.add(Zeckendorf.of(n).hashCode());
        assertTrue(hashes.size() > 500);
    }

    /**
     * On an interrupted thread the first large Fibonacci number would end the computation: the names alone are written.
     */
    @Test
    void namesOfLargeSumsAreWrittenWithoutTheirValues() {
        Zeckendorf large = Zeckendorf.ofIndices(2, 99_999_998, Fibonacci.MAX_INDEX);
        int[] many = new int[25];
        for (int i = 0; i < many.length; i++) many[i] = 90_000_000 + 2 * i;
        Thread.currentThread().interrupt();
        try {
            assertEquals("F₂ + F₉₉₉₉₉₉₉₈ + F₁₀₀₀₀₀₀₀₀", large.toString());
            assertEquals("F₉₀₀₀₀₀₀₀ + F₉₀₀₀₀₀₀₂ + F₉₀₀₀₀₀₀₄ + F₉₀₀₀₀₀₀₆ + … + F₉₀₀₀₀₀₄₈ (25 terms)",
                    Zeckendorf.ofIndices(many).toString());
        } finally {
            assertTrue(Thread.interrupted());
        }
    }

    @Test
    void fibonacciNumbersAreThoseThatAdditionGives() {
        TreeSet<BigInteger> all = new TreeSet<>();
        List<BigInteger> list = new ArrayList<>(List.of(BigInteger.ZERO, BigInteger.ONE));
        for (int k = 2; k <= 600; k++) list.add(list.get(k - 1).add(list.get(k - 2)));
        for (int k = 0; k < list.size(); k++) assertEquals(list.get(k), Fibonacci.of(k), "F" + k);
        all.addAll(list);
        for (long n = -3; n < 3000; n++) {
            boolean is = all.contains(BigInteger.valueOf(n));
            assertEquals(is, Fibonacci.isFibonacci(n), () -> "long");
            assertEquals(is, Fibonacci.isFibonacci(BigInteger.valueOf(n)), () -> "BigInteger");
        }
        // F92 is the last that a long holds; what lies around every one is none, at any size.
        for (int k = 6; k <= 600; k++) {
            for (int off = -1; off <= 1; off++) {
                BigInteger n = list.get(k).add(BigInteger.valueOf(off));
                assertEquals(off == 0, Fibonacci.isFibonacci(n), n.toString());
                assertEquals(off < 0 ? k - 1 : k, Fibonacci.indexAtMost(n), n.toString());
                if (n.bitLength() < 64) {
                    assertEquals(off == 0, Fibonacci.isFibonacci(n.longValueExact()));
                    assertEquals(off < 0 ? k - 1 : k, Fibonacci.indexAtMost(n.longValueExact()));
                }
            }
        }
        assertEquals(92, Fibonacci.indexAtMost(Long.MAX_VALUE));
    }

    @Test
    void squareRootsAreExactAroundEverySquare() {
        List<BigInteger> roots = new ArrayList<>();
        for (long r = 1; r < 200; r++) roots.add(BigInteger.valueOf(r));
        for (int bits = 8; bits < 200; bits++) {
            BigInteger power = BigInteger.ONE.shiftLeft(bits);
            roots.addAll(List.of(power, power.subtract(BigInteger.ONE), power.add(BigInteger.valueOf(12_345))));
        }
        roots.add(BigInteger.valueOf(3_037_000_499L));
        for (BigInteger r : roots) {
            BigInteger square = r.multiply(r);
            assertTrue(Roots.isSquare(square), r.toString());
            assertEquals(r, Roots.floorSqrt(square));
            assertEquals(r.subtract(BigInteger.ONE), Roots.floorSqrt(square.subtract(BigInteger.ONE)));
            assertEquals(r, Roots.floorSqrt(square.add(r).add(r)));
            assertFalse(Roots.isSquare(square.add(r)), r.toString());
            if (square.bitLength() < 63) {
                assertEquals(r.longValue(), Roots.floorSqrt(square.longValue()));
                assertEquals(r.longValue() - 1, Roots.floorSqrt(square.longValue() - 1));
            }
        }
    }

    @Test
    void fractionsSayWhatTheyAre() {
        for (long p = -7; p <= 7; p++) {
            for (long q = -5; q <= 5; q++) {
                if (q == 0) continue;
                Fraction f = Fraction.of(p, q);
                assertEquals(p * q > 0 && Math.abs(p) > Math.abs(q), f.exceedsOne(), f.toString());
                assertEquals(Long.signum(p * q), f.signum());
                assertTrue(f.isRational());
                assertEquals(p * f.q(), f.p() * q, "the same number");
                for (long n = 0; n < 12; n++) assertEquals(Math.floorDiv(n * f.p(), f.q()), f.floorTimes(n));
            }
        }
        Fraction most = Fraction.of(Long.MAX_VALUE, 1);
        assertEquals(Long.MAX_VALUE, most.floorTimes(1));
        assertEquals(Long.MIN_VALUE + 2, Fraction.of(-(Long.MAX_VALUE - 1), 1).floorTimes(1));
    }

    @Test
    void quadraticsKeepTheirPartsInLowestTerms() {
        Quadratic a = Quadratic.of(6, 4, 12, -10);
        // (6 + 4√12)/(−10) = (6 + 8√3)/(−10) = (−3 − 4√3)/5
        assertEquals(List.of(-3L, -4L, 3L, 5L), List.of(a.p(), a.r(), a.d(), a.q()));
        assertEquals(Quadratic.of(-3, -4, 3, 5), a);
        assertEquals(Quadratic.of(-3, -4, 3, 5).hashCode(), a.hashCode());
        assertFalse(a.isRational());
        // One part of each changed: never equal, and the hashes of so few differ as well.
        TreeSet<Integer> hashes = new TreeSet<>();
        List<Quadratic> others = List.of(a, Quadratic.of(-2, -4, 3, 5), Quadratic.of(-3, -2, 3, 5),
                Quadratic.of(-3, -4, 2, 5), Quadratic.of(-3, -4, 3, 7));
        for (Quadratic one : others) hashes.add(one.hashCode());
        for (Quadratic one : others.subList(1, others.size())) assertNotEquals(a, one);
        assertEquals(others.size(), hashes.size());
        long most = Quadratic.MAX;
        for (long sign : new long[] {-1, 1}) {
            assertEquals(sign * most, Quadratic.of(sign * most, 1, 3, 1).p());
            assertThrows(IllegalArgumentException.class, () -> Quadratic.of(sign * (most + 1), 1, 3, 1));
            assertThrows(IllegalArgumentException.class, () -> Quadratic.of(1, sign * (most + 1), 3, 1));
            assertThrows(IllegalArgumentException.class, () -> Quadratic.of(1, 1, 3, sign * (most + 1)));
        }
        // A square under the root is written with the fraction that the number is: (1 + 2·3)/7 = 1.
        refused("fraction 1;", () -> Quadratic.of(1, 2, 9, 7));
    }

    @Test
    void longWorkCanBeStopped() {
        BigInteger large = BigInteger.ONE.shiftLeft(300_000).add(BigInteger.TEN);
        for (Runnable work : List.<Runnable>of(() -> Zeckendorf.of(large), () -> Roots.floorSqrt(large),
                () -> Fibonacci.of(400_000), () -> BeattyPair.GOLDEN.coverage(500_000))) {
            stopped(work::run);
        }
    }

    @Test
    void coverageKnowsItsSequences() {
        Coverage c = BeattyPair.GOLDEN.coverage(60);
        assertEquals(BeattyPair.GOLDEN.alpha(), c.alpha());
        assertEquals(BeattyPair.GOLDEN.beta(), c.beta());
        // A000201 and A001950.
        List<Integer> lower = List.of(1, 3, 4, 6, 8, 9, 11, 12, 14, 16, 17, 19),
                upper = List.of(2, 5, 7, 10, 13, 15, 18, 20);
        for (int k = 1; k <= 20; k++) {
            assertEquals(lower.contains(k) ? 1 : 0, c.inFirst(k), "k = " + k);
            assertEquals(upper.contains(k) ? 1 : 0, c.inSecond(k), "k = " + k);
        }
    }
}
