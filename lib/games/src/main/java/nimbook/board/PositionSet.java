package nimbook.board;

/** A set of positions of the queen's game with terminal cells that is compared with Wythoff's P-positions. */
public enum PositionSet {
    /** The P-positions in misère play: a move to a terminal cell loses. */
    MISERE_P("misère P-positions"),
    /** The positions of Grundy value 1 in normal play. */
    VALUE_ONE("positions of Grundy value 1");

    private final String text;

    PositionSet(String text) {
        this.text = text;
    }

    /** The set in words. */
    public String describe() {
        return text;
    }
}
