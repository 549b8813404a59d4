package nimbook.play.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import nimbook.drawing.Drawing;
import nimbook.drawing.Mark;
import nimbook.export.HasDrawing;
import nimbook.game.Game;
import nimbook.game.Sum;
import nimbook.heap.HeapGame;
import nimbook.heap.Octal;
import nimbook.play.SentView;
import org.junit.jupiter.api.Test;

/** Games whose positions draw themselves. */
class PicturedGamesTest {

    /** Every move is clicked in the picture, and nothing else. */
    private static <P extends HasDrawing> void played(Game<P> game) {
        Set<P> seen = new HashSet<>(Set.of(game.start()));
        List<P> open = new ArrayList<>(seen);
        for (int i = 0; i < open.size(); i++) {
            Set<Object> clicked = new HashSet<>();
            List<P> moves = game.moves(open.get(i));
            for (Drawing.Link link : open.get(i).drawing().links()) clicked.addAll(link.targets());
            if (!moves.isEmpty()) assertEquals(new HashSet<Object>(moves), clicked, open.get(i).toString());
            for (P to : moves) if (seen.add(to)) open.add(to);
        }
        assertEquals(game.size(), seen.size());
    }

    @Test
    void everyMoveIsClicked() {
        played(Treblecross.of(8));
        played(SilverDollar.of(1, 3, 6, 8));
        played(Northcott.of(5, List.of(0, 1), List.of(3, 4)));
    }

    /**
     * A strip of n cells is a heap of n + 2: an X takes three of it and leaves on each side two more than there are
     * cells in which no X loses at once.
     */
    @Test
    void treblecrossIsWonWhereTheOctalGameIs() {
        int[] values = Octal.of(".007").grundy(16).toArray();
        for (int n = 3; n <= 12; n++)
            assertEquals(values[n + 2] == 0, Treblecross.of(n).value() == 0, "n = " + n);
    }

    @Test
    void silverDollarIsNimOfTheGaps() {
        for (int a = 0; a < 4; a++) for (int b = a + 1; b < 6; b++) for (int c = b + 1; c < 8; c++)
            for (int d = c + 1; d < 10; d++)
                assertEquals((b - a - 1 ^ d - c - 1) == 0, SilverDollar.of(a, b, c, d).value() == 0);
        // Before the first of an odd number are as many cells as its number.
        assertEquals(5, SilverDollar.of(5).value());
    }

    /** Winning Ways, chapter 3: what is between the pieces of a row is a heap of Nim. */
    @Test
    void northcottIsNimOfTheGaps() {
        for (int a = 0; a < 4; a++) for (int b = 0; b < 4; b++) for (int c = 0; c < 4; c++)
            assertEquals(a ^ b ^ c, Northcott.of(6, List.of(0, 1, 0), List.of(a + 1, b + 2, c + 1)).value());
    }

    @Test
    void theFigureHasTheirPictures() {
        GameBoard<Treblecross> board = GameBoard.of(Treblecross.of(5));
        assertTrue(board.text().startsWith("Treblecross\nno X on 5 cells"), board.text());
        assertEquals(5, rects(board.drawing()));
        GameBoard<SilverDollar> coins = GameBoard.of(SilverDollar.of(1, 3).misere());
        assertTrue(coins.drawing().marks().stream().anyMatch(Mark.Circle.class::isInstance));
    }

    @Test
    void aSumShowsThemByTheirPictures() {
        Sum sum = Sum.of(Treblecross.of(4), SilverDollar.of(0, 2)).plus(HeapGame.nim(), 2);
        Drawing drawing = SumPictures.of(sum, 600);
        assertEquals(4 + 3, rects(drawing));
        Set<Object> clicked = new HashSet<>();
        drawing.links().forEach(link -> clicked.addAll(link.targets()));
        assertTrue(clicked.containsAll(sum.options()), sum.options().toString());
        // The page gets the same marks.
        assertEquals(drawing.marks().stream().filter(Mark.Rect.class::isInstance).count(),
                SentView.of(GameBoard.of(sum).state()).get(0).marks().stream().map(String::valueOf)
                        .filter(mark -> mark.matches("<rect (?!.*(rx|dasharray)=).*")).count());
    }

    private static long rects(Drawing drawing) {
        return drawing.marks().stream().filter(mark -> mark instanceof Mark.Rect rect && rect.style().stroke() != null
                && rect.width() > 30).count();
    }

    @Test
    void whatIsNoneIsRefused() {
        for (int n : IntStream.of(-1, 0, 2, 17).toArray())
            assertTrue(assertThrows(IllegalArgumentException.class, () -> Treblecross.of(n)).getMessage()
                    .startsWith("n = " + n));
        assertThrows(IllegalArgumentException.class, () -> new Treblecross("X.o"));
        for (int[] coins : new int[][] {{}, {3, 3}, {4, 2}, {-1}, {24}, {0, 1, 2, 3, 4, 5, 6}})
            assertTrue(assertThrows(IllegalArgumentException.class, () -> SilverDollar.of(coins)).getMessage()
                    .startsWith("coins "));
        for (int[] row : new int[][] {{5, 2, 2}, {5, 3, 2}, {5, -1, 2}, {5, 2, 5}, {25, 0, 1}})
            assertTrue(assertThrows(IllegalArgumentException.class,
                    () -> Northcott.of(row[0], List.of(row[1]), List.of(row[2]))).getMessage().startsWith("columns "));
        for (int rows : new int[] {0, 7})
            assertThrows(IllegalArgumentException.class,
                    () -> Northcott.of(5, Collections.nCopies(rows, 0), Collections.nCopies(rows, 2)));
        assertThrows(IllegalArgumentException.class, () -> Northcott.of(5, List.of(0, 1), List.of(2)));
    }
}
