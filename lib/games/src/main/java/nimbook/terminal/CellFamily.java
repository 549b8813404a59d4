package nimbook.terminal;

import static nimbook.core.Arguments.copy;
import static nimbook.core.Arguments.nonNull;
import static nimbook.core.Arguments.refuse;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.IntFunction;
import nimbook.board.Cells;
import nimbook.core.Position;

/** A numbered family of sets of cells, to be tried as terminal sets one after another. */
public final class CellFamily {

    /** The most members of a family: their results are all kept, about a kilobyte each. */
    private static final int MOST = 1_000_000;

    private final String name;
    private final int size;
    private final IntFunction<Cells> member;

    private CellFamily(String name, int size, IntFunction<Cells> member) {
        this.name = name;
        this.size = size;
        this.member = member;
    }

    /**
     * The triangles row + column ≤ k, k = 0 … most.
     *
     * @throws IllegalArgumentException unless 0 ≤ most ≤ 1000
     */
    public static CellFamily triangles(int most) {
        limit("most", most, 0, 1000);
        return new CellFamily("triangles row + column ≤ 0 … " + most, most + 1, Cells::triangle);
    }

    /**
     * The strips of 1 … most cells in the first row.
     *
     * @throws IllegalArgumentException unless 1 ≤ most ≤ 10 000
     */
    public static CellFamily strips(int most) {
        limit("most", most, 1, 10_000);
        return new CellFamily("strips of 1 … " + most + " cells", most, i -> Cells.strip(i + 1));
    }

    /**
     * The squares of side 1 … most.
     *
     * @throws IllegalArgumentException unless 1 ≤ most ≤ 1000
     */
    public static CellFamily squares(int most) {
        limit("most", most, 1, 1000);
        return new CellFamily("squares of side 1 … " + most, most, i -> Cells.square(i + 1));
    }

    /**
     * The rectangles of 1 … rows by 1 … columns cells, by rows, then by columns.
     *
     * @throws IllegalArgumentException unless 1 ≤ rows ≤ 1000 and 1 ≤ columns ≤ 1000
     */
    public static CellFamily rectangles(int rows, int columns) {
        limit("rows", rows, 1, 1000);
        limit("columns", columns, 1, 1000);
        return new CellFamily("rectangles to " + rows + " × " + columns, rows * columns,
                i -> Cells.rectangle(i / columns + 1, i % columns + 1));
    }

    /**
     * The diagonals of 1 … most cells from the corner.
     *
     * @throws IllegalArgumentException unless 1 ≤ most ≤ 1000
     */
    public static CellFamily diagonals(int most) {
        limit("most", most, 1, 1000);
        return new CellFamily("diagonals of 1 … " + most + " cells", most, i -> Cells.diagonal(i + 1));
    }

    /**
     * The Young diagrams of so many cells: the partitions of the number.
     *
     * @throws IllegalArgumentException unless 1 ≤ cells ≤ 60
     */
    public static CellFamily youngDiagrams(int cells) {
        limit("cells", cells, 1, 60);
        List<int[]> partitions = new ArrayList<>();
        partitions(cells, cells, new int[cells], 0, partitions);
        return new CellFamily("Young diagrams of " + cells + " cells", partitions.size(),
                i -> Cells.young(partitions.get(i)));
    }

    /**
     * All subsets with (0, 0) of the k × k square, 2^(k²−1) of them: member i has the cell (row, column) ≠ (0, 0) when
     * bit row·k + column − 1 of i is set.
     *
     * @throws IllegalArgumentException unless 1 ≤ k ≤ 4
     */
    public static CellFamily subsetsOfSquare(int k) {
        refuse(k == 5, "k = 5: 16 777 216 sets, whose results would take more than ", MOST,
                " lines; 1 ≤ k ≤ 4 is allowed");
        limit("k", k, 1, 4);
        return new CellFamily("subsets with (0, 0) of the " + k + " × " + k + " square", 1 << k * k - 1,
                i -> subset(k, i));
    }

    /** Any sets, in the order given. */
    public static CellFamily of(String name, List<Cells> members) {
        List<Cells> kept = copy(members, "members");
        return new CellFamily(nonNull(name, "name"), kept.size(), kept::get);
    }

    private static Cells subset(int k, int number) {
        List<Position> cells = new ArrayList<>();
        for (int cell = 0; cell < k * k; cell++)
            if (cell == 0 || (number >> cell - 1 & 1) != 0) cells.add(Position.of(cell / k, cell % k));
        return Cells.of(cells);
    }

    private static void partitions(int rest, int largest, int[] parts, int count, List<int[]> all) {
        if (rest == 0) {
            if ((all.size() & 0xFFF) == 0) nimbook.core.Work.poll();
            all.add(java.util.Arrays.copyOf(parts, count));
            return;
        }
        for (int part = Math.min(rest, largest); part >= 1; part--) {
            parts[count] = part;
            partitions(rest - part, part, parts, count + 1, all);
        }
    }

    private static void limit(String parameter, int value, int least, int most) {
        refuse(value < least || value > most, parameter, " = ", value, ": ", least, " to ", most, " is allowed");
    }

    /** What the members have in common, in words for a title. */
    public String name() {
        return name;
    }

    /** How many members. */
    public int size() {
        return size;
    }

    /** @throws IndexOutOfBoundsException outside 0 ≤ i &lt; size */
    public Cells get(int i) {
        return member.apply(Objects.checkIndex(i, size));
    }

    @Override
    public String toString() {
        return name + " (" + size + " sets)";
    }
}
