package nimbook.export;

/** What has rows and columns, and with them CSV, Markdown and LaTeX tables. */
public interface Tabular {

    /** Its rows, to be read one by one. */
    TabularData listing();

    /** Number of rows times number of columns; none is read for the answer. */
    long cells();
}
