package nimbook.period;

import static nimbook.core.Arguments.nonNull;

import java.util.Arrays;
import java.util.List;
import nimbook.core.Memory;
import nimbook.core.Work;

/**
 * Verifies a {@link SparseRepetition} from the digits of the game (docs/proofs.md, section 2.2). A heap that is not in
 * the list has the least common value c that no split with a listed heap reaches, if every rare value below c is
 * reached. Shares nothing with the engine and the finder.
 *
 * <p>Time O(heaps · listed heaps · digits), known before it starts, besides the splits that are gone through until the
 * rare values are seen. Memory 4 bytes a heap.
 */
public final class SparseRepetitionChecker {

    /** Heaps that are looked at, as in the format. */
    private static final int MOST_HEAPS = 1 << 25;

    /** Values of games with few rare heaps are in the hundreds. */
    private static final int MOST_MASK = 1 << 12;

    /** Values beyond are no such game's. */
    private static final int MOST_VALUE = 1 << 14;

    /** Splits with a listed heap: a minute or a few, and in Python most of an hour. */
    private static final double MOST_SPLITS = 0x1p36;

    private final int[] digits;
    private final int mask;
    private final int[] listed;
    private final int[] g;
    private int[] seen = new int[2];
    private long scanned;

    private SparseRepetitionChecker(int[] digits, int mask, int[] listed, int heaps) {
        this.digits = digits;
        this.mask = mask;
        this.listed = listed;
        g = new int[heaps];
    }

    /**
     * What is wrong with a certificate; empty when it proves its period, and this and the preperiod are the least.
     *
     * @throws IllegalArgumentException for more heaps or splits than the bounds allow
     * @throws nimbook.core.Work.Stopped when the thread is interrupted
     */
    public static List<String> faults(SparseRepetition c) {
        HeapMoves moves = HeapMoves.of(nonNull(c, "c").game());
        if (moves.parts < 2) return List.of("no move splits a heap");
        if (c.period() < 1 || c.preperiod() < 0) return List.of("a number is out of its range");
        if (c.mask() < 1 || c.mask() >= MOST_MASK) return List.of("mask is not from 1 to " + (MOST_MASK - 1));
        if (Math.max(Math.max(c.period(), c.preperiod()), c.reach()) >= MOST_HEAPS) throw tooMany(c);
        long window = c.reach() + moves.digits.length - 1;
        long first = Math.max(1, c.preperiod());
        long heaps = first + c.period() + window;
        if (heaps > MOST_HEAPS) throw tooMany(c);
        long before = 0;
        for (int heap : c.rareHeaps()) {
            if (heap <= before) return List.of("rare: the heaps do not ascend from 1 on");
            before = heap;
        }
        if (c.reach() < Math.max(1, before)) return List.of("reach is less than the last heap of rare value");
        int splits = 0;
        for (int digit : moves.digits) splits += digit >> 2 & 1;
        if ((double) heaps * c.rareHeaps().size() * splits > MOST_SPLITS)
            throw new IllegalArgumentException("rare: the check would look at " + heaps + " heaps with "
                    + c.rareHeaps().size() + " rare ones; " + (long) MOST_SPLITS + " splits are allowed");
        Memory.require("preperiod = " + c.preperiod() + ", period = " + c.period() + ": the check", 4.0 * heaps);
        int[] listed = c.rareHeaps().stream().mapToInt(Integer::intValue).toArray();
        SparseRepetitionChecker own = new SparseRepetitionChecker(moves.digits, (int) c.mask(), listed, (int) heaps);
        String fault = own.values((int) (first + window), (int) c.reach());
        return fault != null ? List.of(fault) : own.law((int) c.preperiod(), (int) c.period(), (int) (first + window));
    }

    private static IllegalArgumentException tooMany(SparseRepetition c) {
        return new IllegalArgumentException("preperiod = " + c.preperiod() + ", period = " + c.period() + ", reach = "
                + c.reach() + ": at most " + MOST_HEAPS + " heaps are looked at");
    }

    /** The values; from heap last on the rare values below must be reached by splits with a part ≤ reach. */
    private String values(int last, int reach) {
        int next = 0;
        for (int n = 0; n < g.length; n++) {
            if ((n & 0xFF) == 0) Work.at(n, g.length, "heaps");
            for (int k = 1; k < digits.length && k <= n; k++)
                if (k == n ? (digits[k] & 1) != 0 : (digits[k] & 2) != 0) see(g[n - k], n);
            boolean rare = next < listed.length && listed[next] == n;
            if (rare) {
                next++;
                splits(n);
                while (isSeen(g[n], n)) g[n]++;
                if (isCommon(g[n])) return "heap " + n + " is listed and has no rare value";
            } else if (n > 0 && !common(n, next, n < last ? n : reach)) {
                return "heap " + n + " lacks a rare value below " + g[n] + ", and is not listed";
            }
            // The nim-sums of values below 2^j are below 2^j.
            int needed = 2 * Integer.highestOneBit(Math.max(1, g[n]));
            if (needed > seen.length) seen = Arrays.copyOf(seen, needed);
        }
        return null;
    }

    /** The least common value that no option has; false when a rare value below it is not seen. */
    private boolean common(int n, int listedBefore, int reach) {
        for (int k = 0; k < digits.length; k++) {
            if ((digits[k] & 4) == 0) continue;
            for (int i = 0; i < listedBefore && listed[i] < n - k; i++) see(g[listed[i]] ^ g[n - k - listed[i]], n);
        }
        int c = 0;
        int missing = 0;
        for (; !isCommon(c) || isSeen(c, n); c++) if (!isSeen(c, n)) missing++;
        if (c >= MOST_VALUE) return false;
        g[n] = c;
        for (int k = 0; k < digits.length; k++) {
            if ((digits[k] & 4) == 0) continue;
            int to = Math.min(reach, (n - k) / 2);
            for (int a = 1; a <= to && missing > 0; a++) {
                if ((a & 0xFFFF) == 0) Work.poll();
                int value = g[a] ^ g[n - k - a];
                scanned++;
                if (value >= c || isSeen(value, n)) continue;
                see(value, n);
                missing--;
            }
        }
        if (scanned > MOST_SPLITS) throw new IllegalArgumentException("mask = " + mask + ": more than "
                + (long) MOST_SPLITS + " splits would be looked at for rare values");
        return missing == 0;
    }

    private void splits(int n) {
        for (int k = 0; k < digits.length; k++) {
            if ((digits[k] & 4) == 0) continue;
            for (int a = 1; a <= (n - k) / 2; a++) {
                if ((a & 0xFFFF) == 0) Work.poll();
                see(g[a] ^ g[n - k - a], n);
            }
        }
    }

    private boolean isSeen(int value, int n) {
        return value < seen.length && seen[value] == n + 1;
    }

    private void see(int value, int n) {
        seen[value] = n + 1;
    }

    private boolean isCommon(int value) {
        return Integer.bitCount(value & mask) % 2 == 1;
    }

    /** The law over the window, and that preperiod and period are the least; beyond what is known the law goes on. */
    private List<String> law(int preperiod, int p, int end) {
        for (int n = preperiod; n < end; n++)
            if (g[n + p] != g[n]) return List.of("the law fails at heap " + n);
        if (preperiod > 0 && g[preperiod - 1 + p] == g[preperiod - 1]) return List.of("the preperiod is not the least");
        for (long q : Primes.of(p)) {
            int d = (int) (p / q);
            int n = preperiod;
            while (n < preperiod + p && g[n] == g[n + d < g.length ? n + d : n + d - p]) n++;
            if (n == preperiod + p) return List.of("the period is not the least: " + d + " is one");
        }
        return List.of();
    }
}
