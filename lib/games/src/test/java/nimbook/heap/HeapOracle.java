package nimbook.heap;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.IntUnaryOperator;

/**
 * One-pile games straight from their definitions: no engine, no theorem but Sprague and Grundy's, and that only where
 * it is named.
 */
public final class HeapOracle {

    /** The moves of a heap. */
    interface Moves {
        List<List<Integer>> of(int n);
    }

    private final Moves moves;
    private final Map<List<Integer>, Boolean> normal = new HashMap<>();
    private final Map<List<Integer>, Boolean> misere = new HashMap<>();

    HeapOracle(Moves moves) {
        this.moves = moves;
    }

    /** By the game's own lists of options. */
    public static HeapOracle of(HeapGame game) {
        return new HeapOracle(game::options);
    }

    /**
     * Coins in a row, k neighbouring ones of which are taken with a to the left and b to the right; the digit of k
     * allows what it allows.
     */
    static HeapOracle octal(String code) {
        int point = code.indexOf('.');
        return new HeapOracle(n -> {
            List<List<Integer>> all = new ArrayList<>();
            for (int a = 0; a <= n; a++) {
                for (int b = 0; a + b <= n; b++) {
                    int k = n - a - b;
                    int place = point + k + (k == 0 ? -1 : 0);
                    int digit =
                            place >= 0 && place < code.length() && (k > 0 || point > 0) ? code.charAt(place) - '0' : 0;
                    int heaps = (a > 0 ? 1 : 0) + (b > 0 ? 1 : 0);
                    if (k == 0 && heaps < 2) continue;
                    if ((digit >> heaps & 1) == 0) continue;
                    List<Integer> option = new ArrayList<>();
                    if (a > 0) option.add(a);
                    if (b > 0) option.add(b);
                    all.add(option);
                }
            }
            return all;
        });
    }

    /** Each once, its heaps ascending; fewer heaps first, then by size. */
    List<List<Integer>> moves(int n) {
        TreeSet<List<Integer>> all = new TreeSet<>((a, b) -> {
            if (a.size() != b.size()) return a.size() - b.size();
            for (int i = 0; i < a.size(); i++) if (!a.get(i).equals(b.get(i))) return a.get(i) - b.get(i);
            return 0;
        });
        for (List<Integer> option : moves.of(n)) all.add(option.stream().sorted().toList());
        return List.copyOf(all);
    }

    /** Grundy values of the heaps to a limit. */
    public int[] values(int limit) {
        int[] values = new int[limit + 1];
        for (int n = 0; n <= limit; n++) {
            TreeSet<Integer> seen = new TreeSet<>();
            for (List<Integer> option : moves.of(n))
                seen.add(option.stream().mapToInt(heap -> values[heap]).reduce(0, (x, y) -> x ^ y));
            while (seen.contains(values[n])) values[n]++;
        }
        return values;
    }

    /**
     * won[n][q] of a pile of n coins of which at most q may be taken, by the rules alone: some s ≤ q leaves a lost pile
     * with its quota; quotas beyond the limit are the limit. Nothing left is won in misère play.
     */
    public static boolean[][] won(int limit, int quotas, IntUnaryOperator quotaAfter, boolean misere) {
        boolean[][] won = new boolean[limit + 1][quotas + 1];
        Arrays.fill(won[0], misere);
        for (int n = 1; n <= limit; n++) {
            for (int q = 1; q <= quotas; q++)
                won[n][q] = won[n][q - 1] || q <= n && !won[n - q][Math.min(quotas, quotaAfter.applyAsInt(q))];
        }
        return won;
    }

    /** By play: no values. */
    boolean isP(List<Integer> heaps, boolean misereRule) {
        List<Integer> at = heaps.stream().filter(n -> n > 0).sorted().toList();
        Map<List<Integer>, Boolean> known = misereRule ? misere : normal;
        Boolean before = known.get(at);
        if (before != null) return before;
        boolean stuck = true;
        boolean p = true;
        for (int i = 0; i < at.size() && p; i++) {
            for (List<Integer> option : moves.of(at.get(i))) {
                stuck = false;
                List<Integer> next = new ArrayList<>(at);
                next.remove(i);
                next.addAll(option);
                if (isP(next, misereRule)) {
                    p = false;
                    break;
                }
            }
        }
        if (stuck && misereRule) p = false;
        known.put(at, p);
        return p;
    }
}
