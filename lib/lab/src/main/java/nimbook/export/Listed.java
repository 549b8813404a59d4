package nimbook.export;

/** What has rows and columns, and with them CSV, Markdown and LaTeX tables. */
public interface Listed {

    /** Its rows, to be read one by one. */
    Listing listing();

    /** Number of rows times number of columns, told without reading them. */
    long cells();
}
