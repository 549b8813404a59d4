package nimbook.table;

import java.util.List;
import nimbook.widget.model.Markup;

/**
 * A table's still where HTML is shown but no script runs: the first rows as a plain table, readable aloud and
 * searchable.
 */
final class TableMarkup {

    /** A ledger is shown whole; of longer tables enough to see what they are. */
    private static final int ROWS = 30;
    private static final int COLUMNS = 24;
    private static final int PROSE = 1200;

    private TableMarkup() {}

    static String of(DataTable table) {
        int rows = Math.min(ROWS, table.rows());
        int columns = Math.min(COLUMNS, table.columns().size());
        StringBuilder out = new StringBuilder("<table>");
        if (!table.title().isEmpty())
            out.append("<caption align=\"top\"><b>").append(Markup.escape(table.title())).append("</b></caption>");
        out.append("<thead><tr>");
        for (int c = 0; c < columns; c++) cell(out, table, c, "th", table.columns().get(c).name());
        out.append("</tr></thead><tbody>");
        for (int i = 0; i < rows; i++) {
            List<String> row = TableText.shown(table, i, TableMarkup::prose);
            out.append("<tr>");
            for (int c = 0; c < columns; c++) cell(out, table, c, "td", row.get(c));
            out.append("</tr>");
        }
        out.append("</tbody></table>");
        String cut = TableText.cut(table, rows, columns);
        if (!cut.isEmpty()) out.append("<p>").append(Markup.escape(cut)).append("</p>");
        return out.toString();
    }

    /** Sentences in full, as far as a reader goes. */
    private static String prose(String text) {
        if (text.indexOf(' ') < 0) return CellText.brief(text);
        return text.length() <= PROSE ? text : text.substring(0, PROSE - 1) + "…";
    }

    private static void cell(StringBuilder out, DataTable table, int column, String tag, String text) {
        boolean number = table.columns().get(column).kind().number();
        out.append('<').append(tag).append(" align=\"").append(number ? "right"
                : "left").append("\" valign=\"top\">").append(Markup.escape(text)).append("</").append(tag).append('>');
    }
}
