package nimbook.misere;

import java.util.Arrays;

/**
 * What is known of positions: vectors of exponents, zeros at the end left out, with a number each. A table with open
 * addressing, because a search looks a position up some ten times for each that it finds, and a string for each look
 * would be most of its time. A position is found by its whole vector; the hash only says where to look.
 */
final class PositionTable {

    private static final int FIRST = 1 << 10;

    /** Where keys end: 512 MB. */
    private static final int MOST = 1 << 28;

    private long[] hashes = new long[FIRST];
    /** Where the key of a place begins, plus 1; 0 for a free place. */
    private int[] starts = new int[FIRST];
    /** The keys: a length, so many exponents, and the number. */
    private char[] keys = new char[16 * FIRST];
    private int used;
    private int size;

    /** What a generator adds to the hash of a position with it. */
    static long hash(int generator) {
        long mixed = (generator + 1) * 0x9e3779b97f4a7c15L;
        mixed = (mixed ^ mixed >>> 30) * 0xbf58476d1ce4e5b9L;
        return mixed ^ mixed >>> 31;
    }

    int size() {
        return size;
    }

    void clear() {
        Arrays.fill(starts, 0);
        used = 0;
        size = 0;
    }

    /** Where a position stands, or the free place where it would; its vector has the length given. */
    private int place(long hash, int[] at, int length) {
        int i = (int) (hash ^ hash >>> 32) & starts.length - 1;
        while (starts[i] != 0 && !(hashes[i] == hash && isKey(starts[i] - 1, at, length)))
            i = i + 1 & starts.length - 1;
        return i;
    }

    private boolean isKey(int start, int[] at, int length) {
        if (keys[start] != length) return false;
        for (int g = 0; g < length; g++) if (keys[start + 1 + g] != at[g]) return false;
        return true;
    }

    /** The number of a position; −1 for one that is not known. */
    int get(long hash, int[] at, int length) {
        int start = starts[place(hash, at, length)];
        return start == 0 ? -1 : keys[start + length];
    }

    /** @throws TooLarge when an exponent, the number or the table does not fit */
    void put(long hash, int[] at, int length, int number) {
        boolean fits = number <= Character.MAX_VALUE;
        for (int g = 0; g < length; g++) fits &= at[g] <= Character.MAX_VALUE;
        if (!fits) throw new TooLarge();
        if (2 * size >= starts.length) grow();
        if (used > MOST) throw new TooLarge();
        if (used + length + 2 > keys.length) keys = Arrays.copyOf(keys, 2 * keys.length + length);
        int i = place(hash, at, length);
        hashes[i] = hash;
        starts[i] = used + 1;
        keys[used++] = (char) length;
        for (int g = 0; g < length; g++) keys[used++] = (char) at[g];
        keys[used++] = (char) number;
        size++;
    }

    private void grow() {
        long[] before = hashes;
        int[] old = starts;
        hashes = new long[2 * before.length];
        starts = new int[2 * before.length];
        for (int i = 0; i < old.length; i++) {
            if (old[i] == 0) continue;
            int to = (int) (before[i] ^ before[i] >>> 32) & starts.length - 1;
            while (starts[to] != 0) to = to + 1 & starts.length - 1;
            hashes[to] = before[i];
            starts[to] = old[i];
        }
    }
}
