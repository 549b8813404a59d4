package nimbook.period;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import nimbook.core.Grid;
import nimbook.rook.MisereRook;
import nimbook.rook.RookPeriods;
import org.junit.jupiter.api.Test;

/** The checker of rook rows: what holds, each way to be wrong, and laws that fail. */
class RookCertificateTest {

    /** The column where the structure is looked at, part of the format. */
    private static final int CUT = 4096;

    private static final Grid TABLE = MisereRook.tableOfG(18, CUT + 440);

    private static RookCertificate certificate(int m) {
        return (RookCertificate) ((Evidence.Proved) RookPeriods.of(m).g().evidence()).certificate();
    }

    @Test
    void certificatesHold() {
        for (int m = 0; m <= 11; m++) assertEquals(List.of(), RookCertificateChecker.faults(certificate(m)));
    }

    /** What the checker says of each way to be wrong. */
    @Test
    void faultsAreNamed() {
        RookCertificate good = certificate(6);
        long t = good.period();
        int g = good.preperiodG();
        int f = good.preperiodF();
        List<Long> w = good.witnesses();
        assertTrue(good.faults().isEmpty());
        assertFault("row 18 is not 0 to 17", new RookCertificate(18, t, g, f, w));
        assertFault("row -1 is not 0 to 17", new RookCertificate(-1, t, g, f, w));
        assertFault("a number is out of its range", new RookCertificate(6, 0, g, f, w));
        assertFault("a number is out of its range", new RookCertificate(6, t, -1, f, w));
        assertFault("a number is out of its range", new RookCertificate(6, t, g, -1, w));
        assertFault("a preperiod beyond 4096", new RookCertificate(6, t, 4097, f, w));
        assertFault("a preperiod beyond 4096", new RookCertificate(6, t, g, 4097, w));
        // Table 2 of the paper: row 6 has the period 720 and the preperiods 25 and 22
        assertFault("the preperiod of g is 25, not 4096", new RookCertificate(6, t, 4096, f, w));
        assertFault("the preperiod of g is 25, not 0", new RookCertificate(6, t, 0, f, w));
        assertFault("the preperiod of f is 22, not 4096", new RookCertificate(6, t, g, 4096, w));
        assertFault("the preperiod of f is 22, not 0", new RookCertificate(6, t, g, 0, w));
        assertFault("the state of rows 0..6 comes back after 720 columns, not 1440",
                new RookCertificate(6, 1440, g, f, w));
        // 5 divides row 7's period, 5040, too; its fourth prime is 7
        assertFault("there must be a witness for each of the 4 primes of the period",
                new RookCertificate(7, 5040, 21, 21, w));
        assertFault("there must be a witness for each of the 3 primes of the period",
                new RookCertificate(6, t, g, f, w.subList(0, 2)));
        assertFault("witness 4095 is out of range",
                new RookCertificate(6, t, g, f, List.of(4095L, w.get(1), w.get(2))));
        // the format looks for it in 4096 columns
        assertFault("witness 8192 is out of range",
                new RookCertificate(6, t, g, f, List.of(8192L, w.get(1), w.get(2))));
        Grid row = MisereRook.tableOfG(7, 20_000);
        for (int i = 0; i < 3; i++) {
            long shorter = t / List.of(2, 3, 5).get(i);
            long n = CUT;
            while (row.at(6, (int) (n + shorter)) != row.at(6, (int) n) + shorter) n++;
            List<Long> witnesses = new ArrayList<>(w);
            witnesses.set(i, n);
            assertFault("column " + n + " is not the first witness against the period " + shorter,
                    new RookCertificate(6, t, g, f, witnesses));
            // nor another at which they differ
            n = 4500;
            while (row.at(6, (int) (n + shorter)) == row.at(6, (int) n) + shorter) n++;
            witnesses.set(i, n);
            assertFault("column " + n + " is not the first witness against the period " + shorter,
                    new RookCertificate(6, t, g, f, witnesses));
        }
        for (int m = 0; m < 2; m++) {
            assertEquals(List.of(), RookCertificateChecker.faults(new RookCertificate(m, 1, 0, 0, List.of())));
            for (RookCertificate bad : List.of(new RookCertificate(m, 2, 0, 0, List.of()),
                    new RookCertificate(m, 1, 1, 0, List.of()), new RookCertificate(m, 1, 0, 1, List.of()),
                    new RookCertificate(m, 1, 0, 0, List.of(4096L)))) {
                assertFault("rows 0 and 1 are n − 1 and n", bad);
            }
        }
    }

    /** A table in which one cell about the cut is not what it is: the laws of its level fail at its column. */
    @Test
    void lawsThatFailAreNoticed() {
        int[][] table = RookCertificateChecker.table(8);
        for (int m = 0; m < 18; m++)
            for (int n = 0; n < table[m].length; n++)
                assertEquals(TABLE.at(m, n), table[m][n]);
        for (int levels = 1; levels <= 8; levels++)
            assertEquals(List.of(), new RookCertificateChecker(levels, table).laws(levels));
        for (int m = 2; m < 18; m++) {
            for (int n = CUT - 36; n < CUT + 36; n++) {
                int value = table[m][n];
                table[m][n] = value + 100;
                List<String> faults = new RookCertificateChecker(8, table).laws(8);
                assertTrue(faults.contains("level " + m / 2 + ": a law fails at column " + n),
                        m + ", " + n + ": " + faults);
                table[m][n] = value;
            }
        }
    }

    private static void assertFault(String fault, RookCertificate bad) {
        assertEquals(List.of(fault), RookCertificateChecker.faults(bad));
    }
}
