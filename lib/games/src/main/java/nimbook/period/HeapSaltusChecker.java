package nimbook.period;

import static nimbook.core.Arguments.nonNull;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import nimbook.core.Work;

/**
 * Verifies a {@link HeapSaltus} from the digits of its code: the conditions of docs/proofs.md, section 2.1, at two
 * sizes, and the law up to there. It shares nothing with the finder. The conditions may fail for the period and hold
 * for a multiple of it: the first four of the multiples 1, 2, 4, … that fit the code's digits are tried.
 *
 * <p>Time: the choices of short heaps and of classes of long heaps, which are counted before; at most 2²².
 */
public final class HeapSaltusChecker {

    private static final int MOST_HEAPS = HeapRepetitionChecker.MOST_CODE_HEAPS;

    /** Choices of heaps: some seconds, and in Python a minute or two. */
    private static final double MOST_CHOICES = 0x1p22;

    /** Multiples of the period for which the conditions are tried. */
    private static final int MULTIPLES = 4;

    /** An option of a class: the last digits, the part of the short heaps, the least X of each long heap, their sum. */
    private record Option(int last, int ups, List<Integer> least, int total, boolean again) {}

    /** What is surely reached: from first on by step, before end. */
    private record Span(int first, int end, int step) {}

    private final HeapMoves moves;
    private final int[] g;
    private final int e;
    private final int p;
    private final int s;
    private long largest;

    private HeapSaltusChecker(HeapMoves moves, int[] g, int e, int p, int s) {
        this.moves = moves;
        this.g = g;
        this.e = e;
        this.p = p;
        this.s = s;
        for (int value : g) note(value / s);
    }

    /**
     * What is wrong with a certificate; empty when it proves what it says.
     *
     * @throws IllegalArgumentException for more heaps or more choices than the bounds allow
     * @throws nimbook.core.Work.Stopped when the thread is interrupted
     */
    public static List<String> faults(HeapSaltus c) {
        HeapMoves moves = HeapMoves.of(nonNull(c, "c").game());
        if (c.period() < 1 || c.preperiod() < 0 || c.saltus() < 1) return List.of("a number is out of its range");
        List<String> faults = List.of();
        int tried = 0;
        for (int times = 1; times < MOST_HEAPS && tried < MULTIPLES; times *= 2) {
            if (moves.cycle > 0 && times % (moves.cycle / gcd(moves.cycle, c.period())) != 0) continue;
            tried++;
            List<String> found = faults(c, moves, times);
            if (found.isEmpty()) return found;
            if (faults.isEmpty()) faults = found;
        }
        return faults.isEmpty() ? List.of("no multiple of the period fits the digits that repeat") : faults;
    }

    private static List<String> faults(HeapSaltus c, HeapMoves moves, int times) {
        long from = Math.max(1, c.preperiod());
        if (Math.max(c.period(), c.saltus()) >= MOST_HEAPS / times || from >= MOST_HEAPS
                || from + 2 * c.period() * times >= MOST_HEAPS) return List.of("too many heaps for this checker");
        int e = (int) from;
        int p = (int) c.period() * times;
        int s = (int) c.saltus() * times;
        if (Integer.bitCount(s) != 1) return List.of("the saltus is none for which the theorem is known");
        if (choices(moves, e, p) > MOST_CHOICES)
            throw new IllegalArgumentException("preperiod = " + c.preperiod() + ", period = " + c.period()
                    + ": the check would look at more than " + (long) MOST_CHOICES + " choices of heaps");
        int[] g = moves.values(e + p + (int) c.period());
        List<String> early = law(c, g, e + p);
        if (!early.isEmpty()) return early;
        HeapSaltusChecker own = new HeapSaltusChecker(moves, Arrays.copyOf(g, e + p + 1), e, p, s);
        List<List<Option>> options = new ArrayList<>();
        for (int i = 0; i < p; i++) options.add(own.options(e + i));
        long large = Math.max(4 * own.largest + 4, (moves.digits.length + 3L * e) / p + 2);
        if (e + p * large > MOST_HEAPS) return List.of("the theorem needs too many heaps for this checker");
        for (int i = 0; i < p; i++) {
            for (int q = (int) large; q <= large + 1; q++) {
                String fault = own.fault(e + i, options.get(i), q);
                if (fault != null) return List.of(fault);
            }
        }
        int last = (int) Math.max(e + p + 1L, e + p * large);
        return law(c, moves.values(last + (int) c.period()), last);
    }

    private static List<String> law(HeapSaltus c, int[] g, int last) {
        return HeapRepetitionChecker.leastFaults(g, c.preperiod(), c.period(), c.saltus(), last);
    }

    private static long gcd(long a, long b) {
        return b == 0 ? a : gcd(b, a % b);
    }

    /** How many choices of short heaps and classes the options of p classes have. */
    private static double choices(HeapMoves moves, int e, int p) {
        double count = 0;
        for (int k = 0; k < places(moves, p); k++) {
            for (int heaps = 0; heaps <= 3; heaps++) {
                if ((moves.digit(k) >> heaps & 1) == 0) continue;
                for (int longs = again(moves, k) ? 0 : 1; longs <= heaps; longs++)
                    count += p * multisets(e - 1, heaps - longs) * multisets(p, Math.max(0, longs - 1));
            }
        }
        return count;
    }

    /** How many ways there are to choose so many of n things, in any order and repeatedly. */
    private static double multisets(double n, int chosen) {
        double ways = 1;
        for (int i = 0; i < chosen; i++) ways = ways * (n + i) / (i + 1);
        return ways;
    }

    /** Digits that are looked at: those that repeat over one period. */
    private static int places(HeapMoves moves, int p) {
        return moves.digits.length + (moves.cycle > 0 ? p - moves.cycle : 0);
    }

    /** Whether the digit of k repeats. */
    private static boolean again(HeapMoves moves, int k) {
        return moves.cycle > 0 && k >= moves.digits.length - moves.cycle;
    }

    private List<Option> options(int i) {
        Set<Option> found = new HashSet<>();
        for (int k = 0; k < places(moves, p); k++) {
            for (int heaps = 0; heaps <= 3; heaps++)
                if ((moves.digit(k) >> heaps & 1) != 0) shorts(found, i - k, heaps, 1, 0, again(moves, k));
        }
        return List.copyOf(found);
    }

    /** Chooses short heaps, none smaller than the one before; value is their nim-sum. */
    private void shorts(Set<Option> found, int rest, int heaps, int from, int value, boolean again) {
        Work.poll();
        if (heaps > 0 || again) longs(found, rest, heaps, 0, value, new ArrayList<>(), again);
        for (int a = from; heaps > 0 && a < e; a++) shorts(found, rest - a, heaps - 1, a, value ^ g[a], again);
    }

    /** Chooses the classes of the long heaps by their least members; the last of them follows from the sum. */
    private void longs(Set<Option> found, int rest, int heaps, int from, int value, List<Integer> chosen,
            boolean again) {
        if (heaps > 1) {
            for (int a = from; a < p; a++) {
                chosen.add(e + a);
                longs(found, rest - e - a, heaps - 1, a, value, chosen, again);
                chosen.remove(chosen.size() - 1);
            }
            return;
        }
        List<Integer> all = new ArrayList<>(chosen);
        if (heaps == 1) all.add(e + Math.floorMod(rest - e, p));
        int left = heaps == 1 ? rest - all.get(all.size() - 1) : rest;
        if (left % p != 0) return;
        // The nim-sum of the last digits is that of the values modulo s, a power of two.
        int last = value % s;
        int total = left / p;
        List<Integer> least = new ArrayList<>();
        note(total);
        for (int a : all) {
            last ^= g[a] % s;
            total += g[a] / s;
            least.add(g[a] / s);
        }
        note(Math.abs((long) total) + value / s);
        Option option = new Option(last, value / s, List.copyOf(least), total, again);
        if (found.add(option)) {
            for (Span span : spans(option, total)) {
                note(span.first);
                note(span.end);
            }
        }
    }

    private void note(long number) {
        largest = Math.max(largest, Math.abs(number));
    }

    /** Why the heaps of a class may not follow the law where Q is q; null when they do. */
    private String fault(int i, List<Option> options, int q) {
        int low = g[i] % s;
        int up = g[i] / s;
        BitSet[] reached = new BitSet[s];
        for (int l = 0; l < s; l++) reached[l] = new BitSet();
        for (Option o : options) {
            Work.poll();
            int gap = o.total + o.ups - up;
            boolean far = gap < 0 || !o.again && (gap % 2 != 0 || o.least.size() == 1 && gap > 2 * o.ups);
            if (!o.least.isEmpty() && o.last == low && !far) return "an option of heap " + i + " may have its value";
            for (Span span : spans(o, q + o.total))
                for (int v = span.first; v < span.end; v += span.step) reached[o.last].set(v);
        }
        for (int l = 0; l < s; l++)
            if (reached[l].nextClearBit(0) < up + q + (l < low ? 1 : 0))
                return "the theorem does not show that heap " + i + " reaches all less values";
        return null;
    }

    /** What is surely reached where the long heaps may be raised from their least to total in all. */
    private static List<Span> spans(Option o, int total) {
        List<Span> spans = new ArrayList<>();
        List<Integer> least = o.least;
        int longs = least.size();
        if (longs == 0 || longs == 2 && (o.again || total % 2 == 0)) spans.add(new Span(o.ups, o.ups + 1, 1));
        if (longs == 1 && o.ups == 0) spans.add(new Span(o.again ? least.get(0) : total, total + 1, 1));
        for (int x = 0; longs == 2 && o.ups == 0 && x < 2; x++) {
            int a = least.get(x);
            int block = a == 0 ? 1 : 2 * Integer.highestOneBit(a);
            int other = least.get(1 - x);
            if (o.again) spans.add(new Span((other + block - 1) / block * block, total - a - block + 2, 1));
            else if (a == 0) spans.add(new Span(total, total + 1, 1));
        }
        for (int x = 0; longs == 3 && x < 3; x++) {
            int top = total - 2 * Math.max(least.get((x + 1) % 3), least.get((x + 2) % 3));
            int step = o.again ? 1 : 2;
            spans.add(new Span(least.get(x) + Math.floorMod(top - least.get(x), step), top + 1, step));
        }
        return spans;
    }
}
