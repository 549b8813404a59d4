package nimbook.widget.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import nimbook.widget.model.Component;
import nimbook.widget.model.Still;
import nimbook.widget.page.MimeBundle;
import nimbook.widget.parameter.IntParameter;
import nimbook.widget.parameter.TextParameter;
import org.junit.jupiter.api.Test;

class ViewStateTest {
    private final FakeHost host = new FakeHost();
    private final IntParameter k = IntParameter.of("k", 0, 9).start(2);
    private final TextParameter word = TextParameter.of("a=b");

    /** Its text says how it is seen. */
    private record Shown(int k, String view) implements Figure {
        @Override
        public Component component() {
            return Component.of("shown", "export function shown(el, view) { return { update() {}, destroy() {} }; }");
        }

        @Override
        public Map<String, Object> state() {
            return Map.of("k", k);
        }

        @Override
        public Still still() {
            return new Still("image/png", new byte[] {1}, 40, 20, view);
        }

        @Override
        public String text() {
            return k + view;
        }

        @Override
        public Map<String, String> viewSettings() {
            return Map.of("zoom", "{'x':1}", "pin", "{'row':1,'column':2}", "hidden", "['a']");
        }

        @Override
        public Figure withView(Map<String, Object> settings) {
            if ("no".equals(settings.get("hidden"))) throw new IllegalArgumentException("hidden");
            return new Shown(k, new java.util.TreeMap<>(settings).toString());
        }
    }

    private Live live() {
        return Live.of(k, word, (n, text) -> new Shown(n, text));
    }

    @Test
    void parametersMoveAndViewsAreKept() {
        Live at = live().at("k=5&cell=3,4&zoom={'x':1.5}&a%3Db=1+%252B'%26&f-1.lecture=true");
        assertEquals(5, k.value());
        assertEquals("1 %2B'&", word.value());
        assertEquals("k = 5, a=b = 1 %2B'&\n5{pin={row=3, column=4}, zoom={x=1.5}}", at.text());
        at.open(host);
        Map<String, Object> first = new LinkedHashMap<>();
        first.put("pin", Map.of("row", 3L, "column", 4L));
        first.put("zoom", Map.of("x", 1.5));
        assertEquals(Map.of("f0", first, "f-1", Map.of("lecture", true)), host.last().state.get("kept"));
        assertEquals(Map.of("k", 5, "a=b", "1 %2B'&"), host.last().state.get("values"));
    }

    @Test
    void aTextNamesTheWholeState() {
        Live once = live().at("k=5&cell=3,4");
        assertEquals("k = 5, a=b = \n5{hidden=[a]}", once.at("hidden=['a']").text());
        assertEquals("k = 5, a=b = \n5{pin=null}", once.at("cell=none").text());
        assertEquals("k = 5, a=b = \n5", once.at("").text());
    }

    @Test
    void settingsOfAnyFigureOfARow() {
        Figures row = Figures.row(new Shown(1, ""), new Shown(2, ""));
        assertEquals("1{zoom={x=2}}\n\n2{hidden=[]}", row.at("zoom={'x':2}&f1.hidden=[]").text());
        assertTrue(refused(Live.of(row), "f2.hidden=[]").contains("f0 to f1"));
    }

    @Test
    void whatIsNoneIsRefusedWithAllThatIs() {
        assertEquals("state \"height\": neither a parameter nor a setting of this figure, which takes k=2 & a=b= & "
                + "hidden=['a'] & cell=3,5 & zoom={'x':1} & lecture=true", refused(live(), "height=3"));
        assertEquals("zoom = 3: as in zoom={'x':1}", refused(live(), "k=4&zoom=3"));
        assertTrue(refused(live(), "k=10").startsWith("k = 10: "));
        assertTrue(refused(live(), "k='x'").startsWith("k = x: "));
        assertTrue(refused(live(), "k=").startsWith("k = : "));
        assertTrue(refused(live(), "cell=3").startsWith("cell = 3: row,column"));
        assertTrue(refused(live(), "zoom={").startsWith("zoom = {: "));
        assertTrue(refused(live(), "k").contains("name=value"));
        assertTrue(refused(live(), "k=%zz").contains("%25"));
        assertTrue(refused(Live.of(Figures.of("text")), "q=1").startsWith("state \"q\""));
    }

    /** What is refused moves nothing. */
    private String refused(Live live, String state) {
        String message = assertThrows(IllegalArgumentException.class, () -> live.at(state)).getMessage();
        assertEquals(2, k.value());
        assertEquals("", word.value());
        return message;
    }

    @Test
    void theLineStandsInTheState() {
        CellClasses.begin("REPL/$JShell$1", () -> new CellSource("live()", "Live", List.of()));
        Live live = live();
        CellClasses.end();
        MimeBundle.of(live, host);
        assertEquals("live()", line());
        for (String[] each : new String[][] {{"Shown", "made()"}, {"Object", "Figures.of(made())"}}) {
            CellClasses.begin("REPL/$JShell$2", () -> new CellSource("made()", each[0], List.of()));
            CellClasses.end();
            MimeBundle.of(new Shown(1, ""), host);
            assertEquals(each[1], line());
        }
        CellClasses.begin("REPL/$JShell$3", () -> new CellSource(null, "", List.of("live", "made()")));
        MimeBundle.of(live, host);
        assertEquals("live", line());
        MimeBundle.of(new Shown(1, ""), host);
        assertEquals("made()", line());
        CellClasses.end();
    }

    private Object line() {
        return ((Map<?, ?>) host.last().state.get("stage")).get("source");
    }
}
