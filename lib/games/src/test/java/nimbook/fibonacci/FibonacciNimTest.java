package nimbook.fibonacci;

import static nimbook.style.Refusals.refused;
import static nimbook.style.Refusals.stopped;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import nimbook.core.Grid;
import nimbook.core.ProgressReport;
import nimbook.heap.HeapOracle;
import nimbook.number.Fibonacci;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Fibonacci nim against the rules: one pile, several, tables, values and the census. */
class FibonacciNimTest {

    @ParameterizedTest
    @CsvSource({"700, false", "300, true"})
    void agreesWithTheRulesOnEveryPosition(int limit, boolean misere) {
        boolean[][] won = HeapOracle.won(limit, 2 * limit, s -> 2 * s, misere);
        for (int n = misere ? 1 : 0; n <= limit; n++) {
            for (int q = 0; q <= n; q++) {
                List<Long> moves = new ArrayList<>();
                for (int s = 1; s <= q; s++) if (!won[n - s][2 * s]) moves.add((long) s);
                assertEquals(!won[n][q], misere ? MisereFibonacciNim.isP(n, q) : FibonacciNim.isP(n, q), n + ", " + q);
                assertEquals(moves,
                        misere ? MisereFibonacciNim.winningTakes(n, q) : FibonacciNim.winningTakes(n, q), n + ", " + q);
            }
        }
    }

    @Test
    void severalWinningMovesFirstAt17() {
        // claims.md F6: first at 17, {1, 4}.
        for (int n = 1; n < 17; n++) assertTrue(FibonacciNim.winningTakes(n, n - 1).size() <= 1, "" + n);
        assertEquals(List.of(1L, 4L), FibonacciNim.winningTakes(17, 16));
    }

    @Test
    void theFirstPlayerLosesExactlyFromTheFibonacciNumbers() {
        for (int n = 1; n <= 20_000; n++) assertEquals(Fibonacci.isFibonacci(n), FibonacciNim.isP(n, n - 1L), "" + n);
    }

    /**
     * Project Euler 366: the sum of the greatest winning first moves is 728 up to 100, and 88351299 modulo 10⁸ up to
     * 10¹⁸.
     */
    @Test
    void projectEuler366() {
        long small = 0;
        for (int n = 1; n <= 100; n++) small += greatest(n);
        assertEquals(728, small);
        assertEquals(BigInteger.valueOf(728), sum(100, new HashMap<>()));
        long direct = 0;
        for (int n = 1; n <= 3000; n++) direct += greatest(n);
        assertEquals(BigInteger.valueOf(direct), sum(3000, new HashMap<>()));
        assertEquals(88_351_299,
                sum(1_000_000_000_000_000_000L, new HashMap<>()).mod(BigInteger.valueOf(100_000_000)).intValue());
    }

    private static long greatest(long n) {
        List<Long> moves = FibonacciNim.winningTakes(n, n - 1);
        return moves.isEmpty() ? 0 : moves.get(moves.size() - 1);
    }

    /**
     * Σ greatest(i), i ≤ n: with F the greatest Fibonacci number ≤ i and r = i − F, greatest(i) is r where 2r < F, else
     * greatest(r).
     */
    private static BigInteger sum(long n, Map<Long, BigInteger> known) {
        if (n <= 0) return BigInteger.ZERO;
        BigInteger before = known.get(n);
        if (before != null) return before;
        long top = Fibonacci.ofLong(Fibonacci.indexAtMost(n));
        long most = n - top;
        long plain = Math.min(most, (top - 1) / 2);
        BigInteger result = sum(top - 1, known)
                .add(BigInteger.valueOf(plain).multiply(BigInteger.valueOf(plain + 1)).shiftRight(1));
        if (most > plain) result = result.add(sum(most, known)).subtract(sum(plain, known));
        known.put(n, result);
        return result;
    }

    @Property(tries = 300, seed = "20260101")
    void everyWinningMoveLosesForTheOther(@ForAll @LongRange(min = 1, max = 2_000_000_000_000_000_000L) long n,
            @ForAll @LongRange(min = 0) long quota) {
        long q = Math.min(quota, n);
        List<Long> moves = FibonacciNim.winningTakes(n, q);
        assertEquals(FibonacciNim.isP(n, q), moves.isEmpty());
        for (long s : moves)
            assertTrue(s <= q && FibonacciNim.isP(BigInteger.valueOf(n - s), BigInteger.valueOf(s).shiftLeft(1)),
                    n + " − " + s);
    }

    @Property(tries = 200, seed = "20260101")
    void longAndBigIntegerAgree(@ForAll @LongRange(min = 0, max = 1_000_000_000_000L) long n,
            @ForAll @LongRange(min = 0, max = 1_000_000_000_000L) long q) {
        assertEquals(FibonacciNim.isP(n, q), FibonacciNim.isP(BigInteger.valueOf(n), BigInteger.valueOf(q)));
    }

    @Property(tries = 20, seed = "20260101")
    void hundredsOfDigits(@ForAll @IntRange(min = 100, max = 4000) int k) {
        BigInteger f = Fibonacci.of(k);
        assertTrue(FibonacciNim.isP(f, f.subtract(BigInteger.ONE)));
        assertFalse(FibonacciNim.isP(f.add(BigInteger.TWO), f));
        assertEquals(BigInteger.TWO, FibonacciNim.winningTakes(f.add(BigInteger.TWO), f).get(0));
    }

    /** Greedy parts, ascending. */
    private static List<BigInteger> parts(int n) {
        List<BigInteger> parts = new ArrayList<>();
        for (int rest = n; rest > 0;) {
            int part = 1;
            for (int next = 2; next <= rest;) {
                int sum = part + next;
                part = next;
                next = sum;
            }
            parts.add(0, BigInteger.valueOf(part));
            rest -= part;
        }
        return parts;
    }

    @Test
    void turnsKnowTheirMoves() {
        int[][] g = ReferenceImplementations.byRunningMex(25);
        for (int n = 0; n <= 25; n++) {
            for (int q = 0; q <= 26; q++) {
                FibonacciNim.Turn turn = FibonacciNim.turn(n, q);
                String at = n + ", " + q;
                boolean p = g[n][Math.min(n, q)] == 0;
                assertEquals(p, turn.isP(), at);
                assertEquals(p, FibonacciNim.isP(n, q), at);
                assertEquals(p, FibonacciNim.isP(BigInteger.valueOf(n), BigInteger.valueOf(q)), at);
                if (n > 0) {
                    assertEquals(p, turn.why().endsWith(": lost."), turn.why());
                    assertEquals(!p, q >= FibonacciNim.leastWinningQuota(n));
                    assertEquals(FibonacciNim.leastWinningQuota(n),
                            FibonacciNim.leastWinningQuota(BigInteger.valueOf(n)).longValueExact());
                }
                assertEquals(parts(n), turn.parts());
                for (int s = -1; s <= n + 2; s++) {
                    int take = s;
                    if (s >= 1 && s <= Math.min(n, q)) assertEquals(FibonacciNim.turn(n - s, 2L * s), turn.take(s));
                    else refused(Math.min(n, q) == 0 ? "nothing may be taken"
                            : "a move takes 1 to " + Math.min(n, q), () -> turn.take(take));
                }
            }
        }
        assertTrue(FibonacciNim.start(1).isP());
        assertEquals(FibonacciNim.turn(7, 6), FibonacciNim.start(7));
    }

    /** What the work reports. */
    private static List<String> progress(Runnable work) {
        return ProgressReport.of(work).stream().map(t -> t.done() + "/" + t.total()).toList();
    }

    /** Several piles by the rules, the piles in any order. */
    private static boolean wonWith(List<Integer> piles, int quota, Map<String, Boolean> known) {
        String key = piles + "/" + quota;
        Boolean before = known.get(key);
        if (before != null) return before;
        boolean wonWith = false;
        for (int i = 0; i < piles.size(); i++) {
            for (int s = 1; s <= Math.min(quota, piles.get(i)) && !wonWith; s++) {
                List<Integer> next = new ArrayList<>(piles);
                next.set(i, next.get(i) - s);
                next.sort(null);
                wonWith = !wonWith(next, 2 * s, known);
            }
        }
        known.put(key, wonWith);
        return wonWith;
    }

    @Test
    void tablesOfOneToFivePilesAgreeWithTheRules() {
        int[] bounds = {0, 20, 9, 6, 4, 3};
        for (int count = 1; count <= 5; count++) {
            int bound = bounds[count];
            GlobalNim game = GlobalNim.of(count, bound);
            assertEquals(count, game.count());
            assertEquals(bound, game.bound());
            Map<String, Boolean> known = new HashMap<>();
            List<List<Integer>> never = new ArrayList<>();
            int[] at = new int[count];
            while (true) {
                int[] sorted = at.clone();
                Arrays.sort(sorted);
                List<Integer> piles = Arrays.stream(sorted).boxed().toList();
                for (int q = 0; q <= bound; q++) assertEquals(!wonWith(piles, q, known), game.isP(q, at),
                        piles + ", " + q);
                if (!wonWith(piles, bound, known) && Arrays.equals(at, sorted)) never.add(piles);
                int i = 0;
                while (i < count && at[i] == bound) at[i++] = 0;
                if (i == count) break;
                at[i]++;
            }
            // By the largest pile, then by the next, as the piles are counted.
            never.sort((a, b) -> {
                for (int i = a.size() - 1; i >= 0; i--) if (!a.get(i).equals(b.get(i))) return a.get(i) - b.get(i);
                return 0;
            });
            assertEquals(never, game.pPositionsForEveryQuota().stream().map(lost -> lost.stream().sorted().toList())
                    .toList(), "count " + count);
        }
    }

    @Test
    void tablesRefuseByName() {
        GlobalNim two = GlobalNim.of(2, 1);
        assertEquals(List.of(new QuotaPiles.Move(0, 1)), two.winningMoves(1, 1, 0));
        assertEquals(List.of(), two.winningMoves(0, 1, 0));
        Grid grid = two.grid();
        assertEquals(List.of(Grid.NONE, 1, 1, Grid.NONE),
                List.of(grid.at(0, 0), grid.at(0, 1), grid.at(1, 0), grid.at(1, 1)));
        // C(43, 3) positions, reported every 4096.
        assertEquals(List.of("0/12341", "4096/12341", "8192/12341", "12288/12341"),
                progress(() -> GlobalNim.of(3, 40)));
    }

    @Test
    void aSlabRefusesByName() {
        SmallPileTable table = SmallPileTable.of(2, 6);
        assertEquals(2, table.small());
        assertEquals(6, table.bound());
        GlobalNim all = GlobalNim.of(3, 6);
        for (int a = 0; a <= 2; a++) {
            List<SmallPileTable.Triple> lost = new ArrayList<>();
            for (int b = 0; b <= 6; b++) {
                for (int c = 0; c <= 6; c++) {
                    assertEquals(all.leastWinningQuota(a, b, c), table.leastWinningQuota(a, b, c));
                    if (b <= c && all.leastWinningQuota(a, b, c) == GlobalNim.NEVER)
                        lost.add(new SmallPileTable.Triple(a, b, c, c - b));
                }
            }
            assertEquals(lost, table.pPositionsForEveryQuota(a));
        }
        assertEquals(GlobalNim.NEVER, SmallPileTable.of(0, 1).leastWinningQuota(0, 1, 1));
        assertEquals(IntStream.range(0, 8).mapToObj(done -> done + "/8").toList(),
                progress(() -> SmallPileTable.of(1, 3)));
        stopped(() -> SmallPileTable.of(1, 50));
    }

    @Test
    void valuesAnswerAllTheirQuestions() {
        int limit = 150;
        int[][] g = ReferenceImplementations.byRunningMex(limit);
        QuotaValues values = QuotaValues.upTo(limit);
        assertEquals(limit, values.limit());
        for (int n = 0; n <= limit; n++) {
            assertEquals(g[n][Math.max(0, n - 1)], values.start(n));
            List<Integer> points = new ArrayList<>();
            List<QuotaValues.Plateau> plateaus = new ArrayList<>();
            int from = 0;
            for (int q = 1; q <= n; q++) {
                if (g[n][q] == g[n][q - 1]) continue;
                for (int v = g[n][q - 1]; v < g[n][q]; v++) points.add(q);
                plateaus.add(new QuotaValues.Plateau(from, q - 1, g[n][q - 1]));
                from = q;
            }
            plateaus.add(new QuotaValues.Plateau(from, n, g[n][n]));
            assertEquals(points, values.breakPoints(n), "n = " + n);
            assertEquals(plateaus, values.plateaus(n), "n = " + n);
            for (int q : new int[] {0, 1, n / 2, n, n + 9}) {
                for (int v = 0; v < 6; v++) {
                    List<Integer> moves = new ArrayList<>();
                    for (int s = 1; s <= Math.min(q, n); s++) if (g[n - s][Math.min(n - s, 2 * s)] == v) moves.add(s);
                    assertEquals(moves, values.movesTo(v, n, q), n + ", " + q);
                }
            }
        }
        Grid grid = values.grid(limit + 1, 1);
        assertEquals(limit + 1, grid.rows());
        Grid small = values.grid(1, 30);
        for (int q = 0; q < 30; q++) assertEquals(0, small.at(0, q));
        Grid some = values.grid(40, 50);
        for (int n = 0; n < 40; n++) for (int q = 0; q < 50; q++) assertEquals(g[n][Math.min(n, q)], some.at(n, q));
        refused("limit = 500000001", () -> QuotaValues.stream(QuotaValues.MAX_PILE + 1, (n, points, count) -> {}));
        assertEquals(List.of(), progress(() -> QuotaValues.upTo(5000)), "nothing was looked at");
        assertEquals(List.of("0/5001", "4096/5001"), progress(() -> QuotaValues.upTo(5000).start(1)));
        assertEquals(0, QuotaValues.upTo(0).value(0, 7));
        QuotaPiles piles = QuotaPiles.start(12, 30, 47);
        assertEquals(g[12][11] ^ g[30][29] ^ g[47][46], piles.value());
        assertEquals(piles.value(), piles.value(values));
    }
}
