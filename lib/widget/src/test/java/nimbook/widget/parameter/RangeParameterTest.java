package nimbook.widget.parameter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import nimbook.widget.parameter.RangeParameter.Range;
import org.junit.jupiter.api.Test;

class RangeParameterTest {
    private final RangeParameter<Integer> rows = RangeParameter.of(IntParameter.of("rows", 0, 20).step(2)).start(4, 10);

    private static String refusal(Runnable work) {
        return assertThrows(IllegalArgumentException.class, work::run).getMessage();
    }

    @Test
    void itHasTheLimitsAndStepsOfItsScale() {
        assertEquals("rows = 4 to 10", rows.toString());
        assertEquals(new Range<>(0, 20), RangeParameter.of(IntParameter.of("rows", 0, 20).step(2)).value());
        assertEquals(Map.of("kind", "range", "min", 0, "max", 20, "step", 2, "speed", 5), rows.control());
        assertEquals(List.of(4, 10), rows.json());
        assertEquals(0.3, RangeParameter.of(DecimalParameter.of("x", 0, 1).step(0.1)).start(0.1, 0.3).value().high());
    }

    @Test
    void endsComeFromThePageInOrder() {
        rows.setJson(List.of(6L, 6L), null);
        assertEquals(new Range<>(6, 6), rows.value());
        assertEquals("range from 8 to 6: the low end comes first", refusal(() -> rows.setJson(List.of(8L, 6L), null)));
        assertEquals("rows = 5: a whole number from 0 to 20 in steps of 2",
                refusal(() -> rows.set(new Range<>(5, 6))));
        assertEquals("rows = 22: a whole number from 0 to 20 in steps of 2",
                refusal(() -> rows.setJson(List.of(6L, 22L), null)));
        for (Object wrong : new Object[] {6L, List.of(6L), List.of(1L, 2L, 3L), "6 to 8"})
            assertTrue(refusal(() -> rows.setJson(wrong, null)).endsWith("a list of the low and the high end"));
        assertEquals("rows = null: a range", refusal(() -> rows.set(null)));
        assertEquals(new Range<>(6, 6), rows.value());
    }

    @Test
    void bothEndsBelongToARange() {
        Range<Integer> range = new Range<>(4, 10);
        assertTrue(range.contains(4) && range.contains(10));
        assertFalse(range.contains(3) || range.contains(11));
    }
}
