package nimbook.board;

import static nimbook.core.Arguments.refuse;

import java.util.BitSet;

/**
 * The greedy construction of P-positions row by row: in row a the least column b that is free and whose diagonal b − a
 * is free. For a game whose moves are rows, columns, and diagonals (or a band around them) this is all there is to know
 * about the rows above.
 *
 * <p>The least such b is found by leaping in turn to the next free column and to the next free diagonal: O(1)
 * amortized for each leap.
 */
public final class GreedyRowConstruction {

    private final boolean diagonals;
    private final NextFreeIndex columns = new NextFreeIndex();
    private final NextFreeIndex diagonal = new NextFreeIndex();
    private final int shift;

    /**
     * Nothing is used yet.
     *
     * @param rows how many rows there will be: diagonals begin at −(rows − 1)
     * @param diagonals whether diagonals are used, too
     * @throws IllegalArgumentException when rows are negative
     */
    public GreedyRowConstruction(int rows, boolean diagonals) {
        refuse(rows < 0, "rows = ", rows, ": 0 or more");
        this.shift = rows - 1;
        this.diagonals = diagonals;
    }

    /**
     * The least column ≥ from of this row in which neither the column nor the diagonal is used.
     *
     * @throws IllegalArgumentException unless 0 ≤ row &lt; rows and 0 ≤ from ≤ 2³¹ − rows
     */
    public int least(int row, int from) {
        if (row < 0 || row > shift) throw new IllegalArgumentException("row = " + row + ": 0 to " + shift);
        int most = Integer.MAX_VALUE - shift;
        if (from < 0 || from > most) throw new IllegalArgumentException("from = " + from + ": 0 to " + most);
        int b = columns.from(from);
        if (!diagonals) return b;
        int turn = shift - row;
        while (true) {
            int c = diagonal.from(b + turn) - turn;
            if (c == b) return b;
            b = columns.from(c);
            if (b == c) return b;
        }
    }

    /**
     * Uses a column.
     *
     * @throws IllegalArgumentException when it is negative, or so far that the columns up to it do not fit into memory
     */
    public void useColumn(int column) {
        if (column < 0) throw new IllegalArgumentException("column = " + column + ": 0 or more");
        columns.use(column);
    }

    /**
     * Uses a diagonal; one that no row meets is left out.
     *
     * @param difference column − row
     * @throws IllegalArgumentException when it is so far that the diagonals up to it do not fit into memory
     */
    public void useDiagonal(int difference) {
        if (difference > Integer.MAX_VALUE - 1 - shift)
            throw new IllegalArgumentException("difference = " + difference + ": column − row of a cell of the rows");
        if (difference + shift >= 0) diagonal.use(difference + shift);
    }

    /** The columns used, a copy. */
    public BitSet usedColumns() {
        return columns.used();
    }

    /** The diagonals used, by column − row + rows − 1, a copy. */
    public BitSet usedDiagonals() {
        return diagonal.used();
    }
}
