package nimbook.fibonacci;

import java.util.BitSet;

/** A simpler way to the values of Fibonacci nim: the oracle of the tests and the competitor of the benchmark. */
public final class ReferenceImplementations {

    private ReferenceImplementations() {}

    /**
     * G(n, q) for 0 ≤ q ≤ n ≤ limit by the definition: the set of the options' values grows with q, and its mex is read
     * after each. A quota is cut at the pile. O(limit²) sets, time and memory.
     */
    public static int[][] byRunningMex(int limit) {
        int[][] g = new int[limit + 1][];
        for (int n = 0; n <= limit; n++) {
            g[n] = new int[n + 1];
            BitSet seen = new BitSet();
            for (int s = 1; s <= n; s++) {
                seen.set(g[n - s][Math.min(n - s, 2 * s)]);
                g[n][s] = seen.nextClearBit(0);
            }
        }
        return g;
    }
}
