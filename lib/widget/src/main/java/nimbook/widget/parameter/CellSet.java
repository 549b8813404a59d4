package nimbook.widget.parameter;

import static nimbook.widget.model.NullChecks.nonNull;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.Function;

/**
 * A set of cells of a small board, 0 ≤ row &lt; rows, 0 ≤ column &lt; columns: switched one by one in its control, or
 * by a component ({@code view.set(name, [[row, column], …])}).
 *
 * @param <T> what a computation takes for a set of cells
 */
public final class CellSet<T> extends Parameter<T> {
    /** The control draws every square as a button; more than this on a side would be no control any more. */
    private static final int MOST = 64;

    /** A cell: row from the top, column from the left, both from 0. */
    public record Cell(int row, int column) implements Comparable<Cell> {
        @Override
        public int compareTo(Cell other) {
            return row != other.row ? Integer.compare(row, other.row) : Integer.compare(column, other.column);
        }

        @Override
        public String toString() {
            return "(" + row + ", " + column + ")";
        }
    }

    private final int rows;
    private final int columns;
    private final Function<List<Cell>, T> make;
    private final Function<T, List<Cell>> list;

    private CellSet(String name, int rows, int columns, Function<List<Cell>, T> make, Function<T, List<Cell>> list,
            T start) {
        super(name, start);
        this.rows = rows;
        this.columns = columns;
        this.make = make;
        this.list = list;
        check(start);
    }

    /**
     * Cells as a list, sorted by row and column; starts empty.
     *
     * @throws IllegalArgumentException when a side is not 1 to 64
     */
    public static CellSet<List<Cell>> of(String name, int rows, int columns) {
        return of(name, rows, columns, cells -> cells, cells -> cells);
    }

    /** Cells as another type: what makes it of a sorted list, and what lists its cells. */
    public static <T> CellSet<T> of(String name, int rows, int columns, Function<List<Cell>, T> make,
            Function<T, List<Cell>> list) {
        nonNull(make, "make");
        nonNull(list, "list");
        if (rows < 1 || rows > MOST || columns < 1 || columns > MOST) {
            throw new IllegalArgumentException(
                    "cells of " + name + ", " + rows + " × " + columns + ": 1 to " + MOST + " rows and columns");
        }
        return new CellSet<>(name, rows, columns, make, list, make.apply(List.of()));
    }

    /**
     * The same board, another first set.
     *
     * @throws IllegalArgumentException when a cell lies outside
     */
    public CellSet<T> start(T cells) {
        return new CellSet<>(name(), rows, columns, make, list, cells);
    }

    /** Rows of the board, 1 to 64. */
    public int rows() {
        return rows;
    }

    /** Columns of the board, 1 to 64. */
    public int columns() {
        return columns;
    }

    @Override
    protected T check(T value) {
        if (value == null) throw refuse(null, "a set of cells");
        return make.apply(inside(list.apply(value)));
    }

    private List<Cell> inside(List<Cell> cells) {
        for (Cell cell : nonNull(cells, "what list gives")) {
            if (cell.row < 0 || cell.row >= rows || cell.column < 0 || cell.column >= columns) {
                throw refuse(cell, "cells with row 0 to " + (rows - 1) + " and column 0 to " + (columns - 1));
            }
        }
        return List.copyOf(new TreeSet<>(cells));
    }

    @Override
    protected Map<String, Object> spec() {
        return spec("cells", "rows", rows, "columns", columns);
    }

    @Override
    protected Object toJson(T value) {
        return list.apply(value).stream().map(cell -> List.of(cell.row, cell.column)).toList();
    }

    @Override
    protected T fromJson(Object json) {
        List<Cell> cells = new ArrayList<>();
        if (!(json instanceof List<?> pairs)) throw refuse(json, "a list of [row, column]");
        for (Object pair : pairs) {
            if (!(pair instanceof List<?> both) || both.size() != 2 || !(both.get(0) instanceof Long row)
                    || !(both.get(1) instanceof Long column) || row != row.intValue() || column != column.intValue()) {
                throw refuse(pair, "a list of [row, column]");
            }
            cells.add(new Cell(row.intValue(), column.intValue()));
        }
        return make.apply(inside(cells));
    }

    /** As "T = {(0, 0), (1, 2)}". */
    @Override
    public String toString() {
        List<Cell> cells = list.apply(value());
        return name() + " = " + cells.toString().replace('[', '{').replace(']', '}');
    }
}
