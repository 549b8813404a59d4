package nimbook.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import nimbook.drawing.Color;
import nimbook.drawing.Drawing;
import nimbook.drawing.NumberText;
import nimbook.drawing.ShapeStyle;
import nimbook.drawing.TextStyle;

/** A table's still: its first rows on paper. */
final class TableDrawing {

    /** Rows and width that fit next to the text of a page. */
    private static final int ROWS = 40;
    private static final int WIDEST = 880;
    /** A row of 13-pixel letters with air for the eye to follow it, and a further line in a row. */
    private static final int ROW = 24;
    private static final int LINE = 17;
    /** Prose is broken at about thirty letters, and ends after four lines. */
    private static final int PROSE = 210;
    private static final int LINES = 4;
    private static final int PAD = 10;
    private static final TextStyle CELL = TextStyle.of(13);
    private static final TextStyle HEAD = TextStyle.of(13).withBold();
    private static final TextStyle NOTE = TextStyle.of(12).color(Color.MUTED);

    /** What stands in a cell: lines of text, or a set of cells drawn. */
    private record Content(List<String> lines, CellThumbnail set) {

        double width() {
            return set != null ? set.width() : lines.stream().mapToDouble(CELL::width).max().orElse(0);
        }

        double height() {
            return ROW + (set != null ? Math.max(0, Math.ceil(set.height()) + 8 - ROW)
                    : Math.max(0, lines.size() - 1) * LINE);
        }
    }

    private TableDrawing() {}

    static Drawing of(DataTable table) {
        int first = table.page().first();
        int rows = Math.min(Math.min(ROWS, table.page().rows()), table.rows() - first);
        List<List<Content>> cells = new ArrayList<>();
        for (int i = 0; i < rows; i++) cells.add(contents(table, first + i));
        List<String> names = table.columns().stream().map(c -> CellText.brief(TableText.oneLine(c.name()))).toList();
        List<Double> lefts = new ArrayList<>();
        double right = 1;
        int columns = 0;
        for (; columns < names.size(); columns++) {
            double wide = HEAD.width(names.get(columns));
            for (List<Content> row : cells) wide = Math.max(wide, row.get(columns).width());
            wide = Math.ceil(wide + 2 * PAD);
            if (columns > 0 && right + wide > WIDEST) break;
            lefts.add(right);
            right += wide;
        }
        lefts.add(right);
        String note = rows == 0 ? "no rows" : TableText.cut(table, rows, columns);
        String title = TableText.oneLine(table.title());
        int top = title.isEmpty() ? 1 : ROW + 6;
        List<Integer> tops = new ArrayList<>(List.of(top + ROW));
        for (List<Content> row : cells) {
            double most = row.subList(0, columns).stream().mapToDouble(Content::height).max().orElse(ROW);
            tops.add(tops.get(tops.size() - 1) + (int) most);
        }
        int bottom = tops.get(rows);
        double width =
                Math.max(right + 1, Math.max(TextStyle.of(14).withBold().width(title), NOTE.width(note)) + 2 * PAD);
        Drawing.Builder sheet =
                Drawing.sheet((int) Math.min(width, 2 * WIDEST), bottom + (note.isEmpty() ? 2 : ROW + 2))
                        .title((title.isEmpty() ? "Table" : "Table: " + title) + ", "
                                + NumberText.counted(table.rows(), "row") + " of "
                                + String.join(", ", names.subList(0, Math.min(names.size(), 8)))
                                + (names.size() > 8 ? ", …" : ""));
        if (!title.isEmpty()) sheet.text(PAD, 18, title, TextStyle.of(14).withBold());
        // A tint behind the heading and every other row; light enough for a contrast of 13 : 1.
        sheet.rect(1, top, right - 1, ROW, ShapeStyle.fill(Color.rgb(0xe9ecf1)));
        for (int i = 1; i < rows; i += 2)
            sheet.rect(1, tops.get(i), right - 1, tops.get(i + 1) - tops.get(i), ShapeStyle.fill(Color.rgb(0xf6f7f9)));
        for (int c = 0; c < columns; c++) {
            put(sheet, table, lefts, c, top, List.of(names.get(c)), HEAD);
            for (int i = 0; i < rows; i++) {
                Content content = cells.get(i).get(c);
                if (content.set == null) put(sheet, table, lefts, c, tops.get(i), content.lines, CELL);
                else content.set.draw(sheet, lefts.get(c) + PAD, tops.get(i) + 4);
            }
        }
        sheet.line(1, top + ROW, right, top + ROW, ShapeStyle.line(Color.MUTED, 1));
        sheet.line(1, bottom, right, bottom, ShapeStyle.line(Color.LINE, 1));
        if (!note.isEmpty()) sheet.text(PAD, bottom + 17, note, NOTE);
        return sheet.build();
    }

    private static List<Content> contents(DataTable table, int row) {
        List<Object> cells = table.at(row);
        List<String> shown = TableText.shown(table, row, text -> text);
        return IntStream.range(0, cells.size()).mapToObj(c -> new Content(
                cells.get(c) instanceof String text ? lines(text) : List.of(shown.get(c)),
                CellThumbnail.of(cells.get(c)))).toList();
    }

    /** Text is broken into lines at its spaces; of more than {@value #LINES} the rest is left out. */
    private static List<String> lines(String text) {
        String words = Arrays.stream(TableText.oneLine(text).split(" "))
                .map(word -> word.length() <= 30 ? word : word.substring(0, 29) + "…").collect(Collectors.joining(" "));
        List<String> lines = CELL.lines(words, PROSE);
        if (lines.size() <= LINES) return lines;
        List<String> first = new ArrayList<>(lines.subList(0, LINES));
        first.set(LINES - 1, first.get(LINES - 1) + " …");
        return first;
    }

    private static void put(Drawing.Builder sheet, DataTable table, List<Double> lefts, int column, double top,
            List<String> lines, TextStyle style) {
        boolean number = table.columns().get(column).kind().number();
        double x = number ? lefts.get(column + 1) - PAD : lefts.get(column) + PAD;
        for (int i = 0; i < lines.size(); i++) {
            if (!lines.get(i).isEmpty())
                sheet.text(x, top + 16.5 + i * LINE, lines.get(i), number ? style.alignEnd() : style);
        }
    }
}
