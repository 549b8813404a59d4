package nimbook.table;

import static nimbook.core.Arguments.nonNull;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import nimbook.drawing.NumberText;

/** A table in characters: columns of text for a terminal, tabs for the clipboard. */
public final class TableText {

    /** Rows, and characters of a line, that a reader takes in at one look. */
    private static final int ROWS = 20;
    private static final int LINE = 150;

    private TableText() {}

    /** The first rows in aligned columns, numbers to the right, with a last line that says what is left out. */
    static String aligned(DataTable table) {
        int rows = Math.min(ROWS, table.rows());
        List<List<String>> lines = new ArrayList<>();
        for (int i = 0; i < rows; i++)
            lines.add(shown(table, i, text -> CellText.brief(oneLine(text))));
        int columns = 0;
        int width = 0;
        List<Integer> widths = new ArrayList<>();
        for (; columns < table.columns().size(); columns++) {
            int wide = length(name(table, columns));
            for (List<String> line : lines) wide = Math.max(wide, length(line.get(columns)));
            if (columns > 0 && width + 2 + wide > LINE) break;
            width += wide + (columns > 0 ? 2 : 0);
            widths.add(wide);
        }
        StringBuilder out = new StringBuilder(table.title().isEmpty() ? "" : oneLine(table.title()) + "\n");
        List<String> heading = new ArrayList<>();
        for (int c = 0; c < columns; c++) heading.add(name(table, c));
        line(out, table, heading, widths);
        out.append("─".repeat(width)).append('\n');
        for (List<String> line : lines) line(out, table, line, widths);
        if (rows < table.rows() || columns < table.columns().size()) out.append(cut(table, rows, columns)).append('\n');
        return out.toString().stripTrailing();
    }

    /** What is shown, in words: "first 20 of 100 000 rows, first 12 of 513 columns". */
    static String cut(DataTable table, int rows, int columns) {
        List<String> parts = new ArrayList<>();
        if (rows < table.rows())
            parts.add("first " + rows + " of " + NumberText.of(table.rows()) + " rows");
        if (columns < table.columns().size())
            parts.add("first " + columns + " of " + table.columns().size() + " columns");
        return String.join(", ", parts);
    }

    /** The cells of a row as they are shown, text as it is said. */
    static List<String> shown(DataTable table, int row, UnaryOperator<String> texts) {
        List<Object> cells = table.at(row);
        return IntStream.range(0, cells.size()).mapToObj(c -> cells.get(c) instanceof String text ? texts.apply(text)
                : CellText.shown(cells.get(c), table.columns().get(c).kind())).toList();
    }

    /** The text with line breaks as blanks. */
    public static String oneLine(String text) {
        // Ends of lines one by one: a page's regular expressions have no \\R.
        return nonNull(text, "text").replaceAll("\\s*(?:\r\n|[\n\u000b\f\r\u0085\u2028\u2029])\\s*|\\p{Cntrl}", " ");
    }

    private static String name(DataTable table, int column) {
        return CellText.brief(oneLine(table.columns().get(column).name()));
    }

    private static int length(String text) {
        return text.codePointCount(0, text.length());
    }

    private static void line(StringBuilder out, DataTable table, List<String> cells, List<Integer> widths) {
        StringBuilder line = new StringBuilder();
        for (int c = 0; c < widths.size(); c++) {
            String cell = cells.get(c);
            String space = " ".repeat(widths.get(c) - length(cell));
            if (c > 0) line.append("  ");
            line.append(table.columns().get(c).kind().number() ? space + cell : cell + space);
        }
        out.append(line.toString().stripTrailing()).append('\n');
    }

    /** A line for the clipboard, as spreadsheets take it. */
    static void tabbed(StringBuilder out, List<Object> cells) {
        for (int i = 0; i < cells.size(); i++) {
            String text = CellText.plain(cells.get(i));
            if (i > 0) out.append('\t');
            out.append(text.indexOf('\t') >= 0 || text.indexOf('\n') >= 0 || text.indexOf('\r') >= 0
                    || text.startsWith("\"") ? quote(text) : text);
        }
        out.append('\n');
    }

    private static String quote(String text) {
        return "\"" + text.replace("\"", "\"\"") + "\"";
    }
}
