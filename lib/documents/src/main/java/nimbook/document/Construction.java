package nimbook.document;

import static nimbook.core.Arguments.refuse;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import nimbook.core.Grid;
import nimbook.core.Position;
import nimbook.core.Work;
import nimbook.wythoff.Piles;

/**
 * The inductive construction of the P-positions (document: wythoff.txt, W2): among the positions whose row, column and
 * difference are not struck yet, the one with the least x, y and y − x is the next P-position; then its row, its column
 * (and, by symmetry, the mirrored ones) and its difference are struck.
 *
 * <p>It uses neither φ nor the game's outcomes: it keeps marks only, so it can be compared with both. O(n) time and
 * memory for n steps.
 */
public final class Construction implements Iterable<Construction.Step> {

    /** 10⁷ steps keep about 7 MB of marks; the floor formula has no limit. */
    public static final int MAX_STEPS = 10_000_000;

    private final int steps;

    private Construction(int steps) {
        this.steps = steps;
    }

    /**
     * One step.
     *
     * @param n the number of the step, from 0
     * @param x the least number that is struck neither as a row nor as a column
     * @param y the least one such that neither y nor y − x is struck
     * @param difference y − x
     */
    public record Step(int n, int x, int y, int difference) {

        /** The rows and columns that this step strikes: x and y, as rows and as columns. */
        public List<Integer> lines() {
            return x == y ? List.of(x) : List.of(x, y);
        }

        /** The P-position (x, y) of this step. */
        public Piles piles() {
            return Piles.of(x, y);
        }

        /** The P-position and its mirror image, as cells of a board. */
        public List<Position> positions() {
            return x == y ? List.of(Position.of(x, y)) : List.of(Position.of(x, y), Position.of(y, x));
        }

        /** "n = 2: (3, 5) is ○; struck: rows and columns 3 and 5, difference 2". */
        @Override
        public String toString() {
            return "n = " + n + ": (" + x + ", " + y + ") is ○; struck: rows and columns " + x
                    + (x == y ? "" : " and " + y) + ", difference " + difference;
        }
    }

    /**
     * The steps 0 to count − 1.
     *
     * @throws IllegalArgumentException unless 1 ≤ count ≤ {@value #MAX_STEPS}
     */
    public static Construction of(int count) {
        refuse(count < 1 || count > MAX_STEPS, "count = ", count, ": from 1 to ", MAX_STEPS, " steps can be shown");
        return new Construction(count);
    }

    /**
     * Whether (x, y) has been struck by the steps 0 to n: its row, its column or its difference is used, and it is no
     * P-position itself.
     *
     * @throws IllegalArgumentException when n, x or y is out of range
     */
    public static boolean isStruck(int n, int x, int y) {
        Piles.of(x, y);
        for (Step s : of(n + 1)) {
            boolean own = Math.min(x, y) == s.x && Math.max(x, y) == s.y;
            if (own) return false;
            if (x == s.x || x == s.y || y == s.x || y == s.y || Math.abs(y - x) == s.difference) return true;
        }
        return false;
    }

    /**
     * The board after the steps 0 to {@code steps}: 0 at the P-positions found, 1 at struck cells, 2 where nothing is
     * decided yet.
     *
     * @param size rows and columns, row = x, column = y
     * @throws IllegalArgumentException when steps or size is out of range
     */
    public static Grid board(int steps, int size) {
        refuse(size < 1 || size > 2048, "size = ", size, ": from 1 to 2048 rows and columns can be shown");
        Construction made = of(steps + 1);
        return Grid.lazy(size, size, () -> board(made, size));
    }

    private static Grid board(Construction made, int size) {
        byte[] cells = new byte[size * size];
        java.util.Arrays.fill(cells, (byte) 2);
        for (Step s : made) {
            Work.poll();
            for (int x = 0; x < size; x++) {
                for (int y = 0; y < size; y++) {
                    boolean own = Math.min(x, y) == s.x && Math.max(x, y) == s.y;
                    boolean struck = x == s.x || x == s.y || y == s.x || y == s.y || Math.abs(y - x) == s.difference;
                    if (own) cells[x * size + y] = 0;
                    else if (struck && cells[x * size + y] == 2) cells[x * size + y] = 1;
                }
            }
        }
        return Grid.of(size, size, (row, column) -> cells[row * size + column]);
    }

    @Override
    public Iterator<Step> iterator() {
        return new Iterator<>() {
            private final BitSet lines = new BitSet();
            private final BitSet differences = new BitSet();
            private int n;
            private int x;
            private int difference;

            @Override
            public boolean hasNext() {
                return n < steps;
            }

            @Override
            public Step next() {
                if (!hasNext()) throw new java.util.NoSuchElementException("the construction has " + steps + " steps");
                if ((n & 0xFFFF) == 0) Work.at(n, steps, "steps");
                x = lines.nextClearBit(x);
                difference = differences.nextClearBit(difference);
                int y = x + difference;
                while (lines.get(y) || differences.get(y - x)) y++;
                lines.set(x);
                lines.set(y);
                differences.set(y - x);
                return new Step(n++, x, y, y - x);
            }
        };
    }

    /** All steps in one list. */
    public List<Step> list() {
        List<Step> all = new ArrayList<>(steps);
        for (Step step : this) all.add(step);
        return List.copyOf(all);
    }

    /** The steps, one after the other. */
    public Stream<Step> stream() {
        return StreamSupport.stream(spliterator(), false);
    }

    /** The steps, one a line; long constructions end after a hundred lines with their number. */
    @Override
    public String toString() {
        StringBuilder out = new StringBuilder();
        for (Step step : this) {
            if (step.n == 100) return out.append("… ").append(steps).append(" steps in all").toString();
            out.append(step).append(step.n == steps - 1 ? "" : "\n");
        }
        return out.toString();
    }
}
