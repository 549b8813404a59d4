package nimbook.play;

import static nimbook.core.Arguments.copy;
import static nimbook.core.Arguments.nonNull;

import java.util.List;

/**
 * A move as a reader makes it in a picture.
 *
 * @param to where it leads
 * @param on ids of the picture's parts: of the one that is clicked, or of the two between which is dragged
 * @param first with {@code last} the range of parts that the move is about, in the picture's order; they stand out
 *     before it is made
 * @param last the end of the range
 * @param place where the keys find the move: a number for each direction, the coarsest first, as row and column
 * @param key what is typed for it among the moves that differ in the last number alone; "" for nothing
 * @param step the move in a list of moves: "take 3"
 * @param says the move before it is made: "Take 3, leave 17."
 * @param <P> a position
 */
public record PlayMove<P>(P to, List<String> on, String first, String last, List<Integer> place, String key,
        String step, String says) {

    /** Copies the lists. */
    public PlayMove {
        nonNull(to, "to");
        on = copy(on, "on");
        nonNull(first, "first");
        nonNull(last, "last");
        place = copy(place, "place");
        nonNull(key, "key");
        nonNull(step, "step");
        nonNull(says, "says");
    }
}
