package nimbook.board;

import nimbook.core.Position;

/** Where the terminal and the forbidden cells of a game lie in a table; a cell that is both is forbidden. */
final class SpecialCells {

    static final int PLAIN = 0;
    static final int TERMINAL = 1;
    static final int FORBIDDEN = 2;

    private final Cells terminal;
    private final Cells forbidden;
    private final boolean[] columns;

    SpecialCells(BoardGame game, int rows, int columns) {
        terminal = game.terminalCells();
        forbidden = game.forbiddenCells();
        this.columns = new boolean[columns];
        for (Cells cells : new Cells[] {terminal, forbidden}) {
            for (Position p : cells.list()) if (p.row() < rows && p.column() < columns) this.columns[p.column()] = true;
        }
    }

    boolean inColumn(int column) {
        return columns[column];
    }

    int at(int row, int column) {
        return forbidden.contains(row, column) ? FORBIDDEN : terminal.contains(row, column) ? TERMINAL : PLAIN;
    }
}
