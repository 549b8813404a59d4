package nimbook.period;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import nimbook.core.Work;
import nimbook.heap.Octal;

/** Makes the certificate by rare values of a period that is known: which heaps are rare, and how far splits reach. */
final class SparseFinder {

    private final Octal game;
    private final int[] g;
    private final int mask;
    private final List<Integer> rare = new ArrayList<>();

    private SparseFinder(Octal game, int[] g, int mask) {
        this.game = game;
        this.g = g;
        this.mask = mask;
        for (int n = 1; n < g.length; n++) if (!isCommon(g[n])) rare.add(n);
    }

    /**
     * The certificate.
     *
     * @param g the values of the heaps 0, 1, …
     * @return empty when these are too few: the last heap of rare value, and the heaps that show rare values to the
     *     others, lie too far for the range of the theorem
     */
    static Optional<SparseRepetition> find(Octal game, int[] g, long preperiod, long period, int mask) {
        SparseFinder finder = new SparseFinder(game, g, mask);
        long first = Math.max(1, preperiod) + game.reach();
        int last = finder.rare.isEmpty() ? 1 : finder.rare.get(finder.rare.size() - 1);
        for (int reach = last, longer; first + reach + period <= g.length; reach = longer) {
            longer = reach;
            for (long n = first + reach; n < first + reach + period; n++)
                longer = Math.max(longer, finder.needed((int) n));
            if (longer == reach)
                return Optional.of(new SparseRepetition(game, preperiod, period, mask, reach, finder.rare));
        }
        return Optional.empty();
    }

    private boolean isCommon(int value) {
        return (Integer.bitCount(value & mask) & 1) != 0;
    }

    /** The least reach with which heap n, of common value, has all rare values below its own as options. */
    private int needed(int n) {
        Work.poll();
        BitSet wanted = new BitSet();
        for (int value = 0; value < g[n]; value++) if (!isCommon(value)) wanted.set(value);
        for (int k = 1; k <= game.reach(); k++)
            if ((game.digit(k) & 2) != 0) wanted.clear(g[n - k]);
        int a = 0;
        while (!wanted.isEmpty() && 2 * ++a <= n) {
            for (int k = 0; k <= game.reach(); k++)
                if ((game.digit(k) & 4) != 0 && a <= n - k - a) wanted.clear(g[a] ^ g[n - k - a]);
        }
        return a;
    }
}
