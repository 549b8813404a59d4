package nimbook.heap;

import static nimbook.style.Refusals.stopped;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import nimbook.board.BoardGame;
import nimbook.board.Moves;
import nimbook.core.Outcome;
import org.junit.jupiter.api.Test;

class HeapGameTest {

    private static void begins(HeapGame game, int from, int... values) {
        for (int i = 0; i < values.length; i++)
            assertEquals(values[i], game.value(from + i), game.name() + ", heap " + (from + i));
    }

    @Test
    void valuesOfTheNamedGames() {
        // OEIS A002186, offset 0.
        begins(Octal.kayles(), 0, 0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7, 1, 4, 3, 2, 1, 4, 6, 7, 4, 1, 2, 8, 5,
                4, 7, 2, 1, 8, 6, 7);
        // OEIS A002187, Dawson's Chess with offset 0: one pin less than in Dawson's Kayles.
        int[] dawson =
                {0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5, 2, 2, 3, 3, 0, 1, 1, 3, 0, 2, 1, 1, 0, 4, 5, 2, 7, 4};
        begins(Octal.of(".137"), 0, dawson);
        begins(Octal.of(".07"), 1, dawson);
        // OEIS A046695.
        begins(Octal.of("0.6"), 0, 0, 0, 1, 2, 0, 1, 2, 3, 1, 2, 3, 4, 0, 3, 4, 2, 1, 3, 2, 1);
        // OEIS A071435, offset 1.
        begins(Octal.of(".177"), 1, 1, 1, 2, 2, 3, 1, 1, 4, 4, 3, 2, 2, 1, 1, 4, 2, 2, 6, 4, 4, 1, 1, 2, 2, 7, 1, 1, 4,
                4, 3, 2, 2, 1, 1, 4, 8, 2, 7);
        // OEIS A071434, offset 1.
        begins(Octal.of(".1377"), 1, 1, 1, 2, 2, 3, 3, 1, 1, 4, 4, 3, 3, 2, 2, 1, 1, 4, 4, 2, 2, 6, 6, 4, 4, 1, 1, 2, 2,
                7, 7, 1, 1, 4, 4, 3, 3);
        // OEIS A071436, offset 1.
        begins(Octal.of(".560"), 1, 1, 0, 2, 2, 4, 1, 1, 3, 2, 4, 4, 6, 6, 2, 1, 1, 7, 6, 8, 4, 1, 1, 6, 5, 4, 8, 1, 1,
                12, 4, 5, 6, 1, 1, 3, 12);
    }

    @Test
    void grundysGameAsARule() {
        HeapGame grundy = HeapGame.rule("Grundy's game",
                n -> IntStream.rangeClosed(1, (n - 1) / 2).mapToObj(a -> List.of(a, n - a)).toList());
        // OEIS A002188, offset 0 (Grundy 1939; Winning Ways, chapter 4).
        begins(grundy, 0, 0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3, 2, 1, 3, 2, 4, 3, 0, 4, 3, 0, 4, 3, 0, 4, 1, 2, 3,
                1, 2, 4, 1, 2, 4, 1, 2, 4, 1, 5, 4, 1, 5, 4, 1, 5, 4, 1, 0);
    }

    @Provide
    Arbitrary<String> codes() {
        return Arbitraries.strings().withChars("01234567").ofMinLength(1).ofMaxLength(4)
                .filter(d -> d.chars().anyMatch(c -> c != '0'))
                .flatMap(d -> Arbitraries.of("." + d, "0." + d, "4." + d));
    }

    @Property(tries = 80, seed = "20260101")
    void octalValuesAreThoseOfTheDefinition(@ForAll("codes") String code) {
        assertArrayEquals(HeapOracle.octal(code).values(70), Octal.of(code).grundy(70).toArray(), code);
    }

    /** Past 256 heaps the engine goes by rare values; all splits are looked at here. */
    @Test
    void rareValuesDecideAsAllSplitsDo() {
        for (String code : List.of(".77", ".07", ".6", ".56", ".007", ".165", "4.", "4.3", ".4", ".127", ".0077",
                ".31")) {
            Octal game = Octal.of(code);
            int limit = 1500;
            int[] values = new int[limit + 1];
            int[] seen = new int[1 << 12];
            for (int n = 1; n <= limit; n++) {
                for (int k = 0; k <= Math.min(n, game.reach()); k++) {
                    if ((game.digit(k) & 1) != 0 && k == n) seen[0] = n;
                    if ((game.digit(k) & 2) != 0 && k < n) seen[values[n - k]] = n;
                    if ((game.digit(k) & 4) != 0)
                        for (int a = 1; a < n - k; a++)
                            seen[values[a] ^ values[n - k - a]] = n;
                }
                while (seen[values[n]] == n) values[n]++;
            }
            assertArrayEquals(values, game.grundy(limit).toArray(), code);
        }
    }

    @Test
    void valuesDoNotDependOnEarlierCalls() {
        Octal bits = Octal.of(".56");
        for (int limit : new int[] {3, 300, 10, 700, 900})
            assertArrayEquals(Octal.of(".56").grundy(limit).toArray(), bits.grundy(limit).toArray());
    }

    @Property(tries = 60, seed = "20260101")
    void sumsAreDecidedAsByPlay(@ForAll("codes") String code, @ForAll boolean misere) {
        Octal game = Octal.of(code);
        HeapOracle oracle = HeapOracle.octal(code);
        for (int a = 0; a <= 7; a++) {
            for (int b = a; b <= 6; b++) {
                boolean p = oracle.isP(List.of(a, b), misere);
                assertEquals(p ? Outcome.P : Outcome.N, misere ? game.misere().outcome(a, b) : game.outcome(a, b),
                        code + " " + a + " " + b);
                List<List<Integer>> winning = misere ? game.misere().winningMoves(a, b) : game.winningMoves(a, b);
                assertTrue(winning.isEmpty() == p || misere && !p);
                for (List<Integer> after : winning) assertTrue(oracle.isP(after, misere));
            }
        }
    }

    /**
     * Bouton 1901: the nim-sum decides while a heap has two coins or more; else an odd number of single coins is lost.
     */
    @Test
    void misereNim() {
        MisereHeaps nim = HeapGame.nim().misere();
        for (int a = 0; a <= 6; a++) for (int b = 0; b <= 6; b++) for (int c = 0; c <= 6; c++) {
            boolean small = Math.max(a, Math.max(b, c)) <= 1;
            assertEquals(small ? (a + b + c) % 2 == 1 : (a ^ b ^ c) == 0, nim.outcome(a, b, c) == Outcome.P);
        }
    }

    /** Two heaps of a subtraction game are a piece that steps on a board, which another engine decides. */
    @Test
    void twoHeapsAreAPieceOnABoard() {
        SubtractionGame game = SubtractionGame.of(1, 4, 5);
        BoardGame board = BoardGame.of(Moves.steps(Moves.step(1, 0), Moves.step(0, 1), Moves.step(4, 0),
                Moves.step(0, 4), Moves.step(5, 0), Moves.step(0, 5)));
        MisereHeaps misere = game.misere();
        for (int a = 0; a <= 12; a++) for (int b = 0; b <= 12; b++) {
            assertEquals(board.value(a, b), game.value(a, b));
            assertEquals(board.misere().outcome(a, b), misere.outcome(a, b));
        }
        // Long single heaps go by another way through the code.
        List<Integer> lost = misere.pPositions(3000);
        boolean[] p = new boolean[3001];
        for (int n = 1; n <= 3000; n++) p[n] = !(p[n - 1] || n >= 4 && p[n - 4] || n >= 5 && p[n - 5]);
        assertEquals(IntStream.rangeClosed(0, 3000).filter(n -> p[n]).boxed().toList(), lost);
        assertEquals(misere.outcome(1300, 7), misere.outcome(7, 1300));
        assertEquals(board.misere().outcome(7, 1300), misere.outcome(7, 1300));
    }

    @Test
    void longWorkCanBeStopped() {
        Octal game = Octal.of(".6");
        stopped(() -> game.grundy(5000).at(0));
        assertArrayEquals(Octal.of(".6").grundy(2000).toArray(), Arrays.copyOf(game.grundy(2000).toArray(), 2001));
    }

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
        boolean[][] won = HeapOracle.won(limit, limit, s -> s * numerator / denominator, misere);
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
