package nimbook.number;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.math.BigInteger;
import java.util.Map;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class FormulaTest {

    private static long at(String formula, long x, long y) {
        return Formula.of(formula).at(x, y).longValueExact();
    }

    /** By hand, at x = 7 and y = 5. */
    @Test
    void signsBindAsTheyAreSaidTo() {
        Map<String, Integer> values = Map.ofEntries(Map.entry("x ^ y", 2), Map.entry("x + y * 2", 17),
                Map.entry("x ^ y + 1", 1), Map.entry("(x ^ y) + 1", 3), Map.entry("-x + y", -2), Map.entry("--x", 7),
                Map.entry("x // y", 1), Map.entry("-x // y", -2), Map.entry("-x % y", 3), Map.entry("x ^ y == 2", 1),
                Map.entry("x < y", 0), Map.entry("x >= 7", 1), Map.entry("x ≠ y", 1), Map.entry("min(x, y, 3)", 3),
                Map.entry("max(x, y)", 7), Map.entry("abs(y − x)", 2), Map.entry("ceil(x / 2)", 4),
                Map.entry("floor(-x / 2)", -4), Map.entry("⌊n·φ⌋", 11), Map.entry("sqrt(k + 4)", 3),
                Map.entry("floor(10 * sqrt(8))", 28), Map.entry("floor(phi * phi * phi)", 4),
                Map.entry("floor(1 / (phi - 1))", 1), Map.entry("ceil(-phi)", -1));
        values.forEach((formula, value) -> assertEquals((long) value, at(formula, 7, 5), formula));
    }

    /** ⌊nφ⌋ as the library has it by other means, also where a double is wrong. */
    @Property(tries = 200, seed = "20260101")
    void floorsAreExact(@ForAll @IntRange(min = 0, max = 62) int bits, @ForAll long random) {
        long n = bits == 0 ? 0 : (random & Long.MAX_VALUE) >>> 63 - Math.min(bits, 61);
        assertEquals(Golden.floorPhi(BigInteger.valueOf(n)), Formula.of("floor(n*phi)").at(n, 0));
    }

    /** The Fibonacci numbers F(60), F(61): their quotient is nearer to φ than a double tells. */
    @Test
    void nearMissesAreDecided() {
        long f60 = 1548008755920L;
        long f61 = 2504730781961L;
        assertEquals(1, at("x * phi < y", f60, f61));
        assertEquals(0, at("x * phi > y", f60, f61));
    }

    @Test
    void whatIsWrongIsSaidWithItsPlace() {
        Map<String, String> messages = Map.of(
                "x ^^ y", "formula x ^^ y: '^' at character 4, where a number, a name or \"(\" is expected",
                "x +", "formula x +: the end at character 4, where a number, a name or \"(\" is expected",
                "floor(x", "formula floor(x: the end at character 8, where \")\" is expected",
                "z", "formula z: 'z' at character 1, where one of x, y, n, k, phi, floor, ceil, abs, sqrt, min, max is "
                        + "expected",
                "3 < x == y", "formula 3 < x == y: '=' at character 7, where a comparison ends; write a < b < c as "
                        + "(a < b) * (b < c)",
                "x y", "formula x y: 'y' at character 3, where an operator or the end is expected",
                "x / 2", "formula x / 2 at (1, 0): the value of 1/2: a whole number is needed; floor(…) makes one",
                "x / y", "formula x / y at (1, 0): division by 0",
                "(0 - x) ^ y", "formula (0 - x) ^ y at (1, 0): the nim-sum of -1: at least 0 is needed",
                "floor(sqrt(2) * sqrt(3))", "formula floor(sqrt(2) * sqrt(3)) at (1, 0): √2 and √3: one formula "
                        + "has only one root");
        messages.forEach((formula, message) -> assertEquals(message, assertThrows(IllegalArgumentException.class,
                () -> at(formula, 1, 0), formula).getMessage()));
    }
}
