package nimbook.widget.page;

import static nimbook.widget.model.NullChecks.nonNull;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import nimbook.widget.live.Figure;
import nimbook.widget.live.Figures;
import nimbook.widget.live.Live;
import nimbook.widget.live.Output;
import nimbook.widget.model.Host;
import nimbook.widget.model.Services;
import nimbook.widget.model.Still;

/**
 * The representations of one output by MIME type: each front end picks the best that it can show.
 *
 * <ul>
 * <li>the widget view, where a kernel runs: {@code application/vnd.jupyter.widget-view+json};
 * <li>{@code text/html}: the still picture, and behind it the same module with its data, so that hover and zoom need no
 * kernel;
 * <li>the still picture as {@code image/svg+xml} or {@code image/png}, unless the HTML is the better still
 * ({@link Figure#markup});
 * <li>{@code text/plain}.
 * </ul>
 */
public final class MimeBundle {
    /** The MIME type by which an output names its model. */
    public static final String VIEW = "application/vnd.jupyter.widget-view+json";

    private MimeBundle() {}

    /** Shows a value in the middle of a cell. */
    @FunctionalInterface
    public interface Display {
        /** One output more. */
        void show(Object value);
    }

    /** Adds representations to every output, after its own. */
    @FunctionalInterface
    public interface Extension {
        /** Puts the further representations of a live figure. */
        void add(Live live, Sink sink);
    }

    /**
     * Receives one representation: its text (binary data in base64; for the view a map), and its metadata, as the size
     * at which a picture is shown.
     */
    @FunctionalInterface
    public interface Sink {
        /** One representation: its MIME type, data and metadata. */
        void put(String mime, Object data, Map<String, Object> metadata);
    }

    /**
     * The representations of a figure, a live figure, or a value that is shown as a figure: MIME type → text (binary
     * data in base64), and for the view a map.
     *
     * @param host opens the model; null: the representations that need none
     */
    public static Map<String, Object> of(Object value, Host host) {
        Map<String, Object> bundle = new LinkedHashMap<>();
        write(value, host, (mime, data, metadata) -> bundle.put(mime, data));
        return bundle;
    }

    /**
     * Writes the representations one by one, the best first. A picture has more pixels than its size, for dense
     * screens: the size is in its metadata.
     */
    public static void write(Object value, Host host, Sink sink) {
        nonNull(sink, "sink");
        Output output = Output.of(value);
        if (host != null) sink.put(VIEW, view(output.open(host), host), Map.of());
        if (!output.isFailed()) {
            Figures seen = output.figures();
            List<Still> stills = seen.list().stream().map(Figure::still).toList();
            sink.put("text/html", Page.html(output, seen, stills), Map.of());
            boolean markup = seen.list().stream().allMatch(figure -> figure.markup() != null);
            Still still = markup ? null : Still.together(stills, !seen.direction().equals("row"));
            if (still != null) picture(still, sink);
        }
        sink.put("text/plain", output.live().text(), Map.of());
        if (!output.isFailed())
            Services.service(Extension.class, (shown, into) -> { }).add(output.live(), sink);
    }

    /**
     * The representations of a live figure whose first computation was stopped: its controls, from which it can be run
     * again.
     */
    public static Map<String, Object> stopped(Live live, Host host) {
        Map<String, Object> bundle = new LinkedHashMap<>();
        bundle.put(VIEW, view(Output.openStopped(live, host), host));
        bundle.put("text/plain", "Stopped before the figure was complete.");
        return bundle;
    }

    /** What an output names a model of this host by, for {@link #VIEW}. */
    public static Map<String, Object> view(String id, Host host) {
        Map<String, Object> view = new LinkedHashMap<>();
        view.put("version_major", 2);
        view.put("version_minor", 0);
        view.put("model_id", id);
        // The server's extension asks whether the model is still there (python/nimbook_server.py).
        String process = nonNull(host, "host").process();
        if (!process.isEmpty()) view.put("process", process);
        return view;
    }

    private static void picture(Still still, Sink sink) {
        boolean svg = still.mime().startsWith("image/svg");
        String data = svg ? new String(still.bytes(), StandardCharsets.UTF_8)
                : Base64.getEncoder().encodeToString(still.bytes());
        sink.put(still.mime(), data, svg ? Map.of() : Map.of("width", still.width(), "height", still.height()));
    }
}
