package nimbook.logic;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import nimbook.number.Zeckendorf;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Automata against plain arithmetic: every triple below some side, in each numeration. */
class RelationTest {

    static Stream<Numeration> numerations() {
        return Stream.of(Numeration.zeckendorf(), Numeration.ostrowski(2), Numeration.ostrowski(3),
                Numeration.ostrowski(4), Numeration.narayana(), Numeration.base(2), Numeration.base(3),
                Numeration.base(10));
    }

    private interface Triples {
        boolean test(int x, int y, int z);
    }

    /** All triples below the side. */
    private static void compare(Numeration numeration, String statement, int side, Triples expected) {
        Relation relation = Theory.of(numeration).relation(statement);
        assertEquals(List.of("x", "y", "z"), relation.names());
        Words words = new Words(relation, side);
        for (int x = 0; x < side; x++) for (int y = 0; y < side; y++) for (int z = 0; z < side; z++) {
            if (words.contains(x, y, z) != expected.test(x, y, z))
                throw new AssertionError(numeration + ", " + statement + " at " + x + ", " + y + ", " + z);
        }
    }

    /** {@link Relation#contains} with the words of small numbers at hand: it alone would take most of the time. */
    private static final class Words {
        private final Automaton automaton;
        private final int digits;
        private final int[][] words;

        Words(Relation relation, int side) {
            automaton = relation.automaton();
            digits = relation.numeration().digits();
            words = new int[side][];
            for (int n = 0; n < side; n++) words[n] = relation.numeration().word(n);
        }

        boolean contains(int... numbers) {
            int length = 0;
            for (int n : numbers) length = Math.max(length, words[n].length);
            int state = 0;
            for (int at = length; at > 0; at--) {
                int symbol = 0;
                for (int i = numbers.length - 1; i >= 0; i--) {
                    int[] word = words[numbers[i]];
                    symbol = symbol * digits + (at <= word.length ? word[word.length - at] : 0);
                }
                state = automaton.next(state, symbol);
            }
            return automaton.accepts(state);
        }
    }

    @ParameterizedTest
    @MethodSource("numerations")
    void sumsAndOrdersAreThoseOfArithmetic(Numeration numeration) {
        compare(numeration, "x + y = z", 70, (x, y, z) -> x + y == z);
        compare(numeration, "2x - 3y + 4 <= z", 60, (x, y, z) -> 2 * x - 3 * y + 4 <= z);
        compare(numeration, "x < y < z | x != z", 40, (x, y, z) -> x < y && y < z || x != z);
        compare(numeration, "x mod 3 = y mod 3 & z = z", 40, (x, y, z) -> x % 3 == y % 3);
        compare(numeration, "(x + y) div 4 = z", 40, (x, y, z) -> (x + y) / 4 == z);
    }

    @ParameterizedTest
    @MethodSource("numerations")
    void quantifiersAndNegationAreThoseOfLogic(Numeration numeration) {
        // four numbers at once have 10⁴ decimal symbols
        if (numeration.digits() > 5) return;
        compare(numeration, "some w: x + w = y & ~ z < w", 40, (x, y, z) -> x <= y && y - x <= z);
        compare(numeration, "all w: w < x => w + y < z", 40, (x, y, z) -> x == 0 || x - 1 + y < z);
        compare(numeration, "~(x < y <=> y < z)", 40, (x, y, z) -> x < y != y < z);
        compare(numeration, "(x = 2y) xor (z >= 50)", 70, (x, y, z) -> x == 2 * y != z >= 50);
    }

    @ParameterizedTest
    @MethodSource("numerations")
    void shiftsMoveTheDigits(Numeration numeration) {
        int[] shl = new int[50];
        int[] shr = new int[50];
        for (int n = 0; n < 50; n++) {
            int[] word = numeration.word(n);
            shl[n] = numeration.value(Arrays.copyOf(word, word.length + 1)).intValueExact();
            int last = n == 0 ? 0 : word[word.length - 1];
            shr[n] = numeration.value(Arrays.copyOf(word, Math.max(0, word.length - 1))).intValueExact()
                    + last * numeration.before();
        }
        if (numeration.digits() <= 5) {
            compare(numeration, "3 shl(x) - 2 shr(y) <= 4z + 1", 50, (x, y, z) -> 3 * shl[x] - 2 * shr[y] <= 4 * z + 1);
            compare(numeration, "3 shl(x) - 4 shl(y) < shr(z) - 2", 50,
                    (x, y, z) -> 3 * shl[x] - 4 * shl[y] < shr[z] - 2);
            compare(numeration, "5 shr(x) > 3 shl(y) - 7z", 50, (x, y, z) -> 5 * shr[x] > 3 * shl[y] - 7 * z);
        }
        Relation left = Theory.of(numeration).relation("y = shl(x)");
        for (int n = 0; n < 2000; n++) {
            int[] word = numeration.word(n);
            assertEquals(BigInteger.valueOf(n), numeration.value(word));
            BigInteger shifted = numeration.value(Arrays.copyOf(word, word.length + 1));
            assertTrue(left.contains(BigInteger.valueOf(n), shifted));
        }
    }

    @Test
    void wordsAreThoseOfTheirNumerations() {
        for (long n = 1; n < 3000; n++) {
            StringBuilder word = new StringBuilder();
            for (int digit : Numeration.zeckendorf().word(n)) word.append(digit);
            assertEquals(Zeckendorf.of(n).digits(), word.toString());
        }
        for (long n = 1; n < 3000; n++) {
            String word = Arrays.toString(Numeration.narayana().word(n)).replaceAll("\\W", "");
            assertTrue(word.matches("(10{2,})*10*"), word);
        }
        assertArrayEquals(new int[] {2, 0}, Numeration.ostrowski(2).word(4));
        assertArrayEquals(new int[] {1, 0, 0}, Numeration.ostrowski(2).word(5));
    }

    /** The sizes that the method's description gives, and one of its traps: y is longer than x. */
    @Test
    void automataAreMinimal() {
        assertEquals(17, Theory.fibonacci().relation("x + y = z").automaton().states());
        // by a program of another language
        assertEquals(251, Theory.narayana().relation("x + y = z").automaton().states());
        assertTrue(Theory.fibonacci().decide("all x: some y: y > x").holds());
        Relation one = Theory.fibonacci().relation("x < y & y < z");
        assertEquals(one, Theory.fibonacci().relation("~(y <= x | z <= y)"));
        assertEquals(one.hashCode(), Theory.fibonacci().relation("~(y <= x | z <= y)").hashCode());
    }

    @Test
    void theLeastTupleIsLeastNameByName() {
        Relation relation = Theory.binary().relation("x + y = 9 & y < x");
        assertEquals(Map.of("x", BigInteger.valueOf(5), "y", BigInteger.valueOf(4)),
                relation.least(List.of("x", "y")).orElseThrow());
        assertEquals(Map.of("x", BigInteger.valueOf(9), "y", BigInteger.ZERO),
                relation.least(List.of("y", "x")).orElseThrow());
        assertTrue(relation.and(relation.not()).least(List.of()).isEmpty());
        assertTrue(relation.or(relation.not()).isAll());
        assertFalse(relation.isAll());
    }

    @Test
    void namesMayMeet() {
        Relation less = Theory.binary().relation("x <= y");
        assertTrue(less.named(List.of("u", "u")).isAll());
        assertTrue(less.named(List.of("b", "a")).contains(3, 2));
        assertFalse(less.named(List.of("b", "a")).contains(2, 3));
    }

    /** Forty numbers added at once have 2⁴⁰ symbols, and a decimal sum of four numbers has 10⁴ symbols a state. */
    @Test
    void whatIsTooLargeSaysSo() {
        StringBuilder sum = new StringBuilder("x0");
        for (int i = 1; i < 40; i++) sum.append(" + x").append(i);
        String many = assertThrows(IllegalStateException.class,
                () -> Theory.binary().relation(sum + " = 3")).getMessage();
        assertTrue(many.startsWith("too large: 40 numbers at once with 2 digits each"), many);
        String wide = assertThrows(IllegalStateException.class,
                () -> Theory.of(Numeration.base(10)).relation("9999x = 9998y + 9997z + 9996w")).getMessage();
        assertTrue(wide.startsWith("too large: an automaton with more than "), wide);
    }
}
