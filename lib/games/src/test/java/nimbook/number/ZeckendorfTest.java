package nimbook.number;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;
import org.junit.jupiter.api.Test;

class ZeckendorfTest {

    @Test
    void literals() {
        // OEIS A014417: 0, 1, 10, 100, 101, 1000, 1001, 1010, 10000, …
        String[] words = {"0", "1", "10", "100", "101", "1000", "1001", "1010", "10000"};
        for (int n = 0; n < words.length; n++) assertEquals(words[n], Zeckendorf.of(n).digits());
    }

    @Test
    void allSmallNumbers() {
        for (int n = 0; n <= 20_000; n++) {
            Zeckendorf z = Zeckendorf.of(n);
            assertArrayEquals(ReferenceImplementations.greedy(BigInteger.valueOf(n)), z.indices());
            assertEquals(n, z.value().intValueExact());
            assertEquals(z, Zeckendorf.of(BigInteger.valueOf(n)));
            assertNotEquals(z, Zeckendorf.of(n + 1));
            Zeckendorf odd = z.odd();
            assertEquals(n, odd.value().intValueExact());
            assertEquals(odd, Zeckendorf.ofIndices(odd.indices()));
            assertTrue(n == 0 || odd.leastIndex() % 2 == 1);
        }
    }

    @Test
    void halvingAgreesWithSubtracting() {
        Random random = new Random(11);
        for (int bits = 60; bits <= 6000; bits = bits * 6 / 5 + 1) {
            for (int i = 0; i < 12; i++) {
                BigInteger n = new BigInteger(bits, random).setBit(bits);
                assertArrayEquals(ReferenceImplementations.greedy(n), Zeckendorf.of(n).indices());
            }
        }
        for (int k = 64; k <= 1400; k += 9) {
            for (int d = -2; d <= 2; d++) {
                BigInteger n = Fibonacci.of(k).add(BigInteger.valueOf(d));
                assertArrayEquals(ReferenceImplementations.greedy(n), Zeckendorf.of(n).indices());
            }
        }
    }

    @Property(seed = "20260101")
    void raisingIsTheFloorFormula(@ForAll @LongRange(min = 0, max = Long.MAX_VALUE / 4) long n) {
        // S(n) = ⌊(n+1)φ⌋ − 1
        assertEquals(Golden.floorPhi(n + 1) - 1, Zeckendorf.of(n).shift(1).value().longValueExact());
    }

    @Test
    void fibonacciNumbers() {
        // OEIS A000045: F(100) = 354224848179261915075
        assertEquals(new BigInteger("354224848179261915075"), Fibonacci.of(100));
        // OEIS A000032: 2, 1, 3, 4, 7, 11, 18
        int[] lucas = {2, 1, 3, 4, 7, 11, 18};
        for (int k = 0; k < lucas.length; k++) assertEquals(lucas[k], Fibonacci.lucas(k).intValueExact());
    }

    @Test
    void longNumbersAreAbbreviated() {
        for (int d = 1; d < 400; d++) {
            assertEquals(d, Numerals.digits(BigInteger.TEN.pow(d - 1)));
            assertEquals(d, Numerals.digits(BigInteger.TEN.pow(d).subtract(BigInteger.ONE)));
        }
    }

    /** Near and far neighbours, and the first index 1. */
    @Test
    void termsAreTheFibonacciNumbersOfTheIndices() {
        for (Zeckendorf z : java.util.List.of(Zeckendorf.ofIndices(1, 3, 6, 8, 300, 302, 503, 704, 2000),
                Zeckendorf.ofIndices(2), Zeckendorf.ofIndices(), Zeckendorf.of(java.math.BigInteger.TEN.pow(700)))) {
            assertEquals(java.util.Arrays.stream(z.indices()).mapToObj(Fibonacci::of).toList(), z.terms());
        }
    }
}
