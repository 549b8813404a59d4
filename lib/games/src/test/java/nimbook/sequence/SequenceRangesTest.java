package nimbook.sequence;

import static nimbook.style.Refusals.refusedNaming;
import static nimbook.style.Refusals.stopped;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongUnaryOperator;
import nimbook.number.Fibonacci;
import nimbook.number.Slope;
import org.junit.jupiter.api.Test;

/** Each sequence against its definition written out, on both sides of what a long holds, and every refusal. */
class SequenceRangesTest {

    private static final int COUNT = 3000;

    /** Greedy sum of Fibonacci numbers as a string of digits, the greatest first. */
    private static String zeckendorf(long n) {
        List<Long> f = new ArrayList<>(List.of(1L, 2L));
        while (f.get(f.size() - 1) <= n) f.add(f.get(f.size() - 1) + f.get(f.size() - 2));
        StringBuilder digits = new StringBuilder();
        for (int i = f.size() - 1; i >= 0; i--) {
            boolean taken = f.get(i) <= n;
            if (taken) n -= f.get(i);
            if (taken || digits.length() > 0) digits.append(taken ? '1' : '0');
        }
        return digits.length() == 0 ? "0" : digits.toString();
    }

    /** ⌊nφ⌋ by decimals. */
    private static BigInteger floorPhi(BigInteger n) {
        MathContext digits = new MathContext(120);
        return new BigDecimal(n).multiply(new BigDecimal(5).sqrt(digits).add(BigDecimal.ONE))
                .divide(BigDecimal.valueOf(2)).setScale(0, RoundingMode.FLOOR).toBigInteger();
    }

    private static void equal(IntegerSequence s, LongUnaryOperator slow) {
        for (long n = s.offset(); n < COUNT; n++) {
            assertEquals(BigInteger.valueOf(slow.applyAsLong(n)), s.term(BigInteger.valueOf(n)), s.oeis());
            assertEquals(slow.applyAsLong(n), s.termAsLong(n), s.oeis());
        }
    }

    @Test
    void definitions() {
        equal(Sequences.PAIRS, n -> floorPhi(BigInteger.valueOf((n + 1) / 2)).longValue() + (n % 2 == 0 ? n / 2 : 0));
        equal(Sequences.ZECKENDORF_SIZE, n -> zeckendorf(n).chars().filter(c -> c == '1').count());
        equal(Sequences.FIBBINARY, n -> Long.parseLong(zeckendorf(n), 2));
        for (long n = 0; n < COUNT; n++) assertEquals(new BigInteger(zeckendorf(n)), Sequences.ZECKENDORF.term(n));
        BigInteger a = BigInteger.ZERO;
        BigInteger b = BigInteger.ONE;
        for (int n = 0; n < 300; n++) {
            assertEquals(a, Sequences.FIBONACCI.term(n));
            if (n <= 92) assertEquals(a.longValueExact(), Sequences.FIBONACCI.termAsLong(n));
            b = a.add(b);
            a = b.subtract(a);
        }
    }

    /**
     * H at every size, around the numbers 1, 2, 3, 4, 6, 9, 13, … of its greedy sums: H(n) + H(H(H(n − 1))) = n, and
     * both ways to it agree.
     */
    @Test
    void hofstadtersHAtEverySize() {
        IntegerSequence h = Sequences.HOFSTADTER_H;
        List<BigInteger> cows = new ArrayList<>(List.of(BigInteger.ONE, BigInteger.TWO, BigInteger.valueOf(3)));
        while (cows.get(cows.size() - 1).bitLength() < 160)
            cows.add(cows.get(cows.size() - 1).add(cows.get(cows.size() - 3)));
        for (BigInteger cow : cows) {
            for (int off = -2; off <= 2; off++) {
                BigInteger n = cow.add(BigInteger.valueOf(off));
                if (n.signum() < 1) continue;
                assertEquals(n, h.term(n).add(h.term(h.term(h.term(n.subtract(BigInteger.ONE))))), n.toString());
                if (n.bitLength() <= 63)
                    assertEquals(h.term(n).longValueExact(), h.termAsLong(n.longValueExact()), n.toString());
            }
        }
        assertEquals(h.term(BigInteger.valueOf(Long.MAX_VALUE)).longValueExact(), h.termAsLong(Long.MAX_VALUE));
        stopped(() -> h.term(BigInteger.ONE.shiftLeft(70)));
    }

    /** The two ways to a term, each on its own side of 2⁶³: ⌊nφ⌋ by decimals. */
    @Test
    void termsBeyondALong() {
        for (int bits = 40; bits < 200; bits += 3) {
            BigInteger n = BigInteger.ONE.shiftLeft(bits).add(BigInteger.valueOf(bits));
            BigInteger next = n.add(BigInteger.ONE);
            assertEquals(floorPhi(n), Sequences.LOWER_WYTHOFF.term(n));
            assertEquals(floorPhi(n).add(n), Sequences.UPPER_WYTHOFF.term(n));
            assertEquals(floorPhi(n), Sequences.PAIRS.term(n.add(n).subtract(BigInteger.ONE)));
            assertEquals(floorPhi(n).add(n), Sequences.PAIRS.term(n.add(n)));
            assertEquals(floorPhi(next).subtract(next), Sequences.HOFSTADTER_G.term(n));
            // A(n+2) − A(n+1) is 1 or 2; the letter is 1 for 1
            assertEquals(BigInteger.TWO.subtract(floorPhi(next.add(BigInteger.ONE))).add(floorPhi(next)),
                    Sequences.FIBONACCI_WORD.term(n));
        }
    }

    /** The last term that a long holds, and the first that it does not. */
    @Test
    void whereALongEnds() {
        IntegerSequence powers = Sequences.of("", "2ⁿ − 1", 0, null,
                n -> BigInteger.ONE.shiftLeft(n.intValueExact()).subtract(BigInteger.ONE));
        assertEquals(Long.MAX_VALUE, powers.termAsLong(63));
        BigInteger tooLarge = BigInteger.ONE.shiftLeft(40);
        refusedNaming("n = " + tooLarge + ": allowed is n ≤ ", () -> Sequences.FIBONACCI.term(tooLarge));
        // the last is a number of 20 million digits; what is an int or, cut, would be one is refused alike
        for (long n : new long[] {Fibonacci.MAX_INDEX + 1L, Integer.MAX_VALUE, 1L << 31, (1L << 32) + 5}) {
            refusedNaming("n = " + n + ": allowed is n ≤ " + Fibonacci.MAX_INDEX, () -> Sequences.FIBONACCI.term(n));
        }
    }

    @Test
    void listsAndLines() {
        IntegerSequence beatty = Sequences.beatty(Slope.parse("√2"));
        assertEquals("", beatty.oeis());
        for (long n = 1; n < 500; n++) {
            long root = (long) Math.sqrt(2.0 * n * n);
            assertEquals(root, beatty.termAsLong(n));
            assertEquals(root, beatty.term(n).longValueExact());
        }
        IntegerSequence ones = Sequences.of("", "1", 5, n -> 1, n -> BigInteger.ONE);
        String file = ones.bFile(1_000_000);
        assertTrue(file.startsWith("5 1\n6 1\n") && file.endsWith("\n1000004 1\n"));
        for (IntegerSequence s : Sequences.all()) assertEquals(s, Sequences.oeis(s.oeis()));
    }

    /**
     * Rows of the array from their first two numbers on by addition; the diagonals in order, to the far corner of
     * Fibonacci numbers.
     */
    @Test
    void wythoffArrayByAddition() {
        for (long row = 1; row < 60; row++) {
            BigInteger i = BigInteger.valueOf(row);
            BigInteger a = floorPhi(i).add(i).subtract(BigInteger.ONE);
            BigInteger b = floorPhi(i).multiply(BigInteger.TWO).add(i).subtract(BigInteger.ONE);
            for (int column = 1; column < 90; column++) {
                assertEquals(a, WythoffArray.at(row, column));
                assertEquals(new WythoffArray.Place(i, column), WythoffArray.place(a));
                b = a.add(b);
                a = b.subtract(a);
            }
        }
        long n = 1;
        for (int diagonal = 1; diagonal < 60; diagonal++) {
            for (int row = 1; row <= diagonal; row++) {
                assertEquals(WythoffArray.at(row, diagonal - row + 1), Sequences.WYTHOFF_ARRAY.term(n), "n = " + n);
                n++;
            }
        }
        // n = t(t+1)/2 + 1 stands in row 1, column t + 1; F(t+2) is written out for t + 2 ≤ MAX_INDEX
        for (long column : new long[] {Fibonacci.MAX_INDEX, 1L << 32, (1L << 32) + 7}) {
            BigInteger t = BigInteger.valueOf(column - 1);
            BigInteger far = t.multiply(t.add(BigInteger.ONE)).shiftRight(1).add(BigInteger.ONE);
            refusedNaming("n = " + far + ": its column, " + column + ", is beyond " + Fibonacci.MAX_INDEX,
                    () -> Sequences.WYTHOFF_ARRAY.term(far));
        }
    }
}
