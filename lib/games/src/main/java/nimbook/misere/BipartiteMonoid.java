package nimbook.misere;

import java.util.stream.IntStream;

/**
 * A finite commutative monoid with a set of P-elements. The elements are 0, …, order − 1, and 0 is the identity. The
 * <em>contexts</em> of an element x are the q with xq a P-element; the monoid is <em>reduced</em> when different
 * elements have different contexts.
 */
final class BipartiteMonoid {

    /** No heap has a move: one element, which is not P. */
    static final BipartiteMonoid TRIVIAL = new BipartiteMonoid(new int[][] {{0}}, new boolean[] {false});

    final int order;
    final int[][] product;
    final boolean[] isP;

    /** The contexts of each element, a bit each. */
    final long[][] contexts;

    BipartiteMonoid(int[][] product, boolean[] isP) {
        this.order = isP.length;
        this.product = product;
        this.isP = isP;
        this.contexts = new long[order][];
        for (int x = 0; x < order; x++) {
            contexts[x] = Bits.none(order);
            for (int q = 0; q < order; q++) if (isP[product[x][q]]) Bits.set(contexts[x], q);
        }
    }

    /** g₁^e₁ · g₂^e₂ · … */
    int power(int[] generators, int[] exponents) {
        int x = 0;
        for (int g = 0; g < exponents.length; g++) for (int e = 0; e < exponents[g]; e++) x = product[x][generators[g]];
        return x;
    }

    /**
     * Whether this is the quotient of some Nim heaps: T₀ of order 1, T₁ of order 2, or T<sub>n</sub> of order 2ⁿ + 2,
     * which is {1, a} and an elementary Abelian group of order 2ⁿ on which a acts, with P-elements a and the group's
     * identity. That a fixes nothing need not be required of a quotient: a position and its option would both be P.
     */
    boolean isTame() {
        if (order <= 2) return true;
        int[] p = IntStream.range(1, order).filter(x -> isP[x]).toArray();
        if (p.length != 2) return false;
        int a = product[p[0]][p[0]] == 0 ? p[0] : p[1];
        int zero = p[0] + p[1] - a;
        for (int x = 1; x < order; x++) if (x != a && (product[x][x] != zero || product[x][zero] != x)) return false;
        return true;
    }
}
