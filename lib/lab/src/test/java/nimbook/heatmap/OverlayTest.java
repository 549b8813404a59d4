package nimbook.heatmap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import nimbook.board.BoardGame;
import nimbook.board.Cells;
import nimbook.drawing.Color;
import nimbook.drawing.Mark;
import nimbook.drawing.ShapeStyle;
import nimbook.drawing.Svg;
import org.junit.jupiter.api.Test;

class OverlayTest {

    /** Between the middles of border cells; what runs next to the table is none. */
    @Test
    void aLineEndsInTheTable() {
        Heatmap map = Heatmap.of(4, 6, (r, c) -> r);
        assertEquals(List.of(List.of(0.5, 0.0, 3.0, 5.0)), lines(map.overlay(Overlay.line(2, -1))));
        assertEquals(List.of(List.of(0.0, 5.0, 3.0, 5.0)), lines(map.overlay(Overlay.line(0, 5))));
        assertEquals(List.of(), lines(map.overlay(Overlay.line(0, 6))));
        assertEquals(List.of(), lines(map.overlay(Overlay.line(1, 5))), "through one cell alone");
    }

    /** The lines of a queen on (7, 11): row, column above and below, 15 cells of one diagonal and 18 of the other. */
    @Test
    void aCrossLightsTheCellsOfItsLines() {
        for (Heatmap map : List.of(Heatmap.of(20, 20, (r, c) -> r), Heatmap.of(20, 20, (r, c) -> r).flipped())) {
            List<Mark.Rect> lit = map.overlay(Overlay.cross(7, 11)).drawing().marks().stream()
                    .filter(Mark.Rect.class::isInstance).map(Mark.Rect.class::cast)
                    .filter(rect -> OverlayStyle.CROSS.equals(rect.style().fill())).toList();
            assertEquals(3 + 15 + 18, lit.size());
            double side = lit.get(3).width();
            double area = lit.stream().mapToDouble(rect -> rect.width() * rect.height()).sum();
            assertEquals((20 + 19 + 15 + 18) * side * side, area, 1e-6, "each cell once");
        }
        Heatmap pale = Heatmap.of(BoardGame.queen().outcomes(8, 8)).overlay(Overlay.cross(3, 3));
        assertTrue(pale.drawing().marks().stream().anyMatch(mark -> mark instanceof Mark.Rect rect
                && OverlayStyle.CROSS_ON_PALE.equals(rect.style().fill())), "white is not seen on pale cells");
    }

    /** The queen on (2, 3) of 4 × 5 cells has 2 + 3 + 2 moves; those of the winning ones have a ring, too. */
    @Test
    void theDotsAtOptionsAreSeenOnPaleCells() {
        BoardGame queen = BoardGame.queen();
        Map<ShapeStyle, Heatmap> maps = Map.of(OverlayStyle.DOT_ON_PALE, Heatmap.of(queen.outcomes(4, 5)),
                OverlayStyle.DOT, Heatmap.of(queen.grundy(4, 5)));
        maps.forEach((style, map) -> assertEquals(2 + 3 + 2, map.pin(2, 3).drawing().marks().stream()
                .filter(mark -> mark instanceof Mark.Circle dot && style.equals(dot.style())).count()));
    }

    /** The cells of a set are painted over their frames, and would hide a line. */
    @Test
    void linesLieOverFramedCells() {
        List<Mark> marks = Heatmap.of(9, 9, (r, c) -> r).overlay(Overlay.line(1))
                .overlay(Overlay.cells(Cells.triangle(3))).drawing().marks();
        int line = IntStream.range(0, marks.size()).filter(i -> marks.get(i) instanceof Mark.Line one
                && OverlayStyle.LINES.contains(one.style())).findFirst().orElseThrow();
        int frame = IntStream.range(0, marks.size()).filter(i -> marks.get(i) instanceof Mark.Rect one
                && Color.TEXT.equals(one.style().fill())).findFirst().orElseThrow();
        assertTrue(frame < line);
    }

    @Test
    void theLegendAndThePageShowOneSign() {
        Map<String, Overlay> overlays = Map.of("lines", Overlay.goldenLines(), "cells",
                Overlay.cells(Cells.triangle(2)), "cross", Overlay.cross(1, 2));
        overlays.forEach((kind, overlay) -> {
            Heatmap map = Heatmap.of(9, 9, (r, c) -> r).overlay(overlay);
            List<Mark> sign = OverlayStyle.sign(overlay);
            assertTrue(map.drawing().marks().stream().filter(Mark.Rect.class::isInstance).map(Mark.Rect.class::cast)
                    .anyMatch(ground -> map.drawing().marks().containsAll(sign.stream()
                            .map(mark -> mark.moved(ground.x(), ground.y())).toList())), kind);
            Map<?, ?> look = (Map<?, ?>) ((Map<?, ?>) map.state().get("look")).get(kind);
            assertEquals(sign.stream().map(Svg::element).toList(), look.get("sign"));
        });
    }

    private static Object lines(Heatmap map) {
        return ((Map<?, ?>) ((List<?>) map.state().get("overlays")).get(0)).get("lines");
    }
}
