package nimbook.export;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import nimbook.board.BoardGame;
import nimbook.drawing.Drawing;
import nimbook.drawing.Mark;
import nimbook.drawing.Png;
import nimbook.heatmap.Heatmap;
import nimbook.table.DataTable;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDResources;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.rendering.PDFRenderer;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.w3c.dom.Document;
import tech.tablesaw.api.Table;
import tech.tablesaw.io.csv.CsvReadOptions;

/** Every form of every kind of figure, opened by a reader that this project did not write. */
class FileFormatTest {

    private static final Map<String, Object> ZOO = SampleFigures.all();

    /** With -Dnimbook.export.store=true the stored files are made anew; who does it looks at the difference. */
    private static final boolean STORE = Boolean.getBoolean("nimbook.export.store");

    @TestFactory
    List<DynamicTest> svgIsTheStoredFileAndWellFormed() {
        return each(FileFormat.SVG, (name, bytes) -> {
            Document xml =
                    DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new ByteArrayInputStream(bytes));
            assertEquals("svg", xml.getDocumentElement().getTagName());
            assertFalse(xml.getElementsByTagName("title").item(0).getTextContent().isBlank(), "alternative text");
            // The embedded image of this one is packed by the JDK's zlib, which differs from machine to machine.
            if (!name.equals("drawing")) stored(name + ".svg", bytes);
        });
    }

    @TestFactory
    List<DynamicTest> csvIsTheStoredFileAndReadBackByTablesawIsEqual() {
        return each(FileFormat.CSV, (name, bytes) -> {
            stored(name + ".csv", bytes);
            TabularData listing = ((Tabular) ZOO.get(name)).listing();
            Table read = Table.read().usingOptions(CsvReadOptions.builder(new ByteArrayInputStream(bytes))
                    .columnTypesToDetect(List.of(tech.tablesaw.api.ColumnType.STRING)));
            assertEquals(listing.heading(), read.columnNames());
            assertEquals(listing.rows(), read.rowCount());
            for (int i = 0; i < listing.rows(); i++) {
                List<String> row = new ArrayList<>();
                for (int c = 0; c < read.columnCount(); c++) row.add(read.column(c).getString(i));
                assertEquals(listing.row(i), row, "row " + i);
            }
        });
    }

    @Test
    void numbersReadBackAreTheSameNumbers() {
        DataTable table = DataTable.columns("n", "x").row(1, 0.1).row(2, 1e-7).row(3, 12345678.25).row(4, -0.5);
        Table read =
                Table.read().csv(new String(Export.of(table).bytes(FileFormat.CSV), StandardCharsets.UTF_8), "numbers");
        for (int i = 0; i < 4; i++) {
            assertEquals(((Long) table.at(i, 0)).intValue(), read.intColumn("n").get(i));
            assertEquals((double) table.at(i, 1), read.doubleColumn("x").get(i));
        }
    }

    @TestFactory
    List<DynamicTest> pngHasTheDrawingsSizeTimesTheScale() {
        return each(FileFormat.PNG, (name, bytes) -> {
            BufferedImage image = ImageIO.read(new ByteArrayInputStream(bytes));
            Drawing drawing = drawing(name);
            assertEquals(List.of(2 * drawing.width(), 2 * drawing.height()),
                    List.of(image.getWidth(), image.getHeight()));
        });
    }

    /**
     * Rendered by PDFBox at 96 dots an inch it is the PNG of scale 1, but for the soft edges of letters and of heavy
     * ones.
     */
    @TestFactory
    List<DynamicTest> pdfIsThePictureWithItsFontsEmbeddedAndItsTextAsText() {
        return each(FileFormat.PDF, (name, bytes) -> {
            try (PDDocument document = Loader.loadPDF(bytes)) {
                Drawing drawing = drawing(name);
                assertEquals(1, document.getNumberOfPages());
                assertEquals(0.75 * drawing.width(), document.getPage(0).getMediaBox().getWidth(), 0.01);
                PDResources resources = document.getPage(0).getResources();
                for (COSName font : resources.getFontNames()) {
                    PDFont one = resources.getFont(font);
                    assertTrue(one.isEmbedded(), one.getName() + " is embedded");
                    assertTrue(one.getName().matches("[A-Z]{6}\\+DejaVuSans(Condensed|Mono)(-Bold)?"),
                            one.getName() + " is a part of the font");
                }
                String text = new PDFTextStripper().getText(document).replaceAll("\\s+", "");
                for (Mark mark : drawing.marks()) {
                    // What is turned comes out letter by letter.
                    if (mark instanceof Mark.Text t && t.style().turn() == 0) {
                        assertTrue(text.contains(t.text().replaceAll("\\s+", "")),
                                () -> "\"" + t.text() + "\" is text in " + text);
                    }
                }
                BufferedImage pdf = new PDFRenderer(document).renderImageWithDPI(0, 96);
                BufferedImage png = ImageIO.read(new ByteArrayInputStream(Png.bytes(drawing, 1)));
                assertEquals(png.getWidth(), pdf.getWidth(), 1.0);
                assertEquals(png.getHeight(), pdf.getHeight(), 1.0);
                assertTrue(distance(png, pdf) < 0.02, () -> "mean distance of the colours " + distance(png, pdf));
                assertTrue(blurred(png, pdf) < 30,
                        () -> "greatest distance of a tile's mean colour " + blurred(png, pdf));
            }
            assertArrayEquals(bytes, Export.of(ZOO.get(name)).bytes(FileFormat.PDF), "the same bytes again");
        });
    }

    /** Mean difference of the channels, 0 to 1. */
    private static double distance(BufferedImage a, BufferedImage b) {
        int width = Math.min(a.getWidth(), b.getWidth());
        int height = Math.min(a.getHeight(), b.getHeight());
        long sum = 0;
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                for (int shift = 0; shift < 24; shift += 8)
                    sum += Math.abs((a.getRGB(x, y) >> shift & 255) - (b.getRGB(x, y) >> shift & 255));
            }
        }
        return sum / 765.0 / width / height;
    }

    /**
     * Of tiles of 12 × 12 pixels the greatest difference of their mean channels, 0 to 255: a missing mark or another
     * colour is one of 100 and more.
     */
    private static int blurred(BufferedImage a, BufferedImage b) {
        int most = 0;
        for (int top = 0; top + 12 <= Math.min(a.getHeight(), b.getHeight()); top += 12) {
            for (int left = 0; left + 12 <= Math.min(a.getWidth(), b.getWidth()); left += 12) {
                int[] sum = new int[3];
                for (int i = 0; i < 144; i++) {
                    int p = a.getRGB(left + i % 12, top + i / 12);
                    int q = b.getRGB(left + i % 12, top + i / 12);
                    for (int c = 0; c < 3; c++) sum[c] += (p >> 8 * c & 255) - (q >> 8 * c & 255);
                }
                for (int c = 0; c < 3; c++) most = Math.max(most, Math.abs(sum[c]) / 144);
            }
        }
        return most;
    }

    @TestFactory
    List<DynamicTest> markdownHasACellForEach() {
        return each(FileFormat.MARKDOWN, (name, bytes) -> {
            TabularData listing = ((Tabular) ZOO.get(name)).listing();
            List<String> lines =
                    new String(bytes, StandardCharsets.UTF_8).lines().filter(line -> line.startsWith("|")).toList();
            assertEquals(listing.rows() + 2, lines.size());
            for (String line : lines) {
                // Bars that are escaped are letters.
                assertEquals(listing.heading().size() + 1,
                        line.replace("\\|", "").chars().filter(c -> c == '|').count(), line);
            }
        });
    }

    /** The rules of the OEIS for b-files, as a regular expression and by counting. */
    @TestFactory
    List<DynamicTest> bFilesKeepTheRules() {
        return each(FileFormat.B_FILE, (name, bytes) -> {
            String text = new String(bytes, StandardCharsets.US_ASCII);
            assertTrue(text.endsWith("\n") && !text.contains("\r") && !text.contains("?"));
            List<String> lines = text.lines().filter(line -> !line.startsWith("#")).toList();
            long n = Long.parseLong(lines.get(0).split(" ")[0]);
            for (String line : lines) {
                assertTrue(line.matches("-?\\d+ -?\\d{1,1000}"), line);
                assertEquals(n++, Long.parseLong(line.split(" ")[0]));
            }
        });
    }

    /**
     * A004481 of the OEIS, "Table of Sprague-Grundy values for Wythoff's game (Wyt Queens) read by antidiagonals": its
     * first 21 terms, from index 0.
     */
    @Test
    void aTableByAntidiagonalsIsTheOneOfTheOeis() {
        String text = new String(Export.of(Heatmap.of(BoardGame.queen().grundy(6, 6))).bytes(FileFormat.B_FILE),
                StandardCharsets.US_ASCII);
        assertEquals("0 1 1 2 2 2 3 0 0 3 4 4 1 4 4 5 5 5 5 5 5", text.lines().skip(1).map(line -> line.split(" ")[1])
                .collect(Collectors.joining(" ")));
        assertEquals("0 0", text.lines().skip(1).findFirst().orElseThrow());
    }

    /** T(m, n) = 10 m + n tells rows from columns, which Wythoff's symmetric table does not. */
    @Test
    void antidiagonalsGoDownwards() {
        String text =
                new String(Export.of(Heatmap.of(3, 5, (row, column) -> 10 * row + column)).bytes(FileFormat.B_FILE),
                        StandardCharsets.US_ASCII);
        assertEquals(List.of("0", "1", "10", "2", "11", "20"),
                text.lines().skip(1).map(line -> line.split(" ")[1]).toList());
    }

    @Test
    void termsOfMoreThanAThousandDigitsAndGapsAreRefused() {
        DataTable large = DataTable.columns("n", "a").row(0, 1).row(1, BigInteger.TEN.pow(1000));
        assertTrue(assertThrows(IllegalArgumentException.class, () -> Export.of(large).bytes(FileFormat.B_FILE))
                .getMessage().startsWith("a(1) has more than 1000 digits"));
        DataTable gap = DataTable.columns("n", "a").row(0, 1).row(2, 1);
        assertTrue(assertThrows(IllegalArgumentException.class, () -> Export.of(gap).bytes(FileFormat.B_FILE))
                .getMessage().contains("n = 2 where 1 was expected"));
    }

    @Test
    void aBoardHasNoBFile() {
        IllegalArgumentException refused = assertThrows(IllegalArgumentException.class,
                () -> Export.of(ZOO.get("board")).bytes(FileFormat.B_FILE));
        assertEquals("a game has no b-file (txt); it has svg png pdf tex html", refused.getMessage());
        assertEquals("a game has no animated GIF (gif), only a live figure has; it has svg png pdf tex html",
                assertThrows(IllegalArgumentException.class, () -> Export.of(ZOO.get("board")).bytes(FileFormat.GIF))
                        .getMessage());
    }

    /** An SVG of 4 million rectangles would be 300 MB. */
    @Test
    void fourMillionCellsAreOneImageWithEveryCell() throws Exception {
        Heatmap map = Heatmap.of(2048, 2048, (row, column) -> (row ^ column) & 7);
        Export.Content svg = Export.of(map).made(FileFormat.SVG);
        assertEquals("its cells are one embedded image of 2048 × 2048 pixels, one a cell", svg.note());
        assertTrue(svg.bytes().length < 3_000_000, svg.bytes().length + " bytes");
        Document xml =
                DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new ByteArrayInputStream(svg.bytes()));
        String link = xml.getElementsByTagName("image").item(0).getAttributes().getNamedItem("href").getTextContent();
        BufferedImage image = ImageIO.read(
                new ByteArrayInputStream(java.util.Base64.getDecoder().decode(link.substring(link.indexOf(',') + 1))));
        assertEquals(2048, image.getWidth());
        assertEquals(image.getRGB(0, 5), image.getRGB(3, 6), "0 ^ 5 = 3 ^ 6");
        assertFalse(Export.of(map).forms().contains(FileFormat.LATEX));
        assertThrows(IllegalArgumentException.class, () -> Export.of(map).bytes(FileFormat.LATEX));
    }

    private interface Check {
        void of(String name, byte[] bytes) throws Exception;
    }

    private static List<DynamicTest> each(FileFormat form, Check check) {
        List<DynamicTest> tests = new ArrayList<>();
        ZOO.forEach((name, figure) -> {
            if (Export.of(figure).forms().contains(form)) tests.add(DynamicTest.dynamicTest(name,
                    () -> check.of(name, Export.of(figure).bytes(form))));
        });
        assertFalse(tests.isEmpty());
        return tests;
    }

    private static Drawing drawing(String name) {
        return ZOO.get(name) instanceof Drawing drawing ? drawing : ((HasDrawing) ZOO.get(name)).drawing();
    }

    private static void stored(String name, byte[] bytes) throws Exception {
        if (STORE) Files.write(Path.of("src/test/resources/nimbook/export", name), bytes);
        try (InputStream in = FileFormatTest.class.getResourceAsStream("/nimbook/export/" + name)) {
            if (STORE) return;
            assertNotNull(in, name + " is not stored");
            // As text a difference can be read; CR LF of CSV stays in it.
            assertEquals(new String(in.readAllBytes(), StandardCharsets.UTF_8),
                    new String(bytes, StandardCharsets.UTF_8));
        }
    }
}
