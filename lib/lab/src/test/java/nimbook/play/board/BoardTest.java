package nimbook.play.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.LinkedHashMap;
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
import nimbook.play.SentView;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BoardTest {

    private static Map<String, Object> question(Object... entries) {
        Map<String, Object> question = new LinkedHashMap<>();
        for (int i = 0; i < entries.length; i += 2) question.put((String) entries[i], entries[i + 1]);
        return question;
    }

    @Test
    void aMoveIsAnsweredWithEverythingAHintNeeds() {
        Map<String, Object> answer = Board.of(BoardGame.queen()).start(5, 5)
                .answer(question("do", "move", "first", List.of(5, 5), "at", List.of(5, 5), "to", List.of(4, 5)));
        SentView view = SentView.of(answer).get(0);
        assertEquals("N", view.get("outcome"));
        // From (4, 5): along the diagonal to (1, 2); the pairs of row 4 and column 5 are (4, 7), too far right, and (3,
        // 5), reached upwards.
        assertEquals(List.of(List.of(1, 2), List.of(3, 5)), view.moves("wins"));
        assertEquals("(1, 2) is a P-position: difference 1, and (⌊1φ⌋, ⌊1φ²⌋) = (1, 2)", view.get("because"));
        assertEquals(4 + 5 + 4, ((List<?>) view.get("moves")).size());
    }

    @Test
    void aReplyIsALegalMove() {
        Map<String, Object> answer = Board.of(BoardGame.queen()).start(5, 8).answer(
                question("do", "move", "first", List.of(5, 8), "at", List.of(0, 6), "errors", 0.0));
        assertEquals(Map.of("to", List.of(0, 0), "slip", false, "explain",
                "The computer goes to (0, 0), the last move."), answer.get("reply"));
    }

    @Test
    void hostileQuestionsAreRefusedByName() {
        Board board = Board.of(BoardGame.queen().forbidden(Cells.of(Position.of(1, 1)))).start(5, 5);
        for (Object at : Arrays.asList(null, "x", List.of(), List.of(1), List.of(1, 2, 3), List.of(-1, 2),
                List.of(1.5, 2), List.of(8, 0), List.of(0, 1e18), List.of("1", "2"), List.of(1, 1), Map.of(),
                Double.NaN, List.of(Double.NaN, 0), List.of(Double.POSITIVE_INFINITY, 0))) {
            String message = assertThrows(IllegalArgumentException.class,
                    () -> board.answer(question("do", "move", "first", List.of(5, 5), "at", at)), () -> "at = " + at)
                    .getMessage();
            assertTrue(message.contains("position") || message.contains("row") || message.contains("column"), message);
        }
        for (Object errors : List.of(-1, 101, "20", Double.NaN)) {
            assertTrue(assertThrows(IllegalArgumentException.class, () -> board.answer(
                    question("do", "move", "first", List.of(5, 5), "at", List.of(5, 5), "errors", errors)))
                    .getMessage().contains("errors = "));
        }
        assertTrue(assertThrows(IllegalArgumentException.class, () -> board.answer(Map.of("do", "castle"))).getMessage()
                .contains("castle"));
        assertThrows(IllegalArgumentException.class, () -> board.answer(Map.of()));
        assertThrows(IllegalArgumentException.class, () -> board
                .answer(question("do", "move", "first", List.of(5, 5), "at", List.of(5, 5), "to", List.of(4, 3))));
    }

    @Test
    void aClickBeginsAGameOrChangesASet() {
        Board board = Board.of(BoardGame.queen().forbidden(Cells.of(Position.of(1, 1)))).size(6, 6)
                .editTerminal("T", 3, 3);
        assertEquals(List.of(2, 4), board.answer(question("do", "start", "on", "cell 2 4")).get("at"));
        assertEquals(List.of(3, 4), board.flipped().answer(question("do", "start", "on", "cell 2 4")).get("at"));
        assertEquals(List.of(2, 4), board.labels(1, -1).answer(question("do", "start", "text", "3, 3")).get("at"));
        assertEquals("(1, 1): the cell is forbidden, no play begins there.",
                board.answer(question("do", "start", "on", "cell 1 1")).get("wrong"));
        for (String none : List.of("cell 6 0", "cell 1", "cell a b", "piece", "cell 99999 0", ""))
            assertEquals("That is off the board.", board.answer(question("do", "start", "on", none)).get("wrong"));
        for (String text : List.of("", "1", "1 2 3", "x, y"))
            assertEquals("Two numbers are needed: the row and the column of a cell.",
                    board.answer(question("do", "start", "text", text)).get("wrong"));
        assertEquals("(-1, 2): this board has rows 0 to 5 and columns 0 to 5.",
                board.answer(question("do", "start", "text", "-1 2")).get("wrong"));
        List<Object> cells = List.of(List.of(0L, 0L), List.of(2L, 2L));
        assertEquals(Map.of("value", List.of(List.of(0L, 0L)), "says", "(2, 2) removed."),
                board.answer(question("do", "edit", "tool", "terminal", "on", "cell 2 2", "value", cells)));
        assertEquals(Map.of("value", List.of(cells.get(0), cells.get(1), List.of(0, 1)), "says", "(0, 1) added."),
                board.answer(question("do", "edit", "tool", "terminal", "on", "cell 0 1", "value", cells)));
        assertEquals(Map.of("wrong", "Cells of T lie in rows 0 to 2 and columns 0 to 2."),
                board.answer(question("do", "edit", "tool", "terminal", "on", "cell 0 3", "value", cells)));
        assertEquals(Map.of("wrong", "tool forbidden: there is none of this name"),
                board.answer(question("do", "edit", "tool", "forbidden", "on", "cell 0 1", "value", cells)));
        assertEquals(Map.of("says", "(1, 1): forbidden"), board.answer(question("do", "point", "on", "cell 1 1")));
        assertEquals(Map.of("says", ""), board.answer(question("do", "point", "on", "elsewhere")));
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
    void aSmallGameIsSentAsAWhole() {
        Board board = Board.of(BoardGame.queen().forbidden(Cells.of(Position.of(2, 0)))).size(6, 9);
        Map<String, Object> state = board.state();
        assertEquals(true, state.get("complete"));
        List<SentView> views = SentView.of(state);
        assertEquals(6 * 9 - 1, views.size());
        for (SentView view : views) {
            List<?> at = (List<?>) view.at();
            assertEquals(board.game().outcome((int) at.get(0), (int) at.get(1)).name(), view.get("outcome"));
        }
        assertEquals(false, Board.of(BoardGame.queen()).size(100, 100).state().get("complete"));
    }

    @Test
    void specialCellsBeyondTheBoardAreNoMistake() {
        Board board = Board.of(BoardGame.queen().terminal(Cells.triangle(12))).start(9, 9).size(10, 10);
        long terminal = board.drawing().marks().stream().filter(mark -> mark instanceof Mark.Rect rect
                && Color.ACCENT.alpha(0.75).equals(rect.style().stroke())).count();
        // And one next to the word below the board.
        assertEquals(13 * 14 / 2 - 2 * (3 + 2 + 1) + 1, terminal);
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
            for (double v : Piece.corners(path, 1)) assertTrue(v >= 0 && v <= 100, path);
        }
        assertTrue(Board.of(BoardGame.of(moves)).start(4, 5).text().contains(name + " at (4, 5)"));
    }

    @Test
    void thePictureSaysWhatItShows() {
        Board board = Board.of(BoardGame.queen()).start(4, 5).hint().options();
        assertTrue(board.text().contains("winning moves: (1, 2), (3, 5)"), board.text());
        assertTrue(new String(Svg.bytes(board.drawing()), java.nio.charset.StandardCharsets.UTF_8)
                .contains("(4, 5) is an N-position"));
        // The question before the answer.
        assertFalse(Board.of(BoardGame.queen()).start(4, 5).text().contains("N-position"));
        assertTrue(Board.of(BoardGame.queen()).start(4, 5).reasons().text().contains("N-position"));
    }

    /** As on the page. The queen has 1 + 2 + 1 moves from (1, 2), two from (0, 2). */
    @Test
    void theMovesOfThePlayerAreDrawn() {
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
