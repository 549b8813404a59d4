package nimbook.deletions;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigInteger;
import nimbook.style.Reports;
import org.junit.jupiter.api.Test;

class DigitStringCountsTest {

    @Test
    void lengthsAreReported() {
        assertEquals(6, Reports.total("lengths", () -> DigitStringCounts.of(10, 5)));
    }

    /** Each string by itself. */
    @Test
    void shortStrings() {
        DigitStringCounts counts = DigitStringCounts.of(10, 4);
        for (int length = 1, power = 10; length <= 4; length++, power *= 10) {
            int[] strings = new int[50];
            for (int n = 0; n < power; n++) {
                int value = DigitalDeletions.value(Integer.toString(power + n).substring(1));
                strings[value]++;
            }
            for (int v = 0; v < 50; v++) {
                assertEquals(BigInteger.valueOf(strings[v]), counts.strings(length, v), length + " " + v);
            }
        }
        assertEquals(BigInteger.ONE, counts.strings(0, 0));
    }

    /** OEIS A120442: 1 is the one P-position of one digit, nine have two ({@link DigitalDeletionsTest} has them). */
    @Test
    void publishedPositions() {
        DigitStringCounts counts = DigitStringCounts.of(10, 2);
        assertEquals(BigInteger.ONE, counts.strings(1, 0));
        assertEquals(BigInteger.valueOf(9), counts.strings(2, 0));
    }

    /** All strings of a length are counted once, in every base. */
    @Test
    void sums() {
        for (int base = 1; base <= 10; base++) {
            DigitStringCounts counts = DigitStringCounts.of(base, 30);
            for (int length = 0; length <= 30; length++) {
                BigInteger sum = BigInteger.ZERO;
                for (int v = 0; v <= 9 * length; v++) sum = sum.add(counts.strings(length, v));
                assertEquals(BigInteger.valueOf(base).pow(length), sum);
            }
        }
    }

    /** With the digit 0 alone a string of n zeros is a heap of n: only the empty string is lost. */
    @Test
    void zerosAreNim() {
        DigitStringCounts counts = DigitStringCounts.of(1, 12);
        for (int length = 0; length <= 12; length++) assertEquals(BigInteger.ONE, counts.strings(length, length));
    }
}
