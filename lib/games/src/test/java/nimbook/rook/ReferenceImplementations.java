package nimbook.rook;

/**
 * Plain ways to what {@link MisereRook} and {@link RookPeriods} give, and the periods without what was computed before:
 * for the benchmarks.
 */
public final class ReferenceImplementations {

    private ReferenceImplementations() {}

    /**
     * g, or f, of n × n cells by its definition, every option of every cell looked at with time stamps: O(n³). g is −1
     * at the corner, which no row may use; in row 0 of f there is no 0.
     */
    public static int[][] byTimeStamps(int n, boolean f) {
        int[][] g = new int[n][n];
        int[] stamps = new int[2 * n + 1];
        int stamp = 0;
        if (!f) g[0][0] = -1;
        for (int a = 0; a < n; a++) {
            for (int b = a == 0 && !f ? 1 : 0; b < n; b++) {
                stamp++;
                for (int k = 0; k < a; k++) if (g[k][b] >= 0) stamps[g[k][b]] = stamp;
                for (int k = 0; k < b; k++) if (g[a][k] >= 0) stamps[g[a][k]] = stamp;
                int v = f && a == 0 ? 1 : 0;
                while (stamps[v] == stamp) v++;
                g[a][b] = v;
            }
        }
        return g;
    }

    /**
     * The period of row m, with all rows before it and its preperiods, from the beginning: {@link RookPeriods#of} keeps
     * what it once found.
     */
    public static long periodAnew(int m) {
        OrbitPeriods orbits = OrbitPeriods.upTo(m, null);
        if (RookPreperiods.upTo(m).g()[m] < 0) throw new AssertionError("row " + m);
        return orbits.period(m);
    }
}
