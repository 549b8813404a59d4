package nimbook.game;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeSet;
import nimbook.core.GameGrid;
import nimbook.core.Position;

/** The values or outcomes of a family of starts, and the moves among its cells. */
final class StartsGrid implements GameGrid {

    private static final int EMPTY = -1;

    private final String name;
    private final boolean misere;
    private final boolean outcomes;
    private final int[][] shown;
    private final int[][] numbers;
    private final Positions<?> positions;
    private final Map<Integer, List<Position>> cells = new HashMap<>();

    /**
     * @param shown what the cells show, {@link #NONE} where there is no position
     * @param numbers of the positions, −1 where there is none
     */
    StartsGrid(Game<?> game, boolean outcomes, int[][] shown, int[][] numbers, Positions<?> positions) {
        this.name = game.name();
        this.misere = game.isMisere();
        this.outcomes = outcomes;
        this.shown = shown;
        this.numbers = numbers;
        this.positions = positions;
    }

    @Override
    public int rows() {
        return shown.length;
    }

    @Override
    public int columns() {
        return shown[0].length;
    }

    @Override
    public int at(int row, int column) {
        return shown[Objects.checkIndex(row, rows())][Objects.checkIndex(column, columns())];
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public boolean isMisere() {
        return misere;
    }

    @Override
    public boolean isOutcomes() {
        return outcomes;
    }

    private int[] numbers(int row, int column) {
        at(row, column);
        int number = numbers[row][column];
        return number == EMPTY ? new int[0] : positions.options(number);
    }

    /** Where each position stands; made when it is first asked for. */
    private synchronized List<Position> cells(int number) {
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
