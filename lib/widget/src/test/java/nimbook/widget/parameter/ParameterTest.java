package nimbook.widget.parameter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Map;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import nimbook.widget.model.Json;
import org.junit.jupiter.api.Test;

class ParameterTest {

    private static String refusal(Runnable work) {
        return assertThrows(IllegalArgumentException.class, work::run).getMessage();
    }

    @Test
    void refusalsNameParameterValueAndLimits() {
        assertEquals("limits of n: min = 5 is greater than max = 2", refusal(() -> IntParameter.of("n", 5, 2)));
        assertEquals("n = 13: a whole number from 0 to 12", refusal(() -> IntParameter.of("n", 0, 12).set(13)));
        assertEquals("n = 3: a whole number from 0 to 12 in steps of 2",
                refusal(() -> IntParameter.of("n", 0, 12).step(2).set(3)));
        assertEquals("n = 2.5: a whole number from 0 to 12",
                refusal(() -> IntParameter.of("n", 0, 12).setJson(2.5, null)));
        assertEquals("move = king: one of queen, rook", refusal(() -> Choice.of("move", "queen", "rook").set("king")));
        assertEquals("move: two values are labelled queen", refusal(() -> Choice.of("move", "queen", "queen")));
        assertEquals("T = (6, 0): cells with row 0 to 5 and column 0 to 3",
                refusal(() -> CellSet.of("T", 6, 4).set(List.of(new CellSet.Cell(6, 0)))));
        assertEquals("cells of T, 65 × 4: 1 to 64 rows and columns", refusal(() -> CellSet.of("T", 65, 4)));
        assertEquals("misère = 1: true or false", refusal(() -> Toggle.of("misère").setJson(1L, null)));
        assertEquals("name \"\": a parameter needs a name to stand beside its control",
                refusal(() -> IntParameter.of("", 0, 1)));
    }

    @Test
    void decimalsAreThoseOfTheSourceText() {
        DecimalParameter x = DecimalParameter.of("x", 0, 1).step(0.1);
        assertEquals(11, x.count());
        for (double value : new double[] {0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1}) {
            assertEquals(value, x.at(Math.round(10 * value)));
            x.set(value);
            assertEquals(value, x.value());
            assertEquals(Math.round(10 * value), x.index());
        }
        // What a page has computed: 0.1 + 0.2 is no step, but rounds to one.
        x.setJson(0.1 + 0.2, null);
        assertEquals(0.3, x.value());
        assertEquals(0.25, DecimalParameter.of("x", 0, 1).start(0.25).value(), "a hundred steps unless they are said");
        assertEquals(Map.of("kind", "decimal", "min", -1.5, "max", 2.0, "step", 0.25, "digits", 2, "speed", 5),
                DecimalParameter.of("y", -1.5, 2).step(0.25).control());
        // From 1 in steps of 0.3 the last value is 1.9: the one before the limit.
        assertEquals(1.9, DecimalParameter.of("z", 1, 2).step(0.3).at(3));
        assertEquals(4, DecimalParameter.of("z", 1, 2).step(0.3).count());
    }

    @Test
    void decimalsOutsideOrBetweenAreRefused() {
        DecimalParameter x = DecimalParameter.of("x", 0, 1).step(0.1);
        String allowed = "a number from 0 to 1 in steps of 0.1";
        for (double wrong : new double[] {-0.1, 1.1, 0.25, 0.1001, Double.NaN, Double.POSITIVE_INFINITY, 1e300})
            assertEquals("x = " + wrong + ": " + allowed, refusal(() -> x.set(wrong)));
        assertEquals(0.0, x.value());
        refusal(() -> x.setJson("0.5", null));
        refusal(() -> DecimalParameter.of("x", 1, 1));
        refusal(() -> DecimalParameter.of("x", 0, Double.NaN));
        refusal(() -> DecimalParameter.of("x", 0, 1e-100));
        refusal(() -> DecimalParameter.of("x", 0, 1).step(0));
        refusal(() -> DecimalParameter.of("x", 0, 1).step(1.5));
        refusal(() -> DecimalParameter.of("x", 0, 1).speed(3));
        assertEquals("step of x = 1.0E-9: gives 1000000000 values; 1000000 are allowed",
                refusal(() -> DecimalParameter.of("x", 0, 1).step(1e-9)));
    }

    @Property(tries = 200, seed = "20260101")
    void everyDecimalStepIsItsOwnValue(@ForAll @IntRange(min = -1000, max = 1000) int from,
            @ForAll @IntRange(min = 1, max = 500) int by, @ForAll @IntRange(min = 1, max = 300) int steps) {
        DecimalParameter x = DecimalParameter.of("x", from / 100.0, (from + (long) by * steps) / 100.0)
                .step(by / 100.0);
        assertEquals(steps + 1, x.count());
        for (int i = 0; i <= steps; i++) {
            assertEquals((from + by * i) / 100.0, x.at(i));
            assertEquals(x.at(i), x.valueOf(x.jsonOf(x.at(i))));
        }
    }

    @Test
    void textsAndPresses() {
        TextParameter code = TextParameter.of("code").matching(text -> text.startsWith("."), "an octal code");
        code.set(".77");
        assertEquals("code = 77: an octal code", refusal(() -> code.set("77")));
        assertEquals("code = a line of at most 10000 characters",
                refusal(() -> code.set("x".repeat(10_001))).replaceFirst(" = .*: ", " = "));
        refusal(() -> code.setJson(77L, null));
        assertEquals(".77", code.value());
        assertEquals(0, code.count());
        Button again = Button.of("again");
        again.press();
        again.press();
        assertEquals(2, again.value());
        assertEquals("again = -1: how often it was pressed, at least 0", refusal(() -> again.set(-1)));
    }

    @Test
    void anObserverIsCalledNowAndAfterEveryChangeUntilItEnds() {
        IntParameter n = IntParameter.of("n", 0, 9);
        List<Integer> seen = new java.util.ArrayList<>();
        Runnable end = n.observe(seen::add);
        n.set(4);
        n.set(4);
        n.set(5);
        end.run();
        n.set(6);
        assertEquals(List.of(0, 4, 5), seen);
    }

    @Test
    void limitsAreKeptByWhatIsMadeOfAParameter() {
        IntParameter n = IntParameter.of("n", 0, 12);
        IntParameter later = n.start(7);
        assertEquals(0, n.value());
        assertEquals(7, later.value());
    }

    /** 28 = 0 + 56 · 0.5; between 27.6 and 28.2, two of the hundred steps of 0.6 from 0 to 60. */
    @Test
    void whatIsSaidOfAParameterMayComeInAnyOrder() {
        assertEquals(28.0, DecimalParameter.of("rho", 0, 60).start(28.0).step(0.5).value());
        assertEquals(28.0, DecimalParameter.of("rho", 0, 60).step(0.5).start(28.0).value());
        assertEquals(28.0, DecimalParameter.of("rho", 0, 60).speed(2).step(7).start(28.0).step(0.5).speed(10).value());
        assertEquals(60.0, DecimalParameter.of("rho", 0, 60).step(7).step(4).at(15), "a step leaves the limits");
        for (DecimalParameter between : List.of(DecimalParameter.of("x", 0, 1).start(0.25).step(0.1),
                DecimalParameter.of("x", 0, 1).step(0.1).start(0.25)))
            assertEquals("x: start = 0.25, step = 0.1: a number from 0 to 1 in steps of 0.1", refusal(between::value));
        assertEquals("x = 1.5: a number from 0 to 1", refusal(() -> DecimalParameter.of("x", 0, 1).start(1.5)));
        assertEquals("x = NaN: a number from 0 to 1", refusal(() -> DecimalParameter.of("x", 0, 1).start(Double.NaN)));
        for (IntParameter between : List.of(IntParameter.of("k", 0, 60).start(28).step(5),
                IntParameter.of("k", 0, 60).step(5).start(28)))
            assertEquals("k: start = 28, step = 5: a whole number from 0 to 60 in steps of 5",
                    refusal(between::value));
        assertEquals(30, IntParameter.of("k", 0, 60).start(30).speed(2).step(5).value());
        assertEquals("k = 61: a whole number from 0 to 60", refusal(() -> IntParameter.of("k", 0, 60).start(61)));
        TextParameter code = TextParameter.of("code").matching(text -> text.startsWith("0."), "an octal code");
        assertEquals("", code.value());
        assertEquals("code = 77: an octal code", refusal(code.start("77")::value));
        assertEquals("code = 77: an octal code", refusal(TextParameter.of("code").start("77")
                .matching(text -> text.startsWith("0."), "an octal code")::value));
    }

    /** A first value that is refused is no reason to refuse the next. */
    @Test
    void aParameterCanBeSetBesideItsFirstValue() {
        IntParameter k = IntParameter.of("k", 0, 60).start(28).step(5);
        k.set(25);
        assertEquals(25, k.value());
    }

    @Test
    void cellsAreASetInOrder() {
        CellSet<List<CellSet.Cell>> cells = CellSet.of("T", 3, 3);
        cells.setJson(List.of(List.of(2L, 1L), List.of(0L, 2L), List.of(2L, 1L)), null);
        assertEquals("T = {(0, 2), (2, 1)}", cells.toString());
        assertEquals(List.of(List.of(0, 2), List.of(2, 1)), cells.json());
    }

    @Test
    void choicesAreSetByLabelAndReadByValue() {
        Choice<Integer> choice = Choice.of("piece", new java.util.TreeMap<>(Map.of("one", 1, "two", 2)));
        choice.setJson("two", null);
        assertEquals(2, choice.value());
        assertEquals("piece = two", choice.toString());
    }

    @Property(seed = "20260101")
    void aWholeNumberComesBackFromTheFrontEndAsItWent(@ForAll @IntRange(min = -1000, max = 1000) int value) {
        IntParameter n = IntParameter.of("n", -1000, 1000);
        n.setJson(Json.read(Json.write(value)), null);
        assertEquals(value, n.value());
    }
}
