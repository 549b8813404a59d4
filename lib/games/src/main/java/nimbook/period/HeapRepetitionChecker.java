package nimbook.period;

import static nimbook.core.Arguments.nonNull;
import static nimbook.core.Arguments.refuse;

import java.util.List;
import nimbook.core.Memory;

/**
 * Verifies a {@link HeapRepetition} from the rules of the game alone, with values of its own; it shares nothing with
 * the engines and the finder. Time O(range²) where a move leaves two heaps, O(range³) of bits for three, else O(range ·
 * moves). How many steps that are is known before it starts.
 */
public final class HeapRepetitionChecker {

    /** Heaps that are kept, as in the format. */
    private static final int MOST_HEAPS = 1 << 22;

    /** The same for codes of hexadecimal digits: sets of values of two heaps, a bit each, are kept for every heap. */
    static final int MOST_CODE_HEAPS = 1 << 13;

    /** Options that are looked at: a minute or less. Checkers outside Java have the same bound. */
    private static final double MOST_OPTIONS = 0x1p32;

    private HeapRepetitionChecker() {}

    /**
     * What is wrong with a certificate; empty when it proves its period, and this and the preperiod are the least.
     *
     * @throws IllegalArgumentException for a rule of one's own and for Grundy's game, for which no theorem is used
     *         here, for more heaps than fit into memory, and for more work than the bound allows
     * @throws nimbook.core.Work.Stopped when the thread is interrupted
     */
    public static List<String> faults(HeapRepetition c) {
        HeapMoves moves = HeapMoves.of(nonNull(c, "c").game());
        if (c.period() < 1 || c.preperiod() < 0) return List.of("a number is out of its range");
        if (moves.cycle > 0) return List.of("no theorem is known where digits repeat");
        // Below 2⁶² each, so that sums of a few do not leave a long.
        if (Math.max(Math.max(c.period(), c.preperiod()), Math.max(c.from(), c.to())) >= MOST_HEAPS)
            throw tooMany(c, MOST_HEAPS);
        if (c.from() != Math.max(c.preperiod(), moves.code ? 1 : 0))
            return List.of("first is not where the theorem's range begins");
        int parts = Math.max(1, moves.parts);
        if (c.to() != parts * c.from() + (parts - 1) * c.period() + moves.digits.length - 2)
            return List.of("last is not where the theorem's range ends");
        int most = moves.hexadecimal ? MOST_CODE_HEAPS : MOST_HEAPS;
        int heaps = (int) (c.to() + c.period());
        if (heaps >= most) throw tooMany(c, most);
        double options = parts > 1 ? heaps / 4.0 * heaps : (double) heaps * moves.count();
        refuse(options > MOST_OPTIONS, "last + period = ", heaps, ": the check would look at ", (long) options,
                " options; ", (long) MOST_OPTIONS, " are allowed");
        Memory.require("last + period = " + heaps + ": the check", 4.0 * heaps + (parts > 2 ? heaps / 4.0 * heaps : 0));
        return leastFaults(moves.values(heaps), c.preperiod(), c.period(), 0, c.to());
    }

    private static IllegalArgumentException tooMany(HeapRepetition c, int most) {
        return new IllegalArgumentException("last + period: heaps below " + most + " are checked, in " + c.describe());
    }

    /**
     * What is wrong with: g[n + period] = g[n] + saltus for preperiod ≤ n ≤ last, as it goes on for ever, preperiod and
     * period being the least.
     */
    static List<String> leastFaults(int[] g, long preperiod, long period, long saltus, long last) {
        int p = (int) period;
        int from = (int) preperiod;
        for (int n = from; n <= last; n++)
            if (g[n + p] - g[n] != saltus) return List.of("the law fails at heap " + n);
        if (from > 0 && g[from - 1 + p] - g[from - 1] == saltus) return List.of("the preperiod is not the least");
        for (long q : Primes.of(p)) {
            int d = (int) (p / q);
            if (saltus % q != 0) continue;
            int n = from;
            while (n <= last && g[n + d] - g[n] == saltus / q) n++;
            if (n > last) return List.of("the period is not the least: " + d + " is one");
        }
        return List.of();
    }
}
