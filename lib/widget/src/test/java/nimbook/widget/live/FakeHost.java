package nimbook.widget.live;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import nimbook.widget.model.Host;

/** A front end that remembers what it was sent. */
public final class FakeHost implements Host {
    /** Ends a wait for an answer that never comes; no answer takes that long, on a busy machine either. */
    private static final long HANG_NS = 600_000_000_000L;

    public final List<FakeChannel> lines = new ArrayList<>();

    public final class FakeChannel implements CommChannel {
        public final Map<String, Object> state;
        public final CommListener listener;
        public final List<Map<String, Object>> updates = new ArrayList<>();
        public final List<Map<String, Object>> messages = new ArrayList<>();
        public boolean closed;

        FakeChannel(Map<String, Object> state, CommListener listener) {
            this.state = state;
            this.listener = listener;
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
        public void move(String client, long n, Map<String, Object> values) {
            listener.message(Map.of("do", "values", "client", client, "n", n, "values", values));
        }

        public synchronized Map<String, Object> answer(String id) throws InterruptedException {
            long end = System.nanoTime() + HANG_NS;
            while (System.nanoTime() < end) {
                for (Map<String, Object> message : messages) if (id.equals(message.get("id"))) return message;
                wait(20);
            }
            throw new AssertionError("no answer to " + id + " in ten minutes");
        }

        @SuppressWarnings("unchecked")
        public Map<String, Object> result() {
            return (Map<String, Object>) state.get("result");
        }

        @SuppressWarnings("unchecked")
        public synchronized Map<String, Object> figure(int index) {
            List<Object> list = (List<Object>) ((Map<String, Object>) state.get("figures")).get("list");
            return (Map<String, Object>) list.get(index);
        }
    }

    @Override
    public CommChannel open(Map<String, Object> state, CommListener listener) {
        FakeChannel line = new FakeChannel(new LinkedHashMap<>(state), listener);
        lines.add(line);
        return line;
    }

    public FakeChannel last() {
        return lines.get(lines.size() - 1);
    }
}
