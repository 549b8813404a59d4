package nimbook.rook;

import static nimbook.core.Arguments.nonNull;
import static nimbook.core.Arguments.refuse;

import java.util.ArrayList;
import java.util.List;
import nimbook.period.Evidence;
import nimbook.period.Period;
import nimbook.period.Primes;
import nimbook.period.RookCertificate;

/**
 * Table 2 of the paper and what comes after: least period and least preperiods of the rows of g and f, without writing
 * a row out.
 *
 * <p>By the structure of {@link RookState} the rows are a finite machine with invertible steps, so that the period of a
 * row is the length of the orbit of the true state: of the token for even rows, of the slots for odd ones. {@link
 * OrbitPeriods} finds both for rows 2j and 2j + 1 in T_{2j−3} steps over words of some hundred bits, where T_k is the
 * period of row k.
 *
 * @param m the row
 * @param g the period of n ↦ g(m, n)
 * @param f the period of n ↦ f(m, n): the same but for the preperiod
 * @param ratio period of row m over that of row m − 1; 1 for row 0
 */
public record RookPeriods(int m, Period g, Period f, long ratio) {

    /** Both periods are there. */
    public RookPeriods {
        nonNull(g, "g");
        nonNull(f, "f");
    }

    /** The most rows whose periods are offered: row 18 would be followed over 3 · 10¹¹ columns. */
    public static final int MOST = 2 * LevelStates.MOST + 1;

    /** Columns looked at for a witness that no shorter period will do; the first few are enough. */
    private static final int WITNESS = 1 << 20;

    private static OrbitPeriods known;

    private static final RookPeriods[] FOUND = new RookPeriods[MOST + 1];

    /**
     * The periods of row m, proved: m ≤ 13 within a second, 14 and 15 within three, 16 in two minutes, 17 in
     * four. What has been computed is kept.
     *
     * @throws IllegalArgumentException unless 0 ≤ m ≤ 17, or when the states do not fit into memory
     * @throws nimbook.core.Work.Stopped when the thread is interrupted
     */
    public static synchronized RookPeriods of(int m) {
        refuse(m < 0 || m > MOST, "m = ", m, ": periods are known for the rows 0 to ", MOST,
                " (that later rows have one is Theorem 1)");
        if (FOUND[m] == null) FOUND[m] = find(m, orbits(m));
        return FOUND[m];
    }

    /** The periods of row m from states of its level, at least; nothing is kept. */
    static RookPeriods find(int m, OrbitPeriods orbits) {
        long t = orbits.period(m);
        RookPreperiods p = RookPreperiods.upTo(m);
        List<Long> witnesses = new ArrayList<>();
        for (long q : Primes.of(t)) witnesses.add(witness(orbits, m, t / q));
        RookCertificate certificate = new RookCertificate(m, t, p.g()[m], p.f()[m], witnesses);
        String reason = m < 2 ? "g(0, n) = n − 1 and g(1, n) = n (G4)" : "the laws of the rows hold at columns "
                + LevelStates.CUT + " to " + (LevelStates.CUT + LevelStates.WINDOW - 1)
                + ", and under them the state of rows 0.." + m + " comes back after " + t + " columns";
        Evidence evidence = new Evidence.Proved(reason, certificate);
        return new RookPeriods(m, new Period(p.g()[m], t, t, evidence), new Period(p.f()[m], t, t, evidence), m == 0
                ? 1 : t / orbits.period(m - 1));
    }

    /**
     * Rows 0..m: Table 2, continued.
     *
     * @throws IllegalArgumentException as {@link #of}
     */
    public static List<RookPeriods> table(int m) {
        RookPeriods last = of(m);
        List<RookPeriods> table = new ArrayList<>();
        for (int i = 0; i < m; i++) table.add(of(i));
        table.add(last);
        return List.copyOf(table);
    }

    /** The orbits of rows 0..row at least. */
    static synchronized OrbitPeriods orbits(int row) {
        // level by level: what is whole is kept, though the next may be stopped
        while (known == null || known.rows() < row) {
            int top = known == null ? 1 : known.rows() + (known.evenOnly() ? 1 : 2);
            known = OrbitPeriods.upTo(Math.min(row, top), known);
        }
        return known;
    }

    private static long witness(OrbitPeriods orbits, int m, long distance) {
        RookState here = orbits.at(0, m / 2);
        RookState there = orbits.at(distance, m / 2);
        for (int i = 0; i < WITNESS; i++) {
            if (here.offset(m) != there.offset(m)) return LevelStates.CUT + (long) i;
            here.forward();
            there.forward();
        }
        throw new IllegalStateException("row " + m + ": a shorter period " + distance + " was not refuted in "
                + WITNESS + " columns");
    }

    @Override
    public String toString() {
        return "row " + m + ": period " + g.period() + ", preperiod " + g.preperiod() + " (g), " + f.preperiod()
                + " (f), ratio " + ratio;
    }
}
