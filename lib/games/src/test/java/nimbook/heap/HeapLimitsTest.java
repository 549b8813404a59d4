package nimbook.heap;

import static nimbook.style.Refusals.refused;
import static nimbook.style.Refusals.stopped;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import nimbook.core.Outcome;
import nimbook.core.ProgressReport;
import nimbook.core.Work;
import org.junit.jupiter.api.Test;

/** Codes, rules, sets, moves and limits at their edges, every answer against play by the rules. */
class HeapLimitsTest {

    private static final List<String> CODES =
            List.of(".77", ".07", ".6", "4.", "4.3", ".4", ".137", "0.21", ".0123", ".5", "4.07", ".7651");

    /** Runs with progress that never passes its total; gives the last total. */
    private static long progress(Runnable work) {
        List<ProgressReport> reports = ProgressReport.of(work);
        for (ProgressReport t : reports) assertTrue(0 <= t.done() && t.done() < t.total(), t.toString());
        return reports.get(reports.size() - 1).total();
    }

    @Test
    void optionsAreTheMovesOfTheCode() {
        for (String code : CODES) {
            for (int n = 0; n <= 14; n++)
                assertEquals(HeapOracle.octal(code).moves(n), Octal.of(code).options(n), code + " " + n);
        }
        for (int[] set : new int[][] {{1}, {2, 5}, {1, 3, 4}}) {
            for (int n = 0; n <= 14; n++) {
                int heap = n;
                List<List<Integer>> options = Arrays.stream(set).filter(s -> s <= heap).map(s -> heap - s).sorted()
                        .mapToObj(left -> left == 0 ? List.<Integer>of() : List.of(left)).toList();
                assertEquals(options, SubtractionGame.of(set).options(n));
            }
        }
        assertEquals(List.of(List.of(), List.of(1), List.of(2)), HeapGame.nim().options(3));
    }

    /** All moves to lost positions, in the order of heaps and options, positions with the same heaps once. */
    private static List<List<Integer>> winning(HeapOracle oracle, int[] heaps, boolean misere) {
        List<List<Integer>> winning = new ArrayList<>();
        Set<List<Integer>> bags = new HashSet<>();
        for (int i = 0; i < heaps.length; i++) {
            for (List<Integer> option : oracle.moves(heaps[i])) {
                List<Integer> after = new ArrayList<>();
                for (int j = 0; j < heaps.length; j++) {
                    if (j == i) after.addAll(option);
                    else if (heaps[j] > 0) after.add(heaps[j]);
                }
                if (oracle.isP(after, misere) && bags.add(after.stream().sorted().toList())) winning.add(after);
            }
        }
        return winning;
    }

    @Test
    void winningMovesAreAllOfThem() {
        for (String code : CODES) {
            HeapOracle oracle = HeapOracle.octal(code);
            Octal game = Octal.of(code);
            for (int a = 0; a <= 6; a++) for (int b = 0; b <= 4; b++) for (int c = 0; c <= 1; c++) {
                int[] heaps = {a, b, c};
                assertEquals(winning(oracle, heaps, false), game.winningMoves(heaps),
                        code + " " + Arrays.toString(heaps));
                assertEquals(winning(oracle, heaps, true), game.misere().winningMoves(heaps),
                        code + ", misère " + Arrays.toString(heaps));
            }
    assertEquals(IntStream.rangeClosed(0, 12).filter(n -> oracle.isP(List.of(n), true)).boxed().toList(),
            game.misere().pPositions(12), code);
        }
        assertEquals(Octal.kayles(), Octal.kayles().misere().game());
    }

    @Test
    void valuesAnswerAllTheirQuestions() {
        int[] oracle = HeapOracle.octal(".77").values(90);
        HeapValues values = Octal.kayles().grundy(90);
        assertEquals(90, values.limit());
        assertEquals(Octal.kayles(), values.game());
        for (int n = 0; n <= 90; n++) assertEquals(oracle[n], values.at(n));
        assertEquals(Arrays.stream(oracle).max().orElseThrow(), values.max());
        for (int v = 0; v <= 10; v++) {
            int value = v;
            assertEquals(IntStream.rangeClosed(0, 90).filter(n -> oracle[n] == value).boxed().toList(),
                    values.heapsOf(v));
        }
        values.toArray()[0] = 5;
        assertEquals(0, values.at(0), "a copy");
        assertEquals(91, values.wrapped(1).rows());
        assertEquals(1, values.wrapped(91).rows());
        assertEquals(2, values.wrapped(90).rows());
    }

    @Test
    void codesInTheirLimits() {
        assertEquals(".07", Octal.of(".07").code());
        refused("\"" + ".1x".repeat(14).substring(0, 40) + "…\": ", () -> Octal.of(".1x".repeat(14)));
        refused("\"" + "x".repeat(40) + "\": a point", () -> Octal.of("x".repeat(40)));
        Octal game = Octal.of("4.0721");
        assertEquals(List.of(4, 0, 7, 2, 1, 0, 0), IntStream.rangeClosed(0, 6).mapToObj(game::digit).toList());
        assertEquals(4, game.reach());
        assertTrue(game.splits());
        assertEquals(Octal.of("4.07210").hashCode(), game.hashCode());
        // Any hash is right that is equal for equals; a useful one tells these.
        assertTrue(CODES.stream().map(code -> Octal.of(code).hashCode()).distinct().count() > 8);
    }

    @Test
    void heapsInTheirLimits() {
        int most = Integer.MAX_VALUE - 64;
        assertEquals(List.of(List.of(most - 1)), SubtractionGame.of(1).options(most));
        stopped(() -> Octal.of(".7").options(1_000_000));
        assertEquals(301, progress(() -> Octal.of(".3").grundy(300).at(0)));
        assertEquals(257, progress(() -> Octal.of(".3").grundy(256).at(0)));
    }

    @Test
    void rulesAreHeldToTheirPromise() {
        HeapGame empty =
                HeapGame.rule("all or half", n -> n < 2 ? List.of() : List.of(List.of(), List.of(n / 2, 0, n / 3)));
        assertEquals(List.of(List.of(), List.of(2, 3)), empty.options(6));
        assertEquals(List.of(List.of(), List.of(1)), empty.options(2), "no empty heaps");
        HeapOracle oracle = new HeapOracle(n -> n < 2 ? List.of() : List.of(List.of(), List.of(n / 2, n / 3)));
        assertArrayEquals(oracle.values(200), empty.grundy(200).toArray());
        // A long list of options is stopped, too.
        HeapGame long1 = HeapGame.rule("long", n -> {
            if (n == 1) Thread.currentThread().interrupt();
            return java.util.Collections.nCopies(n * 70_000, 0);
        });
        assertThrows(Work.Stopped.class, () -> long1.value(1));
        assertFalse(Thread.interrupted());
        // Values far above the first room for marks: Nim has them all.
        int[] nim = HeapGame.nim().grundy(700).toArray();
        for (int n = 0; n <= 700; n++) assertEquals(n, nim[n]);
    }

    @Test
    void setsInTheirLimits() {
        List<Integer> most = IntStream.rangeClosed(1, 254).boxed().toList();
        // One to 254 coins: n mod 255, which fills the unsigned byte.
        SubtractionGame game = new SubtractionGame("up to 254", most);
        byte[] values = game.values(600);
        int[] wide = game.grundy(600).toArray();
        for (int n = 0; n <= 600; n++) {
            assertEquals(n % 255, values[n] & 0xff);
            assertEquals(n % 255, wide[n]);
        }
        // OEIS A000045: F(46) = 1836311903 is the greatest below 2³¹; F(2) to F(46) are 45.
        List<Integer> fibonacci = SubtractionGame.fibonacci().set();
        assertEquals(45, fibonacci.size());
        assertEquals(1_836_311_903, fibonacci.get(44));
        assertTrue(
                IntStream.rangeClosed(1, 20).mapToObj(s -> SubtractionGame.of(s).hashCode()).distinct().count() > 10);
        assertEquals(1, game.values(0).length);
        assertEquals(70_001, progress(() -> SubtractionGame.of(1, 2).values(70_000)));
        assertEquals(300_001, progress(() -> SubtractionGame.of(1, 2).pPositionSet(300_000)));
        stopped(() -> game.pPositionSet(10));
        stopped(() -> game.values(10));
        for (int n = 0; n <= 40; n++) {
            int pile = n;
            // 2 or 5 coins: lost when n mod 7 is 0, 1 or 4 (by hand: 0, 1 no move; 2, 3 take 2; 4 to 2; 5, 6 take 5;
            // then again).
            assertEquals(IntStream.of(2, 5).filter(s -> s <= pile && Set.of(0, 1, 4).contains((pile - s) % 7)).boxed()
                    .toList(), SubtractionGame.of(2, 5).winningTakes(n), "" + n);
        }
    }

    @Test
    void quotasInTheirLimits() {
        assertEquals("at most 3 times the last move, misère", TakeAway.factor(6, 2).misere().name());
        assertArrayEquals(new long[] {0}, TakeAway.factor(2).misere().leastWinningQuotas(0));
        assertEquals(1, TakeAway.of("same", s -> s).quotaAfter(1));
        assertEquals(5000, progress(() -> TakeAway.factor(2).leastWinningQuotas(5000)));
        stopped(() -> TakeAway.factor(2).leastWinningQuotas(300));
        // A rule that stays for a while does not fall.
        TakeAway tens = TakeAway.of("the next ten", s -> (s + 9) / 10 * 10);
        List<Integer> losing = tens.pPositionsAtStart(400);
        assertEquals(losing.stream().map(BigInteger::valueOf).toList(), tens.schwenk(losing.size()));
        for (boolean misere : new boolean[] {false, true}) {
            TakeAway game = misere ? TakeAway.factor(3, 2).misere() : TakeAway.factor(3, 2);
            boolean[][] won = HeapOracle.won(40, 120, s -> s * 3 / 2, misere);
            for (int n = 0; n <= 40; n++) {
                for (int q = 0; q <= 45; q++) {
                    List<Integer> moves = new ArrayList<>();
                    for (int s = 1; s <= Math.min(n, q); s++) if (!won[n - s][s * 3 / 2]) moves.add(s);
                    assertEquals(moves, game.winningTakes(n, q), n + ", " + q);
                }
            }
        }
    }

    @Test
    void misereSumsInTheirLimits() {
        // One coin at a time: the parity of the coins decides, whichever way the positions are gone through.
        MisereHeaps one = SubtractionGame.of(1).misere();
        for (int n : new int[] {1, 2, 998, 999, 1000, 1001, 1002, 1999, 2000}) {
            assertEquals(n % 2 == 1 ? Outcome.P : Outcome.N, one.outcome(n), "" + n);
            assertEquals(n % 2 == 1 ? Outcome.P : Outcome.N, one.outcome(n / 300, n - n / 300), "" + n);
        }
        // One or two coins, misère: lost with one more than a multiple of three (by hand); past the depth that
        // recursion goes to.
        MisereHeaps two = SubtractionGame.of(1, 2).misere();
        assertEquals(Outcome.N, two.outcome(1100));
        assertEquals(List.of(List.of(1099)), two.winningMoves(1100));
        assertEquals(IntStream.rangeClosed(0, 1100).filter(n -> n % 3 == 1).boxed().toList(), two.pPositions(1100));
        // Treblecross takes three: heaps of one and two have no move and count as none.
        HeapOracle oracle = HeapOracle.octal(".007");
        for (int a = 0; a <= 7; a++)
            assertEquals(oracle.isP(List.of(a, 2, 1), true), Octal.of(".007").misere().outcome(a, 2, 1) == Outcome.P);
        // Refused before a move is listed; the interrupt that would stop the first step is still there.
        refusedAtOnce("may reach 20010000 positions; they would take 2.2 GB of memory, and at most 20000000 ",
                () -> one.outcome(9999, 2000));
        refusedAtOnce("may reach about 10^20 positions", () -> one.outcome(99_999, 99_999, 99_999, 99_999));
        refusedAtOnce("may reach more than 10²⁰ positions", () -> Octal.kayles().misere().outcome(401));
        refusedAtOnce("may reach about 10^", () -> Octal.kayles().misere().outcome(400));
        // p(0) + … + p(100), the partitions by Euler's pentagonal numbers.
        long[] p = new long[101];
        p[0] = 1;
        for (int n = 1; n <= 100; n++) {
            for (int k = 1; k * (3 * k - 1) / 2 <= n; k++) {
                int far = n - k * (3 * k + 1) / 2;
                p[n] += (k % 2 == 1 ? 1 : -1) * (p[n - k * (3 * k - 1) / 2] + (far >= 0 ? p[far] : 0));
            }
        }
        refusedAtOnce("may reach " + Arrays.stream(p).sum() + " positions",
                () -> Octal.kayles().misere().outcome(60, 40));
        refusedAtOnce("positions", () -> Octal.of(".33").misere().outcome(99_999, 99_999));
        stopped(() -> one.outcome(4999, 3999));
        stopped(() -> Octal.of(".33").misere().outcome(4999, 3999));
        assertEquals(41, progress(() -> one.outcome(40)));
        assertEquals(4 * 3001, progress(() -> one.outcome(3, 3000)));
    }

    /** A play of some ten thousand moves is no recursion; heaps past 2¹⁶ are not taken for those below. */
    @Test
    void longPlaysAreGoneThrough() {
        int limit = 65_540;
        MisereHeaps two = SubtractionGame.of(1, 2).misere();
        boolean[] lost = new boolean[limit + 1];
        for (int n = 1; n <= limit; n++) lost[n] = !(lost[n - 1] || n >= 2 && lost[n - 2]);
        for (int n : new int[] {65_537, 65_539}) assertEquals(lost[n], two.outcome(n) == Outcome.P, "" + n);
        int[] piles = {1, 20_000};
        boolean[][] pair = new boolean[piles[0] + 1][piles[1] + 1];
        for (int a = 0; a <= piles[0]; a++) for (int b = 0; b <= piles[1]; b++) {
                pair[a][b] = a + b > 0
                        && !(a >= 1 && pair[a - 1][b] || b >= 1 && pair[a][b - 1] || b >= 2 && pair[a][b - 2]);
        }
        for (int off = 0; off < 2; off++) {
            assertEquals(pair[1][20_000 - off], two.outcome(1, 20_000 - off) == Outcome.P, "" + off);
        }
    }

    /** The engine's mask is checked by its definition: v is rare when v & mask has an even number of ones. */
    @Test
    void theMaskMakesTheFewestRare() {
        java.util.Random random = new java.util.Random(7);
        for (int size = 2; size <= 64; size *= 2) {
            for (int trial = 0; trial < 20; trial++) {
                int below = size;
                int[] values = random.ints(40).map(v -> Math.floorMod(v, below)).toArray();
                int best = 1;
                for (int m = 2; m < size; m++) if (rare(values, m) < rare(values, best)) best = m;
                assertEquals(best, OctalEngine.fewestRare(values, size));
            }
        }
    }

    private static long rare(int[] values, int mask) {
        return Arrays.stream(values).filter(v -> Integer.bitCount(v & mask) % 2 == 0).count();
    }

    private static void refusedAtOnce(String part, org.junit.jupiter.api.function.Executable action) {
        Thread.currentThread().interrupt();
        refused(part, action);
        assertTrue(Thread.interrupted());
    }
}
