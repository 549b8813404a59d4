package nimbook.play.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import nimbook.board.BoardGame;
import nimbook.core.Outcome;
import nimbook.drawing.Drawing;
import nimbook.drawing.TextStyle;
import nimbook.game.Game;
import nimbook.game.GameSearch;
import nimbook.game.Sum;
import nimbook.heap.HeapGame;
import nimbook.heap.Octal;
import nimbook.play.Opponent;
import org.junit.jupiter.api.Test;

class GameBoardTest {

    /** A chocolate bar that is broken along a line; the piece that is kept is at least as large as the other. */
    private record Bar(int rows, int columns) {}

    private static List<Bar> breaks(Bar bar) {
        List<Bar> all = new ArrayList<>();
        for (int rows = (bar.rows + 1) / 2; rows < bar.rows; rows++) all.add(new Bar(rows, bar.columns));
        for (int columns = (bar.columns + 1) / 2; columns < bar.columns; columns++) all.add(new Bar(bar.rows, columns));
        return all;
    }

    private static List<Integer> oneToThree(int sticks) {
        return List.of(1, 2, 3).stream().filter(take -> take <= sticks).map(take -> sticks - take).toList();
    }

    private static GameBoard<Integer> sticks(int number) {
        return GameBoard.of(Game.of(number, GameBoardTest::oneToThree).named("21")).text(n -> n + " sticks");
    }

    /** Multiples of 4 are lost: the answer to k is 4 − k (Bachet 1612). */
    @Test
    void sticksAreLostAtMultiplesOfFour() {
        PositionPlay<Integer> play = (PositionPlay<Integer>) sticks(21).play();
        for (int n = 0; n <= 21; n++) assertEquals(n % 4 == 0, play.outcome(n) == Outcome.P, "" + n);
        assertEquals(List.of(20), play.winningMoves(21));
        assertEquals("20 sticks is a P-position: its Grundy value is 0", play.reason(20));
        assertEquals("no move is left: the last to move has won", play.reason(0));
    }

    /** In misère play 1, 5, 9, … are lost. */
    @Test
    void misereIsPlayed() {
        GameBoard<Integer> board = GameBoard.of(Game.of(21, GameBoardTest::oneToThree).misere());
        assertEquals(true, board.state().get("misere"));
        for (int n = 1; n <= 21; n++) assertEquals(n % 4 == 1, board.play().outcome(n) == Outcome.P, "" + n);
        assertEquals("no move is left: the last to move has lost", board.play().reason(0));
    }

    @Test
    void thePerfectComputerWinsEveryPlayFromAnNPosition() {
        Game<Bar> game = Game.of(new Bar(9, 13), GameBoardTest::breaks);
        assertEquals(Outcome.N, game.outcome());
        PositionPlay<Bar> play = (PositionPlay<Bar>) GameBoard.of(game).play();
        SplittableRandom random = new SplittableRandom(1);
        for (int round = 0; round < 50; round++) {
            Bar at = play.start();
            boolean computer = true;
            while (!play.isOver(at)) {
                List<Bar> moves = play.moves(at);
                at = computer ? Opponent.perfect().choose(play, at, random).to()
                        : moves.get(random.nextInt(moves.size()));
                computer = !computer;
            }
            assertFalse(computer, "the computer has made the last move");
        }
    }

    @Test
    @SuppressWarnings("unchecked")
    void aSmallGameTravelsAsAWhole() {
        GameBoard<Integer> board = sticks(21);
        Map<String, Object> state = board.state();
        List<List<Object>> graph = (List<List<Object>>) state.get("graph");
        assertEquals(22, graph.size());
        assertEquals(true, state.get("complete"));
        for (List<Object> entry : graph) {
            int n = Integer.parseInt(((String) entry.get(1)).replace(" sticks", ""));
            assertEquals(n % 4 == 0 ? "P" : "N", entry.get(2));
            assertEquals(": its Grundy value is " + n % 4, entry.get(4));
            List<Object> texts = ((List<Object>) entry.get(3)).stream().map(id -> text(graph, id)).toList();
            assertEquals(oneToThree(n).stream().map(to -> (Object) (to + " sticks")).toList(), texts);
        }
        assertEquals(Map.of("id", 0, "text", "21 sticks"), state.get("start"));
    }

    private static Object text(List<List<Object>> graph, Object id) {
        return graph.stream().filter(entry -> entry.get(0).equals(id)).findFirst().orElseThrow().get(1);
    }

    /** Nim with three heaps up to 30: 31³ positions. Every response brings what is needed for the next two moves. */
    @Test
    @SuppressWarnings("unchecked")
    void ofALargeGameThePageLearnsAsItGoes() {
        Game<List<Integer>> nim = Game.of(List.of(30, 29, 28), at -> {
            List<List<Integer>> all = new ArrayList<>();
            for (int i = 0; i < 3; i++) {
                for (int left = 0; left < at.get(i); left++) {
                    List<Integer> after = new ArrayList<>(at);
                    after.set(i, left);
                    all.add(List.copyOf(after));
                }
            }
            return all;
        });
        GameBoard<List<Integer>> board = GameBoard.of(nim);
        List<List<Object>> sent = (List<List<Object>>) board.state().get("graph");
        assertEquals(false, board.state().get("complete"));
        assertTrue(sent.size() <= PositionPlay.SENT, sent.size() + " positions");
        Object start = board.state().get("start");
        Map<String, Object> reply = board.answer(Map.of("do", "reply", "at", start));
        Map<String, Object> to = (Map<String, Object>) reply.get("to");
        Map<Object, List<Object>> known = new java.util.HashMap<>();
        for (List<Object> entry : (List<List<Object>>) reply.get("graph")) known.put(entry.get(0), entry);
        Set<Object> next = new HashSet<>((List<Object>) known.get(to.get("id")).get(3));
        assertFalse(next.isEmpty());
        for (Object id : next) assertTrue(known.get(id).get(3) != null, "the moves after the next move are known");
    }

    @Test
    void positionsAreReadBackAndOthersAreRefused() {
        GameBoard<Integer> board = sticks(5);
        board.state();
        PositionPlay<Integer> play = (PositionPlay<Integer>) board.play();
        for (int n = 0; n <= 5; n++) assertEquals(n, play.read(play.write(n)));
        for (Object wrong : List.of("5", 3, Map.of("id", -1), Map.of("id", 99), Map.of("id", 0.5), Map.of("text",
                "5 sticks"))) {
            assertThrows(IllegalArgumentException.class, () -> play.read(wrong), wrong::toString);
        }
        IllegalArgumentException refused = assertThrows(IllegalArgumentException.class, () -> sticks(0));
        assertTrue(refused.getMessage().contains("no move is left"), refused.getMessage());
    }

    @Test
    void aSumIsPlayedInItsParts() {
        GameBoard<Sum> board = GameBoard.of(Sum.of(Octal.kayles(), 5, 7).plus(BoardGame.queen(), 3, 4));
        // Kayles has the values 4 and 2 at 5 and 7 (Winning Ways, chapter 4); queen (3, 4) is 2 (document W, table): 4
        // ⊕ 2 ⊕ 2 = 4.
        assertTrue(board.text().endsWith("is an N-position: the nim-sum of its values is 4 ⊕ 2 ⊕ 2 = 4"), board.text());
        for (Sum to : board.play().winningMoves(board.play().start())) assertEquals(0, to.value());
    }

    /** A mark leads to what it names where that is a move: three sticks may be taken of four, not four. */
    @Test
    @SuppressWarnings("unchecked")
    void aMarkOfThePictureLeadsToTheMoveThatItNames() {
        GameBoard<Integer> board = sticks(4).drawn(n -> {
            Drawing.Builder sheet = Drawing.blank(80, 20);
            for (int left = 0; left < n; left++) sheet.text(8 + 16 * left, 14, "|", TextStyle.of(12)).leadsTo(left);
            return sheet.build();
        });
        Map<String, Object> pack = (Map<String, Object>) board.state().get("pictures");
        List<Map<String, Object>> pictures = (List<Map<String, Object>>) pack.get("pictures");
        // Four sticks at four places: each travels once.
        assertEquals(4, ((List<?>) pack.get("marks")).size());
        assertEquals(5, pictures.size());
        Map<Integer, Integer> ids = new java.util.HashMap<>();
        for (int n = 0; n <= 4; n++) ids.put(n, (Integer) ((Map<?, ?>) board.play().write(n)).get("id"));
        Map<String, Object> first = pictures.get(0);
        assertEquals(List.of(ids.get(4), List.of(80, 20), List.of(0, 4)),
                List.of(first.get("id"), first.get("size"), first.get("marks")));
        assertEquals(List.of(List.of(1, ids.get(1)), List.of(2, ids.get(2)), List.of(3, ids.get(3))),
                first.get("links"));
        Object two = board.play().write(2);
        List<?> asked = (List<?>) board.answer(Map.of("do", "draw", "positions", List.of(two))).get("pictures");
        assertEquals(List.of(List.of(0, ids.get(0)), List.of(1, ids.get(1))), ((Map<?, ?>) asked.get(0)).get("links"));
        assertThrows(IllegalArgumentException.class, () -> sticks(4).answer(Map.of("do", "draw", "positions",
                List.of(two))));
    }

    @Test
    void aPictureThatIsNullIsNamedWithThePosition() {
        GameBoard<Integer> board = sticks(4).drawn(n -> null);
        String message = assertThrows(IllegalArgumentException.class, board::drawing).getMessage();
        assertEquals("drawn(p -> …): null for the position 4 sticks; a picture is needed", message);
    }

    /** A billion sticks are too many; of the last ones all is known: multiples of 4 are lost (Bachet 1612). */
    @Test
    void aGameThatIsTooLargeIsSearchedAndSaysSo() {
        int billion = 1_000_000_000;
        GameBoard<Integer> board = GameBoard.of(GameSearch.of(billion, GameBoardTest::oneToThree));
        Map<String, Object> look = board.answer(Map.of("do", "look", "at", board.play().write(billion)));
        assertEquals("", look.get("outcome"));
        assertTrue(((String) look.get("why")).matches("1000000000 is not decided: a search of \\d+ moves does not "
                + "decide it"), look.toString());
        Opponent.Choice<Integer> choice = Opponent.perfect().choose(board.play(), billion, new SplittableRandom(1));
        assertTrue(oneToThree(billion).contains(choice.to()));
        assertEquals(List.of(20), board.play().winningMoves(23));
        assertEquals("23 is an N-position, found by search", board.play().reason(23));
        assertEquals(false, board.state().get("complete"));
    }

    /**
     * An answer lists moves for two searches and for the positions that it sends, of the first 1000 positions twice;
     * counted by the rule itself.
     */
    @Test
    void anAnswerWithHundredsOfMovesListsFew() {
        AtomicLong listed = new AtomicLong();
        int billion = 1_000_000_000;
        GameBoard<Integer> board = GameBoard.of(GameSearch.of(billion, n -> {
            listed.addAndGet(800);
            return IntStream.rangeClosed(1, 800).mapToObj(k -> n - k).toList();
        }));
        for (int i = 0; i < 3; i++) {
            listed.set(0);
            board.answer(Map.of("do", "reply", "at", board.play().write(billion - 1000 * i)));
            assertTrue(listed.get() <= 2 * GameSearch.LISTED + 2 * 40_000 + 30 * 800, listed + " moves");
        }
    }

    /** Up to 100 000 positions are known at once. */
    @Test
    void aRuleThatFitsIsSolved() {
        GameBoard<Integer> board = GameBoard.of(GameSearch.of(90_000, GameBoardTest::oneToThree));
        assertEquals("90000 is a P-position: its Grundy value is 0", board.play().reason(90_000));
    }

    @Test
    void misereSumsAreSearched() {
        // Nim with heaps 1, 1, 1: the last to move loses, and play is forced: lost for who begins.
        PositionPlay<Sum> play = (PositionPlay<Sum>) GameBoard.of(Sum.of(HeapGame.nim(), 1, 1, 1).misere()).play();
        assertEquals(Outcome.P, play.outcome(play.start()));
    }
}
