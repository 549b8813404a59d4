package nimbook.show;

import java.util.ArrayList;
import java.util.List;
import nimbook.export.Drawing;
import nimbook.export.Ink;
import nimbook.export.Lettering;
import nimbook.export.Style;

/** A table's still: its first rows on paper. */
final class TableDrawing {

    /** Rows and width that fit beside the text of a page. */
    private static final int ROWS = 15;
    private static final int WIDEST = 880;
    /** Line height of 13-pixel letters with air for the eye to follow a row. */
    private static final int LINE = 24;
    private static final int PAD = 10;
    private static final Lettering CELL = Lettering.of(13);
    private static final Lettering HEAD = Lettering.of(13).strong();
    private static final Lettering NOTE = Lettering.of(12).ink(Ink.MUTED);

    private TableDrawing() {}

    static Drawing of(DataTable table) {
        int rows = Math.min(ROWS, table.rows());
        List<List<String>> lines = new ArrayList<>();
        for (int i = 0; i < rows; i++) lines.add(table.at(i).stream().map(c -> CellText.brief(TableText.oneLine(TableText.shown(table, c)))).toList());
        List<String> names = table.columns().stream().map(c -> CellText.brief(TableText.oneLine(c.name()))).toList();
        List<Double> lefts = new ArrayList<>();
        double right = 1;
        int columns = 0;
        for (; columns < names.size(); columns++) {
            double wide = HEAD.width(names.get(columns));
            for (List<String> line : lines) wide = Math.max(wide, CELL.width(line.get(columns)));
            wide = Math.ceil(wide + 2 * PAD);
            if (columns > 0 && right + wide > WIDEST) break;
            lefts.add(right);
            right += wide;
        }
        lefts.add(right);
        String note = rows == 0 ? "no rows" : TableText.cut(table, rows, columns);
        String title = TableText.oneLine(table.title());
        double width = Math.max(right + 1, Math.max(HEAD.width(title), NOTE.width(note)) + 2 * PAD);
        int top = title.isEmpty() ? 1 : LINE + 6;
        int bottom = top + (rows + 1) * LINE;
        Drawing.Builder sheet = Drawing.sheet((int) Math.min(width, 2 * WIDEST), bottom + (note.isEmpty() ? 2 : LINE + 2))
                .title((title.isEmpty() ? "Table" : "Table: " + title) + ", " + table.rows() + (table.rows() == 1 ? " row" : " rows") + " of "
                        + String.join(", ", names.subList(0, Math.min(names.size(), 8))) + (names.size() > 8 ? ", …" : ""));
        if (!title.isEmpty()) sheet.text(PAD, 18, title, Lettering.of(14).strong());
        // A tint behind the heading and every other row; light enough for a contrast of 13 : 1.
        sheet.rect(1, top, right - 1, LINE, Style.fill(Ink.rgb(0xe9ecf1)));
        for (int i = 1; i < rows; i += 2) sheet.rect(1, top + (i + 1) * LINE, right - 1, LINE, Style.fill(Ink.rgb(0xf6f7f9)));
        for (int c = 0; c < columns; c++) {
            put(sheet, table, lefts, c, top, names.get(c), HEAD);
            for (int i = 0; i < rows; i++) put(sheet, table, lefts, c, top + (i + 1) * LINE, lines.get(i).get(c), CELL);
        }
        sheet.line(1, top + LINE, right, top + LINE, Style.line(Ink.MUTED, 1));
        sheet.line(1, bottom, right, bottom, Style.line(Ink.LINE, 1));
        if (!note.isEmpty()) sheet.text(PAD, bottom + 17, note, NOTE);
        return sheet.done();
    }

    private static void put(Drawing.Builder sheet, DataTable table, List<Double> lefts, int column, double top, String text, Lettering lettering) {
        if (text.isEmpty()) return;
        boolean number = table.columns().get(column).kind().number();
        double x = number ? lefts.get(column + 1) - PAD : lefts.get(column) + PAD;
        sheet.text(x, top + 16.5, text, number ? lettering.ending() : lettering);
    }
}
