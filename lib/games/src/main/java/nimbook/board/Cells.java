package nimbook.board;

import static nimbook.core.Arguments.copy;
import static nimbook.core.Arguments.nonNull;
import static nimbook.core.Arguments.refuse;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;
import nimbook.core.Position;
import nimbook.core.Work;

/**
 * A finite set of cells, with a name for titles. Immutable; two sets are equal when their cells are, whatever their
 * names. The order of {@link #list} is by row, then by column. {@link #contains} takes O(log size).
 */
public final class Cells {

    /** The most cells a set may have: such a set takes about 32 MB. */
    public static final int MOST = 1_000_000;

    private final String name;
    private final List<Position> list;
    private final long[] keys;

    /** @throws IllegalArgumentException when there are more than {@link #MOST} cells */
    public Cells(String name, Collection<Position> cells) {
        refuse(name == null || name.isBlank(), "name: a set of cells needs a name");
        this.name = name;
        this.list = List.copyOf(new TreeSet<>(copy(cells, "cells")));
        limit(name, list.size());
        keys = new long[list.size()];
        for (int i = 0; i < keys.length; i++) {
            if (i % 1024 == 0) Work.poll();
            keys[i] = key(list.get(i).row(), list.get(i).column());
        }
    }

    /** No cell. */
    public static Cells none() {
        return new Cells("none", List.of());
    }

    /** These cells. */
    public static Cells of(Position... cells) {
        return of(copy(cells, "cells"));
    }

    /** These cells. */
    public static Cells of(Collection<Position> cells) {
        TreeSet<Position> sorted = new TreeSet<>(copy(cells, "cells"));
        if (sorted.isEmpty()) return none();
        StringBuilder text = new StringBuilder();
        for (Position p : sorted) text.append(text.isEmpty() ? "" : " ").append(p);
        return new Cells(sorted.size() <= 6 ? text.toString() : sorted.size() + " cells", sorted);
    }

    /**
     * The triangle row + column ≤ k, of (k + 1)(k + 2)/2 cells.
     *
     * @throws IllegalArgumentException unless k ≥ 0 and they fit
     */
    public static Cells triangle(int k) {
        refuse(k < 0, "k = ", k, ": a triangle needs k ≥ 0");
        limit("k = " + k, (k + 1L) * (k + 2L) / 2);
        int[] rows = new int[k + 1];
        for (int row = 0; row <= k; row++) rows[row] = k + 1 - row;
        return new Cells("row + column ≤ " + k, rows(rows));
    }

    /**
     * The square row &lt; k, column &lt; k.
     *
     * @throws IllegalArgumentException unless k ≥ 0 and its k² cells fit
     */
    public static Cells square(int k) {
        refuse(k < 0, "k = ", k, ": a square needs k ≥ 0");
        limit("k = " + k, (long) k * k);
        int[] rows = new int[k];
        Arrays.fill(rows, k);
        return new Cells(k + " × " + k + " square", rows(rows));
    }

    /**
     * The rectangle row &lt; rows, column &lt; columns.
     *
     * @throws IllegalArgumentException unless both are ≥ 0 and its cells fit
     */
    public static Cells rectangle(int rows, int columns) {
        refuse(rows < 0, "rows = ", rows, ": a rectangle needs rows ≥ 0");
        refuse(columns < 0, "columns = ", columns, ": a rectangle needs columns ≥ 0");
        limit("rows × columns = " + rows + " × " + columns, (long) rows * columns);
        int[] lengths = new int[columns == 0 ? 0 : rows];
        Arrays.fill(lengths, columns);
        return new Cells(rows + " × " + columns + " rectangle", rows(lengths));
    }

    /**
     * The diagonal (0, 0), (1, 1), …, (length − 1, length − 1).
     *
     * @throws IllegalArgumentException unless length ≥ 0 and it fits
     */
    public static Cells diagonal(int length) {
        refuse(length < 0, "length = ", length, ": a diagonal needs length ≥ 0");
        limit("length = " + length, length);
        List<Position> cells = new ArrayList<>();
        for (int i = 0; i < length; i++) cells.add(Position.of(i, i));
        return new Cells("diagonal of " + length, cells);
    }

    /**
     * The strip (0, 0), (0, 1), …, (0, length − 1) in the first row.
     *
     * @throws IllegalArgumentException unless length ≥ 0 and it fits
     */
    public static Cells strip(int length) {
        refuse(length < 0, "length = ", length, ": a strip needs length ≥ 0");
        limit("length = " + length, length);
        return new Cells("strip of " + length, length == 0 ? List.of() : rows(length));
    }

    /**
     * The Young diagram (Ferrers diagram, English notation) whose row i has parts[i] cells, from column 0 on.
     *
     * @throws IllegalArgumentException when a part is below 1 or larger than the part before it
     */
    public static Cells young(int... parts) {
        long cells = 0;
        nonNull(parts, "parts");
        for (int i = 0; i < parts.length; i++) {
            refuse(parts[i] < 1 || i > 0 && parts[i] > parts[i - 1], "part ", i, " = ", parts[i],
                    ": parts ≥ 1 that never grow are needed, as in 4 2 1");
            cells += parts[i];
        }
        limit("parts", cells);
        StringBuilder text = new StringBuilder("Young diagram");
        for (int part : parts) text.append(' ').append(part);
        return new Cells(text.toString(), rows(parts));
    }

    /** The set with a cell more. */
    public Cells with(int row, int column) {
        List<Position> more = new ArrayList<>(list);
        more.add(Position.of(row, column));
        return of(more);
    }

    /** The set without a cell. */
    public Cells without(int row, int column) {
        List<Position> fewer = new ArrayList<>(list);
        fewer.remove(Position.of(row, column));
        return of(fewer);
    }

    /** The set with a cell taken out if it was in, and put in if it was not: what a click on the board does. */
    public Cells toggle(int row, int column) {
        return contains(row, column) ? without(row, column) : with(row, column);
    }

    /** The mirror image in the main diagonal. */
    public Cells mirror() {
        return new Cells(name, list.stream().map(Position::mirror).toList());
    }

    /** Whether the set is its own mirror image. */
    @SuppressWarnings("ArgumentSelectionDefectChecker")   // exchanged on purpose
    public boolean isSymmetric() {
        for (Position p : list) if (!contains(p.column(), p.row())) return false;
        return true;
    }

    /** Whether the cell (row, column) belongs to the set. O(log size). */
    public boolean contains(int row, int column) {
        return keys.length > 0 && Arrays.binarySearch(keys, key(row, column)) >= 0;
    }

    /** The columns of the set's cells in a row, ascending. O(log size) and their number. */
    public int[] columnsOf(int row) {
        if (row < 0 || row >= rows()) return new int[0];
        int from = index(row);
        int to = index(row + 1);
        int[] columns = new int[to - from];
        for (int i = from; i < to; i++) columns[i - from] = (int) keys[i];
        return columns;
    }

    /** How many cells lie in the rows above this one. */
    private int index(int row) {
        int found = Arrays.binarySearch(keys, key(row, 0));
        return found >= 0 ? found : -found - 1;
    }

    /** The name for titles: "row + column ≤ 2". */
    public String name() {
        return name;
    }

    /** The cells, by row, then by column. */
    public List<Position> list() {
        return list;
    }

    /** How many cells, at most {@link #MOST}. */
    public int size() {
        return list.size();
    }

    /** One more than the largest row, 0 when empty: the number of rows of a board that holds the set. */
    public int rows() {
        return list.isEmpty() ? 0 : list.get(list.size() - 1).row() + 1;
    }

    /** One more than the largest column, 0 when empty. */
    public int columns() {
        int most = 0;
        for (Position p : list) most = Math.max(most, p.column() + 1);
        return most;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Cells c && Arrays.equals(keys, c.keys);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(keys);
    }

    /** The name where it says which set this is; every cell where it only counts them. */
    public String exactName() {
        if (!name.equals(size() + " cells")) return name;
        return list.stream().map(Position::toString).collect(Collectors.joining(" "));
    }

    @Override
    public String toString() {
        return name;
    }

    private static List<Position> rows(int... lengths) {
        List<Position> cells = new ArrayList<>();
        for (int row = 0; row < lengths.length; row++)
            for (int column = 0; column < lengths[row]; column++) cells.add(Position.of(row, column));
        return cells;
    }

    private static void limit(String what, long cells) {
        refuse(cells > MOST, what, ": the set would have ", cells, " cells; at most ", MOST, " are allowed");
    }

    private static long key(int row, int column) {
        return (long) row << 32 | column;
    }
}
