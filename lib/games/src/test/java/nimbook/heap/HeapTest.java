package nimbook.heap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

class HeapTest {

    @Test
    void takeAnyFibonacciNumber() {
        // OEIS A014588, offset 0.
        int[] a014588 = {0, 1, 2, 3, 0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 0, 1, 2, 3, 4, 5, 0, 1,
                2, 3, 4, 5, 0, 1, 2, 3, 0};
        byte[] values = SubtractionGame.fibonacci().values(a014588.length - 1);
        for (int n = 0; n < a014588.length; n++) assertEquals(a014588[n], values[n], "" + n);
        // OEIS A001581, offset 1, with the 0 that it leaves out.
        assertEquals(
                List.of(0, 4, 10, 14, 20, 24, 30, 36, 40, 46, 50, 56, 60, 66, 72, 76, 82, 86, 92, 96, 102, 108, 112,
                        118, 122, 128, 132, 138, 150, 160, 169, 176, 186, 192, 196, 202, 206, 212, 218, 222, 228, 232,
                        238, 242, 248, 254, 260, 264, 270, 274, 280, 284, 290, 296, 300, 306, 310),
                SubtractionGame.fibonacci().pPositions(310));
    }

    @Test
    void theSieveFindsThePilesOfValueZero() {
        for (SubtractionGame game : List.of(SubtractionGame.fibonacci(), SubtractionGame.of(1, 2, 3),
                SubtractionGame.of(2, 5), SubtractionGame.of(4, 10, 12))) {
            byte[] values = game.values(3000);
            for (int limit : new int[] {0, 1, 63, 64, 3000}) {
                BitSet lost = game.pPositionSet(limit);
                for (int n = 0; n <= limit; n++) assertEquals(values[n] == 0, lost.get(n), game.name() + " " + n);
                assertTrue(lost.length() <= limit + 1);
            }
        }
    }

    @Property(tries = 100, seed = "20260101")
    void subtractionValuesAreTheMexOfTheOptions(
            @ForAll @Size(min = 1, max = 6) Set<@IntRange(min = 1, max = 20) Integer> set,
            @ForAll @IntRange(min = 0, max = 120) int n) {
        SubtractionGame game = new SubtractionGame("random", new ArrayList<>(set));
        byte[] values = game.values(n);
        TreeSet<Integer> seen = new TreeSet<>();
        for (int s : set) if (s <= n) seen.add((int) values[n - s]);
        int mex = 0;
        while (seen.contains(mex)) mex++;
        assertEquals(mex, values[n]);
        assertEquals(values[n] == 0, game.winningMoves(n).isEmpty());
    }

    /** A pile's losing starts by the rules alone. */
    private static List<Integer> losing(int numerator, int denominator, int limit, boolean misere) {
        boolean[][] won = new boolean[limit + 1][limit + 1];
        for (int q = 0; q <= limit; q++) won[0][q] = misere;
        for (int n = 1; n <= limit; n++) {
            for (int q = 1; q <= limit; q++) {
                won[n][q] = won[n][q - 1] || q <= n && !won[n - q][Math.min(limit, q * numerator / denominator)];
            }
        }
        List<Integer> losing = new ArrayList<>();
        for (int n = 1; n <= limit; n++) if (!won[n][n - 1]) losing.add(n);
        return losing;
    }

    @Test
    void takeAwayAgreesWithTheRulesAndWithSchwenk() {
        for (int denominator = 1; denominator <= 3; denominator++) {
            for (int numerator = denominator; numerator <= 6; numerator++) {
                TakeAway game = TakeAway.factor(numerator, denominator);
                List<Integer> losing = losing(numerator, denominator, 150, false);
                assertEquals(losing, game.pPositionsAtStart(150), game.name());
                assertEquals(losing.stream().map(BigInteger::valueOf).toList(), game.schwenk(losing.size()),
                        game.name());
                assertEquals(losing(numerator, denominator, 150, true), game.misere().pPositionsAtStart(150),
                        game.name());
            }
        }
    }

    @Property(tries = 40, seed = "20260101")
    void misereIsTheNormalGameWithOneCoinLess(@ForAll @IntRange(min = 1, max = 6) int factor) {
        long[] normal = TakeAway.factor(factor).leastWinningQuotas(400);
        long[] misere = TakeAway.factor(factor).misere().leastWinningQuotas(401);
        for (int n = 0; n <= 400; n++) assertEquals(normal[n], misere[n + 1], "" + n);
    }
}
