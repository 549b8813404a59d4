package nimbook.play;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimbook.board.BoardGame;
import nimbook.deletions.DigitalDeletions;
import nimbook.drawing.Color;
import nimbook.drawing.Drawing;
import nimbook.drawing.ShapeStyle;
import nimbook.fibonacci.FibonacciNim;
import nimbook.fibonacci.GlobalPiles;
import nimbook.fibonacci.QuotaPiles;
import nimbook.game.Game;
import nimbook.game.GameSearch;
import nimbook.game.Sum;
import nimbook.heap.HeapGame;
import nimbook.play.board.Board;
import nimbook.play.coins.Coins;
import nimbook.play.digits.Digits;
import nimbook.play.game.GameBoard;
import nimbook.widget.model.Json;

/** States of played games for the tests of their component without Java, as JSON. */
final class PlayStates {

    private PlayStates() {}

    private static final ShapeStyle GOLD = ShapeStyle.fill(Color.of("#f0c14b"));

    private static List<Integer> oneToThree(int sticks) {
        return Stream.of(1, 2, 3).filter(take -> take <= sticks).map(take -> sticks - take).toList();
    }

    private static GameBoard<Integer> sticks() {
        return GameBoard.of(Game.of(7, PlayStates::oneToThree)).text(n -> n + " sticks").title("Sticks");
    }

    /** A click on a stick leaves those before it. */
    private static Drawing pile(int n) {
        Drawing.Builder sheet = Drawing.blank(220, 40);
        for (int i = 0; i < n; i++) sheet.circle(20 + 30 * i, 20, 10, GOLD).leadsTo(i);
        return sheet.build();
    }

    public static void main(String[] arguments) {
        Map<String, Object> states = new LinkedHashMap<>();
        states.put("small", Coins.of(FibonacciNim.start(13)).state());
        states.put("large", Coins.of(GlobalPiles.start(90, 80)).state());
        states.put("20", Coins.of(FibonacciNim.start(20)).state());
        states.put("400", Coins.of(FibonacciNim.start(400)).state());
        states.put("1000", Coins.of(FibonacciNim.start(1000)).state());
        states.put("piles", Coins.of(QuotaPiles.start(7, 10, 12)).state());
        BoardGame queen = BoardGame.queen();
        states.put("queen", Board.of(queen).size(6, 6).start(3, 5).state());
        states.put("misere", Board.of(queen.misere()).size(5, 5).start(0, 1).state());
        states.put("wide", Board.of(queen).size(6, 15).start(5, 14).state());
        states.put("board", Board.of(queen).size(60, 60).start(50, 40).state());
        states.put("edit", Board.of(queen).size(6, 6).start(3, 5).editForbidden("X", 4, 4).state());
        states.put("z0", Digits.of(DigitalDeletions.of("z0", 36)).state());
        states.put("sticks", sticks().state());
        states.put("drawn sticks", sticks().drawn(PlayStates::pile).state());
        states.put("pictures", sticks().drawn(n -> Drawing.blank(90, 40).circle(9, 9, n + 1, GOLD).build()).state());
        states.put("millions", GameBoard.of(GameSearch.of(9_000_000, PlayStates::oneToThree)).state());
        states.put("many", GameBoard.of(Game.of("start",
                at -> at.equals("start") ? IntStream.rangeClosed(1, 200).mapToObj(i -> "take " + i).toList()
                        : List.of()))
                .state());
        states.put("markup", GameBoard.of(Game.of("<b>x</b>",
                at -> at.equals("<b>x</b>") ? List.of("<img src=x>") : List.of())).state());
        states.put("sum", GameBoard.of(Sum.of(HeapGame.nim(), 5, 3)).state());
        System.out.println(Json.write(states));
    }
}
