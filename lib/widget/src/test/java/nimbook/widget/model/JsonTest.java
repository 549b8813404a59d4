package nimbook.widget.model;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class JsonTest {

    @Test
    void textOfValues() {
        assertEquals("{\"a\":[1,true,null,\"x\\n\\u003c\"]}",
                Json.write(Map.of("a", Arrays.asList(1, true, null, "x\n<"))));
        assertEquals("[1,2,3]", Json.write(new int[] {1, 2, 3}));
        assertEquals("null", Json.write(Double.NaN));
        // 2^53 + 1 is the first whole number that a JavaScript number cannot hold (IEEE 754 double).
        assertEquals("9007199254740992", Json.write(9007199254740992L));
        assertEquals("\"9007199254740993\"", Json.write(9007199254740993L));
        assertEquals("\"" + BigInteger.TWO.pow(100) + "\"", Json.write(BigInteger.TWO.pow(100)));
        assertThrows(IllegalArgumentException.class, () -> Json.write(new Object()));
    }

    @Test
    void readsWhatOthersWrite() {
        assertEquals(Map.of("a", List.of(1L, 2.5, "é\"/"), "b", Map.of()),
                Json.read(" { \"a\" : [ 1 , 2.5e0 , \"\\u00e9\\\"\\/\" ] , \"b\" : { } } "));
        for (String wrong : List.of("", "{", "[1,]", "tru", "\"a", "1 2", "{1:2}", "\"\\x\"", "\"\\u12\"")) {
            assertThrows(IllegalArgumentException.class, () -> Json.read(wrong), wrong);
        }
    }

    @Property(tries = 300, seed = "20260101")
    void textComesBack(@ForAll String text, @ForAll long number) {
        assertEquals(text, Json.read(Json.write(text)));
        Object back = Json.read(Json.write(number));
        assertEquals(Long.toString(number), String.valueOf(back instanceof Double ? number : back));
    }

    @Test
    void binaryValuesTravelApart() {
        byte[] one = {1};
        byte[] two = {2};
        JsonWithBuffers packed =
                JsonWithBuffers.of(Map.of("figures", Map.of("list", List.of("x", Map.of("values", one), two))));
        assertEquals(List.of(List.of("figures", "list", 1, "values"), List.of("figures", "list", 2)), packed.paths());
        assertArrayEquals(one, packed.buffers().get(0));
        assertArrayEquals(two, packed.buffers().get(1));
        assertEquals("{\"figures\":{\"list\":[\"x\",{\"values\":null},null]}}", Json.write(packed.json()));
    }

    /** As ipywidgets' protocol of messages has them; "custom" is our page's own. */
    @Test
    void messagesOfAModelHoldTheStateAndThePlacesOfBuffers() {
        Map<String, Object> state = Map.of("n", 1, "table", new byte[] {7});
        assertEquals("{\"state\":{\"n\":1,\"table\":null},\"buffer_paths\":[[\"table\"]]}",
                Json.write(JsonWithBuffers.opening(state).json()));
        assertEquals("{\"method\":\"update\",\"state\":{\"n\":1,\"table\":null},"
                + "\"buffer_paths\":[[\"table\"]]}", Json.write(JsonWithBuffers.update(state).json()));
        assertEquals("{\"method\":\"custom\",\"content\":{\"n\":1,\"table\":null,\"paths\":[[\"table\"]]}}",
                Json.write(JsonWithBuffers.custom(state).json()));
        assertEquals("{\"method\":\"update_states\",\"states\":{\"m\":{\"n\":1,\"table\":null}},"
                + "\"buffer_paths\":[[\"m\",\"table\"]]}",
                Json.write(JsonWithBuffers.states(Map.of("m", state)).json()));
        assertArrayEquals(new byte[] {7}, JsonWithBuffers.custom(state).buffers().get(0));
    }
}
