package nimbook.page;

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
import nimbook.widget.Bundle;
import nimbook.widget.Component;
import nimbook.widget.Figure;
import nimbook.widget.Figures;
import nimbook.widget.JsonWithBuffers;
import nimbook.widget.Live;
import nimbook.widget.Markup;
import nimbook.widget.Still;

/**
 * A live figure as a page of its own that stays live: no kernel, no server, no network. One HTML file that opens from a
 * disk; its controls move the picture, clicks are answered, parameters play. What recipes ask is computed in the page
 * by the same Java as in the notebook.
 *
 * <pre>{@code
 * LivePage.of(live).html()                              // the file's text
 * LivePage.of(live).fragment()                          // the figure's element; a page ends with LivePage.end()
 * }</pre>
 */
public final class LivePage {

    /** A page of more bytes carries less of its first picture: 300 KB open at once on a slow line, too. */
    private static final int MOST = 295_000;

    /** Whose work a page with the engine hands on. */
    private static final String NOTICE = "<!-- nimbook, Apache License 2.0. The engine below was compiled by TeaVM and "
            + "holds parts of its runtime and class library, Apache License 2.0, Alexey Andreev and contributors. "
            + "https://www.apache.org/licenses/LICENSE-2.0 -->";

    /**
     * The page may load nothing: all of it stands in the file. Its own scripts and styles are inline, a module and a
     * worker are made of its text (blob:), the engine is WebAssembly of its bytes, whose loader makes functions of text
     * ('unsafe-eval'), pictures and fonts are data.
     */
    static final String POLICY =
            "default-src 'none'; script-src 'unsafe-inline' 'unsafe-eval' blob:; worker-src blob:; "
                    + "style-src 'unsafe-inline'; img-src data: blob:; font-src data:; base-uri 'none'; form-action "
                    + "'none'";

    private final Live live;
    private final Buffers buffers = new Buffers();
    private final LiveRecipes recipes;

    /** The cells themselves, where recipes do not say the figure whole; else null. */
    private final CellProgram program;

    private final String lacks;

    private LivePage(Live live, boolean withCells) {
        this.live = live;
        this.recipes = LiveRecipes.of(live, buffers);
        boolean tried = withCells && !recipes.isWhole() && live.origin() != null && Engine.isThere();
        CellProgram cells = tried ? CellProgram.of(live, Engine.members()) : null;
        lacks = cells == null ? null : cells.missing();
        program = cells != null && lacks == null ? cells : null;
        if (program != null) buffers.clear();
    }

    /**
     * Asks the figure for its recipes; takes at most half a minute.
     *
     * @throws RuntimeException what the figure's function throws for the values now
     */
    public static LivePage of(Live live) {
        live.figure();
        return new LivePage(live, false);
    }

    /**
     * A page of its own, which may carry the notebook's cells: where a figure has no recipe for every value, the page
     * runs the cells that made it.
     *
     * @throws RuntimeException what the figure's function throws for the values now
     */
    public static LivePage whole(Live live) {
        live.figure();
        return new LivePage(live, true);
    }

    /** What the page is, in a sentence for its reader. */
    public String words() {
        if (program != null) return "Computed in this page by the notebook's own cells: no kernel, no network.";
        if (lacks != null) return recipes.words() + " Its cells are not in the page, which has no " + lacks + ".";
        boolean without = recipes.needsEngine() && !Engine.isThere();
        return without ? "This figure is a still here: the library is not compiled for pages; ./lab build does it."
                : recipes.words();
    }

    /** Whether its controls move the picture. */
    public boolean isLive() {
        return program != null || recipes.isLive() && (!recipes.needsEngine() || Engine.isThere());
    }

    /** Whether the page must hold the engine. */
    public boolean needsEngine() {
        return program != null || isLive() && recipes.needsEngine();
    }

    private Engine.Kind engine() {
        return program != null ? Engine.Kind.JAVA : recipes.engine();
    }

    /**
     * The figure's element: its still, and packed beside it all that wakes it. The page holds {@link #end} once, behind
     * all figures.
     */
    public String fragment() {
        return fragment(Carry.ALL);
    }

    /** What of the first picture goes into the page, in the order of size. */
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

    private String fragment(Carry carry) {
        boolean moves = isLive();
        Map<String, Object> state = live.page();
        if (!moves) state.put("still", true);
        if (!carry.state) state.put("figures", null);
        state.put("note", words());
        // Files are made by the JVM.
        if (state.get("stage") instanceof Map<?, ?> stage) {
            Map<String, Object> without = new LinkedHashMap<>();
            stage.forEach((key, value) -> without.put((String) key, "files".equals(key) ? List.of() : value));
            if (moves && program == null) without.put("parameters", controls((List<?>) stage.get("parameters")));
            state.put("stage", without);
        }
        JsonWithBuffers packed = JsonWithBuffers.of(state);
        Set<Component> components = new LinkedHashSet<>();
        for (Figure figure : figures()) components.add(figure.component());
        if (moves) components.addAll(recipes.components());
        Bundle bundle = Bundle.of(components);
        Map<String, Object> all = new LinkedHashMap<>();
        all.put("css", bundle.css());
        all.put("modules", bundle.modules());
        all.put("state", packed.json());
        all.put("paths", packed.paths());
        Buffers binary = buffers.copy();
        all.put("program", program == null ? null : program.json(binary));
        all.put("places", binary.addAll(packed.buffers()));
        all.put("recipes", moves && program == null ? recipes.json() : null);
        all.put("engine", needsEngine());
        return "<div class=\"nb-page\" data-nb-live><div class=\"nb-stills\">" + stills(carry.still)
                + "</div><script type=\"text/plain\" data-nb-data>"
                + Pack.text(all, binary.list()) + "</script></div>";
    }

    /** The controls, with the values that the page knows. */
    private List<Object> controls(List<?> parameters) {
        List<Object> controls = new ArrayList<>();
        for (Object parameter : parameters) {
            Map<String, Object> control = new LinkedHashMap<>();
            ((Map<?, ?>) parameter).forEach((key, value) -> control.put((String) key, value));
            control.putAll(recipes.control((String) control.get("name")));
            controls.add(control);
        }
        return controls;
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
     * What stands once behind the figures of a page: the script that wakes them. It finds the engine in the page, or in
     * {@link #engineFile}.
     */
    public static String end() {
        return "<script type=\"module\">\n" + text("livepage.js") + "</script>";
    }

    private static String text(String resource) {
        return new String(Pack.resource(resource), StandardCharsets.UTF_8);
    }

    /**
     * The engine for every figure as a script file that several pages of a folder share:
     * {@code <script src="engine.js"></script>} before {@link #end}. Null when it was not built.
     */
    public static String engineFile() {
        return Engine.isThere() ? "globalThis.nimbookEngineData = \"" + Engine.packed(Engine.Kind.ALL) + "\";\n" : null;
    }

    /**
     * The whole page.
     *
     * @param title in the browser's tab and above the figure; empty for none
     * @param notes lines below the figure
     */
    public String html(String title, List<String> notes) {
        // The library is most of it.
        if (program != null) return html(title, notes, Carry.ALL);
        String html = null;
        for (Carry carry : Carry.values()) {
            // Without an engine nobody could draw the first picture.
            if (!carry.state && !needsEngine()) break;
            html = html(title, notes, carry);
            if (html.length() <= MOST) return html;
        }
        return html;
    }

    private String html(String title, List<String> notes, Carry carry) {
        String words = Markup
                .escape(title.isBlank() ? live.figure().text().lines().findFirst().orElse("A live figure") : title);
        List<String> lines = new ArrayList<>(List.of("<!doctype html>", "<html lang=\"en\">", "<head>",
                "<meta charset=\"utf-8\">", "<meta http-equiv=\"Content-Security-Policy\" content=\"" + POLICY + "\">",
                "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">",
                "<meta name=\"generator\" content=\"nimbook\">", "<title>" + words + "</title>",
                "<style>" + text("livepage.css").strip() + "</style>", "</head>", "<body>"));
        if (!title.isBlank()) lines.add("<h1>" + words + "</h1>");
        lines.add(fragment(carry));
        for (String note : notes) lines.add("<p class=\"nb-page-note\">" + Markup.escape(note) + "</p>");
        String use = needsEngine()
                ? "Move the controls, point at cells, click them: the page answers by itself, without a server and "
                        + "without the "
                        + "network."
                : isLive() ? "Move the controls, point at the picture: all of it is in this page."
                : "Point at the picture; its controls need the notebook.";
        lines.add("<p class=\"nb-page-note\">Made with nimbook. " + use + "</p>");
        if (needsEngine()) lines.add(NOTICE);
        if (needsEngine())
            lines.add("<script type=\"text/plain\" data-nb-engine>" + Engine.packed(engine()) + "</script>");
        lines.add(end());
        lines.add("</body>");
        lines.add("</html>");
        return String.join("\n", lines) + "\n";
    }

    /** The whole page, without a title of its own. */
    public String html() {
        return html("", List.of());
    }
}
