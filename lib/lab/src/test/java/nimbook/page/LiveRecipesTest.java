package nimbook.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import nimbook.board.BoardGame;
import nimbook.board.Cells;
import nimbook.diagram.NumberLine;
import nimbook.diagram.ZeckendorfRows;
import nimbook.fibonacci.FibonacciNim;
import nimbook.heatmap.Heatmap;
import nimbook.heatmap.Overlay;
import nimbook.notebook.Lab;
import nimbook.number.Coverage;
import nimbook.number.Fraction;
import nimbook.number.Slope;
import nimbook.widget.CellSet;
import nimbook.widget.Choice;
import nimbook.widget.Figures;
import nimbook.widget.IntParameter;
import nimbook.widget.Json;
import nimbook.widget.Live;
import nimbook.widget.Toggle;
import nimbook.wythoff.Construction;
import org.junit.jupiter.api.Test;

/** A live figure asked for the recipe of each of its values. */
class LiveRecipesTest {

    private static List<?> list(LiveRecipes recipes, int... indices) {
        return (List<?>) ((Map<?, ?>) recipes.at(indices)).get("list");
    }

    private static String recipe(LiveRecipes recipes, int figure, int... indices) {
        return Json.write(((Map<?, ?>) list(recipes, indices).get(figure)).get("recipe"));
    }

    @Test
    void theRecipeOfEachValueIsThatOfItsFigure() {
        Live live = Lab.live(IntParameter.of("k", 0, 12).start(2), k ->
                Heatmap.of(BoardGame.queen().terminal(Cells.triangle(k)).grundy(100, 100)).highlight(0));
        LiveRecipes recipes = LiveRecipes.of(live);
        assertTrue(recipes.needsEngine());
        for (int k = 0; k <= 12; k++) {
            assertEquals(Json.write(
                    Heatmap.of(BoardGame.queen().terminal(Cells.triangle(k)).grundy(100, 100)).highlight(0).recipe()),
                    recipe(recipes, 0, k));
        }
        assertTrue(Json.write(recipes.json()).length() < 900, "one tree and a few rules");
    }

    @Test
    void tenThousandTablesAreAskedForWithoutComputingThem() {
        Live live = Lab.live(IntParameter.of("size", 8, 256).start(96), IntParameter.of("value", 0, 40),
                (n, v) -> Heatmap.of(BoardGame.queen().grundy(n, n)).highlight(v).overlay(Overlay.cells("P",
                        BoardGame.queen().outcomes(n, n).positionsOf(0))));
        LiveRecipes recipes = LiveRecipes.of(live);
        assertTrue(recipes.needsEngine(), recipes.words());
        assertEquals(Json.write(live.at(List.of(200, 7)).list().get(0).recipe()), recipe(recipes, 0, 192, 7));
        assertTrue(Json.write(recipes.json()).length() < 1500);
    }

    @Test
    void aTableThatIsLookedAtIsComputedAndTheRecipeStillRight() {
        Live live = Lab.live(IntParameter.of("n", 4, 20), n ->
                Heatmap.of(BoardGame.queen().grundy(n, n)).title("greatest " + BoardGame.queen().grundy(n, n).max()));
        LiveRecipes recipes = LiveRecipes.of(live);
        assertTrue(recipes.needsEngine());
        assertEquals(Json.write(live.at(List.of(13)).list().get(0).recipe()), recipe(recipes, 0, 9));
    }

    @Test
    void choicesAndTogglesAreParametersToo() {
        Live live = Live.of(List.of(
                Choice.of("game", List.of(BoardGame.queen(), BoardGame.rook(), BoardGame.king()), BoardGame::name),
                Toggle.of("misère"), IntParameter.of("n", 8, 24).step(4)), v -> {
                    BoardGame game = (BoardGame) v.get(0);
                    return Heatmap.of(((Boolean) v.get(1) ? game.misere() : game).outcomes((Integer) v.get(2),
                            (Integer) v.get(2)));
                });
        LiveRecipes recipes = LiveRecipes.of(live);
        assertEquals(Json.write(Heatmap.of(BoardGame.king().misere().outcomes(16, 16)).recipe()),
                recipe(recipes, 0, 2, 1, 2));
        Map<?, ?> axis = (Map<?, ?>) ((List<?>) recipes.json().get("axes")).get(0);
        assertEquals(List.of("queen", "rook", "king"), axis.get("values"));
    }

    @Test
    void aRefusedValueIsItsMessage() {
        Live live = Lab.live(IntParameter.of("p", 2, 30).start(13), IntParameter.of("q", 1, 29).start(8),
                (p, q) -> NumberLine.of(Coverage.of(Fraction.of(p, q), Fraction.of(p, q).complement(), 60)));
        LiveRecipes recipes = LiveRecipes.of(live);
        assertTrue(recipes.needsEngine(), recipes.words());
        assertTrue(String.valueOf(((Map<?, ?>) recipes.at(0, 1)).get("error")).contains("α = 1"));
        assertNull(((Map<?, ?>) recipes.at(11, 7)).get("error"));
        assertEquals(Json.write(NumberLine.of(Coverage.of(Fraction.of(13, 8), Fraction.of(13, 5), 60)).recipe()),
                recipe(recipes, 0, 11, 7));
    }

    @Test
    void numberTheorySlidersAreAskedFor() {
        LiveRecipes slopes = LiveRecipes
                .of(Lab.live(Choice.of("α", "(1+√5)/2", "√2", "2+√7"), IntParameter.of("numbers", 20, 200).start(60),
                        (a, n) -> NumberLine.of(Coverage.of(Slope.parse(a), Slope.parse(a).complement(), n))));
        assertTrue(slopes.needsEngine(), slopes.words());
        assertEquals(
                Json.write(NumberLine.of(Coverage.of(Slope.parse("√2"), Slope.parse("√2").complement(), 33)).recipe()),
                recipe(slopes, 0, 1, 13));
        LiveRecipes rows = LiveRecipes
                .of(Lab.live(IntParameter.of("from", 1, 150), IntParameter.of("rows", 5, 60).start(21), (from, n) ->
                ZeckendorfRows.of(from, from + n - 1)));
        assertTrue(rows.needsEngine(), rows.words());
        assertTrue(Json.write(rows.json()).length() < 600, Json.write(rows.json()));
    }

    @Test
    void aSetOfCellsEntersTheRecipeAsItIs() {
        CellSet<Cells> set = Lab.cells("T", 6, 6).start(Cells.triangle(2));
        LiveRecipes recipes =
                LiveRecipes.of(Lab.live(set, t -> Figures.row(Lab.play(BoardGame.queen().terminal(t)).editTerminal(set),
                        Heatmap.of(BoardGame.queen().terminal(t).grundy(100, 100)).highlight(1))));
        assertTrue(recipes.needsEngine(), recipes.words());
        String json = Json.write(recipes.json());
        assertTrue(json.contains("{\"name\":\"T\",\"cells\":{\"$set\":\"T\"}}"), json);
        // As the page fills it.
        String filled = recipe(recipes, 1).replace("{\"$set\":\"T\"}", "[0,0,1,4]");
        Cells cells = new Cells("T", List.of(nimbook.core.Position.of(0, 0), nimbook.core.Position.of(1, 4)));
        assertEquals(Json.write(Heatmap.of(BoardGame.queen().terminal(cells).grundy(100, 100)).highlight(1).recipe()),
                filled);
    }

    @Test
    void aSetThatEntersInAnotherWayIsAStillThatSaysSo() {
        CellSet<Cells> set = Lab.cells("T", 6, 6);
        LiveRecipes recipes = LiveRecipes
                .of(Lab.live(set, t -> Heatmap.of(BoardGame.queen().grundy(20, 20)).title(t.size() + " cells")));
        assertFalse(recipes.isLive());
        assertEquals("This figure is a still here: the set T enters it in a way that a page cannot follow.",
                recipes.words());
        LiveRecipes words = LiveRecipes.of(Lab.live(set, t -> t.size() + " cells"));
        assertEquals("This figure is a still here: it shows something of the set T that comes without a question.",
                words.words());
    }

    @Test
    void picturesWithoutAQuestionAreStored() {
        LiveRecipes recipes = LiveRecipes.of(Lab.live(IntParameter.of("d", 1, 9), d ->
                Heatmap.of(30, 30, (n, q) -> FibonacciNim.isP(n, (long) q * d) ? 0 : 1)));
        assertTrue(recipes.isLive());
        assertFalse(recipes.needsEngine());
        assertEquals("Stored pictures: 9 values are in this page.", recipes.words());
        Map<?, ?> entry = (Map<?, ?>) list(recipes, 4).get(0);
        assertEquals("heatmap", entry.get("component"));
        int values = ((List<?>) entry.get("paths")).indexOf(List.of("values"));
        int buffer = ((Number) ((List<?>) entry.get("buffers")).get(values)).intValue();
        org.junit.jupiter.api.Assertions.assertArrayEquals((byte[]) live(5).state().get("values"),
                recipes.buffers().list().get(buffer));
    }

    private static Heatmap live(int d) {
        return Heatmap.of(30, 30, (n, q) -> FibonacciNim.isP(n, (long) q * d) ? 0 : 1);
    }

    @Test
    void wordsAreStoredAsWell() {
        LiveRecipes recipes =
                LiveRecipes.of(Lab.live(IntParameter.of("x", 0, 60), IntParameter.of("y", 0, 60), (x, y) ->
                nimbook.wythoff.MoveDerivation.at(x, y).toString()));
        assertTrue(recipes.isLive(), recipes.words());
        assertEquals("Stored pictures: 3721 values are in this page.", recipes.words());
    }

    @Test
    void ofTooManyValuesEverySoManiethIsAskedFor() {
        Live live = Lab.live(IntParameter.of("a", 1, 1000).start(300), IntParameter.of("b", 1, 1000),
                (a, b) -> Heatmap.of(BoardGame.queen().grundy(a, b)));
        LiveRecipes recipes = LiveRecipes.of(live);
        assertTrue(recipes.needsEngine());
        assertEquals("Computed in this page: no kernel, no network, of a every 8th value, of b every 8th value.",
                recipes.words());
        Map<?, ?> axis = (Map<?, ?>) ((List<?>) recipes.json().get("axes")).get(0);
        // 300 stays: 300 = 4 + 37 · 8.
        assertEquals(4, axis.get("min"));
        assertEquals(Map.of("min", 4, "max", 996, "step", 8L), recipes.control("a"));
        assertEquals(Json.write(live.at(List.of(300, 17)).list().get(0).recipe()), recipe(recipes, 0, 37, 2));
    }

    @Test
    void ofTooManyStoredPicturesEverySoManiethIsKept() {
        Live live = Lab.live(IntParameter.of("a", 0, 5000).start(7), a -> Heatmap.of(4, 4, (r, c) -> r * a + c));
        LiveRecipes recipes = LiveRecipes.of(live);
        assertTrue(recipes.isLive(), recipes.words());
        assertEquals("Stored pictures: 79 values are in this page, of a every 64th value.", recipes.words());
        assertEquals(7, ((Map<?, ?>) ((List<?>) recipes.json().get("axes")).get(0)).get("min"));
    }

    @Test
    void whatTakesTooMuchIsAStillThatSaysSo() {
        // Numbers without a pattern do not pack: 24 pictures of 160 000 bytes.
        LiveRecipes recipes = LiveRecipes.of(Lab.live(IntParameter.of("a", 1, 30),
                a -> Heatmap.of(200, 200, (r, c) -> (r * 7919 + c * 104_729 + a) * 31_337 >>> 1)));
        assertFalse(recipes.isLive());
        assertNull(recipes.json());
        String why =
                "This figure is a still here: it comes without a question that a page could answer, and its 30 stored";
        assertTrue(recipes.words().startsWith(why), recipes.words());
    }

    @Test
    void besideALiveTableOfASetStandsWhatOnlyTheNotebookComputes() {
        CellSet<Cells> set = Lab.cells("T", 6, 6);
        LiveRecipes recipes = LiveRecipes.of(Lab.live(set,
                t -> Figures.row(Heatmap.of(BoardGame.queen().terminal(t).grundy(20, 20)), t.size() + " cells")));
        assertTrue(recipes.needsEngine(), recipes.words());
        assertTrue(Json.write(recipes.json()).contains("This part is computed in the notebook only."));
    }

    @Test
    void aFigureWithoutParametersAnswersClicks() {
        LiveRecipes recipes = LiveRecipes.of(Live.of(Heatmap.of(BoardGame.queen().grundy(30, 30))));
        assertTrue(recipes.needsEngine());
        Heatmap again = (Heatmap) Recipes.figure(recipe(recipes, 0));
        assertEquals(30, again.rows());
    }

    @Test
    void constructionsOfTheDocumentsAreAskedFor() {
        LiveRecipes recipes = LiveRecipes.of(Lab.live(IntParameter.of("step", 0, 12).start(3), k ->
        Heatmap.of(Construction.board(k, 32)).names("P-position", "struck", "still open").title("After step " + k)));
        assertTrue(recipes.needsEngine());
        assertTrue(recipe(recipes, 0, 7).contains("\"After step 7\""));
    }
}
