package nimbook.diagram;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import nimbook.drawing.Color;
import nimbook.drawing.Drawing;
import nimbook.drawing.Mark;
import nimbook.drawing.ShapeStyle;
import nimbook.game.Game;
import nimbook.ruleset.Rulesets;
import org.junit.jupiter.api.Test;

class GameTreeTest {

    private static final ShapeStyle SQUARE = ShapeStyle.fill(Color.ACCENT);

    private static Game<Integer> sticks(int number) {
        return Game.of(number, n -> IntStream.rangeClosed(1, Math.min(2, n)).mapToObj(take -> n - take).toList())
                .named("one or two");
    }

    /** Lost are the multiples of 3 (Bachet 1612). */
    @Test
    void everyPositionStandsOnceWithItsOptions() {
        assertEquals("one or two from 4: 5 positions\n4 N → 3, 2\n3 P → 2, 1\n2 N → 1, 0\n1 N → 0\n0 P",
                GameTree.of(sticks(4)).text());
        assertTrue(GameTree.of(sticks(4)).values().text().contains("4 N 1 → 3, 2"));
    }

    /** From 4 sticks: take one; whatever is taken of 3, the rest. */
    @Test
    void aStrategyHasOneAnswerToEveryMove() {
        assertEquals(Map.of(0, List.of(1), 1, List.of(2, 3), 2, List.of(4), 3, List.of(4), 4, List.of()),
                GameTree.of(sticks(4)).strategyMoves());
        // The second player's: every first move is answered.
        assertEquals(List.of(1, 2), GameTree.of(sticks(3)).strategyMoves().get(0));
        // Won by the first player, who answers all that the other does: a strategy ends in a lost position.
        GameTree<List<Integer>> chomp = GameTree.of(Rulesets.chomp(3, 3));
        chomp.strategyMoves().forEach((from, taken) -> {
            if (chomp.isP(from)) assertEquals(chomp.options().get(from).length, taken.size());
            else assertTrue(taken.size() == 1 && chomp.isP(taken.get(0)));
        });
    }

    @Test
    void whatIsOpenIsDrawn() {
        GameTree<Integer> tree = GameTree.of(sticks(60));
        assertEquals(Set.of(0), tree.opened());
        assertEquals(3, boxes(tree));
        assertEquals(4, boxes(tree.withView(Map.of("open", List.of(0, 1)))));
        assertEquals(2, boxes(GameTree.of(sticks(4)).strategy().withView(Map.of("open", List.of(0)))));
        assertThrows(IllegalArgumentException.class, () -> tree.withView(Map.of("open", List.of(61))));
    }

    /** One or two of 4 sticks: 4, 3, 2, 1, 0 have the numbers 0 to 4. */
    @Test
    void aClickShowsOrHidesOptions() {
        GameTree<Integer> tree = GameTree.of(sticks(4));
        assertEquals(Set.of(0, 1, 2, 3, 4), click(tree, Set.of(), "all"));
        assertEquals(Set.of(), click(tree, Set.of(0, 1), "start"));
        assertEquals(Set.of(0, 2), click(tree, Set.of(0), 2));
        assertEquals(Set.of(0), click(tree, Set.of(0, 2), 2));
        Map<?, ?> answer = tree.answer(question(Set.of(0), 1));
        assertEquals("3, P: 2 moves are shown.", answer.get("say"));
        assertEquals(tree.withView(Map.of("open", List.of(0, 1))).state().get("view"), answer.get("view"));
        // With the strategy its positions are open.
        Map<?, ?> seen = (Map<?, ?>) tree.answer(question(Set.of(), "strategy")).get("view");
        assertEquals(true, seen.get("strategy"));
        assertEquals(Set.of(0, 1, 2, 3, 4), Set.copyOf((List<?>) seen.get("open")));
        for (Object none : List.of(5, -1, "5"))
            assertThrows(IllegalArgumentException.class, () -> tree.answer(question(Set.of(), none)));
        assertThrows(IllegalArgumentException.class, () -> tree.answer(Map.of("do", "look")));
    }

    private static Map<String, Object> question(Set<Integer> open, Object click) {
        return Map.of("do", "open", "open", List.copyOf(open), "strategy", false, "click", click);
    }

    private static Set<?> click(GameTree<?> tree, Set<Integer> open, Object click) {
        Map<?, ?> view = (Map<?, ?>) tree.answer(question(open, click)).get("view");
        return Set.copyOf((List<?>) view.get("open"));
    }

    /** Of 4 sticks two moves are seen: two lines, then a box and its letters of 4, 3, 2, whose moves are not. */
    @Test
    void whatIsSeenHasNamesAndPlaces() {
        Map<?, ?> view = (Map<?, ?>) GameTree.of(sticks(4)).withView(Map.of("open", List.of(0))).state().get("view");
        assertEquals(List.of("0 1", "0 2", "0", "1", "2"),
                ((List<?>) ((Map<?, ?>) view.get("shared")).get("parts")).stream().map(part -> ((List<?>) part).get(0))
                        .toList());
        assertEquals(List.of(List.of("4, N", true), List.of("3, P", false), List.of("2, N", false)), view.get("nodes"));
    }

    /** What is above the tree on the page is above it in a file; what an author takes away is in neither. */
    @Test
    void theTitleIsDrawn() {
        GameTree<Integer> tree = GameTree.of(sticks(4)).strategy();
        assertEquals("one or two from 4", tree.state().get("title"));
        assertEquals("one or two from 4", words(tree).get(0));
        assertEquals("Four sticks", words(tree.title("Four sticks")).get(0));
        assertEquals(words(tree).subList(1, words(tree).size()), words(tree.title("")));
        assertTrue(tree.title("").drawing().height() < tree.drawing().height());
        // A long one is broken.
        String text = "The game that Bachet plays with Mersenne, and loses, in the year 1612 on a rainy afternoon";
        assertEquals(text, String.join(" ", words(tree.title(text)).subList(0, 2)));
        // What was opened stays open under another title.
        Map<String, Object> view = Map.of("tree", "one or two from 4", "open", List.of(0), "strategy", false);
        assertEquals(3, boxes(tree.title("Four sticks").withView(view)));
    }

    private static List<String> words(GameTree<?> tree) {
        return tree.drawing().marks().stream().filter(Mark.Text.class::isInstance)
                .map(mark -> ((Mark.Text) mark).text()).toList();
    }

    private static long boxes(GameTree<?> tree) {
        return tree.drawing().marks().stream().filter(mark -> mark instanceof Mark.Rect r && r.height() == 26).count();
    }

    /** The five bars inside 2 × 2 with the poison: a square of the widest is as large as one of the least. */
    @Test
    void positionsAreDrawnAsPictures() {
        GameTree<List<Integer>> bars = GameTree.of(Rulesets.chomp(2, 2));
        GameTree<List<Integer>> drawn = bars.drawn(
                rows -> Drawing.sheet(200 * rows.get(0), 100 * rows.size()).rect(0, 0, 100, 100, SQUARE).build());
        List<Mark.Rect> squares = drawn.drawing().marks().stream().filter(Mark.Rect.class::isInstance)
                .map(Mark.Rect.class::cast).filter(rect -> rect.style().equals(SQUARE)).toList();
        assertEquals(bars.size(), squares.size());
        assertEquals(Set.of(18.0), squares.stream().map(Mark.Rect::width).collect(Collectors.toSet()));
        assertEquals(bars.text(), drawn.text());
        assertEquals(words(bars).subList(0, 2), words(drawn));
    }

    @Test
    void tooManyPositionsAreRefusedByName() {
        String message = assertThrows(IllegalArgumentException.class, () -> GameTree.of(sticks(150))).getMessage();
        assertEquals("game one or two 150: 151 positions, at most 150 are drawn; tree(game, depth) draws those within "
                + "so many moves", message);
        assertEquals(5, GameTree.of(sticks(150), 2).size());
        assertEquals(2, GameTree.of(sticks(150), 2).beyond(4));
        assertThrows(IllegalArgumentException.class, () -> GameTree.of(sticks(3), 0));
        assertThrows(IllegalArgumentException.class, () -> GameTree.of(sticks(3).misere()).values());
    }

    /** Every move leads down, and no two positions of a layer touch. */
    @Test
    void layersAreInOrderAndApart() {
        GameTree<List<Integer>> tree = GameTree.of(Rulesets.chomp(3, 4));
        double[] widths = new double[tree.size()];
        for (int v = 0; v < widths.length; v++) widths[v] = 20 + 7 * (v % 5);
        LayeredLayout layout = new LayeredLayout(tree.options(), widths, 10, true);
        for (int v = 0; v < widths.length; v++) {
            for (int to : tree.options().get(v)) {
                int[] through = layout.through(v, to);
                assertEquals(layout.layer[to] - layout.layer[v] - 1, through.length);
                for (int i = 0; i < through.length; i++) {
                    assertEquals(layout.layer[v] + 1 + i, layout.layer[through[i]]);
                    // A lane leads past every position of its layer.
                    for (int w = 0; w < widths.length; w++)
                        if (layout.layer[w] == layout.layer[through[i]])
                            assertTrue(Math.abs(layout.x[through[i]] - layout.x[w]) >= widths[w] / 2 + 10);
                }
            }
            for (int to : tree.options().get(v)) assertTrue(layout.layer[to] > layout.layer[v]);
            for (int w = 0; w < v; w++)
                if (layout.layer[v] == layout.layer[w])
                    assertTrue(Math.abs(layout.x[v] - layout.x[w]) >= (widths[v] + widths[w]) / 2 + 10 - 1e-9);
        }
    }
}
