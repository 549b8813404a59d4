package nimbook.notebook;

import static nimbook.notebook.Lab.choice;
import static nimbook.notebook.Lab.help;
import static nimbook.notebook.Lab.live;
import static nimbook.notebook.Lab.load;
import static nimbook.notebook.Lab.play;
import static nimbook.notebook.Lab.toggle;
import static nimbook.notebook.Lab.tree;
import static nimbook.notebook.Lab.whole;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Function;
import nimbook.core.Grid;
import nimbook.heap.HeapGame;
import nimbook.heap.Octal;
import nimbook.heatmap.Heatmap;
import nimbook.ruleset.Rulesets;
import nimbook.widget.parameter.IntParameter;
import nimbook.widget.parameter.Parameter;
import nimbook.wythoff.Wythoff;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

/** The message of a null argument is a sentence that begins with the name of its parameter. */
class NullArgumentsTest {

    private static void named(String name, Executable call) {
        assertEquals(name + ": null is not allowed; a value is needed",
                assertThrows(IllegalArgumentException.class, call).getMessage());
    }

    @Test
    void whatANotebookCallsMostNamesItsParameter() {
        IntParameter k = whole("k", 0, 9);
        named("a", () -> Wythoff.isP(null, BigInteger.ONE));
        named("b", () -> Wythoff.isP(BigInteger.ONE, null));
        named("grid", () -> Heatmap.of((Grid) null));
        named("values", () -> Heatmap.of((int[][]) null));
        named("values", () -> choice("c", (Object[]) null));
        named("labelled", () -> choice("c", (Map<String, ?>) null));
        named("values[1]", () -> choice("c", "x", null));
        named("figure", () -> live(k, (Function<Object, ?>) null));
        named("figure", () -> live(k, k, (BiFunction<Object, Object, ?>) null));
        named("a", () -> live((Parameter<Integer>) null, x -> x));
        named("b", () -> live(k, (Parameter<Integer>) null, (x, y) -> x));
        named("c", () -> live(k, k, (Parameter<Integer>) null, (x, y, z) -> x));
        named("d", () -> live(k, k, k, (Parameter<Integer>) null, (x, y, z, w) -> x));
        named("parameters", () -> live((List<Parameter<?>>) null, values -> values));
    }

    private static void refused(String message, Executable call) {
        assertEquals(message, assertThrows(IllegalArgumentException.class, call).getMessage());
    }

    @Test
    void whatIsEmptyOrOfAnotherKindIsRefusedInOneSentence() {
        refused("c: needs at least one value to choose", () -> choice("c"));
        refused("name \"\": a parameter needs a name to stand beside its control", () -> toggle(""));
        refused("depth = -1: at least one move is needed", () -> tree(Rulesets.chomp(2, 2), -1));
        refused("type = java.lang.Integer: the library documents its own types; help(\"queen\") looks for a word",
                () -> help(1));
        refused("word = \"\": a name or a word is needed; help() lists some", () -> help(""));
        named("value", () -> help((Object) null));
        named("file", () -> load(null));
    }

    /** A rule on heaps is played as any game on heaps, when their sizes are given: n → ⌊n/2⌋, 7 → 3 → 1 → 0. */
    @Test
    void aRuleOnHeapsIsPlayedFromHeaps() {
        HeapGame halve = HeapGame.rule("halve", n -> n == 0 ? List.of() : List.of(List.of(n / 2)));
        assertTrue(play(halve, 7).reasons().text().contains("7 is an N-position: its Grundy value is 1"));
        refused("rows: none is given; play begins with heaps, as in play(game, 7)", () -> play(halve));
        refused("rows: none is given; play begins with heaps, as in play(game, 7)", () -> play(Octal.kayles()));
        refused("position halve 0: no move is left, nothing can be played", () -> play(halve, 0));
    }
}
