package nimbook.bench;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import nimbook.period.Period;
import org.junit.jupiter.api.Test;

/** The benchmarks' own code runs, at sizes that take no time, and engine and competitor answer alike. */
class BenchmarksTest {

    @Test
    void boardsPilesAndNumbersRun() {
        BoardBenchmarks boards = new BoardBenchmarks();
        BoardBenchmarks.Size size = new BoardBenchmarks.Size();
        size.n = 70;
        assertEquals(boards.timeStamps(size)[69][68], boards.queen(size).at(69, 68));
        assertEquals(boards.oneLevel(size)[68][1], boards.queen(size).at(68, 69));
        assertDoesNotThrow(() -> boards.twoQueen(size));
        FibonacciBenchmarks piles = new FibonacciBenchmarks();
        piles.limit = 90;
        assertEquals(piles.runningMex()[90][40], piles.thresholds().value(90, 40));
        NumberBenchmarks numbers = new NumberBenchmarks();
        numbers.digits = 300;
        numbers.numbers();
        assertTrue(numbers.isP());
        assertEquals(numbers.a, numbers.floorPhi());
        assertEquals(numbers.greedy().length, numbers.halving().size());
        assertEquals(300, numbers.n.toString().length());
    }

    @Test
    void periodsAndRooksRun() {
        RowBenchmarks periods = new RowBenchmarks();
        RowBenchmarks.Rows rows = new RowBenchmarks.Rows();
        rows.last = 9;
        long sum = 0;
        for (Period period : periods.wythoff(rows).periods()) sum += period.period();
        assertEquals(periods.seen(rows), sum);
        assertEquals(periods.rook(rows), periods.rookByRepetition(rows).period(9).period());
        RookBenchmarks rooks = new RookBenchmarks();
        RookBenchmarks.Size size = new RookBenchmarks.Size();
        size.n = 60;
        int[][] slow = rooks.timeStamps(size);
        assertEquals(slow[59][41], rooks.g(size).at(59, 41));
        assertEquals(30, rooks.f(size).at(41, slow[41][30]));
        assertEquals(slow[9][59], rooks.rowsOfG(size).at(9, 59));
        assertEquals(rooks.f(size).at(9, 59), rooks.rowsOfF(size).at(9, 59));
    }
}
