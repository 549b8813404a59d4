package nimbook.play.board;

import nimbook.core.Position;
import nimbook.play.PlayStyle;

/**
 * Everything about a board that is not its game.
 *
 * @param play title, who begins, the computer's error rate
 * @param flipped whether the origin is at the bottom left
 * @param overlay whether P-positions are marked
 * @param values whether Grundy values stand in the cells
 * @param options whether the legal moves are marked
 * @param picture whether it is a position to look at, without a game around it
 * @param missing whether forbidden cells are drawn as if the board had no cell there
 * @param labels the numbers at the first row and the first column
 * @param terminal the parameter whose cells are edited as terminal cells; null for none
 * @param forbidden the same for the forbidden cells
 */
record BoardStyle(PlayStyle play, boolean flipped, boolean overlay, boolean values, boolean options, boolean picture,
        boolean missing, Labels labels, Edit terminal, Edit forbidden) {

    /** The numbers at the first row and the first column. */
    record Labels(int row, int column) {
        /** A cell as a reader counts: "(3, 5)". */
        String words(Position at) {
            return "(" + (at.row() + row) + ", " + (at.column() + column) + ")";
        }
    }

    /** A parameter of the stage that holds a set of cells, and how large its board is. */
    record Edit(String name, int rows, int columns) {}

    static BoardStyle of(PlayStyle play) {
        return new BoardStyle(play, false, false, false, false, false, false, new Labels(0, 0), null, null);
    }

    BoardStyle withPlay(PlayStyle other) {
        return new BoardStyle(other, flipped, overlay, values, options, picture, missing, labels, terminal, forbidden);
    }

    BoardStyle withFlipped(boolean other) {
        return new BoardStyle(play, other, overlay, values, options, picture, missing, labels, terminal, forbidden);
    }

    BoardStyle withOverlay(boolean other) {
        return new BoardStyle(play, flipped, other, values, options, picture, missing, labels, terminal, forbidden);
    }

    BoardStyle withValues(boolean other) {
        return new BoardStyle(play, flipped, overlay, other, options, picture, missing, labels, terminal, forbidden);
    }

    BoardStyle withOptions(boolean other) {
        return new BoardStyle(play, flipped, overlay, values, other, picture, missing, labels, terminal, forbidden);
    }

    BoardStyle withPicture(boolean other) {
        return new BoardStyle(play, flipped, overlay, values, options, other, missing, labels, terminal, forbidden);
    }

    BoardStyle withMissing(boolean other) {
        return new BoardStyle(play, flipped, overlay, values, options, picture, other, labels, terminal, forbidden);
    }

    BoardStyle withLabels(Labels other) {
        return new BoardStyle(play, flipped, overlay, values, options, picture, missing, other, terminal, forbidden);
    }

    BoardStyle withTerminal(Edit other) {
        return new BoardStyle(play, flipped, overlay, values, options, picture, missing, labels, other, forbidden);
    }

    BoardStyle withForbidden(Edit other) {
        return new BoardStyle(play, flipped, overlay, values, options, picture, missing, labels, terminal, other);
    }
}
