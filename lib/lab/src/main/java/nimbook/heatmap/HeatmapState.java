package nimbook.heatmap;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import nimbook.board.BoardGame;
import nimbook.core.Position;
import nimbook.drawing.Color;
import nimbook.drawing.RoundSteps;
import nimbook.widget.model.Json;

/** What a heatmap's component draws; its keys: see {@link Heatmap#state}. */
final class HeatmapState {

    private static final Map<String, Object> PALETTES = palettes(false);
    private static final Map<String, Object> DIVERGING = palettes(true);

    private HeatmapState() {}

    private static Map<String, Object> palettes(boolean diverging) {
        return Json.object("sequential", Palette.bytes(Palette.sequential(diverging)),
                "cyclic", Palette.bytes(Palette.cyclic()), "classes", Palette.bytes(Palette.classes()),
                "marks", Palette.bytes(Palette.marks()), "named", Palette.bytes(Palette.named()),
                "rest", bytes(Palette.REST, Palette.DARK_REST), "none", bytes(Palette.NONE, Palette.DARK_NONE));
    }

    private static byte[] bytes(Color light, Color dark) {
        return Palette.bytes(new int[] {light.rgb(), dark.rgb()});
    }

    static Map<String, Object> of(Heatmap map) {
        CellValues values = map.values();
        HeatmapStyle style = map.style();
        ColorMap colors = map.resolvedColors();
        CellWindow window = style.window();
        Position pin = style.pin();
        return Json.object("rows", values.rows(), "columns", values.columns(), "type", Json.lower(values.type()),
                "values", values.bytes(), "none", values.type().none, "least", values.least(),
                "greatest", values.greatest(), "note", HeatmapText.size(map),
                "facts", HeatmapFacts.of(map), "steps", RoundSteps.FACTORS,
                "labels", ValueLabels.of(map).state(values), "question", question(map), "title", style.title(),
                "axes", List.of(style.rowName(), style.columnName()),
                "colors", Json.object("kind", Json.lower(colors.kind()), "number", colors.number()),
                "choices", ColorChoice.all(map).stream().map(ColorChoice::state).toList(),
                "highlight", style.highlight(), "overlays", overlays(style.overlays(), values),
                "offered", overlays(HeatmapOverlays.offered(map), values), "look", OverlayStyle.state(),
                "flipped", style.flipped(), "size", style.size(),
                "aspect", CellPlane.aspect(map.rows(), map.columns()), "edited", map.edited(),
                "palettes", Palette.diverges(values.least(), values.greatest()) ? DIVERGING : PALETTES,
                "window", window == null ? null
                        : List.of(window.row(), window.column(), window.rows(), window.columns()),
                "pin", pin == null ? null : List.of(pin.row(), pin.column()));
    }

    private static Map<String, Object> question(Heatmap map) {
        BoardGame game = map.game().orElse(null);
        return Json.object("game", game == null ? null : game.name(), "misere", game != null && game.isMisere(),
                "rows", map.rows(), "columns", map.columns(), "shows", Json.lower(map.shows()));
    }

    private static List<Map<String, Object>> overlays(List<Overlay> overlays, CellValues values) {
        return overlays.stream().map(one -> overlay(one, values)).toList();
    }

    /** Lines are {@code [[row, column, row, column] …]}, their ends in the table. */
    static Map<String, Object> overlay(Overlay overlay, CellValues values) {
        if (overlay instanceof Overlay.Lines l) {
            CellWindow all = new CellWindow(0, 0, values.rows(), values.columns());
            return Json.object("kind", "lines", "name", l.name(), "lines", l.lines().stream()
                    .map(line -> line.within(all)).filter(Objects::nonNull).map(HeatmapState::thousandths).toList());
        } else if (overlay instanceof Overlay.CellSet s) {
            List<Integer> flat = new ArrayList<>();
            s.cells().forEach(p -> {
                flat.add(p.row());
                flat.add(p.column());
            });
            return Json.object("kind", "cells", "name", s.name(), "cells", flat);
        }
        Overlay.Cross cross = (Overlay.Cross) overlay;
        return Json.object("kind", "cross", "name", cross.name(), "row", cross.cell().row(), "column",
                cross.cell().column());
    }

    /** Of a cell; written in the same digits by every JDK. */
    private static List<Double> thousandths(double[] places) {
        return Arrays.stream(places).map(v -> Math.rint(1000 * v) / 1000).boxed().toList();
    }
}
