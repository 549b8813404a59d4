package nimbook.heap;

import static nimbook.core.Arguments.copy;
import static nimbook.core.Arguments.nonNull;
import static nimbook.core.Arguments.refuse;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import nimbook.core.Memory;
import nimbook.core.Work;

/**
 * A subtraction game: from a pile of n a move takes s coins, for any s ≤ n of a fixed set; the player who cannot move
 * loses.
 *
 * <p>Its Grundy values are G(n) = mex{ G(n − s) : s in the set, s ≤ n }. For a finite set they are at most its size and
 * periodic from some point on. Two games are equal when name and set are.
 */
public final class SubtractionGame extends HeapGame {

    private final String name;
    private final List<Integer> set;

    /**
     * @param name in words
     * @param set the numbers that may be taken, all ≥ 1
     * @throws IllegalArgumentException when there is none, one is below 1, or there are more than 254
     */
    public SubtractionGame(String name, List<Integer> set) {
        set = copy(set, "set").stream().distinct().sorted().toList();
        refuse(set.isEmpty() || set.get(0) < 1, "set ", set, ": allowed are numbers of at least 1, one at the least");
        refuse(set.size() > 254, "set of ", set.size(),
                " numbers: allowed are at most 254, so that a value fits a byte");
        this.name = named(name);
        this.set = set;
    }

    @Override
    public String name() {
        return name;
    }

    /** The numbers that may be taken, ascending. */
    public List<Integer> set() {
        return set;
    }

    /** @throws IllegalArgumentException when no number is given or one is below 1 */
    public static SubtractionGame of(int... set) {
        List<Integer> list = Arrays.stream(nonNull(set, "set")).boxed().toList();
        return new SubtractionGame(list.stream().distinct().sorted().map(String::valueOf)
                .collect(Collectors.joining(", ", "subtraction set {", "}")), list);
    }

    /**
     * The other game called Fibonacci nim: a move takes any Fibonacci number of coins (document on Fibonacci nim, note
     * 3; Brother U. Alfred 1963). All Fibonacci numbers that fit an int: the game of every pile below 2³¹.
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
        refuse(limit < 0 || limit >= allowed, "limit = ", limit, ": the values take a byte a pile; allowed are 0 to ",
                allowed - 1);
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

    /**
     * The lost piles among 0..limit, as a sieve: the least pile that no move into a lost one strikes out is lost, and
     * strikes out all piles from which a move reaches it. One bit a pile; time O(lost piles · size of the set).
     *
     * @throws IllegalArgumentException when limit is negative, 2³¹ − 1, or its bits would not fit half the memory
     */
    public BitSet pPositionSet(int limit) {
        long allowed = Math.min(Integer.MAX_VALUE - 1L, 4 * Runtime.getRuntime().maxMemory());
        refuse(limit < 0
                || limit > allowed, "limit = ", limit, ": a sieve takes a bit a pile; allowed are 0 to ", allowed);
        int[] steps = set.stream().mapToInt(Integer::intValue).toArray();
        BitSet won = new BitSet(limit + 1);
        int seen = 0;
        for (int n = 0; n <= limit; n = won.nextClearBit(n + 1)) {
            if ((seen++ & 0xffff) == 0) Work.at(n, limit + 1L, "piles");
            for (int i = 0; i < steps.length && steps[i] <= limit - n; i++) won.set(n + steps[i]);
        }
        won.flip(0, limit + 1);
        return won;
    }

    /** An Integer and its place in a list that grows by half. */
    private static final double BOXED = 16 + 2.5 * 4;

    /**
     * The piles 0..limit of value 0, ascending; {@link #pPositionSet} keeps a bit instead of a number.
     *
     * @throws IllegalArgumentException as {@link #pPositionSet}
     */
    public List<Integer> pPositions(int limit) {
        BitSet lost = pPositionSet(limit);
        Memory.require("limit = " + limit + ": a list of " + lost.cardinality() + " piles", BOXED * lost.cardinality());
        List<Integer> list = new ArrayList<>();
        for (int n = lost.nextSetBit(0); n >= 0; n = lost.nextSetBit(n + 1)) list.add(n);
        return list;
    }

    @Override
    public List<List<Integer>> options(int n) {
        size("heap", n);
        return sorted(set.stream().filter(s -> s <= n).map(s -> s == n ? List.<Integer>of() : List.of(n - s)).toList());
    }

    @Override
    HeapEngine engine() {
        int[] steps = set.stream().mapToInt(Integer::intValue).toArray();
        HeapEngine engine = new HeapEngine() {
            @Override
            int next(int n) {
                int stamp = fresh();
                for (int i = 0; i < steps.length && steps[i] <= n; i++) marks[values[n - steps[i]]] = stamp;
                return mex(stamp);
            }
        };
        engine.room(steps.length);
        return engine;
    }

    /**
     * What to take from one pile of n so that the other loses, ascending; empty exactly at P-positions. (For several
     * piles {@link HeapGame#winningMoves(int...)} gives the positions after the move.)
     *
     * @throws IllegalArgumentException as {@link #pPositionSet}
     */
    public List<Integer> winningTakes(int n) {
        BitSet lost = pPositionSet(n);
        return set.stream().filter(s -> s <= n && lost.get(n - s)).toList();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof SubtractionGame g && name.equals(g.name) && set.equals(g.set);
    }

    @Override
    public int hashCode() {
        return Objects.hash(name, set);
    }
}
