package nimbook.rook;

import static nimbook.core.Arguments.nonNull;
import static nimbook.core.Arguments.refuse;

import java.util.Arrays;
import nimbook.core.Grid;
import nimbook.core.Work;

/**
 * The least preperiods of the rows of g and f, without their periods: from a cut where the structure of
 * {@link RookState} holds, its laws are run backwards to column 0 and compared with the table. The laws are invertible,
 * so what they give is the two-sided periodic continuation of the row, and the last column where the table differs from
 * it is the last one before the period. The row of f differs last at the largest value that g takes in such a column.
 *
 * @param g g[m]: the least n from which on row m of g is periodic
 * @param f f[m]: the same for row m of f
 * @param cut the column where the laws were found to hold, for as many columns as prove them for ever after
 */
public record RookPreperiods(int[] g, int[] f, int cut) {

    /** The most rows: the table is then some hundred megabytes. */
    private static final int MOST = 255;

    /** Enough for rows 0..45, where it is quickly computed. */
    private static final int FIRST_CUT = 4096;

    /** Keeps copies. */
    public RookPreperiods {
        g = nonNull(g, "g").clone();
        f = nonNull(f, "f").clone();
    }

    /** The preperiods of the rows of g; a copy. */
    @Override
    public int[] g() {
        return g.clone();
    }

    /** The preperiods of the rows of f; a copy. */
    @Override
    public int[] f() {
        return f.clone();
    }

    /**
     * The preperiods of rows 0..m.
     *
     * @throws IllegalArgumentException unless 0 ≤ m ≤ 255, or when the table up to the cut does not fit into memory
     * @throws nimbook.core.Work.Stopped when the thread is interrupted
     */
    public static RookPreperiods upTo(int m) {
        refuse(m < 0 || m > MOST, "m = ", m, ": 0 to ", MOST, " are allowed");
        int rows = 2 * (m / 2) + 2;
        for (int cut = FIRST_CUT; ; cut *= 2) {
            int[][] p = tryCut(rows, cut);
            if (p != null) return new RookPreperiods(Arrays.copyOf(p[0], m + 1), Arrays.copyOf(p[1], m + 1), cut);
        }
    }

    /** @return null when the laws do not hold yet at the cut */
    private static int[][] tryCut(int rows, int cut) {
        // four times the longest row of slots: each law is then looked at in more than 2P columns
        int columns = cut + 4 * (rows + 2);
        Grid table = MisereRook.tableOfG(rows, columns);
        // Its columns are reported before the levels, not between them.
        table.at(0, 0);
        int[][] p = new int[2][rows];
        int[] hole = new int[columns];
        Arrays.fill(hole, 3);
        for (int j = 1; 2 * j < rows; j++) {
            Work.at(j, rows / 2, "levels");
            int[] even = offsets(table, 2 * j);
            int[] odd = offsets(table, 2 * j + 1);
            Level level = new Level(j, hole, even, odd, cut);
            if (!level.lawful()) return null;
            level.backwards();
            for (int n = 0; n < cut; n++) {
                if (even[n] != level.even(n)) record(p, 2 * j, n, even[n]);
                if (odd[n] != level.odd(n)) record(p, 2 * j + 1, n, odd[n]);
            }
            hole = level.next();
        }
        return p;
    }

    private static void record(int[][] p, int m, int n, int offset) {
        p[0][m] = n + 1;
        p[1][m] = Math.max(p[1][m], n + offset + 1);
    }

    private static int[] offsets(Grid table, int m) {
        int[] row = table.row(m);
        for (int n = 0; n < row.length; n++) row[n] -= n;
        return row;
    }

    /** One level over all columns: from the table beyond the cut, by the laws before it. */
    private static final class Level {
        private final int j;
        private final int[] hole;
        private final int[] even;
        private final int[] odd;
        private final int cut;
        private final int columns;
        private final int[] from;
        private final boolean[] y;
        private final boolean[] x;

        Level(int j, int[] hole, int[] even, int[] odd, int cut) {
            this.j = j;
            this.hole = hole;
            this.even = even;
            this.odd = odd;
            this.cut = cut;
            columns = hole.length;
            from = new int[columns];
            for (int n = 0; n < columns; n++) if (n + hole[n] < columns) from[n + hole[n]] = n;
            y = new boolean[columns];
            x = new boolean[columns];
            for (int n = cut; n < columns; n++) {
                y[n] = even[n] == -j - 1;
                x[n] = odd[n] != j + 1;
            }
        }

        boolean lawful() {
            int period = 2 * j + 2;
            for (int n = cut; n < columns; n++) {
                if (hole[n] < 1 || hole[n] > 2 * j + 1 || n + hole[n] < columns && from[n + hole[n]] != n) return false;
                if (even[n] != even(n) || odd[n] != odd(n)) return false;
                if (n + hole[n] < columns && y[n + hole[n]] != y[n]) return false;
                int source = n + (y[n] ? hole[n] : 0) - period;
                if (source >= cut && x[source] != x[n]) return false;
            }
            int tokens = 0;
            for (int k = cut + 2 * j + 1; k < cut + 4 * j + 2; k++) if (y[k] && from[k] < cut + 2 * j + 1) tokens++;
            return tokens == 1;
        }

        void backwards() {
            int period = 2 * j + 2;
            for (int n = cut - 1; n >= 0; n--) {
                y[n] = y[n + hole[n]];
                x[n] = x[y[n + period] ? from[n + period] : n + period];
            }
        }

        int even(int n) {
            return y[n] ? -j - 1 : hole[n] - j - 1;
        }

        int odd(int n) {
            return !x[n] ? j + 1 : y[n] ? hole[n] - j - 1 : -j - 1;
        }

        int[] next() {
            int[] next = new int[columns];
            for (int n = 0; n < columns; n++) next[n] = x[n] ? 2 * j + 3 : y[n] ? hole[n] + 1 : 1;
            return next;
        }
    }
}
