package nimbook.misere;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import nimbook.core.Work;

/**
 * The misère play of sums of a few heaps, the generators, where every other heap counts as a given sum of generators. A
 * position is a vector of exponents. Decided by the rules, each position once.
 */
final class ReducedGame {

    /** Plays longer than this would need a deeper stack than a thread has. */
    private static final int DEEP = 1500;

    private final int most;
    private List<int[][]> options = new ArrayList<>();
    private boolean[] isStar = {};
    private int depth;

    /** @param most positions that are kept, about 150 bytes each */
    ReducedGame(int most) {
        this.most = most;
    }
    private final Map<String, Boolean> known = new HashMap<>();

    /**
     * Sets the generators' options. What is known stays when these only became more.
     *
     * @param now for each generator its options, as vectors
     * @return whether what was known is known still
     */
    boolean set(List<int[][]> now) {
        boolean same = now.size() >= options.size();
        for (int g = 0; same && g < options.size(); g++) same = Arrays.deepEquals(now.get(g), options.get(g));
        if (!same) known.clear();
        options = now;
        isStar = new boolean[now.size()];
        for (int g = 0; g < now.size(); g++) {
            isStar[g] = true;
            for (int[] option : now.get(g)) isStar[g] &= Words.isZero(option);
        }
        return same;
    }

    int generators() {
        return options.size();
    }

    int[][] options(int generator) {
        return options.get(generator);
    }

    /**
     * Whether the player to move loses.
     *
     * @throws TooLarge when this cannot be decided within the limits
     */
    boolean isP(int[] position) {
        depth = 0;
        return decide(position);
    }

    private boolean decide(int[] position) {
        int[] at = position.clone();
        // Two heaps from which only the empty heap is reached may be left out in misère play: a move in one is
        // answered in the other.
        for (int g = 0; g < at.length; g++) if (isStar[g]) at[g] &= 1;
        if (Words.isZero(at)) return false;
        String key = Words.key(at);
        Boolean before = known.get(key);
        if (before != null) return before;
        if (known.size() >= most || depth > DEEP) throw new TooLarge();
        if ((known.size() & 0x3ff) == 0) Work.poll();
        depth++;
        boolean p = true;
        for (int g = at.length - 1; p && g >= 0; g--) {
            if (at[g] == 0) continue;
            for (int[] option : options.get(g)) {
                if (!decide(Words.replace(at, g, option))) continue;
                p = false;
                break;
            }
        }
        depth--;
        known.put(key, p);
        return p;
    }
}
