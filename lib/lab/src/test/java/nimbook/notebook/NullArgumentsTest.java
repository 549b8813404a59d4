package nimbook.notebook;

import static nimbook.notebook.Lab.choice;
import static nimbook.notebook.Lab.live;
import static nimbook.notebook.Lab.whole;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Function;
import nimbook.core.Grid;
import nimbook.heatmap.Heatmap;
import nimbook.widget.IntParameter;
import nimbook.widget.Parameter;
import nimbook.wythoff.Wythoff;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

/** The message of a null argument is the name of its parameter. */
class NullArgumentsTest {

    private static void named(String name, Executable call) {
        assertEquals(name, assertThrows(NullPointerException.class, call).getMessage());
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
        named("values: one of c is null", () -> choice("c", "x", null));
        named("figure", () -> live(k, (Function<Object, ?>) null));
        named("figure", () -> live(k, k, (BiFunction<Object, Object, ?>) null));
        named("a", () -> live((Parameter<Integer>) null, x -> x));
        named("b", () -> live(k, (Parameter<Integer>) null, (x, y) -> x));
        named("c", () -> live(k, k, (Parameter<Integer>) null, (x, y, z) -> x));
        named("d", () -> live(k, k, k, (Parameter<Integer>) null, (x, y, z, w) -> x));
        named("parameters", () -> live((List<Parameter<?>>) null, values -> values));
    }
}
