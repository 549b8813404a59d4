package nimbook.period;

/** The plain way to a period: look at a long row. An oracle of the tests and a competitor of the benchmarks. */
public final class ReferenceImplementations {

    private ReferenceImplementations() {}

    /**
     * The least t, and the least p for it, with row[n + t] = row[n] + slope · t for all n ≥ p that the row holds:
     * observed, not proved.
     *
     * @return {p, t}
     */
    public static long[] seenPeriod(int[] row, int slope) {
        for (int t = 1; t < row.length / 3; t++) {
            int p = row.length - t;
            while (p > 0 && row[p - 1 + t] - row[p - 1] == slope * t) p--;
            if (p < row.length / 3) return new long[] {p, t};
        }
        throw new AssertionError("the table is too short");
    }
}
