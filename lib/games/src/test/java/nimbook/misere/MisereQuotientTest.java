package nimbook.misere;

import static nimbook.style.Refusals.stopped;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import nimbook.core.Outcome;
import nimbook.heap.HeapGame;
import nimbook.heap.Octal;
import nimbook.heap.SubtractionGame;
import nimbook.period.Evidence;
import nimbook.period.Period;
import nimbook.style.Reports;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MisereQuotientTest {

    /**
     * Wild octal games of two digits with finite quotients: period, preperiod, order. Own computation, not literature,
     * by two methods: {@link MisereOrdersTest} tells as many sums apart by the definition as .34, .53, .71, .72 and .75
     * have elements; {@link nimbook.period.QuotientChecker}, which shares no code with the finder, proves that each
     * quotient decides every sum. That different elements have different contexts in .15 and .77 is known from the
     * tables alone.
     */
    @ParameterizedTest
    @CsvSource({".15, 10, 66, 42", ".34, 8, 7, 12", ".53, 9, 21, 16", ".71, 6, 3, 36", ".72, 4, 16, 24", ".75, 2, 8, 8",
            ".77, 12, 71, 40"})
    void wildQuotientsOfTwoDigits(String code, long period, long preperiod, int order) {
        MisereQuotient q = MisereQuotient.of(Octal.of(code));
        assertEquals(order, q.order());
        Period found = q.period().orElseThrow();
        assertEquals(List.of(preperiod, period, 0L), List.of(found.preperiod(), found.period(), found.saltus()));
        assertTrue(found.isProved() && q.evidence() instanceof Evidence.Proved);
        assertFalse(q.isTame());
    }

    /** T₀, T₁, T₂, …: sums of Nim heaps below 2ⁿ have 2ⁿ + 2 elements (Plambeck and Siegel 2008), after 1 and 2. */
    @Test
    void nim() {
        int[] orders = {1, 2, 6, 6, 10, 10, 10, 10, 18};
        for (int n = 0; n < orders.length; n++) {
            MisereQuotient q = MisereQuotient.of(HeapGame.nim(), n);
            assertEquals(orders[n], q.order(), "heaps to " + n);
            assertTrue(q.isTame());
            assertTrue(q.period().isEmpty() && !q.evidence().isProved());
        }
        assertEquals(List.of("a² = 1", "b³ = b"), MisereQuotient.of(HeapGame.nim(), 3).relations());
    }

    @ParameterizedTest
    @CsvSource({".77", ".07", ".15", ".34", ".53", ".54", ".57", ".71", ".72", ".75", ".123", ".312", "4.7", "4.3",
            ".6", ".137", ".26", ".165"})
    void everySmallSumHasItsOutcome(String code) {
        Octal game = Octal.of(code);
        everySumIsDecided(game, MisereQuotient.of(game, 13), 13, 13);
    }

    /** Sums with larger heaps, where the elements that come late count. */
    @ParameterizedTest
    @CsvSource({".77, 30", ".15, 34", ".53, 28", ".72, 26", ".34, 28", ".144, 26"})
    void largeHeapsHaveTheirOutcome(String code, int largest) {
        Octal game = Octal.of(code);
        MisereQuotient q = MisereQuotient.of(game);
        MisereOracle oracle = new MisereOracle(game);
        for (int n = 0; n <= largest; n++) {
            assertEquals(oracle.isP(List.of(n)), isP(q, List.of(n)), code + " " + n);
            for (int m = 1; m + n <= largest + 4 && m <= n; m++) {
                assertEquals(oracle.isP(List.of(n, m)), isP(q, List.of(n, m)), code + " " + n + " + " + m);
            }
        }
    }

    @Property(tries = 60, seed = "20260101")
    void anyOctalGame(@ForAll @IntRange(max = 7) int d1, @ForAll @IntRange(max = 7) int d2,
            @ForAll @IntRange(min = 1, max = 7) int d3) {
        Octal game = Octal.of("." + d1 + d2 + d3);
        MisereQuotient q = MisereOracle.quotient(game, 9).orElse(null);
        if (q == null) return;
        everySumIsDecided(game, q, 11, 9);
        assertTrue(q.order() == 1 || q.order() % 2 == 0);
    }

    /** The definition: two sums are the same element exactly when no third sum tells them apart. */
    @Test
    void elementsAreTheClassesOfTheDefinition() {
        for (String code : List.of(".75", ".34", ".123")) {
            Octal game = Octal.of(code);
            MisereQuotient q = MisereQuotient.of(game, 8);
            MisereOracle oracle = new MisereOracle(game);
            List<List<Integer>> sums = MisereOracle.sums(11, 8);
            List<List<Integer>> tests = sums.stream().filter(s -> s.stream().mapToInt(n -> n).sum() <= 9).toList();
            Set<String> words = new HashSet<>();
            Set<List<Boolean>> classes = new HashSet<>();
            Set<String> both = new HashSet<>();
            for (List<Integer> sum : sums) {
                List<Boolean> row = new ArrayList<>();
                for (List<Integer> test : tests) row.add(oracle.isP(MisereOracle.with(sum, test)));
                String word = q.element(longs(sum));
                words.add(word);
                classes.add(row);
                both.add(word + row);
            }
            assertEquals(words.size(), both.size(), code);
            assertEquals(classes.size(), both.size(), code);
        }
    }

    @Test
    void winningMovesAreThoseOfTheSearch() {
        for (String code : List.of(".77", ".75", ".123")) {
            Octal game = Octal.of(code);
            MisereQuotient q = MisereQuotient.of(game);
            for (int[] heaps : new int[][] {{}, {1}, {4, 5}, {7, 7}, {3, 0, 9}, {2, 5, 6}}) {
                assertEquals(game.misere().winningMoves(heaps), q.winningMoves(heaps), code + " "
                        + Arrays.toString(heaps));
            }
        }
    }

    @Test
    void aProvedPeriodDecidesHeapsOfAnySize() {
        MisereQuotient q = MisereQuotient.of(Octal.kayles());
        assertEquals(q.element(71 + 7), q.element(71 + 7 + 12_000_000_000L));
        assertEquals(q.element(80), q.element(BigInteger.TEN.pow(100).multiply(BigInteger.valueOf(12))
                .add(BigInteger.valueOf(80))));
        MisereQuotient longer = MisereQuotient.of(Octal.kayles(), 260);
        for (int n = 0; n <= 260; n++) assertEquals(longer.element(n), q.element(n), "" + n);
    }

    /** Misère subtraction games are tame or not; the period of the last k heaps proves them. */
    @Test
    void subtractionGames() {
        for (int[] set : new int[][] {{1, 2, 3}, {2, 3}, {1, 3, 4}, {2, 5, 6}}) {
            SubtractionGame game = SubtractionGame.of(set);
            MisereQuotient q = MisereQuotient.of(game);
            assertTrue(q.period().isPresent(), q.toString());
            everySumIsDecided(game, q, 15, 15);
        }
    }

    @Test
    void rulesOfOnesOwn() {
        HeapGame halve = HeapGame.rule("halve or take one", n -> n == 0 ? List.of() : List.of(n / 2, n - 1));
        for (HeapGame game : List.of(halve, HeapGame.grundysGame()))
            everySumIsDecided(game, MisereQuotient.of(game, 8), 14, 8);
    }

    @Test
    void longWorkIsStopped() {
        stopped(() -> MisereQuotient.of(Octal.kayles()));
        stopped(() -> MisereQuotient.search(Octal.of(".001"), 1, 1));
        MisereQuotient q = MisereQuotient.of(Octal.kayles(), 12);
        stopped(() -> q.winningMoves(5));
        stopped(q::certificate);
        stopped(() -> new Presentation(BipartiteMonoid.TRIVIAL, new int[] {0}));
    }

    @Test
    void heapsAreReported() {
        assertEquals(6, Reports.total("heaps", () -> MisereQuotient.of(HeapGame.nim(), 5)));
        assertEquals(6, Reports.total("heaps", () -> MisereQuotient.search(HeapGame.nim(), 5, 20)));
    }

    private static void everySumIsDecided(HeapGame game, MisereQuotient q, int coins, int largest) {
        MisereOracle oracle = new MisereOracle(game);
        for (List<Integer> heaps : MisereOracle.sums(coins, largest))
            assertEquals(oracle.isP(heaps), isP(q, heaps), game + " " + heaps);
    }

    private static boolean isP(MisereQuotient q, List<Integer> heaps) {
        return q.outcome(longs(heaps)) == Outcome.P;
    }

    private static long[] longs(List<Integer> heaps) {
        return heaps.stream().mapToLong(Integer::longValue).toArray();
    }
}
