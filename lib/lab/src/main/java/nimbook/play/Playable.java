package nimbook.play;

import static nimbook.core.Arguments.nonNull;

import java.util.List;
import nimbook.core.Outcome;

/**
 * A game that a reader plays against the computer: what any board in a notebook asks of its game. An impartial game of
 * two players who move in turn; a move is the position that it leads to, so every option is one place on the board.
 * Implementations are immutable.
 *
 * <p>A new game brings one class of this kind, with the sentences that its page shows, and a {@link PlayFigure}, which
 * draws its positions and says where its moves are in the drawing. The front end's {@code play.js} does turns, history
 * and hints.
 *
 * @param <P> a position; with {@code equals}
 */
public interface Playable<P> {

    /** The game in a few words: "queen, misère". */
    String name();

    /** Where play begins. */
    P start();

    /** Every legal move, in a fixed order; empty when the play is over. */
    List<P> moves(P at);

    /**
     * Who wins from here under perfect play. Where the play is over: P when the player who moved last has won, N when
     * they have lost (misère play). Null where the game is too large and it is not decided.
     */
    Outcome outcome(P at);

    /**
     * All moves that are known to lead to P-positions, in the order of {@link #moves}; empty at P-positions and where
     * the play is over.
     */
    List<P> winningMoves(P at);

    /** The moves of which it is not decided where they lead; as a rule none. */
    default List<P> undecidedMoves(P at) {
        return List.of();
    }

    /**
     * Why the outcome is what it is, as one sentence without a full stop: "(3, 5) is a P-position: difference 2, …".
     */
    String reason(P at);

    /**
     * A position as the front end writes it.
     *
     * @throws IllegalArgumentException when it is none of this game, with what is allowed
     */
    P read(Object position);

    /** A position as JSON values (numbers, text, lists); {@link #read} takes it back. */
    Object write(P at);

    /** Whether the player who moves last has lost. */
    default boolean misere() {
        return false;
    }

    /** A position in words. */
    default String words(P at) {
        return nonNull(at, "at").toString();
    }

    /** The computer's move from one position to the next, and what for, in a sentence; "" for none. */
    default String explain(P from, P to) {
        return "";
    }

    /**
     * Why no move is made with these parts of the picture, or by what was typed.
     *
     * @param on as in {@link PlayMove}, also with parts that are none
     * @param place the numbers before the last of the place at which was typed; empty without keys
     * @param typed what was typed, or ""
     */
    default String objection(P at, List<String> on, List<Integer> place, String typed) {
        return "That is no move from here.";
    }

    /**
     * The first position that a reader has typed.
     *
     * @throws IllegalArgumentException when it is none with which play begins, with a sentence for the reader
     */
    default P typed(String text) {
        throw new IllegalArgumentException("No other first position can be typed.");
    }

    /** A first position as {@link #typed} reads it; "" for nothing. */
    default String typing(P start) {
        return "";
    }

    /** Whether no move is left. */
    default boolean isOver(P at) {
        return moves(at).isEmpty();
    }
}
