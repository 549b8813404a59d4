package nimbook.play.board;

import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import nimbook.board.BoardGame;
import nimbook.board.Cells;
import nimbook.board.Moves;
import nimbook.core.Position;
import nimbook.widget.model.Json;

/** States of boards with the reason of each cell, as JSON: a page fills in the same words. */
final class BoardWords {

    private BoardWords() {}

    public static void main(String[] arguments) {
        Cells corner = Cells.of(Position.of(0, 0), Position.of(2, 1));
        List<Map<String, Object>> boards = new ArrayList<>();
        for (BoardGame game : List.of(BoardGame.queen(), BoardGame.queen().misere(), BoardGame.rook(),
                BoardGame.rook().misere(), BoardGame.of(Moves.knight()), BoardGame.queen().terminal(corner),
                BoardGame.rook().forbidden(corner).misere())) {
            Board board = Board.of(game).size(8, 9);
            boards.add(told(board));
            boards.add(told(board.labels(1, -1)));
        }
        System.out.println(Json.write(boards));
    }

    private static Map<String, Object> told(Board board) {
        Map<String, Object> state = new LinkedHashMap<>(board.state());
        state.replaceAll((key, value) -> value instanceof byte[] raw
                ? Map.of("$b64", Base64.getEncoder().encodeToString(raw)) : value);
        List<Object> reasons = new ArrayList<>();
        for (int row = 0; row < board.rows(); row++) {
            for (int column = 0; column < board.columns(); column++) {
                if (board.game().forbiddenCells().contains(row, column) || board.play().leaves(row, column)) continue;
                reasons.add(List.of(row, column, board.play().reason(Position.of(row, column))));
            }
        }
        return Map.of("state", state, "reasons", reasons);
    }
}
