package nimbook.board;

import static nimbook.core.Arguments.refuse;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.TreeSet;
import nimbook.core.Grid;
import nimbook.core.Lazy;
import nimbook.core.Position;
import nimbook.core.Work;

/**
 * The P-positions of the rows 0 … rows − 1, at any column, of a game that moves any distance along rows and columns,
 * and perhaps along diagonals, in a band, and by steps: queen, rook, t-Wythoff, queen + knight's forward jumps, … with
 * any terminal and forbidden cells, normal or misère.
 *
 * <p>Two P-positions never share a row unless the left one of them is unreachable from the right one because the latter
 * is terminal. So a row has the P-positions among its terminal cells and at most one more, which is the least column
 * that no P-position above attacks. Time O(rows) in practice, 4 bytes a row kept: a million rows take some hundredths
 * of a second. They are decided when one is first looked at, which throws {@link nimbook.core.Work.Stopped} when the
 * thread is interrupted.
 */
public final class PPositions {

    private static final int ROWS_A_POLL = 1 << 12;

    private final BoardGame game;
    private final int rows;

    /** The one P-position of each row that no terminal cell is; {@link Grid#NONE} where there is none. */
    private final Lazy<int[]> found;

    PPositions(BoardGame game, int rows) {
        this.game = game;
        this.rows = rows;
        this.found = new Lazy<>(this::decide);
    }

    /** Whether the moves of a game have the form that this method needs. */
    static boolean applies(Moves moves) {
        if (!moves.onlyTowardsCorner() || !moves.hasRay(1, 0) || !moves.hasRay(0, 1)) return false;
        return moves.rays().size() == 2 || moves.rays().size() == 3 && moves.hasRay(1, 1);
    }

    /** Bytes while computing: the result, and the free columns and diagonals with room to grow. */
    static double bytes(Moves moves, double rows) {
        double width = moves.diagonalWidth() + 2.0;
        return 4 * rows * (1 + 1.5 * width + 1.5 * (1 + width));
    }

    private int[] decide() {
        Moves moves = game.moves();
        int band = moves.diagonalWidth();
        GreedyRowConstruction greedy = new GreedyRowConstruction(rows, band > 0 || moves.hasRay(1, 1));
        int width = Math.max(band, 1);
        int specialRows = Math.max(game.terminalCells().rows(), game.forbiddenCells().rows() + 1);
        int[] decided = new int[rows];
        for (int a = 0; a < rows; a++) {
            if (a % ROWS_A_POLL == 0) Work.at(a, rows, "rows");
            // k from row, l = k − s ≥ 1 from column: the diagonals left of the centre are reached only from row + s + 1
            // on.
            for (int s = 1; s < width && s < a; s++)
                for (int b : columns(decided, a - 1 - s)) greedy.useDiagonal(b - (a - 1 - s) - s);
            decided[a] = Grid.NONE;
            int forced = a < specialRows ? firstForced(a) : Integer.MAX_VALUE;
            int b = greedy.least(a, 0);
            while (b < forced && excluded(decided, a, b, a < specialRows)) b = greedy.least(a, b + 1);
            if (b < forced) decided[a] = b;
            for (int c : columns(decided, a)) {
                greedy.useColumn(c);
                for (int s = 0; s < width; s++) greedy.useDiagonal(c - a + s);
            }
        }
        Work.at(rows, rows, "rows");
        return decided;
    }

    /** The least terminal cell of a row that is a P-position. */
    private int firstForced(int row) {
        if (game.isMisere()) return Integer.MAX_VALUE;
        for (int column : game.terminalCells().columnsOf(row))
            if (!game.forbiddenCells().contains(row, column)) return column;
        return Integer.MAX_VALUE;
    }

    /**
     * Whether a cell that no line attacks, left of the row's terminal P-positions, is not a P-position all the same.
     */
    private boolean excluded(int[] decided, int row, int column, boolean special) {
        if (special) {
            if (game.forbiddenCells().contains(row, column)) return true;
            if (game.terminalCells().contains(row, column)) return true;
        }
        if (game.isMisere() && game.isStuck(row, column)) return true;
        for (Moves.Step step : game.moves().steps()) {
            int down = step.down(), left = step.left();
            if (row >= down && column >= left && isP(decided, row - down, column - left)) return true;
        }
        return false;
    }

    /** The game that these are the P-positions of. */
    public BoardGame game() {
        return game;
    }

    /** Number of rows. */
    public int rows() {
        return rows;
    }

    /**
     * The columns of the P-positions of a row, ascending: one, or several where terminal cells are.
     *
     * @throws IndexOutOfBoundsException outside 0 ≤ row &lt; rows
     */
    public int[] columns(int row) {
        Objects.checkIndex(row, rows);
        return columns(found.get(), row);
    }

    private int[] columns(int[] decided, int row) {
        int own = decided[row];
        if (game.isMisere() || row >= game.terminalCells().rows())
            return own == Grid.NONE ? new int[0] : new int[] {own};
        TreeSet<Integer> columns = new TreeSet<>();
        if (own != Grid.NONE) columns.add(own);
        for (int column : game.terminalCells().columnsOf(row))
            if (!game.forbiddenCells().contains(row, column)) columns.add(column);
        int[] sorted = new int[columns.size()];
        int i = 0;
        for (int column : columns) sorted[i++] = column;
        return sorted;
    }

    /**
     * The least column of a P-position of the row.
     *
     * @throws IndexOutOfBoundsException outside 0 ≤ row &lt; rows
     */
    public int column(int row) {
        return columns(row)[0];
    }

    /** @throws IndexOutOfBoundsException outside 0 ≤ row &lt; rows */
    public boolean isP(int row, int column) {
        Objects.checkIndex(row, rows);
        return isP(found.get(), row, column);
    }

    private boolean isP(int[] decided, int row, int column) {
        if (decided[row] == column) return true;
        return !game.isMisere() && game.terminalCells().contains(row, column)
                && !game.forbiddenCells().contains(row, column);
    }

    /**
     * The first P-positions, by row, then by column.
     *
     * @param limit the most wanted, ≥ 0
     */
    public List<Position> list(int limit) {
        refuse(limit < 0, "limit = ", limit, ": at least 0 is needed");
        List<Position> list = new ArrayList<>();
        for (int row = 0; row < rows() && list.size() < limit; row++) {
            for (int column : columns(row)) if (list.size() < limit) list.add(Position.of(row, column));
        }
        return List.copyOf(list);
    }

    /** The bits of a table of outcomes. */
    long[][] table(int columns) {
        long[][] previous = new long[rows()][(columns + 63) / 64];
        for (int row = 0; row < rows(); row++) {
            if (row % ROWS_A_POLL == 0) Work.poll();
            for (int column : columns(row)) if (column < columns) previous[row][column >> 6] |= 1L << column;
        }
        return previous;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof PPositions p && game.equals(p.game) && rows() == p.rows();
    }

    @Override
    public int hashCode() {
        return game.hashCode() * 31 + rows();
    }

    @Override
    public String toString() {
        List<Position> first = list(20);
        String text = first.toString();
        return "P-positions, " + game.name() + ", rows 0 to " + (rows() - 1) + ": "
                + text.substring(1, text.length() - 1) + (rows() > first.size() ? ", …" : "");
    }
}
