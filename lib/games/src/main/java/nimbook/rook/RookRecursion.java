package nimbook.rook;

import static nimbook.core.Arguments.refuse;

import java.util.Arrays;
import nimbook.core.Grid;
import nimbook.core.Memory;
import nimbook.core.TableStrips;
import nimbook.core.Work;

/**
 * The table of f by its own recursion, formula (1) of Frolov (2012): the used values of each row and column as bit
 * sets, and how many words of each are full.
 */
final class RookRecursion implements TableStrips<RookRecursion.Lefts> {

    /** Rows of a strip. With {@link #WIDTH} a block has some 10⁴ cells, a tenth of a millisecond. */
    private static final int STRIP = 16;
    private static final int WIDTH = 1024;

    /** What an array takes in addition to its entries, and the reference to it. */
    private static final double ARRAY = 24;

    /** The values that each row of a strip has used so far, and how many words of them are full. */
    record Lefts(long[][] used, int[] full) {}

    private final int rows;
    private final Cut cut;
    private final int words;
    private final int[][] f;
    private final long[][] above;
    private final int[] aboveFull;

    private RookRecursion(int rows, int columns, int words) {
        this.rows = rows;
        this.cut = new Cut(rows, columns, STRIP, WIDTH);
        this.words = words;
        f = new int[rows][columns];
        above = new long[columns][words];
        aboveFull = new int[columns];
    }

    static Grid table(int rows, int columns) {
        refuse((long) rows + columns > Integer.MAX_VALUE - 64, "rows + columns = ", (long) rows + columns,
                ": at most 2³¹ − 65 are allowed");
        int words = (rows + columns + 64) >> 6;
        Memory.require("rows × columns = " + rows + " × " + columns + ": the table of f",
                (4.0 * columns + ARRAY) * rows + (8.0 * words + ARRAY) * (columns + (double) STRIP * Work.threads()));
        return Grid.lazy(rows, columns, () -> {
            RookRecursion recursion = new RookRecursion(rows, columns, words);
            Work.run(recursion);
            int[][] f = recursion.f;
            return Grid.of("f(m, n)", rows, columns, (m, n) -> f[m][n]);
        });
    }

    @Override
    public Cut cut() {
        return cut;
    }

    @Override
    public Lefts space() {
        return new Lefts(new long[STRIP][words], new int[STRIP]);
    }

    @Override
    public void block(Lefts lefts, int strip, int block) {
        int top = cut.top(strip);
        int bottom = cut.bottom(strip);
        for (int m = top; m < bottom; m++) {
            Work.at(top + (long) (bottom - top) * block / blocks(), rows, "rows");
            long[] left = lefts.used[m - top];
            if (block == 0) {
                Arrays.fill(left, 0);
                if (m == 0) left[0] = 1;
                lefts.full[m - top] = 0;
            }
            lefts.full[m - top] = cells(m, cut.left(block), cut.right(block), left, lefts.full[m - top]);
        }
    }

    /**
     * Decides the cells of row m in the columns from … to − 1.
     *
     * @return how many of the row's words are full then
     */
    private int cells(int m, int from, int to, long[] left, int leftFull) {
        Work.poll();
        for (int n = from; n < to; n++) {
            long[] up = above[n];
            int word = Math.max(leftFull, aboveFull[n]);
            while ((left[word] | up[word]) == -1) word++;
            int bit = Long.numberOfTrailingZeros(~(left[word] | up[word]));
            left[word] |= 1L << bit;
            up[word] |= 1L << bit;
            f[m][n] = (word << 6) + bit;
            while (left[leftFull] == -1) leftFull++;
            while (up[aboveFull[n]] == -1) aboveFull[n]++;
        }
        return leftFull;
    }
}
