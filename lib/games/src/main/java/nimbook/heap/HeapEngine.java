package nimbook.heap;

import java.util.Arrays;
import nimbook.core.Work;

/** The Grundy values of a one-pile game, found heap by heap; what is found stays valid when the work is stopped. */
abstract class HeapEngine {

    /** The values of heaps 0..count − 1. */
    int[] values = new int[64];
    int count;

    /**
     * marks[v] = n says that v is the value of an option of n (or, where an engine needs it, n's stamp); grows with the
     * values.
     */
    int[] marks = new int[64];
    private int stamp;

    /** The value of heap n, given those of 0..n − 1. */
    abstract int next(int n);

    final void extend(int limit) {
        if (limit < count) return;
        if (limit >= values.length) values = Arrays.copyOf(values, (int) Math.min(Integer.MAX_VALUE - 16L,
                Math.max(limit + 1L, Math.min(2L * values.length, limit + limit / 4L))));
        for (int n = count; n <= limit; n++) {
            if ((n & 0xff) == 0) Work.at(n, limit + 1L, "heaps");
            values[n] = next(n);
            count = n + 1;
        }
    }

    final int value(int n) {
        return values[n];
    }

    final int[] first(int limit) {
        return Arrays.copyOf(values, limit + 1);
    }

    /** Begins a new set of marks. */
    final int fresh() {
        // One for each heap: it never comes to its end.
        return ++stamp;
    }

    /** Lets values below 2^k be marked, k the bit length of the value: XORs of such values too. */
    final void room(int value) {
        int needed = Integer.highestOneBit(Math.max(1, value)) * 4;
        if (marks.length < needed) marks = Arrays.copyOf(marks, needed);
    }

    final int mex(int stamp) {
        int mex = 0;
        while (marks[mex] == stamp) mex++;
        return mex;
    }
}
