package nimbook.sequence;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Collectors;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;
import org.junit.jupiter.api.Test;

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
}
