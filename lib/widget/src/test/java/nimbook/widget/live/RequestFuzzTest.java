package nimbook.widget.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tuple;
import nimbook.widget.model.Host;
import nimbook.widget.parameter.CellSet;
import nimbook.widget.parameter.Choice;
import nimbook.widget.parameter.IntParameter;
import nimbook.widget.parameter.Parameter;
import nimbook.widget.parameter.Toggle;

/**
 * Whatever a page sends, a figure takes it or refuses it in a sentence, and answers the next message. The messages
 * follow a grammar: the real ones, with any part left out or replaced by any JSON value.
 */
class RequestFuzzTest {
    /** Names of Java's own complaints, which say nothing to a reader. */
    private static final List<String> COMPLAINTS =
            List.of("Exception", "cannot be cast", "Cannot invoke", "out of bounds");

    private static Arbitrary<Object> scalar() {
        return Arbitraries.oneOf(
                Arbitraries.just((Object) null).injectNull(1),
                Arbitraries.of(true, false).map(b -> b),
                Arbitraries.longs().map(n -> n), Arbitraries.longs().between(-2, 12).map(n -> n),
                Arbitraries.doubles().map(d -> d),
                Arbitraries.strings().ofMaxLength(12).map(s -> s),
                Arbitraries.of("values", "request", "cell", "file", "k", "m", "T", "on", "svg", "page").map(s -> s));
    }

    private static Arbitrary<Object> json(int depth) {
        if (depth == 0) return scalar();
        Arbitrary<Object> smaller = json(depth - 1);
        return Arbitraries.frequencyOf(Tuple.of(4, scalar()),
                Tuple.of(1, smaller.list().ofMaxSize(4).map(list -> list)),
                Tuple.of(1, map(smaller)));
    }

    private static Arbitrary<Object> map(Arbitrary<Object> values) {
        return Arbitraries.maps(Arbitraries.of("do", "row", "column", "ending", "k", "m", "T", "on", "x"), values)
                .ofMaxSize(4).map(map -> map);
    }

    /** Mostly the right part, else any. */
    private static Arbitrary<Object> part(Arbitrary<?> right) {
        return Arbitraries.frequencyOf(Tuple.of(3, right.map(value -> (Object) value)), Tuple.of(1, json(2)));
    }

    @Provide
    Arbitrary<Map<String, Object>> messages() {
        Map<String, Arbitrary<Object>> parts = new LinkedHashMap<>();
        parts.put("do", part(Arbitraries.of("values", "request")));
        parts.put("id", part(Arbitraries.of("a", "b")));
        parts.put("client", part(Arbitraries.of("page")));
        parts.put("n", part(Arbitraries.longs().between(1, 9)));
        parts.put("turn", part(Arbitraries.longs().between(0, 3)));
        parts.put("figure", part(Arbitraries.longs().between(-1, 2)));
        parts.put("question", part(map(json(1))));
        parts.put("values", part(map(json(2))));
        Arbitrary<Map<String, Object>> message = Arbitraries.just(new LinkedHashMap<>());
        for (Map.Entry<String, Arbitrary<Object>> part : parts.entrySet()) {
            message = Combinators.combine(message, part.getValue(), Arbitraries.integers().between(0, 9))
                    .as((so, value, left) -> {
                Map<String, Object> more = new LinkedHashMap<>(so);
                if (left > 0) more.put(part.getKey(), value);
                return more;
            });
        }
        return message;
    }

    @Provide
    Arbitrary<Map<String, Object>> states() {
        return Arbitraries
                .maps(Arbitraries.of("kept", "values", "_esm", "_css", "front", "figures", "stage", "mine"), json(2))
                .ofMaxSize(5);
    }

    private static Live live() {
        List<Parameter<?>> parameters =
                List.of(IntParameter.of("k", 0, 9), Choice.of("m", "a", "b"), Toggle.of("on"), CellSet.of("T", 3, 3));
        return Live.of(parameters, values -> "k is " + values.get(0));
    }

    private static void assertSentence(Object said) {
        for (String complaint : COMPLAINTS)
            assertFalse(String.valueOf(said).contains(complaint), () -> String.valueOf(said));
    }

    @Property(tries = 500, seed = "20260101")
    void aMessageIsTakenOrRefusedInASentence(@ForAll("messages") Map<String, Object> message) throws Exception {
        FakeHost host = new FakeHost();
        Live live = live();
        live.open(host);
        FakeHost.FakeChannel page = host.last();
        boolean asks = "request".equals(message.get("do"));
        try {
            page.listener.message(message);
            if (asks) assertSentence(page.answer((String) message.get("id")).get("error"));
        } catch (IllegalArgumentException refused) {
            assertSentence(refused.getMessage());
        }
        live.await();
        assertSentence(page.result().get("error"));
        page.move("page", 99, Map.of("k", 4L));
        live.await();
        assertNull(page.result().get("error"));
        assertEquals(4, ((Map<?, ?>) page.state.get("values")).get("k"));
    }

    @Property(tries = 500, seed = "20260101")
    void aPageKeepsItsViewSettingsAndChangesNothingElse(@ForAll("states") Map<String, Object> changed) {
        FakeHost host = new FakeHost();
        live().open(host);
        Host.CommListener listener = host.last().listener;
        Map<String, Object> expected = listener.state();
        if (changed.get("kept") instanceof Map<?, ?> kept) expected.put("kept", kept);
        listener.changed(changed);
        assertEquals(expected, listener.state());
    }
}
