package nimbook.document;

import static nimbook.style.Refusals.refusedNaming;
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
import nimbook.number.Zeckendorf;
import nimbook.wythoff.Piles;
import nimbook.wythoff.Wythoff;
import org.junit.jupiter.api.Test;

/** The codes against published failures, decimals and every number tried; the piles that wrap. */
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

    /** The numbers whose Zeckendorf representation has no index below i, one after the other. */
    @Test
    void nearIntegersAreThoseWithoutSmallIndices() {
        for (int i = 2; i < 12; i++) {
            long count = 0;
            for (long k = 0; k < 700; k++) {
                assertEquals(count, FloatCode.NearIntegers.countBelow(k, i), k + " below, from index " + i);
                if (k > 0 && Zeckendorf.of(BigInteger.valueOf(k)).leastIndex() < i) continue;
                assertEquals(k, FloatCode.NearIntegers.at(count, i), "the " + count + "-th from index " + i);
                count++;
            }
        }
    }

    /** float by trying every difference up to 2²⁰, in the order of operations of the text. */
    @Test
    void allFailuresOfFloat() {
        List<Long> slow = new ArrayList<>();
        float factor = (float) Math.sqrt(5) + 1f;
        for (long k = 0; k < 1 << 20; k++) if ((int) ((float) k * factor / 2f) != Wythoff.lower(k)) slow.add(k);
        List<FloatCode.Failure> failures = FloatCode.FLOAT.failuresBelow(1 << 20);
        assertEquals(slow, failures.stream().map(FloatCode.Failure::difference).toList());
        for (FloatCode.Failure f : failures) {
            assertEquals(Wythoff.pair(f.difference()), f.denied());
            assertEquals((int) ((float) f.difference() * factor / 2f), f.computed());
            assertTrue(FloatCode.FLOAT.fails(f.difference()));
        }
        for (int i = 0; i < 5; i++) {
            assertEquals(slow.subList(0, i),
                    FloatCode.FLOAT.failuresBelow(slow.get(i)).stream().map(FloatCode.Failure::difference).toList());
            assertEquals(slow.subList(0, i + 1), FloatCode.FLOAT.failuresBelow(slow.get(i) + 1).stream()
                    .map(FloatCode.Failure::difference).toList());
        }
        assertEquals(slow.get(0), FloatCode.FLOAT.firstFailure().difference());
    }

    /**
     * The published first failure of double, 102 334 155 = F₄₀: below it none; FloatCodeTest scans with one as the last
     * number.
     */
    @Test
    void scanEndsBeforeItsLimit() {
        for (long limit : new long[] {0, (1L << 31) + 1})
            refusedNaming("limit = " + limit, () -> FloatCode.DOUBLE.scan(limit));
    }

    /**
     * 32-bit piles are piles modulo 2³²; a pile from 2³¹ on is negative there, and with one no position is called lost.
     */
    @Test
    void pilesWrap() {
        long turn = 1L << 32;
        for (int n = 0; n < 300; n++) {
            Piles p = Wythoff.pair(n * 2_700_000L);
            long a = p.x().longValueExact();
            long b = p.y().longValueExact();
            for (long off = 0; off < 2; off++) {
                boolean lost = off == 0 && b < 1L << 31;
                for (long i = 0; i < 3; i++) {
                    for (long j = 0; j < 3; j++) {
                        assertEquals(lost, FloatCode.INT32.saysP(a + i * turn, b + off + j * turn),
                                p + " " + i + " " + j);
                        assertEquals(lost, FloatCode.INT32.saysP(b + off + j * turn, a + i * turn),
                                p + " " + i + " " + j);
                    }
                }
                for (long half : new long[] {1L << 31, turn - 1}) {
                    assertFalse(FloatCode.INT32.saysP(a, half) || FloatCode.INT32.saysP(half, a)
                            || FloatCode.INT32.saysP(half, half));
                }
            }
        }
        FloatCode.Failure first = FloatCode.INT32.firstFailure();
        for (long k = first.difference() - 500; k < first.difference() + 500; k++) {
            boolean fits = Wythoff.upper(k) < 1L << 31;
            assertEquals(fits ? Wythoff.lower(k) : Wythoff.upper(k) - turn, FloatCode.INT32.floor(k));
            assertEquals(!fits, FloatCode.INT32.fails(k));
        }
        assertEquals(first.computed(), Wythoff.upper(first.difference()) - turn);
    }

    @Test
    void endsOfTheRanges() {
        for (FloatCode code : FloatCode.values()) {
            for (long k : new long[] {-1, FloatCode.MAX + 1}) refusedNaming("k = " + k, () -> code.floor(k));
            refusedNaming("piles (-1, 0)", () -> code.saysP(-1, 0));
            refusedNaming("piles (0, 1000000000000000001)", () -> code.saysP(0, FloatCode.MAX + 1));
            refusedNaming("piles (1000000000000000001, 0)", () -> code.saysP(FloatCode.MAX + 1, 0));
            assertFalse(code.saysP(5, FloatCode.MAX) || code.saysP(FloatCode.MAX, 5)
                    || code.saysP(FloatCode.MAX, FloatCode.MAX));
            assertEquals(0, code.floor(0));
            assertEquals(1, code.floor(1));
            assertTrue(code.saysP(1, 2) && code.saysP(0, 0));
            if (code == FloatCode.INT32) continue;
            for (long limit : new long[] {0, FloatCode.MAX + 1})
                refusedNaming("limit = " + limit, () -> code.failuresBelow(limit));
            assertEquals(List.of(), code.failuresBelow(1));
        }
    }
}
