package nimbook.play;

import static nimbook.core.Arguments.copy;
import static nimbook.core.Arguments.nonNull;

import java.util.List;
import java.util.Map;
import nimbook.widget.model.Json;

/**
 * How a game is played in its picture, but for its moves.
 *
 * @param how in a sentence: "Click a coin to take it and all after it."
 * @param over what is said when no move is left
 * @param field the name of the field for another first position; "" for none
 * @param keys each with its name, "Shift+" before it where it is held; which number of a move's place it changes; and
 *     by how much, {@link #FIRST} and {@link #LAST} to the ends
 * @param typed how many letters are typed for a move at most
 * @param switches each with its name, its words and whether it is on
 * @param tools what a click may do besides, each with its name, the words of its button, what is said when it is
 *     chosen, and the parameter of the stage whose value it changes, or "" where it begins a game
 * @param list what stands in a list of all moves: "words", "pictures", or "" where there is no list
 */
public record PictureControls(String how, String over, String field, List<List<Object>> keys, int typed,
        List<List<Object>> switches, List<List<Object>> tools, String list) {

    /** To the first move in a direction. */
    public static final int FIRST = -1000;
    /** To the last move in a direction. */
    public static final int LAST = 1000;

    /** Refuses null. */
    public PictureControls {
        nonNull(how, "how");
        nonNull(over, "over");
        nonNull(field, "field");
        keys = copy(keys, "keys");
        switches = copy(switches, "switches");
        tools = copy(tools, "tools");
        nonNull(list, "list");
    }

    /** Where all moves are made in the picture. */
    public PictureControls(String how, String over, String field, List<List<Object>> keys, int typed,
            List<List<Object>> switches, List<List<Object>> tools) {
        this(how, over, field, keys, typed, switches, tools, "");
    }

    /** Where a click makes a move and nothing else. */
    public PictureControls(String how, String over, String field, List<List<Object>> keys, int typed,
            List<List<Object>> switches) {
        this(how, over, field, keys, typed, switches, List.of());
    }

    Map<String, Object> json() {
        return Json.object("how", how, "over", over, "field", field, "keys", keys, "typed", typed, "switches",
                switches, "tools", tools, "list", list);
    }
}
