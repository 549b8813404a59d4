package nimbook.show;

/** Everything about a board that is not its game: one copy for each {@link Board}, changed only before that board is handed out. */
final class BoardLook implements Cloneable {

    /** Who plays; {@link #word} is what the front end calls it. */
    enum Players {
        READER("you"), COMPUTER("computer"), TWO("two");

        final String word;

        Players(String word) {
            this.word = word;
        }
    }

    /** A parameter of the stage that holds a set of cells, and how large its board is. */
    record Edit(String name, int rows, int columns) {}

    String title;
    Players begins = Players.READER;
    double errors;
    boolean flipped;
    boolean verdict = true;
    boolean overlay;
    boolean values;
    boolean options;
    boolean hint;
    boolean picture;
    boolean missing;
    int firstRow;
    int firstColumn;
    Edit terminal;
    Edit forbidden;

    BoardLook copy() {
        try {
            return (BoardLook) clone();
        } catch (CloneNotSupportedException e) {
            throw new AssertionError(e);
        }
    }
}
