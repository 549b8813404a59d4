package nimbook.period;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import nimbook.heap.HeapGame;
import nimbook.heap.Octal;
import nimbook.heap.SubtractionGame;
import nimbook.heap.TakeAndBreak;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

class HeapPeriodsTest {

    private static void is(HeapGame game, long preperiod, long period) {
        Period found = HeapPeriods.of(game);
        assertTrue(found.isProved(), game.name());
        assertEquals(List.of(preperiod, period, 0L), List.of(found.preperiod(), found.period(), found.saltus()),
                game.name());
        assertTrue(certificate(found).faults().isEmpty(), game.name());
    }

    private static HeapRepetition certificate(Period period) {
        return (HeapRepetition) ((Evidence.Proved) period.evidence()).certificate();
    }

    @Test
    void publishedPeriods() {
        // Guy and Smith 1956, Winning Ways chapter 4: Kayles 12, last exception 70; Dawson's Kayles 34, last exception
        // 52.
        is(Octal.kayles(), 71, 12);
        is(Octal.of(".07"), 53, 34);
        // One pin more is one value later: Dawson's Chess.
        is(Octal.of(".137"), 52, 34);
        // OEIS A071435, A071434, A071453, A071452: period and last exception.
        is(Octal.of(".177"), 497, 20);
        is(Octal.of(".1377"), 141, 24);
        is(Octal.of(".117"), 47, 48);
        is(Octal.of(".11377"), 187, 32);
        // Winning Ways, chapter 4: the subtraction game of {2, 3, 7} has the values 0, 0, 1, 1, 2 for ever.
        is(SubtractionGame.of(2, 3, 7), 0, 5);
        assertEquals("[0, 0, 1, 1, 2, 0, 0, 1, 1, 2]",
                java.util.Arrays.toString(SubtractionGame.of(2, 3, 7).grundy(9).toArray()));
        // 1, …, m may be taken: n mod (m + 1).
        is(SubtractionGame.of(1, 2, 3, 4, 5), 0, 6);
    }

    /**
     * The tables of T. Czajka's octal-games (TrivialGames.md, SolvedGames.md): code, prefix, period; codes in which one
     * coin may be taken.
     */
    @Test
    void periodsFromTables() {
        String[] table = {".1 2 1", ".15 1 10", ".17 33 34", ".31 3 2", ".34 7 8", ".53 11 9", ".57 1 4", ".116 139 96",
                ".124 122 62", ".152 2 48", ".173 21 40", ".176 24 8", ".373 2 28", ".375 37 18", ".512 3 6",
                ".524 1 52", ".536 1 5", ".772 8 4", "4.3 2 2", "4.12 6 7", "4.304 25 21", "4.722 4 4", "4.766 19 20",
                ".156 3479 349", ".356 7315 142", ".165 5181 1550"};
        for (String line : table) {
            String[] part = line.split(" ");
            Period found = HeapPeriods.of(Octal.of(part[0]));
            assertTrue(found.isProved(), line);
            assertEquals(line, part[0] + " " + found.preperiod() + " " + found.period());
        }
    }

    /**
     * Gangolli and Plambeck 1989: period 144; the same tables: prefix 326 640. (A comment in OEIS A071436 has the last
     * exception at 326 637; the definition, all splits looked at, has one at 326 639.)
     */
    @Test
    void aLongPreperiod() {
        Octal game = Octal.of(".560");
        Period found = HeapPeriods.of(game, 700_000);
        assertTrue(found.isProved());
        assertEquals(List.of(326_640L, 144L), List.of(found.preperiod(), found.period()));
        int[] g = game.grundy(326_639 + 144).toArray();
        int[] mex = new int[2];
        for (int i = 0; i < 2; i++) {
            int n = 326_639 + 144 * i;
            java.util.BitSet seen = new java.util.BitSet();
            for (int a = 1; a < n - 1; a++) seen.set(g[a] ^ g[n - 1 - a]);
            for (int a = 1; a < n - 2; a++) seen.set(g[a] ^ g[n - 2 - a]);
            seen.set(g[n - 2]);
            mex[i] = seen.nextClearBit(0);
            assertEquals(mex[i], g[n]);
        }
        assertTrue(mex[0] != mex[1]);
    }

    @Property(tries = 60, seed = "20260101")
    void subtractionSetsAlwaysHaveOne(@ForAll @Size(min = 1, max = 4) Set<@IntRange(min = 1, max = 12) Integer> set) {
        SubtractionGame game = new SubtractionGame("random", new ArrayList<>(set));
        Period found = HeapPeriods.of(game);
        assertTrue(certificate(found).faults().isEmpty());
        int[] g = game.grundy(4000).toArray();
        for (int n = 0; n + found.period() < g.length; n++)
            if (n >= found.preperiod())
                assertEquals(g[n], g[n + (int) found.period()]);
        for (int n : new int[] {0, 1, 17, 3999}) {
            assertEquals(BigInteger.valueOf(g[n]), HeapPeriods.value(game, found, BigInteger.valueOf(n)));
        }
    }

    @Provide
    Arbitrary<String> codes() {
        return Arbitraries.strings().withChars("01234567").ofMinLength(1).ofMaxLength(3)
                .filter(d -> d.chars().anyMatch(c -> c != '0')).flatMap(d -> Arbitraries.of("." + d, "4." + d));
    }

    /** What the theorem promises is looked at four times as far as the theorem asks. */
    @Property(tries = 60, seed = "20260101")
    void aProvedPeriodGoesOn(@ForAll("codes") String code) {
        Octal game = Octal.of(code);
        HeapPeriods.find(game, 1500).filter(Period::isProved).ifPresent(found -> {
            HeapRepetition c = certificate(found);
            assertTrue(c.to() + c.period() > 1500 || c.faults().isEmpty(), code);
            int[] g = game.grundy((int) Math.max(4 * c.to(), 500)).toArray();
            for (int n = (int) found.preperiod(); n + found.period() < g.length; n++)
                assertEquals(g[n], g[n + (int) found.period()], code);
        });
    }

    @Test
    void anyHeapByItsPeriod() {
        Octal kayles = Octal.kayles();
        Period period = HeapPeriods.of(kayles);
        // Winning Ways, chapter 4: from 71 on the values by n mod 12 are 4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2, 7.
        int[] row = {4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2, 7};
        for (int r = 0; r < 12; r++) {
            assertEquals(BigInteger.valueOf(row[r]),
                    HeapPeriods.value(kayles, period,
                            BigInteger.TEN.pow(100).multiply(BigInteger.valueOf(12)).add(BigInteger.valueOf(r))));
        }
    }

    /**
     * Taking 1 or an even number s: the period is s + 1 (Berlekamp, Conway, Guy, Winning Ways, chapter 4: heaps by s +
     * 1, values 0 1 … 0 1 2).
     */
    @Test
    void longRangesAreCheckedToo() {
        HeapRepetition c = certificate(HeapPeriods.of(SubtractionGame.of(1, 40_000)));
        assertEquals(40_001, c.period());
        assertTrue(c.faults().isEmpty());
        assertFalse(new HeapRepetition(c.game(), 0, 40_003, 0, 39_999).faults().isEmpty());
    }

    private static final int SEARCHED = 150;
    private static final int FAR = 320;

    /** The values from the rules: what m coins can be worth as no heap, one, two and three heaps. */
    private static int[] values(TakeAndBreak game, int limit) {
        int[] g = new int[limit + 1];
        BitSet[][] worth = new BitSet[4][limit + 1];
        for (int n = 0; n <= limit; n++) {
            for (int heaps = 0; heaps < 4; heaps++) worth[heaps][n] = new BitSet();
            if (n == 0) worth[0][0].set(0);
            for (int a = 1; a < n; a++) {
                worth[2][n].set(g[a] ^ g[n - a]);
                BitSet two = worth[2][n - a];
                if (game.mostHeaps() < 3) continue;
                for (int v = two.nextSetBit(0); v >= 0; v = two.nextSetBit(v + 1)) worth[3][n].set(g[a] ^ v);
            }
            BitSet options = new BitSet();
            for (int k = 0; k <= n; k++) {
                for (int heaps = 0; heaps < 4; heaps++) {
                    if ((game.digit(k) >> heaps & 1) != 0) options.or(worth[heaps][n - k]);
                }
            }
            g[n] = options.nextClearBit(0);
            if (n > 0) worth[1][n].set(g[n]);
        }
        return g;
    }

    private static boolean holds(int[] g, long from, long period, long saltus) {
        for (int n = (int) from; n + period < g.length; n++) if (g[n + (int) period] != g[n] + saltus) return false;
        return true;
    }

    private static String code(Random random) {
        StringBuilder code = new StringBuilder().append("048C".charAt(random.nextInt(4))).append('.');
        int digits = 1 + random.nextInt(3);
        int cycle = Math.max(0, random.nextInt(5) - 2);
        for (int k = 0; k < digits; k++) {
            if (k == digits - cycle) code.append('[');
            code.append("0123456789ABCDEF".charAt(k == 0 ? 1 + random.nextInt(15) : random.nextInt(16)));
        }
        return cycle > 0 && cycle <= digits ? code.append(']').toString() : code.toString();
    }

    private static int proved(int codes) {
        Random random = new Random(20260101);
        int proved = 0;
        for (int i = 0; i < codes; i++) {
            TakeAndBreak game = HeapGame.takeAndBreak(code(random));
            Optional<Period> found = HeapPeriods.find(game, SEARCHED).filter(Period::isProved);
            if (found.isEmpty()) continue;
            proved++;
            Period p = found.get();
            int[] g = values(game, FAR);
            String what = game.code() + ": " + p;
            assertTrue(holds(g, p.preperiod(), p.period(), p.saltus()), what);
            assertFalse(p.preperiod() > 0 && holds(g, p.preperiod() - 1, p.period(), p.saltus()), what);
            for (long d = 1; d < p.period(); d++) {
                if (p.period() % d == 0 && p.saltus() * d % p.period() == 0)
                    assertFalse(holds(g, p.preperiod(), d, p.saltus() * d / p.period()), what + ", and " + d);
            }
        }
        return proved;
    }

    @Test
    void periodsAreTheLeast() {
        assertTrue(proved(400) > 100);
    }

    @Test
    @EnabledIfSystemProperty(named = "nimbook.long", matches = "true")
    void periodsOfManyCodesAreTheLeast() {
        assertTrue(proved(10_000) > 2500);
    }

    /** From heap 13 on the values of C.7[4] are 16, 18, 20, …, those of 8.544[40] from 11 on 10, 12, 12, 14, 14, …. */
    @Test
    void aMultipleIsProvedAndTheLeastIsSaid() {
        for (String code : List.of("C.7[4]", "C.74[4]", "C.77[4]", "C.7[5]", "4.774[6]", "4.760[6]"))
            assertEquals(List.of(1L, 2L), numbers(code), code);
        for (String code : List.of("8.544[40]", "8.564[51]", "8.507[50]")) assertEquals(List.of(2L, 2L), numbers(code));
    }

    private static List<Long> numbers(String code) {
        Period found = HeapPeriods.of(HeapGame.takeAndBreak(code), 200);
        assertTrue(found.isProved(), code);
        return List.of(found.period(), found.saltus());
    }
}
