package nimbook.board;

import java.util.Arrays;
import nimbook.core.Grid;

/**
 * The values of a table in the smallest type that holds them (unsigned 8 or 16 bits, or 32), one array a row. When
 * {@code half}, row a keeps the columns b ≥ a only and (a, b) stands for (b, a) too. The largest number of the type
 * stands for {@link Grid#NONE}.
 */
abstract class Values {

    final boolean half;

    private Values(boolean half) {
        this.half = half;
    }

    /** Bytes a value takes when no value is above the bound. */
    static int width(long bound) {
        return bound < 0xFF ? 1 : bound < 0xFFFF ? 2 : 4;
    }

    /** Bytes of the whole table. */
    static double bytes(long rows, long columns, boolean half, long bound) {
        double cells = half ? rows * (double) columns - rows * (rows - 1.0) / 2 : rows * (double) columns;
        return width(bound) * cells + 24.0 * rows;
    }

    /** A table for values up to the bound; all are 0. */
    static Values of(int rows, int columns, boolean half, long bound) {
        return switch (width(bound)) {
            case 1 -> new Bytes(rows, columns, half);
            case 2 -> new Shorts(rows, columns, half);
            default -> new Ints(rows, columns, half);
        };
    }

    abstract int get(int row, int column);

    abstract void set(int row, int column, int value);

    /** Writes the cells (top + i, column), 0 ≤ i &lt; count; when half, all of them lie on or above the diagonal. */
    abstract void putColumn(int column, int top, int count, int[] from);

    /** Reads the cells (row, 0) to (row, columns − 1), where columns &gt; row. */
    final void copyRow(int row, int columns, int[] into) {
        int mirrored = half ? row : 0;
        for (int b = 0; b < mirrored; b++) into[b] = get(b, row);
        stored(row, mirrored, columns, into);
    }

    /** Reads stored cells (row, from) to (row, to − 1) into the same places. */
    abstract void stored(int row, int from, int to, int[] into);

    private static int length(int row, int columns, boolean half) {
        return half ? columns - row : columns;
    }

    private static final class Bytes extends Values {
        private final byte[][] rows;

        Bytes(int rows, int columns, boolean half) {
            super(half);
            this.rows = new byte[rows][];
            Arrays.setAll(this.rows, row -> new byte[length(row, columns, half)]);
        }

        @Override
        int get(int row, int column) {
            int v = (half ? row <= column ? rows[row][column - row] : rows[column][row - column] : rows[row][column])
                    & 0xFF;
            return v == 0xFF ? Grid.NONE : v;
        }

        @Override
        void set(int row, int column, int value) {
            rows[row][half ? column - row : column] = (byte) value;
        }

        @Override
        void putColumn(int column, int top, int count, int[] from) {
            for (int i = 0; i < count; i++) rows[top + i][half ? column - top - i : column] = (byte) from[i];
        }

        @Override
        void stored(int row, int from, int to, int[] into) {
            int shift = half ? row : 0;
            for (int b = from; b < to; b++) {
                int v = rows[row][b - shift] & 0xFF;
                into[b] = v == 0xFF ? Grid.NONE : v;
            }
        }
    }

    private static final class Shorts extends Values {
        private final short[][] rows;

        Shorts(int rows, int columns, boolean half) {
            super(half);
            this.rows = new short[rows][];
            Arrays.setAll(this.rows, row -> new short[length(row, columns, half)]);
        }

        @Override
        int get(int row, int column) {
            int v = (half ? row <= column ? rows[row][column - row] : rows[column][row - column] : rows[row][column])
                    & 0xFFFF;
            return v == 0xFFFF ? Grid.NONE : v;
        }

        @Override
        void set(int row, int column, int value) {
            rows[row][half ? column - row : column] = (short) value;
        }

        @Override
        void putColumn(int column, int top, int count, int[] from) {
            for (int i = 0; i < count; i++) rows[top + i][half ? column - top - i : column] = (short) from[i];
        }

        @Override
        void stored(int row, int from, int to, int[] into) {
            int shift = half ? row : 0;
            for (int b = from; b < to; b++) {
                int v = rows[row][b - shift] & 0xFFFF;
                into[b] = v == 0xFFFF ? Grid.NONE : v;
            }
        }
    }

    private static final class Ints extends Values {
        private final int[][] rows;

        Ints(int rows, int columns, boolean half) {
            super(half);
            this.rows = new int[rows][];
            Arrays.setAll(this.rows, row -> new int[length(row, columns, half)]);
        }

        @Override
        int get(int row, int column) {
            return half ? row <= column ? rows[row][column - row] : rows[column][row - column] : rows[row][column];
        }

        @Override
        void set(int row, int column, int value) {
            rows[row][half ? column - row : column] = value;
        }

        @Override
        void putColumn(int column, int top, int count, int[] from) {
            for (int i = 0; i < count; i++) rows[top + i][half ? column - top - i : column] = from[i];
        }

        @Override
        void stored(int row, int from, int to, int[] into) {
            int shift = half ? row : 0;
            System.arraycopy(rows[row], from - shift, into, from, to - from);
        }
    }
}
