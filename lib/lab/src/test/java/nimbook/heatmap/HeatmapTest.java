package nimbook.heatmap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import nimbook.board.BoardGame;
import nimbook.board.Cells;
import nimbook.core.Position;
import nimbook.drawing.Mark;
import nimbook.drawing.Svg;
import nimbook.game.Game;
import nimbook.table.DataTableTest;
import nimbook.widget.model.Still;
import org.junit.jupiter.api.Test;

class HeatmapTest {

    // ---- the state

    /** Of a game on values of one's own, whose positions stand in the cells, as of a game on a board. */
    @Test
    void tablesOfAnyGameKnowItsMoves() {
        Game<Position> queen = Game.of(Position.of(0, 0), p -> BoardGame.queen().options(p.row(), p.column()))
                .named("my game");
        Heatmap own = Heatmap.of(queen.grundy(9, 9, Position::of));
        Heatmap board = Heatmap.of(BoardGame.queen().grundy(9, 9));
        assertEquals("Grundy values: my game", own.state().get("title"));
        assertEquals(Heatmap.Shows.GRUNDY, own.shows());
        assertTrue(own.zeroIsP());
        for (int row = 0; row < 9; row++) for (int column = 0; column < 9; column++) {
            Map<String, Object> one = own.answer(Map.of("do", "cell", "row", row, "column", column));
            Map<String, Object> other = board.answer(Map.of("do", "cell", "row", row, "column", column));
            for (String key : List.of("value", "outcome", "terminal")) assertEquals(other.get(key), one.get(key), key);
            for (String key : List.of("options", "winning")) assertEquals(triples(other, key), triples(one, key), key);
        }
        Heatmap outcomes = Heatmap.of(queen.misere().outcomes(9, 9, (r, c) -> r + c < 2 ? null : Position.of(r, c)));
        assertEquals("Outcomes: my game", outcomes.state().get("title"));
        assertEquals(Heatmap.of(BoardGame.queen().outcomes(2, 2)).state().get("colors"),
                outcomes.state().get("colors"));
        Map<String, Object> cell = outcomes.answer(Map.of("do", "cell", "row", 0, "column", 2));
        assertEquals("2 moves lead to positions that stand in no cell.", cell.get("note"));
        assertEquals(List.of(), cell.get("options"));
        assertEquals(false, cell.get("terminal"));
        assertEquals("No position stands in this cell.",
                outcomes.answer(Map.of("do", "cell", "row", 0, "column", 1)).get("note"));
        assertEquals("Grundy values", Heatmap.of(queen.named("").grundy(2, 2, Position::of)).state().get("title"));
    }

    private static Set<List<?>> triples(Map<String, Object> answer, String key) {
        List<?> flat = (List<?>) answer.get(key);
        Set<List<?>> found = new HashSet<>();
        for (int i = 0; i < flat.size(); i += 3) found.add(flat.subList(i, i + 3));
        return found;
    }

    @Test
    void theQuestionIsKept() {
        BoardGame game = BoardGame.queen().terminal(Cells.triangle(2));
        Heatmap map = Heatmap.of(game.grundy(5, 7));
        assertEquals(game, map.game().orElseThrow());
        assertEquals(Map.of("game", game.name(), "misere", false, "rows", 5, "columns", 7, "shows", "grundy"),
                map.state().get("question"));
        assertEquals(Heatmap.Shows.OUTCOME, Heatmap.of(game.misere().outcomes(5, 7)).shows());
        assertTrue(Heatmap.of(5, 7, (r, c) -> r + c).game().isEmpty());
    }

    @Test
    void aZeroIsAPPositionOnlyWhereItIsOne() {
        assertTrue(Heatmap.of(BoardGame.queen().grundy(3, 3)).zeroIsP());
        assertTrue(Heatmap.of(BoardGame.queen().misere().outcomes(3, 3)).zeroIsP());
        assertFalse(Heatmap.of(3, 3, (r, c) -> r).zeroIsP());
    }

    // ---- refusals

    @Test
    void badInputIsRefusedByName() {
        refused("rows = 0", () -> Heatmap.of(0, 5, (r, c) -> 0));
        refused("columns = -3", () -> Heatmap.of(5, -3, (r, c) -> 0));
        refused("4000 × 4000 = 16000000 cells", () -> Heatmap.of(4000, 4000, (r, c) -> 0));
        refused("16384", () -> Heatmap.of(1, 20_000, (r, c) -> 0));
        refused("row 1 has 1 values and row 0 has 2", () -> Heatmap.of(new int[][] {{1, 2}, {3}}));
        refused("rows = 0", () -> Heatmap.of(new int[0][]));
        refused("value -2147483648", () -> Heatmap.of(new int[][] {{Integer.MIN_VALUE}}));
        Heatmap map = Heatmap.of(2, 2, (r, c) -> r);
        refused("size = 50", () -> map.size(50));
        refused("\"rainbow\"", () -> map.colors("rainbow"));
        refused("modulus = 1", () -> map.colors("mod 1"));
        refused("period = 1", () -> map.colors(ColorMap.cyclic(1)));
        refused("9 values", () -> map.highlight(1, 2, 3, 4, 5, 6, 7, 8, 9));
        refused("slope = NaN", () -> Overlay.line(Double.NaN));
        refused("question do = null", () -> map.answer(Map.of()));
        refused("row = 2", () -> map.answer(Map.of("do", "cell", "row", 2, "column", 0)));
        refused("column = null", () -> map.answer(Map.of("do", "cell", "row", 1)));
        refused("row = 1.5", () -> map.answer(Map.of("do", "cell", "row", 1.5, "column", 0)));
    }

    private static void refused(String word, org.junit.jupiter.api.function.Executable work) {
        String message = assertThrows(IllegalArgumentException.class, work).getMessage();
        assertTrue(message.contains(word), message);
    }

    /** A size is refused before a single value of the table is read. */
    @Test
    void nothingIsComputedForASizeThatIsRefused() {
        refused("at most 4194304", () -> Heatmap.of(3000, 3000, (r, c) -> {
            throw new AssertionError("asked");
        }));
    }

    @Test
    void colorsAreReadAsTheyAreWritten() {
        assertEquals(ColorMap.sequential(), ColorMap.of(" Sequential "));
        assertEquals(ColorMap.cyclic(16), ColorMap.of("cyclic  16"));
        assertEquals(ColorMap.outcome(), ColorMap.of("P-positions"));
        assertEquals(ColorMap.value(-3), ColorMap.of("value -3"));
        assertEquals(ColorMap.mod(5), ColorMap.of("mod 5"));
    }

    // ---- answers, against the game played out by hand

    /** One queen or rook game, decided cell by cell from its rules. */
    private record Rules(boolean diagonal, int triangle, boolean cornerForbidden, boolean misere) {

        BoardGame game() {
            BoardGame game = diagonal ? BoardGame.queen() : BoardGame.rook();
            if (triangle >= 0) game = game.terminal(Cells.triangle(triangle));
            if (cornerForbidden) game = game.forbidden(Cells.of(nimbook.core.Position.of(0, 0)));
            return misere ? game.misere() : game;
        }

        List<int[]> options(int row, int column) {
            List<int[]> to = new ArrayList<>();
            if (row + column <= triangle) return to;
            for (int r = 0; r <= row; r++) {
                for (int c = 0; c <= column; c++) {
                    boolean line = r == row ^ c == column || diagonal && row - r == column - c && r < row;
                    if (line && !(cornerForbidden && r == 0 && c == 0)) to.add(new int[] {r, c});
                }
            }
            return to;
        }

        boolean lost(int row, int column) {
            List<int[]> to = options(row, column);
            if (to.isEmpty()) return !misere;
            return to.stream().noneMatch(p -> lost(p[0], p[1]));
        }

        int grundy(int row, int column) {
            List<Integer> seen = options(row, column).stream().map(p -> grundy(p[0], p[1])).toList();
            int mex = 0;
            while (seen.contains(mex)) mex++;
            return mex;
        }
    }

    private static final List<Rules> GAMES = List.of(new Rules(true, -1, false, false),
            new Rules(true, 2, false, true), new Rules(false, -1, true, false),
            new Rules(true, -1, false, true));

    @Test
    void aClickedCellIsAnsweredWithAllOptionsAndWinningMoves() {
        for (Rules rules : GAMES) {
            List<Heatmap> maps = new ArrayList<>(List.of(Heatmap.of(rules.game().outcomes(5, 6))));
            // Misère games have no Grundy values.
            if (!rules.misere) maps.add(Heatmap.of(rules.game().grundy(5, 6)));
            for (Heatmap map : maps) {
                for (int row = 0; row < 5; row++)
                    for (int column = 0; column < 6; column++)
                        check(rules, map, row, column);
            }
        }
    }

    private static void check(Rules rules, Heatmap map, int row, int column) {
        String where = rules + " " + map.shows() + " (" + row + ", " + column + ")";
        Map<String, Object> answer = map.answer(Map.of("do", "cell", "row", row, "column", (double) column));
        if (rules.cornerForbidden && row == 0 && column == 0) {
            assertTrue(((String) answer.get("note")).contains("forbidden"), where);
            return;
        }
        boolean grundyKnown = map.shows() == Heatmap.Shows.GRUNDY || !rules.misere;
        List<Integer> options = new ArrayList<>();
        List<Integer> winning = new ArrayList<>();
        for (int[] p : rules.options(row, column)) {
            Integer value = grundyKnown ? rules.grundy(p[0], p[1]) : null;
            for (List<Integer> list : rules.lost(p[0], p[1]) ? List.of(options, winning) : List.of(options)) {
                list.add(p[0]);
                list.add(p[1]);
                list.add(value);
            }
        }
        assertEquals(options, answer.get("options"), where);
        assertEquals(winning, answer.get("winning"), where);
        assertEquals(rules.lost(row, column) ? "P" : "N", answer.get("outcome"), where);
        if (map.shows() == Heatmap.Shows.GRUNDY) assertEquals(rules.grundy(row, column), answer.get("value"), where);
        else assertEquals(grundyKnown ? rules.grundy(row, column) : null, answer.get("grundy"), where);
    }

    @Test
    void numbersWithoutAGameAnswerTheirValueOnly() {
        Map<String, Object> answer =
                Heatmap.of(3, 3, (r, c) -> 10 * r + c).answer(Map.of("do", "cell", "row", 2, "column", 1));
        assertEquals(21, answer.get("value"));
        assertEquals(List.of(), answer.get("winning"));
        assertTrue(((String) answer.get("note")).contains("without a game"));
    }

    // ---- still and text

    @Test
    void theStillIsAPictureOfItsSizeWithMarkedPPositions() throws IOException {
        Heatmap map = Heatmap.of(BoardGame.queen().grundy(12, 12)).highlight(0).title("Wythoff");
        Still still = map.still();
        BufferedImage image = ImageIO.read(new ByteArrayInputStream(still.bytes()));
        assertEquals(2 * still.width(), image.getWidth());
        assertEquals(2 * still.height(), image.getHeight());
        assertEquals("Wythoff: 12 × 12 cells, values 0 to 18; marked: value 0 (P-positions): 9 cells", still.alt());
        List<Mark.Rect> red = map
                .drawing().marks().stream().filter(m -> m instanceof Mark.Rect r && r.width() > 20
                        && r.style().fill() != null && r.style().fill().rgb() == Palette.mark(0).rgb())
                .map(m -> (Mark.Rect) m).toList();
        assertEquals(9, red.size(), "P-positions in 12 × 12");
        for (Mark.Rect r : red)
            assertEquals(0xff000000 | Palette.mark(0).rgb(),
                    image.getRGB((int) (2 * r.x()) + 3, (int) (2 * r.y()) + 3));
    }

    @Test
    void everySizeAndShapeHasAStill() throws IOException {
        int[][] shapes = {{1, 1}, {1, 5000}, {3000, 2}, {64, 64}, {65, 64}, {700, 700}, {10, 1000}};
        for (int[] shape : shapes) {
            Heatmap map = Heatmap.of(shape[0], shape[1], (r, c) -> r ^ c).highlight(0).overlay(Overlay.goldenLines())
                    .flipped();
            Still still = map.still();
            BufferedImage image = ImageIO.read(new ByteArrayInputStream(still.bytes()));
            assertEquals(2 * still.width(), image.getWidth(), shape[0] + " × " + shape[1]);
            assertTrue(still.width() <= 1000 && still.height() <= 900,
                    still.width() + " × " + still.height() + " of " + shape[0] + " × " + shape[1]);
        }
    }

    @Test
    void svgIsDeterministicAndWellFormed() throws Exception {
        Heatmap map = Heatmap.of(BoardGame.queen().terminal(Cells.triangle(2)).grundy(30, 30)).highlight(0, 1)
                .overlay(Overlay.goldenLines()).overlay(Overlay.cells(Cells.triangle(2)))
                .overlay(Overlay.cross(3, 5)).overlay(Overlay.line(0, 4)).title("a < b");
        String text = Svg.text(map.drawing());
        assertEquals(text, Svg.text(map.drawing()));
        DocumentBuilderFactory.newInstance().newDocumentBuilder()
                .parse(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
        assertFalse(text.contains("NaN"), "every place is a number");
    }

    @Test
    void theTextIsTheDocumentsTable() {
        // The first values of OEIS A004481; P-positions carry a star.
        assertEquals("""
                Grundy values: Wythoff's game (queen)
                4 × 4 cells, values 0 to 6; * marks value 0 (P-positions): 3 cells
                  | 0  1  2  3\s
                ---------------
                0 | 0* 1  2  3\s
                1 | 1  2  0* 4\s
                2 | 2  0* 1  5\s
                3 | 3  4  5  6\s
                """, Heatmap.of(BoardGame.queen().grundy(4, 4)).highlight(0).text());
        String large = Heatmap.of(100, 100, (r, c) -> r * c).text();
        assertTrue(large.contains("rows 0 to 15 of 100, columns 0 to 17 of 100"), large);
        assertTrue(Heatmap.of(new int[][] {{-1, 0}}).text().contains("·"));
        assertTrue(Heatmap.of(BoardGame.queen().outcomes(2, 3)).text().contains("1 | N  N  P"));
    }

    @Test
    void aFrameHidesAFifthOfACellAtMost() {
        for (double side = 0.5; side < 60; side += 0.5) {
            FrameWidths widths = FrameWidths.of(side);
            assertTrue(widths.light() <= side / 5 && widths.inside() <= side / 5, "cells of " + side + " pixels");
            assertTrue(0 < widths.dark() && widths.dark() < widths.light(), "the dark line has a light edge");
        }
        for (int cells : new int[] {10, 30, 100, 400}) {
            Heatmap map = Heatmap.of(cells, cells, (r, c) -> r);
            List<Mark> plain = map.drawing().marks();
            Overlay two = Overlay.cells("two", List.of(Position.of(3, 2), Position.of(3, 7)));
            List<Mark.Rect> frames = map.overlay(two).drawing().marks().stream().filter(mark -> !plain.contains(mark))
                    .filter(Mark.Rect.class::isInstance).map(Mark.Rect.class::cast)
                    .filter(rect -> rect.width() < 100).toList();
            // Light, dark and the cell of each of the two, five columns apart; behind them the sign of the legend.
            assertEquals(6 + OverlayStyle.sign(two).size(), frames.size());
            double side = (frames.get(1).x() - frames.get(0).x()) / 5;
            assertTrue(side > 0 && frames.get(0).width() <= 1.4 * side + 1e-9, cells + " cells: the neighbours");
            assertTrue(frames.get(4).width() >= 0.6 * side - 1e-9, cells + " cells: the framed cell");
        }
    }

    @Test
    void theOutlineOfASetIsItsBorder() {
        // A square of 2 × 2 cells has eight sides on its border and none inside; outside the table nothing is drawn.
        List<nimbook.core.Position> square = List.of(nimbook.core.Position.of(1, 1),
                nimbook.core.Position.of(1, 2), nimbook.core.Position.of(2, 1),
                nimbook.core.Position.of(2, 2));
        assertEquals(8, Overlay.outline(square, 5, 5).size());
        assertEquals(6, Overlay.outline(square, 2, 5).size());
        assertEquals("column = 2·row − 1", Overlay.line(2, -1).name());
        assertEquals("column = row", Overlay.line(1).name());
        assertEquals("column = 4", Overlay.line(0, 4).name());
    }

    /** An interrupted thread computes nothing: were the outcomes computed first, this would be stopped, not refused. */
    @Test
    void aTableTooLargeToDrawIsRefusedBeforeItIsComputed() {
        Thread.currentThread().interrupt();
        try {
            DataTableTest.assertSaid("30000 × 30000 = 900000000 cells: a heatmap draws at most",
                    () -> Heatmap.of(BoardGame.queen().outcomes(30_000, 30_000)));
        } finally {
            assertTrue(Thread.interrupted());
        }
    }
}
