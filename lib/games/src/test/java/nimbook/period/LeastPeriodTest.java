package nimbook.period;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import nimbook.heap.HeapGame;
import nimbook.heap.TakeAndBreak;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/** Proved periods of random taking-and-breaking codes beside values by definition, far beyond what was looked at. */
class LeastPeriodTest {

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
