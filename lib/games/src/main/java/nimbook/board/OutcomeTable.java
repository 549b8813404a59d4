package nimbook.board;

/** A table of outcomes that remembers its game; as a Grid: 0 at P-positions, 1 at N-positions. */
public final class OutcomeTable implements Grid {
    private final BoardGame game;
    private final int rows;
    private final int columns;
    private final boolean[] next;

    OutcomeTable(BoardGame game, int rows, int columns, boolean[] next) {
        this.game = game;
        this.rows = rows;
        this.columns = columns;
        this.next = next;
    }

    public BoardGame game() {
        return game;
    }

    public Outcome outcome(int row, int column) {
        return at(row, column) == 0 ? Outcome.P : Outcome.N;
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
        return next[row * columns + java.util.Objects.checkIndex(column, columns)] ? 1 : 0;
    }
}
