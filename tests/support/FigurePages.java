import static nimbook.notebook.Lab.*;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import nimbook.board.BoardGame;
import nimbook.board.Cells;
import nimbook.deletions.DigitalDeletions;
import nimbook.deletions.MisereRook;
import nimbook.diagram.NumberLine;
import nimbook.diagram.StrategyRows;
import nimbook.diagram.ZeckendorfRows;
import nimbook.fibonacci.FibonacciNim;
import nimbook.fibonacci.QuotaPiles;
import nimbook.game.Sum;
import nimbook.heap.HeapGame;
import nimbook.heap.Octal;
import nimbook.heatmap.Heatmap;
import nimbook.heatmap.Overlay;
import nimbook.number.BeattyPair;
import nimbook.page.LivePage;
import nimbook.play.board.Board;
import nimbook.plot.Plot;
import nimbook.widget.Live;

/** A page for each family of figures, which test_lecture.py opens. As a program: the folder. */
public class FigurePages {
    private static Path folder;

    public static void main(String[] arguments) throws IOException {
        folder = Path.of(arguments[0]);
        BoardGame queen = BoardGame.queen();
        save("queen", play(queen).start(5, 8));
        save("misere-rook", play(MisereRook.game()).start(5, 7));
        save("small-board", play(queen).start(3, 3).size(4, 4));
        save("digits", play(DigitalDeletions.of("618034")));
        save("coins", play(FibonacciNim.start(20)));
        save("quota-piles", play(QuotaPiles.start(7, 10, 12)));
        save("nim", play(HeapGame.nim(), 3, 5, 7));
        save("pins", play(Octal.kayles(), 9));
        save("game", play(Sum.of(Octal.kayles(), 5, 3)));
        save("heatmap", Heatmap.of(queen.grundy(60, 60)).highlight(0));
        save("claim", Heatmap.of(queen.terminal(Cells.triangle(3)).grundy(100, 100)).highlight(1)
                .overlay(Overlay.cells("Wythoff's P-positions", queen.outcomes(100, 100).positionsOf(0))));
        save("outcomes", Heatmap.of(queen.outcomes(24, 24)));
        save("wide", Heatmap.of(6, 161, (m, n) -> m * n % 7).axes("m", "n"));
        save("plot", Plot.line("cubes", 0, 30, i -> i * i * i).title("Cubes").x("n"));
        save("row-plots", row(Plot.line("squares", 0, 30, i -> i * i).title("The squares of the numbers to 30"),
                Plot.line("cubes", 0, 30, i -> i * i * i).title("The cubes of the numbers to 30").x("n")));
        save("row-board", row(play(queen.terminal(Cells.triangle(2))),
                Heatmap.of(queen.terminal(Cells.triangle(2)).grundy(100, 100)).highlight(1)));
        save("row-heatmaps", row(Heatmap.of(MisereRook.tableOfG(23, 23)).axes("m", "n").title("g(m, n)"),
                Heatmap.of(MisereRook.tableOfF(23, 23)).axes("m", "n").title("f(m, n)")));
        save("row-boards", row(Board.of(BoardGame.rook()).size(6, 6).start(4, 4).picture().options().title("a"),
                Board.of(MisereRook.gameOfF(6)).size(6, 7).start(4, 5).labels(0, -1).missing().picture().options()
                        .title("b"),
                Board.of(MisereRook.game()).size(6, 6).start(4, 4).picture().options().title("c")));
        save("numbers", NumberLine.of(BeattyPair.GOLDEN.coverage(60)));
        save("zeckendorf", ZeckendorfRows.of(1, 21));
        save("strategy", StrategyRows.of(12, 11));
        save("live", live(whole("k", 0, 6).start(2),
                k -> Heatmap.of(queen.terminal(Cells.triangle(k)).grundy(48, 48)).highlight(0)));
    }

    private static void save(String name, Object figure) throws IOException {
        Live live = figure instanceof Live made ? made : Live.of(figure);
        Files.writeString(folder.resolve(name + ".html"), LivePage.of(live).html(name, List.of()));
    }
}
