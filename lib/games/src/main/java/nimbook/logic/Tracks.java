package nimbook.logic;

import java.util.List;

/**
 * The symbols of k numbers read in parallel, and which words of them are canonical on every track. A state of that
 * check is the set of tracks whose last digit was a top digit ({@link Numeration#isTop}), as bits 0 to k − 1; where
 * two zeros must follow, the tracks whose last digit but one was are bits k to 2k − 1.
 */
final class Tracks {

    /** More symbols would make a row of transitions longer than any automaton of use has states. */
    private static final int MOST = 1 << 14;

    private final Numeration numeration;
    private final int count;
    private final int symbols;
    private final int[] tops;
    private final int[] nonzero;

    /** @throws IllegalStateException when there are too many tracks */
    Tracks(Numeration numeration, int count) {
        this.numeration = numeration;
        this.count = count;
        int digits = numeration.digits();
        long product = 1;
        for (int i = 0; i < count; i++) if ((product *= digits) > MOST) throw new IllegalStateException(
                "too large: " + count + " numbers at once with " + digits + " digits each; nothing is decided");
        symbols = (int) product;
        tops = new int[symbols];
        nonzero = new int[symbols];
        for (int s = 0; s < symbols; s++) for (int i = 0, rest = s; i < count; i++, rest /= digits) {
            if (numeration.isTop(rest % digits)) tops[s] |= 1 << i;
            if (rest % digits > 0) nonzero[s] |= 1 << i;
        }
    }

    int symbols() {
        return symbols;
    }

    int digit(int symbol, int track) {
        for (int i = 0; i < track; i++) symbol /= numeration.digits();
        return symbol % numeration.digits();
    }

    /** The state of the check after a symbol; −1 when the word is not canonical. */
    int after(int mask, int symbol) {
        if (((mask | mask >> count) & nonzero[symbol]) != 0) return -1;
        return tops[symbol] | mask % (1 << count) * numeration.c() << count;
    }

    /** Whether a word may end in this state of the check. */
    boolean ends(int mask) {
        return mask == 0 || numeration.endsWithTop();
    }

    /**
     * For each symbol of these tracks the symbol of others: track i of the others reads the digit of track
     * {@code source.get(i)} here.
     */
    int[] table(List<Integer> source) {
        int[] table = new int[symbols];
        for (int s = 0; s < symbols; s++) {
            int factor = 1;
            for (int track : source) {
                table[s] += factor * digit(s, track);
                factor *= numeration.digits();
            }
        }
        return table;
    }

    int count() {
        return count;
    }
}
