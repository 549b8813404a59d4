package nimbook.board;

/**
 * Used-sets of many lines (rows, columns, diagonals, …) of a board as bit sets of two levels: one bit a used value, and
 * one summary bit a full word of 64 values. A line is {@code sums} summary words followed by the value words, all lines
 * in one array.
 */
final class UsedValueSets {

    /** The values of a word are 1 &lt;&lt; SHIFT, its words of a summary word as many. */
    static final int SHIFT = 6;
    /** A word all of whose values are used. */
    static final long FULL = -1L;

    /** Longest array that a JVM is sure to give. */
    private static final int MOST_WORDS = Integer.MAX_VALUE - 8;

    final long[] bits;
    final int sums;
    /** Words from one line to the next; 0 when the lines do not take part, so that every line is the same empty one. */
    final int stride;

    /** @param bound the largest value */
    UsedValueSets(int lines, int bound, boolean active) {
        sums = sums(bound);
        int words = stride(bound);
        stride = active ? words : 0;
        bits = new long[active ? lines * words : words];
    }

    static double bytes(double lines, int bound) {
        return 8 * lines * stride(bound);
    }

    static boolean addressable(double lines, int bound) {
        return lines * stride(bound) <= MOST_WORDS;
    }

    private static int sums(int bound) {
        return (bound >> 2 * SHIFT) + 1;
    }

    private static int stride(int bound) {
        int words = sums(bound) + (bound >> SHIFT) + 1;
        // An odd number of cache lines: successive lines then do not fall into the same few cache sets.
        int cacheLines = (words + 7) / 8 | 1;
        return words <= 4 ? words : cacheLines * 8;
    }

    /** The least value of a word that is not empty. */
    static int lowest(long word) {
        return Long.numberOfTrailingZeros(word);
    }

    /**
     * Marks a value in the line that begins at base.
     *
     * @return whether a word of 64 values is full now
     */
    static boolean mark(long[] bits, int base, int sums, int value) {
        int at = base + sums + (value >> SHIFT);
        long word = bits[at] | 1L << value;
        bits[at] = word;
        if (word != FULL) return false;
        bits[base + (value >> 2 * SHIFT)] |= 1L << (value >> SHIFT);
        return true;
    }

    /**
     * Clears the words that hold a value, with their summary: enough calls of it empty a line without walking over all
     * of it.
     */
    void wipe(int base, int value) {
        bits[base + sums + (value >> SHIFT)] = 0;
        bits[base + (value >> 2 * SHIFT)] = 0;
    }
}
