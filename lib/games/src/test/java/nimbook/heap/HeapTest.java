package nimbook.heap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
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
    void oddLostPilesAreRare() {
        // OEIS A120904, its 40 terms.
        assertEquals(
                List.of(169, 635, 723, 791, 2697, 3057, 3067, 3073, 3079, 3089, 3099, 3167, 3183, 3193, 3303, 3371,
                        3427, 11419, 11435, 11451, 11461, 11529, 11555, 12973, 12989, 13051, 13057, 13067, 13109, 13135,
                        13155, 13161, 13171, 13187, 13863, 14077, 14329, 14355, 14617, 14643),
                SubtractionGame.fibonacci().pPositions(14_643).stream().filter(n -> n % 2 == 1).toList());
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

    @Test
    void factorsOneTwoAndThree() {
        // Schwenk 1970: quota = last move gives the powers of 2, quota = twice gives the Fibonacci numbers.
        assertEquals(List.of(1, 2, 4, 8, 16, 32, 64, 128), TakeAway.factor(1).pPositionsAtStart(200));
        assertEquals(List.of(1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144), TakeAway.factor(2).pPositionsAtStart(200));
        // Factor 3, by hand: 6 = 4 + 2, 8 = 6 + 2, 11 = 8 + 3.
        assertEquals(List.of(1, 2, 3, 4, 6, 8, 11), TakeAway.factor(3).pPositionsAtStart(12));
    }

    @Test
    void anyNonDecreasingRuleFollowsSchwenk() {
        TakeAway game = TakeAway.of("two more than the last move", s -> s + 2);
        List<Integer> losing = game.pPositionsAtStart(60);
        assertEquals(losing.stream().map(BigInteger::valueOf).toList(), game.schwenk(losing.size()));
        // By hand: f(1) = 3, f(2) = 4, f(3) = 5, so H = 1, 2, 3, 4 and then 4 + 2, 6 + 4, 10 + 10, 20 + 20.
        assertEquals(List.of(1, 2, 3, 4, 6, 10, 20, 40), losing);
    }

    @Property(tries = 40, seed = "20260101")
    void misereIsTheNormalGameWithOneCoinLess(@ForAll @IntRange(min = 1, max = 6) int factor) {
        long[] normal = TakeAway.factor(factor).leastWinningQuotas(400);
        long[] misere = TakeAway.factor(factor).misere().leastWinningQuotas(401);
        for (int n = 0; n <= 400; n++) assertEquals(normal[n], misere[n + 1], "" + n);
    }

    @Test
    void badInputIsRefusedByName() {
        assertTrue(assertThrows(IllegalArgumentException.class, () -> TakeAway.factor(1, 2)).getMessage()
                .startsWith("factor 1/2: at least 1"));
        assertTrue(assertThrows(IllegalArgumentException.class, () -> TakeAway.factor(2).winningTakes(5, -1))
                .getMessage().startsWith("q = -1"));
        assertTrue(
                assertThrows(IllegalArgumentException.class, () -> TakeAway.of("half", s -> s / 2).pPositionsAtStart(9))
                        .getMessage().contains("f(1) = 0"));
        assertTrue(assertThrows(IllegalArgumentException.class, () ->
        TakeAway.of("up and down", s -> s == 1 ? 9 : s + 1).schwenk(20)).getMessage().contains("must not fall"));
        assertTrue(assertThrows(IllegalArgumentException.class, () -> SubtractionGame.of(2).pPositionSet(-1))
                .getMessage().startsWith("limit = -1"));
        assertTrue(assertThrows(IllegalArgumentException.class, () -> SubtractionGame.of(2, 0)).getMessage()
                .contains("at least 1"));
        assertTrue(assertThrows(IllegalArgumentException.class, () -> SubtractionGame.of(2).values(-1)).getMessage()
                .startsWith("limit = -1"));
    }
}
