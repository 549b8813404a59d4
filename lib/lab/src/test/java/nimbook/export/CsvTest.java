package nimbook.export;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.List;
import nimbook.board.BoardGame;
import nimbook.heap.Octal;
import nimbook.heatmap.Heatmap;
import nimbook.table.DataTable;
import org.junit.jupiter.api.Test;

class CsvTest {

    private static String csv(DataTable table) {
        return new String(Export.of(table).bytes(FileFormat.CSV), StandardCharsets.UTF_8);
    }

    /** The beginnings that OWASP lists under "CSV injection". */
    @Test
    void textsThatASpreadsheetWouldRunGetAnApostrophe() {
        for (String text : List.of("=1+2", "+SUM(A1)", "-2+3", "@x", "-", "=", "--5")) {
            assertEquals("a\r\n'" + text + "\r\n", csv(DataTable.columns("a").row(text)));
            assertEquals("'" + text + "\r\nx\r\n", csv(DataTable.columns(text).row("x")));
        }
        assertEquals("a\r\n\"'=cmd|' /C calc'!A0,\"\r\n", csv(DataTable.columns("a").row("=cmd|' /C calc'!A0,")));
        assertEquals("a\r\n'\t=1\r\n", csv(DataTable.columns("a").row("\t=1")));
        assertEquals("a\r\n\"'\r=1\"\r\n", csv(DataTable.columns("a").row("\r=1")));
    }

    @Test
    void numbersAndOtherTextsStayAsTheyAre() {
        DataTable table = DataTable.columns("a").row(-5).row(-0.5).row(-1e-300).row(Double.NEGATIVE_INFINITY);
        assertEquals("a\r\n-5\r\n-0.5\r\n-1E-300\r\n-∞\r\n", csv(table));
        for (String text : List.of("-12", "+1.5e3", "a=b", "x-1", "−5", "a@b.c")) {
            assertEquals("a\r\n" + text + "\r\n", csv(DataTable.columns("a").row(text)));
        }
    }

    @Test
    void markdownShowsCharacterReferencesAsTheyAreWritten() {
        assertEquals("&amp;lt;b> &lt;b> &amp;", Markdown.escape("&lt;b> <b> &"));
    }

    /** Wythoff's values on 2 × 3 cells; Kayles has 2 and 6 at 10 and 11 (Winning Ways, chapter 4). */
    @Test
    void tidyHasALineANumber() {
        assertEquals("m,n,value\r\n0,0,0\r\n0,1,1\r\n0,2,2\r\n1,0,1\r\n1,1,2\r\n1,2,0\r\n",
                Csv.tidy(Heatmap.of(BoardGame.queen().grundy(2, 3)).listing()));
        assertTrue(Csv.tidy(DataTable.of(Octal.kayles().grundy(11)).listing()).endsWith("\r\n10,2\r\n11,6\r\n"));
        assertEquals("a,b,c\r\n1,2,3\r\n", Csv.tidy(DataTable.columns("a", "b", "c").row(1, 2, 3).listing()));
    }
}
