package nimbook.show;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/**
 * What any board that is played on can be told besides its game.
 *
 * @param title the words above it; empty for none
 * @param begins who moves first: "you", "computer", or "two" for two people
 * @param errors how often the computer misses a winning move, in per cent, 0 to 100
 * @param verdict whether it is said at once whose game it is and why
 * @param hint whether the winning moves of the first position are marked
 */
record PlayLook(String title, String begins, double errors, boolean verdict, boolean hint) {

    PlayLook {
        Objects.requireNonNull(title, "title");
        errors = new Opponent(errors).errors();
    }

    static PlayLook of(String title) {
        return new PlayLook(title, "you", 0, true, false);
    }

    PlayLook title(String other) {
        return new PlayLook(other, begins, errors, verdict, hint);
    }

    PlayLook begins(String other) {
        return new PlayLook(title, other, errors, verdict, hint);
    }

    PlayLook errors(double other) {
        return new PlayLook(title, begins, other, verdict, hint);
    }

    PlayLook quiet() {
        return new PlayLook(title, begins, errors, false, hint);
    }

    PlayLook hinted() {
        return new PlayLook(title, begins, errors, verdict, true);
    }

    /** As JSON values, by the names of the parameters. */
    Map<String, Object> json() {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("title", title);
        map.put("begins", begins);
        map.put("errors", errors);
        map.put("verdict", verdict);
        map.put("hint", hint);
        return map;
    }

    /** What {@link #json} wrote. @throws IllegalArgumentException when something is missing or not allowed */
    static PlayLook read(Map<String, Object> map) {
        if (!(map.get("errors") instanceof Number errors)) throw new IllegalArgumentException("recipe without errors");
        return new PlayLook(Recipes.text(map, "title"), Recipes.text(map, "begins"), errors.doubleValue(), Recipes.is(map, "verdict"),
                Recipes.is(map, "hint"));
    }
}
