package nimbook.heatmap;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class OverlayTest {

    /** Between the middles of border cells; what runs beside the table is none. */
    @Test
    void aLineEndsInTheTable() {
        Heatmap map = Heatmap.of(4, 6, (r, c) -> r);
        assertEquals(List.of(List.of(0.5, 0.0, 3.0, 5.0)), lines(map.overlay(Overlay.line(2, -1))));
        assertEquals(List.of(List.of(0.0, 5.0, 3.0, 5.0)), lines(map.overlay(Overlay.line(0, 5))));
        assertEquals(List.of(), lines(map.overlay(Overlay.line(0, 6))));
        assertEquals(List.of(), lines(map.overlay(Overlay.line(1, 5))), "through one cell alone");
    }

    private static Object lines(Heatmap map) {
        return ((Map<?, ?>) ((List<?>) map.state().get("overlays")).get(0)).get("lines");
    }
}
