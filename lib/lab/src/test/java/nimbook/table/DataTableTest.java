package nimbook.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimbook.claim.Claim;
import nimbook.claim.Document;
import nimbook.claim.Ledger;
import nimbook.claim.Verdict;
import nimbook.core.Grid;
import nimbook.drawing.Color;
import nimbook.drawing.Svg;
import org.junit.jupiter.api.Test;

public class DataTableTest {

    /** The first pairs of Wythoff's game, as in the table of wythoff.txt (W3): n, x, y. */
    record Pair(int n, long x, BigInteger y, String note, boolean even, double ratio) {}

    static final BigInteger HUGE = BigInteger.TEN.pow(999).add(BigInteger.ONE);

    static DataTable pairs() {
        return DataTable.of(List.of(new Pair(1, 1, BigInteger.TWO, "", false, 2),
                new Pair(2, 3, BigInteger.valueOf(5), "a, \"b\"", true, 5 / 3.0),
                new Pair(3, 4, HUGE, "<b>bold</b>", false, Double.NaN)));
    }

    @Test
    void recordsBecomeTypedColumns() {
        DataTable table = pairs();
        assertEquals(List.of("n", "x", "y", "note", "even", "ratio"),
                table.columns().stream().map(DataColumn::name).toList());
        assertEquals(List.of(DataType.WHOLE, DataType.WHOLE, DataType.WHOLE, DataType.TEXT, DataType.TRUTH,
                DataType.DECIMAL), table.columns().stream().map(DataColumn::type).toList());
        assertEquals(Arrays.asList(1L, 1L, 2L, "", false, 2.0), table.at(0));
        assertEquals(HUGE, table.at(2, "y"));
        assertNull(table.at(2, "ratio"), "NaN is a missing cell");
        assertEquals(List.of(1L, 3L, 4L), table.column("x"));
    }

    @Test
    void rowsCanBeAppendedToATableWithoutChangingIt() {
        DataTable one = DataTable.columns("n", "A(n)").row(0, 0).row(1, 1);
        DataTable left = one.row(2, 3);
        DataTable right = one.row(2, "three".length());
        assertEquals(2, one.rows());
        assertEquals(List.of(2L, 3L), left.at(2));
        assertEquals(List.of(2L, 5L), right.at(2));
        assertEquals(4, one.rows(Stream.of(List.of(7, 8), List.of(9, 10))).rows());
    }

    @Test
    void typesAreLearntFromCells() {
        DataTable table = DataTable.columns("a", "b", "c").row(null, 1, "x").row(2, 0.5, null)
                .row(BigInteger.TWO.pow(70), new BigDecimal("0.1"), 'y');
        assertEquals(List.of(DataType.WHOLE, DataType.DECIMAL, DataType.TEXT),
                table.columns().stream().map(DataColumn::type).toList());
        assertEquals(Arrays.asList(null, 1.0, "x"), table.at(0));
        assertEquals(Arrays.asList(2L, 0.5, ""), table.at(1));
        assertEquals(List.of(BigInteger.TWO.pow(70), new BigDecimal("0.1"), "y"), table.at(2));
        // 2⁵³ + 1 is no double: among decimals it stays exact.
        assertEquals(new BigDecimal("9007199254740993"),
                DataTable.columns("a").row(0.5).row(9007199254740993L).at(1, 0));
    }

    @Test
    void computedRowsAreLookedAtLate() {
        int[] calls = {0};
        DataTable table = DataTable.columns("n", "square").rows(1_000_000, n -> {
            calls[0]++;
            return List.of(n, (long) n * n);
        });
        assertEquals(List.of(999_999L, 999_998_000_001L), table.at(999_999));
        assertTrue(calls[0] < 1000, "rows were computed: " + calls[0]);
        assertEquals(4L, DataTable.of(5, i -> new Pair(i, i, BigInteger.ZERO, "", true, 0)).at(4).get(0));
    }

    @Test
    void gridsAreShownAsPrintedOrCellByCell() {
        Grid grid = new Grid() {
            @Override
            public int rows() {
                return 2;
            }

            @Override
            public int columns() {
                return 3;
            }

            @Override
            public int at(int row, int column) {
                return row == 0 && column == 0 ? NONE : 10 * row + column;
            }
        };
        DataTable wide = DataTable.of(grid);
        assertEquals(List.of("m", "0", "1", "2"), wide.columns().stream().map(DataColumn::name).toList());
        assertEquals(Arrays.asList(0L, null, 1L, 2L), wide.at(0));
        assertEquals(List.of(1L, 10L, 11L, 12L), wide.at(1));
        DataTable cells = DataTable.cells(grid);
        assertEquals(6, cells.rows());
        assertEquals(Arrays.asList(0L, 0L, null), cells.at(0));
        assertEquals(List.of(1L, 2L, 12L), cells.at(5));
        assertEquals(Arrays.asList(1L, 9L, null), DataTable.of(new int[][] {{7, 8}, {9}}).at(1));
    }

    @Test
    void ledgerShowsEveryKindOfVerdict() {
        Ledger ledger = new Ledger(Document.WYTHOFF, List.of(
                new Ledger.Entry(new Claim("W2", Document.WYTHOFF, "§1", "one"),
                        new Verdict.Holds("Every case.", "n ≤ 9", true)),
                new Ledger.Entry(new Claim("W10", Document.WYTHOFF, "§2", "two"),
                        new Verdict.Fails("some", "n ≤ 9", "n = 3", "but n")),
                new Ledger.Entry(new Claim("W9", Document.WYTHOFF, "§3", "three"), new Verdict.NotComputable("told")),
                new Ledger.Entry(new Claim("W6", Document.WYTHOFF, "§4", "four"),
                        new Verdict.Ambiguous("both", "n ≤ 9", "n = 1", "the other"))));
        DataTable table = DataTable.of(ledger);
        assertEquals(List.of("W2", "one", "holds (proved)", "", "Every case.", "n ≤ 9", "§1"), table.at(0));
        assertEquals(List.of("W10", "two", "fails", "n = 3. → but n", "some", "n ≤ 9", "§2"), table.at(1));
        assertEquals("not computable", table.at(2, "verdict"));
        assertEquals(List.of("W6", "four", "ambiguous", "n = 1. → the other", "both", "n ≤ 9", "§4"), table.at(3));
    }

    @Test
    void badInputIsRefusedWithItsPlace() {
        assertSaid("row 1, column \"t\": – is text, among whole numbers", () -> DataTable.columns("t").row(3).row("–"));
        assertSaid("row 0 has 3 cells; the table has 2 columns", () -> DataTable.columns("a", "b").row(1, 2, 3));
        assertSaid("column \"a\" twice", () -> DataTable.columns("a", "a"));
        assertSaid("columns = none", () -> DataTable.columns(new String[0]));
        assertSaid("column \"z\": the table has [\"n\", \"x\"", () -> pairs().at(0, "z"));
        assertSaid("no records", () -> DataTable.of(List.<Pair>of()));
        assertSaid("count = -1", () -> DataTable.columns("a").rows(-1, i -> List.of(i)));
        assertSaid("row 500, column \"a\": half is text",
                () -> DataTable.columns("a").rows(1000, i -> List.of(i == 500 ? "half" : i)).at(500));
        assertSaid("rows = 0", () -> pairs().page(0));
        assertSaid("row(…): the rows of this table come from elsewhere", () -> pairs().row(1));
        assertThrows(IndexOutOfBoundsException.class, () -> pairs().at(3));
    }

    public static void assertSaid(String part, org.junit.jupiter.api.function.Executable action) {
        String message = assertThrows(IllegalArgumentException.class, action).getMessage();
        assertTrue(message.contains(part), message);
    }

    @Test
    void textIsAlignedAndSaysWhatIsLeftOut() {
        assertEquals("  n  word\n─────────\n  7  a\n−12  b",
                DataTable.columns("n", "word").row(7, "a").row(-12, "b").text());
        String text = DataTable.columns("n").rows(100_000, n -> List.of(n)).text();
        assertTrue(text.endsWith("first 20 of 100\u2009000 rows"), text);
        assertTrue(pairs().text().contains("1000000000…000001 (1000 digits)"), pairs().text());
        assertTrue(DataTable.of(new int[3][400]).text().contains("of 401 columns"));
    }

    @Test
    void csvIsQuotedAsRfc4180Says() {
        DataTable table = DataTable.columns("a", "b,c").row("plain", 1).row("say \"hi\"", null).row("two\nlines", -3)
                .row(" edge", 4).row("=1+2", 5);
        assertEquals("a,\"b,c\"\r\nplain,1\r\n\"say \"\"hi\"\"\",\r\n\"two\nlines\",-3\r\n\" edge\",4\r\n'=1+2,5\r\n",
                table.csv());
        assertEquals("a\r\n\"\"\r\n", DataTable.columns(DataColumn.text("a")).row((Object) null).csv());
        assertTrue(pairs().csv().contains(HUGE.toString()), "no digit is left out");
    }

    @Test
    void decimalsAreReadable() {
        assertEquals(List.of("0.1", "3", "0", "-2.5", "1E15", "1.0000001", "∞", "1.0E-6".replace(".0", "")),
                Stream.of(0.1, 3.0, -0.0, -2.5, 1e15, 1.0000001, Double.POSITIVE_INFINITY, 1e-6).map(CellText::plain)
                        .toList());
    }

    /** As the page shows them (rules.js): digits in groups, a minus sign, truth values as symbols. */
    @Test
    void cellsThatAreLookedAtReadAsOnTheScreen() {
        BigInteger long25 = BigInteger.TEN.pow(24).negate();
        DataTable table = DataTable.columns("n", "value", "x", "true?", "word")
                .row(-12345, -12345, -1234567.5, true, "-1")
                .row(2000, 2000, 1e-7, false, "12345").row(2, long25, null, null, "");
        List<List<String>> shown = IntStream.range(0, 3).mapToObj(i -> TableText.shown(table, i, w -> w)).toList();
        assertEquals(List.of("−12\u2009345", "−12\u2009345", "−1\u2009234\u2009567.5", "✓", "-1"), shown.get(0));
        assertEquals(List.of("2000", "2000", "1E-7", "✗", "12345"), shown.get(1));
        assertEquals(List.of("2", "−1000000000…000000 (25 digits)", "", "", ""), shown.get(2));
        String svg = Svg.text(TableDrawing.of(table));
        for (String cell : shown.get(0)) assertTrue(svg.contains(">" + cell + "<"), cell);
        assertTrue(table.text().contains("−12\u2009345") && table.csv().contains("-12345,-12345,-1234567.5,true"));
    }

    @Test
    void setsOfCellsAreDrawn() {
        DataTable table = DataTable.columns("set", "of").row("(0, 0) (1, 2)", "two").row("(0, 0)", "one")
                .row("(0, 24) (1, 2)", "far");
        String svg = Svg.text(TableDrawing.of(table));
        assertFalse(svg.contains("(0, 0) (1, 2)"));
        assertEquals(2, svg.split(Color.ACCENT.hex(), -1).length - 1, "two of 2 × 3 squares are filled");
        assertTrue(svg.contains(">(0, 0)<") && svg.contains(">(0, 24) (1, 2)<"));
    }

    @Test
    void theStillNamesTheTableAndEscapesItsText() {
        DataTable table = pairs().title("<script>alert(1)</script>");
        String svg = Svg.text(TableDrawing.of(table));
        assertFalse(svg.contains("<script>") || svg.contains("<b>"));
        assertTrue(svg.contains("&lt;b&gt;bold"));
        assertNotNull(table.still().alt());
        assertTrue(table.still().width() < 900);
        assertTrue(DataTable.columns("empty").still().height() > 0);
        assertTrue(Svg.text(TableDrawing.of(DataTable.of(new int[30][300]))).contains("first 15 of 30 rows, first "));
    }

    @Test
    @SuppressWarnings("unchecked")
    void stateCarriesTheFirstRowsAndNoEndlessNumber() {
        Map<String, Object> state = DataTable.columns("n").rows(100_000, n -> List.of(n)).state();
        assertEquals(500, ((List<Object>) state.get("rows")).size());
        assertEquals(100_000, state.get("total"));
        List<List<Object>> rows = (List<List<Object>>) DataTable.columns("x").row(HUGE).row(-1).row(HUGE.negate())
                .row(HUGE.add(BigInteger.ONE)).state().get("rows");
        Map<String, Object> brief = (Map<String, Object>) rows.get(0).get(0);
        assertEquals(1000, brief.get("size"));
        assertEquals(HUGE.toString().substring(0, 40), brief.get("head"));
        assertEquals(HUGE.toString().substring(980), brief.get("tail"));
        assertEquals(Map.of("0", List.of(2, 1, 0, 3)),
                DataTable.columns("x").row(HUGE).row(-1).row(HUGE.negate()).row(HUGE.add(BigInteger.ONE)).state()
                        .get("ranks"));
        // Beyond 2⁵³ a JavaScript number would round.
        assertEquals(List.of("9007199254740993"),
                ((List<Object>) DataTable.columns("x").row(9007199254740993L).state().get("rows")).get(0));
        int wide = ((List<Object>) DataTable.of(new int[1000][1000]).state().get("rows")).size();
        assertTrue(wide < 25, "rows of a wide table: " + wide);
        assertTrue(new String(pairs().still().bytes(), StandardCharsets.ISO_8859_1).length() > 100);
    }

    @Test
    void markupIsAPlainTableOfEscapedText() throws Exception {
        DataTable table = DataTable.columns("n", "<b>").title("a & b").rows(100, n -> List.of(n, "<script>" + n));
        String markup = table.markup();
        javax.xml.parsers.DocumentBuilder parser =
                javax.xml.parsers.DocumentBuilderFactory.newInstance().newDocumentBuilder();
        org.w3c.dom.Document page =
                parser.parse(new org.xml.sax.InputSource(new java.io.StringReader("<div>" + markup + "</div>")));
        assertEquals(31, page.getElementsByTagName("tr").getLength());
        assertEquals("<script>29", page.getElementsByTagName("td").item(59).getTextContent());
        assertEquals("first 30 of 100 rows", page.getElementsByTagName("p").item(0).getTextContent());
        assertEquals(0, page.getElementsByTagName("script").getLength());
    }
}
