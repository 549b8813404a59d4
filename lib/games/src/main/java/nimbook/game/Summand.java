package nimbook.game;

import java.util.List;

/**
 * A position that can be part of a sum: a heap, a piece on a board, a {@link Game}. Two summands that are equal are interchangeable.
 */
public interface Summand {

    /** The Grundy value in normal play. */
    int value();

    /** What a move can make of it; as a rule one summand, for a heap that is split two, for a heap that is taken none. */
    List<Sum> options();

    /** About how many positions play from here can reach, this one counted, and rather too many than too few; known without playing. */
    double positions();
}
