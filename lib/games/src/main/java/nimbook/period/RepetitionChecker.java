package nimbook.period;

import static nimbook.core.Arguments.nonNull;
import static nimbook.core.Arguments.refuse;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import nimbook.board.BoardGame;
import nimbook.board.Cells;
import nimbook.board.Moves;
import nimbook.core.Position;
import nimbook.core.Work;

/**
 * Verifies a {@link Repetition} from the rules of the game alone. It shares no code with {@link RowPeriods}: its own
 * values (each row's used numbers in one ever growing set, every option in the rows above looked up one by one) and its
 * own bound of what decides the future. Slow and plain: O(columns · rows · options above a cell),
 * at most 2³⁷.
 */
public final class RepetitionChecker {

    /** Rows of the format. */
    private static final int MOST_ROWS = 4096;

    /** Options that are looked at: some minutes. */
    private static final double MOST_OPTIONS = 0x1p37;

    private final BoardGame game;
    private final int columns;
    private final int[][] values;

    private RepetitionChecker(BoardGame game, int rows, int columns) {
        this.game = game;
        this.columns = columns;
        values = new int[rows][columns];
        for (int m = 0; m < rows; m++) row(m);
    }

    /**
     * What is wrong with a certificate; empty when it proves what it says.
     *
     * @throws IllegalArgumentException when its columns are too many to be written out (rows × (start + commonPeriod +
     *     block) numbers of 4 bytes)
     * @throws nimbook.core.Work.Stopped when the thread is interrupted
     */
    public static List<String> faults(Repetition c) {
        List<String> faults = new ArrayList<>();
        if (nonNull(c, "c").row() < 0 || c.start() < 0 || c.commonPeriod() < 1 || c.preperiod() < 0 || c.period() < 1) {
            return List.of("a number is out of its range");
        }
        if (c.row() >= MOST_ROWS) return List.of("row " + c.row() + " is not below " + MOST_ROWS);
        if (c.game().isMisere()) return List.of("a misère game has no Grundy values");
        int slope = 0;
        for (Moves.Step ray : c.game().moves().rays()) {
            if (ray.down() < 0 || ray.left() < 0) return List.of("a ray leads away from an edge");
            if (ray.down() == 0 && ray.left() == 1) slope = 1;
        }
        for (Moves.Step ray : c.game().moves().rays())
            if (ray.down() == 0 && slope == 0) return List.of("a horizontal ray is not (0, 1)");
        for (Moves.Step step : c.game().moves().steps())
            if (step.down() < 0 || step.left() < 0) return List.of("a step leads away from an edge");
        // Before the block, which takes row² steps: a certificate of more rows than fit is refused at once.
        nimbook.core.Memory.require("row = " + c.row() + ": the check",
                4.0 * (c.row() + 1.0) * ((double) c.start() + c.commonPeriod() + c.period()));
        long block = block(c.game(), c.row(), slope);
        long columns = c.start() + c.commonPeriod() + block + c.period();
        if (columns > Integer.MAX_VALUE - 8) throw new IllegalArgumentException("start + commonPeriod = "
                + (c.start() + c.commonPeriod()) + ": too far to be written out");
        nimbook.core.Memory.require("rows × columns = " + (c.row() + 1) + " × " + columns + ": the check",
                4.0 * (c.row() + 1) * columns);
        double options = columns * options(c.game().moves(), c.row());
        refuse(options > MOST_OPTIONS, "row = ", c.row(), ", columns = ", columns, ": the check would look at ",
                (long) options, " options; ", (long) MOST_OPTIONS, " are allowed");
        if (c.start() < Math.max(c.game().terminalCells().columns(), c.game().forbiddenCells()
                .columns())) faults.add("the block begins among terminal or forbidden cells");
        if (c.commonPeriod() % c.period() != 0)
            faults.add("the period " + c.period() + " does not divide the common period " + c.commonPeriod());
        RepetitionChecker own = new RepetitionChecker(c.game(), c.row() + 1, (int) columns);
        for (int m = 0; m <= c.row(); m++) {
            for (long n = c.start(); n < c.start() + block; n++) {
                if (own.differs(m, n, c.commonPeriod(), slope)) {
                    return add(faults, "row " + m + " at column " + n + " is not repeated " + c.commonPeriod()
                        + " columns later");
                }
            }
        }
        for (long n = c.preperiod(); n < c.start() + c.commonPeriod(); n++) {
            if (own.differs(c.row(), n, c.period(), slope)) return add(faults, "the period " + c.period()
                    + " fails at column " + n);
        }
        if (c.preperiod() >= c.start() + c.commonPeriod())
            faults.add("the preperiod " + c.preperiod() + " lies beyond the repeated block");
        else if (c.preperiod() > 0 && !own.differs(c.row(), c.preperiod() - 1, c.period(), slope))
            faults.add("the preperiod " + c.preperiod() + " is not the least");
        witnesses(c, own, slope, columns, faults);
        return List.copyOf(faults);
    }

    private static void witnesses(Repetition c, RepetitionChecker own, int slope, long columns, List<String> faults) {
        int used = 0;
        long rest = c.period();
        for (long q = 2; rest > 1; q++) {
            if (q > rest / q) q = rest;
            if (rest % q != 0) continue;
            while (rest % q == 0) rest /= q;
            if (used == c.witnesses().size()) {
                faults.add("no witness against the period " + c.period() / q);
                return;
            }
            long n = c.witnesses().get(used++);
            boolean inside = n >= c.preperiod() && n < columns - c.period() / q;
            long first = c.preperiod();
            while (inside && first < n && !own.differs(c.row(), first, c.period() / q, slope)) first++;
            if (!inside || first < n || !own.differs(c.row(), n, c.period() / q, slope))
                faults.add("column " + n + " is not the first witness against the period " + c.period() / q);
        }
        if (used != c.witnesses().size()) faults.add("more witnesses than primes");
    }

    private static List<String> add(List<String> faults, String fault) {
        faults.add(fault);
        return List.copyOf(faults);
    }

    private boolean differs(int m, long n, long period, int slope) {
        return values[m][(int) (n + period)] - values[m][(int) n] != slope * period;
    }

    /**
     * Columns that decide the future: the spread of the values about their column, or the furthest option, whichever is
     * more.
     */
    private static long block(BoardGame game, int row, int slope) {
        int band = game.moves().diagonalWidth();
        long widest = 1;
        Map<Integer, Long> terminal = byRow(game.terminalCells());
        Map<Integer, Long> forbidden = byRow(game.forbiddenCells());
        for (int m = 0; m <= row; m++) {
            long above = 0;
            long seen = terminal.getOrDefault(m, 0L) + forbidden.getOrDefault(m, 0L);
            Work.poll();
            for (int up = 0; up < m; up++) {
                int distance = m - up;
                long reached = 0;
                for (Moves.Step s : game.moves().steps()) if (s.down() == distance) reached++;
                for (Moves.Step s : game.moves().rays()) if (s.down() > 0 && distance % s.down() == 0) reached++;
                for (int l = Math.max(1, distance - band + 1); l < distance + band; l++) reached++;
                above += reached;
                seen += reached * (1 + terminal.getOrDefault(up, 0L));
            }
            if (slope == 1) widest = Math.max(widest, seen + above);
            for (Moves.Step s : game.moves().rays())
                if (s.down() > 0) widest = Math.max(widest, (long) (m / s.down()) * s.left());
            for (Moves.Step s : game.moves().steps()) if (s.down() <= m) widest = Math.max(widest, s.left());
            if (band > 0) widest = Math.max(widest, m + band);
        }
        return widest;
    }

    /** The options above of a cell in each of the rows 0..row, and one for its row. */
    private static double options(Moves moves, int row) {
        double count = 0;
        for (int m = 0; m <= row; m++) {
            count += 1 + moves.steps().size() + Math.max(0, 2.0 * moves.diagonalWidth() - 1) * m;
            for (Moves.Step ray : moves.rays()) {
                int reached = ray.down() > 0 ? m / ray.down() : 0;
                count += reached;
            }
        }
        return count;
    }

    /** How many cells are in each row that has one. */
    private static Map<Integer, Long> byRow(Cells cells) {
        return cells.list().stream().collect(Collectors.groupingBy(Position::row, Collectors.counting()));
    }

    private void row(int m) {
        Moves moves = game.moves();
        boolean horizontal = moves.rays().contains(Moves.step(0, 1));
        BitSet row = new BitSet();
        BitSet seen = new BitSet();
        int least = 0;
        for (int n = 0; n < columns; n++) {
            Work.poll();
            if (game.forbiddenCells().contains(m, n)) {
                values[m][n] = -1;
                continue;
            }
            if (game.terminalCells().contains(m, n)) {
                row.set(0);
                continue;
            }
            seen.clear();
            for (Moves.Step s : moves.steps()) see(seen, m - s.down(), n - s.left());
            for (Moves.Step s : moves.rays()) {
                if (s.down() == 0) continue;
                for (int r = m - s.down(), c = n - s.left(); r >= 0 && c >= 0; r -= s.down(), c -= s.left())
                    see(seen, r, c);
            }
            for (int k = 1; k <= m; k++) {
                for (int l = Math.max(1, k - moves.diagonalWidth() + 1); l < k + moves.diagonalWidth(); l++)
                    see(seen, m - k, n - l);
            }
            int value = horizontal ? least : 0;
            while (seen.get(value) || horizontal && row.get(value)) value++;
            values[m][n] = value;
            if (horizontal) {
                row.set(value);
                least = row.nextClearBit(least);
            }
        }
    }

    private void see(BitSet seen, int r, int c) {
        if (r >= 0 && c >= 0 && values[r][c] >= 0) seen.set(values[r][c]);
    }
}
