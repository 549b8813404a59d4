package nimbook.period;

import static nimbook.house.Refusals.refused;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import nimbook.board.BoardGame;
import nimbook.board.Cells;
import nimbook.core.Grid;
import nimbook.core.Position;
import org.junit.jupiter.api.Test;

/** What stands before a row's preperiod, where the rows above already repeat and are copied or handed down as sets. */
class RowHeadsTest {

    private static final int ROWS = 11;

    /** The rows' periodic part as the table has it, over so many columns that 64 divides them. */
    private static Ring ring(BoardGame game, RowPeriods known) {
        int columns = (int) known.joint();
        while (columns % 64 != 0) columns += (int) known.joint();
        Ring ring = new Ring(RowBounds.of(game, ROWS - 1), columns);
        int from = 0;
        for (Period period : known.periods()) from = (int) Math.max(from, period.preperiod());
        Grid table = game.grundy(ROWS, from + columns);
        for (int n = from; n < from + columns; n++) for (int m = 0; m < ROWS; m++) ring.put(n % columns, m, table.at(m, n) - n);
        return ring;
    }

    private static RowPeriods same(BoardGame game) {
        RowPeriods known = RowPeriods.upTo(game, ROWS - 1);
        long[] preperiods = known.periods().stream().mapToLong(Period::preperiod).toArray();
        int columns = (int) java.util.Arrays.stream(preperiods).max().orElseThrow();
        Grid table = game.grundy(ROWS, columns);
        Ring ring = ring(game, known);
        long bytes = 4 * java.util.Arrays.stream(preperiods).sum();
        // all rows at once; row by row; and just too many for all at once
        for (long together : new long[] {bytes, 0, bytes - 1}) {
            RowHeads heads = new RowHeads(game, ring, preperiods, together);
            for (int m = ROWS - 1; m >= 0; m--) {
                int[] head = new int[(int) preperiods[m]];
                for (int n = 0; n < head.length; n++) head[n] = heads.at(m, n);
                assertArrayEquals(java.util.Arrays.copyOf(table.row(m), head.length), head, game + ", row " + m);
            }
        }
        return known;
    }

    /** A terminal or forbidden cell far out in an upper row makes a head that is nothing like the periodic part; wherever it stands. */
    @Test
    void headsAgreeWithTheTable() {
        for (int row : new int[] {0, 2}) {
            for (int column = 40; column < 56; column++) {
                Cells cell = Cells.of(Position.of(row, column));
                for (BoardGame game : List.of(BoardGame.queen().terminal(cell), BoardGame.queen().forbidden(cell))) {
                    assertTrue(same(game).period(row).preperiod() > column);
                }
            }
        }
        same(BoardGame.rook().terminal(Cells.of(Position.of(2, 43))));
        same(BoardGame.king());
        same(BoardGame.queen());
    }

    /** 4 bytes for each of 2⁴⁰ values: 4 TB a row. */
    @Test
    void headsThatDoNotFit() {
        BoardGame game = BoardGame.queen();
        Ring ring = new Ring(RowBounds.of(game, 2), 1);
        long[] far = {1L << 40, 1L << 40, 5L << 40};
        RowHeads all = new RowHeads(game, ring, far, Long.MAX_VALUE);
        refused("row = 2: the values before the preperiod would take 28 TB", () -> all.at(1, 5));
        RowHeads each = new RowHeads(game, ring, far, 0);
        refused("row = 1: the values before the preperiod would take 4.0 TB", () -> each.at(1, 5));
        refused("row = 2: the values before the preperiod would take 20 TB", () -> each.at(2, 5));
    }
}
