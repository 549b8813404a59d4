package nimbook.period;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import nimbook.board.BoardGame;
import nimbook.board.Cells;
import nimbook.board.GrundyTable;
import nimbook.board.Moves;
import nimbook.core.Grid;
import nimbook.core.Position;
import org.junit.jupiter.api.Test;

class RowPeriodsTest {

    private static final BoardGame MISERE_ROOK = BoardGame.rook().forbidden(Cells.of(Position.of(0, 0)));

    private static Repetition certificate(Period period) {
        return (Repetition) ((Evidence.Proved) period.evidence()).certificate();
    }

    /** m ⊕ n: adding 2^k > m to n adds it to the value; no smaller number does, by the uppermost digit of m. */
    @Test
    void nimRowsHaveThePowerOfTwoAboveThemAsPeriod() {
        RowPeriods nim = RowPeriods.upTo(BoardGame.rook(), 40);
        for (int m = 0; m <= 40; m++) {
            Period period = nim.period(m);
            assertEquals(0, period.preperiod());
            assertEquals(m == 0 ? 1 : 2 * Integer.highestOneBit(m), period.period());
            assertEquals(period.period(), period.saltus());
            assertEquals(m ^ 1_000_000_007L, nim.value(m, 1_000_000_007L));
        }
    }

    @Test
    void rowsAgreeWithANaiveDetector() {
        for (GrundyTable table : List.of(BoardGame.queen().grundy(21, 6000), MISERE_ROOK.grundy(9, 40_000))) {
            RowPeriods rows = RowPeriods.upTo(table.game(), table.rows() - 1);
            for (int m = 0; m < table.rows(); m++) {
                long[] seen = ReferenceImplementations.seenPeriod(table.row(m), 1);
                Period found = rows.period(m);
                assertEquals(List.of(seen[0], seen[1]), List.of(found.preperiod(), found.period()), "row " + m);
                assertEquals(List.of(), RepetitionChecker.faults(certificate(found)));
                for (int n = 0; n < 6000; n += 7) assertEquals(table.at(m, n), rows.value(m, n));
            }
        }
    }

    /**
     * Rows whose periods 64 divides are computed below sets that the rows above hand down; the engine of tables knows
     * nothing of that.
     */
    @Test
    void farRowsAgreeWithTheTableBeforeAndAfterTheirPreperiods() {
        int columns = 18_000;
        Grid table = BoardGame.queen().grundy(49, columns);
        RowPeriods rows = RowPeriods.upTo(BoardGame.queen(), 48);
        assertEquals(0, rows.commonPeriod() % 1536);
        for (int m : new int[] {0, 15, 16, 31, 47, 48}) {
            int[] row = table.row(m);
            for (int n = 0; n < columns; n++) assertEquals(row[n], rows.value(m, n), "(" + m + ", " + n + ")");
        }
        // the last row from the periodic part, at a column of a hundred digits: 18 867 + 1536 = 20 403 columns hold all
        // of it
        Period last = rows.period(48);
        BigInteger far = BigInteger.TEN.pow(100);
        int[] seen = BoardGame.queen().grundy(49, (int) (last.preperiod() + last.period())).row(48);
        int here = (int) last.representative(far);
        assertEquals(BigInteger.valueOf(seen[here] - here), rows.value(48, far).subtract(far));
    }

    /**
     * Dress, Flammenkamp and Pink (1999) and Landman (2002) prove that a period exists; the bound b − 2a ≤ g(a, b) is
     * Landman's.
     */
    @Test
    void thePeriodsOfWythoffsRowsKeepTheBoundOfLandman() {
        RowPeriods rows = RowPeriods.upTo(BoardGame.queen(), 40);
        for (int m = 0; m <= 40; m++) {
            Period period = rows.period(m);
            assertEquals(period.period(), period.saltus());
            for (long n = period.preperiod(); n < period.preperiod() + period.period(); n++) {
                long h = rows.value(m, n) - n;
                assertTrue(-2 * m <= h && h <= m, "(" + m + ", " + n + ")");
            }
        }
    }

    @Test
    void boundedRowsHaveSaltusZero() {
        RowPeriods king = RowPeriods.upTo(BoardGame.king(), 9);
        Grid table = BoardGame.king().grundy(10, 60);
        for (int m = 0; m < 10; m++) {
            assertEquals(0, king.period(m).saltus());
            assertEquals(2, king.period(m).period());
            for (int n = 0; n < 60; n++) assertEquals(table.at(m, n), king.value(m, n));
            assertTrue(certificate(king.period(m)).faults().isEmpty());
        }
    }

    @Provide
    Arbitrary<BoardGame> games() {
        Arbitrary<Moves.Step> below = Arbitraries.integers().between(1, 3)
                .flatMap(a -> Arbitraries.integers().between(0, 3).map(b -> Moves.step(a, b)));
        Arbitrary<List<Moves.Step>> rays = below.list().ofMaxSize(2);
        Arbitrary<List<Moves.Step>> steps = below.list().ofMaxSize(3);
        Arbitrary<List<Position>> cells = Arbitraries.integers().between(0, 3).tuple2()
                .map(t -> Position.of(t.get1(), t.get2())).list().ofMaxSize(4);
        return net.jqwik.api.Combinators
                .combine(rays, steps, Arbitraries.integers().between(0, 2), cells, cells, Arbitraries.of(true, false))
                .as((r, s, band, terminal, forbidden, horizontal) -> {
                    List<Moves.Step> all = new ArrayList<>(r);
                    List<Moves.Step> once = new ArrayList<>(s);
                    if (horizontal) all.add(Moves.step(0, 1));
                    else once.add(Moves.step(0, 2));
                    return BoardGame.of(new Moves("random", all, once, band)).terminal(Cells.of(terminal))
                            .forbidden(Cells.of(forbidden));
                });
    }

    @Property(tries = 60, seed = "20260101")
    void everyGameAgreesWithItsTableAndItsCertificateHolds(@ForAll("games") BoardGame game) {
        int rows = 5;
        RowPeriods found = RowPeriods.upTo(game, rows - 1);
        int columns = (int) Math.min(3000, found.commonPeriod() * 3 + 300);
        Grid table = game.grundy(rows, columns);
        for (int m = 0; m < rows; m++) {
            for (int n = 0; n < columns; n++)
                assertEquals(table.at(m, n), found.value(m, n), game.name() + " (" + m + ", " + n + ")");
            assertEquals(List.of(), RepetitionChecker.faults(certificate(found.period(m))));
        }
    }
}
