package nimbook.board;

import java.util.AbstractList;
import java.util.List;
import java.util.RandomAccess;
import java.util.function.Supplier;
import nimbook.core.Asking;
import nimbook.core.Grid;
import nimbook.core.Position;

/**
 * The cells of a game's table that hold a value, by row, then by column: an unmodifiable list that remembers which
 * question it answers. Found at once, or, in the mode {@link Asking}, with the first access to a cell.
 */
public final class CellsWithValue extends AbstractList<Position> implements RandomAccess {

    private final BoardGame game;
    private final boolean outcomes;
    private final int rows;
    private final int columns;
    private final int value;
    private final int limit;
    private Supplier<List<Position>> find;
    private List<Position> cells;

    CellsWithValue(BoardGame game, boolean outcomes, Grid table, int value, int limit, Supplier<List<Position>> find) {
        this.game = game;
        this.outcomes = outcomes;
        this.rows = table.rows();
        this.columns = table.columns();
        this.value = value;
        this.limit = limit;
        this.find = find;
        if (!Asking.isOn()) cells();
    }

    private synchronized List<Position> cells() {
        if (cells == null) cells = find.get();
        find = null;
        return cells;
    }

    /** The game in whose table they were sought. */
    public BoardGame game() {
        return game;
    }

    /** Whether they were sought in the table of outcomes; else in that of Grundy values. */
    public boolean ofOutcomes() {
        return outcomes;
    }

    /** Rows of the table. */
    public int rows() {
        return rows;
    }

    /** Columns of the table. */
    public int columns() {
        return columns;
    }

    /** The value that was sought. */
    public int value() {
        return value;
    }

    /** At most so many were wanted. */
    public int limit() {
        return limit;
    }

    @Override
    public Position get(int index) {
        return cells().get(index);
    }

    @Override
    public int size() {
        return cells().size();
    }
}
