package nimbook.period;

import static nimbook.core.Arguments.nonNull;

import java.util.Arrays;
import nimbook.core.Memory;
import nimbook.core.Work;
import nimbook.heap.GrundysGame;
import nimbook.heap.HeapGame;
import nimbook.heap.HeapRule;
import nimbook.heap.Octal;
import nimbook.heap.SubtractionGame;
import nimbook.heap.TakeAndBreak;

/**
 * Verifies a {@link HeapRepetition} from the rules of the game alone: it looks at every option of every heap, one by
 * one, and shares nothing with the engines and the finder. Time O(range² · digits) where a move splits, else O(range ·
 * moves): 100 000 heaps of Kayles take some seconds. Memory 8 bytes a heap.
 */
public final class HeapRepetitionChecker {

    private HeapRepetitionChecker() {}

    /**
     * Whether the certificate proves its period, and this and the preperiod are the least.
     *
     * @throws IllegalArgumentException for a rule of one's own and for Grundy's game, for which no theorem is used
     *         here, and for more heaps than fit into memory
     * @throws nimbook.core.Work.Stopped when the thread is interrupted
     */
    public static boolean check(HeapRepetition c) {
        if (nonNull(c, "c").game() instanceof HeapRule || c.game() instanceof GrundysGame) {
            throw new IllegalArgumentException("game " + c.game().name() + ": no theorem is used for this game");
        }
        if (c.period() < 1 || c.preperiod() < 0 || c.from() > Math.max(1, c.preperiod()) || c.from() < c.preperiod())
            return false;
        if (c.to() > Integer.MAX_VALUE / 4 - c.period())
            throw new IllegalArgumentException("to = " + c.to() + ", period = " + c.period()
                    + ": heaps up to 2²⁹ can be kept, so to + period must not be more");
        Memory.require("to = " + c.to() + ", period = " + c.period() + ": the check", 8.0 * (c.to() + c.period()));
        if (c.to() < c.from() || c.to() < needed(c.game(), c.from(), c.period())) return false;
        int[] g = values(c.game(), (int) (c.to() + c.period()));
        int p = (int) c.period();
        for (int n = (int) c.preperiod(); n <= c.to(); n++) if (g[n] != g[n + p]) return false;
        if (c.preperiod() > 0 && g[(int) c.preperiod() - 1] == g[(int) c.preperiod() - 1 + p]) return false;
        // A smaller period would divide this one, and show itself within one round.
        for (int d = 1; d < p; d++) {
            if (p % d != 0) continue;
            boolean same = true;
            for (int n = (int) c.preperiod(); same && n < c.preperiod() + p - d; n++) same = g[n] == g[n + d];
            if (same) return false;
        }
        return true;
    }

    /** The last n of the theorem's range. */
    private static long needed(HeapGame game, long from, long period) {
        if (game instanceof SubtractionGame s)
            return from + s.set().stream().mapToInt(Integer::intValue).max().orElse(0) - 1;
        if (from < 1) return Long.MAX_VALUE;
        if (game instanceof TakeAndBreak code) return code.cycle() > 0 ? Long.MAX_VALUE : needed(code, from, period);
        Octal octal = (Octal) game;
        boolean splits = false;
        for (int k = 0; k <= octal.reach(); k++) splits |= octal.digit(k) >= 4;
        return splits ? 2 * from + period + octal.reach() - 1 : from + octal.reach() - 1;
    }

    private static long needed(TakeAndBreak code, long from, long period) {
        long parts = 1;
        for (int k = 0; k <= code.places(); k++)
            parts = Math.max(parts, code.digit(k) >= 8 ? 3 : code.digit(k) >= 4 ? 2 : 1);
        return parts * from + (parts - 1) * period + code.places() - 1;
    }

    private static int[] values(HeapGame game, int limit) {
        int[] g = new int[limit + 1];
        int[] seen = new int[2];
        for (int n = 0; n <= limit; n++) {
            Work.at(n, limit + 1L, "heaps");
            if (game instanceof SubtractionGame s) for (int k : s.set()) if (k <= n) seen = see(seen, g[n - k], n);
            if (game instanceof Octal octal) {
                for (int k = 0; k <= Math.min(n, octal.reach()); k++) {
                    int left = n - k;
                    int digit = octal.digit(k);
                    if (digit % 2 == 1 && left == 0) seen = see(seen, 0, n);
                    if (digit / 2 % 2 == 1 && left > 0) seen = see(seen, g[left], n);
                    if (digit >= 4) for (int a = 1; a <= left - a; a++) seen = see(seen, g[a] ^ g[left - a], n);
                }
            }
            if (game instanceof TakeAndBreak code) {
                for (int k = 0; k <= Math.min(n, code.places()); k++) {
                    int left = n - k;
                    int digit = code.digit(k);
                    if (digit % 2 == 1 && left == 0) seen = see(seen, 0, n);
                    if (digit / 2 % 2 == 1 && left > 0) seen = see(seen, g[left], n);
                    for (int a = 1; digit >= 4 && a < left; a++) {
                        if (digit / 4 % 2 == 1) seen = see(seen, g[a] ^ g[left - a], n);
                        for (int b = 1; digit >= 8 && b < left - a; b++)
                            seen = see(seen, g[a] ^ g[b] ^ g[left - a - b], n);
                    }
                }
            }
            while (g[n] < seen.length && seen[g[n]] == n + 1) g[n]++;
        }
        return g;
    }

    /** Notes that heap n has an option of this value. */
    private static int[] see(int[] seen, int value, int n) {
        int[] wide = value < seen.length ? seen : Arrays.copyOf(seen, 2 * Integer.highestOneBit(value));
        wide[value] = n + 1;
        return wide;
    }
}
