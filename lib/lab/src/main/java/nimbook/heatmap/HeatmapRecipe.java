package nimbook.heatmap;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import nimbook.board.BoardGame;
import nimbook.board.CellsWithValue;
import nimbook.core.Grid;
import nimbook.core.Position;
import nimbook.recipe.GameRecipe;
import nimbook.recipe.RecipeValues;

/** A heatmap as JSON values: the table it was made of, and its style. */
public final class HeatmapRecipe {

    private HeatmapRecipe() {}

    /** The recipe, or null: numbers whose question is not known. */
    static Map<String, Object> of(Heatmap map) {
        Map<String, Object> table = table(map);
        if (table == null) return null;
        HeatmapStyle style = map.style();
        Map<String, Object> recipe = new LinkedHashMap<>();
        recipe.put("figure", "heatmap");
        recipe.put("table", table);
        // Its own title follows the game, which names no set that is empty.
        recipe.put("title", style.title().equals(map.ownTitle()) ? null : style.title());
        recipe.put("axes", List.of(style.rowName(), style.columnName()));
        recipe.put("colors", List.of(style.colors().kind().name(), style.colors().number()));
        recipe.put("highlight", style.highlight());
        List<Object> overlays = new ArrayList<>();
        for (Overlay overlay : style.overlays()) overlays.add(overlay(overlay));
        recipe.put("overlays", overlays);
        recipe.put("flipped", style.flipped());
        recipe.put("size", style.size());
        recipe.put("names", style.names());
        return recipe;
    }

    private static Map<String, Object> table(Heatmap map) {
        if (map.game().isPresent())
            return table(map.game().get(), map.shows() == Heatmap.Shows.OUTCOME, map.rows(), map.columns());
        return map.asked() == null || !AskedGrids.has(map.asked().name()) ? null : RecipeValues.asked(map.asked());
    }

    private static Map<String, Object> table(BoardGame game, boolean outcomes, int rows, int columns) {
        Map<String, Object> recipe = new LinkedHashMap<>();
        recipe.put("of", outcomes ? "outcomes" : "grundy");
        recipe.put("game", GameRecipe.of(game));
        recipe.put("rows", rows);
        recipe.put("columns", columns);
        return recipe;
    }

    private static Grid table(Map<String, Object> recipe) {
        if (recipe.containsKey("name")) return AskedGrids.grid(RecipeValues.asked(recipe));
        BoardGame game = GameRecipe.game(RecipeValues.map(recipe.get("game")));
        int rows = RecipeValues.whole(recipe, "rows");
        int columns = RecipeValues.whole(recipe, "columns");
        return RecipeValues.text(recipe, "of").equals("outcomes") ? game.outcomes(rows, columns)
                : game.grundy(rows, columns);
    }

    private static Map<String, Object> overlay(Overlay overlay) {
        Map<String, Object> recipe = new LinkedHashMap<>();
        recipe.put("name", overlay.name());
        if (overlay instanceof Overlay.Lines lines) {
            List<Double> flat = new ArrayList<>();
            for (Overlay.Line line : lines.lines()) {
                flat.add(line.slope());
                flat.add(line.offset());
            }
            recipe.put("lines", flat);
        } else if (overlay instanceof Overlay.Cross cross) {
            recipe.put("cross", List.of(cross.cell().row(), cross.cell().column()));
        } else if (overlay instanceof Overlay.CellSet set && set.cells() instanceof CellsWithValue found) {
            recipe.put("value", found.value());
            recipe.put("limit", found.limit());
            recipe.put("in", table(found.game(), found.ofOutcomes(), found.rows(), found.columns()));
        } else if (overlay instanceof Overlay.CellSet set) {
            recipe.put("cells", GameRecipe.named(set.name(), set.cells()).get("cells"));
        }
        return recipe;
    }

    private static Overlay overlay(Map<String, Object> recipe) {
        String name = RecipeValues.text(recipe, "name");
        if (recipe.containsKey("lines")) {
            List<Overlay.Line> lines = new ArrayList<>();
            List<?> flat = RecipeValues.list(recipe, "lines");
            for (int i = 0; i < flat.size(); i += 2)
                lines.add(new Overlay.Line(((Number) flat.get(i)).doubleValue(),
                        ((Number) flat.get(i + 1)).doubleValue()));
            return new Overlay.Lines(name, lines);
        }
        if (recipe.containsKey("cross")) {
            int[] cell = RecipeValues.wholes(recipe, "cross");
            return new Overlay.Cross(name, Position.of(cell[0], cell[1]));
        }
        if (recipe.containsKey("in")) {
            return new Overlay.CellSet(name,
                    table(RecipeValues.map(recipe.get("in"))).positionsOf(RecipeValues.whole(recipe, "value"),
                            RecipeValues.whole(recipe, "limit")));
        }
        return new Overlay.CellSet(name, GameRecipe.list(recipe));
    }

    /**
     * The heatmap of a recipe.
     *
     * @throws IllegalArgumentException when something is missing or refused
     */
    public static Heatmap heatmap(Map<String, Object> recipe) {
        List<?> axes = RecipeValues.list(recipe, "axes");
        List<?> colors = RecipeValues.list(recipe, "colors");
        List<Integer> highlight = new ArrayList<>();
        for (int value : RecipeValues.wholes(recipe, "highlight")) highlight.add(value);
        List<Overlay> overlays = new ArrayList<>();
        for (Object overlay : RecipeValues.list(recipe, "overlays")) overlays.add(overlay(RecipeValues.map(overlay)));
        List<String> names = new ArrayList<>();
        for (Object name : RecipeValues.list(recipe, "names")) names.add((String) name);
        ColorMap map = new ColorMap(ColorMap.Kind.valueOf((String) colors.get(0)), ((Number) colors.get(1)).intValue());
        Heatmap numbers = Heatmap.of(table(RecipeValues.map(recipe.get("table"))));
        String title = recipe.get("title") == null ? numbers.style().title() : RecipeValues.text(recipe, "title");
        return numbers.withStyle(new HeatmapStyle(title, (String) axes.get(0),
                (String) axes.get(1), map, highlight, overlays, Boolean.TRUE.equals(recipe.get("flipped")),
                RecipeValues.whole(recipe, "size"), names, null, null));
    }
}
