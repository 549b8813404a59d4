package nimbook.misere;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import nimbook.heap.HeapGame;

/** Misère play straight from its definitions, by the lists of options. */
final class MisereOracle {

    private final HeapGame game;
    private final Map<List<Integer>, Integer> values = new HashMap<>();
    private final Map<List<Integer>, Boolean> lost = new HashMap<>();
    private final Map<Integer, List<List<Integer>>> options = new HashMap<>();

    MisereOracle(HeapGame game) {
        this.game = game;
    }

    /** A position: heaps of the game, and Nim heaps as negative numbers. */
    private List<List<Integer>> options(int heap) {
        if (heap > 0) return game.options(heap);
        List<List<Integer>> less = new ArrayList<>();
        for (int m = 0; m < -heap; m++) less.add(m == 0 ? List.of() : List.of(-m));
        return less;
    }

    /** mex of the options' misère Grundy values; 1 without a move. */
    int value(List<Integer> heaps) {
        List<Integer> at = new ArrayList<>(heaps);
        at.removeIf(n -> n == 0);
        at.sort(null);
        Integer before = values.get(at);
        if (before != null) return before;
        BitSet seen = new BitSet();
        for (int i = 0; i < at.size(); i++) {
            for (List<Integer> option : options.computeIfAbsent(at.get(i), this::options)) {
                List<Integer> after = new ArrayList<>(at);
                after.remove(i);
                after.addAll(option);
                seen.set(value(after));
            }
        }
        int value = seen.isEmpty() ? 1 : seen.nextClearBit(0);
        values.put(at, value);
        return value;
    }

    /** The definition: a P-position has moves, none of them to a P-position. */
    boolean isP(List<Integer> heaps) {
        Boolean known = lost.get(heaps);
        if (known != null) return known;
        boolean moves = false;
        boolean won = false;
        for (int i = 0; i < heaps.size() && !won; i++) {
            if (i > 0 && heaps.get(i).equals(heaps.get(i - 1))) continue;
            for (List<Integer> option : options.computeIfAbsent(heaps.get(i), this::options)) {
                List<Integer> after = new ArrayList<>(heaps);
                after.remove(i);
                moves = true;
                won |= isP(with(after, option));
            }
        }
        lost.put(heaps, moves && !won);
        return moves && !won;
    }

    /** How many of the sums are told apart by their outcomes beside each other: no quotient has fewer elements. */
    int classes(List<List<Integer>> sums) {
        Set<BitSet> classes = new HashSet<>();
        for (List<Integer> x : sums) {
            BitSet outcomes = new BitSet();
            for (int i = 0; i < sums.size(); i++) outcomes.set(i, isP(with(x, sums.get(i))));
            classes.add(outcomes);
        }
        return classes.size();
    }

    /** All sums of heaps to a size with at most so many coins. */
    static List<List<Integer>> sums(int coins, int largest) {
        List<List<Integer>> all = new ArrayList<>(List.of(List.of()));
        for (int n = 1; n <= Math.min(coins, largest); n++)
            for (List<Integer> rest : sums(coins - n, n)) all.add(with(rest, List.of(n)));
        return all;
    }

    /** Both sums together, sorted. */
    static List<Integer> with(List<Integer> heaps, List<Integer> more) {
        List<Integer> sum = new ArrayList<>(heaps);
        sum.addAll(more);
        sum.sort(null);
        return sum;
    }

    /** The quotient for the heaps to a size; empty where it is larger than the 200 elements that are searched. */
    static java.util.Optional<MisereQuotient> quotient(nimbook.heap.Octal game, int heaps) {
        try {
            return java.util.Optional.of(MisereQuotient.of(game, heaps));
        } catch (IllegalArgumentException e) {
            if (!e.getMessage().contains("more than the limit of 200")) throw e;
            return java.util.Optional.empty();
        }
    }
}
