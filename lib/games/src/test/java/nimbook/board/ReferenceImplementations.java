package nimbook.board;

/** Simpler ways to the Grundy values of Wythoff's game: oracles of the tests and competitors of the benchmarks. */
public final class ReferenceImplementations {

    private ReferenceImplementations() {}

    /** Mex by time stamps, every option of every cell looked at: O(n³). */
    public static int[][] byTimeStamps(int n) {
        int[][] values = new int[n][n];
        int[] stamps = new int[3 * n + 1];
        int stamp = 0;
        for (int a = 0; a < n; a++) {
            for (int b = 0; b < n; b++) {
                stamp++;
                for (int k = 0; k < a; k++) stamps[values[k][b]] = stamp;
                for (int k = 0; k < b; k++) stamps[values[a][k]] = stamp;
                for (int k = 1; k <= a && k <= b; k++) stamps[values[a - k][b - k]] = stamp;
                int v = 0;
                while (stamps[v] == stamp) v++;
                values[a][b] = v;
            }
        }
        return values;
    }

    /**
     * One bit a value for each row, column and diagonal; columns b ≥ a only, from Landman's lower bound b − 2a on:
     * O(n³/64).
     */
    public static short[][] byOneLevel(int n) {
        int words = (2 * n >> 6) + 1;
        long[][] column = new long[n][words];
        long[][] diagonal = new long[n][words];
        short[][] values = new short[n][];
        for (int a = 0; a < n; a++) {
            long[] row = column[a].clone();
            values[a] = new short[n - a];
            for (int b = a; b < n; b++) {
                long[] c = column[b];
                long[] d = diagonal[b - a];
                int w = Math.max(0, b - 2 * a) >> 6;
                long used;
                while ((used = row[w] | c[w] | d[w]) == -1L) w++;
                int v = (w << 6) + Long.numberOfTrailingZeros(~used);
                values[a][b - a] = (short) v;
                long bit = 1L << v;
                row[w] |= bit;
                c[w] |= bit;
                d[w] |= bit;
            }
        }
        return values;
    }
}
