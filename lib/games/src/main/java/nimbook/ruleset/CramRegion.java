package nimbook.ruleset;

import static nimbook.core.Arguments.nonNull;
import static nimbook.core.Arguments.refuse;

import java.util.ArrayList;
import java.util.List;
import nimbook.core.Position;

/**
 * Connected free squares of a board, moved to its upper left corner; of the region and its mirror images the one with
 * the smallest number, since all have the same value.
 *
 * @param rows rows of the least rectangle around the region
 * @param columns its columns
 * @param squares square (row, column) is bit row·columns + column; 1 is free
 */
public record CramRegion(int rows, int columns, long squares) {

    /** Bits of a long without its sign, and room to look one row further. */
    private static final int MOST = 62;

    /**
     * @throws IllegalArgumentException unless the sides are at least 1, their product at most 62, and no bit is beyond
     */
    public CramRegion {
        refuse(rows < 1 || columns < 1 || (long) rows * columns > MOST, "rows × columns = ", rows, " × ", columns,
                ": sides from 1 on and at most ", MOST, " squares are allowed");
        refuse(squares < 0 || squares >>> rows * columns != 0, "squares = ", squares, ": a bit beyond the rectangle");
    }

    /** A whole board. */
    static CramRegion board(int rows, int columns) {
        new CramRegion(rows, columns, 0);
        return new CramRegion(rows, columns, (1L << rows * columns) - 1);
    }

    /** Whether a square is free; one outside of the rectangle is not. */
    public boolean isFree(int row, int column) {
        boolean inside = row >= 0 && column >= 0 && row < rows && column < columns;
        return inside && (squares >> row * columns + column & 1) != 0;
    }

    /**
     * The regions that a domino on two squares leaves.
     *
     * @throws IllegalArgumentException when one is not free, or they are no neighbours
     */
    public List<CramRegion> after(Position one, Position other) {
        nonNull(one, "one");
        nonNull(other, "other");
        long apart = Math.abs((long) one.row() - other.row()) + Math.abs((long) one.column() - other.column());
        refuse(apart != 1 || !isFree(one.row(), one.column()) || !isFree(other.row(), other.column()), "domino on ",
                one, " and ", other, ": two free squares side by side are needed");
        return parts(squares & ~(bit(one) | bit(other)));
    }

    private long bit(Position at) {
        return 1L << at.row() * columns + at.column();
    }

    /** The regions that each domino leaves; single squares, on which no domino fits, are left out. */
    List<List<CramRegion>> options() {
        List<List<CramRegion>> options = new ArrayList<>();
        for (long rest = squares; rest != 0; rest &= rest - 1) {
            long first = Long.lowestOneBit(rest);
            int row = Long.numberOfTrailingZeros(rest) / columns;
            int column = Long.numberOfTrailingZeros(rest) % columns;
            if (isFree(row, column + 1)) options.add(parts(squares & ~(first | first << 1)));
            if (isFree(row + 1, column)) options.add(parts(squares & ~(first | first << columns)));
        }
        return options;
    }

    private List<CramRegion> parts(long left) {
        List<CramRegion> parts = new ArrayList<>();
        long inner = 0;   // squares that have a left neighbour
        for (long rest = left; rest != 0; rest &= rest - 1)
            if (Long.numberOfTrailingZeros(rest) % columns > 0) inner |= Long.lowestOneBit(rest);
        while (left != 0) {
            long part = 0;
            long grown = Long.lowestOneBit(left);
            while (grown != part) {
                part = grown;
                grown |= (part << columns | part >>> columns | part << 1 & inner | (part & inner) >>> 1) & left;
            }
            left &= ~part;
            if (Long.bitCount(part) > 1) parts.add(cut(part));
        }
        return parts;
    }

    /** The part in its own rectangle, as the smallest of its mirror images. */
    private CramRegion cut(long part) {
        int top = Long.numberOfTrailingZeros(part) / columns;
        int bottom = (63 - Long.numberOfLeadingZeros(part)) / columns;
        int left = columns;
        int right = 0;
        for (long rest = part; rest != 0; rest &= rest - 1) {
            int column = Long.numberOfTrailingZeros(rest) % columns;
            left = Math.min(left, column);
            right = Math.max(right, column);
        }
        int height = bottom - top + 1;
        int width = right - left + 1;
        long[] images = new long[8];
        for (long rest = part; rest != 0; rest &= rest - 1) {
            int at = Long.numberOfTrailingZeros(rest);
            int r = at / columns - top;
            int c = at % columns - left;
            for (int image = 0; image < 8; image++) {
                int a = (image & 1) == 0 ? r : height - 1 - r;
                int b = (image & 2) == 0 ? c : width - 1 - c;
                images[image] |= 1L << ((image & 4) == 0 ? a * width + b : b * height + a);
            }
        }
        // Of a rectangle that is wider than high only upright images are taken, of a square all.
        int from = width > height ? 4 : 0;
        int to = width < height ? 4 : 8;
        long least = images[from];
        for (int image = from; image < to; image++) least = Math.min(least, images[image]);
        return new CramRegion(Math.max(height, width), Math.min(height, width), least);
    }

    /** A line for each row: □ for a free square, · for another. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (int row = 0; row < rows; row++) {
            if (row > 0) text.append('/');
            for (int column = 0; column < columns; column++) text.append(isFree(row, column) ? '□' : '·');
        }
        return text.toString();
    }
}
