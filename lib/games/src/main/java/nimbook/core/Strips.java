package nimbook.core;

/**
 * A computation in strips, each of them in blocks from left to right, that several threads may share: block j of strip
 * s needs block j − 1 of its own strip and block j of strip s − 1, and nothing else that is not written yet.
 * {@link Work#run} runs it.
 *
 * <p>The code of a block is plain and free of threads. It writes only what no other strip touches before it has done
 * its own block j.
 *
 * @param <W> working space of one thread, passed on from one of its strips to the next
 */
public interface Strips<W> {

    /** The number of strips. */
    int count();

    /** The number of blocks of a strip, 0 to blocks − 1. */
    int blocks();

    /** The first block that a strip has; the blocks before it count as done. It never falls as the strip grows. */
    default int firstBlock(int strip) {
        return 0;
    }

    /**
     * How many blocks a strip may be ahead of the next one, ≥ 1: for strips that hand on in a ring what they leave
     * behind. With such a limit the strips run side by side, block by block, so there are no more of them than threads,
     * and what a strip keeps is not in a thread's space.
     */
    default int lead() {
        return Integer.MAX_VALUE;
    }

    /**
     * Whether block j of a strip needs block j − 1 of every strip, and of block j none; they then run side by side as
     * with {@link #lead}.
     */
    default boolean inStep() {
        return false;
    }

    /** About how many cells all strips have together: few of them stay on one thread. */
    long cells();

    /** New working space for a thread; null where none is needed. */
    default W space() {
        return null;
    }

    /** Computes a block of a strip, and polls ({@link Work#poll}) at least every 50 ms. */
    void block(W space, int strip, int block);
}
