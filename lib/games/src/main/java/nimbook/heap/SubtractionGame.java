package nimbook.heap;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import nimbook.work.Work;

/**
 * A subtraction game: from a pile of n a move takes s coins, for any s ≤ n of a fixed set; whoever cannot move loses.
 *
 * <p>Its Grundy values are G(n) = mex{ G(n − s) : s in the set, s ≤ n }. For a finite set they are at most its size and periodic from some
 * point on.
 *
 * @param name in words
 * @param set the numbers that may be taken, ascending, all ≥ 1
 */
public record SubtractionGame(String name, List<Integer> set) {

    public SubtractionGame {
        set = set.stream().distinct().sorted().toList();
        if (set.isEmpty() || set.get(0) < 1) throw new IllegalArgumentException("set " + set + ": allowed are numbers of at least 1, one at the least");
        if (set.size() > 254) throw new IllegalArgumentException("set of " + set.size() + " numbers: allowed are at most 254, so that a value fits a byte");
    }

    /** @throws IllegalArgumentException when no number is given or one is below 1 */
    public static SubtractionGame of(int... set) {
        List<Integer> list = Arrays.stream(set).boxed().toList();
        return new SubtractionGame("take one of " + list.stream().distinct().sorted().toList(), list);
    }

    /**
     * The other game called Fibonacci nim: a move takes any Fibonacci number of coins (document on Fibonacci nim, note 3; Brother
     * U. Alfred 1963). All Fibonacci numbers that fit an int: the game of every pile below 2³¹.
     */
    public static SubtractionGame fibonacci() {
        List<Integer> set = new ArrayList<>();
        for (int a = 1, b = 2; a > 0; ) {
            set.add(a);
            int next = a + b;
            a = b;
            b = next;
        }
        return new SubtractionGame("take any Fibonacci number", set);
    }

    /**
     * The Grundy values of the piles 0..limit, a byte each (as unsigned). Time O(limit · size of the set).
     *
     * @throws IllegalArgumentException when limit is negative or limit + 1 bytes would not fit half the memory
     */
    public byte[] values(int limit) {
        long allowed = Math.min(Integer.MAX_VALUE - 9L, Runtime.getRuntime().maxMemory() / 2);
        if (limit < 0 || limit >= allowed) {
            throw new IllegalArgumentException("limit = " + limit + ": the values take a byte a pile; allowed are 0 to " + (allowed - 1));
        }
        int[] steps = set.stream().mapToInt(Integer::intValue).toArray();
        byte[] values = new byte[limit + 1];
        int[] seen = new int[steps.length + 2];
        Arrays.fill(seen, -1);
        for (int n = 0; n <= limit; n++) {
            if ((n & 0xffff) == 0) Work.at(n, limit + 1L, "piles");
            for (int i = 0; i < steps.length && steps[i] <= n; i++) seen[values[n - steps[i]] & 0xff] = n;
            int mex = 0;
            while (seen[mex] == n) mex++;
            values[n] = (byte) mex;
        }
        return values;
    }

    /** The piles 0..limit of value 0. @throws IllegalArgumentException as {@link #values} */
    public List<Integer> pPositions(int limit) {
        byte[] values = values(limit);
        List<Integer> lost = new ArrayList<>();
        for (int n = 0; n <= limit; n++) if (values[n] == 0) lost.add(n);
        return lost;
    }

    /** Every winning move from n, ascending. @throws IllegalArgumentException as {@link #values} */
    public List<Integer> winningMoves(int n) {
        byte[] values = values(n);
        return set.stream().filter(s -> s <= n && values[n - s] == 0).toList();
    }
}
