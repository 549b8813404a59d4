package nimbook.number;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** A simpler way to the Zeckendorf representation: the oracle of the tests and the competitor of the benchmark. */
public final class ReferenceImplementations {

    private ReferenceImplementations() {}

    /**
     * The indices, ascending, ≥ 2: from the greatest Fibonacci number ≤ n downwards, each is subtracted when it fits.
     * O(d²) for d digits.
     */
    public static int[] greedy(BigInteger n) {
        BigInteger at = BigInteger.ONE;
        BigInteger next = BigInteger.TWO;
        int k = 2;
        for (; next.compareTo(n) <= 0; k++) {
            BigInteger sum = at.add(next);
            at = next;
            next = sum;
        }
        List<Integer> indices = new ArrayList<>();
        for (BigInteger rest = n; k >= 2; k--) {
            if (at.compareTo(rest) <= 0) {
                rest = rest.subtract(at);
                indices.add(k);
            }
            BigInteger before = next.subtract(at);
            next = at;
            at = before;
        }
        Collections.reverse(indices);
        return indices.stream().mapToInt(i -> i).toArray();
    }
}
