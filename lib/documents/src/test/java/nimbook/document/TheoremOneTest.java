package nimbook.document;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import nimbook.core.Grid;
import nimbook.core.ProgressReport;
import nimbook.rook.MisereRook;
import nimbook.rook.RookPeriods;
import org.junit.jupiter.api.Test;

/** The proof of Theorem 1 with numbers, against its definitions. */
class TheoremOneTest {

    /** Frolov 2012, Table 2: the periods of rows 0 to 6, and the preperiods of g. */
    private static final long[] PERIODS = {1, 1, 3, 9, 36, 144, 720};
    private static final long[] PREPERIODS = {0, 0, 0, 5, 10, 25, 25};

    /** The numbers of the proof by their definition: T, P from the paper's table; τ and k by trying. */
    @Test
    void theoremOneByTrying() {
        for (int m = 1; m <= 6; m++) {
            long least = 1;
            long preperiods = 0;
            for (int i = 0; i < m; i++) {
                while (least % PERIODS[i] != 0) least++;
                preperiods = Math.max(preperiods, PREPERIODS[i]);
            }
            long common = least;
            while (common < 2 * m) common += least;
            TheoremOne walk = TheoremOne.of(m);
            assertEquals(m, walk.m());
            assertEquals(common, walk.commonPeriod(), "row " + m);
            assertEquals(preperiods, walk.preperiods(), "row " + m);
            Grid g = MisereRook.tableOfG(m + 1, 20_000);
            long tau = common;
            long k = firstAgreement(g, m, preperiods, common, tau);
            while (k < 0) {
                tau += common;
                k = firstAgreement(g, m, preperiods, common, tau);
            }
            assertEquals(tau, walk.tau(), "row " + m);
            assertEquals(k, walk.k(), "row " + m);
        }
    }

    /**
     * The least k ≥ P, within the row's first period, from which on T + 1 columns agree with those τ later; −1 when
     * there is none.
     */
    private static long firstAgreement(Grid g, int m, long preperiods, long common, long tau) {
        for (long k = preperiods; k < preperiods + PERIODS[m] + PREPERIODS[m]; k++) {
            boolean all = true;
            for (long n = k; n <= k + common && all; n++) all = g.at(m, (int) (n + tau)) == g.at(m, (int) n) + tau;
            if (all) return k;
        }
        return -1;
    }

    /**
     * The numbers of the proof, for the rows whose periods the paper prints: τ is the least multiple of T that is a
     * period.
     */
    @Test
    void theoremOneWalkedThrough() {
        for (int m = 2; m <= 9; m++) {
            TheoremOne walk = TheoremOne.of(m);
            assertTrue(walk.commonPeriod() >= 2 * m);
            assertEquals(0, walk.tau() % walk.commonPeriod());
            assertEquals(0, walk.tau() % RookPeriods.of(m).g().period(), "row " + m);
            assertTrue(walk.k() >= walk.preperiods() && walk.k() >= 0);
        }
        TheoremOne three = TheoremOne.of(3);
        // rows 0..2 have the period 3, so T = 6, and row 3 the period 9 from column 5 on
        assertEquals(6, three.commonPeriod());
        assertEquals(18, three.tau());
        assertEquals(5, three.k());
    }

    /** Its one table is made, then the columns are compared. */
    @Test
    void interrupts() {
        TheoremOne.of(3);
        ProgressReport.stopsAtFirstReport(() -> TheoremOne.of(3));
    }
}
