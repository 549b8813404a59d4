package nimbook.widget;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A front end that remembers what it was sent. */
final class FakeHost implements Host {
    /** Ends a wait for an answer that never comes; no answer takes that long, on a busy machine either. */
    private static final long HANG_NS = 600_000_000_000L;

    final List<FakeLine> lines = new ArrayList<>();

    final class FakeLine implements Line {
        final Map<String, Object> state;
        final Ear ear;
        final List<Map<String, Object>> updates = new ArrayList<>();
        final List<Map<String, Object>> messages = new ArrayList<>();
        boolean closed;

        FakeLine(Map<String, Object> state, Ear ear) {
            this.state = state;
            this.ear = ear;
        }

        @Override
        public String id() {
            return "model-" + lines.indexOf(this);
        }

        @Override
        public synchronized void update(Map<String, Object> changed) {
            state.putAll(changed);
            updates.add(changed);
        }

        @Override
        public synchronized void send(Map<String, Object> content) {
            messages.add(content);
            notifyAll();
        }

        @Override
        public void close() {
            closed = true;
        }

        /** What a page sends when a control moves. */
        void move(String client, long n, Map<String, Object> values) {
            ear.message(Map.of("do", "values", "client", client, "n", n, "values", values));
        }

        synchronized Map<String, Object> answer(String id) throws InterruptedException {
            long end = System.nanoTime() + HANG_NS;
            while (System.nanoTime() < end) {
                for (Map<String, Object> message : messages) if (id.equals(message.get("id"))) return message;
                wait(20);
            }
            throw new AssertionError("no answer to " + id + " in ten minutes");
        }

        @SuppressWarnings("unchecked")
        Map<String, Object> result() {
            return (Map<String, Object>) state.get("result");
        }

        @SuppressWarnings("unchecked")
        synchronized Map<String, Object> figure(int index) {
            List<Object> list = (List<Object>) ((Map<String, Object>) state.get("figures")).get("list");
            return (Map<String, Object>) list.get(index);
        }
    }

    @Override
    public Line open(Map<String, Object> state, Ear ear) {
        FakeLine line = new FakeLine(new LinkedHashMap<>(state), ear);
        lines.add(line);
        return line;
    }

    FakeLine last() {
        return lines.get(lines.size() - 1);
    }
}
