package nimbook.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Random;
import nimbook.board.BoardGame;
import nimbook.board.Cells;
import nimbook.board.Moves;
import nimbook.deletions.DigitalDeletions;
import nimbook.drawing.Drawing;
import nimbook.fibonacci.FibonacciNim;
import nimbook.fibonacci.QuotaPiles;
import nimbook.heap.Octal;
import nimbook.play.board.Board;
import nimbook.play.coins.Coins;
import nimbook.play.digits.Digits;
import nimbook.play.pins.Pins;
import org.junit.jupiter.api.Test;

class PlayFigureTest {

    private static final List<PlayFigure<?, ?>> FIGURES = List.of(Coins.of(FibonacciNim.start(20)),
            Coins.of(QuotaPiles.start(4, 5, 6)), Digits.of(DigitalDeletions.of("618034")).rows(),
            Digits.of(DigitalDeletions.of(12, 0, 7)), Pins.of(Octal.kayles(), 7, 4), Pins.of(Octal.of("4.3"), 6),
            Board.of(BoardGame.queen()).start(5, 7), Board.of(BoardGame.queen().misere()).start(4, 4).flipped(),
            Board.of(BoardGame.of(Moves.knight()).terminal(Cells.triangle(2))).start(5, 6).labels(1, -1));

    @Test
    void everyMoveNamesPartsOfItsPictureAndHasAPlaceOfItsOwn() {
        for (PlayFigure<?, ?> figure : FIGURES) played(figure, new Random(3));
    }

    private static <P> void played(PlayFigure<P, ?> figure, Random random) {
        Playable<P> play = figure.play();
        P before = null;
        P at = play.start();
        while (true) {
            PlayPicture<P> picture = figure.picture(play.start(), before, at);
            assertEquals(play.moves(at), picture.moves().stream().map(PlayMove::to).toList());
            List<String> ids = picture.drawing().parts().stream().map(Drawing.Part::id).toList();
            HashSet<List<Integer>> places = new HashSet<>();
            for (PlayMove<P> move : picture.moves()) {
                if (picture.tiles() == null) {
                    assertTrue(ids.containsAll(move.on()) && !move.on().isEmpty(), move.toString());
                    int first = ids.indexOf(move.first());
                    assertTrue(first >= 0 && first <= ids.indexOf(move.last()), move.toString());
                } else {
                    assertTrue(ids.contains(picture.tiles().part()), move.toString());
                    assertEquals(1, move.on().size());
                    assertNotNull(picture.tiles().find(move.on().get(0)), move.toString());
                }
                assertTrue(places.add(move.place()), move.toString());
                assertTrue(play.explain(at, move.to()).matches("The computer.*\\."), play.explain(at, move.to()));
            }
            Drawing plain = picture.drawing().without(Drawing.Part.HINT);
            assertEquals(play.winningMoves(at).isEmpty(), plain.parts().size() == ids.size(), at.toString());
            List<P> moves = play.moves(at);
            if (moves.isEmpty()) return;
            before = at;
            at = moves.get(random.nextInt(moves.size()));
        }
    }
}
