package nimbook.board;

import java.util.List;

/** A game of one piece on a board: moves × terminal cells × forbidden cells × normal or misère play. Immutable. */
public final class BoardGame {

    private final Moves moves;
    private final Cells terminal;
    private final Cells forbidden;
    private final boolean misere;

    private BoardGame(Moves moves, Cells terminal, Cells forbidden, boolean misere) {
        this.moves = moves;
        this.terminal = terminal;
        this.forbidden = forbidden;
        this.misere = misere;
    }

    public static BoardGame of(Moves moves) {
        return new BoardGame(moves, Cells.none(), Cells.none(), false);
    }

    /** Wythoff's game. */
    public static BoardGame queen() {
        return of(new Moves("queen", List.of(new Moves.Step(1, 0), new Moves.Step(0, 1), new Moves.Step(1, 1)), List.of()));
    }

    public static BoardGame rook() {
        return of(new Moves("rook", List.of(new Moves.Step(1, 0), new Moves.Step(0, 1)), List.of()));
    }

    public BoardGame terminal(Cells cells) {
        return new BoardGame(moves, cells, forbidden, misere);
    }

    public BoardGame forbidden(Cells cells) {
        return new BoardGame(moves, terminal, cells, misere);
    }

    public BoardGame misere() {
        return new BoardGame(moves, terminal, forbidden, true);
    }

    public BoardGame normal() {
        return new BoardGame(moves, terminal, forbidden, false);
    }

    public Moves moves() {
        return moves;
    }

    public Cells terminalCells() {
        return terminal;
    }

    public Cells forbiddenCells() {
        return forbidden;
    }

    public boolean isMisere() {
        return misere;
    }

    /** In a few words, as a figure's title says it: "queen, terminal row + column ≤ 2, misère". */
    public String name() {
        return moves.name() + (terminal.size() == 0 ? "" : ", terminal " + terminal.name())
                + (forbidden.size() == 0 ? "" : ", forbidden " + forbidden.name()) + (misere ? ", misère" : "");
    }

    /** The legal moves from a cell: none from a terminal cell, none into a forbidden one. */
    public List<Position> options(int row, int column) {
        if (terminal.contains(row, column)) return List.of();
        return moves.from(row, column).stream().filter(p -> !forbidden.contains(p.row(), p.column())).toList();
    }

    public Outcome outcome(int row, int column) {
        return outcomes(row + 1, column + 1).outcome(row, column);
    }

    /** The Grundy value of a cell, normal play. */
    public int value(int row, int column) {
        return grundy(row + 1, column + 1).at(row, column);
    }

    /** Every move to a P-position; empty exactly at P-positions. */
    public List<Position> winningMoves(int row, int column) {
        return options(row, column).stream().filter(p -> outcome(p.row(), p.column()) == Outcome.P).toList();
    }

    /** The Grundy values of the cells (0, 0) to (rows − 1, columns − 1), normal play. */
    public GrundyTable grundy(int rows, int columns) {
        short[] values = new short[rows * columns];
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                if (forbidden.contains(row, column)) {
                    values[row * columns + column] = Grid.NONE;
                    continue;
                }
                java.util.BitSet seen = new java.util.BitSet();
                for (Position p : options(row, column)) seen.set(values[p.row() * columns + p.column()]);
                values[row * columns + column] = (short) seen.nextClearBit(0);
            }
        }
        return new GrundyTable(this, rows, columns, values);
    }

    /** The outcomes of the cells (0, 0) to (rows − 1, columns − 1). */
    public OutcomeTable outcomes(int rows, int columns) {
        boolean[] next = new boolean[rows * columns];
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                boolean[] known = next;
                int c = columns;
                java.util.List<Position> to = options(row, column);
                next[row * columns + column] = to.isEmpty() ? misere : to.stream().anyMatch(p -> !known[p.row() * c + p.column()]);
            }
        }
        return new OutcomeTable(this, rows, columns, next);
    }
}
