package nimbook.document;

import static nimbook.core.Arguments.refuse;

import nimbook.core.Grid;
import nimbook.core.Work;
import nimbook.rook.MisereRook;
import nimbook.rook.RookPeriods;

/**
 * The numbers that the proof of Theorem 1 speaks of, for one row of g, with h(m, n) = g(m, n) − n.
 *
 * @param m the row
 * @param commonPeriod T, the least common multiple of the periods of rows 0..m−1, multiplied until T ≥ 2m
 * @param preperiods P, the largest preperiod of rows 0..m−1
 * @param k the least k ≥ P with h(m, n + τ) = h(m, n) for k ≤ n ≤ k + T; from there on, the proof shows, the equation
 *     holds for ever
 * @param tau τ, the least multiple of T for which there is such a k within the row's first period
 */
public record TheoremOne(int m, long commonPeriod, long preperiods, long k, long tau) {

    /** Row 11 has the period 12 700 800: the last that is conveniently written out. */
    private static final int MOST = 11;

    /**
     * Follows the proof on row m.
     *
     * @throws IllegalArgumentException unless 1 ≤ m ≤ 11 (row 0 is the beginning of the induction), or when the row
     *     does not fit into memory
     */
    public static TheoremOne of(int m) {
        refuse(m < 1
                || m > MOST, "m = ", m, ": 1 to ", MOST, " are allowed (later rows are too long to be written out)");
        long common = 1;
        long preperiods = 0;
        for (int i = 0; i < m; i++) {
            long t = RookPeriods.of(i).g().period();
            common = common / gcd(common, t) * t;
            preperiods = Math.max(preperiods, RookPeriods.of(i).g().preperiod());
        }
        common *= (2L * m + common - 1) / common;
        long period = RookPeriods.of(m).g().period();
        long longest = common / gcd(common, period) * period;
        Grid g = MisereRook.tableOfG(m + 1,
                Math.toIntExact(preperiods + longest + period + 2 * common + RookPeriods.of(m).g().preperiod() + 1));
        for (long tau = common; tau <= longest; tau += common) {
            long first = preperiods;
            for (long n = preperiods; n < preperiods + period + common + RookPeriods.of(m).g().preperiod(); n++) {
                Work.poll();
                if (g.at(m, (int) (n + tau)) - tau != g.at(m, (int) n)) first = n + 1;
                else if (n - first == common) return new TheoremOne(m, common, preperiods, first, tau);
            }
        }
        throw new IllegalStateException("row " + m + ": no multiple of " + common + " up to " + longest);
    }

    private static long gcd(long a, long b) {
        return b == 0 ? a : gcd(b, a % b);
    }
}
