package nimbook.core;

import java.util.List;

/** A table of the Grundy values or outcomes of a game whose positions stand in cells, with the moves between them. */
public interface GameGrid extends Grid {

    /** The game's name; "" where it has none. */
    String name();

    /** Whether the last player to move loses. */
    boolean isMisere();

    /**
     * The cells of the table that a move from a cell leads to, by rows; a position that stands in several cells is
     * named in each. Empty for a cell without a position.
     *
     * @throws IndexOutOfBoundsException for a cell outside of the table
     */
    List<Position> options(int row, int column);

    /**
     * How many moves lead to positions that stand in no cell of the table.
     *
     * @throws IndexOutOfBoundsException for a cell outside of the table
     */
    int optionsOutside(int row, int column);
}
