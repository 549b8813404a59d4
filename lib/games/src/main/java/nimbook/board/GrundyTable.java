package nimbook.board;

import java.util.Objects;
import java.util.function.Supplier;
import nimbook.core.Grid;
import nimbook.core.GridText;
import nimbook.core.Lazy;
import nimbook.core.TableGrid;

/**
 * A table of Grundy values (normal play) that remembers its game: at(row, column) is the value of the cell,
 * {@link Grid#NONE} where the cell is forbidden. Computed with the first look at a value. Two tables are equal when
 * game and size are. {@code toString} shows a corner of at most 40 × 30 values.
 */
public final class GrundyTable extends TableGrid {

    private final BoardGame game;
    private final boolean turned;
    private final Lazy<Solved> solved;

    /** What an engine found. */
    record Solved(Values values, int max) {}

    /**
     * @param turned whether the values are stored with row and column exchanged
     * @param work finds them
     */
    GrundyTable(BoardGame game, int rows, int columns, boolean turned, Supplier<Solved> work) {
        super(rows, columns);
        this.game = game;
        this.turned = turned;
        this.solved = new Lazy<>(work);
    }

    /** The game that these are the Grundy values of. */
    public BoardGame game() {
        return game;
    }

    @Override
    protected int value(int row, int column) {
        Values values = solved.get().values;
        return turned ? values.get(column, row) : values.get(row, column);
    }

    @Override
    @SuppressWarnings("ArgumentSelectionDefectChecker")   // exchanged on purpose
    protected void copy(int row, int[] into) {
        Values values = solved.get().values;
        if (turned) for (int column = 0; column < columns(); column++) into[column] = values.get(column, row);
        else values.copyRow(row, columns(), into);
    }

    /** The largest value, in O(1) once they are computed. */
    @Override
    public int max() {
        return solved.get().max;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof GrundyTable t && rows() == t.rows() && columns() == t.columns() && game.equals(t.game);
    }

    @Override
    public int hashCode() {
        return Objects.hash(game, rows(), columns());
    }

    @Override
    public String toString() {
        return GridText.of("Grundy values, " + game.name(), this, v -> v == NONE ? "×" : Integer.toString(v));
    }
}
