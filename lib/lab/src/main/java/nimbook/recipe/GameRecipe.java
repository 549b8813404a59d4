package nimbook.recipe;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import nimbook.board.BoardGame;
import nimbook.board.Cells;
import nimbook.board.Moves;
import nimbook.core.Position;

/**
 * Games of a board as JSON values, and back. Sets that a parameter makes are told by their parameter: {triangle: 3}.
 */
public final class GameRecipe {

    private GameRecipe() {}

    /** {moves, terminal, forbidden, misere}; no cells are null. */
    public static Map<String, Object> of(BoardGame game) {
        Map<String, Object> recipe = new LinkedHashMap<>();
        recipe.put("moves", moves(game.moves()));
        recipe.put("terminal", cells(game.terminalCells()));
        recipe.put("forbidden", cells(game.forbiddenCells()));
        recipe.put("misere", game.isMisere());
        return recipe;
    }

    /**
     * The game of a recipe.
     *
     * @throws IllegalArgumentException when something is missing or refused
     */
    public static BoardGame game(Map<String, Object> recipe) {
        BoardGame game = BoardGame.of(moves(recipe.get("moves"))).terminal(cells(recipe.get("terminal")))
                .forbidden(cells(recipe.get("forbidden")));
        return Boolean.TRUE.equals(recipe.get("misere")) ? game.misere() : game;
    }

    private static Object moves(Moves moves) {
        for (Moves known : List.of(Moves.queen(), Moves.rook(), Moves.bishop(), Moves.king(), Moves.knight())) {
            if (known.equals(moves) && known.name().equals(moves.name())) return moves.name();
        }
        int width = Math.max(1, moves.diagonalWidth());
        if (moves.name().equals(width + "-Wythoff") && moves.equals(Moves.tWythoff(width)))
            return Map.of("tQueen", width);
        Map<String, Object> recipe = new LinkedHashMap<>();
        recipe.put("name", moves.name());
        recipe.put("rays", steps(moves.rays()));
        recipe.put("steps", steps(moves.steps()));
        recipe.put("band", moves.diagonalWidth());
        return recipe;
    }

    private static List<Integer> steps(List<Moves.Step> steps) {
        List<Integer> flat = new ArrayList<>();
        for (Moves.Step step : steps) {
            flat.add(step.down());
            flat.add(step.left());
        }
        return flat;
    }

    private static Moves moves(Object recipe) {
        if (recipe instanceof String name) {
            switch (name) {
                case "queen": return Moves.queen();
                case "rook": return Moves.rook();
                case "bishop": return Moves.bishop();
                case "king": return Moves.king();
                case "knight": return Moves.knight();
                default: throw new IllegalArgumentException("moves \"" + name + "\": unknown");
            }
        }
        Map<String, Object> map = RecipeValues.map(recipe);
        if (map.containsKey("tQueen")) return Moves.tWythoff(RecipeValues.whole(map, "tQueen"));
        return new Moves(RecipeValues.text(map, "name"), steps(RecipeValues.wholes(map, "rays")),
                steps(RecipeValues.wholes(map, "steps")), RecipeValues.whole(map, "band"));
    }

    private static List<Moves.Step> steps(int[] flat) {
        List<Moves.Step> steps = new ArrayList<>();
        for (int i = 0; i < flat.length; i += 2) steps.add(Moves.step(flat[i], flat[i + 1]));
        return steps;
    }

    static Object cells(Cells cells) {
        if (cells.name().equals(Cells.none().name()) && cells.size() == 0) return null;
        int rows = cells.rows();
        int columns = cells.columns();
        if (rows > 0 && same(cells, "row + column ≤ ", rows - 1, "") && cells.equals(Cells.triangle(rows - 1)))
            return Map.of("triangle", rows - 1);
        if (same(cells, "", rows, " × " + rows + " square") && cells.equals(Cells.square(rows)))
            return Map.of("square", rows);
        if (same(cells, "strip of ", columns, "") && cells.equals(Cells.strip(columns)))
            return Map.of("strip", columns);
        return named(cells.name(), cells.list());
    }

    /** A name and the cells [row, column, row, column, …]. */
    public static Map<String, Object> named(String name, List<Position> cells) {
        List<Integer> flat = new ArrayList<>(2 * cells.size());
        for (Position p : cells) {
            flat.add(p.row());
            flat.add(p.column());
        }
        Map<String, Object> recipe = new LinkedHashMap<>();
        recipe.put("name", name);
        recipe.put("cells", flat);
        return recipe;
    }

    private static boolean same(Cells cells, String before, int number, String after) {
        return cells.name().equals(before + number + after);
    }

    static Cells cells(Object recipe) {
        if (recipe == null) return Cells.none();
        Map<String, Object> map = RecipeValues.map(recipe);
        if (map.containsKey("triangle")) return Cells.triangle(RecipeValues.whole(map, "triangle"));
        if (map.containsKey("square")) return Cells.square(RecipeValues.whole(map, "square"));
        if (map.containsKey("strip")) return Cells.strip(RecipeValues.whole(map, "strip"));
        return new Cells(RecipeValues.text(map, "name"), list(map));
    }

    /** The cells of a recipe, in its order. */
    public static List<Position> list(Map<String, Object> named) {
        int[] flat = RecipeValues.wholes(named, "cells");
        List<Position> cells = new ArrayList<>(flat.length / 2);
        for (int i = 0; i < flat.length; i += 2) cells.add(Position.of(flat[i], flat[i + 1]));
        return cells;
    }
}
