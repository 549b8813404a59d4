package nimbook.board;

import java.util.Arrays;
import java.util.BitSet;
import nimbook.core.Memory;

/**
 * The numbers 0, 1, 2, … that are still free: one is used up, the next free one is found. Union-find with path halving,
 * so both take almost constant time. Grows as far as numbers are used.
 */
final class NextFreeIndex {

    private int[] next = new int[64];
    private int size;

    /** The least free number ≥ i. */
    int from(int i) {
        while (i < size) {
            int j = next[i];
            if (j == i) return i;
            if (j >= size) return j;
            next[i] = next[j];
            i = j;
        }
        return i;
    }

    void use(int i) {
        if (i >= size) grow(i + 1);
        if (next[i] == i) next[i] = i + 1;
    }

    BitSet used() {
        BitSet used = new BitSet(size);
        for (int i = 0; i < size; i++) if (next[i] != i) used.set(i);
        return used;
    }

    private void grow(int to) {
        if (to > next.length)
            Memory.require("the numbers 0 … " + (to - 1), (double) Integer.BYTES * to, to < Integer.MAX_VALUE - 8);
        if (to > next.length) next = Arrays.copyOf(next, Math.max(to, next.length + (next.length >> 1)));
        for (int i = size; i < to; i++) next[i] = i;
        size = to;
    }
}
