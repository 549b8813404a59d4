package nimbook.period;

import java.util.List;
import nimbook.heap.HeapGame;
import nimbook.heap.HeapRule;
import nimbook.heap.Octal;
import nimbook.heap.SubtractionGame;
import nimbook.work.Work;

/**
 * Verifies a {@link HeapRepetition} from the rules of the game alone: it lists every option of every heap, as {@link HeapGame#options} does, and
 * shares
 * nothing with the engines and the finder. Time O(range² · digits): for ranges up to some thousands.
 */
public final class HeapRepetitionChecker {

    /** Every option of every heap is listed: some seconds of work. */
    private static final int HEAPS = 20_000;

    private HeapRepetitionChecker() {}

    /**
     * Whether the certificate proves its period, and this and the preperiod are the least.
     *
     * @throws IllegalArgumentException for a game by a rule of one's own, for which no theorem is known here, and for values beyond 20 000 heaps
     */
    public static boolean check(HeapRepetition c) {
        if (c.game() instanceof HeapRule) throw new IllegalArgumentException("game " + c.game().name()
                + ": no theorem is known for a rule of one's own");
        if (c.period() < 1 || c.preperiod() < 0 || c.from() > Math.max(1, c.preperiod()) || c.from() < c.preperiod()) return false;
        if (c.to() > HEAPS - c.period()) throw new IllegalArgumentException("to = " + c.to() + ", period = " + c.period() + ": heaps up to " + HEAPS
                + " are checked here, so to + period must not be more");
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
        if (game instanceof SubtractionGame s) return from + s.set().stream().mapToInt(Integer::intValue).max().orElse(0) - 1;
        Octal octal = (Octal) game;
        if (from < 1) return Long.MAX_VALUE;
        boolean splits = false;
        for (int k = 0; k <= octal.reach(); k++) splits |= octal.digit(k) >= 4;
        return splits ? 2 * from + period + octal.reach() - 1 : from + octal.reach() - 1;
    }

    private static int[] values(HeapGame game, int limit) {
        int[] g = new int[limit + 1];
        int[] seen = new int[2 * limit + 64];
        for (int n = 0; n <= limit; n++) {
            Work.poll();
            for (List<Integer> option : game.options(n)) {
                int value = 0;
                for (int heap : option) value ^= g[heap];
                seen[value] = n + 1;
            }
            while (seen[g[n]] == n + 1) g[n]++;
        }
        return g;
    }
}
