package nimbook.widget.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import nimbook.widget.model.Component;
import nimbook.widget.model.Still;
import nimbook.widget.page.MimeBundle;
import nimbook.widget.parameter.Choice;
import nimbook.widget.parameter.DecimalParameter;
import nimbook.widget.parameter.IntParameter;
import nimbook.widget.parameter.Toggle;
import org.junit.jupiter.api.Test;

class LiveTest {
    private final FakeHost host = new FakeHost();
    private final IntParameter k = IntParameter.of("k", 0, 100).start(2);

    /** A figure that answers a question with its number squared, in binary. */
    private record Number(int k) implements Figure {
        @Override
        public Component component() {
            return Component.of("number", "export function number(el, view) { return { update() {}, destroy() {} }; }");
        }

        @Override
        public Map<String, Object> state() {
            return Map.of("k", k, "bytes", new byte[] {(byte) k, 1});
        }

        @Override
        public Still still() {
            return new Still("image/png", new byte[] {1, 2, 3}, 40, 20, "number " + k);
        }

        @Override
        public String text() {
            return "number " + k;
        }

        @Override
        public Map<String, Object> answer(Map<String, Object> question) {
            if (!"square".equals(question.get("do")))
                throw new IllegalArgumentException("question " + question.get("do") + ": square expected");
            return Map.of("square", k * k);
        }
    }

    /** The modules that a model's value "front" holds, as they are called before their ids' digits. */
    private static List<String> names(Map<String, Object> state) {
        return ((Map<?, ?>) state.get("front")).keySet().stream()
                .map(id -> id.toString().substring(0, id.toString().indexOf('-'))).toList();
    }

    private Live numbers() {
        return Live.of(List.of(k), values -> new Number((int) values.get(0)));
    }

    @Test
    void functionsOfSeveralValuesTakeThemByType() {
        IntParameter n = IntParameter.of("n", 0, 9).start(3);
        DecimalParameter x = DecimalParameter.of("x", 0, 1).start(0.5);
        Toggle on = Toggle.of("on");
        Choice<String> word = Choice.of("word", "a", "b");
        assertTrue(Live.of(n, a -> a + 1).text().endsWith("\n4"));
        assertTrue(Live.of(n, x, (a, b) -> a * b).text().endsWith("\n1.5"));
        assertTrue(Live.of(n, x, on, (a, b, c) -> c ? a : b).text().endsWith("\n0.5"));
        assertTrue(Live.of(n, x, on, word, (a, b, c, d) -> d + a).text().endsWith("\na3"));
        assertEquals("b: null is not allowed; a value is needed", assertThrows(IllegalArgumentException.class,
                () -> Live.of(n, (Toggle) null, (a, b) -> a)).getMessage());
    }

    @Test
    void anOpenFigureHoldsControlsPictureAndModule() {
        Live live = numbers();
        live.open(host);
        Map<String, Object> state = host.last().state;
        assertEquals("AnyModel", state.get("_model_name"));
        assertEquals(List.of("stage", "number"), names(state));
        assertTrue(state.get("_css").toString().contains(".nb-stage"));
        // A page keeps every module that it ever loaded: what each figure brings anew is small.
        assertTrue(state.get("_esm").toString().length() < 1000, () -> state.get("_esm").toString());
        assertEquals(Map.of("k", 2), state.get("values"));
        assertEquals("number", host.last().figure(0).get("component"));
        assertEquals(2, ((Map<?, ?>) host.last().figure(0).get("state")).get("k"));
        assertNull(host.last().result().get("error"));
    }

    @Test
    void aControlThatMovesIsAnsweredByPictureAndNumberInOneMessage() throws Exception {
        Live live = numbers();
        live.open(host);
        host.last().move("page", 7, Map.of("k", 9L));
        live.await();
        assertEquals(9, k.value());
        Map<String, Object> update = host.last().updates.get(host.last().updates.size() - 1);
        assertTrue(update.keySet().containsAll(List.of("values", "figures", "result")));
        assertEquals(9, ((Map<?, ?>) host.last().figure(0).get("state")).get("k"));
        assertEquals(Map.of("page", 7L), host.last().result().get("seen"));
    }

    @Test
    void aValueSetInACellMovesEveryView() throws Exception {
        Live live = numbers();
        live.open(host);
        live.open(host);
        k.set(30);
        live.await();
        for (FakeHost.FakeChannel line : host.lines) {
            assertEquals(Map.of("k", 30), line.state.get("values"));
            assertEquals(30, ((Map<?, ?>) line.figure(0).get("state")).get("k"));
        }
    }

    @Test
    void theSameValueAgainIsAnsweredWithoutComputing() throws Exception {
        List<Integer> computed = Collections.synchronizedList(new ArrayList<>());
        Live live = Live.of(List.of(k), values -> {
            computed.add((int) values.get(0));
            return "x";
        });
        live.open(host);
        host.last().move("page", 1, Map.of("k", 2L));
        live.await();
        assertEquals(List.of(2), computed);
        assertEquals(Map.of("page", 1L), host.last().result().get("seen"));
    }

    @Test
    void theLatestValueWinsAndAStaleComputationIsInterrupted() throws Exception {
        CountDownLatch started = new CountDownLatch(1);
        CountDownLatch interrupted = new CountDownLatch(1);
        List<Integer> finished = Collections.synchronizedList(new ArrayList<>());
        Live live = Live.of(List.of(k), values -> {
            int value = (int) values.get(0);
            if (value == 10) {
                started.countDown();
                try {
                    Thread.sleep(60_000);
                } catch (InterruptedException e) {
                    interrupted.countDown();
                    throw new IllegalStateException(e);
                }
            }
            finished.add(value);
            return "value " + value;
        });
        live.open(host);
        host.last().move("page", 1, Map.of("k", 10L));
        assertTrue(started.await(5, TimeUnit.SECONDS));
        for (int i = 11; i <= 40; i++) host.last().move("page", i, Map.of("k", (long) i));
        assertTrue(interrupted.await(5, TimeUnit.SECONDS));
        live.await();
        assertEquals(List.of(2, 40), finished, "the values between were never computed");
        assertEquals("k = 40\nvalue 40", live.text());
        assertNull(host.last().result().get("error"), "an interruption is no error");
    }

    @Test
    void anExceptionStandsInThePlaceOfTheFigureAndGoesWithTheNextValue() throws Exception {
        Live live = Live.of(List.of(k), values -> {
            if ((int) values.get(0) == 3) throw new IllegalArgumentException("k = 3: not three");
            return new Number((int) values.get(0));
        });
        live.open(host);
        host.last().move("page", 1, Map.of("k", 3L));
        live.await();
        assertEquals("k = 3: not three", host.last().result().get("error"));
        assertEquals(2, ((Map<?, ?>) host.last().figure(0).get("state")).get("k"),
                "the old picture is still there behind it");
        assertEquals("k = 3\nk = 3: not three", live.text());
        assertThrows(IllegalStateException.class, live::figure);
        host.last().move("page", 2, Map.of("k", 4L));
        live.await();
        assertNull(host.last().result().get("error"));
    }

    @Test
    void aValueOutsideTheLimitsIsRefusedByName() throws Exception {
        Live live = numbers();
        live.open(host);
        host.last().move("page", 1, Map.of("k", 101L));
        live.await();
        assertEquals("k = 101: a whole number from 0 to 100", host.last().result().get("error"));
        assertEquals(2, k.value());
    }

    @Test
    void aQuestionIsAnsweredByItsFigure() throws Exception {
        numbers().open(host);
        long turn = (long) host.last().result().get("turn");
        host.last().listener.message(
                Map.of("do", "request", "id", "a", "turn", turn, "figure", 0L, "question", Map.of("do", "square")));
        assertEquals(Map.of("square", 4), host.last().answer("a").get("answer"));
        host.last().listener.message(
                Map.of("do", "request", "id", "b", "turn", turn, "figure", 0L, "question", Map.of("do", "cube")));
        assertEquals("question cube: square expected", host.last().answer("b").get("error"));
        host.last().listener.message(
                Map.of("do", "request", "id", "c", "turn", turn + 1, "figure", 0L, "question", Map.of("do", "square")));
        assertEquals("Superseded", host.last().answer("c").get("kind"));
    }

    @Test
    void aClosedFigureComputesNoMore() throws Exception {
        List<Integer> computed = Collections.synchronizedList(new ArrayList<>());
        Live live = Live.of(List.of(k), values -> {
            computed.add((int) values.get(0));
            return "x";
        });
        live.open(host);
        host.last().listener.closed();
        k.set(50);
        live.await();
        assertEquals(List.of(2), computed);
        assertEquals(0, live.views());
        live.figure();
        assertEquals(List.of(2, 50), computed, "but a cell that asks gets the figure of today's value");
    }

    @Test
    void viewSettingsOfAPageComeBackAfterAReload() {
        numbers().open(host);
        host.last().listener.changed(Map.of("kept", Map.of("f0", Map.of("zoom", 3L))));
        assertEquals(Map.of("f0", Map.of("zoom", 3L)), host.last().listener.state().get("kept"));
    }

    @Test
    void severalFiguresAreDrawnByTheirComponents() {
        Live live = Live.of(List.of(k), values -> Figures.column("words", new Number(5)));
        live.open(host);
        assertEquals("words", host.last().figure(0).get("component"));
        assertEquals("number", host.last().figure(1).get("component"));
        assertEquals("column", ((Map<?, ?>) host.last().state.get("figures")).get("direction"));
    }

    @Test
    void anotherKindOfFigureBringsItsComponentFirst() throws Exception {
        Live live = Live.of(List.of(k), values -> (int) values.get(0) < 50 ? "words" : new Number(1));
        live.open(host);
        Object before = host.last().state.get("_esm");
        assertEquals(List.of("stage", "words"), names(host.last().state));
        k.set(60);
        live.await();
        assertEquals(List.of("stage", "words", "number"), names(host.last().state));
        assertNotEquals(before, host.last().state.get("_esm"), "a view is drawn anew when its module is another");
        List<Map<String, Object>> updates = host.last().updates;
        assertTrue(updates.get(updates.size() - 2).containsKey("_esm"));
    }

    @Test
    void theFacesOfAnOutput() {
        Map<String, Object> faces = MimeBundle.of(numbers(), host);
        assertEquals("model-0", ((Map<?, ?>) faces.get(MimeBundle.VIEW)).get("model_id"));
        // AQID is 1, 2, 3 in base64 (RFC 4648).
        assertEquals("AQID", faces.get("image/png"));
        assertEquals("k = 2\nnumber 2", faces.get("text/plain"));
        String html = faces.get("text/html").toString();
        assertTrue(html.contains("<img alt=\"number 2\" width=\"40\" height=\"20\""));
        assertTrue(html.contains("src=\"data:image/png;base64,AQID\""));
        assertFalse(html.contains("http"), "nothing from the network");
        assertTrue(html.length() < 40_000, "the page's overhead");
        assertFalse(MimeBundle.of(numbers(), null).containsKey(MimeBundle.VIEW));
        assertEquals(html, MimeBundle.of(numbers(), null).get("text/html"), "the same figure gives the same page");
    }

    @Test
    void twoParametersOfOneNameAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> Live.of(List.of(k, Toggle.of("k")), values -> "x"));
    }
}
