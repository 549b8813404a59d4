package nimbook.page;

import java.util.Map;
import nimbook.diagram.AskedPictures;
import nimbook.heatmap.Heatmap;
import nimbook.heatmap.HeatmapRecipe;
import nimbook.play.board.BoardRecipe;
import nimbook.play.coins.CoinsRecipe;
import nimbook.play.digits.Digits;
import nimbook.recipe.RecipeValues;
import nimbook.widget.Figure;
import nimbook.widget.Json;

/**
 * A figure's question as JSON, and the figure made of it: with the same state, and the same answers to the page's
 * questions. So a page can be answered where no notebook runs. {@link Figure#recipe()} writes, this reads.
 *
 * <p>What is reached from here names no Jupyter, no AWT and no reflection: it is compiled for the browser.
 */
public final class Recipes {

    private Recipes() {}

    /**
     * The figure of a recipe.
     *
     * @throws IllegalArgumentException when it is none, or what it asks for is refused
     */
    public static Figure figure(String json) {
        return figure(RecipeValues.map(Json.read(json)));
    }

    /**
     * The heatmap of a recipe, and no other kind: a page of tables alone then carries half as much code.
     * @throws IllegalArgumentException as {@link #figure}
     */
    public static Heatmap heatmap(String json) {
        Map<String, Object> recipe = RecipeValues.map(Json.read(json));
        if (!RecipeValues.text(recipe, "figure").equals("heatmap"))
            throw new IllegalArgumentException(
                    "figure \"" + RecipeValues.text(recipe, "figure") + "\": this build makes heatmaps alone");
        return HeatmapRecipe.heatmap(recipe);
    }

    /**
     * The figure of a recipe.
     *
     * @throws IllegalArgumentException when it is none, or what it asks for is refused
     */
    public static Figure figure(Map<String, Object> recipe) {
        String kind = RecipeValues.text(recipe, "figure");
        return switch (kind) {
            case "heatmap" -> HeatmapRecipe.heatmap(recipe);
            case "board" -> BoardRecipe.board(recipe);
            case "coins" -> CoinsRecipe.coins(recipe);
            case "digits" -> Digits.read(recipe);
            case "picture" -> AskedPictures.picture(RecipeValues.asked(RecipeValues.map(recipe.get("of"))));
            default -> throw new IllegalArgumentException("figure \"" + kind + "\": unknown");
        };
    }
}
