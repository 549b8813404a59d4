package nimbook.export;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import java.util.List;
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
}
