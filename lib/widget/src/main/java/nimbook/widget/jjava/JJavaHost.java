package nimbook.widget.jjava;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.zip.CRC32;
import nimbook.widget.model.Host;
import nimbook.widget.model.JsonWithBuffers;
import nimbook.widget.model.Request;
import org.dflib.jjava.jupyter.channels.JupyterConnection;
import org.dflib.jjava.jupyter.channels.ShellHandler;
import org.dflib.jjava.jupyter.kernel.comm.Comm;
import org.dflib.jjava.jupyter.kernel.comm.CommManager;
import org.dflib.jjava.jupyter.messages.Message;
import org.dflib.jjava.jupyter.messages.comm.CommCloseCommand;
import org.dflib.jjava.jupyter.messages.comm.CommMsgCommand;

/** Opens anywidget models over the comms of a JJava kernel, and answers a page that was reloaded. */
final class JJavaHost implements Host {
    private static final String WIDGET = "jupyter.widget";
    private static final String CONTROL = "jupyter.widget.control";

    private final CommManager manager;
    private final Wire wire;
    private final Map<String, Open> open = new ConcurrentHashMap<>();
    private final Outputs outputs = new Outputs();

    JJavaHost(CommManager manager) throws ReflectiveOperationException {
        this.manager = manager;
        this.wire = new Wire();
        manager.registerTarget(CONTROL, (comms, id, target, message) -> new Control(comms, id, target));
    }

    /**
     * Messages of open models are answered without the status "busy": the kernel is not, for figures compute next to
     * it, and JupyterLab draws its toolbars anew at each change of it, 4 ms of a moving slider. The "idle" that the
     * manager of widgets waits for is sent.
     */
    static void listen(CommManager manager, JupyterConnection connection) {
        ShellHandler<CommMsgCommand> others = connection.getHandler(CommMsgCommand.MESSAGE_TYPE);
        connection.setHandler(CommMsgCommand.MESSAGE_TYPE, (env, message) -> {
            if (!(manager.getCommByID(message.getContent().getCommID()) instanceof Open line)) {
                others.handle(env, message);
                return;
            }
            env.defer().setStatusIdle();
            line.onMessage(message);
        });
    }

    /** By the kernel's connection file, whose name is new with each server, and the process that the server started. */
    @Override
    public String process() {
        String started = System.getProperty("sun.java.command", "");
        CRC32 sum = new CRC32();
        sum.update((started.replaceFirst("(?s).*[/\\\\]", "") + " "
                + Long.getLong("nimbook.parent", ProcessHandle.current().pid())).getBytes(StandardCharsets.UTF_8));
        return Long.toHexString(sum.getValue());
    }

    @Override
    public CommChannel open(Map<String, Object> state, CommListener listener) {
        outputs.beforeOpening(Wire.cell(manager));
        boolean[] whole = {true};
        Open line = Sending.uninterrupted(() -> manager.openComm(WIDGET, (comms, id, target, message) -> {
            Open made = new Open(comms, id, target, listener);
            state.put("model_id", id);
            whole[0] = wire.open(message, JsonWithBuffers.opening(state));
            return made;
        }));
        if (line == null) throw new IllegalStateException("no front end is connected to the kernel");
        open.put(line.getID(), line);
        outputs.opened(line);
        if (!whole[0]) line.update(state);
        return line;
    }

    /** One open model. */
    private final class Open extends Comm implements CommChannel {
        private final CommListener listener;

        Open(CommManager comms, String id, String target, CommListener listener) {
            super(comms, id, target);
            this.listener = listener;
        }

        @Override
        public String id() {
            return getID();
        }

        @Override
        public void update(Map<String, Object> state) {
            if (isClosed()) return;
            wire.send(this, JsonWithBuffers.update(state));
        }

        @Override
        public void send(Map<String, Object> content) {
            if (isClosed()) return;
            wire.send(this, JsonWithBuffers.custom(content));
        }

        Map<String, Object> state() {
            Map<String, Object> state = listener.state();
            state.put("model_id", getID());
            return state;
        }

        @Override
        protected void onMessage(Message<CommMsgCommand> message) {
            try {
                receive(wire.data(message), message);
            } catch (IllegalArgumentException e) {
                send(Map.of("do", "refused", "error", String.valueOf(e.getMessage())));
            }
        }

        private void receive(Map<String, Object> data, Message<CommMsgCommand> message) {
            switch (String.valueOf(data.get("method"))) {
                case "update" -> listener.changed(Request.object(data, "state"));
                case "custom" -> listener.message(Request.object(data, "content"));
                case "request_state" -> answer(message);
                default -> { }
            }
        }

        /** The page takes a state for the answer only when its parent is the request. */
        private void answer(Message<CommMsgCommand> request) {
            Message<?> cell = Wire.cell(manager);
            manager.setMessageContext(request);
            update(state());
            if (cell != null) manager.setMessageContext(cell);
        }

        @Override
        protected void onClose(Message<CommCloseCommand> message, boolean sending) {
            open.remove(getID());
            outputs.closed(this);
            listener.closed();
        }
    }

    /** A reloaded page requests every model at once. */
    private final class Control extends Comm {
        Control(CommManager comms, String id, String target) {
            super(comms, id, target);
        }

        @Override
        protected void onMessage(Message<CommMsgCommand> message) {
            if (!asksForStates(message)) return;
            // Before the first cell the kernel has no session to name in what it sends, and the page would refuse the
            // answer.
            if (Wire.cell(manager) == null) manager.setMessageContext(message);
            Map<String, Object> states = new LinkedHashMap<>();
            for (Open line : open.values()) {
                Map<String, Object> one = new LinkedHashMap<>();
                Map<String, Object> state = line.state();
                one.put("model_name", state.get("_model_name"));
                one.put("model_module", state.get("_model_module"));
                one.put("model_module_version", state.get("_model_module_version"));
                one.put("state", state);
                states.put(line.getID(), one);
            }
            wire.send(this, JsonWithBuffers.states(states));
        }

        private boolean asksForStates(Message<CommMsgCommand> message) {
            try {
                return "request_states".equals(wire.data(message).get("method"));
            } catch (IllegalArgumentException e) {
                return false;
            }
        }

        @Override
        protected void onClose(Message<CommCloseCommand> message, boolean sending) {}
    }

    /** The number of open models. */
    int size() {
        return open.size();
    }

    List<String> ids() {
        return new ArrayList<>(open.keySet());
    }
}
