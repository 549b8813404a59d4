package nimbook.export;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import nimbook.board.BoardGame;
import nimbook.drawing.Color;
import nimbook.drawing.Drawing;
import nimbook.drawing.Mark;
import nimbook.drawing.ShapeStyle;
import nimbook.fibonacci.FibonacciNim;
import nimbook.heatmap.ColorMap;
import nimbook.heatmap.Heatmap;
import nimbook.heatmap.Overlay;
import nimbook.play.board.Board;
import nimbook.play.coins.Coins;
import nimbook.plot.Plot;
import nimbook.table.DataTable;
import nimbook.widget.live.Figure;
import nimbook.widget.model.Json;
import org.junit.jupiter.api.Test;

/** Files show what is on the screen: what a page keeps of its reader's settings, applied to each family of figures. */
class ViewTest {

    private static final Heatmap QUEEN = Heatmap.of(BoardGame.queen().grundy(16, 20));

    private static Map<String, Object> zoom(double u, double v, double wide, double high) {
        return Map.of("zoom", Map.of("u", u, "v", v, "scale", 9.5, "wide", wide, "high", high));
    }

    @Test
    void aHeatmapAsItIsSeenIsTheOneThatAnAuthorWouldWrite() {
        Map<String, Object> view =
                Map.of("colors", Map.of("kind", "cyclic", "number", 8L), "highlight", List.of(0L, 1L), "flipped", true,
                        "overlays", Map.of("φ lines", true), "pin", Map.of("row", 3L, "column", 7L));
        Heatmap author = QUEEN.colors("cyclic 8").highlight(0, 1).flipped().overlay(Overlay.goldenLines()).pin(3, 7);
        assertEquals(author.drawing(), QUEEN.withView(view).drawing());
        assertEquals(QUEEN.drawing(), QUEEN.withView(Map.of()).drawing());
        // Switched off in the page.
        assertEquals(QUEEN.drawing(), QUEEN.overlay(Overlay.goldenLines())
                .withView(Map.of("overlays", Map.of("φ lines", false))).drawing());
        // The table became smaller after the cell was pinned.
        assertEquals(QUEEN.drawing(), QUEEN.withView(Map.of("pin", Map.of("row", 16L, "column", 2L))).drawing());
    }

    @Test
    void aZoomShowsAllCellsThatAreSeenInPart() {
        assertEquals(QUEEN.window(2, 4, 6, 9).drawing(), QUEEN.withView(zoom(4.5, 2.2, 8.1, 5.5)).drawing());
        // Lines of the sheet are rows from the bottom: lines 2 to 7 of 16 are rows 8 to 13.
        assertEquals(QUEEN.flipped().window(8, 4, 6, 9).drawing(),
                QUEEN.flipped().withView(zoom(4.5, 2.2, 8.1, 5.5)).drawing());
        // A hair of a neighbour is not seen.
        assertEquals(QUEEN.window(2, 4, 5, 8).drawing(), QUEEN.withView(zoom(4, 2, 8.01, 5.01)).drawing());
        String message = assertThrows(IllegalArgumentException.class,
                () -> QUEEN.withView(Map.of("zoom", Map.of("u", 1)))).getMessage();
        assertTrue(message.contains("a number is needed"), message);
    }

    /** The cells of a window against those of a table that begins there. */
    @Test
    void aWindowHasTheCellsOfTheTableThatBeginsThere() {
        Heatmap all = Heatmap.of(9, 11, (row, column) -> row * column % 3).colors("mod 3");
        Heatmap part = Heatmap.of(4, 5, (row, column) -> (row + 3) * (column + 2) % 3).colors("mod 3");
        assertEquals(fills(part), fills(all.window(3, 2, 4, 5)));
        assertEquals(fills(part.flipped()), fills(all.flipped().window(3, 2, 4, 5)));
        Drawing drawn = all.window(3, 2, 4, 5).drawing();
        // The axes count from the first cell that is seen.
        assertTrue(words(drawn).containsAll(List.of("3", "4", "5", "6", "2")) && !words(drawn).contains("8"));
        assertEquals("row = 9: allowed are 0 to 8",
                assertThrows(IllegalArgumentException.class, () -> all.window(9, 0, 1, 1)).getMessage());
        assertEquals("columns = 6: from column 6 on allowed are 1 to 5",
                assertThrows(IllegalArgumentException.class, () -> all.window(0, 6, 1, 6)).getMessage());
        assertThrows(IllegalArgumentException.class, () -> all.pin(9, 0));
    }

    private static List<Color> fills(Heatmap map) {
        return map.drawing().marks().stream().filter(mark -> mark instanceof Mark.Rect r && r.radius() == 0)
                .map(mark -> ((Mark.Rect) mark).style().fill()).filter(fill -> fill != null).toList();
    }

    private static List<String> words(Drawing drawing) {
        return drawing.marks().stream().filter(Mark.Text.class::isInstance).map(mark -> ((Mark.Text) mark).text())
                .toList();
    }

    /** From (3, 7) the row leads to (3, 5) = (⌊2φ⌋, ⌊2φ²⌋), a P-position (Wythoff 1907). */
    @Test
    void aPinnedCellHasARingAtEachWinningMove() {
        Drawing drawn = QUEEN.pin(3, 7).drawing();
        long rings = drawn.marks().stream()
                .filter(mark -> mark instanceof Mark.Circle c && c.style().equals(ShapeStyle.line(Color.PAPER, 2)))
                .count();
        List<?> winning = (List<?>) QUEEN.answer(Map.of("do", "cell", "row", 3, "column", 7)).get("winning");
        assertEquals(winning.size() / 3, rings);
        assertEquals(List.of(3, 5), winning.subList(0, 2));
    }

    @Test
    void aPlotIsZoomedAndItsSeriesAreHidden() {
        Plot both = Plot.line("a", 0, 50, n -> n).and(Plot.line("b", 0, 50, n -> 2 * n).lines());
        Drawing seen = both.withView(Map.of("hidden", List.of("a"))).drawing();
        assertTrue(words(seen).contains("b") && !words(seen).contains("a"));
        // It keeps its own colour, the second.
        assertTrue(seen.marks().stream().anyMatch(mark -> mark instanceof Mark.Polyline p
                && Color.rgb(0xd1610a).equals(p.style().stroke())));
        Map<String, Object> zoom =
                Map.of("zoom", Map.of("x", List.of(10.0, 20.0), "y", List.of(15.0, 30.0)));
        Drawing part = both.withView(zoom).drawing();
        List<Mark.Polyline> lines = part.marks().stream().filter(Mark.Polyline.class::isInstance)
                .map(Mark.Polyline.class::cast).toList();
        assertFalse(lines.isEmpty());
        List<Mark.Line> axes = part.marks().stream().filter(Mark.Line.class::isInstance).map(Mark.Line.class::cast)
                .toList();
        double left = axes.stream().mapToDouble(l -> Math.min(l.from().x(), l.to().x())).min().getAsDouble();
        double right = axes.stream().mapToDouble(l -> Math.max(l.from().x(), l.to().x())).max().getAsDouble();
        double bottom = axes.stream().mapToDouble(l -> Math.max(l.from().y(), l.to().y())).max().getAsDouble();
        for (Mark.Polyline line : lines)
            for (Mark.Point p : line.points())
                assertTrue(p.x() >= left && p.x() <= right && p.y() <= bottom, p.toString());
        // b = 2n runs from (10, 20) to (15, 30), half way across.
        Mark.Polyline b = lines.get(lines.size() - 1);
        assertEquals((left + right) / 2, b.points().get(b.points().size() - 1).x(), 4);
        assertThrows(IllegalArgumentException.class,
                () -> both.withView(Map.of("zoom", Map.of("x", List.of(2.0, 1.0), "y", List.of(0.0, 1.0)))));
    }

    @Test
    void aTableIsSortedFilteredAndTurned() {
        DataTable table = DataTable.columns("n", "n²").rows(100, n -> List.of(n, n * n));
        Map<String, Object> view = Map.of("sort", List.of(Map.of("name", "n", "down", true), Map.of("name", "none")),
                "filters", Map.of("n²", ">100"), "find", "9", "size", 10L, "from", 10L);
        DataTable seen = table.withView(view);
        List<Object> wanted = Stream.iterate(99L, n -> n - 1).limit(89)
                .filter(n -> (n + " " + n * n).contains("9")).map(n -> (Object) n).toList();
        assertEquals(wanted, seen.column("n"));
        assertEquals("n,n²\r\n99,9801\r\n98,9604\r\n", seen.csv().substring(0, 24));
        List<String> drawn = words(seen.drawing());
        assertTrue(drawn.contains(wanted.get(10).toString()) && !drawn.contains(wanted.get(0).toString()));
        assertEquals(table.drawing(), table.withView(Map.of("from", 0L)).drawing());
    }

    @Test
    void aBoardShowsWhereThePlayStands() {
        Board board = Board.of(BoardGame.queen()).start(5, 7).reasons();
        Map<String, Object> play = Map.of("from", "5,7", "line", List.of(List.of(5L, 7L), List.of(3L, 5L)), "now", 1L);
        Board seen = board.withView(Map.of("play", play, "shown", Map.of("flipped", true)));
        // (3, 5) = (⌊2φ⌋, ⌊2φ²⌋).
        assertTrue(seen.text().contains("(3, 5) is a P-position"), seen.text());
        List<Mark> marks = board.size(8, 8).twoPlayers()
                .withView(Map.of("play", play, "shown", Map.of("flipped", true))).drawing().marks();
        assertTrue(marks.containsAll(board.size(8, 8).flipped().start(3, 5).drawing().marks()));
        // And the move that led there: a dashed line and a circle at its beginning.
        assertEquals(board.size(8, 8).flipped().start(3, 5).drawing().marks().size() + 2, marks.size());
        assertEquals("play now = 2: 0 to 1", assertThrows(IllegalArgumentException.class, () -> board
                .withView(Map.of("play", Map.of("line", List.of(List.of(5L, 7L), List.of(3L, 5L)), "now", 2L))))
                .getMessage());
        Coins coins = Coins.of(FibonacciNim.start(20));
        Object after = coins.play().write(coins.play().moves(coins.play().start()).get(0));
        Coins played = coins.withView(Map.of("play", Map.of("line", List.of(after), "now", 0L)));
        assertTrue(played.text().contains("19"), played.text());
    }

    @Test
    void withoutAGroundTheSheetIsClear() {
        Drawing drawn = QUEEN.drawing();
        assertEquals(drawn.marks().size() - 1, drawn.withoutGround().marks().size());
        String svg = new String(Export.of(QUEEN).transparent().bytes(FileFormat.SVG),
                java.nio.charset.StandardCharsets.UTF_8);
        String ground = "width=\"" + drawn.width() + "\" height=\"" + drawn.height() + "\" fill=\"#ffffff\"";
        assertFalse(svg.contains(ground));
        assertTrue(new String(Export.of(QUEEN).bytes(FileFormat.SVG), java.nio.charset.StandardCharsets.UTF_8)
                .contains(ground));
    }

    @Test
    void everyFigureSaysWhatItKeeps() {
        SampleFigures.all().forEach((name, shown) -> {
            if (!(shown instanceof Figure figure)) return;
            figure.viewSettings().values().forEach(example -> Json.read(example.replace('\'', '"')));
            String message = assertThrows(IllegalArgumentException.class, () -> figure.at("nothing=1"), name)
                    .getMessage();
            for (String setting : figure.viewSettings().keySet())
                assertTrue(message.contains(setting.equals("pin") ? "cell=" : setting + "="), message);
        });
    }

    @Test
    void aStateIsTheViewOfItsFiles() {
        assertEquals(QUEEN.flipped().colors(ColorMap.mod(3)).pin(4, 2).drawing(), ((Heatmap) QUEEN.at(
                "flipped=true&colors={'kind':'mod','number':3}&cell=4,2").figure()).drawing());
        assertEquals(QUEEN.drawing(), ((Heatmap) QUEEN.pin(4, 2).at("cell=none").figure()).drawing());
        assertThrows(IllegalArgumentException.class, () -> QUEEN.at("colors={'kind':'no'}"));
    }
}
