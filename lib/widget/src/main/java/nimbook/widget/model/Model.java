package nimbook.widget.model;

import static nimbook.widget.model.NullChecks.nonNull;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import nimbook.widget.live.Live;

/**
 * One anywidget model: an ES module, a style sheet, and state that both sides read and write.
 *
 * <p>The module's default export has {@code render({ model, el })}; {@code model.get("count")},
 * {@code model.set("count", 3)}, {@code model.save_changes()}, {@code model.on("change:count", …)} and
 * {@code model.send({…})} work as anywidget describes them. Values are what JSON has, and byte[] (a DataView in
 * JavaScript). For figures with parameters, {@link Live} does the work; a Model is for widgets of one's own.
 * Thread-safe. A cell that returns a model shows it.
 */
public final class Model {
    /**
     * The range of versions of anywidget's script: any before 1. JupyterLab compares it with what is installed, and
     * VS Code puts it into the address at which it asks a CDN: a major version is a range that those answer.
     */
    private static final String ANYWIDGET = "0";

    private final Map<String, Object> state = new LinkedHashMap<>();
    private final Map<String, List<Consumer<Object>>> onChange = new ConcurrentHashMap<>();
    private final List<BiConsumer<Model, Map<String, Object>>> onMessage = new CopyOnWriteArrayList<>();
    private final List<Runnable> onClose = new CopyOnWriteArrayList<>();
    /** Whether the module is the stage: its page keeps settings of the view here, and nothing else. */
    private boolean stage;
    private Host.CommChannel line;

    private Model(String module, String css) {
        state.put("_model_module", "anywidget");
        state.put("_model_module_version", ANYWIDGET);
        state.put("_model_name", "AnyModel");
        state.put("_view_module", "anywidget");
        state.put("_view_module_version", ANYWIDGET);
        state.put("_view_name", "AnyView");
        state.put("_view_count", null);
        state.put("_dom_classes", List.of());
        module(module, css);
    }

    /**
     * A model that is not open yet.
     *
     * @param module the ES module's text
     * @param css a style sheet; may be empty
     */
    public static Model of(String module, String css) {
        return new Model(module, css);
    }

    /** A model without a style sheet. */
    public static Model of(String module) {
        return of(module, "");
    }

    /** A model of a figure's modules and style. */
    public static Model of(Bundle bundle) {
        Model model = of(nonNull(bundle, "bundle").loader(), bundle.css());
        model.put("front", bundle.modules());
        model.stage = true;
        return model;
    }

    /** Puts another module in place; an open view is drawn anew by it. */
    public void module(String module, String css) {
        putAll(front(module, css));
    }

    /** Replaces modules and style in every view. */
    public void module(Bundle bundle) {
        Map<String, Object> changed = front(nonNull(bundle, "bundle").loader(), bundle.css());
        changed.put("front", bundle.modules());
        putAll(changed);
    }

    private static Map<String, Object> front(String module, String css) {
        Map<String, Object> changed = new LinkedHashMap<>();
        // anywidget keeps one style sheet an id: the id must change with the text.
        String id = Integer.toHexString(nonNull(css, "css").hashCode()) + "-" + css.length();
        changed.put("_anywidget_id", "nimbook-" + id);
        changed.put("_css", css);
        changed.put("_esm", module);
        return changed;
    }

    /** Sets one value, here and in every open view. */
    public Model put(String name, Object value) {
        Map<String, Object> one = new LinkedHashMap<>();
        one.put(name, value);
        return putAll(one);
    }

    /** Sets several values in one message: a view sees all of them or none. */
    public Model putAll(Map<String, Object> values) {
        nonNull(values, "values");
        // Sent under the lock: two threads' values arrive in the order in which they were put.
        synchronized (this) {
            state.putAll(values);
            if (line != null) line.update(values);
        }
        return this;
    }

    /**
     * A value as it is now on this side; binary values and numbers that the front end set arrive as List, Map, Long,
     * Double, Boolean, String.
     */
    public synchronized Object get(String name) {
        return state.get(name);
    }

    /**
     * Calls the action when the front end changes this value. It is called on the kernel's thread: long work goes
     * elsewhere.
     */
    public Model onChange(String name, Consumer<Object> action) {
        nonNull(action, "action");
        onChange.computeIfAbsent(nonNull(name, "name"), key -> new CopyOnWriteArrayList<>()).add(action);
        return this;
    }

    /** Calls the action for each custom message of the front end. On the kernel's thread as well. */
    public Model onMessage(BiConsumer<Model, Map<String, Object>> action) {
        onMessage.add(nonNull(action, "action"));
        return this;
    }

    /** Calls the action when the model is closed from either side. */
    public Model onClose(Runnable action) {
        onClose.add(nonNull(action, "action"));
        return this;
    }

    /** Sends a custom message ({@code model.on("msg:custom", …)}); nothing happens while the model is not open. */
    public void send(Map<String, Object> content) {
        Host.CommChannel open;
        synchronized (this) {
            open = line;
        }
        if (open != null) open.send(content);
    }

    /** Opens the model in the front end, once; the id by which an output shows it. */
    public synchronized String open(Host host) {
        nonNull(host, "host");
        if (line == null) line = nonNull(host.open(new LinkedHashMap<>(state), new Receiver()), "what host opens");
        return line.id();
    }

    /** Closes it: its views go, and it holds no memory in the front end. */
    public void close() {
        Host.CommChannel open;
        synchronized (this) {
            open = line;
            line = null;
        }
        if (open == null) return;
        open.close();
        onClose.forEach(Runnable::run);
    }

    private final class Receiver implements Host.CommListener {
        @Override
        public Map<String, Object> state() {
            synchronized (Model.this) {
                return new LinkedHashMap<>(state);
            }
        }

        @Override
        public void changed(Map<String, Object> values) {
            Map<String, Object> taken = new LinkedHashMap<>(values);
            synchronized (Model.this) {
                taken.entrySet().removeIf(entry -> !mayChange(entry.getKey(), entry.getValue()));
                state.putAll(taken);
            }
            taken.forEach(
                    (name, value) -> onChange.getOrDefault(name, List.of()).forEach(action -> action.accept(value)));
        }

        /**
         * A page changes values that were put here before; never what would run in other pages, or in this one after a
         * reload.
         */
        private boolean mayChange(String name, Object value) {
            if (stage) return name.equals("kept") && value instanceof Map;
            return !name.startsWith("_") && (state.containsKey(name) || onChange.containsKey(name));
        }

        @Override
        public void message(Map<String, Object> content) {
            onMessage.forEach(action -> action.accept(Model.this, content));
        }

        @Override
        public void closed() {
            boolean was;
            synchronized (Model.this) {
                was = line != null;
                line = null;
            }
            if (was) onClose.forEach(Runnable::run);
        }
    }
}
