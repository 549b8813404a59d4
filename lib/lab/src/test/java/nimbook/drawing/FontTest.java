package nimbook.drawing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.fontbox.ttf.CmapLookup;
import org.apache.fontbox.ttf.TTFParser;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.pdfbox.io.RandomAccessReadBuffer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The library's fonts: the table of widths and the outlines against FontBox's reading of the same files. */
class FontTest {

    /** The greatest code point that the files may hold: a character map of format 4 ends there. */
    private static final int LAST = 0xffff;

    private static TrueTypeFont open(FontFace face) throws IOException {
        return new TTFParser().parse(new RandomAccessReadBuffer(face.bytes()));
    }

    @ParameterizedTest
    @EnumSource
    void widthsAndSignsAreThoseOfTheFile(FontFace face) throws IOException {
        boolean bold = face == FontFace.BOLD || face == FontFace.MONO_BOLD;
        boolean mono = face == FontFace.MONO || face == FontFace.MONO_BOLD;
        TextStyle style = new TextStyle(1, Color.TEXT, TextStyle.Anchor.START, bold, mono, 0);
        try (TrueTypeFont font = open(face)) {
            CmapLookup map = font.getUnicodeCmapLookup();
            assertEquals(GlyphWidthData.UNITS, font.getUnitsPerEm());
            int signs = 0;
            for (int c = 0; c <= LAST; c++) {
                if (FontFace.of(c, style) != face) continue;
                signs++;
                int glyph = map.getGlyphId(c);
                assertTrue(glyph > 0, "the file has U+" + Integer.toHexString(c));
                String sign = "U+" + Integer.toHexString(c);
                assertEquals(font.getAdvanceWidth(glyph), GlyphWidths.units(c, bold, mono), sign);
            }
            assertTrue(signs > 2000, signs + " signs");
        }
    }

    /** String literals of the library and of the front end may all come to stand in a figure. */
    @Test
    void everySignThatTheLibraryWritesIsInTheFont() throws IOException {
        Pattern literal = Pattern.compile("\"(?:\\\\.|[^\"\\\\\n])*\"");
        TreeSet<String> missing = new TreeSet<>();
        int literals = 0;
        List<Path> roots =
                List.of(Path.of("../games/src/main/java"), Path.of("../widget/src/main"), Path.of("src/main"));
        for (Path root : roots) {
            List<Path> sources;
            try (Stream<Path> files = Files.walk(root)) {
                sources = files.filter(f -> f.toString().endsWith(".java") || f.toString().endsWith(".js")).toList();
            }
            for (Path source : sources) {
                for (Matcher m = literal.matcher(Files.readString(source)); m.find(); literals++) {
                    m.group().codePoints().filter(c -> c > 0x7e && !GlyphWidths.covers(c))
                            .forEach(c -> missing.add(Character.toString(c) + " in " + source.getFileName()));
                }
            }
        }
        assertTrue(literals > 3000, literals + " literals");
        assertEquals(List.of(), new ArrayList<>(missing));
    }

    /** The characters of the field, and one of each alphabet, in every face. */
    @Test
    void theSignsOfTheFieldAreInEveryFace() {
        String signs = "φ⌊⌋⌈⌉⊕≤≥≠≡√∞∈∉∅∩∪⊂⊃⊆×·−±…–—←→↑↓↦⇒⇔✓✗½¼¾²³⁰⁴⁻ⁿ₀₁₉₊₋ₙₓᵢⱼᵏℕℤℚℝ★○▲▼äßčőñİşγαβτΣΠЖяЯ";
        for (int c : signs.codePoints().toArray()) assertTrue(GlyphWidths.coversMono(c), Character.toString(c));
    }

    /**
     * Advance widths of DejaVu 2.37, as fonttools lists them of the whole font: 0 1172, A 1260, i 512, ⌊ 719 of 2048
     * units; monospaced 1233.
     */
    @Test
    void widthsAreSumsOfAdvances() {
        assertEquals(10 * (1172.0 + 1260 + 512 + 719) / 2048, TextStyle.of(10).width("0Ai⌊"), 1e-9);
        assertEquals(20 * 3 * 1233.0 / 2048, TextStyle.of(20).withMonospace().width("iWφ"), 1e-9);
        assertEquals(0, TextStyle.of(20).width(""));
        assertTrue(TextStyle.of(12).withBold().width("Wythoff") > TextStyle.of(12).width("Wythoff"));
    }

    @Test
    void accentsOfTheirOwnTakeNoPlace() {
        assertEquals(TextStyle.of(12).width("e"), TextStyle.of(12).width("e\u0301"));
        assertEquals(TextStyle.of(12).withMonospace().width("e"), TextStyle.of(12).withMonospace().width("e\u0301"));
    }

    @Test
    void controlCharactersAreBlanksAndHalvesOfPairsTheSignForTheUnknown() {
        assertEquals(TextStyle.of(12).width("a b"), TextStyle.of(12).width("a\nb"));
        assertEquals(TextStyle.of(12).width("\ufffd"), TextStyle.of(12).width("\ud800"));
        assertEquals("a b\ufffd", TextPiece.of("a\tb\udc00", TextStyle.of(12)).get(0).text());
    }

    /** What is painted is as wide as what was measured: the last letter of a text that ends at x stands left of x. */
    @Test
    void paintedLettersEndWhereTheyWereMeasured() {
        for (TextStyle l : List.of(TextStyle.of(40), TextStyle.of(40).withBold(), TextStyle.of(40).withMonospace())) {
            for (String text : List.of("⌊nφ⌋ = 12", "Grundy values", "ЖЯ ⊕ Σ₁₂")) {
                Rectangle2D start = TextPiece.outline(new Mark.Text(new Mark.Point(0, 50), text, l)).getBounds2D();
                Mark.Point right = new Mark.Point(l.width(text), 50);
                Rectangle2D end = TextPiece.outline(new Mark.Text(right, text, l.alignEnd())).getBounds2D();
                assertEquals(start.getMinX(), end.getMinX(), 1e-9);
                // Side bearings are less than a quarter of an em; monospaced brackets have the widest.
                assertTrue(Math.abs(start.getMinX()) < 10, text);
                assertTrue(Math.abs(end.getMaxX() - l.width(text)) < 10, text);
            }
        }
    }

    @Test
    void aSignThatTheMonospacedFaceLacksComesFromTheOther() {
        int lacking = 0x2ac0;
        while (!GlyphWidths.covers(lacking) || GlyphWidths.coversMono(lacking)) lacking--;
        List<TextPiece> pieces = TextPiece.of("a" + Character.toString(lacking), TextStyle.of(12).withMonospace());
        assertEquals(List.of(FontFace.MONO, FontFace.REGULAR), pieces.stream().map(TextPiece::face).toList());
    }

    @Test
    void aForeignSignIsAPieceOfItsOwn() {
        List<TextPiece> pieces = TextPiece.of("n = ゲーム", TextStyle.of(12));
        assertEquals(List.of("n = ", "ゲーム"), pieces.stream().map(TextPiece::text).toList());
        assertEquals(FontFace.REGULAR, pieces.get(0).face());
        // A machine's font, or boxes: there is something to see in any case.
        assertFalse(pieces.get(1).outline().getBounds2D().isEmpty());
        assertTrue(pieces.get(1).width() > 0);
    }

    /** A script from right to left must not be cut into words that stand in the wrong order. */
    @Test
    void aLineFromRightToLeftIsOnePiece() {
        assertEquals(1, TextPiece.of("משחק של ויתהוף", TextStyle.of(12)).size());
    }

    @Test
    void theLicenceIsBesideTheFonts() throws IOException {
        try (var licence = FontFace.class.getResourceAsStream("/META-INF/licenses/DejaVu.txt")) {
            assertNotNull(licence);
            String words = new String(licence.readAllBytes(), StandardCharsets.UTF_8);
            assertTrue(words.contains("Bitstream Vera Fonts Copyright"));
        }
        long bytes = 0;
        for (FontFace face : FontFace.values()) bytes += face.bytes().length;
        assertTrue(bytes <= 1_000_000, bytes + " bytes of fonts");
    }
}
