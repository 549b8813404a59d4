package nimbook.number;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;
import org.junit.jupiter.api.Test;

class GoldenTest {

    /** Readable oracle: ⌊(n + √(5n²))/2⌋ with the JDK's square root. */
    private static BigInteger slow(BigInteger n) {
        return n.add(n.multiply(n).multiply(BigInteger.valueOf(5)).sqrt()).shiftRight(1);
    }

    @Test
    void lowerAndUpperWythoffNumbersOfTheTable() {
        // wythoff.txt, table: n = 0 to 20
        long[] x = {0, 1, 3, 4, 6, 8, 9, 11, 12, 14, 16, 17, 19, 21, 22, 24, 25, 27, 29, 30, 32};
        long[] y = {0, 2, 5, 7, 10, 13, 15, 18, 20, 23, 26, 28, 31, 34, 36, 39, 41, 44, 47, 49, 52};
        for (int n = 0; n <= 20; n++) {
            assertEquals(x[n], Golden.floorPhi(n));
            assertEquals(y[n], Golden.floorPhiSquared(n));
        }
    }

    @Test
    void limitsOfLong() {
        assertTrue(slow(BigInteger.valueOf(Golden.MAX_LOWER)).bitLength() == 63
                && slow(BigInteger.valueOf(Golden.MAX_LOWER + 1)).bitLength() == 64);
        BigInteger n = BigInteger.valueOf(Golden.MAX_UPPER);
        assertEquals(slow(n).add(n).longValueExact(), Golden.floorPhiSquared(Golden.MAX_UPPER));
    }

    /**
     * φF(k) is F(k+1) − ψ^k: just below an integer for even k, just above for odd k; here every approximation is at its
     * hardest.
     */
    @Test
    void fibonacciNumbersAndTheirNeighbours() {
        for (int k = 2; k <= 3000; k += k < 200 ? 1 : 97) {
            BigInteger f = Fibonacci.of(k);
            for (int d = -3; d <= 3; d++) {
                BigInteger n = f.add(BigInteger.valueOf(d));
                if (n.signum() < 0) continue;
                BigInteger expected = slow(n);
                assertEquals(expected, Golden.floorPhi(n));
                assertTrue(Golden.isFloorPhi(expected, n));
                assertFalse(Golden.isFloorPhi(expected.add(BigInteger.ONE), n));
                if (expected.signum() > 0) assertFalse(Golden.isFloorPhi(expected.subtract(BigInteger.ONE), n));
                if (expected.bitLength() <= 63) assertEquals(expected.longValue(), Golden.floorPhi(n.longValue()));
            }
            // exactly: ⌊φF(k)⌋ = F(k+1) for odd k, F(k+1) − 1 for even k
            assertEquals(Fibonacci.of(k + 1).subtract(BigInteger.valueOf(k % 2 == 0 ? 1 : 0)), Golden.floorPhi(f));
        }
    }

    @Test
    void randomIntegersOfOneToAHundredThousandDigits() {
        Random random = new Random(6);
        for (int digits = 1; digits <= 100_000; digits = digits * 7 / 3 + 1) {
            BigInteger n = new BigInteger((int) (digits * 3.33) + 1, random);
            BigInteger a = Golden.floorPhi(n);
            assertEquals(n.bitLength() < 70_000 ? slow(n) : a, a);
            // a ≤ nφ < a + 1, that is 2a − n ≤ n√5 < 2a + 2 − n, by squares
            BigInteger five = n.multiply(n).multiply(BigInteger.valueOf(5));
            BigInteger left = a.shiftLeft(1).subtract(n);
            assertTrue(left.multiply(left).compareTo(five) <= 0);
            assertTrue(left.add(BigInteger.TWO).pow(2).compareTo(five) > 0);
        }
    }

    @Property(seed = "20260101")
    void longPathAgreesWithBigInteger(@ForAll @LongRange(min = 0, max = Golden.MAX_LOWER) long n) {
        assertEquals(slow(BigInteger.valueOf(n)).longValueExact(), Golden.floorPhi(n));
    }

    @Property(seed = "20260101")
    void rootsAreFloors(@ForAll @LongRange(min = 0) long n, @ForAll @LongRange(min = 1) long m) {
        BigInteger big = BigInteger.valueOf(n).multiply(BigInteger.valueOf(m)).multiply(BigInteger.valueOf(n))
                .shiftLeft((int) (m % 700));
        assertEquals(big.sqrt(), Roots.floorSqrt(big));
        assertEquals(BigInteger.valueOf(n).sqrt().longValueExact(), Roots.floorSqrt(n));
        BigInteger square = big.multiply(big);
        assertEquals(big, Roots.floorSqrt(square));
        if (n > 0) assertEquals(big.subtract(BigInteger.ONE), Roots.floorSqrt(square.subtract(BigInteger.ONE)));
    }
}
