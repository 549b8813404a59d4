package nimbook.misere;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import nimbook.core.Work;

/**
 * The misère play of sums of a few heaps, the generators, where every other heap counts as a given sum of generators. A
 * position is a vector of exponents. Decided by the rules, each position once.
 */
final class ReducedGame {

    /** Plays longer than this would need a deeper stack than a thread has. */
    private static final int DEEP = 1500;

    /** How many moves may still be looked at, by all searches that share it. */
    static final class Allowance {
        private long moves;

        Allowance(long moves) {
            this.moves = moves;
        }
    }

    private final int most;
    private final Allowance allowance;
    private List<int[][]> options = new ArrayList<>();
    private boolean[] isStar = {};
    private long[] hashes = {};
    private final List<int[]> levels = new ArrayList<>();
    private final PositionTable known = new PositionTable();

    /**
     * @param most positions that are kept, about 100 bytes each
     * @param allowance time: a move takes a tenth of a microsecond
     */
    ReducedGame(int most, Allowance allowance) {
        this.most = most;
        this.allowance = allowance;
    }

    /**
     * Sets the generators' options. What is known stays when these only became more.
     *
     * @param now for each generator its options, as vectors that do not end with 0
     * @return whether what was known is known still
     */
    boolean set(List<int[][]> now) {
        boolean same = now.size() >= options.size();
        for (int g = 0; same && g < options.size(); g++) same = Arrays.deepEquals(now.get(g), options.get(g));
        if (!same) known.clear();
        options = now;
        isStar = new boolean[now.size()];
        hashes = new long[now.size()];
        for (int g = 0; g < now.size(); g++) {
            hashes[g] = PositionTable.hash(g);
            isStar[g] = true;
            for (int[] option : now.get(g)) isStar[g] &= option.length == 0;
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
        int[] at = level(0);
        long hash = 0;
        for (int g = 0; g < at.length; g++) {
            at[g] = g < position.length ? position[g] : 0;
            if (isStar[g]) at[g] &= 1;
            hash += at[g] * hashes[g];
        }
        return decide(0, hash);
    }

    /** The position that is looked at after so many moves. */
    private int[] level(int depth) {
        if (depth == levels.size()) levels.add(new int[0]);
        if (levels.get(depth).length != options.size()) levels.set(depth, new int[options.size()]);
        return levels.get(depth);
    }

    private boolean decide(int depth, long hash) {
        int[] at = level(depth);
        int length = at.length;
        while (length > 0 && at[length - 1] == 0) length--;
        if (length == 0) return false;
        allowance.moves--;
        int before = known.get(hash, at, length);
        if (before >= 0) return before > 0;
        if (known.size() >= most || depth > DEEP || allowance.moves < 0) throw new TooLarge();
        Work.poll();
        boolean p = true;
        for (int g = length - 1; p && g >= 0; g--) {
            if (at[g] == 0) continue;
            for (int[] option : options.get(g)) {
                if (!decide(depth + 1, move(at, level(depth + 1), hash, g, option))) continue;
                p = false;
                break;
            }
        }
        known.put(hash, at, length, p ? 1 : 0);
        return p;
    }

    /**
     * Writes the position after a move. Of two heaps from which only the empty heap is reached both may be left out in
     * misère play: a move in one is answered in the other.
     *
     * @return its hash
     */
    private long move(int[] at, int[] after, long hash, int generator, int[] option) {
        System.arraycopy(at, 0, after, 0, at.length);
        after[generator]--;
        long found = hash - hashes[generator];
        for (int g = 0; g < option.length; g++) {
            if (option[g] == 0) continue;
            int now = after[g] + option[g];
            if (isStar[g]) now &= 1;
            found += (now - after[g]) * hashes[g];
            after[g] = now;
        }
        return found;
    }
}
