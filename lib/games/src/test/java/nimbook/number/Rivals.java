package nimbook.number;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/** A simpler way to the Zeckendorf representation: the oracle of the tests and, from the jar of rivals, the competitor of the benchmark. */
public final class Rivals {

    private Rivals() {}

    /** The indices, ascending, ≥ 2: always subtract the greatest Fibonacci number that fits. O(d²) for d digits, time and memory. */
    public static int[] greedy(BigInteger n) {
        List<BigInteger> f = new ArrayList<>(List.of(BigInteger.ZERO, BigInteger.ONE));
        while (f.get(f.size() - 1).compareTo(n) <= 0) f.add(f.get(f.size() - 1).add(f.get(f.size() - 2)));
        int[] descending = new int[f.size()];
        int count = 0;
        BigInteger rest = n;
        for (int k = f.size() - 1; k >= 2; k--) {
            if (f.get(k).compareTo(rest) <= 0) {
                rest = rest.subtract(f.get(k));
                descending[count++] = k;
            }
        }
        int[] indices = new int[count];
        for (int i = 0; i < count; i++) indices[i] = descending[count - 1 - i];
        return indices;
    }
}
