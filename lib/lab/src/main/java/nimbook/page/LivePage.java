package nimbook.page;

import static nimbook.core.Arguments.copy;
import static nimbook.core.Arguments.nonNull;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import nimbook.export.Export;
import nimbook.export.FileFormat;
import nimbook.widget.live.Figure;
import nimbook.widget.live.Figures;
import nimbook.widget.live.Live;
import nimbook.widget.model.Bundle;
import nimbook.widget.model.Component;
import nimbook.widget.model.JsonWithBuffers;
import nimbook.widget.model.Markup;
import nimbook.widget.model.Still;
import nimbook.widget.parameter.Parameter;

/**
 * A figure as a page of its own that stays live: no kernel, no server, no network. One HTML file that opens from a
 * disk; its controls move the picture, clicks are answered, parameters play. The page holds the library and the class
 * files of the cells that made the figure, and runs them: it computes what the notebook computes. What cannot travel
 * leaves a still that says so.
 *
 * <pre>{@code
 * LivePage.of(live).html()                              // the file's text
 * LivePage.of(live).fragment()                          // the figure's element; a page ends with LivePage.end()
 * }</pre>
 */
public final class LivePage {

    /** A page of more bytes carries less of its first picture. The library is most of it. */
    private static final int MOST = 1_500_000;

    /** Of a first picture in a document whose pages share the library: a table of 122 × 122 values of two bytes. */
    private static final int MOST_BESIDE = 30_000;

    /** Whose work a page with the engine hands on. */
    private static final String NOTICE = "<!-- nimbook, Apache License 2.0. The engine below was compiled by TeaVM and "
            + "holds parts of its runtime and class library, Apache License 2.0, Alexey Andreev and contributors. "
            + "https://www.apache.org/licenses/LICENSE-2.0 -->";

    /** What draws the code of an address, with its licence; a page unpacks it when the code is requested. */
    private static final String CODES = Pack.text(
            ("/*\n" + text("qr-creator/LICENSE") + "*/\n" + text("qr-creator/qr-creator.es6.min.js"))
                    .getBytes(StandardCharsets.UTF_8));

    /** The library starts as soon as the browser has read it: its worker unpacks it while the page is drawn. */
    private static final String START = """
            globalThis.nimbookEngine = nimbookJava({
              scripts: document.querySelector("[data-nb-engine]").textContent,
              module: document.querySelector("[data-nb-module]").textContent,
            });
            globalThis.nimbookEngine.ready().catch(() => {});
            """;

    private final Live live;

    /** What the page runs; null where it is a still. */
    private final CellProgram program;

    /** Why a figure that could answer is a still; null for no reason. */
    private final String why;

    private LivePage(Live live) {
        this.live = live;
        CellProgram cells = null;
        String reason = null;
        if (live.parameters().isEmpty() && figures().stream().noneMatch(Figure::answers)) reason = null;
        else if (live.origin() == null) reason = "no cell of a notebook made it";
        else if (!Engine.isThere()) reason = "the library is not compiled for pages; ./lab build does it";
        else {
            cells = CellProgram.of(live, Engine.members());
            if (cells.missing() != null) reason = "its cells need " + cells.missing() + ", which no page has";
        }
        why = reason;
        program = reason == null ? cells : null;
    }

    /**
     * The page of the figure as it is now.
     *
     * @throws RuntimeException what the figure's function throws for the values now
     */
    public static LivePage of(Live live) {
        nonNull(live, "live").figure();
        return new LivePage(live);
    }

    /** What the page is, in a sentence for its reader; empty where there is nothing to say. */
    public String words() {
        if (program != null) return "Computed in this page by the notebook's own cells: no kernel, no network.";
        return why == null ? "" : "This figure is a still here: " + why + ".";
    }

    /** Whether its controls move the picture and clicks are answered; the page then needs the library. */
    public boolean isLive() {
        return program != null;
    }

    /**
     * The figure's element: its still, and, packed, all that makes it live. The page holds {@link #end} once, behind
     * all figures.
     */
    public String fragment() {
        JsonWithBuffers all = state(true);
        long bytes = all.buffers().stream().mapToLong(buffer -> buffer.length).sum();
        return fragment(isLive() && bytes > MOST_BESIDE ? state(false) : all, 1);
    }

    /** What of the first picture goes into the page: into a page of its own the first of them that fits. */
    private enum Carry {
        /** The still as it is, and the state from which the page draws at once. */
        ALL(true, 1),
        /** The state alone; the still is words. */
        STATE(true, 0),
        /** A coarse still until the engine has computed the first picture, too. */
        COARSE(false, 0.5),
        /** Words until then. */
        WORDS(false, 0);

        private final boolean state;
        private final double still;

        Carry(boolean state, double still) {
            this.state = state;
            this.still = still;
        }
    }

    /** @param figures whether the page draws them at once, else the library computes them first */
    private JsonWithBuffers state(boolean figures) {
        Map<String, Object> state = live.page();
        if (!isLive()) state.put("still", true);
        if (!figures) state.put("figures", null);
        state.put("note", words());
        // Files are made by the JVM.
        if (state.get("stage") instanceof Map<?, ?> stage) {
            Map<String, Object> without = new LinkedHashMap<>();
            stage.forEach((key, value) -> without.put((String) key, "files".equals(key) ? List.of() : value));
            state.put("stage", without);
        }
        return JsonWithBuffers.of(state);
    }

    private String fragment(JsonWithBuffers packed, double still) {
        Set<Component> components = new LinkedHashSet<>();
        for (Figure figure : figures()) components.add(figure.component());
        for (Parameter<?> each : live.parameters()) if (each.component() != null) components.add(each.component());
        Bundle bundle = Bundle.of(components);
        Map<String, Object> all = new LinkedHashMap<>();
        all.put("css", bundle.css());
        all.put("modules", bundle.modules());
        all.put("state", packed.json());
        all.put("paths", packed.paths());
        Buffers binary = new Buffers();
        all.put("program", program == null ? null : program.json(binary));
        all.put("places", binary.addAll(packed.buffers()));
        return "<div class=\"nb-page\" data-nb-live><div class=\"nb-stills\">" + stills(still)
                + "</div><script type=\"text/plain\" data-nb-data>"
                + Pack.text(all, binary.list()) + "</script></div>";
    }

    private List<Figure> figures() {
        Figure figure = live.figure();
        return figure instanceof Figures several ? several.list() : List.of(figure);
    }

    private String stills(double scale) {
        StringBuilder html = new StringBuilder();
        for (Figure figure : figures()) {
            if (scale == 0) {
                html.append("<pre>").append(Markup.escape(figure.text())).append("</pre>");
                continue;
            }
            if (figure.markup() != null) {
                html.append(figure.markup());
                continue;
            }
            Still still = figure.still();
            boolean coarse = scale < 1 && still.mime().equals(FileFormat.PNG.mime());
            byte[] bytes = coarse ? Export.of(figure).scale(scale).bytes(FileFormat.PNG) : still.bytes();
            html.append("<img alt=\"").append(Markup.escape(still.alt()));
            html.append("\" width=\"").append(still.width()).append("\" height=\"").append(still.height());
            html.append("\" src=\"data:").append(still.mime()).append(";base64,")
                    .append(Base64.getEncoder().encodeToString(bytes)).append("\">");
        }
        return html.toString();
    }

    /**
     * What stands once behind the figures of a page: the script that wakes them. It finds the library in the page.
     */
    public static String end() {
        return "<script type=\"module\">" + wake() + "</script>";
    }

    private static String wake() {
        return "\n" + text("livepage.js");
    }

    private static String text(String resource) {
        return new String(Pack.resource(resource), StandardCharsets.UTF_8);
    }

    /**
     * The whole page.
     *
     * @param title in the browser's tab and above the figure; empty for none
     * @param notes lines below the figure
     */
    public String html(String title, List<String> notes) {
        nonNull(title, "title");
        copy(notes, "notes");
        String html = null;
        for (Carry carry : Carry.values()) {
            // Without the library nothing could draw the first picture.
            if (!carry.state && !isLive()) break;
            html = html(title, notes, carry);
            if (html.length() <= MOST) return html;
        }
        return html;
    }

    private String html(String title, List<String> notes, Carry carry) {
        String words = Markup
                .escape(title.isBlank() ? live.figure().text().lines().findFirst().orElse("A live figure") : title);
        String engine = isLive() ? "\n" + Engine.script() + START : null;
        String policy = PagePolicy.of(engine == null ? List.of(wake()) : List.of(engine, wake()), engine != null);
        List<String> lines = new ArrayList<>(List.of("<!doctype html>", "<html lang=\"en\">", "<head>",
                "<meta charset=\"utf-8\">", "<meta http-equiv=\"Content-Security-Policy\" content=\"" + policy + "\">",
                "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">",
                "<meta name=\"generator\" content=\"nimbook\">", "<title>" + words + "</title>",
                "<style>" + text("livepage.css").strip() + "</style>", "</head>", "<body>"));
        lines.add("<main>");
        lines.add((title.isBlank() ? "<h1 class=\"nb-unseen\">" : "<h1>") + words + "</h1>");
        lines.add(fragment(state(carry.state), carry.still));
        for (String note : notes) lines.add("<p class=\"nb-page-caption\">" + Markup.escape(note) + "</p>");
        lines.add("</main>");
        lines.add("<footer><span>Made with nimbook.</span><span data-nb-share></span><details><summary>What is this?"
                + "</summary><p>" + use() + "</p></details></footer>");
        lines.add(data("data-nb-qr", CODES));
        if (isLive()) {
            lines.add(NOTICE);
            lines.add(data("data-nb-engine", Engine.scripts()));
            lines.add(data("data-nb-module", Engine.module()));
            lines.add("<script>" + engine + "</script>");
        }
        lines.add(end());
        lines.add("</body>");
        lines.add("</html>");
        return String.join("\n", lines) + "\n";
    }

    private String use() {
        if (isLive()) return "Move the controls, point at cells, click them: the page answers by itself, without a "
                + "server and without the network.";
        return live.parameters().isEmpty() ? "Point at the picture: all of it is in this page."
                : "Point at the picture; its controls need the notebook.";
    }

    private static String data(String name, String text) {
        return "<script type=\"text/plain\" " + name + ">" + text + "</script>";
    }

    /** The whole page, without a title of its own. */
    public String html() {
        return html("", List.of());
    }
}
