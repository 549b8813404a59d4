package nimbook.board;

import java.util.BitSet;

/**
 * The greedy construction of P-positions row by row: in row a the least column b that is free and whose diagonal b − a
 * is free. For a game whose moves are rows, columns, and diagonals (or a band around them) this is all there is to know
 * about the rows above.
 *
 * <p>The least such b is found by leaping in turn to the next free column and to the next free diagonal.
 */
final class GreedyRowConstruction {

    private final boolean diagonals;
    private final NextFreeIndex columns = new NextFreeIndex();
    private final NextFreeIndex diagonal = new NextFreeIndex();
    private final int shift;

    /** @param rows how many rows there will be: diagonals begin at −(rows − 1) */
    GreedyRowConstruction(int rows, boolean diagonals) {
        this.shift = rows - 1;
        this.diagonals = diagonals;
    }

    /** The least column ≥ from of this row in which neither the column nor the diagonal is used. */
    int least(int row, int from) {
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

    void useColumn(int column) {
        columns.use(column);
    }

    /** @param difference column − row */
    void useDiagonal(int difference) {
        if (difference + shift >= 0) diagonal.use(difference + shift);
    }

    BitSet usedColumns() {
        return columns.used();
    }

    BitSet usedDiagonals() {
        return diagonal.used();
    }
}
