package nimbook.board;

import static nimbook.core.Arguments.refuse;

import java.util.Arrays;
import nimbook.core.Memory;
import nimbook.core.Position;
import nimbook.core.Work;

/**
 * The cells of Grundy value 0, 1, …, v of Wythoff's game, made value by value without the table (the greedy
 * construction in G. Nivasch, <i>More on the Sprague–Grundy function for Wythoff's game</i>, Games of No Chance 3,
 * 2009). In row a the cell of value v is the least column b such that neither column b nor diagonal b − a has value v
 * above, and (a, b) has no smaller value: a cell left of it has a smaller value or sees v, and the cell itself sees
 * every u &lt; v, as otherwise it would be that of u.
 *
 * <p>Each diagonal b − a = d ≥ 0 has each value once (U. Blass and A. S. Fraenkel, Theoretical Computer Science 75,
 * 1990), so the cells with a ≤ b are a sequence in d. The cells of value 0 are (⌊dφ⌋, ⌊dφ²⌋), and those of value v keep
 * within a bounded distance from them (Nivasch, theorem 1; for v = 1 Blass and Fraenkel). Time O(v² · terms), memory 4
 * bytes for each value and row.
 */
public final class CellsByValue {

    /** The most terms: beyond it rows and columns would no longer be ints with room to spare. */
    private static final int MOST_TERMS = 100_000_000;

    private static final double PHI = 1.618033988749895;

    private final int[][] rowOf;

    private CellsByValue(int[][] rowOf) {
        this.rowOf = rowOf;
    }

    /**
     * The first terms of the sequences of values 0..value.
     *
     * @throws IllegalArgumentException when value is negative, terms is not 1 to 10⁸, or they do not fit into memory
     * @throws Work.Stopped when the thread is interrupted
     */
    public static CellsByValue of(int value, int terms) {
        refuse(value < 0, "value = ", value, ": at least 0 is needed");
        refuse(terms < 1 || terms > MOST_TERMS, "terms = ", terms, ": 1 to ", MOST_TERMS, " are allowed");
        double rows = PHI * terms + 64.0 * (value + 1);
        Memory.require("value = " + value + ", terms = " + terms + ": the cells", (4.0 * (value + 1) + 24) * rows
                + 4.0 * (value + 1) * terms);
        // how many rows hold all terms is known afterwards: twice as many more are taken until they do
        for (int more = 64 * (value + 1); ; more *= 2) {
            int[][] found = find(value, terms, (int) (PHI * terms) + more);
            if (found != null) return new CellsByValue(found);
        }
    }

    private static int[][] find(int value, int terms, int rows) {
        int[][] columns = new int[value + 1][rows];
        int[][] rowOf = new int[value + 1][terms];
        for (int v = 0; v <= value; v++) {
            GreedyRowConstruction greedy = new GreedyRowConstruction(rows, true);
            Arrays.fill(rowOf[v], -1);
            int known = 0;
            for (int a = 0; a < rows; a++) {
                if ((a & 0xFFF) == 0) Work.at((long) v * rows + a, (value + 1L) * rows, "rows");
                int b = greedy.least(a, 0);
                while (hasLess(columns, v, a, b)) b = greedy.least(a, b + 1);
                columns[v][a] = b;
                greedy.useColumn(b);
                greedy.useDiagonal(b - a);
                if (b < a || b - a >= terms) continue;
                rowOf[v][b - a] = a;
                known++;
            }
            if (known < terms) return null;
        }
        return rowOf;
    }

    private static boolean hasLess(int[][] columns, int v, int a, int b) {
        for (int u = 0; u < v; u++) if (columns[u][a] == b) return true;
        return false;
    }

    /** The greatest value. */
    public int value() {
        return rowOf.length - 1;
    }

    /** How many terms of each sequence are known. */
    public int terms() {
        return rowOf[0].length;
    }

    /**
     * The cell of value v on the diagonal column − row = d.
     *
     * @throws IndexOutOfBoundsException unless 0 ≤ v ≤ {@link #value} and 0 ≤ d &lt; {@link #terms}
     */
    public Position cell(int v, int d) {
        int a = rowOf[v][d];
        return Position.of(a, a + d);
    }

    /**
     * The bound observed: the greatest |a(d) − ⌊dφ⌋| over the terms known, a(d) being the row of value v on diagonal d.
     * That there is a bound for all d is Nivasch's theorem; that it is this one is not.
     *
     * @throws IndexOutOfBoundsException unless 0 ≤ v ≤ {@link #value}
     */
    public int distance(int v) {
        int most = 0;
        for (int d = 0; d < terms(); d++) most = Math.max(most, Math.abs(rowOf[v][d] - rowOf[0][d]));
        return most;
    }

    @Override
    public String toString() {
        return "cells of values 0 to " + value() + " of Wythoff's game on the diagonals 0 to " + (terms() - 1);
    }
}
