package nimbook.terminal;

/** A set of positions of the queen's game with terminal cells that is compared with Wythoff's P-positions. */
public enum PositionSet {
    /** The P-positions in misère play: a move to a terminal cell loses. */
    MISERE_P("misère P-positions", -1),
    /** The positions of Grundy value 0 in normal play: its P-positions, the terminal cells among them. */
    VALUE_ZERO("positions of Grundy value 0", 0),
    /** The positions of Grundy value 1 in normal play. */
    VALUE_ONE("positions of Grundy value 1", 1),
    /** The positions of Grundy value 2 in normal play. */
    VALUE_TWO("positions of Grundy value 2", 2);

    /** The Grundy value; −1 for misère play, which has none. */
    final int value;
    private final String text;

    PositionSet(String text, int value) {
        this.text = text;
        this.value = value;
    }

    /** The set in words. */
    public String describe() {
        return text;
    }
}
