package nimbook.widget.live;

import static nimbook.widget.model.NullChecks.nonNull;

import java.util.List;
import java.util.Map;
import nimbook.widget.model.Component;
import nimbook.widget.model.Host;

/** A value as one output of a cell shows it: a live figure with one result of its function. */
public final class Output {
    private final Live live;
    private final RenderResult rendered;

    private Output(Live live) {
        this.live = live;
        this.rendered = live.now();
    }

    /** The output of a figure, a live figure, or a value that is shown as a figure; computed here. */
    public static Output of(Object value) {
        return new Output((value instanceof Live given ? given : Live.shown(value)).showing(value));
    }

    /**
     * Opens a model of a live figure whose first computation was stopped.
     *
     * @return the model's id
     */
    public static String openStopped(Live live, Host host) {
        return nonNull(live, "live").openStopped(nonNull(host, "host"));
    }

    /** The live figure. */
    public Live live() {
        return live;
    }

    /**
     * Opens a model of it.
     *
     * @return the model's id
     */
    public String open(Host host) {
        return live.open(nonNull(host, "host"));
    }

    /** Whether an error stands in the figures' place. */
    public boolean isFailed() {
        return rendered.error() != null;
    }

    /** The figures as their page shows them. */
    public Figures figures() {
        return rendered.seen(live.kept);
    }

    /** The components that draw them. */
    public List<Component> components() {
        return rendered.components();
    }

    /** The whole state of a stage that shows them, with the program that moves them where no kernel answers. */
    public Map<String, Object> state() {
        return StoredProgram.in(live.state(rendered), live);
    }
}
