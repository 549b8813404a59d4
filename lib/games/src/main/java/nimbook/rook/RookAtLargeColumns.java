package nimbook.rook;

import static nimbook.core.Arguments.nonNull;
import static nimbook.core.Arguments.refuse;

import java.math.BigInteger;
import nimbook.core.Grid;
import nimbook.core.Memory;

/** Single entries of g and f far out, by the period of the row: reduce the column, look up the state, walk the rest. */
final class RookAtLargeColumns {

    /** Rows whose states are found in seconds; those of the two rows after them take minutes. */
    private static final int QUICK = 15;

    /** Columns of a table that is made in less time than those minutes. */
    private static final BigInteger SMALL_TABLE = BigInteger.ONE.shiftLeft(20);

    private RookAtLargeColumns() {}

    static BigInteger g(int m, BigInteger n) {
        check(m, n);
        requireRoom(m, n, n.add(BigInteger.ONE));
        return n.add(BigInteger.valueOf(offsets(m, n, 1)[0]));
    }

    static BigInteger f(int m, BigInteger n) {
        check(m, n);
        if (m == 0) return n.add(BigInteger.ONE);
        requireRoom(m, n, n.add(BigInteger.valueOf(m + 1L)));
        // n − m ≤ k ≤ n + m
        BigInteger from = n.subtract(BigInteger.valueOf(m)).max(BigInteger.ZERO);
        int[] h = offsets(m, from, 2 * m + 1);
        for (int i = 0; i < h.length; i++) {
            BigInteger k = from.add(BigInteger.valueOf(i));
            if (k.add(BigInteger.valueOf(h[i])).equals(n)) return k;
        }
        throw new IllegalStateException("f(" + m + ", " + n + ") is not among the " + h.length + " columns about it");
    }

    /** g(m, k) − k for count columns k from n on. */
    private static int[] offsets(int m, BigInteger n, int count) {
        int[] h = new int[count];
        BigInteger cut = BigInteger.valueOf(LevelStates.CUT);
        if (isInTable(m, n.add(BigInteger.valueOf(count)))) {
            table(m, n, h);
            return h;
        }
        int fromTable = 0;
        if (n.compareTo(cut) < 0) {
            fromTable = cut.subtract(n).intValueExact();
            int[] start = new int[fromTable];
            table(m, n, start);
            System.arraycopy(start, 0, h, 0, fromTable);
        }
        // the row after an even one takes no longer, but for row 17
        int row = m <= QUICK ? m | 1 : m;
        OrbitPeriods orbits = RookPeriods.orbits(row);
        BigInteger period = BigInteger.valueOf(orbits.period(row));
        RookState state =
                orbits.at(n.add(BigInteger.valueOf(fromTable)).subtract(cut).mod(period).longValueExact(), m / 2);
        for (int i = fromTable; i < count; i++) {
            h[i] = state.offset(m);
            state.forward();
        }
        return h;
    }

    /** Whether a table up to the end answers: its first columns are not periodic yet, or it is made sooner. */
    private static boolean isInTable(int m, BigInteger end) {
        BigInteger most = m <= QUICK ? BigInteger.valueOf(LevelStates.CUT) : SMALL_TABLE;
        return m > RookPeriods.MOST || end.compareTo(most) < 0;
    }

    private static void table(int m, BigInteger n, int[] h) {
        BigInteger end = n.add(BigInteger.valueOf(h.length));
        Grid g = MisereRook.tableOfG(m + 1, end.intValueExact());
        for (int i = 0; i < h.length; i++) h[i] = g.at(m, n.intValueExact() + i) - n.intValueExact() - i;
    }

    /** Refuses a table up to the end that does not fit; the message names the argument. */
    private static void requireRoom(int m, BigInteger n, BigInteger end) {
        // a row whose states are known reads a table in its first columns only, which is small
        if (m <= RookPeriods.MOST) return;
        double bytes = 2 * (m + 1.0) * end.doubleValue();
        if (end.bitLength() <= 30 && bytes <= 0.5 * Runtime.getRuntime().maxMemory()) return;
        throw new IllegalArgumentException(
                "m = " + m + ", n = " + n + ": the period of this row is not known (rows 0 to " + RookPeriods.MOST
                        + " are known at any column), and a table up to n would take " + Memory.format(bytes));
    }

    private static void check(int m, BigInteger n) {
        refuse(m < 0, "m = ", m, ": at least 0 is needed");
        refuse(nonNull(n, "n").signum() < 0, "n = ", n, ": at least 0 is needed");
    }
}
