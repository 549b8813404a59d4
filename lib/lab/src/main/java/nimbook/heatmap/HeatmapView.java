package nimbook.heatmap;

import static nimbook.core.Arguments.nonNull;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import nimbook.widget.model.Json;

/** What a reader has set in the page, applied to a heatmap: the keys that heatmap.js keeps. */
final class HeatmapView {

    /** The keys with examples. */
    static final Map<String, String> SETTINGS = Map.of("colors", "{'kind':'mod','number':3}", "highlight", "[0,1]",
            "flipped", "true", "overlays", "{'φ lines':true}", "formula", "'x + y'", "zoom",
            "{'u':0,'v':0,'scale':20,'wide':10,'high':10}", "pin", "{'row':3,'column':5}");

    private HeatmapView() {}

    /**
     * @param view any of colors {kind, number}, highlight [value, …], flipped, overlays {name: whether it is seen},
     *     formula, zoom {u, v, wide, high} (columns and lines of the sheet), pin {row, column}; null is as the
     *     figure was made, but for the pin, which it takes away
     * @throws IllegalArgumentException for a value that is none of these
     */
    static Heatmap of(Heatmap map, Map<String, Object> view) {
        Heatmap shown = map;
        if (nonNull(view, "view").get("colors") instanceof Map<?, ?> colors) shown = shown.colors(colors(colors));
        if (view.get("highlight") instanceof List<?> values)
            shown = shown.highlight(values.stream().mapToInt(value -> whole("highlight", value)).toArray());
        if (view.get("flipped") instanceof Boolean flipped && flipped != shown.style().flipped())
            shown = shown.flipped();
        if (view.get("formula") instanceof String text && !text.isBlank()) shown = shown.formula(text);
        if (view.get("overlays") instanceof Map<?, ?> seen) shown = overlays(shown, seen);
        if (view.get("zoom") instanceof Map<?, ?> zoom) shown = zoomed(shown, zoom);
        // The table may have become smaller since the cell was pinned.
        if (view.get("pin") instanceof Map<?, ?> pin) {
            int row = whole("pin", pin.get("row"));
            int column = whole("pin", pin.get("column"));
            if (row >= 0 && row < map.rows() && column >= 0 && column < map.columns()) shown = shown.pin(row, column);
        } else if (view.containsKey("pin") && view.get("pin") == null) {
            shown = shown.with(shown.style().withPin(null));
        }
        return shown;
    }

    private static ColorMap colors(Map<?, ?> colors) {
        for (ColorMap.Kind kind : ColorMap.Kind.values())
            if (Json.lower(kind).equals(colors.get("kind")))
                return new ColorMap(kind, whole("colors", colors.get("number")));
        throw new IllegalArgumentException("colors " + colors + ": the kind is none of the colour maps");
    }

    private static Heatmap overlays(Heatmap map, Map<?, ?> seen) {
        List<Overlay> all = new ArrayList<>(HeatmapOverlays.offered(map));
        all.removeIf(overlay -> !Boolean.TRUE.equals(seen.get(overlay.name())));
        all.addAll(map.style().overlays());
        all.removeIf(overlay -> Boolean.FALSE.equals(seen.get(overlay.name())));
        return map.with(map.style().withOverlays(List.copyOf(all)));
    }

    /** All cells that are seen at least in part. */
    private static Heatmap zoomed(Heatmap map, Map<?, ?> zoom) {
        int column = floor(zoom.get("u"), map.columns() - 1);
        int endColumn = Math.max(column + 1, ceil(zoom.get("u"), zoom.get("wide"), map.columns()));
        int line = floor(zoom.get("v"), map.rows() - 1);
        int endLine = Math.max(line + 1, ceil(zoom.get("v"), zoom.get("high"), map.rows()));
        int row = map.style().flipped() ? map.rows() - endLine : line;
        return map.window(row, column, endLine - line, endColumn - column);
    }

    private static int floor(Object from, int most) {
        return (int) Math.max(0, Math.min(most, Math.floor(number(from) + EDGE)));
    }

    private static int ceil(Object from, Object length, int most) {
        return (int) Math.max(0, Math.min(most, Math.ceil(number(from) + number(length) - EDGE)));
    }

    /** Less than this part of a cell is not seen. */
    private static final double EDGE = 0.02;

    private static double number(Object value) {
        if (value instanceof Number n && Double.isFinite(n.doubleValue())) return n.doubleValue();
        throw new IllegalArgumentException("zoom " + value + ": a number is needed");
    }

    private static int whole(String name, Object value) {
        return Json.whole(name, value, Integer.MIN_VALUE, Integer.MAX_VALUE);
    }
}
