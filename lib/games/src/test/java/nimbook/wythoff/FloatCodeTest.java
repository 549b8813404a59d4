package nimbook.wythoff;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;
import nimbook.number.Fibonacci;
import nimbook.number.Golden;
import org.junit.jupiter.api.Test;

class FloatCodeTest {

    @Test
    void firstFailures() {
        // published first failures of the double test
        List<FloatCode.Failure> failures = FloatCode.DOUBLE.failuresBelow(200_000_000);
        assertEquals(List.of(102_334_155L, 141_422_324L, 180_510_493L),
                failures.stream().map(FloatCode.Failure::difference).toList());
        assertNull(FloatCode.EXACT.firstFailure());
    }

    @Test
    void listedFailuresAreAllOfThem() {
        // the third of the published failures is the last number that is looked at
        List<FloatCode.Failure> scanned = FloatCode.DOUBLE.scan(180_510_494);
        assertEquals(3, scanned.size());
        assertEquals(scanned, FloatCode.DOUBLE.failuresBelow(180_510_494));
        // below 10⁹ the listed ones are failures, in order, and no Fibonacci number of even index from F₄₀ on is
        // missing among them
        List<Long> billion =
                FloatCode.DOUBLE.failuresBelow(1_000_000_000).stream().map(FloatCode.Failure::difference).toList();
        assertEquals(billion.stream().sorted().distinct().toList(), billion);
        for (long k : billion) assertTrue((long) (k * (Math.sqrt(5) + 1) / 2) != Golden.floorPhi(k));
        assertTrue(billion.containsAll(List.of(Fibonacci.ofLong(40), Fibonacci.ofLong(42), Fibonacci.ofLong(44))));
        List<Long> slow = new ArrayList<>();
        for (long k = 0; k < 300_000; k++)
            if ((int) ((float) k * ((float) Math.sqrt(5) + 1f) / 2f) != Golden.floorPhi(k))
                slow.add(k);
        assertEquals(slow, FloatCode.FLOAT.failuresBelow(300_000).stream().map(FloatCode.Failure::difference).toList());
    }

    /**
     * The emulation with 53 bits must be the machine's own arithmetic; so the rounding with 64 bits is the same code.
     */
    @Test
    void roundingIsThatOfTheMachine() {
        java.util.Random random = new java.util.Random(53);
        for (int i = 0; i < 20_000; i++) {
            BigInteger n = new BigInteger(1 + random.nextInt(118), random);
            assertEquals(new BigDecimal(n.doubleValue()).toBigInteger(), FloatCode.round(n, 53));
            BigInteger tie =
                    BigInteger.valueOf(random.nextLong() >>> 11 | 1L << 52).shiftLeft(1).setBit(0).shiftLeft(9);
            assertEquals(new BigDecimal(tie.doubleValue()).toBigInteger(), FloatCode.round(tie, 53));
        }
    }

    /** Long double with decimals instead of integers: √5 to 60 digits, each step rounded to 64 bits by division. */
    @Test
    void longDoubleAgainstDecimals() {
        BigDecimal unit = BigDecimal.ONE.divide(new BigDecimal(BigInteger.TWO.pow(62)));
        BigDecimal root = new BigDecimal(5).sqrt(new MathContext(60)).divide(unit)
                .setScale(0, java.math.RoundingMode.HALF_EVEN).multiply(unit);
        BigDecimal factor = root.add(BigDecimal.ONE);
        FloatCode.Failure first = FloatCode.LONG_DOUBLE.firstFailure();
        for (long k = first.difference() - 2000; k <= first.difference() + 2000; k++) {
            BigDecimal exact = factor.multiply(BigDecimal.valueOf(k));
            // 64 significant bits of a number between 2^33 and 2^34
            int scale = 64 - exact.toBigInteger().bitLength();
            BigDecimal ulp = BigDecimal.ONE.divide(new BigDecimal(BigInteger.TWO.pow(scale)));
            BigDecimal product = exact.divide(ulp).setScale(0, java.math.RoundingMode.HALF_EVEN).multiply(ulp);
            assertEquals(product.divide(BigDecimal.valueOf(2)).longValue(), FloatCode.LONG_DOUBLE.floor(k));
        }
        assertTrue(FloatCode.LONG_DOUBLE.fails(first.difference()));
        assertFalse(FloatCode.LONG_DOUBLE.fails(Fibonacci.ofLong(40)));
    }

    @Test
    void whatTheCodesSay() {
        for (int a = 0; a < 60; a++)
            for (int b = a; b < 60; b++)
                for (FloatCode code : FloatCode.values())
                    assertEquals(Wythoff.isP(a, b), code.saysP(a, b));
    }
}
