package nimbook.number;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigInteger;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class FormulaTest {

    private static long at(String formula, long x, long y) {
        return Formula.of(formula).at(x, y).longValueExact();
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
}
