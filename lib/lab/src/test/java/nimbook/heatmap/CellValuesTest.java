package nimbook.heatmap;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.List;
import java.util.Map;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

/** A table's values as a figure's state has them. */
class CellValuesTest {

    private static int[] unpacked(Heatmap map) {
        Map<String, Object> state = map.state();
        ByteBuffer bytes = ByteBuffer.wrap((byte[]) state.get("values")).order(ByteOrder.LITTLE_ENDIAN);
        int n = (int) state.get("rows") * (int) state.get("columns");
        int[] values = new int[n];
        for (int i = 0; i < n; i++) {
            values[i] = switch ((String) state.get("type")) {
                case "u8" -> bytes.get() & 255;
                case "i16" -> bytes.getShort();
                case "i32" -> bytes.getInt();
                default -> throw new AssertionError(state.get("type"));
            };
        }
        assertFalse(bytes.hasRemaining(), "no byte too many");
        return values;
    }

    @Test
    void theSmallestTypeThatHoldsTheValuesIsTaken() {
        assertEquals("u8", Heatmap.of(new int[][] {{0, 254}}).state().get("type"));
        assertEquals("i16", Heatmap.of(new int[][] {{0, 255}}).state().get("type"),
                "255 is the code of a cell without a value");
        assertEquals("i16", Heatmap.of(new int[][] {{-2, 3}}).state().get("type"));
        assertEquals("i16", Heatmap.of(new int[][] {{-32_767, 32_767}}).state().get("type"));
        assertEquals("i32", Heatmap.of(new int[][] {{-32_768, 0}}).state().get("type"));
        assertEquals("i32", Heatmap.of(new int[][] {{32_768, 0}}).state().get("type"));
    }

    @Property(tries = 200, seed = "20260101")
    void everyValueArrives(@ForAll @Size(min = 1, max = 12) List<@IntRange(min = 0, max = 70_000) Integer> row) {
        int[][] values = {row.stream().mapToInt(i -> i).toArray()};
        assertArrayEquals(values[0], unpacked(Heatmap.of(values)));
    }

    @Test
    void minusOneIsNoValueUnlessSmallerNumbersStandBesideIt() {
        Heatmap without = Heatmap.of(new int[][] {{-1, 0, 300}});
        assertArrayEquals(new int[] {Short.MIN_VALUE, 0, 300}, unpacked(without));
        assertEquals(Short.MIN_VALUE, (int) without.state().get("none"));
        assertEquals(0, without.state().get("least"));
        assertArrayEquals(new int[] {255, 7}, unpacked(Heatmap.of(new int[][] {{-1, 7}})));
        // The second row needs four bytes a value.
        Heatmap wide = Heatmap.of(new int[][] {{-1, 300}, {70_000, -1}});
        assertArrayEquals(new int[] {Integer.MIN_VALUE, 300, 70_000, Integer.MIN_VALUE}, unpacked(wide));
        Heatmap wideAndSigned = Heatmap.of(new int[][] {{-1, -300}, {-70_000, 2}});
        assertArrayEquals(new int[] {-1, -300, -70_000, 2}, unpacked(wideAndSigned));
        Heatmap signed = Heatmap.of(new int[][] {{-1, -2, 5}});
        assertArrayEquals(new int[] {-1, -2, 5}, unpacked(signed));
        assertEquals(-2, signed.state().get("least"));
        Heatmap all = Heatmap.of(new int[][] {{-1, -1}});
        assertTrue(all.text().contains("none with a value"), all.text());
        assertNotNull(all.still());
    }

    @Test
    void theArrayIsCopied() {
        int[][] values = {{1, 2}};
        Heatmap map = Heatmap.of(values);
        values[0][0] = 9;
        ((byte[]) map.state().get("values"))[1] = 9;
        assertArrayEquals(new int[] {1, 2}, unpacked(map));
    }
}
