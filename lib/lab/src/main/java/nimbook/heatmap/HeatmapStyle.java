package nimbook.heatmap;

import java.util.List;

/**
 * Everything about a heatmap that is not its numbers.
 *
 * @param title the words above the cells; empty for none
 * @param rowName what a row is
 * @param columnName what a column is
 * @param colors how values become colours
 * @param highlight marked values
 * @param overlays what lies over the cells
 * @param flipped whether the origin is at the bottom left
 * @param size the longer side of the cells' area in CSS pixels
 * @param names of the values 0, 1, 2, …; empty for numbers
 */
record HeatmapStyle(String title, String rowName, String columnName, ColorMap colors, List<Integer> highlight,
        List<Overlay> overlays, boolean flipped, int size, List<String> names) {

    HeatmapStyle withTitle(String other) {
        return new HeatmapStyle(other, rowName, columnName, colors, highlight, overlays, flipped, size, names);
    }

    HeatmapStyle withRowName(String other) {
        return new HeatmapStyle(title, other, columnName, colors, highlight, overlays, flipped, size, names);
    }

    HeatmapStyle withColumnName(String other) {
        return new HeatmapStyle(title, rowName, other, colors, highlight, overlays, flipped, size, names);
    }

    HeatmapStyle withColors(ColorMap other) {
        return new HeatmapStyle(title, rowName, columnName, other, highlight, overlays, flipped, size, names);
    }

    HeatmapStyle withHighlight(List<Integer> other) {
        return new HeatmapStyle(title, rowName, columnName, colors, other, overlays, flipped, size, names);
    }

    HeatmapStyle withOverlays(List<Overlay> other) {
        return new HeatmapStyle(title, rowName, columnName, colors, highlight, other, flipped, size, names);
    }

    HeatmapStyle withFlipped(boolean other) {
        return new HeatmapStyle(title, rowName, columnName, colors, highlight, overlays, other, size, names);
    }

    HeatmapStyle withSize(int other) {
        return new HeatmapStyle(title, rowName, columnName, colors, highlight, overlays, flipped, other, names);
    }

    HeatmapStyle withNames(List<String> other) {
        return new HeatmapStyle(title, rowName, columnName, colors, highlight, overlays, flipped, size, other);
    }
}
