package nimbook.misere;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import nimbook.core.Work;

/**
 * Proves that a map of heaps into a bipartite monoid gives the misère outcome of every sum of these heaps.
 *
 * <p><b>What is to be proved.</b> Let x be the image of a position X, the product of its heaps' images. That o(X) = P
 * exactly when x is a P-element follows by induction from two conditions: (1) no position and option of it both have
 * P-images; (2) every position that has a move and whose image is not P has an option with a P-image. (The empty
 * position is N: the identity must not be P.)
 *
 * <p><b>A finite check.</b> Let D(X) be the set of the q such that x′q is P for the image x′ of some option of X. (1)
 * holds when, for each heap, D and the contexts of its image are disjoint. For (2), D(X + Y) = {q : qy ∈ D(X)} ∪ {q :
 * qx ∈ D(Y)}; so the pair (x, D(X)) of a sum follows from those of its parts, there are finitely many, and (2) says
 * that the identity lies in D(X) wherever x is not P and X has a move. A pair with more in D follows where one with
 * less is good, so only the minimal ones are kept. This is the transition algebra of Plambeck and Siegel (<i>Misère
 * quotients for impartial games</i>, 2008), with D(X) for the set of the options' images.
 */
final class Transitions {

    /** Pairs that one heap may give: more are a sign of a quotient that is too large for the rest as well. */
    private static final int MOST = 200_000;

    /**
     * A pair (x, D), and how it came about.
     *
     * @param heap the last heap added to the position
     * @param before the pair of the position without it; null for a single heap
     */
    record Pair(int x, long[] d, int heap, Pair before) {}

    private final BipartiteMonoid monoid;
    private final List<List<Pair>> minimal;
    private final List<Pair> kinds = new ArrayList<>();

    Transitions(BipartiteMonoid monoid) {
        this.monoid = monoid;
        minimal = new ArrayList<>(Collections.nCopies(monoid.order, List.of()));
    }

    /** D of a heap whose options have these images. */
    long[] reach(int[] images) {
        long[] d = Bits.none(monoid.order);
        for (int e : images) Bits.add(d, monoid.contexts[e]);
        return d;
    }

    /** Condition (1) for a heap with image x. */
    boolean isDisjoint(int x, long[] d) {
        return !Bits.meet(monoid.contexts[x], d);
    }

    /**
     * Adds a heap that has a move, with an image x for which (1) holds, to the proof.
     *
     * @return null when both conditions hold for all sums of the heaps so far and this one; else a pair for which (2)
     *         fails, and nothing changes
     * @throws TooLarge when there are too many pairs; then nothing stands that can be used
     */
    Pair add(int heap, int x, long[] d) {
        if (kinds.stream().anyMatch(known -> known.x == x && Bits.within(known.d, d))) return null;
        Pair kind = new Pair(x, d, heap, null);
        List<List<Pair>> before = List.copyOf(minimal);
        List<Pair> open = new ArrayList<>();
        kinds.add(kind);
        Pair stuck = keep(kind, open);
        for (List<Pair> pairs : before)
            for (Pair pair : pairs) if (stuck == null) stuck = keep(plus(pair, kind), open);
        for (int i = 0; stuck == null && i < open.size(); i++) {
            if (open.size() > MOST) throw new TooLarge();
            Pair pair = open.get(i);
            if (!minimal.get(pair.x).contains(pair)) continue;
            for (int k = 0; stuck == null && k < kinds.size(); k++) stuck = keep(plus(pair, kinds.get(k)), open);
        }
        if (stuck == null) return null;
        for (int y = 0; y < before.size(); y++) minimal.set(y, before.get(y));
        kinds.remove(kinds.size() - 1);
        return stuck;
    }

    private Pair plus(Pair a, Pair b) {
        Work.poll();
        int[] ofA = monoid.product[a.x];
        int[] ofB = monoid.product[b.x];
        long[] d = Bits.none(monoid.order);
        for (int q = 0; q < monoid.order; q++) if (Bits.has(a.d, ofB[q]) || Bits.has(b.d, ofA[q])) Bits.set(d, q);
        return new Pair(ofA[b.x], d, b.heap, a);
    }

    /**
     * Keeps a pair that is minimal so far; the lists are replaced, never changed, so that an attempt can be undone.
     *
     * @return the pair, when (2) fails for it; null otherwise
     */
    private Pair keep(Pair pair, List<Pair> open) {
        if (!monoid.isP[pair.x] && !Bits.has(pair.d, 0)) return pair;
        List<Pair> same = minimal.get(pair.x);
        for (Pair p : same) if (Bits.within(p.d, pair.d)) return null;
        List<Pair> now = new ArrayList<>();
        for (Pair p : same) if (!Bits.within(pair.d, p.d)) now.add(p);
        now.add(pair);
        minimal.set(pair.x, now);
        open.add(pair);
        return null;
    }

    /**
     * Adds a heap that has a move, with the image that makes both conditions true: there is at most one, since the
     * monoid is reduced.
     *
     * @return the image, or −1 when there is none
     */
    int place(int heap, long[] d) {
        for (Pair kind : kinds) if (Bits.within(kind.d, d) && isDisjoint(kind.x, d)) return kind.x;
        for (int x = 0; x < monoid.order; x++) if (isDisjoint(x, d) && add(heap, x, d) == null) return x;
        return -1;
    }
}
