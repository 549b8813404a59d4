package nimbook.document;

import static nimbook.core.Arguments.nonNull;

import java.util.List;
import java.util.Optional;
import nimbook.core.Grid;
import nimbook.rook.MisereRook;

/**
 * A property of g or f that the paper states, as a statement that can be tried on tables: G1 to G8 of section 3, and
 * what Theorem 2 makes of them for f.
 *
 * @param name "G3", or "Theorem 2, line 1"
 * @param statement in the paper's notation
 * @param test its first counterexample in a pair of tables, if any
 */
public record RookProperty(String name, String statement, Test test) {

    /** Tries a property. */
    @FunctionalInterface
    public interface Test {
        /**
         * The first counterexample by rows, in words; empty when there is none.
         *
         * @param g the table of g
         * @param f the table of f, not larger than that of g
         */
        Optional<String> counterexample(Grid g, Grid f);
    }

    /** A statement about one cell. */
    private interface Cell {
        boolean holds(Grid t, int m, int n);
    }

    /** The properties of g. */
    public static List<RookProperty> ofG() {
        return List.of(onG("G1", "g is the Grundy function of the rook that may not enter (0, 0): every smaller value "
                + "stands above or to the left, g itself does not", RookProperty::mex), onG("G2", "g(m, n) = mex{g(m′, "
                + "n), g(m, n′)}, m + n > 0; g(0, 0) = −1", (t, m, n) -> m + n == 0 ? t.at(0, 0) == -1 : mex(t, m, n)),
                onG("G3", "g(m, n) = g(n, m)", (t, m, n) -> !inside(t, n, m) || t.at(m, n) == t.at(n, m)),
                onG("G4", "g(0, n) = n − 1, g(1, n) = n", (t, m, n) -> m > 1 || t.at(m, n) == n - 1 + m),
                onG("G5", "g(n, n) = 0 for n ≥ 2; the other zeros are (0, 1) and (1, 0)", (t, m, n) ->
                t.at(m, n) == 0 == (m == n && n >= 2 || m + n == 1)), onG("G6", "g(n, n + 1) = g(n + 1, n) = (3 + "
                + "(−1)ⁿ)/2 for n ≥ 3; g(0, 1) = 0, g(1, 2) = 2, g(2, 3) = 4", (t, m, n) -> Math.abs(m - n) != 1
                || t.at(m, n) == sixth(Math.min(m, n))), onG("G7", "g(m, n) < m + n, m + n > 0", (t, m, n) -> m + n == 0
                || t.at(m, n) < m + n), onG("G8", "g(m, n) ≥ |m − n| for m, n ≥ 1; ≥ n − m for m ≥ 1, ≥ m − n for n ≥ "
                + "1", (t, m, n) -> (m < 1 || t.at(m, n) >= n - m) && (n < 1 || t.at(m, n) >= m - n)));
    }

    /** The right column of Theorem 2, its ten lines (two entries a line where the paper writes two). */
    public static List<RookProperty> ofF() {
        return List.of(onF("line 1", "f(m, n) = k ⇔ f(k, n) = m; f(f(m, n), n) = m", (t, m, n) -> t.at(m, n) >= t.rows()
                || t.at(t.at(m, n), n) == m), onF("line 2", "f(0, n) = n + 1, f(n + 1, n) = 0",
                (t, m, n) -> (m > 0 || t.at(m, n) == n + 1) && (m != n + 1 || t.at(m, n) == 0)), onF("line 3",
                "f(1, n) = n, f(n, n) = 1", (t, m, n) -> (m != 1 || t.at(m, n) == n) && (m != n || t.at(m, n) == 1)),
                onF("line 4", "f(n, 0) = n, n ≥ 2", (t, m, n) -> n > 0 || m < 2 || t.at(m, n) == m), onF("line 5",
                "f(2n, 1) = 2n − 1, f(2n − 1, 1) = 2n, n ≥ 2", (t, m, n) -> n != 1 || m < 3 || t.at(m, n) == (m % 2 == 0
                ? m - 1 : m + 1)), onF("line 6", "f(2n, 2) = 2n + 1, f(2n + 1, 2) = 2n, n ≥ 2", (t, m, n) -> n != 2
                || m < 4 || t.at(m, n) == (m % 2 == 0 ? m + 1 : m - 1)), onF("line 7", "f(m, n) ≤ m + n, m ≥ 1",
                (t, m, n) -> m < 1 || t.at(m, n) <= m + n), onF("line 8", "f(m, n) ≥ m − n, m > n + 1", (t, m, n) ->
                m <= n + 1 || t.at(m, n) >= m - n), onF("line 9", "f(m, n) > n − m", (t, m, n) -> t.at(m, n) > n - m),
                new RookProperty("Theorem 2, inverse", "f(m, n) = k ⇔ g(m, k) = n", (g, f) -> first(nonNull(f, "f"),
                (t, m, n) -> t.at(m, n) >= nonNull(g, "g").columns() || g.at(m, t.at(m, n)) == n)));
    }

    /**
     * The first counterexample in tables of size × size; empty when there is none.
     *
     * @throws IllegalArgumentException when size &lt; 1
     */
    public Optional<String> counterexample(int size) {
        return test.counterexample(MisereRook.tableOfG(size, size), MisereRook.fByRecursion(size, size));
    }

    private static RookProperty onG(String name, String statement, Cell cell) {
        return new RookProperty(name, statement, (g, f) -> first(nonNull(g, "g"), cell));
    }

    private static RookProperty onF(String line, String statement, Cell cell) {
        return new RookProperty("Theorem 2, " + line, statement, (g, f) -> first(nonNull(f, "f"), cell));
    }

    private static Optional<String> first(Grid t, Cell cell) {
        for (int m = 0; m < t.rows(); m++) {
            for (int n = 0; n < t.columns(); n++) {
                if ((n & 15) == 0) nimbook.core.Work.poll();
                if (!cell.holds(t, m, n)) return Optional.of("(" + m + ", " + n + "): " + t.at(m, n));
            }
        }
        return Optional.empty();
    }

    private static boolean inside(Grid t, int m, int n) {
        return m < t.rows() && n < t.columns();
    }

    private static int sixth(int n) {
        return n == 0 ? 0 : n == 1 ? 2 : n == 2 ? 4 : n % 2 == 0 ? 2 : 1;
    }

    private static boolean mex(Grid t, int m, int n) {
        if (m + n == 0) return true;
        int value = t.at(m, n);
        if (value < 0) return false;
        java.util.BitSet seen = new java.util.BitSet();
        for (int i = 0; i < m; i++) see(t.at(i, n), seen);
        for (int i = 0; i < n; i++) see(t.at(m, i), seen);
        return seen.nextClearBit(0) == value;
    }

    private static void see(int value, java.util.BitSet seen) {
        if (value >= 0) seen.set(value);
    }
}
