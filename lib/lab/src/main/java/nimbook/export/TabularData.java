package nimbook.export;

import java.util.List;

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
}
