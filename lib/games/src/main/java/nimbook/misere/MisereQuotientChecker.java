package nimbook.misere;

import static nimbook.core.Arguments.nonNull;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import nimbook.core.Work;
import nimbook.heap.HeapGame;
import nimbook.heap.Octal;
import nimbook.heap.SubtractionGame;
import nimbook.heap.TakeAndBreak;
import nimbook.period.Period;

/**
 * Verifies a {@link MisereQuotient} from the rules of its game alone; it shares nothing with the finder but the list of
 * options.
 *
 * <p>It checks that the products are a commutative monoid which the heaps' elements generate; that different elements
 * have different contexts; that no position and option of it are both said to be P; and that each position with a move
 * that is said to be N has an option that is said to be P. The last is checked for every pair (element, set of the
 * options' elements) that a sum of heaps can have, the whole transition algebra. Where a period is claimed, its range
 * is checked against the theorem, with the theorem's bounds written out here once more.
 */
public final class MisereQuotientChecker {

    /** Pairs of the transition algebra that are gone through. */
    private static final int MOST = 1_000_000;

    /** The monoid's law takes the cube of this. */
    private static final int ELEMENTS = 500;

    private MisereQuotientChecker() {}

    /**
     * Whether the quotient, its P-portion, its pretending function and its period are right.
     *
     * @throws IllegalArgumentException when it has more than 500 elements, or more than a million pairs
     * @throws nimbook.core.Work.Stopped when the thread is interrupted
     */
    public static boolean check(MisereQuotient q) {
        return check(nonNull(q, "q").game(), q.monoid().product, q.monoid().isP, q.images())
                && holds(q.game(), q.images(), q.period());
    }

    static boolean check(HeapGame game, int[][] product, boolean[] isP, int[] images) {
        int order = isP.length;
        if (order > ELEMENTS) throw new IllegalArgumentException("quotient of " + order + " elements: at most "
                + ELEMENTS + " are checked");
        return isMonoid(product) && isGenerated(product, images) && isReduced(product, isP)
                && outcomesHold(game, product, isP, images);
    }

    private static boolean isMonoid(int[][] product) {
        for (int x = 0; x < product.length; x++) {
            Work.poll();
            if (product[0][x] != x) return false;
            for (int y = 0; y < product.length; y++) {
                if (product[x][y] != product[y][x]) return false;
                for (int z = 0; z < product.length; z++) if (product[product[x][y]][z] != product[x][product[y][z]])
                        return false;
            }
        }
        return true;
    }

    private static boolean isGenerated(int[][] product, int[] images) {
        BitSet reached = new BitSet();
        reached.set(0);
        Deque<Integer> open = new ArrayDeque<>(List.of(0));
        while (!open.isEmpty()) {
            Work.poll();
            int x = open.pop();
            for (int image : images) {
                int y = product[x][image];
                if (!reached.get(y)) open.push(y);
                reached.set(y);
            }
        }
        return reached.cardinality() == product.length;
    }

    private static boolean isReduced(int[][] product, boolean[] isP) {
        Set<BitSet> contexts = new HashSet<>();
        for (int[] row : product) {
            BitSet context = new BitSet();
            for (int q = 0; q < row.length; q++) if (isP[row[q]]) context.set(q);
            if (!contexts.add(context)) return false;
        }
        return true;
    }

    /** A heap, or a sum of heaps: its element, and those of its options. */
    private record Pair(int x, BitSet options) {}

    private static boolean outcomesHold(HeapGame game, int[][] product, boolean[] isP, int[] images) {
        if (isP[0]) return false;
        Set<Pair> kinds = new HashSet<>();
        for (int n = 0; n < images.length; n++) {
            Work.poll();
            BitSet options = new BitSet();
            for (List<Integer> option : game.options(n)) {
                int x = 0;
                for (int heap : option) x = product[x][images[heap]];
                options.set(x);
            }
            if (options.isEmpty()) {
                if (images[n] != 0) return false;
                continue;
            }
            for (int e = options.nextSetBit(0); e >= 0; e = options.nextSetBit(e + 1)) {
                for (int q = 0; q < isP.length; q++) if (isP[product[images[n]][q]] && isP[product[e][q]]) return false;
            }
            kinds.add(new Pair(images[n], options));
        }
        List<Pair> list = new ArrayList<>(kinds);
        Set<Pair> seen = new HashSet<>();
        Deque<Pair> open = new ArrayDeque<>(List.of(new Pair(0, new BitSet())));
        while (!open.isEmpty()) {
            Work.poll();
            Pair at = open.pop();
            for (Pair heap : list) {
                Pair sum = plus(at, heap, product);
                if (!seen.add(sum)) continue;
                if (seen.size() > MOST) throw new IllegalArgumentException("quotient of " + isP.length
                        + " elements: it has more than " + MOST
                        + " pairs to check");
                if (!isP[sum.x] && sum.options.stream().noneMatch(e -> isP[e])) return false;
                open.push(sum);
            }
        }
        return true;
    }

    private static Pair plus(Pair a, Pair b, int[][] product) {
        BitSet options = new BitSet();
        a.options.stream().forEach(e -> options.set(product[e][b.x]));
        b.options.stream().forEach(e -> options.set(product[e][a.x]));
        return new Pair(product[a.x][b.x], options);
    }

    /** The period from its preperiod on as far as the heaps go, and at least over the range of the theorem. */
    static boolean holds(HeapGame game, int[] images, Optional<Period> period) {
        if (period.isEmpty()) return true;
        int p = (int) period.get().period();
        int from = (int) period.get().preperiod();
        if (period.get().saltus() != 0 || from + p >= images.length) return false;
        for (int n = from; n + p < images.length; n++) if (images[n] != images[n + p]) return false;
        long n0 = Math.max(1, from);
        long last;
        if (game instanceof SubtractionGame s) {
            last = from + (long) s.set().get(s.set().size() - 1);
        } else if (game instanceof Octal octal) {
            boolean splits = false;
            for (int k = 0; k <= octal.reach(); k++) splits |= octal.digit(k) >= 4;
            last = splits ? 2 * n0 + p + octal.reach() : n0 + octal.reach();
        } else if (game instanceof TakeAndBreak code && code.cycle() == 0) {
            long heaps = Math.max(1, code.mostHeaps());
            last = heaps * n0 + (heaps - 1) * p + code.places();
        } else {
            return false;
        }
        // The theorem needs n below this, and so for the heaps below this and a period more.
        return last + p <= images.length;
    }
}
