package nimbook.export;

import static nimbook.core.Arguments.nonNull;

import java.math.BigDecimal;
import java.util.List;
import nimbook.core.Work;

/**
 * Rows as comma-separated values (RFC 4180): a heading, then a line a row, each ended by CR LF; UTF-8; missing cells
 * are empty.
 *
 * <p>A spreadsheet runs a cell that begins with {@code =}, {@code +}, {@code -}, {@code @}, a tab or a line's end as a
 * formula. Such a text gets an apostrophe in front, which spreadsheets take for "text follows" (OWASP, CSV injection);
 * numbers stay as they are.
 */
public final class Csv {

    private Csv() {}

    /** The whole listing. */
    public static String text(TabularData listing) {
        StringBuilder out = new StringBuilder();
        line(out, nonNull(listing, "listing").heading());
        for (int i = 0; i < listing.rows(); i++) {
            if (i % 256 == 0) Work.at(i, listing.rows(), "rows");
            line(out, listing.row(i));
        }
        return out.toString();
    }

    /**
     * A line a number. Of a grid, whose columns but the first are named by numbers: the first cell of its row, the
     * column's name and the number; of values in lines, whose columns are named +0, +1, …: n and the number. Missing
     * cells are left out. Other listings as they are.
     */
    static String tidy(TabularData grid) {
        List<String> names = grid.heading().subList(1, grid.heading().size());
        boolean lines = names.stream().allMatch(name -> name.matches("\\+[0-9]+"));
        if (names.size() < 2 || (!lines && !names.stream().allMatch(name -> name.matches("[0-9]+")))) return text(grid);
        StringBuilder out = new StringBuilder();
        line(out, lines ? List.of(grid.heading().get(0), "value") : List.of(grid.heading().get(0), "n", "value"));
        for (int i = 0; i < grid.rows(); i++) {
            if (i % 256 == 0) Work.at(i, grid.rows(), "rows");
            List<String> row = grid.row(i);
            for (int j = 1; j < row.size(); j++) {
                if (row.get(j).isEmpty()) continue;
                line(out, lines ? List.of(new BigDecimal(row.get(0)).add(BigDecimal.valueOf(j - 1L)).toPlainString(),
                        row.get(j)) : List.of(row.get(0), names.get(j - 1), row.get(j)));
            }
        }
        return out.toString();
    }

    private static String guarded(String text) {
        return !text.isEmpty() && "=+-@\t\r\n".indexOf(text.charAt(0)) >= 0 && !isNumber(text) ? "'" + text : text;
    }

    /** Whether it is a number: a decimal fraction with an exponent, or an infinity. */
    private static boolean isNumber(String text) {
        if (text.equals("-∞")) return true;
        try {
            new BigDecimal(text);
            return true;
        } catch (NumberFormatException e) {
            return false;
        }
    }

    private static void line(StringBuilder out, List<String> cells) {
        for (int i = 0; i < cells.size(); i++) {
            String text = guarded(cells.get(i));
            boolean edge = !text.isEmpty() && (text.charAt(0) <= ' ' || text.charAt(text.length() - 1) <= ' ');
            boolean quoted = edge || text.indexOf('"') >= 0 || text.indexOf(',') >= 0 || text.indexOf('\n') >= 0
                    || text.indexOf('\r') >= 0;
            // A line of nothing at all would be read as no row.
            if (cells.size() == 1 && text.isEmpty()) quoted = true;
            if (i > 0) out.append(',');
            out.append(quoted ? "\"" + text.replace("\"", "\"\"") + "\"" : text);
        }
        out.append("\r\n");
    }
}
