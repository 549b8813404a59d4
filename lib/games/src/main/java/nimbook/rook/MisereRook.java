package nimbook.rook;

import static nimbook.core.Arguments.refuse;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import nimbook.board.BoardGame;
import nimbook.board.Cells;
import nimbook.core.Grid;
import nimbook.core.Memory;
import nimbook.core.Position;
import nimbook.period.Period;

/**
 * The rook that must not enter the corner, and the two functions of Frolov (2012), inverse to each other in their
 * second argument:
 * <ul>
 * <li>g(m, n), the Grundy value of the cell: g(m, n) = mex of the values above and to the left, g(0, 0) = −1
 * ({@link Grid#NONE});
 * <li>f(m, n), the value of the ordinal sum H_m : G when G has value n: f(m, n) = k exactly when g(m, k) = n.
 * </ul>
 * f itself is mex of the entries above and to the left, where row 0 must not hold 0.
 */
public final class MisereRook {

    /** Rows that fit into one 64-bit window each, as −m ≤ g(m, n) − n &lt; m. */
    static final int NARROW = 32;

    private MisereRook() {}

    /** The game whose Grundy values are g (property G1): a rook, normal play, the corner forbidden. Figure 1, right. */
    public static BoardGame game() {
        return BoardGame.rook().forbidden(Cells.of(Position.of(0, 0)));
    }

    /**
     * The rook with an added cell, Figure 1, middle: f(m, n) is the value at (m, n + 1), for m &lt; rows. The board is
     * moved one column to the right, and of the new column 0 only (0, 0) may be entered.
     *
     * @throws IllegalArgumentException unless 1 ≤ rows ≤ 10⁶
     */
    public static BoardGame gameOfF(int rows) {
        refuse(rows < 1 || rows > Cells.MOST, "rows = ", rows, ": 1 to ", Cells.MOST, " are allowed");
        List<Position> wall = new ArrayList<>();
        for (int m = 1; m < rows; m++) wall.add(Position.of(m, 0));
        return BoardGame.rook()
                .forbidden(wall.isEmpty() ? Cells.none() : new Cells("column 0 but its first cell", wall));
    }

    /**
     * The table of g, rows × columns. Up to 32 rows (or columns): one 64-bit window a row and 1 byte a cell, 5 ns a
     * cell; otherwise the engine of {@link BoardGame#grundy}. Computed when a value is first looked at, which throws
     * {@link nimbook.core.Work.Stopped} when the thread is interrupted.
     *
     * @throws IllegalArgumentException when a size is below 1 or the table would not fit into memory
     */
    public static Grid tableOfG(int rows, int columns) {
        size(rows, columns);
        if (rows <= NARROW) {
            RookWindows.requireG(rows, columns);
            return Grid.lazy(rows, columns, () -> new OffsetGrid("g(m, n)", RookWindows.g(rows, columns)));
        }
        return game().grundy(rows, columns);
    }

    /**
     * The table of f, rows × columns; like {@link #tableOfG}, beyond 32 rows by its own recursion.
     *
     * @throws IllegalArgumentException as there
     */
    public static Grid tableOfF(int rows, int columns) {
        size(rows, columns);
        if (rows <= NARROW) {
            RookWindows.requireF(rows, columns);
            return Grid.lazy(rows, columns, () -> new OffsetGrid("f(m, n)", RookWindows.f(rows, columns)));
        }
        return fByRecursion(rows, columns);
    }

    /**
     * The table of f as f(m, n) = mex{f(m, n′), f(m′, n) | n′ &lt; n, m′ &lt; m}, without 0 in row 0: formula (1) of
     * the paper. One bit a used value in each row and column, O(1) words a cell.
     *
     * @throws IllegalArgumentException as {@link #tableOfG}
     */
    public static Grid fByRecursion(int rows, int columns) {
        size(rows, columns);
        return RookRecursion.table(rows, columns);
    }

    /**
     * The table of f as inverse of the table of g: f(m, g(m, k)) = k, where g is needed to column rows + columns − 1,
     * since f(m, n) ≤ m + n for m ≥ 1 and f(0, n) = n + 1.
     *
     * @throws IllegalArgumentException as {@link #tableOfG}
     */
    public static Grid fByInverse(int rows, int columns) {
        size(rows, columns);
        Memory.require("rows × columns = " + rows + " × " + columns + ": f by way of g",
                4.0 * rows * columns + 2.0 * rows * ((double) rows + columns));
        refuse((long) rows + columns > Integer.MAX_VALUE - 8, "rows + columns = ", (long) rows + columns,
                ": at most 2³¹ − 9 are allowed");
        return Grid.lazy(rows, columns, () -> inverse(rows, columns));
    }

    private static Grid inverse(int rows, int columns) {
        Grid g = tableOfG(rows, rows + columns);
        int[][] f = new int[rows][columns];
        int[] values = new int[rows + columns];
        for (int m = 0; m < rows; m++) {
            nimbook.core.Work.at(m, rows, "rows");
            g.copyRow(m, values);
            for (int k = m == 0 ? 1 : 0; k < values.length; k++) if (values[k] < columns) f[m][values[k]] = k;
        }
        return Grid.of("f(m, n)", rows, columns, (m, n) -> f[m][n]);
    }

    /**
     * g(m, n) for n of any size; {@link Grid#NONE} at (0, 0). Through the row's period: m ≤ 13 at once, 14 and 15
     * after three seconds, 16 after two minutes, 17 after four, once; any m as long as the table up to n fits into
     * memory.
     *
     * @throws IllegalArgumentException when m or n is negative, or n lies beyond what a table can hold and the period
     *     of row m is not known
     * @throws nimbook.core.Work.Stopped when the thread is interrupted
     */
    public static BigInteger g(int m, BigInteger n) {
        return RookAtLargeColumns.g(m, n);
    }

    /**
     * {@link #g(int, BigInteger)} for n &lt; 2⁶³, as n ≤ 10¹⁸.
     *
     * @throws ArithmeticException when the value is 2⁶³ or more
     */
    public static long g(int m, long n) {
        return g(m, BigInteger.valueOf(n)).longValueExact();
    }

    /**
     * f(m, n) for n of any size: the k with g(m, k) = n, which is one of n − m, …, n + m for m ≥ 1.
     *
     * @throws IllegalArgumentException as {@link #g(int, BigInteger)}
     */
    public static BigInteger f(int m, BigInteger n) {
        return RookAtLargeColumns.f(m, n);
    }

    /**
     * {@link #f(int, BigInteger)} for n &lt; 2⁶³.
     *
     * @throws ArithmeticException when the value is 2⁶³ or more
     */
    public static long f(int m, long n) {
        return f(m, BigInteger.valueOf(n)).longValueExact();
    }

    /**
     * Least period and preperiod of row m of g, proved. m ≤ 13 below a second, 15 three seconds, 16 two
     * minutes, 17 four.
     *
     * @throws IllegalArgumentException unless 0 ≤ m ≤ 17
     */
    public static Period periodOfG(int m) {
        return RookPeriods.of(m).g();
    }

    private static void size(int rows, int columns) {
        refuse(rows < 1, "rows = ", rows, ": at least 1 row is needed");
        refuse(columns < 1, "columns = ", columns, ": at least 1 column is needed");
    }
}
