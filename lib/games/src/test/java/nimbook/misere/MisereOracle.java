package nimbook.misere;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import nimbook.heap.HeapGame;

/** Misère play straight from its definitions, by the lists of options. */
final class MisereOracle {

    private final HeapGame game;
    private final Map<List<Integer>, Integer> values = new HashMap<>();
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

    boolean isP(List<Integer> heaps) {
        return value(heaps) == 0;
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
