package nimbook.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import nimbook.widget.Json;
import org.junit.jupiter.api.Test;

/** One tree with holes for many. */
class TemplateTest {

    private static Template of(int n, IntFunction<Object> tree) {
        List<Object> trees = new ArrayList<>();
        for (int i = 0; i < n; i++) trees.add(tree.apply(i));
        return new Template(new int[] {n}, trees);
    }

    @Test
    void whatIsEqualStandsOnceAndANumberThatGrowsEvenlyIsARule() {
        Template t = of(5, i -> Map.of("game", "queen", "k", 3 + 2 * i));
        assertEquals("{\"c\":[3,2]}", Json.write(t.rules().get(0)));
        assertEquals(1, t.rules().size());
        assertEquals(Map.of("game", "queen", "k", 11L), t.at(4));
    }

    @Test
    void aSumOfTwoParametersIsARule() {
        List<Object> trees = new ArrayList<>();
        for (int from = 1; from <= 9; from++)
            for (int rows = 5; rows <= 12; rows++)
                trees.add(List.of(from, from + rows - 1));
        Template t = new Template(new int[] {9, 8}, trees);
        assertEquals("[{\"c\":[1,1,0]},{\"c\":[5,1,1]}]", Json.write(t.rules()));
        assertEquals(List.of(4L, 4L + 7 - 1), t.at(3, 2));
    }

    @Test
    void aTitleWithNumbersIsTextAndRules() {
        List<Object> trees = new ArrayList<>();
        for (int x = 0; x < 12; x++) for (int y = 0; y < 20; y++) trees.add("From (" + x + ", " + y + ")");
        Template t = new Template(new int[] {12, 20}, trees);
        assertEquals("[\"From (\",0,\", \",1,\")\"]", Json.write(t.rules().get(2).get("t")));
        assertEquals("From (11, 19)", t.at(11, 19));
    }

    @Test
    void wordsOfOneParameterAreListedForItAlone() {
        List<Object> trees = new ArrayList<>();
        for (String word : List.of("queen", "rook")) for (int n = 0; n < 30; n++) trees.add(word);
        Template t = new Template(new int[] {2, 30}, trees);
        assertEquals("{\"a\":0,\"v\":[\"queen\",\"rook\"]}", Json.write(t.rules().get(0)));
    }

    @Test
    void whatIsAbsentDoesNotSpoilARule() {
        Template t = of(6, i -> i == 2 || i == 3 ? Template.ABSENT : Map.of("n", 10 + i));
        assertEquals("{\"c\":[10,1]}", Json.write(t.rules().get(0)));
    }

    @Test
    void theNameOfAHoleIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> of(2, i -> Map.of("$", i)));
        assertThrows(IllegalArgumentException.class, () -> of(2, i -> List.of(Map.of("$", 1))));
    }

    @Provide
    Arbitrary<Object> tree() {
        Arbitrary<Object> leaf = Arbitraries.oneOf(Arbitraries.longs().between(-3, 3).asGeneric(),
                Arbitraries.of("a1", "a2", "b07", "").asGeneric(), Arbitraries.of(true, false).asGeneric(),
                Arbitraries.of(0.5, 1.25).asGeneric());
        return Arbitraries.lazyOf(() -> leaf, () -> leaf, () -> tree().list().ofMaxSize(3).asGeneric(),
                () -> Arbitraries.maps(Arbitraries.of("x", "y"), tree()).asGeneric());
    }

    @Property(tries = 300, seed = "20260101")
    void everyTreeComesBack(@ForAll("tree") Object a, @ForAll("tree") Object b, @ForAll("tree") Object c) {
        List<Object> trees = List.of(a, b, c, a, a, b);
        Template t = new Template(new int[] {2, 3}, trees);
        for (int i = 0; i < 6; i++)
            assertEquals(trees.get(i), t.at(i / 3, i % 3), Arrays.toString(new Object[] {a, b, c}));
    }
}
