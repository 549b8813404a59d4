package nimbook.heap;

import static nimbook.core.Arguments.refuse;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;
import nimbook.core.Grid;
import nimbook.core.Lazy;

/**
 * The Grundy values of the heaps 0..limit of a one-pile game, computed with the first look at one and remembered.
 * Immutable. Each look may throw what {@link HeapGame#grundy} names.
 */
public final class HeapValues {

    private final HeapGame game;
    private final int limit;
    private final Lazy<int[]> values;

    HeapValues(HeapGame game, int limit, Supplier<int[]> work) {
        this.game = game;
        this.limit = limit;
        this.values = new Lazy<>(work);
    }

    /** The game that this is about. */
    public HeapGame game() {
        return game;
    }

    /** The largest heap. */
    public int limit() {
        return limit;
    }

    /**
     * G(n).
     *
     * @throws IndexOutOfBoundsException unless 0 ≤ n ≤ limit
     */
    public int at(int n) {
        Objects.checkIndex(n, limit + 1);
        return values.get()[n];
    }

    /** G(0), …, G(limit), a copy. */
    public int[] toArray() {
        return values.get().clone();
    }

    /** The largest value. */
    public int max() {
        int max = 0;
        for (int value : values.get()) max = Math.max(max, value);
        return max;
    }

    /** The heaps of a value, ascending; 0 gives the P-positions. */
    public List<Integer> heapsOf(int value) {
        List<Integer> heaps = new ArrayList<>();
        int[] known = values.get();
        for (int n = 0; n <= limit; n++) if (known[n] == value) heaps.add(n);
        return heaps;
    }

    /** The lost heaps, ascending. */
    public List<Integer> pPositions() {
        return heapsOf(0);
    }

    /**
     * The values in lines of a width: the cell (r, c) holds G(r · width + c); cells after the limit hold
     * {@link Grid#NONE}. With the width of a period equal values stand below each other.
     *
     * @throws IllegalArgumentException when the width is below 1
     */
    public Grid wrapped(int width) {
        refuse(width < 1, "width = ", width, ": at least 1 is needed");
        int rows = limit / width + 1;
        return Grid.of(rows, width, (row, column) -> {
            long n = (long) row * width + column;
            return n <= limit ? values.get()[(int) n] : Grid.NONE;
        });
    }

    /** "Kayles (.77): G(0..limit) = 0, 1, 2, 3, …", at most 200 values. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(game.name()).append(": G(0), G(1), … = ");
        int[] known = values.get();
        for (int n = 0; n < Math.min(known.length, 200); n++) text.append(n == 0 ? "" : ", ").append(known[n]);
        return text.append(known.length > 200 ? ", … (to heap " + limit() + ")" : "").toString();
    }
}
