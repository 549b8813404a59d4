package nimbook.period;

/** The plain way to a period: look at a long row. An oracle of the tests and, from the jar of rivals, a competitor of the benchmarks. */
public final class Rivals {

    private Rivals() {}

    /**
     * The least t, and the least p for it, with row[n + t] = row[n] + drift · t for all n ≥ p that the row holds: observed, not proved.
     *
     * @return {p, t}
     */
    public static long[] seenPeriod(int[] row, int drift) {
        for (int t = 1; t < row.length / 3; t++) {
            int p = row.length - t;
            while (p > 0 && row[p - 1 + t] - row[p - 1] == drift * t) p--;
            if (p < row.length / 3) return new long[] {p, t};
        }
        throw new AssertionError("the table is too short");
    }
}
