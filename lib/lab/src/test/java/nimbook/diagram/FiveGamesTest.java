package nimbook.diagram;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.LongStream;
import nimbook.fibonacci.FibonacciNim;
import nimbook.hofstadter.HofstadterG;
import nimbook.logic.Slips;
import nimbook.number.BeattyPair;
import org.junit.jupiter.api.Test;

class FiveGamesTest {

    private static List<String> lines(int n) {
        return FiveGames.of(n).text().lines().toList();
    }

    /** 17 = 13 + 3 + 1; Wythoff's pair (27, 44), with Fibonacci numbers by hand. */
    @Test
    void seventeen() {
        assertEquals(List.of("n = 17 = 13 + 3 + 1", "Wythoff: x = 27 = 21 + 5 + 1", "and y = 44 = 34 + 8 + 2",
                "Beatty: 10 before the cut = 8 + 2", "Hofstadter: G(n) = 11 = 8 + 2 + 1",
                "Fibonacci nim: take 1 = 13 + 3 + 1", "x + y ≤ 2: no slip = 13 + 3 + 1"), lines(17));
    }

    /** Each line says what its game says: G by recursion, the cut by the terms below n, the slips by the theorem. */
    @Test
    void theGamesSayTheSame() {
        int[] g = HofstadterG.byRecursion(988);
        Slips slips = Slips.of(2);
        for (int n = 1; n <= 987; n++) {
            List<String> lines = lines(n);
            int k = n;
            long cut = LongStream.rangeClosed(1, n).filter(j -> BeattyPair.GOLDEN.first(j) < k).count();
            assertTrue(lines.get(3).contains(" " + cut + " before"), lines.get(3));
            assertTrue(lines.get(4).contains("G(n) = " + g[n] + " ="), lines.get(4));
            long sum = Arrays.stream(lines.get(4).split(" = ")[2].split(" \\+ ")).mapToLong(Long::parseLong).sum();
            assertEquals(g[n], sum);
            List<Long> wins = n == 1 ? List.of() : FibonacciNim.winningTakes(n, n - 1);
            if (!wins.isEmpty())
                assertTrue(lines.get(5).contains("take " + Collections.min(wins) + " ="), lines.get(5));
            if (n > 2) assertEquals(slips.slip(n) != 0, lines.get(6).contains("it slips"), lines.get(6));
        }
    }

    @Test
    void limits() {
        assertThrows(IllegalArgumentException.class, () -> FiveGames.of(0));
        assertThrows(IllegalArgumentException.class, () -> FiveGames.of(988));
    }
}
