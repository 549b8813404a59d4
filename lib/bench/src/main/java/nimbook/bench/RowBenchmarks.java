package nimbook.bench;

import nimbook.board.BoardGame;
import nimbook.core.Grid;
import nimbook.period.ReferenceImplementations;
import nimbook.period.RowPeriods;
import nimbook.rook.MisereRook;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/**
 * Periods of rows: proved by the repeated state, seen in a long table, and without writing out the rows of the misère
 * rook.
 */
public class RowBenchmarks {

    /**
     * Columns of the table in which the periods of Wythoff's rows 0..20 are seen: three times the largest preperiod and
     * period.
     */
    private static final int SEEN = 6000;

    /** Rows 0..last. */
    @State(Scope.Benchmark)
    public static class Rows {
        @Param("20")
        int last;
    }

    @Benchmark
    public RowPeriods wythoff(Rows rows) {
        return RowPeriods.upTo(BoardGame.queen(), rows.last);
    }

    @Benchmark
    public long seen(Rows rows) {
        Grid table = BoardGame.queen().grundy(rows.last + 1, SEEN);
        long sum = 0;
        for (int m = 0; m <= rows.last; m++) sum += ReferenceImplementations.seenPeriod(table.row(m), 1)[1];
        return sum;
    }

    @Benchmark
    public long rook(Rows rows) {
        return nimbook.rook.ReferenceImplementations.periodAnew(rows.last);
    }

    @Benchmark
    public RowPeriods rookByRepetition(Rows rows) {
        return RowPeriods.upTo(MisereRook.game(), rows.last);
    }
}
