package nimbook.compound;

import static nimbook.style.Refusals.stopped;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import nimbook.game.Game;
import nimbook.game.Heap;
import nimbook.game.Sum;
import nimbook.heap.HeapGame;
import nimbook.heap.Octal;
import nimbook.heap.SubtractionGame;
import org.junit.jupiter.api.Test;

class OrdinalSumTest {

    private record Pair(int base, int top) {}

    /**
     * G : H by its rule: base a heap of one game, top a heap of another; a move in the base leaves a base alone, top
     * −1.
     */
    private static Game<Pair> rule(HeapGame base, int g, HeapGame top, int h) {
        return Game.of(new Pair(g, h), at -> {
            List<Pair> all = new ArrayList<>();
            for (List<Integer> option : base.options(at.base)) all.add(new Pair(option.isEmpty() ? 0 : option.get(0),
                    -1));
            if (at.top >= 0) for (List<Integer> option : top.options(at.top)) all.add(new Pair(at.base, option.isEmpty()
                    ? 0 : option.get(0)));
            return all;
        });
    }

    @Property(tries = 200, seed = "20260101")
    void theColonPrinciple(@ForAll @IntRange(max = 15) int g, @ForAll @IntRange(max = 12) int h,
            @ForAll @IntRange(max = 4) int first,
            @ForAll @IntRange(max = 4) int second) {
        List<HeapGame> games = List.of(HeapGame.nim(), SubtractionGame.of(1, 3, 4), SubtractionGame.of(2, 5),
                Octal.of(".123"),
                SubtractionGame.of(1, 2));
        HeapGame base = games.get(first);
        HeapGame top = games.get(second);
        assertEquals(rule(base, g, top, h).value(), OrdinalSum.value(new Heap(base, g), new Heap(top, h)), base + " "
                + g + " : " + top + " " + h);
    }

    @Test
    void values() {
        for (int n = 0; n < 20; n++) for (int m = 0; m < 20; m++) assertEquals(n + m,
                OrdinalSum.value(Sum.of(HeapGame.nim(), n), Sum.of(HeapGame.nim(), m)));
    }

    /** Every tree of at most six edges: by the principle, and by going through all cuts. */
    @Test
    void greenTrees() {
        List<List<GreenTree>> forests = new ArrayList<>(List.of(List.of(GreenTree.ROOT)));
        for (int n = 1; n <= 6; n++) {
            List<GreenTree> trees = new ArrayList<>();
            for (int k = 0; k < n; k++) {
                for (GreenTree branch : forests.get(k)) {
                    for (GreenTree rest : forests.get(n - 1 - k)) {
                        List<GreenTree> branches = new ArrayList<>(List.of(branch));
                        branches.addAll(rest.branches());
                        trees.add(GreenTree.of(branches.toArray(GreenTree[]::new)));
                    }
                }
            }
            forests.add(trees);
        }
        // The Catalan numbers count ordered trees.
        assertEquals(List.of(1, 1, 2, 5, 14, 42, 132), forests.stream().map(List::size).toList());
        for (int n = 0; n <= 6; n++) {
            for (GreenTree tree : forests.get(n)) {
                assertEquals(Game.of(tree, GreenTree::cuts).value(), tree.value(), tree.toString());
                assertEquals(n, tree.edges());
                assertEquals(tree, GreenTree.parse(tree.toString()));
                assertEquals(Game.of(tree, GreenTree::cuts).longestPlay(), n);
            }
        }
    }

    @Test
    void treesOfManyEdges() {
        assertEquals(1000, GreenTree.parse("(".repeat(1000) + ")".repeat(1000)).height());
        GreenTree wide = GreenTree.of(IntStream.range(0, 1000).mapToObj(i -> GreenTree.stalk(99))
                .toArray(GreenTree[]::new));
        assertEquals(100_000, wide.edges());
        stopped(() -> GreenTree.stalk(5).cuts());
        stopped(() -> GreenTree.parse("()"));
    }
}
