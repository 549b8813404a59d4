package nimbook.number;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigInteger;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.BigRange;
import org.junit.jupiter.api.Test;

class NimTest {

    /** 2⁶⁴ − 1 and 300 bits: within the first field beyond long, and in the third. */
    private static final String WORD = "18446744073709551615";
    private static final String LONG =
            "2037035976334486086268445688409378161051468393665936250636140449354381299763336706183397375";

    private static BigInteger big(long unsigned) {
        return new BigInteger(Long.toUnsignedString(unsigned));
    }

    /** Conway's definition, by the values of the smaller numbers. */
    @Test
    void productsAreTheLeastThatTheyMayBe() {
        int size = 40;
        int[][] product = new int[size][size];
        for (int a = 0; a < size; a++) {
            for (int b = 0; b < size; b++) {
                TreeSet<Integer> seen = new TreeSet<>();
                for (int c = 0; c < a; c++)
                    for (int d = 0; d < b; d++)
                        seen.add(product[c][b] ^ product[a][d] ^ product[c][d]);
                while (seen.contains(product[a][b])) product[a][b]++;
                assertEquals(product[a][b], Nim.product(a, b), a + " ⊗ " + b);
                assertEquals(big(product[a][b]), Nim.product(big(a), big(b)), a + " ⊗ " + b);
                TreeSet<Long> sums = new TreeSet<>();
                for (int c = 0; c < a; c++) sums.add(Nim.sum(c, b));
                for (int d = 0; d < b; d++) sums.add(Nim.sum(a, d));
                long sum = 0;
                while (sums.contains(sum)) sum++;
                assertEquals(sum, Nim.sum(a, b));
            }
        }
    }

    /**
     * On Numbers and Games, chapter 6: F ⊗ F = 3F/2 for F = 2, 4, 16, 256, 65536, 2³², 2⁶⁴, and F ⊗ x = Fx for x below
     * F.
     */
    @Test
    void fermatPowers() {
        for (int bits = 1; bits <= 4096; bits *= 2) {
            BigInteger f = BigInteger.ONE.shiftLeft(bits);
            assertEquals(f.add(f.shiftRight(1)), Nim.square(f), "2^" + bits);
            BigInteger x = f.subtract(BigInteger.ONE);
            assertEquals(f.multiply(x), Nim.product(f, x));
            assertEquals(f.multiply(x), Nim.product(x, f));
        }
        assertEquals(0x1_8000_0000L, Nim.square(0x1_0000_0000L));
    }

    private static String terms(int from, int count, java.util.function.LongUnaryOperator f) {
        return LongStream.range(from, from + count).map(f).mapToObj(Long::toUnsignedString)
                .collect(Collectors.joining(", "));
    }

    @Test
    void literals() {
        // OEIS A335170, nim-cubes.
        assertEquals(
                "0, 1, 1, 1, 14, 13, 8, 10, 14, 10, 13, 8, 14, 8, 10, 13, 152, 145, 133, 141, 189, 182, 167, 173, "
                        + "203, 199, 212",
                terms(0, 27, n -> Nim.power(n, 3)));
        // OEIS A059970, nim-factorials.
        long[] factorial = {1};
        assertEquals(
                "1, 2, 1, 4, 2, 11, 1, 8, 5, 9, 2, 4, 9, 4, 1, 16, 8, 140, 5, 82, 9, 145, 2, 44, 6, 108, 9, 154, 13, "
                        + "209, 1, 32, 20",
                terms(1, 33, n -> factorial[0] = Nim.product(factorial[0], n)));
        // OEIS A051917, inverses, its last terms: 49 to 59.
        assertEquals("182, 189, 240, 120, 164, 174, 127, 142, 100, 98, 134", terms(49, 11, Nim::inverse));
    }

    @Property(tries = 300, seed = "20260101")
    void unsignedLongsAreAField(@ForAll long a, @ForAll long b, @ForAll long c) {
        assertEquals(Nim.product(a, b), Nim.product(b, a));
        assertEquals(Nim.product(Nim.product(a, b), c), Nim.product(a, Nim.product(b, c)));
        assertEquals(Nim.sum(Nim.product(a, b), Nim.product(a, c)), Nim.product(a, Nim.sum(b, c)));
        assertEquals(a, Nim.product(a, 1));
        assertEquals(a, Nim.sqrt(Nim.square(a)));
        assertEquals(a, Nim.square(Nim.sqrt(a)));
        if (b == 0) return;
        assertEquals(1, Nim.product(b, Nim.inverse(b)));
        assertEquals(a, Nim.product(Nim.quotient(a, b), b));
        // The multiplicative group has order 2⁶⁴ − 1.
        assertEquals(1, Nim.power(b, -1L));
        assertEquals(Nim.inverse(b), Nim.power(b, -2L));
    }

    @Property(tries = 200, seed = "20260101")
    void bothWaysAreTheSame(@ForAll long a, @ForAll long b) {
        assertEquals(big(Nim.product(a, b)), Nim.product(big(a), big(b)));
        assertEquals(big(Nim.sqrt(a)), Nim.sqrt(big(a)));
        assertEquals(big(Nim.power(a, b)), Nim.power(big(a), big(b)));
        if (a != 0) assertEquals(big(Nim.inverse(a)), Nim.inverse(big(a)));
    }

    @Property(tries = 60, seed = "20260101")
    void numbersOfAnySizeAreAField(@ForAll @BigRange(min = "0", max = LONG) BigInteger a,
            @ForAll @BigRange(min = WORD, max = LONG) BigInteger b,
            @ForAll @BigRange(min = "0", max = WORD) BigInteger c) {
        assertEquals(Nim.product(a, b), Nim.product(b, a));
        assertEquals(Nim.product(Nim.product(a, b), c), Nim.product(a, Nim.product(b, c)));
        assertEquals(Nim.sum(Nim.product(a, b), Nim.product(c, b)), Nim.product(Nim.sum(a, c), b));
        assertEquals(a, Nim.sqrt(Nim.square(a)));
        assertEquals(a, Nim.square(Nim.sqrt(a)));
        assertEquals(BigInteger.ONE, Nim.product(b, Nim.inverse(b)));
        assertEquals(a, Nim.product(Nim.quotient(a, b), b));
        assertEquals(Nim.inverse(b), Nim.power(b, BigInteger.ONE.negate()));
        assertEquals(Nim.product(Nim.square(b), b), Nim.power(b, BigInteger.valueOf(3)));
    }
}
