package nimbook.export;

import static nimbook.core.Arguments.nonNull;

import java.util.ArrayList;
import java.util.List;
import nimbook.drawing.LatexText;
import nimbook.drawing.NumberText;
import nimbook.drawing.Svg;

/** Tables as LaTeX that every engine reads. */
public final class Latex {

    /** What fits on a page, and in a line of print. */
    static final int MOST_ROWS = 120;
    static final int MOST_COLUMNS = 40;

    /** Longer text is broken into lines. */
    private static final int PROSE = 36;

    private Latex() {}

    /** Whether a table of this size is small enough for {@link #table}. */
    public static boolean fits(int rows, int columns) {
        return rows <= MOST_ROWS && columns <= MOST_COLUMNS;
    }

    /** The rows as a tabular, its title in bold above, its numbers in groups of three; no package is needed. */
    public static String table(TabularData listing) {
        List<String> heading = nonNull(listing, "listing").heading();
        if (!fits(listing.rows(), heading.size())) {
            throw new IllegalArgumentException("table of " + listing.rows() + " rows and " + heading.size()
                    + " columns: as LaTeX it may have " + MOST_ROWS + " rows and " + MOST_COLUMNS
                    + " columns, which is a page; take a part of it, or csv");
        }
        boolean[] prose = new boolean[heading.size()];
        int proses = 0;
        for (int c = 0; c < prose.length; c++) {
            for (int i = 0; i < listing.rows() && !prose[c]; i++)
                prose[c] = !listing.number(c) && listing.row(i).get(c).length() > PROSE;
            if (prose[c]) proses++;
        }
        StringBuilder out = new StringBuilder("% a table; needs no package\n");
        if (!listing.title().isEmpty())
            out.append("\\textbf{").append(LatexText.escape(listing.title())).append("}\\par\\medskip\n");
        out.append("\\begin{tabular}{");
        String broken = "p{" + Svg.number(0.8 / Math.max(2, proses)) + "\\linewidth}";
        for (int i = 0; i < heading.size(); i++) out.append(listing.number(i) ? "r" : prose[i] ? broken : "l");
        out.append("}\n\\hline\n");
        line(out, heading);
        out.append("\\hline\n");
        for (int i = 0; i < listing.rows(); i++) {
            List<String> cells = new ArrayList<>(listing.row(i));
            for (int c = 0; c < cells.size(); c++) if (listing.number(c)) cells.set(c, NumberText.of(cells.get(c)));
            line(out, cells);
        }
        return out.append("\\hline\n\\end{tabular}\n").toString();
    }

    private static void line(StringBuilder out, List<String> cells) {
        for (int i = 0; i < cells.size(); i++) {
            // A row that begins with a bracket would be read as the option of the line's end before it.
            String cell = LatexText.escape(cells.get(i));
            out.append(i == 0 ? "" : " & ")
                    .append(i == 0 && (cell.startsWith("[") || cell.startsWith("*")) ? "{}" + cell : cell);
        }
        out.append(" \\\\\n");
    }
}
