package nimbook.period;

import static nimbook.core.Arguments.nonNull;
import static nimbook.core.Arguments.refuse;

import java.util.NoSuchElementException;
import java.util.Optional;
import nimbook.core.Work;
import nimbook.heap.HeapGame;
import nimbook.heap.HeapRule;
import nimbook.heap.Octal;
import nimbook.heap.SparseSpace;
import nimbook.heap.SubtractionGame;
import nimbook.heap.TakeAndBreak;

/**
 * Periods of the Grundy values of one-pile games: least preperiod, least period and saltus, with what makes them
 * believable.
 *
 * <p><b>Octal games: the theorem of Guy and Smith</b> (<i>The G-values of various games</i>, 1956; Winning Ways,
 * chapter 4). In a game d₀.d₁…d<sub>k</sub> let n₀ ≥ 1 and p ≥ 1 with G(n + p) = G(n) for n₀ ≤ n &lt; 2n₀ + p + k. Then
 * it holds for all n ≥ n₀. For in every option of a larger heap one part is at least n₀ + p, and may be made smaller by
 * p without a change of value. (With d₀ = 4 too: the parts of a split are smaller than the heap.)
 * <p><b>Games that never split</b> (subtraction sets, octal codes without 4, 5, 6, 7): a value depends on the last k
 * only, k the most that may be taken; so k equal values in a row, n₀ ≤ n &lt; n₀ + k, suffice (n₀ ≥ 1 for codes). Such
 * a game always has a period, though it may be long.
 * <p><b>Three heaps</b> (hexadecimal codes of finitely many digits): in the same way n₀ ≤ n &lt; 3n₀ + 2p + k suffices.
 * <p><b>Saltus.</b> Codes with three heaps or with digits that repeat for ever can have G(n + p) = G(n) + s with s ≥ 1;
 * finite octal codes cannot (Austin 1976; Horrocks and Nowakowski, Integers 3, 2003, G1). Where s is a power of two and
 * the conditions of docs/proofs.md, section 2, hold, it is proved.
 * <p><b>Rules of one's own, and codes that no theorem reaches</b>: a period, also an arithmetic one, is observed to a
 * limit: three periods at least after the preperiod.
 *
 * <p>Whether every octal game of finitely many digits has a period is open. None found is no proof that there is none.
 */
public final class HeapPeriods {

    /** Heaps searched by default: a second or a few of work for codes with few digits. */
    private static final int LIMIT = 100_000;

    /** The same where a heap may have as many options as coins: a rule, and codes with three heaps or without end. */
    private static final int RULE_LIMIT = 2_000;

    /** From so many heaps on a certificate lists the heaps of rare value: all splits of fewer take a second. */
    private static final int SPARSE = 1 << 15;

    private HeapPeriods() {}

    /**
     * The period, looked for among the heaps to 100 000 (for a {@link HeapRule} or {@link TakeAndBreak} 2 000).
     *
     * @throws NoSuchElementException when none shows itself there
     */
    public static Period of(HeapGame game) {
        return of(game, game instanceof HeapRule || game instanceof TakeAndBreak ? RULE_LIMIT : LIMIT);
    }

    /**
     * The period, looked for among the heaps 0..limit.
     *
     * @throws NoSuchElementException when none shows itself there
     * @throws IllegalArgumentException when limit is negative or its values do not fit into memory
     * @throws nimbook.core.Work.Stopped when the thread is interrupted
     */
    public static Period of(HeapGame game, int limit) {
        return find(game, limit).orElseThrow(() ->
                new NoSuchElementException("limit = " + limit + ": no period of " + game.name() + " shows itself among "
                + "the heaps to there; that is no proof that there is none, and a larger limit may find one"));
    }

    /** As {@link #of(HeapGame, int)}; empty where no period shows itself. */
    public static Optional<Period> find(HeapGame game, int limit) {
        nonNull(game, "game");
        refuse(limit < 0, "limit = ", limit, ": at least 0 is needed");
        if (!hasTheorem(game) && !(game instanceof TakeAndBreak)) return observed(game, game.grundy(limit).toArray());
        // A range that is too long costs more than one that is looked at again.
        for (long to = Math.min(limit, 64); ; to = Math.min(limit, to + to / 3)) {
            int[] g = game.grundy((int) to).toArray();
            Optional<Period> proved = proved(game, g);
            if (proved.isPresent()) return proved;
            if (to == limit) return observed(game, g);
        }
    }

    /** The smallest period that a theorem proves from these values. */
    private static Optional<Period> proved(HeapGame game, int[] g) {
        if (game instanceof TakeAndBreak code) {
            Optional<Period> arithmetic = provedSaltus(code, g);
            if (arithmetic.isPresent()) return arithmetic;
        }
        return repetition(game, g).map(r -> new Period(r.preperiod(), r.period(), 0, new Evidence.Proved(theorem(game)
                + ": G(n + " + r.period() + ") = G(n) for n = " + r.from() + " to " + r.to(), certificate(r, g))));
    }

    /** By rare values where all splits would be too many for a checker. */
    private static Evidence.Certificate certificate(HeapRepetition r, int[] g) {
        if (r.to() + r.period() < SPARSE || !(r.game() instanceof Octal octal && octal.splits())) return r;
        int mask = SparseSpace.of(octal.grundy(g.length - 1)).mask();
        Optional<SparseRepetition> sparse = SparseFinder.find(octal, g, r.preperiod(), r.period(), mask);
        return sparse.isPresent() ? sparse.get() : r;
    }

    /**
     * The least period with a saltus ≥ 1 of which a multiple p fulfils the conditions, for p itself or for a multiple
     * of p that the code's cycle divides.
     */
    private static Optional<Period> provedSaltus(TakeAndBreak game, int[] g) {
        for (int p = 1; 3 * (long) p < g.length; p++) {
            Work.poll();
            int saltus = g[g.length - 1] - g[g.length - 1 - p];
            if (saltus < 1) continue;
            int preperiod = lastMismatch(g, p, saltus) + 1;
            int times = game.cycle() == 0 ? 1 : game.cycle() / gcd(game.cycle(), p);
            int from = Math.max(1, preperiod);
            if (from + (times + 1L) * p >= g.length) continue;
            if (SaltusConditions.atLeast(game, g, from, p * times, saltus * times) > g.length) continue;
            long needed = SaltusConditions.needed(game, g, from, p * times, saltus * times);
            if (needed == 0 || needed > g.length) continue;
            String reason = "the saltus theorem for " + game.mostHeaps() + " heaps: G(n + " + p + ") = G(n) + " + saltus
                    + " for n = " + preperiod + " to " + (needed - 1 - p) + " in " + game.name();
            int least = leastDivisor(g, preperiod, p, saltus);
            int step = (int) ((long) saltus * least / p);
            HeapSaltus certificate = new HeapSaltus(game, preperiod, least, step);
            return Optional.of(new Period(preperiod, least, step, new Evidence.Proved(reason, certificate)));
        }
        return Optional.empty();
    }

    /**
     * The least divisor d of p with G(n + d) = G(n) + saltus · d / p over one period p of n. As the law of p is proved,
     * it holds for all n ≥ preperiod, and the preperiod is that of p (docs/proofs.md, section 1.3).
     */
    private static int leastDivisor(int[] g, int preperiod, int p, int saltus) {
        for (int d = 1; d < p; d++) {
            if (p % d != 0 || (long) saltus * d % p != 0) continue;
            int step = (int) ((long) saltus * d / p);
            int n = preperiod;
            while (n < preperiod + p && g[n + d] == g[n] + step) n++;
            if (n == preperiod + p) return d;
        }
        return p;
    }

    private static int gcd(int a, int b) {
        return b == 0 ? a : gcd(b, a % b);
    }

    /**
     * The smallest period that some values of the heaps 0, 1, … show over the whole range of the theorems above. The
     * theorems hold for whatever is determined as Grundy values are: the value of a heap depends on the set of its
     * options' values, and the value of an option on its heaps' values.
     *
     * @return empty when there is none, and for games without such a theorem: Grundy's game, codes whose digits repeat
     *         for ever, and rules of one's own
     * @throws nimbook.core.Work.Stopped when the thread is interrupted
     */
    public static Optional<HeapRepetition> repetition(HeapGame game, int[] values) {
        nonNull(game, "game");
        nonNull(values, "values");
        for (int p = 1; hasTheorem(game) && last(game, first(game, 0), p) + p < values.length; p++) {
            Work.poll();
            int preperiod = lastMismatch(values, p, 0) + 1;
            long from = first(game, preperiod);
            long to = last(game, from, p);
            if (to + p < values.length) return Optional.of(new HeapRepetition(game, preperiod, p, from, to));
        }
        return Optional.empty();
    }

    /** Whether a theorem here carries an ordinary period of the game beyond what is seen. */
    static boolean hasTheorem(HeapGame game) {
        return game instanceof SubtractionGame || game instanceof Octal
                || game instanceof TakeAndBreak code && code.cycle() == 0;
    }

    /** Where the theorem's range begins. */
    static long first(HeapGame game, long preperiod) {
        return game instanceof SubtractionGame ? preperiod : Math.max(1, preperiod);
    }

    /** Where the theorem's range ends, inclusive. */
    static long last(HeapGame game, long from, long period) {
        long most = mostTaken(game);
        int heaps = heaps(game);
        return heaps < 2 ? from + most - 1 : heaps * from + (heaps - 1) * period + most - 1;
    }

    /** The most coins that a move takes. */
    private static int mostTaken(HeapGame game) {
        if (game instanceof SubtractionGame s) return s.set().get(s.set().size() - 1);
        return game instanceof TakeAndBreak code ? code.places() : ((Octal) game).reach();
    }

    /** The most heaps that a move leaves. */
    private static int heaps(HeapGame game) {
        if (game instanceof TakeAndBreak code) return code.mostHeaps();
        return game instanceof Octal octal && octal.splits() ? 2 : 1;
    }

    private static String theorem(HeapGame game) {
        int most = mostTaken(game);
        if (heaps(game) == 3)
            return "the theorem of Guy and Smith for three heaps (n₀ ≤ n < 3n₀ + 2p + k, k = " + most + ")";
        if (heaps(game) == 2) return "Guy and Smith 1956 (n₀ ≤ n < 2n₀ + p + k, k = " + most + ")";
        return "the last " + most + " values decide the next";
    }

    /** The smallest p with a(n + p) = a(n) + saltus over three periods at least and half the range. */
    private static Optional<Period> observed(HeapGame game, int[] g) {
        for (int p = 1; 3 * (long) p <= g.length; p++) {
            Work.poll();
            int saltus = g[g.length - 1] - g[g.length - 1 - p];
            int preperiod = lastMismatch(g, p, saltus) + 1;
            if (preperiod + 3L * p > g.length || 2L * preperiod > g.length) continue;
            String how = "G(n + " + p + ") = G(n)" + (saltus == 0 ? "" : " + " + saltus) + " from n = " + preperiod
                    + " on; no theorem for " + (game instanceof HeapRule ? "this rule" : "this range") + " is used";
            return Optional.of(new Period(preperiod, p, saltus, new Evidence.Observed(how, g.length - 1)));
        }
        return Optional.empty();
    }

    /** The last n with g[n + p] ≠ g[n] + saltus; −1 when there is none. */
    private static int lastMismatch(int[] g, int p, int saltus) {
        int n = g.length - 1 - p;
        while (n >= 0 && g[n + p] == g[n] + saltus) n--;
        return n;
    }

    /**
     * The Grundy value of a heap of any size, by a period that is proved.
     *
     * @throws IllegalArgumentException when n is negative or the period is only observed
     */
    public static java.math.BigInteger value(HeapGame game, Period period, java.math.BigInteger n) {
        if (!nonNull(period, "period").isProved())
            throw new IllegalArgumentException("period = " + nonNull(period, "period").period() + ": it is only "
                    + "observed, and decides no heap beyond " + ((Evidence.Observed) period.evidence()).upTo());
        nonNull(game, "game");
        return java.math.BigInteger.valueOf(game.value((int) period.representative(n))).add(period.lift(n));
    }
}
