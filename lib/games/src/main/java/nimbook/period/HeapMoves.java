package nimbook.period;

import java.util.Arrays;
import java.util.stream.IntStream;
import nimbook.core.Memory;
import nimbook.core.Work;
import nimbook.heap.HeapGame;
import nimbook.heap.Octal;
import nimbook.heap.SubtractionGame;
import nimbook.heap.TakeAndBreak;

/**
 * A one-pile game as the checkers of certificates see it: for each number of coins taken whether no heap, one, two or
 * three may be left. The values come from these digits and the definition; nothing of the engines is used.
 */
final class HeapMoves {

    /** The bits of a word whose place has the binary digit 2^i zero, i = 0..5. */
    private static final long[] ZERO = new long[6];

    static {
        for (int place = 0; place < 64; place++) for (int i = 0; i < 6; i++)
            if ((place >> i & 1) == 0) ZERO[i] |= 1L << place;
    }

    /** The digit of k coins at place k: a sum of 1, 2, 4, 8. */
    final int[] digits;
    /** How many digits at the end repeat for ever. */
    final int cycle;
    /** The most heaps that a move leaves. */
    final int parts;
    /** Whether it is a code: an empty heap is no part, and the theorems are for heaps from 1 on. */
    final boolean code;
    /** Whether its digits are hexadecimal. */
    final boolean hexadecimal;

    private HeapMoves(int[] digits, int cycle, boolean code, boolean hexadecimal) {
        this.digits = digits;
        this.cycle = cycle;
        this.code = code;
        this.hexadecimal = hexadecimal;
        int most = 0;
        for (int digit : digits) most = Math.max(most, digit >= 8 ? 3 : digit >= 4 ? 2 : digit >= 2 ? 1 : 0);
        parts = most;
    }

    /**
     * The moves of a game.
     *
     * @throws IllegalArgumentException for a rule of one's own and for Grundy's game, whose moves are no digits, and
     *     for more digits than fit into memory
     */
    static HeapMoves of(HeapGame game) {
        if (game instanceof SubtractionGame s) {
            int last = s.set().get(s.set().size() - 1);
            Memory.require("game " + game.name() + ", takes up to " + last, 4.0 * last);
            int[] digits = new int[last + 1];
            for (int k : s.set()) digits[k] = 3;
            return new HeapMoves(digits, 0, false, false);
        }
        if (game instanceof Octal octal) {
            int[] digits = new int[octal.reach() + 1];
            for (int k = 0; k < digits.length; k++) digits[k] = octal.digit(k);
            return new HeapMoves(digits, 0, true, false);
        }
        if (game instanceof TakeAndBreak code) {
            int[] digits = new int[code.places() + 1];
            for (int k = 0; k < digits.length; k++) digits[k] = code.digit(k);
            return new HeapMoves(digits, code.cycle(), true, true);
        }
        throw new IllegalArgumentException("game " + game.name() + ": no theorem is used for this game");
    }

    /** The digit of k coins, for any k. */
    int digit(int k) {
        if (k < digits.length) return digits[k];
        return cycle == 0 ? 0 : digits[digits.length - cycle + (k - digits.length) % cycle];
    }

    /** How many moves there are of one kind: k coins taken, h heaps left. */
    int count() {
        int count = 0;
        for (int digit : digits) count += Integer.bitCount(digit);
        return count;
    }

    /** The values of the heaps 0..limit: all that m coins are worth as two and as three heaps, as sets of bits. */
    int[] values(int limit) {
        int[] g = new int[limit + 1];
        int kept = cycle > 0 || parts > 2 ? limit + 1 : digits.length;
        long[][] two = new long[parts > 1 ? kept : 0][];
        long[][] three = new long[parts > 2 ? kept : 0][];
        long[][][] repeated = new long[4][Math.max(1, cycle)][0];
        int first = digits.length - cycle;
        int[] taken = IntStream.range(0, first).filter(k -> digits[k] != 0).toArray();
        for (int n = 0; n <= limit; n++) {
            if ((n & 0xFF) == 0) Work.at(n, limit + 1L, "heaps");
            if (parts > 1) two[n % kept] = two(g, n);
            if (parts > 2) three[n % kept] = three(g, two, n);
            long[] seen = new long[1];
            for (int i = 0; i < taken.length && taken[i] <= n; i++)
                seen = move(seen, digits[taken[i]], n - taken[i], g, two, three);
            if (cycle > 0 && n >= first) {
                int m = n - first;
                for (int heaps = 0; heaps <= parts; heaps++)
                    repeated[heaps][m % cycle] = move(repeated[heaps][m % cycle], 1 << heaps, m, g, two, three);
                for (int y = 0; y < cycle && y <= m; y++) {
                    for (int heaps = 0; heaps <= parts; heaps++)
                        if ((digits[first + y] >> heaps & 1) != 0)
                            seen = joined(seen, repeated[heaps][(m - y) % cycle], 0);
                }
            }
            while ((g[n] >> 6) < seen.length && (seen[g[n] >> 6] >> g[n] & 1) != 0) g[n]++;
        }
        return g;
    }

    /** The set with what a digit leaves of m coins. */
    private static long[] move(long[] seen, int digit, int m, int[] g, long[][] two, long[][] three) {
        long[] all = seen;
        if ((digit & 1) != 0 && m == 0) all = with(all, 0);
        if ((digit & 2) != 0 && m > 0) all = with(all, g[m]);
        if ((digit & 4) != 0) all = joined(all, two[m % two.length], 0);
        if ((digit & 8) != 0) all = joined(all, three[m % three.length], 0);
        return all;
    }

    private static long[] two(int[] g, int m) {
        long[] set = new long[1];
        for (int a = 1; a <= m - a; a++) set = with(set, g[a] ^ g[m - a]);
        return set;
    }

    private static long[] three(int[] g, long[][] two, int m) {
        long[] set = new long[1];
        for (int a = 1; a <= m / 3; a++) {
            if ((a & 0xFF) == 0) Work.poll();
            set = joined(set, two[m - a], g[a]);
        }
        return set;
    }

    private static long[] with(long[] set, int value) {
        long[] wide = value >> 6 < set.length ? set : Arrays.copyOf(set, Math.max(2 * set.length, (value >> 6) + 1));
        wide[value >> 6] |= 1L << value;
        return wide;
    }

    /** The set with all x ⊕ value, x in another. */
    private static long[] joined(long[] set, long[] other, int value) {
        long[] all = set;
        for (int i = 0; i < other.length; i++) {
            long word = other[i];
            if (word == 0) continue;
            for (int b = 0; b < 6; b++) {
                if ((value >> b & 1) == 0) continue;
                word = (word & ZERO[b]) << (1 << b) | word >>> (1 << b) & ZERO[b];
            }
            int at = i ^ value >> 6;
            if (at >= all.length) all = Arrays.copyOf(all, Math.max(2 * all.length, at + 1));
            all[at] |= word;
        }
        return all;
    }
}
