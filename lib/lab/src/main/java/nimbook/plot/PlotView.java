package nimbook.plot;

import static nimbook.core.Arguments.nonNull;

import java.util.List;
import java.util.Map;

/** What a reader has set in the page, applied to a plot: the keys that plot.js keeps. */
final class PlotView {

    /** The keys with examples. */
    static final Map<String, String> SETTINGS = Map.of("zoom", "{'x':[0,10],'y':[0,1]}", "hidden", "['name']");

    private PlotView() {}

    /**
     * @param view any of zoom {x: [low, high], y: [low, high]} and hidden [name, …]
     * @throws IllegalArgumentException when the zoom is none
     */
    static PlotStyle of(PlotStyle style, Map<String, Object> view) {
        PlotStyle shown = style;
        if (nonNull(view, "view").get("hidden") instanceof List<?> names)
            shown = shown.withHidden(names.stream().map(String::valueOf).toList());
        if (view.get("zoom") instanceof Map<?, ?> zoom)
            shown = shown.withZoom(new PlotZoom(end(zoom, "x", 0), end(zoom, "x", 1), end(zoom, "y", 0),
                    end(zoom, "y", 1)));
        return shown;
    }

    private static double end(Map<?, ?> zoom, String axis, int end) {
        if (zoom.get(axis) instanceof List<?> ends && ends.size() == 2 && ends.get(end) instanceof Number n)
            return n.doubleValue();
        throw new IllegalArgumentException("zoom " + zoom + ": " + axis + " [low, high] is needed");
    }
}
