package nimbook.export;

/** What has a LaTeX form of its own, better than its drawing in TikZ: a table, a plot. */
public interface LatexSource {

    /**
     * LaTeX to be read by {@code \input}; comment lines first name the packages that it needs.
     *
     * @throws IllegalArgumentException when it is larger than a page or than TeX can take
     */
    String latex();

    /** Whether it is small enough for that; nothing is written for the answer. */
    boolean typesets();
}
