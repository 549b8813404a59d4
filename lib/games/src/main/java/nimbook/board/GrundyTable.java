package nimbook.board;

/** A table of Grundy values that remembers its game. */
public final class GrundyTable implements Grid {
    private final BoardGame game;
    private final int rows;
    private final int columns;
    private final short[] values;

    GrundyTable(BoardGame game, int rows, int columns, short[] values) {
        this.game = game;
        this.rows = rows;
        this.columns = columns;
        this.values = values;
    }

    public BoardGame game() {
        return game;
    }

    @Override
    public int rows() {
        return rows;
    }

    @Override
    public int columns() {
        return columns;
    }

    @Override
    public int at(int row, int column) {
        java.util.Objects.checkIndex(row, rows);
        return values[row * columns + java.util.Objects.checkIndex(column, columns)];
    }
}
