package nimbook.play;

import static nimbook.core.Arguments.copy;
import static nimbook.core.Arguments.nonNull;

import java.util.List;
import nimbook.drawing.Drawing;

/**
 * A position as it is drawn, with the moves that are made in the drawing: the one source of what is played, saved and
 * spoken.
 *
 * @param drawing its marks; parts have the ids that the moves name
 * @param label the position for speech, and how the keys move
 * @param moves every move, in the order of {@link Playable#moves}
 * @param <P> a position
 */
public record PlayPicture<P>(Drawing drawing, String label, List<PlayMove<P>> moves) {

    /** Copies the list. */
    public PlayPicture {
        nonNull(drawing, "drawing");
        nonNull(label, "label");
        moves = copy(moves, "moves");
    }
}
