package nimbook.game;

import java.util.List;
import nimbook.board.BoardGame;
import nimbook.heap.HeapGame;

/**
 * A position that can be part of a sum: a heap, a piece on a board, a {@link Game}. Two summands that are equal are
 * interchangeable.
 */
public interface Summand {

    /** The Grundy value in normal play. */
    int value();

    /**
     * What a move can make of it; as a rule one summand, for a heap that is split two, for a heap that is taken none.
     */
    List<Sum> options();

    /**
     * About how many positions play from here can reach, this one counted, and rather too many than too few; known
     * without playing.
     */
    double positions();

    /**
     * This and other parts side by side.
     *
     * @throws IllegalArgumentException when this is a misère game: make the sum, and then {@link Sum#misere}
     */
    default Sum plus(Summand... more) {
        return Sum.of(this).plus(more);
    }

    /** This and heaps of a one-pile game. */
    default Sum plus(HeapGame game, int... heaps) {
        return Sum.of(this).plus(game, heaps);
    }

    /** This and a piece on a board. */
    default Sum plus(BoardGame game, int row, int column) {
        return Sum.of(this).plus(game, row, column);
    }
}
