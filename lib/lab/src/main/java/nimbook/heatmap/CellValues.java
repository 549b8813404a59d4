package nimbook.heatmap;

import java.util.Objects;
import nimbook.core.Grid;
import nimbook.core.Work;

/**
 * A table's values packed row by row into the smallest type that holds them: one byte for 0 to 254, two for −32767 to
 * 32767, else four, little-endian; the one code that is left over in each type says that a cell has no value.
 * Immutable.
 */
final class CellValues implements Grid {

    /**
     * 2048 × 2048: what the front end draws without lag, and what a saved notebook can bear (8 MB of 16-bit values).
     */
    static final int MOST_CELLS = 1 << 22;
    /** The longest side that every browser's canvas allows. */
    static final int LONGEST = 16_384;

    enum Type {
        U8(1, 255, 0, 254), I16(2, Short.MIN_VALUE, -32_767, 32_767),
        I32(4, Integer.MIN_VALUE, -Integer.MAX_VALUE, Integer.MAX_VALUE);

        final int width;
        final int none;
        private final int least;
        private final int greatest;

        Type(int width, int none, int least, int greatest) {
            this.width = width;
            this.none = none;
            this.least = least;
            this.greatest = greatest;
        }

        boolean holds(int low, int high) {
            return low >= least && high <= greatest;
        }
    }

    private final int rows;
    private final int columns;
    private final Type type;
    private final byte[] packed;
    private final int least;
    private final int greatest;
    private final int without;

    private CellValues(int rows, int columns, Type type, byte[] packed, int least, int greatest, int without) {
        this.rows = rows;
        this.columns = columns;
        this.type = type;
        this.packed = packed;
        this.least = least;
        this.greatest = greatest;
        this.without = without;
    }

    /** Refuses a size before anything is allocated. */
    static void check(int rows, int columns) {
        if (rows < 1) throw new IllegalArgumentException("rows = " + rows + ": a heatmap needs at least 1");
        if (columns < 1) throw new IllegalArgumentException("columns = " + columns + ": a heatmap needs at least 1");
        long cells = (long) rows * columns;
        if (cells > MOST_CELLS) {
            throw new IllegalArgumentException(rows + " × " + columns + " = " + cells
                    + " cells: a heatmap draws at most " + MOST_CELLS + " (2048 × 2048); this one would take "
                    + Math.max(1, cells * 6 >> 20) + " MB in the page. Ask for a smaller table, or show a part:"
                    + " Heatmap.of(rows, columns, (r, c) -> table.at(r + top, c + left))");
        }
        if (rows > LONGEST || columns > LONGEST) {
            throw new IllegalArgumentException(
                    rows + " × " + columns + " cells: a browser's canvas takes at most " + LONGEST + " in a line");
        }
    }

    /**
     * Packs a table. A −1 means "no value" ({@link Grid#NONE}), unless smaller values stand next to it: then the table
     * is one of numbers of both signs and −1 is one of them.
     */
    static CellValues pack(Grid grid) {
        int rows = grid.rows();
        int columns = grid.columns();
        check(rows, columns);
        int cells = rows * columns;
        // Row by row into two bytes a value, and four from the first row on that needs them: an array of whole numbers
        // in between is as large as all the rest.
        Type type = Type.I16;
        byte[] packed = new byte[2 * cells];
        int least = Integer.MAX_VALUE;
        int greatest = Integer.MIN_VALUE;
        int minusOnes = 0;
        int[] line = new int[columns];
        for (int row = 0; row < rows; row++) {
            Work.at(row, rows, "rows");
            grid.copyRow(row, line);
            int low = Integer.MAX_VALUE;
            int high = Integer.MIN_VALUE;
            // A loop without a branch, which the JVM's compiler takes several values at a time.
            for (int value : line) {
                low = Math.min(low, value);
                high = Math.max(high, value);
            }
            if (type == Type.I16 && !type.holds(low, high)) {
                type = Type.I32;
                packed = widened(packed, row * columns);
            }
            put(line, type, packed, row * columns);
            greatest = Math.max(greatest, high == NONE ? Integer.MIN_VALUE : high);
            if (low > NONE) {
                least = Math.min(least, low);
                continue;
            }
            for (int value : line) {
                if (value == NONE) minusOnes++;
                else least = Math.min(least, value);
            }
        }
        boolean signed = least < NONE;
        if (signed) greatest = Math.max(greatest, NONE);
        int without = signed ? 0 : minusOnes;
        if (without == cells) least = greatest = 0;
        if (least == Integer.MIN_VALUE)
            throw new IllegalArgumentException("value " + least + ": a heatmap's values are at least " + (least + 1));
        if (Type.U8.holds(least, greatest)) {
            type = Type.U8;
            packed = lowest(packed);
        } else if (without > 0) replaceMinusOnes(packed, type);
        return new CellValues(rows, columns, type, packed, least, greatest, without);
    }

    // A loop for each width: a buffer takes several times as long in a page.

    private static void put(int[] line, Type type, byte[] packed, int from) {
        int i = type.width * from;
        if (type == Type.I16) {
            for (int value : line) {
                packed[i] = (byte) value;
                packed[i + 1] = (byte) (value >> 8);
                i += 2;
            }
        } else {
            for (int value : line)
                for (int shift = 0; shift < 32; shift += 8) packed[i++] = (byte) (value >> shift);
        }
    }

    /** Two bytes a value to four, of the first cells. */
    private static byte[] widened(byte[] packed, int cells) {
        byte[] wide = new byte[2 * packed.length];
        for (int i = 0; i < cells; i++) {
            wide[4 * i] = packed[2 * i];
            wide[4 * i + 1] = packed[2 * i + 1];
            wide[4 * i + 2] = wide[4 * i + 3] = (byte) (packed[2 * i + 1] >> 7);
        }
        return wide;
    }

    /** The lowest of two bytes a value; that of −1 is the code for no value. */
    private static byte[] lowest(byte[] packed) {
        byte[] bytes = new byte[packed.length / 2];
        for (int i = 0; i < bytes.length; i++) bytes[i] = packed[2 * i];
        return bytes;
    }

    /** A −1, all of whose bytes are −1, becomes the code for no value: the least number, 128 in its highest byte. */
    private static void replaceMinusOnes(byte[] packed, Type type) {
        for (int i = 0; i < packed.length; i += type.width) {
            int top = i + type.width - 1;
            boolean minusOne = true;
            for (int k = i; k <= top; k++) minusOne &= packed[k] == -1;
            if (!minusOne) continue;
            for (int k = i; k < top; k++) packed[k] = 0;
            packed[top] = Byte.MIN_VALUE;
        }
    }

    @Override
    public int rows() {
        return rows;
    }

    @Override
    public int columns() {
        return columns;
    }

    /** The value of a cell; {@link #hasValue} says whether a −1 is one. */
    @Override
    public int at(int row, int column) {
        int code = code(row, column);
        return code == type.none ? NONE : code;
    }

    boolean hasValue(int row, int column) {
        return code(row, column) != type.none;
    }

    private int code(int row, int column) {
        int i = Objects.checkIndex(row, rows) * columns + Objects.checkIndex(column, columns);
        return switch (type) {
            case U8 -> packed[i] & 255;
            case I16 -> packed[2 * i] & 255 | packed[2 * i + 1] << 8;
            case I32 -> packed[4 * i] & 255 | (packed[4 * i + 1] & 255) << 8 | (packed[4 * i + 2] & 255) << 16
                    | packed[4 * i + 3] << 24;
        };
    }

    Type type() {
        return type;
    }

    /** A copy of the packed bytes. */
    byte[] bytes() {
        return packed.clone();
    }

    /** The least value; 0 where no cell has one. */
    int least() {
        return least;
    }

    /** The greatest value; 0 where no cell has one. */
    int greatest() {
        return greatest;
    }

    /** How many cells have no value. */
    int without() {
        return without;
    }

    /** How many values leave the remainder 0, 1, …, modulus − 1. */
    int[] remainders(int modulus) {
        int[] counts = new int[modulus];
        for (int row = 0; row < rows; row++)
            for (int column = 0; column < columns; column++)
                if (hasValue(row, column)) counts[Math.floorMod(at(row, column), modulus)]++;
        return counts;
    }

    /** In how many cells a value stands. */
    int count(int value) {
        int count = 0;
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++)
                if (code(row, column) == value && value != type.none)
                    count++;
        }
        return count;
    }
}
