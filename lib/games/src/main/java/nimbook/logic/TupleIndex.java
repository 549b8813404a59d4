package nimbook.logic;

import java.util.Arrays;

/**
 * Different tuples of ints, numbered 0, 1, 2, … in the order in which they came; compared exactly. The states of every
 * construction on automata are such tuples: pairs of states, sets of states, rows of classes.
 */
final class TupleIndex {

    private int[] data = new int[256];
    private int[] start = new int[64];
    private int[] table = new int[128];
    private int size;

    TupleIndex() {
        Arrays.fill(table, -1);
    }

    int size() {
        return size;
    }

    int length(int tuple) {
        return start[tuple + 1] - start[tuple];
    }

    int get(int tuple, int i) {
        return data[start[tuple] + i];
    }

    /** The number of the tuple of the first {@code length} values, which is added when it is new. */
    int add(int[] values, int length) {
        int slot = slot(hash(values, 0, length), values, length);
        if (table[slot] >= 0) return table[slot];
        int from = start[size];
        if (from + length > data.length) data = Arrays.copyOf(data, Math.max(from + length, data.length * 2));
        System.arraycopy(values, 0, data, from, length);
        if (size + 2 > start.length) start = Arrays.copyOf(start, start.length * 2);
        start[size + 1] = from + length;
        table[slot] = size++;
        if (size * 2 > table.length) grow();
        return size - 1;
    }

    private int slot(int hash, int[] values, int length) {
        int slot = hash & table.length - 1;
        while (table[slot] >= 0 && !equal(table[slot], values, length)) slot = slot + 1 & table.length - 1;
        return slot;
    }

    private boolean equal(int tuple, int[] values, int length) {
        if (length(tuple) != length) return false;
        int from = start[tuple];
        for (int i = 0; i < length; i++) if (data[from + i] != values[i]) return false;
        return true;
    }

    private void grow() {
        table = new int[table.length * 2];
        Arrays.fill(table, -1);
        for (int tuple = 0; tuple < size; tuple++) {
            int slot = hash(data, start[tuple], length(tuple)) & table.length - 1;
            while (table[slot] >= 0) slot = slot + 1 & table.length - 1;
            table[slot] = tuple;
        }
    }

    private static int hash(int[] values, int from, int length) {
        int hash = length;
        for (int i = from; i < from + length; i++) hash = hash * 0x9E3779B1 + values[i];
        hash ^= hash >>> 15;
        return (hash * 0x85EBCA6B) ^ hash >>> 13;
    }
}
