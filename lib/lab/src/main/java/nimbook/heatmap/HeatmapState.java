package nimbook.heatmap;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import nimbook.board.BoardGame;

/** What a heatmap's component draws; the keys are told at {@link Heatmap#state}. */
final class HeatmapState {

    private HeatmapState() {}

    static Map<String, Object> of(Heatmap map) {
        CellValues values = map.values();
        HeatmapStyle style = map.style();
        Map<String, Object> state = new LinkedHashMap<>();
        state.put("rows", values.rows());
        state.put("columns", values.columns());
        state.put("type", Heatmap.lower(values.type()));
        state.put("values", values.bytes());
        state.put("none", values.type().none);
        state.put("least", values.least());
        state.put("greatest", values.greatest());
        state.put("shows", Heatmap.lower(map.shows()));
        state.put("zeroIsP", map.zeroIsP());
        state.put("question", question(map));
        state.put("title", style.title());
        state.put("axes", List.of(style.rowName(), style.columnName()));
        ColorMap colors = map.resolvedColors();
        state.put("colors", Map.of("kind", Heatmap.lower(colors.kind()), "number", colors.number()));
        state.put("period", Palette.period(values.least(), values.greatest()));
        state.put("highlight", style.highlight());
        state.put("overlays", style.overlays().stream().map(HeatmapState::overlay).toList());
        state.put("flipped", style.flipped());
        state.put("size", style.size());
        state.put("aspect", map.aspect());
        state.put("palettes", PALETTES);
        state.put("names", style.names());
        CellWindow w = style.window();
        state.put("window", w == null ? null : List.of(w.row(), w.column(), w.rows(), w.columns()));
        state.put("pin", style.pin() == null ? null : List.of(style.pin().row(), style.pin().column()));
        return state;
    }

    private static final Map<String, Object> PALETTES = Map.of(
            "sequential", Palette.bytes(Palette.sequential()), "cyclic", Palette.bytes(Palette.cyclic()), "classes",
            Palette.bytes(Palette.classes()),
            "marks", Palette.bytes(Palette.marks()), "named", Palette.bytes(Palette.named()), "rest",
            Palette.bytes(new int[] {Palette.REST.rgb()}),
            "none", Palette.bytes(new int[] {Palette.NONE.rgb()}));

    private static Map<String, Object> question(Heatmap map) {
        BoardGame game = map.game().orElse(null);
        Map<String, Object> question = new LinkedHashMap<>();
        question.put("game", game == null ? null : game.name());
        question.put("misere", game != null && game.isMisere());
        question.put("rows", map.rows());
        question.put("columns", map.columns());
        question.put("shows", Heatmap.lower(map.shows()));
        return question;
    }

    static Map<String, Object> overlay(Overlay overlay) {
        if (overlay instanceof Overlay.Lines l) {
            List<Object> lines = new ArrayList<>();
            for (Overlay.Line line : l.lines()) lines.add(List.of(line.slope(), line.offset()));
            return Map.of("kind", "lines", "name", l.name(), "lines", lines);
        } else if (overlay instanceof Overlay.CellSet s) {
            List<Integer> flat = new ArrayList<>();
            s.cells().forEach(p -> {
                flat.add(p.row());
                flat.add(p.column());
            });
            return Map.of("kind", "cells", "name", s.name(), "cells", flat);
        } else if (overlay instanceof Overlay.Cross c) {
            return Map.of("kind", "cross", "name", c.name(), "row", c.cell().row(), "column", c.cell().column());
        }
        throw new IllegalArgumentException("overlay " + overlay + ": unknown");
    }
}
