package nimbook.tablesaw;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import nimbook.drawing.Color;
import nimbook.plot.Plot;
import nimbook.plot.PlotDrawing;
import nimbook.widget.live.Figure;
import nimbook.widget.model.Json;

/**
 * A figure of Tablesaw as a cell shows it: by Plotly, which a current JupyterLab draws without the network, next to
 * what all other places show. That is the {@link Plot} of its traces, or, for traces that only Plotly draws, a sentence
 * that says so.
 */
public final class TablesawFigure {

    /** The MIME type under which a JupyterLab with the plotly extension draws {@link #plotly}. */
    public static final String PLOTLY = "application/vnd.plotly.v1+json";
    /** More points than this and Plotly draws on a WebGL canvas; as SVG elements they would stall the page. */
    private static final int MANY = 20_000;

    private final List<Map<String, Object>> traces;
    private final Map<String, Object> layout;
    private final Figure shown;

    private TablesawFigure(List<Map<String, Object>> traces, Map<String, Object> layout) {
        this.traces = traces;
        this.layout = layout;
        this.shown = shown(traces, layout);
        traces.forEach(TablesawFigure::binned);
    }

    /**
     * The figure, read once.
     *
     * @throws IllegalArgumentException when it has no trace, or what Tablesaw writes for it cannot be read
     */
    public static TablesawFigure of(tech.tablesaw.plotly.components.Figure figure) {
        List<Map<String, Object>> traces = PlotlyJson.traces(figure);
        if (traces.isEmpty()) throw new IllegalArgumentException("figure without traces: there is nothing to plot");
        return new TablesawFigure(traces, PlotlyJson.layout(figure));
    }

    private static Figure shown(List<Map<String, Object>> traces, Map<String, Object> layout) {
        try {
            return TablesawPlots.from(traces, layout);
        } catch (IllegalArgumentException e) {
            return nimbook.widget.live.Figures.of("A figure of Tablesaw with a " + e.getMessage() + ".");
        }
    }

    /** What is shown where Plotly is not: the plot of its traces, or a sentence. */
    public Figure figure() {
        return shown;
    }

    /** Says the bins, so that Plotly counts as {@link Plot} does. */
    private static void binned(Map<String, Object> trace) {
        if (!"histogram".equals(trace.get("type")) || !(trace.get("x") instanceof List) || trace.get("xbins") != null)
            return;
        double[] edges = TablesawPlots.from(List.of(trace), Map.of()).series().get(0).x();
        trace.put("xbins", Json.object("start", edges[0], "end", edges[edges.length - 1], "size",
                Math.min(Double.MAX_VALUE, edges[1] - edges[0])));
        trace.remove("nbinsx");
    }

    /**
     * {@code {data, layout, config}} as Plotly takes it, under the MIME type {@link #PLOTLY}. Plotly reads names and
     * titles as a kind of HTML: the three characters that mean something there are escaped, so that it shows them as
     * they are.
     */
    public Map<String, Object> plotly() {
        List<Map<String, Object>> data = new ArrayList<>();
        for (Map<String, Object> trace : traces) data.add(plotly(trace));
        // Plotly's extension does not follow the theme, and colours that a reader names are meant for a white sheet:
        // dark on white, as stills are.
        Map<String, Object> all = Json.object("height", 440,
                "font", Json.object("size", 15, "color", Color.TEXT.hex()),
                "paper_bgcolor", Color.PAPER.hex(), "plot_bgcolor", Color.PAPER.hex(),
                "margin", Json.object("l", 64, "r", 24, "t", layout.containsKey("title") ? 76 : 32, "b", 56),
                "showlegend", traces.size() > 1,
                "legend", Json.object("orientation", "h", "x", 0, "y", 1.01, "yanchor", "bottom"),
                "colorway", PlotDrawing.colorway(),
                "bargap", traces.stream().anyMatch(t -> "histogram".equals(t.get("type"))) ? 0.02 : 0.15);
        all.putAll(layout);
        for (String axis : List.of("xaxis", "yaxis")) {
            Map<String, Object> merged = Json.object("automargin", true, "gridcolor", "rgba(128,128,128,0.25)",
                    "zerolinecolor", "rgba(128,128,128,0.6)", "linecolor", Color.MUTED.hex());
            if (all.get(axis) instanceof Map<?, ?> before) before.forEach((k, v) -> merged.put(String.valueOf(k), v));
            all.put(axis, merged);
        }
        // Not "responsive": JupyterLab's extension follows the window's width by itself, and with it Plotly would take
        // its height from a frame that has none.
        return Json.object("data", data, "layout", PlotlyJson.escaped(all), "config",
                Json.object("displaylogo", false));
    }

    private static Map<String, Object> plotly(Map<String, Object> trace) {
        @SuppressWarnings("unchecked")
        Map<String, Object> out = (Map<String, Object>) PlotlyJson.escaped(trace);
        int points = trace.get("y") instanceof List<?> ys ? ys.size() : 0;
        if ("scatter".equals(out.get("type")) && points > MANY) out.put("type", "scattergl");
        if ("markers".equals(out.get("mode")) && points > 400)
            out.putIfAbsent("marker", Json.object("size", points > 3000 ? 3 : 4));
        return out;
    }
}
