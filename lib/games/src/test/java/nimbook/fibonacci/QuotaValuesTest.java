package nimbook.fibonacci;

import static nimbook.style.Refusals.stopped;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class QuotaValuesTest {

    @Test
    void agreesWithTheMexOnEveryPositionTo700() {
        int limit = 700;
        int[][] g = ReferenceImplementations.byRunningMex(limit);
        QuotaValues values = QuotaValues.upTo(limit);
        for (int n = 0; n <= limit; n++) {
            for (int q = 0; q <= n; q++) assertEquals(g[n][q], values.value(n, q), n + ", " + q);
            assertEquals(g[n][n], values.value(n, 5L * limit));
            assertEquals(g[n][n], values.value(n, n));
        }
    }

    @Test
    void valueZeroIsTheOnePileTheorem() {
        QuotaValues values = QuotaValues.upTo(3000);
        for (int n = 1; n <= 3000; n++) {
            long needed = FibonacciNim.leastWinningQuota(n);
            assertEquals(0, values.value(n, needed - 1));
            assertTrue(values.value(n, needed) > 0);
        }
    }

    /** Straight from the table of values. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 5, 9, 10, 11, 99, 100, 230, 700})
    void theCensusFindsWhatTheDefinitionGives(int limit) {
        int[][] g = ReferenceImplementations.byRunningMex(limit);
        QuotaCensus census = QuotaCensus.of(limit);
        assertEquals(limit, census.limit());
        int greatest = 0;
        int greatestStart = 0;
        long rises = 0;
        int plateau = 0;
        Map<Integer, Integer> atStart = new HashMap<>();
        Map<Integer, Integer> anywhere = new HashMap<>();
        List<QuotaCensus.Growth> growth = new ArrayList<>();
        for (int n = 0; n <= limit; n++) {
            atStart.putIfAbsent(g[n][Math.max(0, n - 1)], n);
            greatestStart = Math.max(greatestStart, g[n][Math.max(0, n - 1)]);
            int since = -1;
            for (int q = 0; q <= n; q++) {
                anywhere.putIfAbsent(g[n][q], n);
                greatest = Math.max(greatest, g[n][q]);
                if (q > 0 && g[n][q] > g[n][q - 1]) {
                    rises++;
                    if (since >= 0) plateau = Math.max(plateau, q - since);
                    since = q;
                }
            }
            if (n == limit || List.of(1, 2, 5, 10, 20, 50, 100, 200, 500).contains(n))
                growth.add(new QuotaCensus.Growth(n, greatestStart, greatest, Math.round(100.0 * rises / n) / 100.0,
                        plateau));
        }
        assertEquals(growth, census.growth());
        assertEquals(greatest + 1, census.firsts().size());
        for (QuotaCensus.First first : census.firsts()) {
            assertEquals(atStart.get(first.value()), first.atStart());
            assertEquals(anywhere.get(first.value()), first.anywhere());
        }
    }

    private static final QuotaValues VALUES = QuotaValues.upTo(2000);

    @Property(tries = 60, seed = "20260101")
    void sumsOfPilesFollowTheMex(@ForAll @IntRange(min = 0, max = 9) int a, @ForAll @IntRange(min = 0, max = 9) int qa,
            @ForAll @IntRange(min = 0, max = 9) int b, @ForAll @IntRange(min = 0, max = 9) int qb) {
        QuotaPiles piles = new QuotaPiles(List.of(new QuotaPiles.Pile(a, qa), new QuotaPiles.Pile(b, qb)));
        assertEquals(won(piles), piles.value(VALUES) != 0);
        List<QuotaPiles.Move> moves = new ArrayList<>();
        for (QuotaPiles.Move move : all(piles)) if (!won(piles.after(move))) moves.add(move);
        assertEquals(moves, piles.winningMoves(VALUES));
        assertEquals(moves, piles.winningMoves());
    }

    private static List<QuotaPiles.Move> all(QuotaPiles piles) {
        List<QuotaPiles.Move> moves = new ArrayList<>();
        for (int i = 0; i < piles.piles().size(); i++) {
            QuotaPiles.Pile pile = piles.piles().get(i);
            for (int s = 1; s <= Math.min(pile.n(), pile.quota()); s++) moves.add(new QuotaPiles.Move(i, s));
        }
        return moves;
    }

    private static final Map<QuotaPiles, Boolean> WON = new HashMap<>();

    private static boolean won(QuotaPiles piles) {
        Boolean known = WON.get(piles);
        if (known != null) return known;
        boolean won = false;
        for (QuotaPiles.Move move : all(piles)) won |= !won(piles.after(move));
        WON.put(piles, won);
        return won;
    }

    @Test
    void anInterruptedComputationStops() {
        stopped(() -> QuotaValues.stream(1_000_000, (n, points, count) -> {}));
    }
}
