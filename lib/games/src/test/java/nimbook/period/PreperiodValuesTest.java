package nimbook.period;

import static nimbook.style.Refusals.refused;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import nimbook.board.BoardGame;
import nimbook.board.Cells;
import nimbook.core.Grid;
import nimbook.core.Position;
import nimbook.core.ProgressReport;
import org.junit.jupiter.api.Test;

/** What stands before a row's preperiod, where the rows above already repeat and are copied or handed down as sets. */
class PreperiodValuesTest {

    private static final int ROWS = 11;

    /** The rows' periodic part as the table has it, over so many columns that 64 divides them. */
    private static PeriodBuffer ring(BoardGame game, RowPeriods known) {
        int columns = (int) known.commonPeriod();
        while (columns % 64 != 0) columns += (int) known.commonPeriod();
        PeriodBuffer ring = new PeriodBuffer(RowBounds.of(game, ROWS - 1), columns);
        int from = 0;
        for (Period period : known.periods()) from = (int) Math.max(from, period.preperiod());
        Grid table = game.grundy(ROWS, from + columns);
        for (int n = from; n < from + columns; n++)
            for (int m = 0; m < ROWS; m++)
                ring.put(n % columns, m, table.at(m, n) - n);
        return ring;
    }

    private static RowPeriods same(BoardGame game) {
        RowPeriods known = RowPeriods.upTo(game, ROWS - 1);
        long[] preperiods = known.periods().stream().mapToLong(Period::preperiod).toArray();
        int columns = (int) java.util.Arrays.stream(preperiods).max().orElseThrow();
        Grid table = game.grundy(ROWS, columns);
        PeriodBuffer ring = ring(game, known);
        long bytes = 4 * java.util.Arrays.stream(preperiods).sum();
        // all rows at once; row by row; and just too many for all at once
        for (long together : new long[] {bytes, 0, bytes - 1}) {
            PreperiodValues heads = new PreperiodValues(game, ring, preperiods, together);
            for (int m = ROWS - 1; m >= 0; m--) {
                int[] head = new int[(int) preperiods[m]];
                for (int n = 0; n < head.length; n++) head[n] = heads.at(m, n);
                assertArrayEquals(java.util.Arrays.copyOf(table.row(m), head.length), head, game + ", row " + m);
            }
        }
        return known;
    }

    /**
     * A terminal or forbidden cell far out in an upper row makes a head that is nothing like the periodic part;
     * wherever it stands.
     */
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

    /** In any order of rows and columns, and whichever rows are computed with them. */
    @Property(tries = 40, seed = "20260101")
    void valuesInAnyOrder(@ForAll List<@IntRange(max = 40 * ROWS - 1) Integer> cells,
            @ForAll @IntRange(max = 2000) int together) {
        for (int cell : cells)
            assertEquals(TABLE.at(cell % ROWS, cell / ROWS), heads(together).at(cell % ROWS, cell / ROWS));
        PreperiodValues heads = heads(together);
        for (int cell : cells)
            assertEquals(TABLE.at(cell % ROWS, cell / ROWS), heads.at(cell % ROWS, cell / ROWS), cells + " " + cell);
    }

    private static final Grid TABLE = BoardGame.queen().grundy(ROWS, 40);

    /** Wythoff's rows with so long a preperiod that every value belongs to it. */
    private static PreperiodValues heads(long together) {
        long[] preperiods = new long[ROWS];
        java.util.Arrays.fill(preperiods, 1000);
        return new PreperiodValues(BoardGame.queen(), new PeriodBuffer(RowBounds.of(BoardGame.queen(), ROWS - 1), 1),
                preperiods, together);
    }

    /**
     * A value takes the columns up to its own, also where the preperiods are so long that their values would fill no
     * memory.
     */
    @Test
    void aValueTakesTheColumnsBeforeIt() {
        long[] far = new long[ROWS];
        java.util.Arrays.fill(far, 1L << 40);
        PreperiodValues heads = new PreperiodValues(BoardGame.queen(),
                new PeriodBuffer(RowBounds.of(BoardGame.queen(), ROWS - 1), 1), far);
        int value = TABLE.at(6, 30);
        List<ProgressReport> reports = ProgressReport.of(() -> assertEquals(value, heads.at(6, 30)));
        assertEquals(List.of(31L), reports.stream().map(ProgressReport::total).toList());
        assertEquals(List.of(), ProgressReport.of(() -> assertEquals(TABLE.at(3, 7), heads.at(3, 7))), "known already");
    }

    /** 4 bytes for each of 2³⁰ values: 4 GB a row. */
    @Test
    void valuesThatDoNotFit() {
        BoardGame game = BoardGame.queen();
        PeriodBuffer ring = new PeriodBuffer(RowBounds.of(game, 2), 1);
        long[] far = {1L << 40, 1L << 40, 5L << 40};
        int column = (1 << 30) - 1;
        PreperiodValues all = new PreperiodValues(game, ring, far, Long.MAX_VALUE);
        refused("row = 2, column = 1073741823: the values to there would take 12 GB", () -> all.at(2, column));
        PreperiodValues each = new PreperiodValues(game, ring, far, 0);
        refused("row = 1, column = 1073741823: the values to there would take 4.0 GB", () -> each.at(1, column));
        refused("row = 2, column = 1073741823: the values to there would take 4.0 GB", () -> each.at(2, column));
    }
}
