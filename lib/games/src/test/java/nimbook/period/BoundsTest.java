package nimbook.period;

import static nimbook.style.Refusals.refused;
import static nimbook.style.Refusals.stopped;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import nimbook.board.BoardGame;
import nimbook.board.Cells;
import nimbook.board.Moves;
import nimbook.core.Position;
import nimbook.core.ProgressReport;
import nimbook.heap.Octal;
import org.junit.jupiter.api.Test;

/** The bounds behind the proofs against the cells that a move reaches, and the arithmetic of periods against loops. */
class BoundsTest {

    private static final int FAR = 80;

    private static List<Moves> moves() {
        return List.of(Moves.queen(), Moves.rook(), Moves.king(), Moves.tWythoff(2), Moves.tWythoff(5), Moves.bishop(),
                Moves.queen().and(Moves.rays(Moves.step(2, 1))),
                Moves.rook().and(Moves.steps(Moves.step(2, 3), Moves.step(5, 1))),
                Moves.rays(Moves.step(3, 2), Moves.step(1, 0)),
                Moves.steps(Moves.step(0, 2), Moves.step(0, 5), Moves.step(2, 0)),
                new Moves("band", List.of(), List.of(Moves.step(0, 1)), 3), Moves.rays(Moves.step(0, 1)));
    }

    /** Row m of one piece without other cells: what a cell far from the edge reaches in the rows above, counted. */
    @Test
    void boundsAreWhatTheOptionsSay() {
        Cells terminal = Cells.of(Position.of(0, 0), Position.of(2, 1), Position.of(2, 7), Position.of(5, 3));
        Cells forbidden = Cells.of(Position.of(1, 2), Position.of(5, 9), Position.of(5, 10));
        for (Moves moves : moves()) {
            boolean ray = moves.rays().contains(Moves.step(0, 1));
            for (boolean special : new boolean[] {false, true}) {
                BoardGame game =
                        special ? BoardGame.of(moves).terminal(terminal).forbidden(forbidden) : BoardGame.of(moves);
                for (int row = 0; row < 9; row++) {
                    int[] back = new int[row + 1];
                    int options = 0;
                    int reach = 0;
                    for (int m = 0; m <= row; m++) {
                        back[m] = inRow(game.terminalCells(), m) + inRow(game.forbiddenCells(), m);
                        options = 0;
                        for (Position p : BoardGame.of(moves).options(m, FAR)) {
                            if (p.row() == m && ray) continue;
                            options++;
                            reach = Math.max(reach, FAR - p.column());
                            back[m] += 1 + inRow(game.terminalCells(), p.row());
                        }
                        if (!ray) back[m] = 0;
                    }
                    int most = java.util.Arrays.stream(back).max().orElseThrow();
                    RowBounds bounds = RowBounds.of(game, row);
                    String what = game + ", row " + row + ": " + bounds;
                    assertEquals(ray ? 1 : 0, bounds.slope(), what);
                    assertEquals(java.util.Arrays.toString(back), java.util.Arrays.toString(bounds.back()), what);
                    assertEquals(most, bounds.mostBack(), what);
                    assertEquals(ray ? Math.min(options, row) : options, bounds.up(), what);
                    assertEquals(reach, bounds.reach(), what);
                    assertEquals(Math.max(1, Math.max(reach, ray ? most + bounds.up() : 0)), bounds.window(), what);
                    assertEquals(special ? 11 : 0, bounds.special(), what);
                }
            }
        }
    }

    private static int inRow(Cells cells, int row) {
        return (int) cells.list().stream().filter(p -> p.row() == row).count();
    }

    /** Twice what is said is allowed for: enough for what the machine allocates, and not ten times as much. */
    @Test
    void workingSpace() {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        for (Moves moves : moves()) {
            for (int row : new int[] {20, 60, 150}) {
                BoardGame game = BoardGame.of(moves);
                RowBounds bounds = RowBounds.of(game, row);
                long before = threads.getCurrentThreadAllocatedBytes();
                RowAutomaton machine = new RowAutomaton(game, bounds);
                double taken = threads.getCurrentThreadAllocatedBytes() - before;
                double said = 2 * RowAutomaton.bytes(bounds);
                // lists of moves and of empty rows in addition to the sets
                assertTrue(taken <= said + 200.0 * row + 20_000 && said <= 10 * taken, machine.columns()
                        + " columns of " + game + ", row " + row + ": said " + said + ", taken " + taken);
            }
        }
    }

    /** A search and the values before a preperiod tell how far they are; what was found is not sought again. */
    @Test
    void theWorkIsReported() {
        List<ProgressReport> search = ProgressReport.of(() -> RowPeriods.upTo(BoardGame.queen(), 12));
        assertTrue(search.contains(new ProgressReport(0, 13, "rows")), search.toString());
        assertTrue(search.stream().anyMatch(t -> t.total() == 13 && t.what().equals("rows") && t.done() > 0));
        RowPeriods rows = RowPeriods.upTo(BoardGame.queen(), 12);
        long before = rows.period(12).preperiod() - 1;
        int value = BoardGame.queen().value(12, (int) before);
        assertTrue(ProgressReport.of(() -> assertEquals(value, rows.value(12, before))).stream()
                .anyMatch(t -> t.what().equals("columns")));
        assertEquals(List.of(), ProgressReport.of(() -> assertEquals(value, rows.value(12, before))));
        for (Runnable work : List.<Runnable>of(() -> RowPeriods.upTo(BoardGame.king(), 3),
                () -> RowPeriods.upTo(BoardGame.queen(), 12).value(12, 0))) {
            stopped(work::run);
        }
    }

    /** Bytes as long as they hold the offsets of all rows, then 16 bits, then no more. */
    @Test
    void aRingGivesBackWhatItTook() {
        Random random = new Random(8);
        for (int[] range : new int[][] {{127, 127}, {128, 127}, {127, 128}, {32_767, 32_767}, {0, 1}}) {
            RowBounds bounds = new RowBounds(1, new int[] {0, range[0], 0}, range[1], 1, 0, 1);
            PeriodBuffer ring = new PeriodBuffer(bounds, 5);
            assertEquals(5, ring.columns);
            int[][] model = new int[5][3];
            for (int i = 0; i < 60; i++) {
                int phase = random.nextInt(5);
                int row = random.nextInt(3);
                int within = random.nextInt(range[0] + range[1] + 1) - range[0];
                int value = i % 7 == 0 ? -range[0] - 1 - i : i % 3 == 0 ? -range[0] : i % 3 == 1 ? range[1] : within;
                ring.put(phase, row, value);
                // what lies further below is a terminal or forbidden cell, and all such are one
                model[phase][row] = Math.max(value, -range[0] - 1);
            }
            for (int phase = 0; phase < 5; phase++)
                for (int row = 0; row < 3; row++)
                    assertEquals(model[phase][row], ring.at(phase, row));
        }
        refused("row 1: its values spread further",
                () -> new PeriodBuffer(new RowBounds(1, new int[] {0, 32_768}, 5, 1, 0, 1), 5));
        refused("row 1: its values spread further",
                () -> new PeriodBuffer(new RowBounds(1, new int[] {0, 5}, 32_768, 1, 0, 1), 5));
        refused("row 1: 2 rows over their common period of 2000000000 columns are more than 2³¹ cells",
                () -> new PeriodBuffer(new RowBounds(1, new int[] {0, 5}, 5, 1, 0, 1), 2_000_000_000));
    }

    /** By a sieve: the primes are written down at each of their multiples. */
    @Test
    void primesByASieve() {
        int end = 2000;
        List<List<Long>> divisors = new ArrayList<>();
        for (int n = 0; n < end; n++) divisors.add(new ArrayList<>());
        for (int q = 2; q < end; q++) {
            boolean prime = divisors.get(q).isEmpty();
            for (int n = q; n < end && prime; n += q) divisors.get(n).add((long) q);
        }
        for (int n = 1; n < end; n++) assertEquals(divisors.get(n), Primes.of(n));
        refused("n = 0", () -> Primes.of(0));
        // the largest prime below 2⁶³: three thousand million divisions
        stopped(() -> Primes.of(9_223_372_036_854_775_783L));
    }

    /** Both by walking down: a period less, a saltus more. */
    @Test
    void representatives() {
        Evidence seen = new Evidence.Observed("looked", 0);
        for (int preperiod : new int[] {0, 1, 7}) {
            for (int p = 1; p < 6; p++) {
                Period period = new Period(preperiod, p, p - 3, seen);
                for (int n = 0; n < 50; n++) {
                    int down = n;
                    int lift = 0;
                    while (down >= preperiod + p) {
                        down -= p;
                        lift += p - 3;
                    }
                    assertEquals(down, period.representative(BigInteger.valueOf(n)));
                    assertEquals(BigInteger.valueOf(lift), period.lift(BigInteger.valueOf(n)));
                }
            }
        }
        Period period = new Period(3, 2, 1, seen);
        refused("n = -1", () -> period.representative(BigInteger.ONE.negate()));
        refused("n = -1", () -> period.lift(BigInteger.ONE.negate()));
        refused("preperiod = -1", () -> new Period(-1, 2, 1, seen));
        refused("period = 0", () -> new Period(0, 0, 1, seen));
        Evidence.Certificate certificate = new HeapRepetition(Octal.of(".3"), 0, 2, 1, 1);
        refused("reason", () -> new Evidence.Proved(" ", certificate));
        assertTrue(new Evidence.Proved("a theorem", certificate).isProved() && !seen.isProved() && !period.isProved());
        assertTrue(new Period(3, 2, 1, new Evidence.Proved("a theorem", certificate)).isProved());
    }

    /**
     * What a proof of rows holds, against the table: every row, its period as a whole, the offsets that figures draw.
     */
    @Test
    void rowsAsAWhole() {
        for (BoardGame game : List.of(BoardGame.queen(), BoardGame.king(),
                BoardGame.tWythoff(2).terminal(Cells.triangle(1)))) {
            RowPeriods rows = RowPeriods.upTo(game, 5);
            assertEquals(List.of(game, 6), List.of(rows.game(), rows.rows()));
            assertEquals(6, rows.periods().size());
            Set<Long> remainders = new HashSet<>();
            long start = game.terminalCells().columns();
            for (int m = 0; m < 6; m++) {
                Period period = rows.periods().get(m);
                start = Math.max(start, period.preperiod());
                assertEquals(rows.period(m), period);
                assertEquals(period, RowPeriods.upTo(game, 5).period(m));
                remainders.add(rows.commonPeriod() % period.period());
                int slope = game.moves().rays().contains(Moves.step(0, 1)) ? 1 : 0;
                int columns = (int) (period.preperiod() + 2 * rows.commonPeriod());
                int[] row = game.grundy(6, Math.max(columns, 3)).row(m);
                for (int n = (int) period.preperiod(); n < columns; n++)
                    assertEquals(row[n] - slope * n, rows.offset(m, n));
                // all rows above have to repeat from there on
                Evidence.Proved proof = (Evidence.Proved) period.evidence();
                assertEquals(start, ((Repetition) proof.certificate()).start(), game + ", row " + m);
                assertTrue(
                        proof.reason()
                                .startsWith("columns " + start + " to " + (start + RowBounds.of(game, 5).window() - 1)
                                        + " of rows 0.." + m + " come again " + rows.commonPeriod() + " columns"),
                        proof.reason());
            }
            assertEquals(Set.of(0L), remainders);
            assertThrows(IndexOutOfBoundsException.class, () -> rows.value(6, 1));
            assertThrows(IndexOutOfBoundsException.class, () -> rows.period(-1));
        }
    }
}
