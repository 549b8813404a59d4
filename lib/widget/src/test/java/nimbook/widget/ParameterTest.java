package nimbook.widget;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Map;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
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
        assertEquals("choice move: two values are labelled queen", refusal(() -> Choice.of("move", "queen", "queen")));
        assertEquals("T = (6, 0): cells with row 0 to 5 and column 0 to 3",
                refusal(() -> CellSet.of("T", 6, 4).set(List.of(new CellSet.Cell(6, 0)))));
        assertEquals("cells of T, 65 × 4: 1 to 64 rows and columns", refusal(() -> CellSet.of("T", 65, 4)));
        assertEquals("misère = 1: true or false", refusal(() -> Toggle.of("misère").setJson(1L, null)));
        assertEquals("name \"\": a parameter needs a name to stand beside its control",
                refusal(() -> IntParameter.of("", 0, 1)));
    }

    @Test
    void limitsAreKeptByWhatIsMadeOfAParameter() {
        IntParameter n = IntParameter.of("n", 0, 12);
        IntParameter later = n.start(7);
        assertEquals(0, n.value());
        assertEquals(7, later.value());
        assertEquals(6, later.step(3).value(), "the greatest step that is not above");
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
