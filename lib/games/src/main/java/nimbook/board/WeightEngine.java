package nimbook.board;

import java.util.Arrays;
import nimbook.core.Grid;
import nimbook.core.Strips;
import nimbook.core.Work;

/**
 * Grundy values or outcomes of a table when some moves lead away from row 0 or column 0, as the knight's (2, −1): cells
 * are decided in the order of their weight p·row + q·column, and all cells that a cell of the table can lead to are
 * decided with it, in the triangle below the weight of the table's last cell. Mex by time stamps, O(options) a cell.
 */
final class WeightEngine {

    private final BoardGame game;
    private final Weights weights;
    private final int rows;
    private final int columns;
    private final long top;

    WeightEngine(BoardGame game, int rows, int columns) {
        this.game = game;
        this.weights = game.moves().weights();
        this.rows = rows;
        this.columns = columns;
        this.top = weights.row() * (rows - 1) + weights.column() * (columns - 1);
    }

    double bytes() {
        double height = (double) top / weights.row() + 1;
        double width = (double) top / weights.column() + 1;
        return 4 * (height * width / 2 + height) + 24 * height + Values.bytes(rows, columns, false, top);
    }

    boolean addressable() {
        return top / weights.row() < Integer.MAX_VALUE - 8 && top / weights.column() < Integer.MAX_VALUE - 8;
    }

    GrundyTable.Solved grundy() {
        int[][] all = decide(false);
        int max = 0;
        for (int a = 0; a < rows; a++) for (int b = 0; b < columns; b++) max = Math.max(max, all[a][b]);
        Values values = Values.of(rows, columns, false, max);
        for (int a = 0; a < rows; a++) {
            Work.poll();
            for (int b = 0; b < columns; b++) values.set(a, b, all[a][b]);
        }
        return new GrundyTable.Solved(values, max);
    }

    long[][] outcomes() {
        int[][] all = decide(true);
        long[][] previous = new long[rows][(columns + 63) / 64];
        for (int a = 0; a < rows; a++) {
            Work.poll();
            for (int b = 0; b < columns; b++) if (all[a][b] == 0) previous[a][b >> 6] |= 1L << b;
        }
        return previous;
    }

    /** Every cell of the triangle: Grundy values, or 0 for P and 1 for N. */
    private int[][] decide(boolean outcomes) {
        int[][] cells = new int[(int) (top / weights.row()) + 1][];
        for (int a = 0; a < cells.length; a++)
            cells[a] = new int[(int) ((top - a * weights.row()) / weights.column()) + 1];
        Work.run(new Lockstep(cells, outcomes));
        return cells;
    }

    /**
     * Cells of one weight do not lead to each other: a block is the line of a weight, and each strip has a part of its
     * rows.
     */
    private final class Lockstep implements Strips<Mex> {
        /**
         * Each line waits for all threads: two of them took 1.1 to 1.35 times as long as one (row 21 of the
         * benchmarks).
         */
        private static final int LEAST_THREADS = 4;

        private final int[][] cells;
        private final boolean outcomes;
        private final int parts;

        /** 1, but where there are more lines than ints. */
        private final long linesABlock = top / (1 << 30) + 1;

        Lockstep(int[][] cells, boolean outcomes) {
            this.cells = cells;
            this.outcomes = outcomes;
            this.parts =
                    linesABlock == 1 && Work.threads() >= LEAST_THREADS ? Math.min(Work.threads(), cells.length) : 1;
        }

        @Override
        public int count() {
            return parts;
        }

        @Override
        public int blocks() {
            return (int) (top / linesABlock + 1);
        }

        @Override
        public boolean inStep() {
            return true;
        }

        @Override
        public long cells() {
            return (long) cells.length * cells[0].length / 2;
        }

        @Override
        public Mex space() {
            return new Mex(cells);
        }

        @Override
        public void block(Mex mex, int part, int block) {
            for (long weight = block * linesABlock; weight <= Math.min(top, (block + 1) * linesABlock - 1); weight++)
                line(mex, part, weight);
        }

        private void line(Mex mex, int part, long weight) {
            Work.at(weight, top + 1, "lines");
            long count = weight / weights.row() + 1;
            for (int a = (int) (count * part / parts); a < count * (part + 1) / parts; a++) {
                long rest = weight - a * weights.row();
                if (rest % weights.column() != 0) continue;
                Work.poll();
                int b = (int) (rest / weights.column());
                cells[a][b] = outcomes ? outcome(cells, a, b) : value(mex, a, b);
            }
        }
    }

    private int outcome(int[][] cells, int a, int b) {
        if (game.forbiddenCells().contains(a, b)) return Grid.NONE;
        if (game.terminalCells().contains(a, b) || game.isStuck(a, b)) return game.isMisere() ? 1 : 0;
        return game.moves().visit(a, b, (r, c) -> cells[r][c] != 0) ? 0 : 1;
    }

    private int value(Mex mex, int a, int b) {
        if (game.forbiddenCells().contains(a, b)) return Grid.NONE;
        return game.terminalCells().contains(a, b) ? 0 : mex.of(game.moves(), a, b);
    }

    /** Mex by time stamps: a value was seen for this cell when its stamp is the cell's number. */
    private static final class Mex {
        private final int[][] cells;
        private long[] stamps = new long[64];
        private long stamp;

        Mex(int[][] cells) {
            this.cells = cells;
        }

        int of(Moves moves, int a, int b) {
            stamp++;
            moves.visit(a, b, (r, c) -> see(cells[r][c]));
            int least = 0;
            while (least < stamps.length && stamps[least] == stamp) least++;
            return least;
        }

        private boolean see(int value) {
            if (value < 0) return true;
            if (value >= stamps.length) stamps = Arrays.copyOf(stamps, 2 * value);
            stamps[value] = stamp;
            return true;
        }
    }
}
