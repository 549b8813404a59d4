package nimbook.heap;

import static nimbook.core.Arguments.refuse;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.LongUnaryOperator;
import nimbook.core.Memory;
import nimbook.core.Work;

/**
 * Take-away with a quota that the last move sets: from a pile at most q may be taken; the player who takes s hands over
 * the quota f(s). Not all on the first move; the last coin wins (or, in misère play, loses). f(s) = 2s is Fibonacci
 * nim.
 *
 * <p>For non-decreasing f with f(s) ≥ s the losing first piles are H₁ = 1, H(k + 1) = H(k) + H(m) with m the least
 * index with f(H(m)) ≥ H(k) (A. J. Schwenk, <i>Take-away games</i>, Fibonacci Quarterly 8 (1970)); {@link #schwenk} is
 * that sequence and {@link #leastWinningQuotas} the game itself, decided pile by pile.
 *
 * <p>Misère, a pile of n behaves as one of n − 1 in normal play: no player takes the last coin while another move is
 * left, so the play is for the other coins, and the player who takes the last of those wins. The code does not use it;
 * the tests compare.
 */
public final class TakeAway {

    private final String name;
    private final LongUnaryOperator quota;
    private final boolean misere;

    private TakeAway(String name, LongUnaryOperator quota, boolean misere) {
        this.name = name;
        this.quota = quota;
        this.misere = misere;
    }

    /**
     * At most so many times what was taken last.
     *
     * @throws IllegalArgumentException when the factor is below 1
     */
    public static TakeAway factor(int factor) {
        return factor(factor, 1);
    }

    /**
     * At most ⌊numerator / denominator · s⌋ after s was taken.
     *
     * @throws IllegalArgumentException when the factor is below 1 (a game that stops before the pile is empty) or the
     *     denominator is not positive
     */
    public static TakeAway factor(int numerator, int denominator) {
        refuse(denominator < 1, "denominator = ", denominator, ": at least 1");
        refuse(numerator < denominator, "factor ", numerator, "/", denominator,
                ": at least 1; below it the quota falls to nothing before the pile does");
        int common = BigInteger.valueOf(numerator).gcd(BigInteger.valueOf(denominator)).intValue();
        String factor =
                denominator == common ? "" + numerator / common : numerator / common + "/" + denominator / common;
        String name = "at most " + factor + " times the last move";
        return new TakeAway(name, s -> Math.multiplyExact(s, (long) numerator) / denominator, false);
    }

    /**
     * At most f(s) after s was taken.
     *
     * @param name the rule in words
     * @param f non-decreasing with f(s) ≥ s for s ≥ 1; checked where it is used
     */
    public static TakeAway of(String name, LongUnaryOperator f) {
        return new TakeAway(name, f, false);
    }

    /** The same game, lost by the player who takes the last coin. */
    public TakeAway misere() {
        return new TakeAway(name + ", misère", quota, true);
    }

    /** The rule in words, for a title. */
    public String name() {
        return name;
    }

    /**
     * The quota after s was taken.
     *
     * @throws IllegalArgumentException when the rule gives less than s
     */
    public long quotaAfter(long s) {
        long q = quota.applyAsLong(s);
        refuse(q < s, "quota rule \"", name, "\": f(", s, ") = ", q, "; allowed are values of at least ", s);
        return q;
    }

    /**
     * For each pile 0..limit the least winning quota w(n): (n, q) is an N-position exactly when q ≥ w(n). In normal
     * play w(0) is {@link Long#MAX_VALUE} (nothing is left to take: lost); in misère play w(0) = 0 (the other took the
     * last coin).
     *
     * <p>w(n) = min{ s : f(s) &lt; w(n − s) }. Time O(Σ w(n)), memory 8 bytes a pile.
     *
     * @return an array of limit + 1 entries
     * @throws IllegalArgumentException when limit is not between 0 and 50 000 000
     */
    public long[] leastWinningQuotas(int limit) {
        refuse(limit < 0 || limit > 50_000_000, "limit = ", limit, ": allowed are 0 to 50 000 000");
        Memory.require("limit = " + limit + ": the least winning quotas", 16.0 * (limit + 1));
        // Grown as it is filled: a rule that soon gives no quota has not cost the memory of all piles.
        long[] f = new long[Math.min(limit, 1023) + 1];
        for (int s = 1; s <= limit; s++) {
            if (s == f.length) f = Arrays.copyOf(f, (int) Math.min(limit + 1L, 2L * s));
            f[s] = quotaAfter(s);
        }
        long[] w = new long[limit + 1];
        w[0] = misere ? 0 : Long.MAX_VALUE;
        for (int n = 1; n <= limit; n++) {
            if ((n & 0xff) == 0) Work.at(n, limit, "piles");
            long least = Long.MAX_VALUE;
            for (int s = 1; s <= n; s++) {
                if (f[s] < w[n - s]) {
                    least = s;
                    break;
                }
            }
            w[n] = least;
        }
        return w;
    }

    /** The piles 2..limit, or from 1 in normal play, from which the first player, who must leave something, loses. */
    public List<Integer> pPositionsAtStart(int limit) {
        long[] w = leastWinningQuotas(limit);
        List<Integer> losing = new ArrayList<>();
        for (int n = 1; n <= limit; n++) if (w[n] > n - 1L) losing.add(n);
        return losing;
    }

    /**
     * Every winning move from n with quota q, ascending; empty exactly at P-positions.
     *
     * @throws IllegalArgumentException when n or q is negative
     */
    public List<Integer> winningTakes(int n, long q) {
        refuse(n < 0, "n = ", n, ": a pile is at least 0");
        refuse(q < 0, "q = ", q, ": a quota is at least 0");
        long[] w = leastWinningQuotas(n);
        List<Integer> moves = new ArrayList<>();
        for (int s = 1; s <= Math.min(n, q); s++) if (quotaAfter(s) < w[n - s]) moves.add(s);
        return moves;
    }

    /**
     * The first {@code count} losing piles by Schwenk's recurrence, normal play; any size.
     *
     * @throws IllegalArgumentException when count is negative, f falls where it is looked at, or f(s) is needed beyond
     *     the range of long
     */
    public List<BigInteger> schwenk(int count) {
        refuse(count < 0, "count = ", count, ": at least 0");
        refuse(misere, "misère: Schwenk's recurrence is for normal play");
        List<BigInteger> terms = new ArrayList<>();
        int m = 0;
        long before = 0;
        for (int k = 0; k < count; k++) {
            if (k == 0) {
                terms.add(BigInteger.ONE);
                continue;
            }
            BigInteger last = terms.get(k - 1);
            refuse(last.bitLength() > 62, "count = ", count, ": term ", k, " passes 2⁶², where the quota rule ends");
            while (true) {
                long q = quotaAfter(terms.get(m).longValueExact());
                if (q < before) throw new IllegalArgumentException("quota rule \"" + name + "\": f(" + terms.get(m)
                        + ") = " + q + " after " + before + ": it must not fall");
                if (q >= last.longValueExact()) break;
                before = q;
                m++;
            }
            terms.add(last.add(terms.get(m)));
        }
        return terms;
    }
}
