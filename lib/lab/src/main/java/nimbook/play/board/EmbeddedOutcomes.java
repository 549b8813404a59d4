package nimbook.play.board;

import nimbook.board.BoardGame;
import nimbook.board.GrundyTable;
import nimbook.board.OutcomeTable;
import nimbook.core.Grid;

/**
 * What a board's figure knows without a kernel.
 *
 * @param outcomes whether outcomes are among it
 * @param cells a byte a cell, row by row: bit 0 P-position, bit 1 play can leave the board from there
 * @param values Grundy values, two bytes a cell, little-endian, −1 for none; empty where they are not embedded or there
 *     are none
 */
record EmbeddedOutcomes(boolean outcomes, byte[] cells, byte[] values) {

    static EmbeddedOutcomes of(BoardPlay play, int rows, int columns) {
        BoardGame game = play.game();
        byte[] cells = new byte[rows * columns];
        for (int i = 0; i < cells.length; i++) if (play.leaves(i / columns, i % columns)) cells[i] = 2;
        if (cells.length > Board.EMBEDDED) return new EmbeddedOutcomes(false, cells, new byte[0]);
        // Tables must hold every special cell; what lies beyond the board is cut off again.
        int high = Math.max(rows, Math.max(game.terminalCells().rows(), game.forbiddenCells().rows()));
        int wide = Math.max(columns, Math.max(game.terminalCells().columns(), game.forbiddenCells().columns()));
        OutcomeTable table = game.outcomes(high, wide);
        GrundyTable values = game.isMisere() ? null : game.grundy(high, wide);
        byte[] numbers = new byte[values == null ? 0 : 2 * cells.length];
        for (int i = 0; i < cells.length; i++) {
            int row = i / columns;
            int column = i % columns;
            if (table.at(row, column) == 0) cells[i] |= 1;
            if (values == null) continue;
            int value = values.at(row, column);
            if (value > Short.MAX_VALUE)
                throw new IllegalStateException("Grundy value " + value + " of a board of " + rows + " × " + columns);
            if (value == Grid.NONE) value = -1;
            numbers[2 * i] = (byte) value;
            numbers[2 * i + 1] = (byte) (value >> 8);
        }
        return new EmbeddedOutcomes(true, cells, numbers);
    }
}
