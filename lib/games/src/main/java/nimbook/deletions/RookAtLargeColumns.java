package nimbook.deletions;

import java.math.BigInteger;
import nimbook.core.Grid;
import nimbook.core.Memory;

/**
 * Single entries of g and f far out, by the period of the row: reduce the column, look up the state of its copy of the
 * stretch, walk the rest.
 */
final class RookAtLargeColumns {

    /** Rows whose states are kept at every copy of the stretch. */
    private static final int MOST = 15;

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
        if (m > MOST || n.add(BigInteger.valueOf(count)).compareTo(cut) < 0) {
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
        OrbitPeriods copies = RookPeriods.copies(m | 1);
        BigInteger period = BigInteger.valueOf(copies.period(m | 1));
        RookState state =
                copies.at(n.add(BigInteger.valueOf(fromTable)).subtract(cut).mod(period).longValueExact(), m / 2);
        for (int i = fromTable; i < count; i++) {
            h[i] = state.offset(m);
            state.forward();
        }
        return h;
    }

    private static void table(int m, BigInteger n, int[] h) {
        BigInteger end = n.add(BigInteger.valueOf(h.length));
        Grid g = MisereRook.tableOfG(m + 1, end.intValueExact());
        for (int i = 0; i < h.length; i++) h[i] = g.at(m, n.intValueExact() + i) - n.intValueExact() - i;
    }

    /** Refuses a table up to the end that does not fit; the message names the argument. */
    private static void requireRoom(int m, BigInteger n, BigInteger end) {
        // a row whose states are kept reads a table in its first columns only, which is small
        if (m <= MOST) return;
        double bytes = 2 * (m + 1.0) * end.doubleValue();
        if (end.bitLength() <= 30 && bytes <= 0.5 * Runtime.getRuntime().maxMemory()) return;
        throw new IllegalArgumentException(
                "m = " + m + ", n = " + n + ": the states of this row are not kept (rows 0 to " + MOST
                        + " are known at any column), and a table up to n would take " + Memory.format(bytes));
    }

    private static void check(int m, BigInteger n) {
        if (m < 0) throw new IllegalArgumentException("m = " + m + ": at least 0 is needed");
        if (n.signum() < 0) throw new IllegalArgumentException("n = " + n + ": at least 0 is needed");
    }
}
