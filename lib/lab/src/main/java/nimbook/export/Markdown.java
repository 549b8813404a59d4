package nimbook.export;

import java.util.List;

/** Rows as a Markdown table (GitHub's kind, which JupyterLab and pandoc read as well). */
final class Markdown {

    /** Markdown is read by people. */
    static final int MOST_CELLS = 20_000;

    private Markdown() {}

    static String text(Tabular figure) {
        if (figure.cells() > MOST_CELLS) {
            throw new IllegalArgumentException(figure.cells() + " cells: a Markdown table is for at most " + MOST_CELLS
                    + "; take csv, or a part of the table");
        }
        TabularData listing = figure.listing();
        List<String> heading = listing.heading();
        StringBuilder out = new StringBuilder();
        if (!listing.title().isEmpty()) out.append("**").append(escape(listing.title())).append("**\n\n");
        line(out, heading);
        out.append('|');
        for (int i = 0; i < heading.size(); i++) out.append(listing.number(i) ? " --: |" : " --- |");
        out.append('\n');
        for (int i = 0; i < listing.rows(); i++) line(out, listing.row(i));
        return out.toString();
    }

    private static void line(StringBuilder out, List<String> cells) {
        out.append('|');
        for (String cell : cells) out.append(' ').append(escape(cell)).append(" |");
        out.append('\n');
    }

    /**
     * What Markdown or MathJax would take for a command of theirs is said to be a letter; lines within a cell are
     * parted as HTML does.
     */
    static String escape(String text) {
        StringBuilder out = new StringBuilder(text.length() + 8);
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '\n') out.append("<br>");
            else if (c == '<') out.append("&lt;");
            else if (c == '&') out.append("&amp;");
            else if ("\\`*_[]|$".indexOf(c) >= 0) out.append('\\').append(c);
            else if (c != '\r') out.append(c);
        }
        return out.toString();
    }
}
