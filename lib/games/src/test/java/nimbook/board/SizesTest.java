package nimbook.board;

import static nimbook.style.Refusals.refused;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;
import nimbook.core.Position;
import nimbook.terminal.TerminalSetComparison;
import org.junit.jupiter.api.Test;

/** What a computation is said to take, held against what its thread allocates; and sizes on both sides of what fits. */
class SizesTest {

    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private static long allocated(Runnable work) {
        // the first round loads classes and links lambdas
        work.run();
        long before = THREADS.getCurrentThreadAllocatedBytes();
        work.run();
        return THREADS.getCurrentThreadAllocatedBytes() - before;
    }

    private static void takes(double said, String what, Runnable work) {
        long taken = allocated(work);
        // a few kilobytes in addition to the arrays: their objects, lists of cells
        assertTrue(0.95 * said <= taken && taken <= 1.03 * said + 4000,
                what + ": said " + said + " bytes, taken " + taken);
    }

    @Test
    void values() {
        for (long bound : new long[] {100, 254, 255, 65_534, 65_535}) {
            for (int[] size : new int[][] {{50, 1000}, {300, 300}, {300, 100}}) {
                for (boolean half : new boolean[] {false, true}) {
                    if (half && size[0] > size[1]) continue;
                    String what = size[0] + " × " + size[1] + " to " + bound + (half ? ", half" : "");
                    takes(Values.bytes(size[0], size[1], half, bound), what,
                            () -> Values.of(size[0], size[1], half, bound));
                    long cells = 0;
                    for (int a = 0; a < size[0]; a++) cells += half ? size[1] - a : size[1];
                    // 255 and 65 535 stand for no value
                    int bytes = bound < 255 ? 1 : bound < 65_535 ? 2 : 4;
                    assertEquals(bytes * cells + 24.0 * size[0], Values.bytes(size[0], size[1], half, bound), what);
                }
            }
        }
    }

    /** Games in which every line takes part, in one strip and in several, whole and half. */
    @Test
    void grundyTables() {
        BoardGame slanted = BoardGame.of(Moves.queen().and(Moves.rays(Moves.step(1, 2), Moves.step(3, 1))));
        BoardGame lopsided = BoardGame.queen().forbidden(Cells.of(Position.of(1, 3)));
        for (BoardGame game : List.of(BoardGame.queen(), lopsided, slanted)) {
            for (int[] size : new int[][] {{200, 200}, {140, 500}, {128, 500}, {40, 3000}, {129, 517}}) {
                GrundyEngine engine = new GrundyEngine(game, size[0], size[1]);
                takes(engine.bytes(), game + " " + size[0] + " × " + size[1],
                        () -> new GrundyEngine(game, size[0], size[1]).run());
            }
        }
    }

    /** The cells (a, b) with p·a + q·b at most that of the last one, 4 bytes each, and the table itself. */
    @Test
    void tablesByWeight() {
        for (Moves moves : List.of(Moves.knight(), Moves.rays(Moves.step(1, -3), Moves.step(0, 1)),
                Moves.rays(Moves.step(-3, 1), Moves.step(1, 0)))) {
            for (int[] size : new int[][] {{300, 300}, {100, 500}, {500, 100}, {400, 1}}) {
                Weights weights = moves.weights();
                long top = weights.row() * (size[0] - 1) + weights.column() * (size[1] - 1);
                double cells = 0;
                for (long a = 0; a * weights.row() <= top; a++)
                    cells += 24 + 4 * ((top - a * weights.row()) / weights.column() + 1);
                double least = cells + Values.bytes(size[0], size[1], false, top);
                double said = new WeightEngine(BoardGame.of(moves), size[0], size[1]).bytes();
                assertTrue(0.99 * least <= said && said <= 1.02 * least,
                        moves + " " + size[0] + " × " + size[1] + ": " + said + " of " + least);
            }
        }
    }

    @Test
    void outcomeTables() {
        BoardGame slanted = BoardGame.of(Moves.king().and(Moves.rays(Moves.step(3, 1))));
        for (BoardGame game : List.of(BoardGame.king(), slanted)) {
            for (int[] size : new int[][] {{5, 100_000}, {600, 600}, {3, 20_000}}) {
                takes(OutcomeEngine.bytes(game.moves(), size[0], size[1]), game + " " + size[0] + " × " + size[1],
                        () -> new OutcomeEngine(game, size[0], size[1]).run());
            }
        }
    }

    /** The columns and diagonals that the P-positions of the rows use, at 4 bytes each; and not many times as much. */
    @Test
    void pPositions() {
        for (int t : new int[] {1, 10, 60}) {
            BoardGame game = BoardGame.tWythoff(t);
            int rows = 3000;
            PPositions p = game.pPositions(rows);
            int last = 0;
            for (int row = 0; row < rows; row++) last = Math.max(last, p.column(row));
            double least = 4.0 * (rows + last + (rows + last - rows));
            double said = PPositions.bytes(game.moves(), rows);
            assertTrue(least <= said && said <= 3 * least, t + "-queen: " + said + " of at least " + least);
        }
    }

    /**
     * A bit a value and a bit a word of 64, and an odd number of cache lines of 64 bytes as soon as the line is long.
     */
    @Test
    void lines() {
        for (int bound = 0; bound < 20_000; bound += bound < 300 ? 1 : 61) {
            long words = bound / 64 + 1;
            long all = words + (words + 63) / 64;
            double bytes = UsedValueSets.bytes(1, bound);
            assertTrue(8 * all <= bytes && bytes < 8 * all + 128, "bound " + bound + ": " + bytes);
            assertEquals(7 * bytes, UsedValueSets.bytes(7, bound));
            if (bytes > 32) assertTrue(bytes % 64 == 0 && bytes / 64 % 2 == 1, "bound " + bound + ": " + bytes);
            else assertEquals(8 * all, bytes);
        }
    }

    @Test
    void eachWayRefusesWhatWouldNotFit() {
        int far = Integer.MAX_VALUE;
        String both = "rows × columns = " + far + " × " + far + ": the table of ";
        refused(both + "Grundy values of queen would take", () -> BoardGame.queen().grundy(far, far));
        refused(both + "Grundy values of knight would take", () -> BoardGame.knight().grundy(far, far));
        refused(both + "outcomes of knight would take", () -> BoardGame.knight().outcomes(far, far));
        refused(both + "outcomes of queen would take", () -> BoardGame.queen().outcomes(far, far));
        refused(both + "outcomes of king would take", () -> BoardGame.king().outcomes(far, far));
        refused("column " + (far - 1), () -> TerminalSetComparison.misere(Cells.of(Position.of(0, far - 1))));
    }
}
