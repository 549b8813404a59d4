package nimbook.show;

import java.util.List;
import java.util.Map;
import nimbook.widget.Figure;
import nimbook.widget.Json;

/**
 * A figure's question as JSON, and the figure made of it: with the same state, and the same answers to the page's questions. So a page
 * can be answered where no notebook runs. {@link Figure#recipe()} writes, this reads.
 *
 * <p>What is reached from here names no Jupyter, no AWT and no reflection: it is compiled for the browser.
 */
public final class Recipes {

    private Recipes() {}

    /** The figure of a recipe. @throws IllegalArgumentException when it is none, or what it asks for is refused */
    public static Figure figure(String json) {
        return figure(map(Json.read(json)));
    }

    /**
     * The heatmap of a recipe, and no other kind: a page of tables alone then carries half as much code.
     * @throws IllegalArgumentException as {@link #figure}
     */
    public static Heatmap heatmap(String json) {
        Map<String, Object> recipe = map(Json.read(json));
        if (!text(recipe, "figure").equals("heatmap")) throw new IllegalArgumentException("figure \"" + text(recipe, "figure")
                + "\": this build makes heatmaps alone");
        return HeatmapRecipe.heatmap(recipe);
    }

    /** The figure of a recipe. @throws IllegalArgumentException when it is none, or what it asks for is refused */
    public static Figure figure(Map<String, Object> recipe) {
        String kind = text(recipe, "figure");
        return switch (kind) {
            case "heatmap" -> HeatmapRecipe.heatmap(recipe);
            case "board" -> BoardRecipe.board(recipe);
            case "coins" -> CoinsRecipe.coins(recipe);
            case "digits" -> Digits.read(recipe);
            case "picture" -> AskedPictures.picture(HeatmapRecipe.asked(map(recipe.get("of"))));
            default -> throw new IllegalArgumentException("figure \"" + kind + "\": unknown");
        };
    }

    @SuppressWarnings("unchecked")
    static Map<String, Object> map(Object value) {
        if (value instanceof Map<?, ?>) return (Map<String, Object>) value;
        throw new IllegalArgumentException("recipe " + value + ": names with values are needed");
    }

    static String text(Map<String, Object> map, String name) {
        if (map.get(name) instanceof String text) return text;
        throw new IllegalArgumentException("recipe without " + name);
    }

    static boolean is(Map<String, Object> map, String name) {
        return Boolean.TRUE.equals(map.get(name));
    }

    static int whole(Map<String, Object> map, String name) {
        return whole(map.get(name), name);
    }

    private static int whole(Object value, String name) {
        if (value instanceof Number number && number.doubleValue() == number.intValue()) return number.intValue();
        throw new IllegalArgumentException(name + " = " + value + ": a whole number is needed");
    }

    static List<?> list(Map<String, Object> map, String name) {
        if (map.get(name) instanceof List<?> list) return list;
        throw new IllegalArgumentException("recipe without a list " + name);
    }

    static int[] wholes(Map<String, Object> map, String name) {
        List<?> list = list(map, name);
        int[] numbers = new int[list.size()];
        for (int i = 0; i < numbers.length; i++) numbers[i] = whole(list.get(i), name);
        return numbers;
    }
}
