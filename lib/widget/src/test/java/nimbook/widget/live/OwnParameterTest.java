package nimbook.widget.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import nimbook.widget.model.Component;
import nimbook.widget.parameter.IntParameter;
import nimbook.widget.parameter.Parameter;
import org.junit.jupiter.api.Test;

/** A parameter as a notebook writes it, with a control of its own. */
class OwnParameterTest {
    private final FakeHost host = new FakeHost();

    /** A fraction p/q. */
    private static final class Fraction extends Parameter<List<Integer>> {
        Fraction() {
            super("x", List.of(1, 2));
        }

        @Override
        protected List<Integer> check(List<Integer> value) {
            if (value == null || value.size() != 2 || value.get(1) < 1) throw refuse(value, "a fraction");
            return value;
        }

        @Override
        protected Map<String, Object> spec() {
            return Map.of("kind", "fraction");
        }

        @Override
        public Component component() {
            return Component.of("fraction", "export function fraction(spec, change) {}");
        }

        @Override
        protected Object toJson(List<Integer> value) {
            return value.get(0) + "/" + value.get(1);
        }

        @Override
        protected List<Integer> fromJson(Object json) {
            String[] parts = String.valueOf(json).split("/");
            return List.of(Integer.parseInt(parts[0]), Integer.parseInt(parts[1]));
        }
    }

    @Test
    void itsControlTravelsWithTheFigureAndItsValuesBothWays() throws Exception {
        Fraction x = new Fraction();
        Live live = Live.of(x, v -> "x is " + v);
        live.open(host);
        Map<?, ?> front = (Map<?, ?>) host.last().state.get("front");
        assertTrue(front.keySet().stream().anyMatch(id -> id.toString().startsWith("fraction-")), front.keySet() + "");
        host.last().move("page", 1, Map.of("x", "3/4"));
        live.await();
        assertEquals("x = [3, 4]\nx is [3, 4]", live.text());
        assertEquals(Map.of("x", "3/4"), host.last().state.get("values"));
        host.last().move("page", 2, Map.of("x", "3/0"));
        live.await();
        assertEquals("x = [3, 0]: a fraction", host.last().result().get("error"));
        assertEquals(-1, x.index());
        assertEquals(0, x.count());
        assertThrows(IndexOutOfBoundsException.class, () -> x.at(0));
    }

    @Test
    void tabsNeedALabelForEachFigure() {
        Figures tabs = Figures.row("one", "two").tabs("first", "second");
        assertEquals("first\none\n\nsecond\ntwo", tabs.text());
        assertEquals("labels [first]: tabs need one for each of the 2 figures",
                assertThrows(IllegalArgumentException.class, () -> Figures.row("one", "two").tabs("first"))
                        .getMessage());
        Live.of(IntParameter.of("k", 0, 3), k -> tabs).open(host);
        Map<?, ?> figures = (Map<?, ?>) host.last().state.get("figures");
        assertEquals("tabs", figures.get("direction"));
        assertEquals(List.of("first", "second"),
                ((List<?>) figures.get("list")).stream().map(one -> ((Map<?, ?>) one).get("label")).toList());
    }
}
