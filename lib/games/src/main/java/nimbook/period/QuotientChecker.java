package nimbook.period;

import static nimbook.core.Arguments.nonNull;
import static nimbook.core.Arguments.refuse;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import nimbook.core.Memory;
import nimbook.core.Work;
import nimbook.heap.HeapGame;
import nimbook.heap.Octal;
import nimbook.heap.SubtractionGame;
import nimbook.heap.TakeAndBreak;

/**
 * Verifies a {@link QuotientCertificate} from the rules of its game alone; it shares nothing with the finder but the
 * list of options.
 *
 * <p>It checks that the generators commute, so that the elements are a commutative monoid on which they act; that the
 * form is the one of the format; that different elements have different contexts; that no position and option of it are
 * both said to be P; and that each position with a move that is said to be N has an option that is said to be P. The
 * last is checked for the pairs (element, set of the options' elements) of all sums of heaps. A pair whose set contains
 * that of another with the same element follows from it, in every sum; so only the minimal ones are gone through.
 * Where a period is claimed, the heaps of the theorem's range (docs/misere.md) are checked.
 */
public final class QuotientChecker {

    /** Pairs that are gone through; the quotients of 40 elements that are known have some thousand. */
    private static final int MOST_PAIRS = 1_000_000;

    /** A table of products of 64 MB. */
    private static final int MOST_ELEMENTS = 4096;

    /** Heaps whose options are listed. */
    private static final long MOST_HEAPS = 1 << 13;

    private final QuotientCertificate c;
    private final int order;
    private final int[][] product;
    private final BitSet lost = new BitSet();
    private final List<BitSet> contexts = new ArrayList<>();

    /** An element, and the elements of the options of a sum with it. */
    private record Pair(int x, BitSet options) {}

    private QuotientChecker(QuotientCertificate c) {
        this.c = c;
        order = c.products().size();
        product = new int[order][];
        c.pPortion().forEach(lost::set);
    }

    /**
     * What is wrong with a certificate; empty when it proves what it says.
     *
     * @throws IllegalArgumentException when it needs more than 4096 elements, 8192 heaps or a million pairs
     * @throws nimbook.core.Work.Stopped when the thread is interrupted
     */
    public static List<String> faults(QuotientCertificate certificate) {
        String fault = shape(nonNull(certificate, "certificate"));
        if (fault == null) fault = new QuotientChecker(certificate).fault();
        return fault == null ? List.of() : List.of(fault);
    }

    /** Whether all numbers are such as the format has them; the first fault, or null. */
    private static String shape(QuotientCertificate c) {
        int order = c.products().size();
        refuse(order > MOST_ELEMENTS, "products = ", order, " elements: at most ", MOST_ELEMENTS, " are checked");
        if (c.preperiod() < 0 || c.period() < 0 || c.preperiod() > MOST_HEAPS || c.period() > MOST_HEAPS)
            return "preperiod or period is not in the range 0 to " + MOST_HEAPS;
        if (order < 1) return "products has no identity";
        if (c.preperiod() + c.period() < 1 || c.phi().size() != c.preperiod() + c.period())
            return "phi is not the elements of the heaps 0 to preperiod + period − 1";
        for (List<Integer> row : c.products())
            if (row.size() != c.generators().size() || !areElements(row, order))
                return "products are not an element for each element and generator";
        if (!areElements(c.phi(), order) || !areElements(c.pPortion(), order)) return "an element that is none";
        for (int i = 1; i < c.pPortion().size(); i++)
            if (c.pPortion().get(i - 1) >= c.pPortion().get(i)) return "pPortion does not ascend";
        return null;
    }

    private static boolean areElements(List<Integer> numbers, int order) {
        return numbers.stream().allMatch(x -> x >= 0 && x < order);
    }

    private String fault() {
        Memory.require("products of " + order + " elements: their table", 4.0 * order * order);
        if (!isMonoid()) return "the products are not those of a commutative monoid in the format's order";
        if (!generate()) return "generators are not the heaps whose element is no product of smaller heaps' elements";
        for (int x = 0; x < order; x++) {
            Work.poll();
            BitSet context = new BitSet();
            for (int q = 0; q < order; q++) if (lost.get(product[x][q])) context.set(q);
            contexts.add(context);
        }
        if (new HashSet<>(contexts).size() < order) return "two elements are not told apart";
        if (lost.get(0)) return "the empty position is said to be P";
        String period = c.period() == 0 ? null : periodFault();
        return period != null ? period : outcomesFault();
    }

    /**
     * Fills the table. Maps that commute, and lead from 0 to every element, are determined by where they take 0: they
     * are the elements of a commutative monoid.
     */
    private boolean isMonoid() {
        int[] identity = new int[order];
        for (int x = 0; x < order; x++) identity[x] = x;
        product[0] = identity;
        int next = 1;
        int generators = c.generators().size();
        for (int x = 0; x < order; x++) {
            Work.poll();
            if (product[x] == null) return false;
            List<Integer> row = c.products().get(x);
            for (int g = 0; g < generators; g++) {
                int y = row.get(g);
                for (int h = 0; h < g; h++)
                    if (!c.products().get(y).get(h).equals(c.products().get(row.get(h)).get(g))) return false;
                if (y < next) continue;
                if (y > next++) return false;
                product[y] = new int[order];
                for (int z = 0; z < order; z++) product[y][z] = c.products().get(product[x][z]).get(g);
            }
        }
        return next == order;
    }

    /** Whether each generator is the first heap outside what the generators before it give, and none is missing. */
    private boolean generate() {
        BitSet reached = new BitSet();
        reached.set(0);
        int known = 0;
        for (int n = 0; n < c.phi().size(); n++) {
            Work.poll();
            int x = c.phi().get(n);
            if (reached.get(x)) continue;
            if (known == c.generators().size() || c.generators().get(known) != n
                    || c.products().get(0).get(known) != x) return false;
            known++;
            Deque<Integer> open = new ArrayDeque<>(reached.stream().boxed().toList());
            while (!open.isEmpty()) {
                int at = open.pop();
                for (int g = 0; g < known; g++) {
                    int y = c.products().get(at).get(g);
                    if (!reached.get(y)) open.push(y);
                    reached.set(y);
                }
            }
        }
        return known == c.generators().size();
    }

    /** The element of a heap, by the period where one is claimed. */
    private int image(long n) {
        long size = c.phi().size();
        return c.phi().get((int) (n < size ? n : c.preperiod() + (n - c.preperiod()) % c.period()));
    }

    private String periodFault() {
        if (c.game() instanceof TakeAndBreak code && code.cycle() > 0 || !isCode())
            return "no theorem carries a period of this game to all heaps";
        long from = c.preperiod();
        if (from > 0 && image(from - 1) == image(from - 1 + c.period())) return "preperiod is not the least";
        for (long q : Primes.of(c.period())) {
            long shorter = c.period() / q;
            boolean same = true;
            for (long n = from; same && n < from + c.period(); n++) same = image(n) == image(n + shorter);
            if (same) return "period is not the least";
        }
        return null;
    }

    private boolean isCode() {
        return c.game() instanceof SubtractionGame || c.game() instanceof Octal || c.game() instanceof TakeAndBreak;
    }

    /** How many heaps must be looked at, so that all larger ones have the options' elements of one of them. */
    private long range() {
        if (c.period() == 0) return c.preperiod();
        if (c.game() instanceof SubtractionGame s)
            return c.preperiod() + c.period() + s.set().stream().mapToInt(k -> k).max().orElse(0);
        int most = 0;
        int parts = 1;
        for (int k = 0; k <= places(c.game()); k++) {
            int digit = c.game() instanceof Octal octal ? octal.digit(k) : ((TakeAndBreak) c.game()).digit(k);
            if (digit > 0) most = k;
            parts = Math.max(parts, digit >= 8 ? 3 : digit >= 4 ? 2 : 1);
        }
        return parts * (Math.max(1, c.preperiod()) + c.period()) + most;
    }

    private static int places(HeapGame game) {
        return game instanceof Octal octal ? octal.reach() : ((TakeAndBreak) game).places();
    }

    private String outcomesFault() {
        long range = range();
        if (range > MOST_HEAPS) throw new IllegalArgumentException("period = " + c.period() + ", preperiod = "
                + c.preperiod() + ": " + range + " heaps are needed, and at most " + MOST_HEAPS + " are checked");
        Map<Integer, List<BitSet>> kinds = new TreeMap<>();
        for (int n = 0; n < range; n++) {
            Work.at(n, range, "heaps");
            BitSet options = new BitSet();
            int looked = 0;
            for (List<Integer> option : c.game().options(n)) {
                if ((++looked & 0xff) == 0) Work.poll();
                int x = 0;
                for (int heap : option) x = product[x][image(heap)];
                options.set(x);
            }
            int x = image(n);
            if (options.isEmpty()) {
                if (x != 0) return "heap " + n + " has no move and is not the identity";
                continue;
            }
            if (options.stream().anyMatch(e -> contexts.get(x).intersects(contexts.get(e))))
                return "heap " + n + " and an option of it are both said to be P beside some element";
            keep(kinds, x, options);
        }
        return stuck(kinds) ? "a position with a move is said to be N, and so are its options" : null;
    }

    /** Keeps a set, unless one within it is there, and drops those that contain it; whether it is kept. */
    private static boolean keep(Map<Integer, List<BitSet>> kept, int x, BitSet options) {
        List<BitSet> same = kept.computeIfAbsent(x, key -> new ArrayList<>());
        for (BitSet other : same) if (isWithin(other, options)) return false;
        same.removeIf(other -> isWithin(options, other));
        same.add(options);
        return true;
    }

    private static boolean isWithin(BitSet a, BitSet b) {
        for (int e = a.nextSetBit(0); e >= 0; e = a.nextSetBit(e + 1)) if (!b.get(e)) return false;
        return true;
    }

    /** Whether some sum of heaps is said to be N, has a move, and no option that is said to be P. */
    private boolean stuck(Map<Integer, List<BitSet>> kinds) {
        List<Pair> heaps = new ArrayList<>();
        kinds.forEach((x, sets) -> sets.forEach(options -> heaps.add(new Pair(x, options))));
        Map<Integer, List<BitSet>> kept = new TreeMap<>();
        int pairs = 0;
        Deque<Pair> queue = new ArrayDeque<>(List.of(new Pair(0, new BitSet())));
        while (!queue.isEmpty()) {
            Pair at = queue.pop();
            if (!at.options.isEmpty() && !kept.get(at.x).contains(at.options)) continue;
            for (Pair heap : heaps) {
                Work.poll();
                Pair sum = plus(at, heap);
                if (!lost.get(sum.x) && !sum.options.intersects(lost)) return true;
                if (!keep(kept, sum.x, sum.options)) continue;
                if (++pairs > MOST_PAIRS) throw new IllegalArgumentException("products of " + order
                        + " elements: more than " + MOST_PAIRS + " pairs would have to be checked");
                queue.add(sum);
            }
        }
        return false;
    }

    private Pair plus(Pair a, Pair b) {
        BitSet options = new BitSet();
        for (int e = a.options.nextSetBit(0); e >= 0; e = a.options.nextSetBit(e + 1)) options.set(product[b.x][e]);
        for (int e = b.options.nextSetBit(0); e >= 0; e = b.options.nextSetBit(e + 1)) options.set(product[a.x][e]);
        return new Pair(product[a.x][b.x], options);
    }
}
