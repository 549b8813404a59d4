package nimbook.core;

/** Who wins under perfect play. */
public enum Outcome {
    /** The previous player wins: the player who has to move from here loses. */
    P,
    /** The next player wins: there is a move to a P-position. */
    N
}
