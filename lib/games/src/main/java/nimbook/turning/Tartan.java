package nimbook.turning;

import static nimbook.core.Arguments.copy;
import static nimbook.core.Arguments.nonNull;
import static nimbook.core.Arguments.refuse;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import nimbook.core.Grid;
import nimbook.core.Memory;
import nimbook.core.Outcome;
import nimbook.core.Position;
import nimbook.core.Work;
import nimbook.heap.HeapGame;
import nimbook.number.Nim;

/**
 * The product of two coin-turning games: coins lie in the cells (row, column), row, column ≥ 1. Where one game lets the
 * coins {r} ∪ R be turned and the other {c} ∪ C, a move of the product turns all coins of ({r} ∪ R) × ({c} ∪ C), and
 * (r, c) must go from heads to tails.
 *
 * <p><b>Tartan theorem</b> (Conway; Winning Ways, chapter 14): the Grundy value of the coin (r, c) is G₁(r) ⊗ G₂(c),
 * the product of the two values in the field of nimbers ({@link Nim}). A position's value is the nim-sum over its
 * heads.
 *
 * @param rows the game of the rows, as in {@link CoinTurning}
 * @param columns the game of the columns
 */
public record Tartan(HeapGame rows, HeapGame columns) {

    /** A cell in a list, and its place. */
    private static final double BYTES = 40;

    /** @throws IllegalArgumentException when a game is missing */
    public Tartan {
        nonNull(rows, "rows");
        nonNull(columns, "columns");
    }

    /** The product of two games. */
    public static Tartan of(HeapGame rows, HeapGame columns) {
        return new Tartan(rows, columns);
    }

    /**
     * The Grundy value of a single head: G₁(row) ⊗ G₂(column).
     *
     * @throws IllegalArgumentException when the row or column is negative, or its values would not fit into memory
     */
    public int value(int row, int column) {
        return (int) Nim.product(rows.value(row), columns.value(column));
    }

    /**
     * The value of a position, by the cells of its heads; the nim-sum of theirs.
     *
     * @throws IllegalArgumentException as {@link #value(int, int)}
     */
    public int value(Position... heads) {
        int sum = 0;
        for (Position head : copy(heads, "heads")) sum ^= value(head.row(), head.column());
        return sum;
    }

    /**
     * P exactly when the value is 0.
     *
     * @throws IllegalArgumentException as {@link #value(int, int)}
     */
    public Outcome outcome(Position... heads) {
        return value(heads) == 0 ? Outcome.P : Outcome.N;
    }

    /**
     * What a move can make of a single head, by the rules: each option as the cells that are heads afterwards.
     *
     * @throws IllegalArgumentException as {@link HeapGame#options}, and when the options would not fit into memory
     */
    public List<List<Position>> options(int row, int column) {
        List<List<Integer>> down = rows.options(row);
        List<List<Integer>> across = columns.options(column);
        Memory.require("cell (" + row + ", " + column + "): its options", BYTES * coins(down) * coins(across));
        List<List<Position>> all = new ArrayList<>();
        for (List<Integer> r : down) {
            for (List<Integer> c : across) {
                Work.poll();
                Set<Position> heads = new LinkedHashSet<>();
                List<Integer> turnedRows = with(r, row);
                List<Integer> turnedColumns = with(c, column);
                for (int a : turnedRows) {
                    for (int b : turnedColumns) {
                        Position cell = Position.of(a, b);
                        // Turned twice is not turned.
                        if (!(a == row && b == column) && !heads.add(cell)) heads.remove(cell);
                    }
                }
                all.add(List.copyOf(heads));
            }
        }
        return List.copyOf(all);
    }

    /** How many coins these options turn, the coin itself in each. */
    private static double coins(List<List<Integer>> options) {
        return options.stream().mapToDouble(option -> option.size() + 1.0).sum();
    }

    private static List<Integer> with(List<Integer> others, int last) {
        List<Integer> all = new ArrayList<>(others);
        all.add(last);
        return all;
    }

    /**
     * The values of the cells (r, c), 0 ≤ r &lt; rows, 0 ≤ c &lt; columns; row 0 and column 0 hold no coins and 0.
     *
     * @throws IllegalArgumentException when a size is below 1, or the values would not fit into memory
     */
    public Grid grundy(int rows, int columns) {
        refuse(rows < 1 || columns < 1, "rows × columns = ", rows, " × ", columns, ": at least 1 × 1 is needed");
        int[] first = this.rows.grundy(rows - 1).toArray();
        int[] second = this.columns.grundy(columns - 1).toArray();
        return Grid.of(rows, columns, (r, c) -> (int) Nim.product(first[r], second[c]));
    }

    @Override
    public String toString() {
        return rows.name() + " × " + columns.name();
    }
}
