package nimbook.play.coins;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import nimbook.fibonacci.FibonacciNim;
import nimbook.fibonacci.GlobalPiles;
import nimbook.fibonacci.QuotaPiles;
import nimbook.heap.SubtractionGame;
import nimbook.play.PlayStyle;
import nimbook.recipe.RecipeValues;

/** Coins to play with as JSON values: the game's kind, the first position, and the style. */
public final class CoinsRecipe {

    private CoinsRecipe() {}

    static Map<String, Object> of(Coins coins) {
        CoinPlay play = coins.play();
        Map<String, Object> recipe = new LinkedHashMap<>();
        recipe.put("figure", "coins");
        recipe.put("kind", play.kind());
        recipe.put("piles", play.start().piles());
        recipe.put("quotas", play.start().quotas());
        recipe.put("name", play.name());
        recipe.put("set", play instanceof SetPlay of ? of.game().set() : null);
        recipe.put("look", coins.style().json());
        return recipe;
    }

    /**
     * The coins of a recipe.
     *
     * @throws IllegalArgumentException when something is missing or refused
     */
    public static Coins coins(Map<String, Object> recipe) {
        int[] piles = RecipeValues.wholes(recipe, "piles");
        int[] quotas = RecipeValues.wholes(recipe, "quotas");
        Coins coins = switch (RecipeValues.text(recipe, "kind")) {
            case "one" -> Coins.of(FibonacciNim.turn(piles[0], quotas[0]));
            case "each" -> {
                List<QuotaPiles.Pile> list = new ArrayList<>();
                for (int i = 0; i < piles.length; i++) list.add(new QuotaPiles.Pile(piles[i], quotas[i]));
                yield Coins.of(new QuotaPiles(list));
            }
            case "shared" -> Coins.of(new GlobalPiles(whole(piles), quotas[0]));
            case "set" -> Coins.of(
                    new SubtractionGame(RecipeValues.text(recipe, "name"), whole(RecipeValues.wholes(recipe, "set"))),
                    piles);
            default -> throw new IllegalArgumentException("coins of kind " + recipe.get("kind") + ": unknown");
        };
        return coins.with(PlayStyle.read(RecipeValues.map(recipe.get("look"))));
    }

    private static List<Integer> whole(int[] numbers) {
        List<Integer> list = new ArrayList<>();
        for (int n : numbers) list.add(n);
        return list;
    }
}
