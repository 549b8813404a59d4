package nimbook.ledger;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import nimbook.board.BoardGame;
import nimbook.board.Cells;
import nimbook.core.Position;
import nimbook.drawing.Drawing;
import nimbook.heatmap.Heatmap;
import nimbook.heatmap.Overlay;
import nimbook.rook.MisereRook;

/**
 * Counterexamples that are cells of a table, drawn: the table near them, with the cells framed. Those of numbers and
 * formulas have no picture.
 */
final class CounterexamplePictures {
    /** Of the longer side of the cells' area, in pixels: half a card, and numbers in cells are still read. */
    private static final int SIZE = 240;

    private static final BoardGame VARIANT = BoardGame.queen().terminal(Cells.triangle(2));

    private static final Map<String, Supplier<Heatmap>> PICTURES = Map.ofEntries(
            Map.entry("W6", () -> outcomes(BoardGame.queen(), 6, "as printed", Position.of(2, 3))),
            Map.entry("H3", () -> outcomes(VARIANT, 8, "P, and not in P₁", Position.of(1, 1))),
            Map.entry("H6", () -> outcomes(VARIANT, 8, "no move leads away", Position.of(1, 1))),
            Map.entry("H10", () -> outcomes(VARIANT.misere(), 6, "printed as P", Position.of(0, 1))),
            Map.entry("H13", () -> outcomes(VARIANT, 9, "printed as P", Position.of(0, 0), Position.of(1, 2),
                    Position.of(2, 1), Position.of(3, 5), Position.of(5, 3), Position.of(4, 7), Position.of(7, 4))),
            Map.entry("H14", () -> framed(Heatmap.of(VARIANT.grundy(12, 12)), "Wythoff's P-positions",
                    BoardGame.queen().outcomes(12, 12).positionsOf(0))),
            Map.entry("D5", () -> rook("f", 3, 9, "printed as 0", Position.of(2, 0))),
            Map.entry("D15", () -> rook("f", 2, 6, "f(0, 0) and f(0, 1)", Position.of(0, 0), Position.of(0, 1))),
            Map.entry("D16", () -> rook("g", 3, 9, "R(2, 8)", row(2, 8))),
            Map.entry("D21", () -> framed(Heatmap.of(4, 9, (m, n) -> (int) MisereRook.g(m, n) - n).axes("m", "n")
                    .title("h(m, n) = g(m, n) − n"), "h(0, 0)", List.of(Position.of(0, 0)))));

    private CounterexamplePictures() {}

    /** The picture of the counterexample to a claim; empty where it is no cell of a table. */
    static Optional<Drawing> of(String claim) {
        return Optional.ofNullable(PICTURES.get(claim)).map(picture -> picture.get().size(SIZE).drawing());
    }

    private static Heatmap outcomes(BoardGame game, int n, String words, Position... cells) {
        return framed(Heatmap.of(game.outcomes(n, n)), words, List.of(cells));
    }

    private static Heatmap rook(String name, int rows, int columns, String words, Position... cells) {
        var table = name.equals("f") ? MisereRook.tableOfF(rows, columns) : MisereRook.tableOfG(rows, columns);
        return framed(Heatmap.of(table).axes("m", "n").title(name + "(m, n)"), words, List.of(cells));
    }

    private static Position[] row(int row, int columns) {
        Position[] cells = new Position[columns];
        for (int n = 0; n < columns; n++) cells[n] = Position.of(row, n);
        return cells;
    }

    private static Heatmap framed(Heatmap map, String words, List<Position> cells) {
        return map.overlay(Overlay.cells(words, cells));
    }
}
