package nimbook.sequence;

import static nimbook.core.Arguments.nonNull;

import java.math.BigInteger;
import nimbook.core.Grid;
import nimbook.number.Fibonacci;
import nimbook.number.Golden;
import nimbook.number.Numerals;
import nimbook.number.Roots;
import nimbook.number.Zeckendorf;

/**
 * The Wythoff array (D. R. Morrison 1980; OEIS A035513): W(i, j) = F(j+1)·⌊iφ⌋ + F(j)·(i−1), rows i ≥ 1, columns j ≥ 1.
 * Each positive integer stands in it once, in the column j for which F(j+1) is the least term of its Zeckendorf
 * representation; each row is a Fibonacci-like sequence; W(i, 2j−1), W(i, 2j) are Wythoff pairs.
 */
public final class WythoffArray {

    private WythoffArray() {}

    /**
     * Where a number stands.
     *
     * @param row i ≥ 1
     * @param column j ≥ 1
     */
    public record Place(BigInteger row, int column) {
        /** The row is there. */
        public Place {
            nonNull(row, "row");
        }

        @Override
        public String toString() {
            return "row " + Numerals.brief(row) + ", column " + column;
        }
    }

    /** {@link #at(long, int)} at any size. */
    public static BigInteger at(BigInteger row, int column) {
        if (nonNull(row, "row").signum() < 1 || column < 1) throw new IllegalArgumentException("row "
                + Numerals.brief(row) + ", column " + column + ": both begin at 1");
        return Fibonacci.of(column + 1).multiply(Golden.floorPhi(row))
                .add(Fibonacci.of(column).multiply(row.subtract(BigInteger.ONE)));
    }

    /**
     * W(row, column).
     *
     * @throws IllegalArgumentException when row or column is below 1, or the column above {@link Fibonacci#MAX_INDEX}
     */
    public static BigInteger at(long row, int column) {
        return at(BigInteger.valueOf(row), column);
    }

    /**
     * The first rows and columns as a table: W(row + 1, column + 1) in cell (row, column).
     *
     * @throws IllegalArgumentException for less than one row or column
     * @throws ArithmeticException when a number is no int: from some 40 columns on
     */
    public static Grid grid(int rows, int columns) {
        return Grid.of(rows, columns, (row, column) -> at(row + 1L, column + 1).intValueExact());
    }

    /** {@link #place(long)} at any size. */
    public static Place place(BigInteger n) {
        if (nonNull(n, "n").signum() < 1)
            throw new IllegalArgumentException("n = " + Numerals.brief(n) + ": the array holds the integers from 1 on");
        Zeckendorf z = Zeckendorf.of(n);
        int column = z.leastIndex() - 1;
        // the first number of the row is W(i, 1) = ⌊iφ⌋ + i − 1 = ⌊iφ²⌋ − 1, so i = ⌈(W+1)/φ²⌉ = (W+1) − ⌊(W+1)/φ⌋
        BigInteger next = z.shift(1 - column).value().add(BigInteger.ONE);
        BigInteger part = Golden.floorPhi(next).subtract(next);
        return new Place(next.subtract(part), column);
    }

    /**
     * The place of n.
     *
     * @throws IllegalArgumentException when n &lt; 1
     */
    public static Place place(long n) {
        return place(BigInteger.valueOf(n));
    }

    /**
     * The n-th number when the array is read by antidiagonals from the top right down: W(1,1), W(1,2), W(2,1), W(1,3),
     * …
     */
    static BigInteger byAntidiagonals(BigInteger n) {
        // n − 1 = t(t+1)/2 + s, 0 ≤ s ≤ t: row s + 1, column t − s + 1
        BigInteger before = n.subtract(BigInteger.ONE);
        BigInteger t = Roots.floorSqrt(before.shiftLeft(3).add(BigInteger.ONE)).subtract(BigInteger.ONE).shiftRight(1);
        BigInteger s = before.subtract(t.multiply(t.add(BigInteger.ONE)).shiftRight(1));
        BigInteger column = t.subtract(s).add(BigInteger.ONE);
        if (column.compareTo(BigInteger.valueOf(Fibonacci.MAX_INDEX)) >= 0) {
            throw new IllegalArgumentException("n = " + Numerals.brief(n) + ": its column, " + Numerals.brief(column)
                    + ", is beyond " + Fibonacci.MAX_INDEX);
        }
        return at(s.add(BigInteger.ONE), column.intValue());
    }
}
