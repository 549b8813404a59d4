package nimbook.sequence;

import static nimbook.style.Refusals.refusedNaming;
import static nimbook.style.Refusals.stopped;
import static org.junit.jupiter.api.Assertions.assertEquals;
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
import java.util.function.LongUnaryOperator;
import java.util.stream.Collectors;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;
import nimbook.number.Fibonacci;
import nimbook.number.Slope;
import org.junit.jupiter.api.Test;

/** Each sequence against OEIS and against its definition, on both sides of what a long holds. */
class SequencesTest {

    /** The first terms as the OEIS entry of each number lists them, with its offset. */
    private static void starts(String oeis, int offset, String terms) {
        IntegerSequence s = Sequences.oeis(oeis);
        int count = terms.split(", ").length;
        assertEquals(terms, s.stream().limit(count).map(BigInteger::toString).collect(Collectors.joining(", ")), oeis);
        assertEquals(offset, s.offset(), oeis);
        for (long n = offset; n < offset + count; n++) assertEquals(s.term(n).longValueExact(), s.termAsLong(n), oeis);
    }

    @Test
    void literals() {
        starts("A000201", 1,
                "1, 3, 4, 6, 8, 9, 11, 12, 14, 16, 17, 19, 21, 22, 24, 25, 27, 29, 30, 32, 33, 35, 37, 38, 40");
        starts("A001950", 1, "2, 5, 7, 10, 13, 15, 18, 20, 23, 26, 28, 31, 34, 36, 39, 41, 44, 47, 49, 52");
        starts("A066096", 0,
                "0, 1, 3, 4, 6, 8, 9, 11, 12, 14, 16, 17, 19, 21, 22, 24, 25, 27, 29, 30, 32, 33, 35, 37, 38");
        starts("A090909", 1,
                "2, 5, 7, 10, 13, 15, 18, 20, 23, 26, 28, 31, 34, 36, 39, 41, 44, 47, 49, 52, 54, 57, 60, 62");
        starts("A072061", 1,
                "1, 2, 3, 5, 4, 7, 6, 10, 8, 13, 9, 15, 11, 18, 12, 20, 14, 23, 16, 26, 17, 28, 19, 31, 21, 34");
        starts("A000045", 0, "0, 1, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377, 610, 987");
        starts("A014417", 0, "0, 1, 10, 100, 101, 1000, 1001, 1010, 10000, 10001, 10010, 10100, 10101, 100000");
        starts("A003714", 0,
                "0, 1, 2, 4, 5, 8, 9, 10, 16, 17, 18, 20, 21, 32, 33, 34, 36, 37, 40, 41, 42, 64, 65, 66, 68");
        starts("A007895", 0, "0, 1, 1, 1, 2, 1, 2, 2, 1, 2, 2, 2, 3, 1");
        starts("A035513", 1,
                "1, 2, 4, 3, 7, 6, 5, 11, 10, 9, 8, 18, 16, 15, 12, 13, 29, 26, 24, 20, 14, 21, 47, 42, 39, "
                        + "32, 23, 17");
        starts("A005206", 0, "0, 1, 1, 2, 3, 3, 4, 4, 5, 6, 6, 7, 8, 8, 9, 9, 10, 11, 11, 12, 12, 13, 14, 14, 15");
        starts("A005374", 0,
                "0, 1, 1, 2, 3, 4, 4, 5, 5, 6, 7, 7, 8, 9, 10, 10, 11, 12, 13, 13, 14, 14, 15, 16, 17, 17, 18");
        starts("A003987", 0, "0, 1, 1, 2, 0, 2, 3, 3, 3, 3, 4, 2, 0, 2, 4");
        starts("A051775", 0,
                "0, 0, 0, 0, 1, 0, 0, 2, 2, 0, 0, 3, 3, 3, 0, 0, 4, 1, 1, 4, 0, 0, 5, 8, 2, 8, 5, 0, 0, 6, 10, 12, "
                        + "12, 10, 6, 0");
        starts("A006042", 0,
                "0, 1, 3, 2, 6, 7, 5, 4, 13, 12, 14, 15, 11, 10, 8, 9, 24, 25, 27, 26, 30, 31, 29, 28, 21, 20, 22, "
                        + "23, 19, 18");
        starts("A160679", 0,
                "0, 1, 3, 2, 7, 6, 4, 5, 14, 15, 13, 12, 9, 8, 10, 11, 30, 31, 29, 28, 25, 24, 26, 27, 16, 17, 19, "
                        + "18, 23, 22");
        starts("A051917", 1,
                "1, 3, 2, 15, 12, 9, 11, 10, 6, 8, 7, 5, 14, 13, 4, 170, 160, 109, 107, 131, 139, 116, 115, 228, "
                        + "234, 92, 89");
        starts("A003849", 0, "0, 1, 0, 0, 1, 0, 1, 0, 0, 1, 0, 0, 1, 0, 1, 0, 0, 1, 0, 1, 0, 0, 1");
    }

    @Test
    void definingRecursions() {
        int to = 20_000;
        int[] g = new int[to];
        int[] h = new int[to];
        for (int n = 1; n < to; n++) {
            g[n] = n - g[g[n - 1]];
            h[n] = n - h[h[h[n - 1]]];
            assertEquals(g[n], Sequences.HOFSTADTER_G.termAsLong(n));
            assertEquals(h[n], Sequences.HOFSTADTER_H.termAsLong(n));
        }
        StringBuilder word = new StringBuilder("0");
        while (word.length() < 5000) {
            StringBuilder next = new StringBuilder();
            for (char c : word.toString().toCharArray()) next.append(c == '0' ? "01" : "0");
            word = next;
        }
        for (int n = 0; n < 5000; n++) assertEquals(word.charAt(n) - '0', Sequences.FIBONACCI_WORD.termAsLong(n));
    }

    @Test
    void wythoffArrayHoldsEachNumberOnce() {
        Set<Long> seen = new HashSet<>();
        for (long row = 1; WythoffArray.at(row, 1).longValueExact() <= 5000; row++) {
            for (int column = 1; WythoffArray.at(row, column).longValueExact() <= 5000; column++) {
                long n = WythoffArray.at(row, column).longValueExact();
                assertTrue(seen.add(n));
                assertEquals(new WythoffArray.Place(BigInteger.valueOf(row), column), WythoffArray.place(n));
                if (column > 2)
                    assertEquals(n,
                            WythoffArray.at(row, column - 1).add(WythoffArray.at(row, column - 2)).longValueExact());
            }
        }
        assertEquals(5000, seen.size());
    }

    @Property(tries = 200, seed = "20260101")
    void bigAndLongPathsAgree(@ForAll @LongRange(min = 1, max = 1_000_000_000_000_000L) long n) {
        for (IntegerSequence s : Sequences.all()) {
            // these grow as n itself or more; their terms at such n are no numbers to write down
            if (s == Sequences.FIBONACCI || s == Sequences.ZECKENDORF || s == Sequences.FIBBINARY
                    || s == Sequences.WYTHOFF_ARRAY)
                continue;
            BigInteger term = s.term(n);
            // nimbers below 2⁶⁴ need not be below 2⁶³
            if (term.bitLength() > 63) assertThrows(IllegalArgumentException.class, () -> s.termAsLong(n), s.oeis());
            else assertEquals(term, BigInteger.valueOf(s.termAsLong(n)), s.oeis());
        }
        BigInteger big = BigInteger.valueOf(n).shiftLeft(70).add(BigInteger.valueOf(n));
        // H(n) + H(H(H(n−1))) = n, G(n) + G(G(n−1)) = n
        BigInteger one = BigInteger.ONE;
        IntegerSequence h = Sequences.HOFSTADTER_H;
        assertEquals(big, h.term(big).add(h.term(h.term(h.term(big.subtract(one))))));
        IntegerSequence g = Sequences.HOFSTADTER_G;
        assertEquals(big, g.term(big).add(g.term(g.term(big.subtract(one)))));
    }

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
