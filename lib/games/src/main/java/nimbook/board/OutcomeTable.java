package nimbook.board;

import java.util.Objects;
import java.util.function.Supplier;
import nimbook.core.Grid;
import nimbook.core.GridText;
import nimbook.core.Lazy;
import nimbook.core.Outcome;
import nimbook.core.TableGrid;

/**
 * A table of outcomes that remembers its game; as a Grid: 0 at P-positions, 1 at N-positions, {@link Grid#NONE} at
 * forbidden cells. One bit a cell, computed when one is first looked at. Two tables are equal when game and size are.
 */
public final class OutcomeTable extends TableGrid {

    private final BoardGame game;
    /** Bit column % 64 of [row][column / 64] is set at P-positions. */
    private final Lazy<long[][]> previous;

    /** @param work computes the bits of {@link #previous} */
    OutcomeTable(BoardGame game, int rows, int columns, Supplier<long[][]> work) {
        super(rows, columns);
        this.game = game;
        this.previous = new Lazy<>(work);
    }

    @Override
    public boolean isOutcomes() {
        return true;
    }

    static double bytes(long rows, long columns) {
        long words = (columns + 63) / 64;
        return rows * (24.0 + 8 * words);
    }

    /** The game that these are the outcomes of. */
    public BoardGame game() {
        return game;
    }

    /** @throws IllegalArgumentException for a forbidden cell, which has no outcome */
    public Outcome outcome(int row, int column) {
        return switch (at(row, column)) {
            case 0 -> Outcome.P;
            case 1 -> Outcome.N;
            default -> throw new IllegalArgumentException(
                    "cell (" + row + ", " + column + ") is forbidden: it has no outcome");
        };
    }

    @Override
    protected int value(int row, int column) {
        if (isP(row, column)) return 0;
        return game.forbiddenCells().contains(row, column) ? NONE : 1;
    }

    boolean isP(int row, int column) {
        return (previous.get()[row][column >> 6] >>> column & 1) != 0;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof OutcomeTable t && rows() == t.rows() && columns() == t.columns() && game.equals(t.game);
    }

    @Override
    public int hashCode() {
        return Objects.hash(game, rows(), columns(), "outcomes");
    }

    @Override
    public String toString() {
        return GridText.of("Outcomes, " + game.name(), this, v -> v == NONE ? "×" : v == 0 ? "P" : "·");
    }
}
