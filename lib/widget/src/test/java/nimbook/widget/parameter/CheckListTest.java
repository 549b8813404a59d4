package nimbook.widget.parameter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class CheckListTest {
    private final CheckList<String> pieces = CheckList.of("pieces", "queen", "rook", "king");

    private static String refusal(Runnable work) {
        return assertThrows(IllegalArgumentException.class, work::run).getMessage();
    }

    @Test
    void valuesStandInTheOrderOfTheBoxesAndOnce() {
        assertEquals(List.of(), pieces.value());
        pieces.set(List.of("king", "queen", "king"));
        assertEquals(List.of("queen", "king"), pieces.value());
        assertEquals("pieces = {queen, king}", pieces.toString());
        assertEquals(Map.of("kind", "checks", "options", List.of("queen", "rook", "king")), pieces.control());
        assertEquals(List.of("rook"), pieces.start(List.of("rook")).value());
    }

    @Test
    void labelsComeFromThePage() {
        CheckList<Integer> sizes = CheckList.of("sizes", List.of(8, 64), size -> size + " cells");
        sizes.setJson(List.of("64 cells"), null);
        assertEquals(List.of(64), sizes.value());
        assertEquals(List.of("64 cells"), sizes.json());
        assertEquals("sizes = [9 cells]: some of 8 cells, 64 cells",
                refusal(() -> sizes.setJson(List.of("9 cells"), null)));
        refusal(() -> sizes.setJson("8 cells", null));
        refusal(() -> sizes.set(List.of(9)));
        refusal(() -> sizes.set(null));
        assertEquals("sizes: two values are labelled x", refusal(() -> CheckList.of("sizes", List.of(1, 2), n -> "x")));
        assertEquals("none: needs at least one value to choose", refusal(() -> CheckList.of("none")));
    }
}
