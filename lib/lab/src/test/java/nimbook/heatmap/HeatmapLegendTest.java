package nimbook.heatmap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import nimbook.board.BoardGame;
import nimbook.drawing.Color;
import nimbook.drawing.Mark;
import nimbook.drawing.Svg;
import org.junit.jupiter.api.Test;

/** Colours of values, and what is said of them. */
class HeatmapLegendTest {

    @Test
    void sequentialColoursGetSteadilyLighter() {
        int[] colours = Palette.sequential(false);
        for (int i = 1; i < colours.length; i++) {
            double before = Color.rgb(colours[i - 1]).luminance();
            double now = Color.rgb(colours[i]).luminance();
            assertTrue(now >= before, "entry " + i);
        }
    }

    @Test
    void valuesOfBothSignsAreLightestAtZero() {
        Color zero = Palette.of(ColorMap.sequential(), 0, -3, 8);
        for (int value = 1; value <= 8; value++) {
            Color above = Palette.of(ColorMap.sequential(), value, -3, 8);
            Color below = Palette.of(ColorMap.sequential(), -value, -8, 3);
            double lighter = Palette.of(ColorMap.sequential(), value - 1, -3, 8).luminance();
            assertTrue(above.luminance() < lighter && below.luminance() < zero.luminance(), "value " + value);
            assertTrue((above.rgb() >> 16) > (above.rgb() & 255), "above is orange");
            assertTrue((below.rgb() >> 16) < (below.rgb() & 255), "below is blue");
        }
        assertEquals("below and above 0",
                ColorChoice.of(ColorMap.Kind.SEQUENTIAL, Heatmap.of(new int[][] {{-2, 2}})).words());
    }

    @Test
    void theCycleClosesWithoutAJump() {
        int[] colours = Palette.cyclic();
        assertEquals(colours[0], colours[255]);
        for (int i = 1; i < colours.length; i++) {
            for (int shift : new int[] {0, 8, 16}) {
                // In light, not in sRGB's codes, whose steps are small near black.
                assertTrue(Math.abs(light(colours[i] >> shift & 255) - light(colours[i - 1] >> shift & 255)) <= 0.06,
                        "entry " + i);
            }
        }
    }

    private static double light(int channel) {
        return Math.pow(channel / 255.0, 2.2);
    }

    @Test
    void equalValuesHaveEqualColoursAndClassesDiffer() {
        assertEquals(Palette.of(ColorMap.cyclic(16), 3, 0, 100), Palette.of(ColorMap.cyclic(16), 19, 0, 100));
        assertEquals(Palette.of(ColorMap.mod(5), -1, -9, 9), Palette.of(ColorMap.mod(5), 4, -9, 9));
        for (int a = 0; a < 12; a++) {
            for (int b = 0; b < a; b++)
                assertFalse(Palette.of(ColorMap.mod(12), a, 0, 11).equals(Palette.of(ColorMap.mod(12), b, 0, 11)),
                        a + " and " + b);
        }
        assertEquals(Palette.sequential(true)[255],
                Palette.of(ColorMap.sequential(), Integer.MAX_VALUE, -Integer.MAX_VALUE, Integer.MAX_VALUE).rgb());
    }

    @Test
    void namedValuesAreClasses() {
        Heatmap map = Heatmap.of(new int[][] {{0, 1}, {2, 1}}).names("found", "struck", "open");
        assertEquals("struck", ValueLabels.of(map).all().of(1));
        assertEquals("by name", ColorChoice.all(map).get(0).words());
        assertTrue(map.text().contains("0 = found, 1 = struck, 2 = open"), map.text());
        String svg = Svg.text(map.drawing());
        assertTrue(svg.contains(">struck</text>") && svg.contains(">2 cells</text>"), svg);
        String few =
                assertThrows(IllegalArgumentException.class, () -> Heatmap.of(new int[][] {{0, 3}}).names("a", "b"))
                        .getMessage();
        assertTrue(few.contains("0 to 3"), few);
    }

    /** Modulo 3 the numbers 0 and 3 leave 0, 1 and 4 leave 1, 2 leaves 2. The page fills in the same words. */
    @Test
    void remaindersAreNamedAndCounted() {
        Heatmap map = Heatmap.of(1, 5, (row, column) -> column).colors("mod 3");
        List<String> words = words(map);
        assertTrue(words.containsAll(List.of("value mod 3", "≡ 0", "≡ 1", "≡ 2")), words.toString());
        assertEquals(2, words.stream().filter("2 cells"::equals).count());
        assertEquals(1, words.stream().filter("1 cell"::equals).count());
        assertTrue(words(map.colors("mod 13")).contains("value mod 13"));
        assertFalse(words(map.colors("mod 13")).contains("≡ 0"), "so many remainders have a bar");
        Map<String, Object> state = ColorChoice.of(ColorMap.Kind.MOD, map).state();
        assertEquals(List.of("≡ #"), state.get("classes"));
        assertEquals("value mod #", state.get("caption"));
    }

    /** The P-positions in another red than their class's are a line of their own. */
    @Test
    void aMarkHasALineUnlessItsClassHasItsColour() {
        Heatmap map = Heatmap.of(BoardGame.queen().outcomes(4, 4));
        assertEquals(List.of("P-positions", "3 cells", "N-positions", "13 cells"), legend(map.highlight(0)));
        assertEquals(List.of("P-positions", "3 cells", "N-positions", "13 cells", "N-positions", "13 cells",
                "P-positions", "3 cells"), legend(map.highlight(1, 0)));
    }

    /** Outcomes are letters, in files as in pictures; among many N only the P are written. */
    @Test
    void labelsAreSaidOnce() {
        ValueLabels labels = ValueLabels.of(Heatmap.of(BoardGame.queen().outcomes(4, 4)));
        assertEquals("P", labels.cell().of(0));
        assertEquals("N", labels.cell().of(1));
        assertEquals(1, labels.unwritten(Heatmap.of(BoardGame.queen().outcomes(4, 4)).values()));
        assertEquals(null, labels.unwritten(Heatmap.of(BoardGame.rook().outcomes(2, 2)).values()));
        ValueLabels grundy = ValueLabels.of(Heatmap.of(BoardGame.queen().grundy(4, 4)));
        assertEquals("value 5 · N-position", grundy.one().of(5));
        assertEquals("value 0 (P-positions)", grundy.all().of(0));
        assertEquals("−3", ValueLabels.of(Heatmap.of(1, 1, (r, c) -> -3)).cell().of(-3));
    }

    @Test
    void goldenLinesAreOfferedWhereAQueenMoves() {
        assertEquals(List.of(Overlay.goldenLines()),
                HeatmapOverlays.offered(Heatmap.of(BoardGame.queen().misere().outcomes(3, 3))));
        assertEquals(List.of(), HeatmapOverlays.offered(Heatmap.of(BoardGame.rook().grundy(3, 3))));
        Heatmap own = Heatmap.of(BoardGame.queen().grundy(3, 3)).overlay(Overlay.goldenLines());
        assertEquals(List.of(), HeatmapOverlays.offered(own));
    }

    private static List<String> words(Heatmap map) {
        return map.drawing().marks().stream().filter(Mark.Text.class::isInstance).map(mark -> ((Mark.Text) mark).text())
                .toList();
    }

    private static List<String> legend(Heatmap map) {
        List<String> words = words(map);
        return words.subList(words.indexOf("P-positions"), words.size());
    }
}
