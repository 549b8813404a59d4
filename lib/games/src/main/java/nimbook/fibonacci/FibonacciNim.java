package nimbook.fibonacci;

import static nimbook.core.Arguments.copy;
import static nimbook.core.Arguments.nonNull;
import static nimbook.core.Arguments.refuse;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import nimbook.number.Fibonacci;
import nimbook.number.Numerals;
import nimbook.number.Zeckendorf;

/**
 * Fibonacci nim with one pile: at most q of n coins may be taken, then the quota is twice what was taken; the last coin
 * wins. The first quota is n − 1 (document on Fibonacci nim, section "Rules"; M. J. Whinihan, <i>Fibonacci
 * Quarterly</i> 1 (1963)).
 *
 * <p>A position (n, q) is lost for the player to move exactly when q is smaller than the least part of the Zeckendorf
 * representation of n (same document, section "Strategy"), so the first player loses exactly from the Fibonacci
 * numbers. All moves are exact at any size.
 */
public final class FibonacciNim {

    private FibonacciNim() {}

    /**
     * Whether the player to move loses.
     *
     * @param n the pile, ≥ 0; the empty pile is lost (the other took the last coin)
     * @param quota the most that may be taken now, ≥ 0
     * @throws IllegalArgumentException when n or quota is negative
     */
    public static boolean isP(long n, long quota) {
        check(n >= 0, "n", n, "a pile");
        check(quota >= 0, "quota", quota, "a quota");
        return n == 0 || quota < Fibonacci.ofLong(Zeckendorf.of(n).leastIndex());
    }

    /** {@link #isP(long, long)} at any size. */
    public static boolean isP(BigInteger n, BigInteger quota) {
        check(nonNull(n, "n").signum() >= 0, "n", Numerals.brief(n), "a pile");
        check(nonNull(quota, "quota").signum() >= 0, "quota", Numerals.brief(quota), "a quota");
        return n.signum() == 0 || quota.compareTo(leastWinningQuota(n)) < 0;
    }

    /**
     * The least quota with which n is won: its least Zeckendorf part.
     *
     * @throws IllegalArgumentException when n &lt; 1
     */
    public static long leastWinningQuota(long n) {
        check(n >= 1, "n", n, 1, "a pile that can be won");
        return Fibonacci.ofLong(Zeckendorf.of(n).leastIndex());
    }

    /** {@link #leastWinningQuota(long)} at any size. */
    public static BigInteger leastWinningQuota(BigInteger n) {
        check(nonNull(n, "n").signum() >= 1, "n", Numerals.brief(n), 1, "a pile that can be won");
        return Fibonacci.of(Zeckendorf.of(n).leastIndex());
    }

    /**
     * Every winning move, ascending; empty exactly at P-positions: the sums s of the least parts with s ≤ quota and 2s
     * less than the next part, and s = n (C. Allen and V. Ponomarenko, <i>Fibonacci nim and a full characterization of
     * winning moves</i>, Involve 7 (2014)). At most one for each part of n.
     *
     * @throws IllegalArgumentException when n or quota is negative
     */
    public static List<Long> winningTakes(long n, long quota) {
        check(n >= 0, "n", n, "a pile");
        check(quota >= 0, "quota", quota, "a quota");
        return winningTakes(BigInteger.valueOf(n), BigInteger.valueOf(quota)).stream().map(BigInteger::longValueExact)
                .toList();
    }

    /** {@link #winningTakes(long, long)} at any size. */
    public static List<BigInteger> winningTakes(BigInteger n, BigInteger quota) {
        check(nonNull(n, "n").signum() >= 0, "n", Numerals.brief(n), "a pile");
        check(nonNull(quota, "quota").signum() >= 0, "quota", Numerals.brief(quota), "a quota");
        Zeckendorf parts = Zeckendorf.of(n);
        List<BigInteger> moves = new ArrayList<>();
        BigInteger sum = BigInteger.ZERO;
        for (int i = 0; i < parts.size(); i++) {
            sum = sum.add(Fibonacci.of(parts.index(i)));
            if (sum.compareTo(quota) > 0) break;
            if (i + 1 == parts.size() || sum.shiftLeft(1).compareTo(Fibonacci.of(parts.index(i + 1))) < 0)
                moves.add(sum);
        }
        return List.copyOf(moves);
    }

    /**
     * The position with its winning takes and their reason.
     *
     * @throws IllegalArgumentException when n or quota is negative
     */
    public static Turn turn(long n, long quota) {
        return turn(BigInteger.valueOf(n), BigInteger.valueOf(quota));
    }

    /** {@link #turn(long, long)} at any size. */
    public static Turn turn(BigInteger n, BigInteger quota) {
        return new Turn(n, quota, winningTakes(n, quota));
    }

    /**
     * The first position of a game with n coins: quota n − 1.
     *
     * @throws IllegalArgumentException when n &lt; 1
     */
    public static Turn start(long n) {
        check(n >= 1, "n", n, 1, "a pile to begin with");
        return turn(n, n - 1);
    }

    /**
     * A position and its reason.
     *
     * @param n the pile
     * @param quota the most that may be taken
     * @param winningTakes every winning move, ascending
     */
    public record Turn(BigInteger n, BigInteger quota, List<BigInteger> winningTakes) {

        /** Keeps a copy of the moves. */
        public Turn {
            nonNull(n, "n");
            nonNull(quota, "quota");
            winningTakes = copy(winningTakes, "winningTakes");
        }

        /** Whether no move wins. */
        public boolean isP() {
            return winningTakes.isEmpty();
        }

        /** The Zeckendorf parts of the pile, ascending. */
        public List<BigInteger> parts() {
            return Zeckendorf.of(n).terms();
        }

        /**
         * The position after taking s.
         *
         * @throws IllegalArgumentException unless 1 ≤ s ≤ min(quota, n)
         */
        public Turn take(long s) {
            BigInteger taken = BigInteger.valueOf(s);
            BigInteger most = quota.min(n);
            if (s < 1 || taken.compareTo(most) > 0) {
                throw new IllegalArgumentException("s = " + s + ": from " + Numerals.brief(n) + " coins with quota "
                        + Numerals.brief(quota) + (most.signum() == 0 ? " nothing may be taken"
                                : " a move takes 1 to " + Numerals.brief(most)));
            }
            return turn(n.subtract(taken), taken.shiftLeft(1));
        }

        /** Why the position is won or lost, in a sentence with the parts and where the quota cuts them. */
        public String why() {
            if (n.signum() == 0) return "No coin is left: the other player took the last one and has won.";
            Zeckendorf parts = Zeckendorf.of(n);
            BigInteger least = leastWinningQuota(n);
            String sum = Numerals.brief(n)
                    + (parts.size() == 1 ? " is a Fibonacci number" : " has the Zeckendorf parts " + parts.sum());
            String may = "the quota is " + Numerals.brief(quota);
            if (isP()) return sum + "; " + may + ", less than the least part " + Numerals.brief(least) + ": lost.";
            StringBuilder moves = new StringBuilder();
            for (BigInteger s : winningTakes) {
                moves.append(moves.isEmpty() ? "" : ", or ").append(Numerals.brief(s));
                if (s.equals(n)) moves.append(" (all)");
            }
            return sum + "; " + may + ", enough for the least part " + Numerals.brief(least) + ": won by taking "
                    + moves + ".";
        }

        @Override
        public String toString() {
            return why();
        }
    }

    static void check(boolean holds, String name, Object value, String what) {
        check(holds, name, value, 0, what);
    }

    static void check(boolean holds, String name, Object value, int least, String what) {
        refuse(!holds, name, " = ", value, ": ", what, " is at least ", least);
    }
}
