package nimbook.terminal;

import static nimbook.core.Arguments.copy;
import static nimbook.core.Arguments.nonNull;
import static nimbook.core.Arguments.refuse;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import nimbook.board.BoardGame;
import nimbook.board.Cells;
import nimbook.board.OutcomeTable;
import nimbook.core.Outcome;
import nimbook.core.Position;
import nimbook.core.Work;

/**
 * All terminal sets within a square, sorted by what they do to the queen's game in misère play; so that a census
 * decides each class once.
 *
 * <p><b>Theorem.</b> In misère play a terminal cell is an N-position: the player who enters it loses. So it makes no
 * difference whether an N-position is terminal, and of a terminal set T only those cells count that would be
 * P-positions otherwise. Call them the <i>core</i> of T: the cells of T that no P-position attacks, found in the order
 * of row + column, with (0, 0) first. By induction on row + column two sets with the same core have the same
 * P-positions everywhere; and a set has the core C exactly when it is C with any of the cells that are N-positions for
 * C.
 *
 * <p>Within the 4 × 4 square 32 768 sets have 120 cores. A class is one way to decide, cell by cell, whether a cell
 * that no P-position attacks is a P-position or terminal; O(number of classes · side²) to list them, and for each the
 * work of {@link TerminalSetComparison}.
 *
 * @param side of the square
 * @param rows how many rows were looked at for each class
 * @param lines a line a class
 */
public record MisereClasses(int side, int rows, List<Line> lines) {

    /** 2⁴⁸ sets within a square of this side; one more would not fit a long. */
    public static final int MOST = 7;

    /**
     * A class.
     *
     * @param core its smallest member, with (0, 0)
     * @param sets how many members it has: 2 to the number of N-positions for the core within the square
     * @param agreement whether the common misère P-positions settle to Wythoff's
     */
    public record Line(Cells core, long sets, WythoffAgreement agreement) {}

    /**
     * The classes with one answer.
     *
     * @param threshold the misère P-positions are Wythoff's where row or column is at least this; null when they do not
     *     settle
     * @param classes how many classes
     * @param sets how many terminal sets
     * @param smallest the first of their cores with fewest cells, as {@link Cells#exactName} says it
     * @param evidence "proved", or how far it was observed
     */
    public record Share(Integer threshold, int classes, long sets, String smallest, String evidence) {}

    /** Keeps a copy of the lines. */
    public MisereClasses {
        lines = copy(lines, "lines");
    }

    /**
     * A class by itself.
     *
     * @param cells its core, with (0, 0)
     * @param sets how many members it has
     */
    public record Core(Cells cells, long sets) {}

    /**
     * The classes of a square without their answers, in the order of {@link #lines}.
     *
     * @throws IllegalArgumentException unless 1 ≤ side ≤ {@link #MOST}
     */
    public static List<Core> cores(int side) {
        checkSide(side);
        List<Core> found = new ArrayList<>();
        new Walk(side).from(1, 0, found);
        return found;
    }

    private static void checkSide(int side) {
        refuse(side < 1 || side > MOST, "side = ", side, ": squares of side 1 to ", MOST, " are allowed");
    }

    /**
     * All classes of a square, {@value TerminalSetComparison#ROWS} rows each.
     *
     * @throws IllegalArgumentException unless 1 ≤ side ≤ {@link #MOST}
     */
    public static MisereClasses of(int side) {
        return of(side, TerminalSetComparison.ROWS);
    }

    /**
     * The same with so many rows.
     *
     * @throws IllegalArgumentException unless 1 ≤ side ≤ {@link #MOST} and side ≤ rows ≤ 10⁷, rows ≥ 2
     */
    public static MisereClasses of(int side, int rows) {
        checkSide(side);
        refuse(rows < side, "rows = ", rows, ": at least the ", side, " rows of the square must be looked at");
        TerminalSetComparison comparison = TerminalSetComparison.ofRows(rows);
        List<Core> cores = cores(side);
        List<Line> lines = new ArrayList<>();
        for (Core core : cores) {
            Work.at(lines.size(), cores.size(), "classes");
            lines.add(new Line(core.cells, core.sets, comparison.compare(core.cells, PositionSet.MISERE_P)));
        }
        return new MisereClasses(side, rows, lines);
    }

    /**
     * The core of any terminal set: the cells of it, and (0, 0), that would be P-positions in misère play if they were
     * not terminal. O(size of the smallest square around the set) outcomes.
     */
    public static Cells core(Cells terminal) {
        OutcomeTable outcomes = BoardGame.queen().terminal(nonNull(terminal, "terminal")).misere()
                .outcomes(Math.max(1, terminal.rows()), Math.max(1, terminal.columns()));
        List<Position> core = new ArrayList<>(List.of(Position.of(0, 0)));
        for (Position p : terminal.list()) {
            Work.poll();
            if (p.row() + p.column() > 0 && !attacked(outcomes, p)) core.add(p);
        }
        return Cells.of(core);
    }

    private static boolean attacked(OutcomeTable outcomes, Position p) {
        for (int k = 1; k <= Math.max(p.row(), p.column()); k++) {
            int up = p.row() - k;
            int left = p.column() - k;
            if (up >= 0 && outcomes.outcome(up, p.column()) == Outcome.P) return true;
            if (left >= 0 && outcomes.outcome(p.row(), left) == Outcome.P) return true;
            if (up >= 0 && left >= 0 && outcomes.outcome(up, left) == Outcome.P) return true;
        }
        return false;
    }

    /** How many terminal sets there are within the square, (0, 0) in each: 2^(side² − 1). */
    public long sets() {
        return lines.stream().mapToLong(Line::sets).sum();
    }

    /** For how many of them the misère P-positions settle to Wythoff's. */
    public long settled() {
        return lines.stream().filter(line -> line.agreement.agrees()).mapToLong(Line::sets).sum();
    }

    /** The answers, thresholds ascending; last those that do not settle. */
    public List<Share> shares() {
        TreeMap<Integer, List<Line>> by = new TreeMap<>();
        for (Line line : lines) {
            by.computeIfAbsent(line.agreement.agrees() ? line.agreement.threshold() : Integer.MAX_VALUE,
                    t -> new ArrayList<>()).add(line);
        }
        List<Share> shares = new ArrayList<>();
        by.forEach((threshold, same) -> {
            Line smallest = same.get(0);
            long sets = 0;
            boolean proved = true;
            for (Line line : same) {
                if (line.core.size() < smallest.core.size()) smallest = line;
                sets += line.sets;
                proved &= line.agreement.proved();
            }
            shares.add(new Share(threshold == Integer.MAX_VALUE ? null : threshold, same.size(), sets,
                    smallest.core.exactName(), proved ? "proved" : "observed to row " + (rows - 1)));
        });
        return shares;
    }

    @Override
    public String toString() {
        long settle = lines.stream().filter(line -> line.agreement.agrees()).count();
        return sets() + " terminal sets with (0, 0) within the " + side + " × " + side + " square: " + lines.size()
                + " classes in misère play; P-positions settle to Wythoff's for " + settle + " classes, " + settled()
                + " sets";
    }

    /** Decides the cells of the square one by one, in an order in which every move leads back. */
    private static final class Walk {
        private final int side;
        private final List<Position> order = new ArrayList<>();
        private final List<Position> core = new ArrayList<>(List.of(Position.of(0, 0)));
        private final boolean[][] lost;

        Walk(int side) {
            this.side = side;
            lost = new boolean[side][side];
            for (int sum = 0; sum <= 2 * side - 2; sum++) {
                for (int row = Math.max(0, sum - side + 1); row <= Math.min(sum, side - 1); row++)
                    order.add(Position.of(row, sum - row));
            }
        }

        void from(int next, int free, List<Core> found) {
            int indifferent = free;
            int i = next;
            while (i < order.size() && attacked(order.get(i))) {
                indifferent++;
                i++;
            }
            if (i == order.size()) {
                if ((found.size() & 0xFF) == 0) Work.poll();
                found.add(new Core(Cells.of(core), 1L << indifferent));
                return;
            }
            Position p = order.get(i);
            lost[p.row()][p.column()] = true;
            from(i + 1, indifferent, found);
            lost[p.row()][p.column()] = false;
            core.add(p);
            from(i + 1, indifferent, found);
            core.remove(core.size() - 1);
        }

        private boolean attacked(Position p) {
            for (int k = 1; k < side; k++) {
                int up = p.row() - k;
                int left = p.column() - k;
                if (up >= 0 && lost[up][p.column()] || left >= 0 && lost[p.row()][left]
                        || up >= 0 && left >= 0 && lost[up][left])
                    return true;
            }
            return false;
        }
    }
}
