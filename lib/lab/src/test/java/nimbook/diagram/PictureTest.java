package nimbook.diagram;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import nimbook.drawing.Mark;
import nimbook.number.Coverage;
import nimbook.number.Slope;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;

class PictureTest {

    private static Document xml(Picture picture) throws Exception {
        String svg = (String) picture.state().get("svg");
        return DocumentBuilderFactory.newInstance().newDocumentBuilder()
                .parse(new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)));
    }

    @Test
    void zeckendorfRowsAreAsWideAsTheirParts() throws Exception {
        Picture picture = ZeckendorfRows.of(1, 34);
        assertTrue(picture.text().contains("\n12 = 8 + 3 + 1\n"), picture.text());
        double coin = 640.0 / 34;
        double covered = 0;
        for (Mark mark : picture.drawing().marks()) {
            if (mark instanceof Mark.Rect r && r.radius() == 2) covered += (r.width() + 1) / coin;
        }
        assertEquals(34 * 35 / 2, covered, 1e-6);
        assertEquals("svg", xml(picture).getDocumentElement().getNodeName());
        assertNotNull(ImageIO.read(new ByteArrayInputStream(picture.still().bytes())));
    }

    @Test
    void zeckendorfRowsRefuseWhatCannotBeRead() {
        assertTrue(assertThrows(IllegalArgumentException.class, () -> ZeckendorfRows.of(0, 5)).getMessage()
                .startsWith("from = 0"));
        assertTrue(assertThrows(IllegalArgumentException.class, () -> ZeckendorfRows.of(9, 5)).getMessage()
                .contains("to = 5"));
        assertTrue(assertThrows(IllegalArgumentException.class, () -> ZeckendorfRows.of(1, 201)).getMessage()
                .contains("201 rows"));
    }

    @Test
    void numberLineSaysWhetherEachNumberIsReachedOnce() throws Exception {
        Slope phi = Slope.parse("phi");
        Picture whole = NumberLine.of(Coverage.of(phi, phi.complement(), 60));
        assertTrue(whole.drawing().title().endsWith("exactly once"), whole.drawing().title());
        // A dot for each multiple below 61: ⌊61/φ⌋ = 37 and ⌊61/φ²⌋ = 23, and the two of the legend.
        assertEquals(37 + 23 + 2, xml(whole).getElementsByTagName("circle").getLength());
        Picture broken = NumberLine.of(Coverage.of(Slope.parse("3/2"), Slope.parse("3"), 40));
        assertTrue(broken.drawing().title().contains("13 are missed"), broken.drawing().title());
    }

    /** F₂₁ = 10 946; digits are in groups as in tables. */
    @Test
    void longNumbersAreInGroups() {
        List<String> words = ZeckendorfRows.of(10_946, 10_946).drawing().marks().stream()
                .filter(Mark.Text.class::isInstance).map(mark -> ((Mark.Text) mark).text()).toList();
        assertEquals(2, words.stream().filter("10\u2009946"::equals).count(), words.toString());
        assertTrue(RowShift.of(3, 90_000, 9).text().contains("h(3, n + 90\u2009000)"));
    }
}
