package nimbook.widget.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import nimbook.widget.live.FakeHost;
import nimbook.widget.live.Figure;
import nimbook.widget.live.Figures;
import nimbook.widget.live.Live;
import nimbook.widget.live.Output;
import nimbook.widget.model.Component;
import nimbook.widget.model.Still;
import nimbook.widget.parameter.IntParameter;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/**
 * Computations that are stopped, in loops as the kernel loads them (with polls) and in foreign ones, which poll
 * nothing.
 */
class StopTest {
    private final FakeHost host = new FakeHost();
    private final IntParameter k = IntParameter.of("k", 0, 100).start(2);
    private final CountDownLatch started = new CountDownLatch(1);
    /** Ends the foreign loops of a test. */
    private final AtomicBoolean foreign = new AtomicBoolean(true);

    @AfterEach
    void end() {
        foreign.set(false);
        for (int i = 0; i < 500 && StopSignal.givenUp() > 0; i++) pause();
        assertEquals(0, StopSignal.givenUp());
    }

    private static void pause() {
        try {
            Thread.sleep(10);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    private Live endless(Runnable body) {
        Live live = Live.of(List.of(k), values -> {
            if ((int) values.get(0) != 10) return "value " + values.get(0);
            started.countDown();
            while (foreign.get()) body.run();
            return "ended";
        });
        Output.of(live).open(host);
        host.last().move("page", 1, Map.of("k", 10L));
        return live;
    }

    private Live polling() {
        return endless(() -> {
            try {
                StopSignal.poll();
            } catch (RuntimeException e) {
                throw new AssertionError("an Error, which no catch of exceptions keeps", e);
            }
        });
    }

    private static void press() {
        StopButton.press(thread -> false);
        StopSignal.awaitEndOfAll();
    }

    @Test
    void theButtonEndsALoopThatPollsAndTheFigureOffersToRunItAgain() throws Exception {
        Live live = polling();
        started.await();
        press();
        live.await();
        assertEquals("Stopped before the figure was complete.", host.last().result().get("error"));
        assertEquals(true, host.last().result().get("stopped"));
        assertEquals(Map.of("page", 1L), host.last().result().get("seen"), "the page waits for nothing");
        assertEquals(0, StopSignal.givenUp());
        foreign.set(false);
        host.last().move("page", 2, Map.of("k", 10L));
        live.await();
        assertNull(host.last().result().get("error"), "the same value is computed anew");
        assertFalse(host.last().result().containsKey("stopped"));
        assertEquals("k = 10\nended", live.text());
    }

    @Test
    void theNextValueEndsALoopThatPolls() throws Exception {
        Live live = polling();
        started.await();
        host.last().move("page", 2, Map.of("k", 3L));
        live.await();
        assertEquals("k = 3\nvalue 3", live.text());
        assertNull(host.last().result().get("error"));
        assertEquals(0, StopSignal.givenUp());
    }

    @Test
    void foreignCodeIsGivenUpAndCountedUntilItEnds() throws Exception {
        Live live = endless(() -> { });
        started.await();
        press();
        live.await();
        String words = "1 computation could not be ended and keeps a core: restart the kernel to free it.";
        assertEquals("Stopped before the figure was complete. " + words, host.last().result().get("error"));
        host.last().move("page", 2, Map.of("k", 3L));
        live.await();
        assertNull(host.last().result().get("error"));
        assertEquals(words, host.last().result().get("note"));
        // Longer than a figure waits before it says how far it is: of the old computation it says nothing.
        Thread.sleep(1_200);
        assertNull(host.last().state.get("busy"));
        foreign.set(false);
        for (int i = 0; i < 500 && StopSignal.givenUp() > 0; i++) pause();
        assertEquals("", StopSignal.givenUpWords());
        live.await();
        assertEquals("k = 3\nvalue 3", live.text(), "a result that nobody waits for is not shown");
    }

    @Test
    void whatOnlyWaitsKeepsNoCore() throws Exception {
        CountDownLatch never = new CountDownLatch(1);
        Live live = endless(() -> {
            try {
                never.await();
            } catch (InterruptedException e) {
                // As code that waits again, whatever happens.
            }
        });
        started.await();
        press();
        live.await();
        String words = "1 computation waits and could not be ended; it uses no core.";
        assertEquals("Stopped before the figure was complete. " + words, host.last().result().get("error"));
        foreign.set(false);
        never.countDown();
    }

    @Test
    void aFullHeapEndsALoopThatPollsAndTheFigureSaysSo() throws Exception {
        Live live = polling();
        started.await();
        assertTrue(StopButton.makeRoom(thread -> false));
        StopSignal.awaitEndOfAll();
        live.await();
        assertTrue(host.last().result().get("error").toString().startsWith("Out of memory: the JVM has "));
        assertFalse(host.last().result().containsKey("stopped"));
        foreign.set(false);
        host.last().move("page", 2, Map.of("k", 3L));
        live.await();
        assertNull(host.last().result().get("error"));
    }

    @Test
    void theNextValueGivesForeignCodeUp() throws Exception {
        Live live = endless(() -> { });
        started.await();
        host.last().move("page", 2, Map.of("k", 3L));
        live.await();
        assertEquals("k = 3\nvalue 3", live.text());
        assertEquals(1, StopSignal.givenUp());
    }

    @Test
    void aPressWhileNothingRunsStopsNothingLater() throws Exception {
        Live live = Live.of(List.of(k), values -> {
            StopSignal.poll();
            return "value " + values.get(0);
        });
        Output.of(live).open(host);
        press();
        host.last().move("page", 1, Map.of("k", 3L));
        live.await();
        assertEquals("k = 3\nvalue 3", live.text());
        assertNull(host.last().result().get("error"));
    }

    @Test
    void aQuestionThatDoesNotEndIsAnsweredByASentence() throws Exception {
        Output.of(Live.of(new Figures("row", List.of(new Endless())))).open(host);
        long turn = (long) host.last().result().get("turn");
        host.last().listener
                .message(Map.of("do", "request", "id", "a", "turn", turn, "figure", 0L, "question", Map.of("do", "x")));
        started.await();
        press();
        assertTrue(host.last().answer("a").get("error").toString()
                .startsWith("Stopped before the answer was complete. 1 computation"));
    }

    /** A figure whose answer never comes. */
    private final class Endless implements Figure {
        private final Figure words = Figures.of("endless");

        @Override
        public Component component() {
            return words.component();
        }

        @Override
        public Map<String, Object> state() {
            return words.state();
        }

        @Override
        public Still still() {
            return words.still();
        }

        @Override
        public String text() {
            return words.text();
        }

        @Override
        public Map<String, Object> answer(Map<String, Object> question) {
            started.countDown();
            while (foreign.get()) Thread.onSpinWait();
            return Map.of();
        }
    }

    @Test
    void workOfTheKernelsThreadIsStoppedOrThrowsASentence() throws Exception {
        assertFalse(StopButton.run(() -> { }));
        assertThrows(IllegalArgumentException.class, () -> StopButton.run(() -> {
            throw new IllegalArgumentException("no");
        }));
        IllegalStateException deep = assertThrows(IllegalStateException.class, () -> StopButton.run(() -> {
            throw new StackOverflowError();
        }));
        assertEquals("The computation called itself too deeply (StackOverflowError).", deep.getMessage());
        Thread presser = new Thread(() -> {
            try {
                started.await();
            } catch (InterruptedException e) {
                return;
            }
            StopButton.press(thread -> false);
        });
        presser.start();
        assertTrue(StopButton.run(() -> {
            started.countDown();
            while (foreign.get()) StopSignal.poll();
        }));
        presser.join();
        StopSignal.awaitEndOfAll();
    }

    @Test
    void workThatMeetsThePressBeforeThePressMeetsItIsStoppedByTheButton() throws Exception {
        try {
            assertTrue(StopButton.run(() -> {
                StopSignal.beginAll(false);
                StopSignal.poll();
            }));
        } finally {
            StopSignal.endAll();
        }
    }
}
