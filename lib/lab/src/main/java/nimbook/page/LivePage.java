package nimbook.page;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import nimbook.widget.Bundle;
import nimbook.widget.Component;
import nimbook.widget.Figure;
import nimbook.widget.Figures;
import nimbook.widget.Live;
import nimbook.widget.Packed;
import nimbook.widget.Still;

/**
 * A live figure as a page of its own that stays live: no kernel, no server, no network. One HTML file that opens from a disk; its controls
 * move the picture, clicks are answered, parameters play. What recipes ask is computed in the page by the same Java as in the notebook.
 *
 * <pre>{@code
 * LivePage.of(live).html()                              // the file's text
 * LivePage.of(live).fragment()                          // the figure's element alone; a page of several ends with LivePage.end()
 * }</pre>
 */
public final class LivePage {

    /** A still of more bytes is left out: it would be most of the page, and is seen only where scripts do not run. */
    private static final int MOST_STILL = 60_000;

    private final Live live;
    private final Buffers buffers = new Buffers();
    private final LiveRecipes recipes;

    private LivePage(Live live) {
        this.live = live;
        this.recipes = LiveRecipes.of(live, buffers);
    }

    /**
     * Asks the figure for its recipes; takes at most half a minute.
     *
     * @throws RuntimeException what the figure's function throws for the values now
     */
    public static LivePage of(Live live) {
        live.figure();
        return new LivePage(live);
    }

    /** What the page is, in a sentence for its reader. */
    public String words() {
        boolean without = recipes.needsEngine() && !Engine.isThere();
        return without ? "This figure is a still here: the engine for pages was not built." : recipes.words();
    }

    /** Whether its controls move the picture. */
    public boolean isLive() {
        return recipes.isLive() && (!recipes.needsEngine() || Engine.isThere());
    }

    /** Whether the page must hold the engine. */
    public boolean needsEngine() {
        return isLive() && recipes.needsEngine();
    }

    /** The figure's element: its still, and packed beside it all that wakes it. The page holds {@link #end} once, behind all figures. */
    public String fragment() {
        boolean moves = isLive();
        Map<String, Object> state = live.page();
        if (!moves) state.put("still", true);
        state.put("note", words());
        Packed packed = Packed.of(state);
        Set<Component> components = new LinkedHashSet<>();
        for (Figure figure : figures()) components.add(figure.component());
        if (moves) components.addAll(recipes.components());
        Bundle bundle = Bundle.of(components);
        Map<String, Object> all = new LinkedHashMap<>();
        all.put("css", bundle.css());
        all.put("module", bundle.module());
        all.put("state", packed.json());
        all.put("paths", packed.paths());
        all.put("places", buffers.addAll(packed.buffers()));
        all.put("recipes", moves ? recipes.json() : null);
        all.put("engine", moves && recipes.needsEngine());
        return "<div class=\"nb-page\" data-nb-live><div class=\"nb-stills\">" + stills() + "</div><script type=\"text/plain\" data-nb-data>"
                + Pack.text(all, buffers.list()) + "</script></div>";
    }

    private List<Figure> figures() {
        Figure figure = live.figure();
        return figure instanceof Figures several ? several.list() : List.of(figure);
    }

    private String stills() {
        StringBuilder html = new StringBuilder();
        for (Figure figure : figures()) {
            if (figure.markup() != null) {
                html.append(figure.markup());
                continue;
            }
            Still still = figure.still();
            if (still.bytes().length > MOST_STILL) {
                html.append("<p>").append(Pack.escape(still.alt())).append("</p>");
                continue;
            }
            html.append("<img alt=\"").append(Pack.escape(still.alt()));
            html.append("\" width=\"").append(still.width()).append("\" height=\"").append(still.height());
            html.append("\" src=\"data:").append(still.mime()).append(";base64,").append(Base64.getEncoder().encodeToString(still.bytes()))
                    .append("\">");
        }
        return html.toString();
    }

    /**
     * What stands once behind the figures of a page: the script that wakes them, and the engine.
     *
     * @param engine whether a figure of the page needs the engine, and no other script puts it there
     */
    public static String end(boolean engine) {
        String packed = engine && Engine.isThere() ? "<script type=\"text/plain\" data-nb-engine>" + Engine.packed() + "</script>\n" : "";
        return packed + "<script type=\"module\">\n" + Pack.script("/nimbook/page/livepage.js") + "</script>";
    }

    /**
     * The engine as a script file that several pages of a folder share: {@code <script src="engine.js"></script>} before {@link #end}, which then
     * is asked without. Null when it was not built.
     */
    public static String engineFile() {
        return Engine.isThere() ? "globalThis.nimbookEngineData = \"" + Engine.packed() + "\";\n" : null;
    }

    /** The whole page. @param title in the browser's tab and above the figure */
    public String html(String title) {
        String words = Pack.escape(title.isBlank() ? "A live figure" : title);
        List<String> lines = new ArrayList<>(List.of("<!doctype html>", "<html lang=\"en\">", "<head>", "<meta charset=\"utf-8\">",
                "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">", "<meta name=\"generator\" content=\"nimbook\">",
                "<title>" + words + "</title>", "<style>" + new String(Pack.resource("/nimbook/page/livepage.css"), StandardCharsets.UTF_8).strip()
                        + "</style>",
                "</head>", "<body>"));
        if (!title.isBlank()) lines.add("<h1>" + words + "</h1>");
        lines.add(fragment());
        String use = needsEngine() ? "Move the controls, point at cells, click them: the page answers by itself, without a server and without the "
                + "network."
                : isLive() ? "Move the controls, point at the picture: all of it is in this page."
                : "Point at the picture; its controls need the notebook.";
        lines.add("<p class=\"nb-page-note\">Made with nimbook. " + use + "</p>");
        lines.add(end(needsEngine()));
        lines.add("</body>");
        lines.add("</html>");
        return String.join("\n", lines) + "\n";
    }

    /** The whole page, titled by its first figure. */
    public String html() {
        return html("");
    }
}
