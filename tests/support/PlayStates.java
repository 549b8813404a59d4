package nimbook.play;

import java.util.LinkedHashMap;
import java.util.Map;
import nimbook.board.BoardGame;
import nimbook.deletions.DigitalDeletions;
import nimbook.fibonacci.FibonacciNim;
import nimbook.fibonacci.GlobalPiles;
import nimbook.fibonacci.QuotaPiles;
import nimbook.play.board.Board;
import nimbook.play.coins.Coins;
import nimbook.play.digits.Digits;
import nimbook.widget.model.Json;

/** States of played games for the tests of their component without Java, as JSON. */
final class PlayStates {

    private PlayStates() {}

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
        System.out.println(Json.write(states));
    }
}
