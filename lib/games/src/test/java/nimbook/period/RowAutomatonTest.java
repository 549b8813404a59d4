package nimbook.period;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import nimbook.board.BoardGame;
import nimbook.board.Cells;
import nimbook.board.Moves;
import nimbook.core.Grid;
import nimbook.core.Position;
import org.junit.jupiter.api.Test;

/**
 * The machine of the proofs column by column against the table of the board's engine, with no search for a period
 * around it.
 */
class RowAutomatonTest {

    @Test
    void columnsAgreeWithTheTable() {
        Cells terminal = Cells.of(Position.of(0, 0), Position.of(2, 1), Position.of(3, 70));
        Cells forbidden = Cells.of(Position.of(1, 2), Position.of(3, 9), Position.of(2, 68));
        for (Moves moves : List.of(Moves.queen(), Moves.rook(), Moves.king(), Moves.tWythoff(3), Moves.bishop(),
                Moves.queen().and(Moves.rays(Moves.step(2, 1))),
                Moves.rook().and(Moves.steps(Moves.step(2, 3), Moves.step(3, 0))),
                Moves.steps(Moves.step(0, 2), Moves.step(0, 5), Moves.step(2, 0)),
                new Moves("band", List.of(), List.of(Moves.step(0, 1)), 2),
                Moves.rays(Moves.step(0, 1), Moves.step(1, 2)), Moves.rays(Moves.step(0, 1)))) {
            for (BoardGame game : List.of(BoardGame.of(moves),
                    BoardGame.of(moves).terminal(terminal).forbidden(forbidden))) {
                for (int rows : new int[] {1, 4, 7}) {
                    if (rows < 4 && game.terminalCells().size() > 0) continue;
                    RowBounds bounds = RowBounds.of(game, rows - 1);
                    RowAutomaton machine = new RowAutomaton(game, bounds);
                    Grid table = game.grundy(Math.max(rows, 4), 500);
                    for (int n = 0; n < 500; n++) {
                        assertEquals(n, machine.columns());
                        int[] values = machine.step();
                        for (int m = 0; m < rows; m++) {
                            assertEquals(table.at(m, n), values[m], game + " (" + m + ", " + n + ")");
                            int back = Math.min(n, bounds.window() - 1);
                            assertEquals(table.at(m, n - back), machine.recent(n - back, m),
                                    game + " (" + m + ", " + n + ") seen again");
                        }
                    }
                }
            }
        }
    }

    /**
     * A terminal cell far to the right has the value 0, which no other cell there can have: it must not be taken for a
     * value of its neighbours.
     */
    @Test
    void specialCellsFarOut() {
        for (Moves moves : List.of(Moves.queen(), Moves.rook(), Moves.tWythoff(2),
                Moves.rook().and(Moves.steps(Moves.step(2, 3))))) {
            for (int row = 0; row < 3; row++) {
                BoardGame game = BoardGame.of(moves).terminal(Cells.of(Position.of(row, 1024)))
                        .forbidden(Cells.of(Position.of(2, 1021)));
                Grid table = game.grundy(5, 2000);
                RowAutomaton machine = new RowAutomaton(game, RowBounds.of(game, 4));
                RowPeriods proved = RowPeriods.upTo(game, 4);
                for (int n = 0; n < 2000; n++) {
                    int[] values = machine.step();
                    for (int m = 0; m < 5; m++) {
                        assertEquals(table.at(m, n), values[m], game + " (" + m + ", " + n + ")");
                        assertEquals(table.at(m, n), proved.value(m, n),
                                game + " (" + m + ", " + n + "), by its period");
                    }
                }
                for (Period period : proved.periods()) {
                    assertEquals(List.of(),
                            RepetitionChecker.faults((Repetition) ((Evidence.Proved) period.evidence()).certificate()));
                }
            }
        }
    }

    /** Rows that repeat are copied from a ring, or stand in a border; the rows below them come out the same. */
    @Test
    void rowsBelowOthersThatRepeat() {
        for (BoardGame game : List.of(BoardGame.queen(), BoardGame.rook(),
                BoardGame.rook().forbidden(Cells.square(1)))) {
            int above = 4;
            int rows = 11;
            RowPeriods known = RowPeriods.upTo(game, above - 1);
            int period = (int) known.commonPeriod() * 64;
            RowBounds bounds = RowBounds.of(game, rows - 1);
            PeriodBuffer ring = new PeriodBuffer(bounds, period);
            // from the second round on all rows above repeat, whatever stands before
            int from = period;
            for (int m = 0; m < above; m++) assertTrue(known.period(m).preperiod() <= from);
            int columns = from + period + 200;
            Grid table = game.grundy(rows, columns);
            for (int n = from; n < from + period; n++)
                for (int m = 0; m < above; m++)
                    ring.put(n % period, m, table.at(m, n) - n);
            assertTrue(ProvedRowsSets.fits(bounds, ring));
            for (int bordered : new int[] {0, 1, above}) {
                RowAutomaton machine = new RowAutomaton(game, bounds);
                assertTrue(machine.takesBorders());
                assertEquals(game.moves().rays().contains(Moves.step(1, 1)), machine.seesDiagonals());
                ProvedRowsSets border =
                        bordered == 0 ? null : ProvedRowsSets.of(bounds, ring, bordered, machine.seesDiagonals());
                for (int n = 0; n < columns; n++) {
                    boolean late = n >= from + rows;
                    int[] values = machine.step(late ? above : 0, ring, n % period, late ? border : null);
                    for (int m = late ? bordered : 0; m < rows; m++)
                        assertEquals(table.at(m, n), values[m], game + " (" + m + ", " + n + ") below " + bordered);
                }
            }
        }
        assertTrue(!new RowAutomaton(BoardGame.king(), RowBounds.of(BoardGame.king(), 3)).takesBorders());
        BoardGame band = BoardGame.tWythoff(2);
        assertTrue(!new RowAutomaton(band, RowBounds.of(band, 3)).takesBorders());
        BoardGame more = BoardGame.of(Moves.rook().and(Moves.steps(Moves.step(2, 1))));
        assertTrue(!new RowAutomaton(more, RowBounds.of(more, 3)).takesBorders());
        // 64 must divide the period, and the rows must not be more than its columns
        RowBounds bounds = RowBounds.of(BoardGame.queen(), 70);
        assertTrue(!ProvedRowsSets.fits(bounds, new PeriodBuffer(bounds, 96))
                && !ProvedRowsSets.fits(bounds, new PeriodBuffer(bounds, 64)));
        assertTrue(ProvedRowsSets.fits(bounds, new PeriodBuffer(bounds, 128)));
    }
}
