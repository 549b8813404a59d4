package nimbook.drawing;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.util.List;
import java.util.Locale;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import nimbook.export.Stills;
import nimbook.widget.model.Markup;
import nimbook.widget.model.Still;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;

public class DrawingTest {

    /** Every kind of mark, with characters that XML must escape. */
    public static Drawing every() {
        return Drawing.sheet(120, 80).title("all marks: a < b & \"c\"")
                .rect(10, 10, 20, 20, ShapeStyle.fill(Color.of("#ff0000")))
                .round(40, 10, 20, 20, 4, ShapeStyle.fill(Color.of("#00ff00").alpha(0.5)).outlined(Color.LINE, 1))
                .line(0, 40, 120, 40, ShapeStyle.line(Color.TEXT, 1.5).dashed(3, 2))
                .polyline(ShapeStyle.line(Color.ACCENT, 2), 0, 50, 10, 60, 20, 50)
                .polygon(ShapeStyle.fill(Color.GOOD), 30, 50, 40, 60, 50, 50)
                .circle(70, 55, 5, ShapeStyle.fill(Color.BAD))
                .centredText(100, 20, "⌊nφ⌋ < ∞", TextStyle.of(12).withBold())
                .text(100, 60, "12", TextStyle.of(10).withMonospace().alignEnd().rotated(-90))
                .image(80, 60, 20, 10, new Pixels(2, 1, new int[] {0x0000ff, 0xffff00}), "two pixels")
                .build();
    }

    @Test
    void svgIsWellFormedAndTheSameEveryTime() throws Exception {
        String text = Svg.text(every());
        assertEquals(text, Svg.text(every()));
        Document xml = DocumentBuilderFactory.newInstance().newDocumentBuilder()
                .parse(new ByteArrayInputStream(Svg.bytes(every())));
        assertEquals("all marks: a < b & \"c\"", xml.getElementsByTagName("title").item(0).getTextContent());
        assertEquals("⌊nφ⌋ < ∞", xml.getElementsByTagName("text").item(0).getTextContent());
        assertEquals(3, xml.getElementsByTagName("rect").getLength());
    }

    @Test
    void svgKnowsNoLocale() {
        Locale before = Locale.getDefault();
        try {
            Locale.setDefault(Locale.ROOT);
            String plain = Svg.text(every());
            // Arabic digits and a decimal comma are what formatting by locale would bring in.
            Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
            assertEquals(plain, Svg.text(every()));
        } finally {
            Locale.setDefault(before);
        }
    }

    @Test
    void numbersAreRoundedToThousandths() {
        assertEquals("0", Svg.number(-0.0001));
        assertEquals("-0.5", Svg.number(-0.5));
        assertEquals("1.005", Svg.number(1.0049999));
        assertEquals("12", Svg.number(11.9999));
        assertEquals("100.05", Svg.number(100.05));
    }

    @Test
    void charactersThatXmlForbidsAreReplaced() {
        assertEquals("a\ufffdb", Markup.escape("a\u0000b"));
        assertEquals("a\ufffd", Markup.escape("a\ud800"));
        assertEquals("😀", Markup.escape("😀"));
    }

    @Test
    void pngHasTheColoursWhereTheMarksAre() throws Exception {
        BufferedImage image = ImageIO.read(new ByteArrayInputStream(Png.bytes(every(), 2)));
        assertEquals(240, image.getWidth());
        assertEquals(160, image.getHeight());
        assertEquals(0xffff0000, image.getRGB(40, 40));
        assertEquals(0xffffffff, image.getRGB(4, 4));
        assertEquals(0xff7fff7f, image.getRGB(100, 40), "half of green on white");
        assertEquals(0xff0000ff, image.getRGB(178, 125));
        assertEquals(0xffffff00, image.getRGB(182, 125), "hard edge between two pixels");
    }

    @Test
    void embeddedImagesKeepTheirPixels() throws Exception {
        for (int colours : new int[] {1, 2, 256, 257, 1000}) {
            int[] rgb = new int[40 * 25];
            for (int i = 0; i < rgb.length; i++) rgb[i] = i % colours * 16_001;
            BufferedImage image = ImageIO.read(new ByteArrayInputStream(PngFile.bytes(new Pixels(40, 25, rgb))));
            int[] read = image.getRGB(0, 0, 40, 25, null, 0, 40);
            for (int i = 0; i < read.length; i++) read[i] &= 0xffffff;
            assertArrayEquals(rgb, read, colours + " colours");
        }
    }

    @Test
    void stillSaysItsSizeAndWhatItShows() {
        Still still = Stills.of(every());
        assertEquals("image/png", still.mime());
        assertEquals(120, still.width());
        assertEquals(80, still.height());
        assertEquals("all marks: a < b & \"c\"", still.alt());
    }

    @Test
    void whatCannotBeDrawnIsRefusedByName() {
        refused("width = 0", () -> Drawing.sheet(0, 10));
        refused("height = 9000", () -> Drawing.sheet(10, 9000));
        refused("x = NaN", () -> Drawing.sheet(10, 10).rect(Double.NaN, 0, 1, 1, ShapeStyle.fill(Color.TEXT)));
        refused("width = -1.0", () -> Drawing.sheet(10, 10).rect(0, 0, -1, 1, ShapeStyle.fill(Color.TEXT)));
        refused("3 coordinates", () -> Drawing.sheet(10, 10).polyline(ShapeStyle.line(Color.TEXT, 1), 1, 2, 3));
        refused("two", () -> new Mark.Polyline(List.of(new Mark.Point(0, 0)), false, ShapeStyle.line(Color.TEXT, 1)));
        refused("colour \"red\"", () -> Color.of("red"));
        refused("alpha = 2.0", () -> Color.TEXT.alpha(2));
        refused("size = 0.0", () -> TextStyle.of(0));
        refused("5 colours for 2 × 2", () -> new Pixels(2, 2, new int[5]));
        refused("scale = 100.0", () -> Png.bytes(every(), 100));
        refused("scale = NaN", () -> Png.bytes(every(), Double.NaN));
    }

    private static void refused(String word, org.junit.jupiter.api.function.Executable work) {
        String message = assertThrows(IllegalArgumentException.class, work).getMessage();
        assertTrue(message.contains(word), message);
    }

    @Test
    void lettersStandOutOfTheirGround() {
        // WCAG 2 contrast (L₁ + 0.05) / (L₂ + 0.05): √21 = 4.58 is what black or white reaches on every colour.
        for (int grey = 0; grey < 256; grey++) {
            Color ground = Color.rgb(grey * 0x10101);
            double a = ground.luminance() + 0.05;
            double b = ground.letters().luminance() + 0.05;
            assertTrue(Math.max(a, b) / Math.min(a, b) >= 4.57, "grey " + grey);
        }
    }
}
