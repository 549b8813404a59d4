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
