package nimbook.turning;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import nimbook.core.Memory;
import nimbook.core.Work;
import nimbook.heap.HeapGame;
import nimbook.heap.HeapRule;

/**
 * Coin-turning games in a row (H. W. Lenstra, <i>Nim multiplication</i>, 1978; Winning Ways, chapter 14): coins 1, 2,
 * 3, … lie in a row, heads or tails. A move turns a set of coins over, and the last of these must go from heads to
 * tails; the player who cannot move loses.
 *
 * <p>A position counts as the sum of its heads, each taken alone: the coins turned before the last one become heads, or
 * were heads and cancel with themselves. So such a game is a one-pile game: coin n is a heap of n, and its options are
 * the lists of the other coins that are turned with it. Any {@link HeapGame#rule} is one, where an option is such a
 * list. The values of the games here are by the formulas that stand with them. Two-dimensional games: {@link Tartan}.
 */
public final class CoinTurning {

    /** What an option takes: a list of at most two boxed numbers, twice. */
    private static final double OPTION_BYTES = 150;

    private CoinTurning() {}

    /** Turning Turtles: one coin, or two; G(n) = n. */
    public static HeapRule turtles() {
        return HeapGame.rule("Turning Turtles", n -> upTo(n, 1)).withValues(n -> n);
    }

    /**
     * Mock Turtles: one, two or three coins; G(n) is the n-th odious number (OEIS A000069), with an odd number of ones
     * in base 2. Its last digit makes that number odd: G(n) = 2(n − 1) + (1 + s(n − 1)) mod 2, s the sum of binary
     * digits.
     */
    public static HeapRule mockTurtles() {
        return HeapGame.rule("Mock Turtles", n -> upTo(n, 2)).withValues(CoinTurning::odious);
    }

    /** Twins: exactly two coins; G(n) = n − 1. */
    public static HeapRule twins() {
        return HeapGame.rule("Twins", n -> upTo(n, 1).stream().filter(others -> others.size() == 1).toList())
                .withValues(n -> Math.max(0, n - 1));
    }

    /** Triplets: exactly three coins; G(n) is 0, 0 and then the odious numbers. */
    public static HeapRule triplets() {
        return HeapGame.rule("Triplets", n -> upTo(n, 2).stream().filter(others -> others.size() == 2).toList())
                .withValues(n -> odious(n - 2));
    }

    /** Ruler: any number of neighbouring coins; G(n) is the largest power of 2 that divides n (OEIS A006519). */
    public static HeapRule ruler() {
        return HeapGame.rule("Ruler", n -> {
            Memory.require("coin = " + n + ": its options", OPTION_BYTES * n * n / 16);
            List<Integer> before = IntStream.range(1, n).boxed().toList();
            // Parts of one list: a copy of each would be most of the work.
            List<List<Integer>> all = new ArrayList<>();
            for (int first = 0; first < n; first++) {
                Work.poll();
                all.add(before.subList(first, n - 1));
            }
            return all;
        }).withValues(Integer::lowestOneBit);
    }

    /** The n-th odious number; 0 for n below 1. */
    private static int odious(int n) {
        return n < 1 ? 0 : 2 * (n - 1) + (1 + Integer.bitCount(n - 1)) % 2;
    }

    /** The sets of at most two coins before n. */
    private static List<List<Integer>> upTo(int n, int most) {
        Memory.require("coin = " + n + ": its options", OPTION_BYTES * (most == 1 ? n : (double) n * n / 2));
        List<List<Integer>> all = new ArrayList<>();
        if (n > 0) all.add(List.of());
        for (int a = 1; a < n; a++) {
            Work.poll();
            all.add(List.of(a));
            for (int b = 1; most == 2 && b < a; b++) all.add(List.of(b, a));
        }
        return all;
    }
}
