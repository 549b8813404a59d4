package nimbook.play.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import nimbook.board.BoardGame;
import nimbook.board.Cells;
import nimbook.board.Moves;
import nimbook.core.Position;
import nimbook.drawing.Color;
import nimbook.drawing.Mark;
import nimbook.drawing.ShapeStyle;
import nimbook.drawing.Svg;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BoardTest {

    @Test
    void aLookIsAnsweredWithEverythingAHintNeeds() {
        Map<String, Object> look =
                Board.of(BoardGame.queen()).start(5, 5).answer(Map.of("do", "look", "at", List.of(4L, 5L)));
        assertEquals("N", look.get("outcome"));
        // From (4, 5): along the diagonal to (1, 2); the pairs of row 4 and column 5 are (4, 7), too far right, and (3,
        // 5), reached upwards.
        assertEquals(List.of(List.of(1, 2), List.of(3, 5)), look.get("winning"));
        assertEquals("(1, 2) is a P-position: difference 1, and (⌊1φ⌋, ⌊1φ²⌋) = (1, 2)", look.get("because"));
        assertEquals(4 + 5 + 4, look.get("moves"));
        assertEquals(false, look.get("over"));
    }

    @Test
    void aReplyIsALegalMove() {
        Map<String, Object> reply = Board.of(BoardGame.queen()).start(5, 8)
                .answer(Map.of("do", "reply", "at", List.of(0, 6), "errors", 0.0));
        assertEquals(List.of(0, 0), reply.get("to"));
        assertEquals(true, reply.get("wins"));
        assertEquals(false, reply.get("slip"));
    }

    @Test
    void hostileQuestionsAreRefusedByName() {
        Board board = Board.of(BoardGame.queen().forbidden(Cells.of(Position.of(1, 1)))).start(5, 5);
        for (Object at : Arrays.asList(null, "x", List.of(), List.of(1), List.of(1, 2, 3), List.of(-1, 2),
                List.of(1.5, 2), List.of(8, 0), List.of(0, 1e18), List.of("1", "2"), List.of(1, 1), Map.of(),
                Double.NaN, List.of(Double.NaN, 0), List.of(Double.POSITIVE_INFINITY, 0))) {
            Map<String, Object> question = new java.util.HashMap<>(Map.of("do", "look"));
            question.put("at", at);
            String message =
                    assertThrows(IllegalArgumentException.class, () -> board.answer(question), () -> "at = " + at)
                            .getMessage();
            assertTrue(message.contains("position") || message.contains("row") || message.contains("column"), message);
        }
        for (Object errors : List.of(-1, 101, "20", Double.NaN)) {
            Map<String, Object> question = Map.of("do", "reply", "at", List.of(5, 5), "errors", errors);
            assertTrue(assertThrows(IllegalArgumentException.class, () -> board.answer(question)).getMessage()
                    .contains("errors = "));
        }
        assertTrue(assertThrows(IllegalArgumentException.class, () -> board.answer(Map.of("do", "castle"))).getMessage()
                .contains("castle"));
        assertThrows(IllegalArgumentException.class, () -> board.answer(Map.of()));
        assertThrows(IllegalArgumentException.class, () -> board.answer(Map.of("do", "reply", "at", List.of(0, 0))));
    }

    @Test
    void whatCannotBeShownIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> Board.of(BoardGame.queen()).start(-1, 3));
        assertThrows(IllegalArgumentException.class, () -> Board.of(BoardGame.queen()).start(200, 3));
        assertThrows(IllegalArgumentException.class, () -> Board.of(BoardGame.queen()).size(0, 3));
        assertThrows(IllegalArgumentException.class, () -> Board.of(BoardGame.queen()).size(5, 129));
        assertThrows(IllegalArgumentException.class, () -> Board.of(BoardGame.queen()).start(9, 14).size(8, 8));
        assertThrows(IllegalArgumentException.class, () -> Board.of(BoardGame.queen()).errors(101));
        assertThrows(IllegalArgumentException.class, () -> Board.of(BoardGame.queen().misere()).values());
        assertThrows(IllegalArgumentException.class,
                () -> Board.of(BoardGame.queen().forbidden(Cells.of(Position.of(3, 3)))).start(3, 3));
    }

    @Test
    void theStateCarriesOutcomesAndValues() {
        Board board = Board.of(BoardGame.queen().forbidden(Cells.of(Position.of(2, 0)))).size(6, 9);
        Map<String, Object> state = board.state();
        byte[] cells = (byte[]) state.get("cells");
        byte[] values = (byte[]) state.get("values");
        assertEquals(54, cells.length);
        for (int row = 0; row < 6; row++) {
            for (int column = 0; column < 9; column++) {
                if (row == 2 && column == 0) continue;
                int i = row * 9 + column;
                assertEquals(board.game().outcome(row, column).name(), (cells[i] & 1) == 1 ? "P" : "N");
                assertEquals(board.game().value(row, column), values[2 * i] & 255 | values[2 * i + 1] << 8);
            }
        }
        assertEquals(List.of(2, 0), state.get("forbidden"));
        assertEquals(List.of(5, 8), state.get("start"));
        assertEquals(false, Board.of(BoardGame.queen()).size(100, 100).state().get("embedded"));
    }

    @Test
    void specialCellsBeyondTheBoardAreNoMistake() {
        Board board = Board.of(BoardGame.queen().terminal(Cells.triangle(12))).start(9, 9).size(10, 10);
        assertEquals(2 * (13 * 14 / 2 - 2 * (3 + 2 + 1)), ((List<?>) board.state().get("terminal")).size());
        assertNotNull(board.still());
    }

    @ParameterizedTest
    @ValueSource(strings = {"queen", "rook", "bishop", "king", "knight", "piece"})
    void everyPieceIsDrawn(String name) {
        Moves moves = switch (name) {
            case "queen" -> Moves.tWythoff(3);
            case "rook" -> Moves.rook();
            case "bishop" -> Moves.bishop();
            case "king" -> Moves.king();
            case "knight" -> Moves.knight();
            default -> Moves.steps(Moves.step(1, 0), Moves.step(0, 2));
        };
        assertEquals(name, Piece.of(moves).name());
        for (String path : Piece.of(moves).body()) {
            for (double v : Piece.corners(path)) assertTrue(v >= 0 && v <= 100, path);
        }
        assertTrue(Board.of(BoardGame.of(moves)).start(4, 5).text().contains(name + " at (4, 5)"));
    }

    @Test
    void thePictureSaysWhatItShows() {
        Board board = Board.of(BoardGame.queen()).start(4, 5).hint().options();
        assertTrue(board.text().contains("winning moves: (1, 2), (3, 5)"), board.text());
        assertTrue(new String(Svg.bytes(board.drawing()), java.nio.charset.StandardCharsets.UTF_8)
                .contains("(4, 5) is an N-position"));
        assertFalse(board.quiet().text().contains("N-position"));
    }

    /** As on the page. The queen has 1 + 2 + 1 moves from (1, 2), two from (0, 2). */
    @Test
    void theMovesOfWhoeverPlaysAreDrawn() {
        Board board = Board.of(BoardGame.queen()).start(1, 2);
        assertEquals(List.of(4, 0, 4), List.of(dots(board), dots(board.picture()), dots(board.picture().options())));
        assertEquals(List.of(4, 0), List.of(dots(board.twoPlayers()), dots(board.computerBegins())));
        Map<String, Object> moved = Map.of("play", Map.of("line", List.of(List.of(1, 2), List.of(0, 2)), "now", 1));
        assertEquals(List.of(0, 2, 2), List.of(dots(board.withView(moved)), dots(board.twoPlayers().withView(moved)),
                dots(board.computerBegins().withView(moved))));
    }

    /** An author's hint is for the first position; the reader asks for one anywhere. */
    @Test
    void aHintOfThePageIsDrawn() {
        Board board = Board.of(BoardGame.queen()).start(2, 2).twoPlayers();
        List<Object> line = List.of(List.of(2, 2), List.of(1, 1));
        assertEquals(List.of(0, 3), List.of(rings(board), rings(board.hint())));
        assertEquals(0, rings(board.hint().withView(Map.of("play", Map.of("line", line, "now", 1)))));
        assertEquals(1, rings(board.withView(Map.of("play", Map.of("line", line, "now", 1, "hint", true)))));
    }

    private static int dots(Board board) {
        return (int) circles(board).filter(c -> ShapeStyle.fill(Color.ACCENT).equals(c.style())).count();
    }

    private static int rings(Board board) {
        return (int) circles(board).filter(c -> Color.GOOD.equals(c.style().stroke())).count();
    }

    private static Stream<Mark.Circle> circles(Board board) {
        return board.drawing().marks().stream().filter(Mark.Circle.class::isInstance).map(Mark.Circle.class::cast);
    }
}
