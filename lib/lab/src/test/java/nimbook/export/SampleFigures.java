package nimbook.export;

import java.util.LinkedHashMap;
import java.util.Map;
import nimbook.board.BoardGame;
import nimbook.board.Cells;
import nimbook.claim.Document;
import nimbook.claim.Ledger;
import nimbook.core.Position;
import nimbook.deletions.DigitalDeletions;
import nimbook.diagram.NumberLine;
import nimbook.diagram.StrategyRows;
import nimbook.diagram.StrategyTree;
import nimbook.diagram.ZeckendorfRows;
import nimbook.drawing.DrawingTest;
import nimbook.fibonacci.FibonacciNim;
import nimbook.fibonacci.QuotaPiles;
import nimbook.heap.Octal;
import nimbook.heatmap.Heatmap;
import nimbook.heatmap.Overlay;
import nimbook.number.BeattyPair;
import nimbook.play.board.Board;
import nimbook.play.coins.Coins;
import nimbook.play.digits.Digits;
import nimbook.play.pins.Pins;
import nimbook.plot.Plot;
import nimbook.sequence.Sequences;
import nimbook.table.DataTable;
import nimbook.widget.live.Figures;

/**
 * One figure of every kind, and of the kinds with several looks one of each look; small, so that their files can be
 * stored.
 */
final class SampleFigures {
    /** Some seconds of computing; once. */
    private static final Ledger LEDGER = Ledger.of(Document.WYTHOFF);

    private SampleFigures() {}

    static Map<String, Object> all() {
        Map<String, Object> all = new LinkedHashMap<>();
        all.put("heatmap", Heatmap.of(BoardGame.queen().grundy(8, 8)).highlight(0).overlay(Overlay.goldenLines()));
        all.put("outcomes",
                Heatmap.of(BoardGame.queen().forbidden(Cells.of(Position.of(2, 3))).outcomes(6, 9)).flipped());
        all.put("table",
                DataTable.columns("n", "⌊nφ⌋", "half", "word, \"quoted\"", "prime").row(1, 1, 0.5, "a\nb|c", false)
                        .row(2, 3, 1.0, "50 % of $x_1$", true).row(3, null, 1.5, "", null)
                        .title("a table & its cells"));
        all.put("terms", DataTable.of(Sequences.HOFSTADTER_G, 20));
        all.put("ledger", DataTable.of(new Ledger(Document.WYTHOFF, LEDGER.entries().subList(0, 3))));
        all.put("line", Plot.line("G(n)", 0, 12, n -> Sequences.HOFSTADTER_G.termAsLong(n)).title("G & its <terms>"));
        all.put("slanted", Plot.line("n²", 0, 5, n -> n * n).lines());
        all.put("stems", Plot.line("n²", -2, 5, n -> n * n).stems().and(Plot.line("−n", -2, 5, n -> -n).stems()));
        all.put("points",
                Plot.scatter("a", 1, 9, n -> n * n).and(Plot.line("b_1", 1, 9, n -> n == 4 ? null : 10 * n)).logY());
        all.put("bars", Plot.bar(DataTable.columns("word", "count").row("odd", 3).row("even", 4), "word", "count"));
        all.put("histogram", Plot.histogram("value", 0, 1, 1, 2, 2, 2, 3));
        all.put("board", Board.of(BoardGame.queen().terminal(Cells.triangle(2))).start(4, 7).hint().options());
        all.put("position", Board.of(BoardGame.rook().forbidden(Cells.of(Position.of(0, 0)))).size(6, 6).start(4, 5)
                .picture().options().values());
        all.put("coins", Coins.of(FibonacciNim.start(20)).hint());
        all.put("piles", Coins.of(QuotaPiles.start(7, 10, 12)));
        all.put("digits", Digits.of(DigitalDeletions.of("618034")).hint());
        all.put("pins", Pins.of(Octal.of(".77"), 5, 7));
        all.put("numberline", NumberLine.of(BeattyPair.GOLDEN.coverage(40)));
        all.put("zeckendorf", ZeckendorfRows.of(1, 21));
        all.put("strategyrows", StrategyRows.of(20));
        all.put("strategytree", StrategyTree.of(9));
        all.put("drawing", DrawingTest.every());
        return all;
    }

    /** Two figures in one output. */
    static Figures composition() {
        return Figures.row(all().get("heatmap"), all().get("line"));
    }
}
