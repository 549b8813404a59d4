package nimbook.play.board;

import nimbook.play.PlayStyle;
/** Everything about a board that is not its game: one copy for each {@link Board}, changed only before that board is handed out. */
final class BoardStyle implements Cloneable {

    /** A parameter of the stage that holds a set of cells, and how large its board is. */
    record Edit(String name, int rows, int columns) {}

    PlayStyle play;
    boolean flipped;
    boolean overlay;
    boolean values;
    boolean options;
    boolean picture;
    boolean missing;
    int firstRow;
    int firstColumn;
    Edit terminal;
    Edit forbidden;

    BoardStyle(PlayStyle play) {
        this.play = play;
    }

    BoardStyle copy() {
        try {
            return (BoardStyle) clone();
        } catch (CloneNotSupportedException e) {
            throw new AssertionError(e);
        }
    }
}
