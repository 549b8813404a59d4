package nimbook.show;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import nimbook.board.BoardGame;
import nimbook.core.Position;

/** A board to play on as JSON values: the game, where play begins, and the look. */
final class BoardRecipe {

    private BoardRecipe() {}

    static Map<String, Object> of(Board board) {
        BoardLook look = board.look();
        Map<String, Object> recipe = new LinkedHashMap<>();
        recipe.put("figure", "board");
        recipe.put("game", GameRecipe.of(board.game()));
        recipe.put("start", cell(board.askedStart()));
        recipe.put("size", cell(board.askedSize()));
        Map<String, Object> play = look.play.json();
        // Its own title follows the game, which names no set that is empty.
        if (look.play.title().equals(board.game().name())) play.put("title", null);
        recipe.put("play", play);
        recipe.put("labels", List.of(look.firstRow, look.firstColumn));
        recipe.put("terminal", edit(look.terminal));
        recipe.put("forbidden", edit(look.forbidden));
        recipe.put("flipped", look.flipped);
        recipe.put("overlay", look.overlay);
        recipe.put("values", look.values);
        recipe.put("options", look.options);
        recipe.put("picture", look.picture);
        recipe.put("missing", look.missing);
        return recipe;
    }

    static Board board(Map<String, Object> recipe) {
        BoardGame game = GameRecipe.game(Recipes.map(recipe.get("game")));
        Map<String, Object> play = new LinkedHashMap<>(Recipes.map(recipe.get("play")));
        play.putIfAbsent("title", game.name());
        BoardLook look = new BoardLook(PlayLook.read(play));
        int[] labels = Recipes.wholes(recipe, "labels");
        look.firstRow = labels[0];
        look.firstColumn = labels[1];
        look.terminal = edit(recipe.get("terminal"));
        look.forbidden = edit(recipe.get("forbidden"));
        look.flipped = Recipes.is(recipe, "flipped");
        look.overlay = Recipes.is(recipe, "overlay");
        look.values = Recipes.is(recipe, "values");
        look.options = Recipes.is(recipe, "options");
        look.picture = Recipes.is(recipe, "picture");
        look.missing = Recipes.is(recipe, "missing");
        return Board.again(game, cell(recipe, "start"), cell(recipe, "size"), look);
    }

    private static List<Integer> cell(Position cell) {
        return cell == null ? null : List.of(cell.row(), cell.column());
    }

    private static Position cell(Map<String, Object> recipe, String name) {
        if (recipe.get(name) == null) return null;
        int[] cell = Recipes.wholes(recipe, name);
        return Position.of(cell[0], cell[1]);
    }

    private static Map<String, Object> edit(BoardLook.Edit edit) {
        if (edit == null) return null;
        Map<String, Object> recipe = new LinkedHashMap<>();
        recipe.put("name", edit.name());
        recipe.put("rows", edit.rows());
        recipe.put("columns", edit.columns());
        return recipe;
    }

    private static BoardLook.Edit edit(Object recipe) {
        if (recipe == null) return null;
        Map<String, Object> map = Recipes.map(recipe);
        return new BoardLook.Edit(Recipes.text(map, "name"), Recipes.whole(map, "rows"), Recipes.whole(map, "columns"));
    }
}
