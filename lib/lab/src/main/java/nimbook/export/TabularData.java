package nimbook.export;

import java.util.List;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;

/**
 * Rows of cells in plain characters: digits without groups, a missing cell as the empty text. Computed or copied when
 * they are read.
 */
public interface TabularData {

    /** The words above the table; may be empty. */
    String title();

    /** A name a column. */
    List<String> heading();

    /** Number of rows. */
    int rows();

    /** The cells of a row, as many as columns. */
    List<String> row(int index);

    /** Whether a column holds numbers: they stand on the right. */
    boolean number(int column);

    /** A table whose rows are made when they are read. */
    static TabularData of(String title, List<String> heading, int rows, IntFunction<List<String>> row,
            IntPredicate number) {
        return new TabularData() {
            @Override
            public String title() {
                return title;
            }

            @Override
            public List<String> heading() {
                return heading;
            }

            @Override
            public int rows() {
                return rows;
            }

            @Override
            public List<String> row(int index) {
                return row.apply(index);
            }

            @Override
            public boolean number(int column) {
                return number.test(column);
            }
        };
    }
}
