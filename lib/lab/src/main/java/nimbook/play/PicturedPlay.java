package nimbook.play;

import static nimbook.core.Arguments.nonNull;

import java.util.List;

/**
 * A game whose moves are made in its picture: the sentences that its page shows. None of them stands in the page.
 *
 * @param <P> a position
 */
public interface PicturedPlay<P> extends Playable<P> {

    /** Whether whoever moves last has lost. */
    default boolean misere() {
        return false;
    }

    /** A position in words. */
    default String words(P at) {
        return nonNull(at, "at").toString();
    }

    /** The computer's move from one position to the next, and what for, in a sentence. */
    String explain(P from, P to);

    /**
     * Why no move is made with these parts of the picture, or by what was typed.
     *
     * @param on as in {@link PlayMove}, also with parts that are none
     * @param place the numbers before the last of the place at which was typed; empty without keys
     * @param typed what was typed, or ""
     */
    String objection(P at, List<String> on, List<Integer> place, String typed);

    /**
     * The first position that a reader has typed.
     *
     * @throws IllegalArgumentException when it is none with which play begins, with a sentence for the reader
     */
    P typed(String text);

    /** A first position as {@link #typed} reads it. */
    String typing(P start);
}
