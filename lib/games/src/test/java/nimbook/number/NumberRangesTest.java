package nimbook.number;

import static nimbook.style.Refusals.stopped;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/**
 * The exact numbers at the edges of their ranges, where fast paths end and limits stand; against additions, decimals
 * and squares written out.
 */
class NumberRangesTest {

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
        // A square under the root is told with the fraction that the number is: (1 + 2·3)/7 = 1.
        assertTrue(assertThrows(IllegalArgumentException.class, () -> Quadratic.of(1, 2, 9, 7)).getMessage()
                .contains("fraction 1;"));
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
