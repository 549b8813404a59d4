package nimbook.fibonacci;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import nimbook.number.Fibonacci;
import org.junit.jupiter.api.Test;

class FibonacciNimTest {

    /** won[n][q] by the rules alone: some s ≤ q leaves a lost (n − s, 2s). */
    private static boolean[][] won(int limit) {
        boolean[][] won = new boolean[limit + 1][2 * limit + 1];
        for (int n = 1; n <= limit; n++) {
            for (int q = 1; q <= 2 * limit; q++) won[n][q] = won[n][q - 1] || q <= n && !won[n - q][2 * q];
        }
        return won;
    }

    @Test
    void agreesWithTheRulesOnEveryPositionTo700() {
        int limit = 700;
        boolean[][] won = won(limit);
        for (int n = 0; n <= limit; n++) {
            for (int q = 0; q <= n; q++) {
                List<Long> moves = new ArrayList<>();
                for (int s = 1; s <= q; s++) if (!won[n - s][2 * s]) moves.add((long) s);
                assertEquals(!won[n][q], FibonacciNim.isP(n, q), n + ", " + q);
                assertEquals(moves, FibonacciNim.winningTakes(n, q), n + ", " + q);
            }
        }
    }

    @Test
    void severalWinningMovesFirstAt17() {
        // claims.md F6: first at 17, {1, 4}.
        for (int n = 1; n < 17; n++) assertTrue(FibonacciNim.winningTakes(n, n - 1).size() <= 1, "" + n);
        assertEquals(List.of(1L, 4L), FibonacciNim.winningTakes(17, 16));
    }

    @Test
    void theFirstPlayerLosesExactlyFromTheFibonacciNumbers() {
        for (int n = 1; n <= 20_000; n++) assertEquals(Fibonacci.isFibonacci(n), FibonacciNim.isP(n, n - 1L), "" + n);
    }

    /**
     * Project Euler 366: the sum of the greatest winning first moves is 728 up to 100, and 88351299 modulo 10⁸ up to
     * 10¹⁸.
     */
    @Test
    void projectEuler366() {
        long small = 0;
        for (int n = 1; n <= 100; n++) small += greatest(n);
        assertEquals(728, small);
        assertEquals(BigInteger.valueOf(728), sum(100, new HashMap<>()));
        long direct = 0;
        for (int n = 1; n <= 3000; n++) direct += greatest(n);
        assertEquals(BigInteger.valueOf(direct), sum(3000, new HashMap<>()));
        assertEquals(88_351_299,
                sum(1_000_000_000_000_000_000L, new HashMap<>()).mod(BigInteger.valueOf(100_000_000)).intValue());
    }

    private static long greatest(long n) {
        List<Long> moves = FibonacciNim.winningTakes(n, n - 1);
        return moves.isEmpty() ? 0 : moves.get(moves.size() - 1);
    }

    /**
     * Σ greatest(i), i ≤ n: with F the greatest Fibonacci number ≤ i and r = i − F, greatest(i) is r where 2r < F, else
     * greatest(r).
     */
    private static BigInteger sum(long n, Map<Long, BigInteger> known) {
        if (n <= 0) return BigInteger.ZERO;
        BigInteger before = known.get(n);
        if (before != null) return before;
        long top = Fibonacci.ofLong(Fibonacci.indexAtMost(n));
        long most = n - top;
        long plain = Math.min(most, (top - 1) / 2);
        BigInteger result = sum(top - 1, known)
                .add(BigInteger.valueOf(plain).multiply(BigInteger.valueOf(plain + 1)).shiftRight(1));
        if (most > plain) result = result.add(sum(most, known)).subtract(sum(plain, known));
        known.put(n, result);
        return result;
    }

    @Property(tries = 300, seed = "20260101")
    void everyWinningMoveLosesForTheOther(@ForAll @LongRange(min = 1, max = 2_000_000_000_000_000_000L) long n,
            @ForAll @LongRange(min = 0) long quota) {
        long q = Math.min(quota, n);
        List<Long> moves = FibonacciNim.winningTakes(n, q);
        assertEquals(FibonacciNim.isP(n, q), moves.isEmpty());
        for (long s : moves)
            assertTrue(s <= q && FibonacciNim.isP(BigInteger.valueOf(n - s), BigInteger.valueOf(s).shiftLeft(1)),
                    n + " − " + s);
    }

    @Property(tries = 200, seed = "20260101")
    void longAndBigIntegerAgree(@ForAll @LongRange(min = 0, max = 1_000_000_000_000L) long n,
            @ForAll @LongRange(min = 0, max = 1_000_000_000_000L) long q) {
        assertEquals(FibonacciNim.isP(n, q), FibonacciNim.isP(BigInteger.valueOf(n), BigInteger.valueOf(q)));
    }

    @Property(tries = 20, seed = "20260101")
    void hundredsOfDigits(@ForAll @IntRange(min = 100, max = 4000) int k) {
        BigInteger f = Fibonacci.of(k);
        assertTrue(FibonacciNim.isP(f, f.subtract(BigInteger.ONE)));
        assertFalse(FibonacciNim.isP(f.add(BigInteger.TWO), f));
        assertEquals(BigInteger.TWO, FibonacciNim.winningTakes(f.add(BigInteger.TWO), f).get(0));
    }

    @Test
    void misereAgreesWithTheRulesTo300() {
        int limit = 300;
        boolean[][] won = new boolean[limit + 1][2 * limit + 1];
        java.util.Arrays.fill(won[0], true);
        for (int n = 1; n <= limit; n++) {
            for (int q = 1; q <= 2 * limit; q++) won[n][q] = won[n][q - 1] || q <= n && !won[n - q][2 * q];
            for (int q = 0; q <= n; q++) {
                List<Long> moves = new ArrayList<>();
                for (int s = 1; s <= q; s++) if (!won[n - s][2 * s]) moves.add((long) s);
                assertEquals(!won[n][q], MisereFibonacciNim.isP(n, q), n + ", " + q);
                assertEquals(moves, MisereFibonacciNim.winningTakes(n, q), n + ", " + q);
            }
        }
    }
}
