package nimbook.play.board;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import nimbook.board.BoardGame;
import nimbook.core.Position;
import nimbook.play.PlayStyle;
import nimbook.recipe.GameRecipe;
import nimbook.recipe.RecipeValues;

/** A board to play on as JSON values: the game, where play begins, and the style. */
public final class BoardRecipe {

    private BoardRecipe() {}

    static Map<String, Object> of(Board board) {
        BoardStyle style = board.boardStyle();
        Map<String, Object> recipe = new LinkedHashMap<>();
        recipe.put("figure", "board");
        recipe.put("game", GameRecipe.of(board.game()));
        recipe.put("start", cell(board.askedStart()));
        recipe.put("size", cell(board.askedSize()));
        Map<String, Object> play = style.play().json();
        // Its own title follows the game, which names no set that is empty.
        if (style.play().title().equals(board.game().name())) play.put("title", null);
        recipe.put("play", play);
        recipe.put("labels", List.of(style.labels().row(), style.labels().column()));
        recipe.put("terminal", edit(style.terminal()));
        recipe.put("forbidden", edit(style.forbidden()));
        recipe.put("flipped", style.flipped());
        recipe.put("overlay", style.overlay());
        recipe.put("values", style.values());
        recipe.put("options", style.options());
        recipe.put("picture", style.picture());
        recipe.put("missing", style.missing());
        return recipe;
    }

    /**
     * The board of a recipe.
     *
     * @throws IllegalArgumentException when something is missing or refused
     */
    public static Board board(Map<String, Object> recipe) {
        BoardGame game = GameRecipe.game(RecipeValues.map(recipe.get("game")));
        Map<String, Object> play = new LinkedHashMap<>(RecipeValues.map(recipe.get("play")));
        play.putIfAbsent("title", game.name());
        int[] labels = RecipeValues.wholes(recipe, "labels");
        BoardStyle style = new BoardStyle(PlayStyle.read(play), RecipeValues.is(recipe, "flipped"),
                RecipeValues.is(recipe, "overlay"), RecipeValues.is(recipe, "values"),
                RecipeValues.is(recipe, "options"), RecipeValues.is(recipe, "picture"),
                RecipeValues.is(recipe, "missing"), new BoardStyle.Labels(labels[0], labels[1]),
                edit(recipe.get("terminal")), edit(recipe.get("forbidden")));
        return Board.fromRecipe(game, cell(recipe, "start"), cell(recipe, "size"), style);
    }

    private static List<Integer> cell(Position cell) {
        return cell == null ? null : List.of(cell.row(), cell.column());
    }

    private static Position cell(Map<String, Object> recipe, String name) {
        if (recipe.get(name) == null) return null;
        int[] cell = RecipeValues.wholes(recipe, name);
        return Position.of(cell[0], cell[1]);
    }

    private static Map<String, Object> edit(BoardStyle.Edit edit) {
        if (edit == null) return null;
        Map<String, Object> recipe = new LinkedHashMap<>();
        recipe.put("name", edit.name());
        recipe.put("rows", edit.rows());
        recipe.put("columns", edit.columns());
        return recipe;
    }

    private static BoardStyle.Edit edit(Object recipe) {
        if (recipe == null) return null;
        Map<String, Object> map = RecipeValues.map(recipe);
        return new BoardStyle.Edit(RecipeValues.text(map, "name"), RecipeValues.whole(map, "rows"),
                RecipeValues.whole(map, "columns"));
    }
}
