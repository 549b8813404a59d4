package nimbook.period;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import nimbook.core.Work;
import nimbook.heap.TakeAndBreak;

/**
 * The conditions under which an arithmetic period of a taking-and-breaking game, seen over finitely many heaps, holds
 * for ever; docs/proofs.md, section 2, has the theorem and its proof. Let e ≥ 1, p and s = 2^γ be the preperiod, period
 * and saltus.
 *
 * <p>A heap e + i + p·q, 0 ≤ i &lt; p, is <i>long</i>, of class i; its value is low<sub>i</sub> + s·(up<sub>i</sub> +
 * q). A heap below e is <i>short</i>. An option of a heap of class i at q = Q is some short heaps and some long ones of
 * given classes. Its value less the last γ binary digits is U ⊕ X₁ ⊕ X₂ ⊕ X₃, where U comes from the short heaps, each
 * X is at least the up of its class, and the sum of the X is Q + σ (at most Q + σ where the digit repeats). The
 * conditions ask that the options reach, in each class, all values below the one that the law gives, by choices that do
 * not depend on Q, and that they cannot reach that value.
 */
final class SaltusConditions {

    /** What options of one last part reach for certain, at each large enough Q. */
    private static final class Reached {
        /** V = Q + W. */
        final Set<Integer> points = new HashSet<>();
        /** All V from low on to Q + top, with V ≡ Q + top mod 2 where step is 2. */
        final List<int[]> ranges = new ArrayList<>();
        /** V itself where Q has this parity; where it has any, parity 2. */
        final List<int[]> constants = new ArrayList<>();

        void range(int low, int top, int step) {
            ranges.add(new int[] {low, top, step});
        }

        /** Whether all V ≥ 0 with V − Q ≡ parity mod 2 and V − Q ≤ height are reached. */
        boolean reaches(int parity, int height) {
            int least = Integer.MAX_VALUE;
            int top = Integer.MIN_VALUE;
            for (int[] range : ranges) {
                if (range[2] == 2 && Math.floorMod(range[1] - parity, 2) != 0) continue;
                least = Math.min(least, range[0]);
                top = Math.max(top, range[1] - Math.floorMod(range[1] - parity, 2));
            }
            if (least == Integer.MAX_VALUE) return false;
            for (int v = 0; v < least; v++) if (!hasConstant(v, Math.floorMod(v - parity, 2))) return false;
            for (int w = top + 2; w <= height; w += 2) if (!points.contains(w)) return false;
            return true;
        }

        private boolean hasConstant(int value, int parity) {
            for (int[] c : constants) if (c[0] == value && (c[1] == 2 || c[1] == parity)) return true;
            return false;
        }
    }

    private final TakeAndBreak game;
    private final int[] g;
    private final int e;
    private final int p;
    private final int s;
    private Reached[] reached;
    /** The last γ digits of the value of the class at hand, and its up. */
    private int low;
    private int up;
    /** Whether an option may have that value. */
    private boolean met;
    private long largest;

    private SaltusConditions(TakeAndBreak game, int[] g, int e, int p, int s) {
        this.game = game;
        this.g = g;
        this.e = e;
        this.p = p;
        this.s = s;
    }

    /**
     * How far the law must be seen so that it holds for ever: G(n + p) = G(n) + s is needed for e ≤ n &lt; the result −
     * p. 0 when the conditions do not hold, which decides nothing.
     *
     * @param g the values of the heaps 0, 1, …, e + p − 1 at least
     */
    static long needed(TakeAndBreak game, int[] g, int e, int p, int s) {
        if (e < 1 || s < 1 || Integer.bitCount(s) != 1 || game.cycle() > 0 && p % game.cycle() != 0) return 0;
        SaltusConditions conditions = new SaltusConditions(game, g, e, p, s);
        for (int i = 0; i < p; i++) if (!conditions.holdFor(i)) return 0;
        return range(game, e, p, conditions.largest);
    }

    private static long range(TakeAndBreak game, int e, int p, long largest) {
        return e + p * Math.max(4 * largest + 4, (game.places() + 3L * e) / p + 2);
    }

    /** Less than {@link #needed} or the same, where that is not 0; O(p), where it goes through all choices of parts. */
    static long atLeast(TakeAndBreak game, int[] g, int e, int p, int s) {
        int up = 0;
        for (int i = 0; i < p; i++) up = Math.max(up, g[e + i] / s);
        return range(game, e, p, up);
    }

    private boolean holdFor(int i) {
        low = g[e + i] % s;
        up = g[e + i] / s;
        note(up);
        met = false;
        reached = new Reached[s];
        for (int l = 0; l < s; l++) reached[l] = new Reached();
        int first = game.places() + 1 - game.cycle();
        for (int k = 0; k < first; k++) move(i, k, game.digit(k), false);
        for (int y = 0; game.cycle() > 0 && y < p; y++) move(i, first + y, game.digit(first + y), true);
        if (met) return false;
        for (int l = 0; l < s; l++) {
            int height = l < low ? up : up - 1;
            if (!reached[l].reaches(0, height) || !reached[l].reaches(1, height)) return false;
        }
        return true;
    }

    /** All options after k coins are taken; where the digit repeats, also k + p, k + 2p, … */
    private void move(int i, int k, int digit, boolean repeats) {
        if ((digit & 1) != 0 && repeats) options(i - k + e, 0, new int[0], 0, 0, repeats);
        if ((digit & 2) != 0) parts(i - k + e, 1, 1, 0, 0, repeats);
        if ((digit & 4) != 0) parts(i - k + e, 2, 1, 0, 0, repeats);
        if ((digit & 8) != 0) parts(i - k + e, 3, 1, 0, 0, repeats);
    }

    /** Chooses short heaps, none smaller than the last, and leaves the other parts to be long. */
    private void parts(int rest, int parts, int least, int lowSum, int upSum, boolean repeats) {
        Work.poll();
        options(rest, parts, new int[parts], lowSum, upSum, repeats);
        for (int a = least; parts > 0 && a < e; a++) {
            parts(rest - a, parts - 1, a, lowSum ^ g[a] % s, upSum ^ g[a] / s, repeats);
        }
    }

    /** Chooses classes of the long heaps; the last follows from the others modulo p. */
    private void options(int rest, int longs, int[] classes, int lowSum, int upSum, boolean repeats) {
        if (longs == 0) {
            if (repeats && Math.floorMod(rest, p) == 0) constant(lowSum, upSum, 2);
            return;
        }
        for (int a = 0; a < (longs > 1 ? p : 1); a++) {
            for (int b = a; b < (longs > 2 ? p : a + 1); b++) {
                int others = (longs > 1 ? a : 0) + (longs > 2 ? b : 0);
                int last = Math.floorMod(rest - longs * e - others, p);
                classes[0] = last;
                if (longs > 1) classes[1] = a;
                if (longs > 2) classes[2] = b;
                option(Math.floorDiv(rest - longs * e - others - last, p), longs, classes, lowSum, upSum, repeats);
            }
        }
    }

    private void option(int quotients, int longs, int[] classes, int lowSum, int upSum, boolean repeats) {
        int l = lowSum;
        int sigma = quotients;
        int[] least = new int[longs];
        for (int a = 0; a < longs; a++) {
            least[a] = g[e + classes[a]] / s;
            l ^= g[e + classes[a]] % s;
            sigma += least[a];
            note(least[a]);
        }
        note(quotients);
        note(sigma + upSum);
        // the XOR of the X and U is at most their sum, and has its parity
        int gap = sigma + upSum - up;
        boolean even = Math.floorMod(gap, 2) == 0;
        if (l == low && (repeats ? gap >= 0 : even && gap >= 0 && (longs > 1 || gap <= 2 * upSum))) met = true;
        Reached r = reached[l];
        if (longs == 1) {
            if (upSum == 0 && repeats) range(r, least[0], sigma, 1);
            else if (upSum == 0) r.points.add(sigma);
        } else if (longs == 2) {
            constant(l, upSum, repeats ? 2 : Math.floorMod(sigma, 2));
            if (upSum == 0) pair(r, sigma, least, repeats);
        } else {
            // one is V, the others are equal
            for (int a = 0; a < 3; a++) {
                int twice = 2 * Math.max(least[(a + 1) % 3], least[(a + 2) % 3]);
                range(r, least[a], sigma - twice, repeats ? 1 : 2);
            }
        }
    }

    private void pair(Reached r, int sigma, int[] least, boolean repeats) {
        if (!repeats) {
            if (Math.min(least[0], least[1]) == 0) r.points.add(sigma);
            return;
        }
        for (int a = 0; a < 2; a++) {
            // one is as small as it can be; XOR with it permutes the numbers of each block
            int block = least[a] == 0 ? 1 : 2 * Integer.highestOneBit(least[a]);
            range(r, (least[1 - a] + block - 1) / block * block, sigma - least[a] - block + 1, 1);
        }
    }

    private void range(Reached r, int from, int top, int step) {
        note(from);
        note(top);
        r.range(from, top, step);
    }

    private void constant(int l, int value, int parity) {
        note(value);
        reached[l].constants.add(new int[] {value, parity});
    }

    private void note(int number) {
        largest = Math.max(largest, Math.abs(number));
    }
}
