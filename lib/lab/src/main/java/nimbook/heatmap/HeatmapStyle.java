package nimbook.heatmap;

import java.util.List;
import nimbook.core.Position;

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
 * @param window the cells that are shown; null for all
 * @param pin a cell that is explained by its options and winning moves; null for none
 */
record HeatmapStyle(String title, String rowName, String columnName, ColorMap colors, List<Integer> highlight,
        List<Overlay> overlays, boolean flipped, int size, List<String> names, CellWindow window, Position pin) {

    HeatmapStyle withTitle(String other) {
        return new HeatmapStyle(other, rowName, columnName, colors, highlight, overlays, flipped, size, names, window,
                pin);
    }

    HeatmapStyle withRowName(String other) {
        return new HeatmapStyle(title, other, columnName, colors, highlight, overlays, flipped, size, names, window,
                pin);
    }

    HeatmapStyle withColumnName(String other) {
        return new HeatmapStyle(title, rowName, other, colors, highlight, overlays, flipped, size, names, window,
                pin);
    }

    HeatmapStyle withColors(ColorMap other) {
        return new HeatmapStyle(title, rowName, columnName, other, highlight, overlays, flipped, size, names, window,
                pin);
    }

    HeatmapStyle withHighlight(List<Integer> other) {
        return new HeatmapStyle(title, rowName, columnName, colors, other, overlays, flipped, size, names, window,
                pin);
    }

    HeatmapStyle withOverlays(List<Overlay> other) {
        return new HeatmapStyle(title, rowName, columnName, colors, highlight, other, flipped, size, names, window,
                pin);
    }

    HeatmapStyle withFlipped(boolean other) {
        return new HeatmapStyle(title, rowName, columnName, colors, highlight, overlays, other, size, names, window,
                pin);
    }

    HeatmapStyle withSize(int other) {
        return new HeatmapStyle(title, rowName, columnName, colors, highlight, overlays, flipped, other, names, window,
                pin);
    }

    HeatmapStyle withNames(List<String> other) {
        return new HeatmapStyle(title, rowName, columnName, colors, highlight, overlays, flipped, size, other, window,
                pin);
    }

    HeatmapStyle withWindow(CellWindow other) {
        return new HeatmapStyle(title, rowName, columnName, colors, highlight, overlays, flipped, size, names, other,
                pin);
    }

    HeatmapStyle withPin(Position other) {
        return new HeatmapStyle(title, rowName, columnName, colors, highlight, overlays, flipped, size, names, window,
                other);
    }
}
