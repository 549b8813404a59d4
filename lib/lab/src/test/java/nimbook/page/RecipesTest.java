package nimbook.page;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import nimbook.board.BoardGame;
import nimbook.board.Cells;
import nimbook.board.Moves;
import nimbook.core.Asking;
import nimbook.core.Position;
import nimbook.deletions.DigitalDeletions;
import nimbook.deletions.MisereRook;
import nimbook.diagram.NumberLine;
import nimbook.diagram.ProofRows;
import nimbook.diagram.RowShift;
import nimbook.diagram.StrategyRows;
import nimbook.diagram.StrategyTree;
import nimbook.diagram.ZeckendorfRows;
import nimbook.fibonacci.FibonacciNim;
import nimbook.fibonacci.GlobalNim;
import nimbook.fibonacci.GlobalPiles;
import nimbook.fibonacci.QuotaPiles;
import nimbook.fibonacci.QuotaValues;
import nimbook.heap.SubtractionGame;
import nimbook.heatmap.Heatmap;
import nimbook.heatmap.Overlay;
import nimbook.number.BeattyPair;
import nimbook.number.Coverage;
import nimbook.number.Fraction;
import nimbook.number.Quadratic;
import nimbook.number.Slope;
import nimbook.play.board.Board;
import nimbook.play.coins.Coins;
import nimbook.play.digits.Digits;
import nimbook.widget.Figure;
import nimbook.widget.Json;
import nimbook.widget.JsonWithBuffers;
import nimbook.wythoff.Construction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A recipe makes the same figure again. */
class RecipesTest {

    static List<Figure> figures() {
        BoardGame queen = BoardGame.queen();
        BoardGame own = BoardGame
                .of(new Moves("mine", List.of(Moves.step(2, 1)), List.of(Moves.step(1, 0), Moves.step(2, -1)), 3));
        return List.of(
                Heatmap.of(queen.grundy(20, 30)).highlight(0, 3).overlay(Overlay.goldenLines()).flipped()
                        .title("<Wythoff> & \"more\""),
                Heatmap.of(queen.terminal(Cells.triangle(3)).grundy(24, 24)).colors("cyclic 16").size(300).axes("a",
                        "b"),
                Heatmap.of(queen.terminal(Cells.square(2)).forbidden(Cells.strip(5)).misere().outcomes(16, 16)),
                Heatmap.of(BoardGame.rook().terminal(Cells.young(4, 2, 1)).grundy(9, 12)),
                Heatmap.of(BoardGame.bishop().forbidden(Cells.of(Position.of(3, 4))).outcomes(8, 8)),
                Heatmap.of(BoardGame.king().grundy(8, 8)).colors("mod 3"),
                Heatmap.of(BoardGame.knight().grundy(12, 8)),
                Heatmap.of(BoardGame.tWythoff(1).outcomes(12, 12)),
                Heatmap.of(BoardGame.tWythoff(4).outcomes(12, 12)).overlay(Overlay.line(1.2071067811865475)),
                Heatmap.of(own.grundy(10, 14)).overlay(Overlay.cross(3, 4)),
                Heatmap.of(queen.misere().outcomes(24, 24))
                        .overlay(Overlay.cells("normal play", queen.outcomes(24, 24).positionsOf(0))),
                Heatmap.of(queen.grundy(24, 24)).overlay(Overlay.cells("ones",
                        queen.grundy(24, 24).positionsOf(1, 5))).overlay(Overlay.cells(Cells.triangle(2))),
                Heatmap.of(Construction.board(3, 12)).names("P-position", "struck", "still open"),
                Heatmap.of(MisereRook.tableOfG(8, 40)), Heatmap.of(MisereRook.tableOfG(40, 40)),
                Heatmap.of(MisereRook.tableOfF(8, 40)), Heatmap.of(MisereRook.tableOfF(40, 40)),
                Heatmap.of(MisereRook.fByInverse(12, 12)),
                Heatmap.of(QuotaValues.upTo(60).grid(40, 50)), Heatmap.of(GlobalNim.of(3, 12).grid(4)),
                Board.of(queen), Board.of(queen.misere()).start(4, 6).computerBegins().errors(20).flipped(),
                Board.of(queen.terminal(Cells.triangle(2))).size(9, 11).values().overlay().title("t").editTerminal("T",
                        6, 6),
                Board.of(BoardGame.knight()).start(5, 6).hint(),
                Board.of(MisereRook.gameOfF(6)).size(6, 7).start(4, 5).picture().options().missing().labels(0, -1)
                        .quiet().twoPlayers(),
                Coins.of(FibonacciNim.start(20)).hint(), Coins.of(FibonacciNim.turn(20, 3)).title("x").quiet(),
                Coins.of(QuotaPiles.start(7, 10, 12)),
                Digits.of(DigitalDeletions.of("618034")).rows(),
                Digits.of(DigitalDeletions.of("c0ffee", 16)).hint().quiet(),
                Digits.of(DigitalDeletions.of(12, 0, 7)),
                Coins.of(GlobalPiles.start(5, 8, 9)).errors(12.5), Coins.of(SubtractionGame.fibonacci(), 33),
                        Coins.of(SubtractionGame.of(1, 3, 4), 12, 5).computerBegins(),
                NumberLine.of(BeattyPair.GOLDEN.coverage(60)),
                NumberLine.of(Coverage.of(Fraction.of(13, 8), Fraction.of(13, 5), 50)),
                NumberLine.of(Coverage.of(Quadratic.of(0, 2, 1), Quadratic.of(0, 3, 1), 50)),
                        NumberLine.of(Coverage.of(Slope.parse("1.414214"), Slope.parse("3"), 50)),
                ZeckendorfRows.of(5, 25), StrategyRows.of(12, 11), StrategyTree.of(10, 2, 2, 1, 1, 1),
                RowShift.of(4, 36, 60), ProofRows.of(3));
    }

    @ParameterizedTest
    @MethodSource("figures")
    void theFigureOfTheRecipeHasTheSameStateAndText(Figure figure) {
        String json = Json.write(figure.recipe());
        Figure again = Recipes.figure(json);
        same(figure, again);
        assertEquals(json, Json.write(again.recipe()));
    }

    @ParameterizedTest
    @MethodSource("figures")
    void theFigureOfTheRecipeAnswersTheSame(Figure figure) {
        if (!(figure instanceof Heatmap)) return;
        Figure again = Recipes.figure(Json.write(figure.recipe()));
        Map<String, Object> cell = Map.of("do", "cell", "row", 5, "column", 7);
        assertEquals(Json.write(figure.answer(cell)), Json.write(again.answer(cell)));
    }

    private static void same(Figure expected, Figure actual) {
        JsonWithBuffers a = JsonWithBuffers.of(expected.state());
        JsonWithBuffers b = JsonWithBuffers.of(actual.state());
        assertEquals(Json.write(a.json()), Json.write(b.json()));
        assertEquals(a.paths(), b.paths());
        for (int i = 0; i < a.buffers().size(); i++) assertArrayEquals(a.buffers().get(i), b.buffers().get(i));
        assertEquals(expected.text(), actual.text());
        assertEquals(expected.component(), actual.component());
    }

    @Test
    void numbersWithoutAQuestionHaveNoRecipe() {
        assertNull(Heatmap.of(4, 4, (r, c) -> r ^ c).recipe());
        assertNull(Heatmap.of(new int[][] {{1, 2}, {3, 4}}).recipe());
    }

    @Test
    void askingComputesNothingUntilAValueIsLookedAt() {
        // A table of 2⁴⁰ cells would be refused for its memory, were it computed.
        int rows = Asking.run(() -> BoardGame.queen().grundy(1 << 20, 1 << 20).rows());
        assertEquals(1 << 20, rows);
        assertThrows(IllegalArgumentException.class, () -> BoardGame.queen().grundy(1 << 20, 1 << 20));
        assertEquals(2, Asking.run(() -> BoardGame.queen().grundy(64, 64).at(3, 4)));
        assertEquals(List.of(Position.of(0, 0), Position.of(1, 2), Position.of(2, 1)),
                Asking.run(() -> BoardGame.queen().outcomes(9, 9).positionsOf(0, 3)));
    }

    @Test
    void aFigureThatWasOnlyAskedHasTheSameRecipe() {
        List<Figure> asked = Asking.run(RecipesTest::figures);
        List<Figure> made = figures();
        for (int i = 0; i < made.size(); i++) {
            assertEquals(Json.write(made.get(i).recipe()), Json.write(asked.get(i).recipe()));
            same(made.get(i), asked.get(i));
        }
    }

    @Test
    void whatIsRefusedInTheNotebookIsRefusedWhenAsked() {
        assertThrows(IllegalArgumentException.class, () -> Asking.run(() -> BoardGame.queen().misere().grundy(8, 8)));
        assertThrows(IllegalArgumentException.class,
                () -> Asking.run(() -> Heatmap.of(BoardGame.queen().grundy(4000, 4000))));
    }

    @Test
    void aRecipeThatIsNoneIsRefusedInWords() {
        assertEquals("figure \"pie\": unknown",
                assertThrows(IllegalArgumentException.class, () -> Recipes.figure("{\"figure\":\"pie\"}"))
                        .getMessage());
        assertThrows(IllegalArgumentException.class, () -> Recipes.figure("[]"));
        Map<String, Object> broken = new LinkedHashMap<>(Heatmap.of(BoardGame.queen().grundy(4, 4)).recipe());
        broken.remove("table");
        assertNotNull(assertThrows(IllegalArgumentException.class, () -> Recipes.figure(broken)).getMessage());
    }
}
