package nimbook.play.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import nimbook.board.BoardGame;
import nimbook.core.Outcome;
import nimbook.drawing.Color;
import nimbook.drawing.Drawing;
import nimbook.drawing.ShapeStyle;
import nimbook.drawing.TextStyle;
import nimbook.game.Game;
import nimbook.game.GameSearch;
import nimbook.game.Sum;
import nimbook.heap.HeapGame;
import nimbook.heap.Octal;
import nimbook.play.Opponent;
import nimbook.play.SentView;
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
        PositionPlay<Integer> play = sticks(21).play();
        for (int n = 0; n <= 21; n++) assertEquals(n % 4 == 0, play.outcome(n) == Outcome.P, "" + n);
        assertEquals(List.of(20), play.winningMoves(21));
        assertEquals("20 sticks is a P-position: its Grundy value is 0 = mex {1, 2, 3}", play.reason(20));
        assertEquals("no move is left: the last to move has won", play.reason(0));
    }

    /** One heap of Nim: n has a move to each smaller number. */
    @Test
    void theReasonListsTheValuesOfTheMoves() {
        PositionPlay<Integer> heap = GameBoard.of(Game.of(9, n -> IntStream.range(0, n).boxed().toList())).play();
        assertEquals("4 is an N-position: its Grundy value is 4 = mex {0, 1, 2, 3}", heap.reason(4));
        assertEquals("9 is an N-position: its Grundy value is 9 = mex {0, 1, …, 8}", heap.reason(9));
    }

    /** In misère play 1, 5, 9, … are lost. */
    @Test
    void misereIsPlayed() {
        GameBoard<Integer> board = GameBoard.of(Game.of(21, GameBoardTest::oneToThree).misere());
        assertEquals(true, board.state().get("misere"));
        for (int n = 1; n <= 21; n++) assertEquals(n % 4 == 1, board.play().outcome(n) == Outcome.P, "" + n);
        assertEquals("no move is left: the last to move has lost", board.play().reason(0));
        assertEquals("4 is an N-position: 1 of its 3 moves leads to a P-position", board.play().reason(4));
        assertEquals("5 is a P-position: none of its 3 moves leads to another", board.play().reason(5));
    }

    @Test
    void thePerfectComputerWinsEveryPlayFromAnNPosition() {
        Game<Bar> game = Game.of(new Bar(9, 13), GameBoardTest::breaks);
        assertEquals(Outcome.N, game.outcome());
        PositionPlay<Bar> play = GameBoard.of(game).play();
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
    void aSmallGameTravelsAsAWhole() {
        GameBoard<Integer> board = sticks(21);
        Map<String, Object> state = board.state();
        List<SentView> views = SentView.of(state);
        assertEquals(22, views.size());
        assertEquals(true, state.get("complete"));
        for (SentView view : views) {
            int n = Integer.parseInt(((String) view.words()).replace(" sticks", ""));
            assertEquals(n % 4 == 0 ? "P" : "N", view.get("outcome"));
            if (n > 0) assertTrue(((String) view.get("why")).contains(": its Grundy value is " + n % 4 + " = mex {"));
            assertEquals(oneToThree(n).stream().sorted().map(to -> to + " sticks").toList(), view.words("moves"));
            assertEquals(n % 4 == 0 ? List.of() : List.of(n - n % 4 + " sticks"), view.words("wins"));
        }
        assertEquals(state.get("start"), views.get(0).at());
    }

    /** Nim with three heaps up to 30: 31³ positions. An answer brings what follows a move and the computer's. */
    @Test
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
        Map<String, Object> state = board.state();
        assertEquals(false, state.get("complete"));
        SentView first = SentView.of(state).get(0);
        assertEquals(30 + 29 + 28, first.moves("moves").size());
        Map<String, Object> answer = board.answer(Map.of("do", "move", "first", first.at(), "at", first.at(), "to",
                first.moves("moves").get(0), "errors", 0));
        List<SentView> views = SentView.of(answer);
        assertEquals(List.of("[0, 29, 28]", "[0, 28, 28]"), views.stream().map(SentView::words).toList());
        assertEquals(views.get(1).at(), ((Map<?, ?>) answer.get("reply")).get("to"));
        assertEquals(28 + 28, views.get(1).moves("moves").size());
    }

    @Test
    void positionsAreReadBackAndOthersAreRefused() {
        GameBoard<Integer> board = sticks(5);
        board.state();
        PositionPlay<Integer> play = board.play();
        for (int n = 0; n <= 5; n++) assertEquals(n, play.read(play.write(n)));
        String other = GameBoard.of(Game.of(6, GameBoardTest::oneToThree)).play().write(6);
        for (Object wrong : List.of("5", 3, "0", "-1 0", "99 0", "0 ", "99999999999 0", other, Map.of("id", 0))) {
            assertThrows(IllegalArgumentException.class, () -> play.read(wrong), wrong::toString);
        }
        IllegalArgumentException refused = assertThrows(IllegalArgumentException.class, () -> sticks(0));
        assertTrue(refused.getMessage().contains("no move is left"), refused.getMessage());
    }

    @Test
    void aSumIsPlayedInItsParts() {
        GameBoard<Sum> board = GameBoard.of(Sum.of(Octal.kayles(), 5, 7).plus(BoardGame.queen(), 3, 4)).reasons();
        // Kayles has the values 4 and 2 at 5 and 7 (Winning Ways, chapter 4); queen (3, 4) is 2 (document W, table): 4
        // ⊕ 2 ⊕ 2 = 4.
        assertTrue(board.text().endsWith("is an N-position: the nim-sum of its values is 4 ⊕ 2 ⊕ 2 = 4"), board.text());
        for (Sum to : board.play().winningMoves(board.play().start())) assertEquals(0, to.value());
    }

    /** A mark leads to what it names where that is a move: three sticks may be taken of four, not four. */
    @Test
    void aMarkOfThePictureLeadsToTheMoveThatItNames() {
        GameBoard<Integer> board = sticks(4).drawn(n -> {
            Drawing.Builder sheet = Drawing.blank(80, 20);
            for (int left = 0; left < n; left++) sheet.text(8 + 16 * left, 14, "|", TextStyle.of(12)).leadsTo(left);
            return sheet.build();
        });
        Map<String, Object> state = board.state();
        List<SentView> views = SentView.of(state);
        assertEquals(5, views.size());
        // Four sticks at four places: each travels once.
        assertEquals(4, ((List<?>) ((Map<?, ?>) ((Map<?, ?>) state.get("sent")).get("shared")).get("marks")).size());
        assertEquals(4, views.get(0).marks().size());
        assertEquals(List.of("1 sticks", "2 sticks", "3 sticks"), views.get(0).words("moves"));
        assertEquals(List.of("place 1", "place 2", "place 3"), views.get(0).parts(Drawing.Part.PLACE));
        assertEquals(List.of(List.of("place 1"), List.of("place 2"), List.of("place 3")), views.get(0).on());
        // There is no winner at 4 sticks; at 3 all are taken.
        assertEquals(List.of(), views.get(0).parts(Drawing.Part.HINT));
        SentView three = views.stream().filter(view -> view.words().equals("3 sticks")).findFirst().orElseThrow();
        assertEquals(List.of("place 0"), three.parts(Drawing.Part.HINT));
    }

    /** What is not in the picture is chosen from the list; a drag names two parts. */
    @Test
    void aMoveIsADragOrIsNotInThePicture() {
        GameBoard<Integer> board = sticks(2).drawn(n -> Drawing.blank(80, 20)
                .part("from", Drawing.Part.HELD, held -> held.rect(0, 0, 9, 9, ShapeStyle.fill(Color.TEXT)))
                .rect(20, 0, 9, 9, ShapeStyle.fill(Color.TEXT)).dragLeadsTo("from", n - 2).build());
        SentView view = SentView.of(board.state()).get(0);
        assertEquals(List.of("0 sticks", "1 sticks"), view.words("moves"));
        assertEquals(List.of(List.of("from", "place 1"), List.of()), view.on());
        assertEquals("pictures", ((Map<?, ?>) board.state().get("controls")).get("list"));
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
        SentView look = SentView.of(board.state()).get(0);
        assertEquals("", look.get("outcome"));
        assertTrue(((String) look.get("why")).matches("1000000000 is not decided: a search of \\d+ moves does not "
                + "decide it"), look.get("why").toString());
        Opponent.Choice<Integer> choice = Opponent.perfect().choose(board.play(), billion, new SplittableRandom(1));
        assertTrue(oneToThree(billion).contains(choice.to()));
        assertEquals(List.of(20), board.play().winningMoves(23));
        assertEquals("23 is an N-position, found by search", board.play().reason(23));
        assertEquals(false, board.state().get("complete"));
    }

    /** An answer lists moves for two searches and for the position that it sends; counted by the rule itself. */
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
            String at = board.play().write(billion - 1000 * i);
            board.answer(Map.of("do", "move", "first", at, "at", at, "errors", 0));
            assertTrue(listed.get() <= 2 * GameSearch.LISTED + 30 * 800, listed + " moves");
        }
    }

    /** Up to 100 000 positions are known at once. */
    @Test
    void aRuleThatFitsIsSolved() {
        GameBoard<Integer> board = GameBoard.of(GameSearch.of(90_000, GameBoardTest::oneToThree));
        assertEquals("90000 is a P-position: its Grundy value is 0 = mex {1, 2, 3}", board.play().reason(90_000));
    }

    @Test
    void misereSumsAreSearched() {
        // Nim with heaps 1, 1, 1: the last to move loses, and play is forced: lost for who begins.
        PositionPlay<Sum> play = GameBoard.of(Sum.of(HeapGame.nim(), 1, 1, 1).misere()).play();
        assertEquals(Outcome.P, play.outcome(play.start()));
    }
}
