package nimbook.heap;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class TakeAndBreakTest {

    @Test
    void nim() {
        TakeAndBreak nim = HeapGame.takeAndBreak("0.[3]");
        assertArrayEquals(IntStream.rangeClosed(0, 60).toArray(), nim.grundy(60).toArray());
        assertEquals(HeapGame.nim().options(9), nim.options(9));
    }

    /** Winning Ways, chapter 4: G(4k + 3) = 4k + 4 and G(4k + 4) = 4k + 3, otherwise G(n) = n. */
    @Test
    void laskersNim() {
        int[] values = HeapGame.takeAndBreak("4.[3]").grundy(80).toArray();
        for (int n = 0; n <= 80; n++) assertEquals(n % 4 == 3 ? n + 1 : n % 4 == 0 && n > 0 ? n - 1 : n, values[n], ""
                + n);
    }

    /** The heaps 1 to 20, as in the tests of CGSuite 2.0 (A. N. Siegel). */
    @Test
    void aHexadecimalDigit() {
        TakeAndBreak game = HeapGame.takeAndBreak("0.3F");
        assertEquals(List.of(1, 2, 0, 1, 2, 3, 4, 5, 3, 4, 5, 6, 7, 8, 6, 7, 8, 9, 10, 11),
                Arrays.stream(game.grundy(20).toArray()).skip(1)
                .boxed().toList());
        assertEquals(38, game.options(20).size());
        // Take 2, 3 or 7, or any number but these.
        assertArrayEquals(Octal.of(".0330003").grundy(60).toArray(), HeapGame.takeAndBreak("0.0330003").grundy(60)
                .toArray());
        assertEquals(List.of(1, 0, 1, 2, 3, 2, 3, 4, 5, 4, 5, 6, 7, 6, 7, 8, 9, 8, 9, 10),
                Arrays.stream(HeapGame.takeAndBreak("0.3003330[3]").grundy(20).toArray()).skip(1).boxed().toList());
    }

    /** The digits of an octal code mean the same here. */
    @Property(tries = 60, seed = "20260101")
    void octalCodes(@ForAll @IntRange(max = 7) int a, @ForAll @IntRange(max = 7) int b,
            @ForAll @IntRange(min = 1, max = 7) int c,
            @ForAll boolean split) {
        String code = (split ? "4." : ".") + a + b + c;
        for (int n = 0; n <= 14; n++) assertEquals(Octal.of(code).options(n), HeapGame.takeAndBreak(code).options(n),
                code + " " + n);
    }

    @Test
    void whatIsNoCodeIsRefused() {
        for (String code : List.of("", "3", "33.3", "1.3", "2.", "7.[3]", "0.", "0.[0]", "0.[]", "0.[3", "0.3]",
                "[0.3]", "0.[3]3", "0.G", "0.３",
                "0." + "3".repeat(1000))) {
            assertThrows(IllegalArgumentException.class, () -> HeapGame.takeAndBreak(code), code);
        }
    }
}
