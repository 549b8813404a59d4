package nimbook.game;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.Supplier;
import nimbook.core.GameGrid;
import nimbook.core.Lazy;
import nimbook.core.Position;
import nimbook.core.TableGrid;

/** The values or outcomes of a family of starts, and the moves among its cells. */
final class StartGrid extends TableGrid implements GameGrid {

    private static final int EMPTY = -1;

    private final Game<?> game;
    private final boolean outcomes;
    private final Lazy<Cells> table;
    private final Map<Integer, List<Position>> cells = new HashMap<>();

    /**
     * Row by row.
     *
     * @param shown what the cells show, {@link #NONE} where there is no position
     * @param numbers of the positions, −1 where there is none
     */
    record Cells(int[][] shown, int[][] numbers) {}

    /** @param work gives the cells, with the first look at one */
    StartGrid(Game<?> game, boolean outcomes, int rows, int columns, Supplier<Cells> work) {
        super(rows, columns);
        this.game = game;
        this.outcomes = outcomes;
        this.table = new Lazy<>(work);
    }

    @Override
    protected int value(int row, int column) {
        return table.get().shown[row][column];
    }

    @Override
    protected void copy(int row, int[] into) {
        System.arraycopy(table.get().shown[row], 0, into, 0, columns());
    }

    @Override
    public String name() {
        return game.name();
    }

    @Override
    public boolean isMisere() {
        return game.isMisere();
    }

    @Override
    public boolean isOutcomes() {
        return outcomes;
    }

    private int[] numbers(int row, int column) {
        at(row, column);
        int number = table.get().numbers[row][column];
        return number == EMPTY ? new int[0] : game.optionsOf(number);
    }

    /** Where each position stands; made when it is first needed. */
    private synchronized List<Position> cells(int number) {
        int[][] numbers = table.get().numbers;
        if (cells.isEmpty())
            for (int row = 0; row < rows(); row++) for (int column = 0; column < columns(); column++)
                cells.computeIfAbsent(numbers[row][column], n -> new ArrayList<>()).add(Position.of(row, column));
        return cells.getOrDefault(number, List.of());
    }

    @Override
    public List<Position> options(int row, int column) {
        TreeSet<Position> found = new TreeSet<>();
        for (int to : numbers(row, column)) found.addAll(cells(to));
        return List.copyOf(found);
    }

    @Override
    public int optionsOutside(int row, int column) {
        int outside = 0;
        for (int to : numbers(row, column)) if (cells(to).isEmpty()) outside++;
        return outside;
    }
}
